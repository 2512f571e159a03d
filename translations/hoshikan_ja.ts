<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ComponentChoice</name>
    <message>
        <source>as shipped</source>
        <translation>付属のもの</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Back to the shipped ones</source>
        <translation>付属のものに戻す</translation>
    </message>
    <message>
        <source>Component sets</source>
        <translation>コンポーネントのファイル</translation>
    </message>
    <message>
        <source>Choose a component set</source>
        <translation>コンポーネントのファイルを選ぶ</translation>
    </message>
</context>
<context>
    <name>ConquestarProblems</name>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>That is not a choice of this game.</source>
        <translation>このゲームにはない選択です。</translation>
    </message>
    <message>
        <source>There is no star left at {star}.</source>
        <translation>{star}に星はもうありません。</translation>
    </message>
    <message>
        <source>{star} needs {cards}, which is not in your hand now.</source>
        <translation>{star}に行くには{cards}のカードが要りますが、今は手札にありません。</translation>
    </message>
    <message>
        <source>{star} already holds as many coins as it is worth ({coins} on a {value}): no trade, only invasion.</source>
        <translation>{star}にはすでに得点以上のコインがあります（{value}点の星に{coins}枚）。交易はできず、侵略だけができます。</translation>
    </message>
    <message>
        <source>“{name}” is no name for a star, or appears twice.</source>
        <translation>「{name}」は星の名前にできないか、二度使われています。</translation>
    </message>
    <message>
        <source>“{card}” is no destination card, or appears twice.</source>
        <translation>「{card}」は行き先カードではないか、二度使われています。</translation>
    </message>
    <message>
        <source>Hand and table together must hold exactly these cards: {cards}.</source>
        <translation>手札と手元のカードは、合わせてちょうど次のとおりでなければなりません：{cards}。</translation>
    </message>
    <message>
        <source>Coins lie where no star is.</source>
        <translation>星のない場所にコインが置かれています。</translation>
    </message>
    <message>
        <source>At least one star must lie on the field.</source>
        <translation>場に少なくとも1枚の星が必要です。</translation>
    </message>
    <message>
        <source>This hand leads to no star; its cards must lie on the table ({rule}).</source>
        <translation>この手札ではどの星にも行けません。手元に並べてください（{rule}）。</translation>
    </message>
    <message>
        <source>A hand this small must lie on the table ({rule}).</source>
        <translation>この枚数の手札は手元に並べる決まりです（{rule}）。</translation>
    </message>
    <message>
        <source>At least one player must hold destination cards ({rule}).</source>
        <translation>少なくとも1人は行き先カードを手札に持つ必要があります（{rule}）。</translation>
    </message>
    <message>
        <source>More stars were won than are missing from the field.</source>
        <translation>獲得された星が、場から減った星より多くなっています。</translation>
    </message>
    <message>
        <source>There must be one entry per player: {players}, not {given}.</source>
        <translation>プレイヤー1人につき1項目が必要です（{players}項目。{given}項目あります）。</translation>
    </message>
    <message>
        <source>row {line}</source>
        <translation>連合{line}</translation>
    </message>
    <message>
        <source>column {line}</source>
        <translation>同盟{line}</translation>
    </message>
</context>
<context>
    <name>ConquestarReasons</name>
    <message>
        <source>Look along row {row}.</source>
        <translation>連合{row}（横の列）に注目しましょう。</translation>
    </message>
    <message>
        <source>Look along column {column}.</source>
        <translation>同盟{column}（縦の列）に注目しましょう。</translation>
    </message>
    <message>
        <source>Only one star is left: what does it decide?</source>
        <translation>星は残り1枚。これで何が決まるでしょう？</translation>
    </message>
    <message>
        <source>earns {coin_count}</source>
        <translation>コイン{coin_count}を得る</translation>
    </message>
    <message>
        <source>{star} then holds {coin_count} for whoever takes it</source>
        <translation>{star}のコインが{coin_count}になり、取る人のものになる</translation>
    </message>
    <message>
        <source>{star} is full then: {rival_count} can no longer trade there</source>
        <translation>{star}が限界に達し、{rival_count}はもう交易できない</translation>
    </message>
    <message>
        <source>takes {star}, worth {point_count}</source>
        <translation>{star}（{point_count}）を獲得</translation>
    </message>
    <message>
        <source>{coin_count} on {star} come with it</source>
        <translation>{star}の上のコイン{coin_count}も手に入る</translation>
    </message>
    <message>
        <source>nobody who could also come to {star} is as rich</source>
        <translation>{star}に来られる人のうち、こちらが一番裕福</translation>
    </message>
    <message>
        <source>{rival_name} could pay for {star} now</source>
        <translation>{rival_name}も今なら{star}のコストを払える</translation>
    </message>
    <message>
        <source>{star_count} around {star} become one coin cheaper, for everybody</source>
        <translation>{star}のまわりの{star_count}が、誰にとっても1コイン安くなる</translation>
    </message>
    <message>
        <source>costs {coin_count} for the allies of {star}</source>
        <translation>{star}の仲間の分、コイン{coin_count}がかかる</translation>
    </message>
    <message>
        <source>{star} costs {cost}, and {coin_count} are not enough</source>
        <translation>{star}のコストは{cost}。所持コイン{coin_count}では足りない</translation>
    </message>
    <message>
        <source>too dear if {visitor_count} more come to {star}</source>
        <translation>{star}にあと{visitor_count}来ると払えない</translation>
    </message>
    <message>
        <source>{rival_count} with up to {coin_count} may come to {star} and shut you out</source>
        <translation>コイン最大{coin_count}の{rival_count}が{star}に来て、締め出されるかもしれない</translation>
    </message>
    <message>
        <source>{rival_count} just as rich may come to {star}: then nobody gets it</source>
        <translation>同じだけ裕福な{rival_count}が{star}に来ると、誰も取れない</translation>
    </message>
    <message>
        <source>nobody else can pay for {star} yet, and it gets cheaper</source>
        <translation>{star}を払える人はまだおらず、これから安くなる</translation>
    </message>
    <message>
        <source>{star}, worth {point_count}, is out of reach until the cards return</source>
        <translation>カードが戻るまで{star}（{point_count}）に行けない</translation>
    </message>
    <message>
        <source>the rest of the hand is laid down while {rival_count} can play on</source>
        <translation>残りの手札を並べることになり、その間も{rival_count}は続けられる</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>ゲームが終わる</translation>
    </message>
    <message>
        <source>prevents the end by standstill</source>
        <translation>膠着による終了を防ぐ</translation>
    </message>
    <message>
        <source>level on points: coins decide, {coins} against {rival_coins}</source>
        <translation>同点：コインの数で決まる（{coins}対{rival_coins}）</translation>
    </message>
    <message>
        <source>the rest of the hand still leads to {star_count}</source>
        <translation>残りの手札でまだ{star_count}に行ける</translation>
    </message>
    <message>
        <source>the game may end by standstill</source>
        <translation>膠着で終わるかもしれない</translation>
    </message>
    <message numerus="yes">
        <source>{phrase}, %n point(s) ahead</source>
        <translation>
            <numerusform>{phrase}（%n点リード）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{phrase}, %n point(s) behind</source>
        <translation>
            <numerusform>{phrase}（%n点差で負けている）</numerusform>
        </translation>
    </message>
    <message>
        <source>{phrase}, level on points</source>
        <translation>{phrase}（同点）</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>星%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestarScene</name>
    <message>
        <source>Has chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>Has not chosen yet</source>
        <translation>まだ選んでいない</translation>
    </message>
    <message>
        <source>{line}, card in hand</source>
        <translation>{line}、手札</translation>
    </message>
    <message>
        <source>{line}, card on the table</source>
        <translation>{line}、手元に公開済み</translation>
    </message>
</context>
<context>
    <name>ConquestarText</name>
    <message>
        <source>Conquestar</source>
        <comment>title of the game</comment>
        <translation>コンクエスター</translation>
    </message>
    <message>
        <source>Trade with the stars to make them rich. Then take them.</source>
        <translation>交易で星を育て、頃合いを見て手に入れる。</translation>
    </message>
    <message>
        <source>Visitors raise the cost</source>
        <translation>居合わせた人数の加算</translation>
    </message>
    <message>
        <source>Which other players at a star make its invasion dearer.</source>
        <translation>同じ星を選んだほかの人のうち、誰の分だけ侵略コストが上がるか。</translation>
    </message>
    <message>
        <source>everybody there</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>invaders only</source>
        <translation>侵略する人だけ</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>word on a card</comment>
        <translation>交易</translation>
    </message>
    <message>
        <source>Invade</source>
        <comment>word on a card</comment>
        <translation>侵略</translation>
    </message>
    <message>
        <source>Supply</source>
        <comment>the coins that belong to nobody</comment>
        <translation>レジスター</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language: en or ja</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>{name} ({place})</source>
        <comment>a star, such as Vega (C3)</comment>
        <translation>{name}（{place}）</translation>
    </message>
    <message>
        <source>{place}: no star</source>
        <translation>{place}：星なし</translation>
    </message>
    <message>
        <source>{star}: {points}, {coins} on it</source>
        <translation>{star} {points}・コイン{coins}</translation>
    </message>
    <message>
        <source>{star}: {points}</source>
        <translation>{star} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade at {star}</source>
        <translation>交易：{star}</translation>
    </message>
    <message>
        <source>Invade {star}</source>
        <translation>侵略：{star}</translation>
    </message>
    <message>
        <source>{name}: waiting for the others</source>
        <translation>{name}：ほかのプレイヤーを待っています</translation>
    </message>
    <message>
        <source>{name}: choose a star, then trade or invade</source>
        <translation>{name}：星を選び、交易か侵略を決めてください</translation>
    </message>
    <message>
        <source>{name}: invade {star}</source>
        <translation>{name}：{star}を侵略</translation>
    </message>
    <message>
        <source>{name}: trade at {star}</source>
        <translation>{name}：{star}で交易</translation>
    </message>
    <message>
        <source>{name} has no destination cards in hand and sits this round out</source>
        <translation>{name}は行き先カードが手札にないため、このラウンドは休み</translation>
    </message>
    <message>
        <source>{name} lays the rest of the hand down: {cards}</source>
        <translation>{name}は残りの手札を手元に並べる：{cards}</translation>
    </message>
    <message>
        <source>{star} now holds {coins}</source>
        <translation>{star}の上のコインは{coins}になった</translation>
    </message>
    <message>
        <source>{name} receives {coins} at {star}</source>
        <translation>{name}は{star}でコイン{coins}を受け取る</translation>
    </message>
    <message>
        <source>{name} pays {coins} for {star}: {allies} for its allies, {visitors} for others there</source>
        <translation>{name}は{star}に{coins}支払う（仲間の星{allies}+居合わせた人{visitors}）</translation>
    </message>
    <message>
        <source>{name} takes {star}: {points}</source>
        <translation>{name}が{star}を獲得：{points}</translation>
    </message>
    <message>
        <source>{name} takes {star}: {points}, and {coins} with it</source>
        <translation>{name}が{star}を獲得：{points}とコイン{coins}</translation>
    </message>
    <message>
        <source>{names} are equally rich with {coins}: nobody invades {star}</source>
        <translation>{names}の所持コインはともに{coins}。{star}は誰も侵略できない</translation>
    </message>
    <message>
        <source>{name} steps back at {star}: {richest} is richer</source>
        <translation>{name}は{star}から手を引く（{richest}のほうが裕福）</translation>
    </message>
    <message>
        <source>{name} cannot pay {cost} for {star} with {coins}</source>
        <translation>{name}の所持コインは{coins}。{star}のコスト{cost}を払えない</translation>
    </message>
    <message>
        <source>No stars are left in {line}: its cards leave the game</source>
        <translation>{line}の星がなくなり、その行き先カードはゲームから除かれる</translation>
    </message>
    <message>
        <source>Everybody takes the destination cards back</source>
        <translation>全員が行き先カードを回収</translation>
    </message>
    <message>
        <source>The last star is taken</source>
        <translation>最後の星が獲得された</translation>
    </message>
    <message>
        <source>Standstill: two cycles without a trade or a conquest end the game</source>
        <translation>膠着：交易も獲得もない手札のめぐりが二度続いたため、ゲーム終了</translation>
    </message>
    <message>
        <source>a star won before this position</source>
        <translation>この局面より前に獲得した星</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>勝利を分け合う：{names}</translation>
    </message>
    <message>
        <source>Standstill. {names} wins</source>
        <translation>膠着により終了。{names}の勝ち</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names}の勝ち</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Rule book of {game}</source>
        <translation>{game}のルールブック</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>レッスン {done}/{all} 修了</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <translation>修了</translation>
    </message>
    <message>
        <source>Start the first lesson</source>
        <translation>最初のレッスンを始める</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>続きを学ぶ</translation>
    </message>
    <message>
        <source>Once more from the start</source>
        <translation>最初からもう一度</translation>
    </message>
</context>
<context>
    <name>CourseGraph</name>
    <message>
        <source>After move {ply}</source>
        <translation>{ply}手目のあと</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>What the others have chosen stays secret.</source>
        <translation>ほかの人の選択は伏せられたままです。</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>{name}です</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>New deal</source>
        <translation>新しい配置で</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配置でもう一度</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>盤面を見る</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} or {most} players</source>
        <translation>{least}人または{most}人</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}〜{most}人</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}を遊ぶ</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game}を学ぶ</translation>
    </message>
</context>
<context>
    <name>HintsPanel</name>
    <message>
        <source>All choices, best first</source>
        <translation>すべての選択肢（良い順）</translation>
    </message>
    <message>
        <source>All choices, best first. Choose one to ask: why not this?</source>
        <translation>すべての選択肢（良い順）。選ぶと「なぜこれではないのか」を聞けます。</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>これを打つ</translation>
    </message>
    <message>
        <source>The place glows on the table.</source>
        <translation>盤面でその場所が光っています。</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>ヒントをもらう</translation>
    </message>
    <message>
        <source>Show me where</source>
        <translation>場所を見る</translation>
    </message>
    <message>
        <source>Show me the move</source>
        <translation>手を見る</translation>
    </message>
    <message>
        <source>Looking ahead…</source>
        <translation>先を読んでいます…</translation>
    </message>
    <message>
        <source>Hints are for your own decisions: wait for your turn.</source>
        <translation>ヒントは自分の番に使えます。手番をお待ちください。</translation>
    </message>
    <message>
        <source>A hint comes in three steps: a nudge, the place, the move with its reasons.</source>
        <translation>ヒントは三段階：きっかけ、場所、そして手とその理由。</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Hoshikan</source>
        <translation>星冠</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Learn by playing, one thing at a time.</source>
        <translation>遊びながら、ひとつずつ覚えます。</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Every rule with pictures, to read and to search.</source>
        <translation>すべてのルールを図入りで。検索もできます。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Finished games, replays and statistics.</source>
        <translation>終わったゲーム、振り返り、成績。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>Done: {lesson}</source>
        <translation>修了：{lesson}</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>次へ：{lesson}</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>ゲームで遊ぶ</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Novice</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Knows the rules and not much more.</source>
        <translation>ルールを知っている程度。</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Plays sensibly and slips now and then.</source>
        <translation>手堅く打つが、ときどき見落とす。</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Thinks ahead and seldom errs.</source>
        <translation>先を読み、めったに間違えない。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Takes its time and gives nothing away.</source>
        <translation>じっくり考え、隙を見せない。</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>View</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>{path} に保存しました。</translation>
    </message>
    <message>
        <source>Finish a game, and this page begins to count.</source>
        <translation>ゲームを終えると、ここに成績が記録されます。</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is kept here by itself, move by move.</source>
        <translation>まだゲームがありません。遊んだゲームは一手ずつ自動で保存されます。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>ゲームを削除しました。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Hoshikan games</source>
        <translation>星冠の棋譜</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the game</source>
        <translation>ゲームの記録</translation>
    </message>
    <message>
        <source>What happens in the game is told here.</source>
        <translation>ゲームで起きたことがここに並びます。</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Played</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>{points} – won by {winners}</source>
        <translation>{points} ― {winners}の勝ち</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A file of the application is missing: {path}. Please install Hoshikan again.</source>
        <translation>アプリのファイルが見つかりません：{path}。星冠をインストールし直してください。</translation>
    </message>
    <message>
        <source>Something unexpected happened: {detail}</source>
        <translation>予期しない問題が起きました：{detail}</translation>
    </message>
    <message>
        <source>Line {line}: </source>
        <translation>{line}行目：</translation>
    </message>
    <message>
        <source>{place}: </source>
        <comment>key in set-up data</comment>
        <translation>{place}：</translation>
    </message>
    <message>
        <source>This is not a Hoshikan match record. Choose a file that ends in .hoshikan.</source>
        <translation>星冠の棋譜ファイルではありません。拡張子が .hoshikan のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is not a Hoshikan match record: it is not a text file.</source>
        <translation>星冠の棋譜ファイルではありません（テキストファイルではありません）。</translation>
    </message>
    <message>
        <source>This is not a file. Choose a file that ends in .hoshikan.</source>
        <translation>これはファイルではありません。拡張子が .hoshikan のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file is far too large for a match record ({bytes} bytes).</source>
        <translation>棋譜にしてはファイルが大きすぎます（{bytes}バイト）。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote this record. Update Hoshikan to open it.</source>
        <translation>より新しい星冠で書かれた棋譜です。星冠を更新すると開けます。</translation>
    </message>
    <message>
        <source>The record follows version {rules} of the game's rules; this Hoshikan plays version {known}.</source>
        <translation>この棋譜はルール第{rules}版のものです。この星冠は第{known}版で遊びます。</translation>
    </message>
    <message>
        <source>The entry “{tag}” cannot be read: {detail}.</source>
        <translation>項目「{tag}」を読めません：{detail}。</translation>
    </message>
    <message>
        <source>The entry “{tag}” appears twice. Remove one.</source>
        <translation>項目「{tag}」が二つあります。一つを消してください。</translation>
    </message>
    <message>
        <source>The entry “{tag}” is missing.</source>
        <translation>項目「{tag}」がありません。</translation>
    </message>
    <message>
        <source>A seat is either “human” or “bot”, not “{kind}”.</source>
        <translation>席は human か bot のどちらかです（「{kind}」は使えません）。</translation>
    </message>
    <message>
        <source>This Hoshikan does not know the game “{game}”. A newer version may.</source>
        <translation>この星冠にはゲーム「{game}」がありません。新しい版にはあるかもしれません。</translation>
    </message>
    <message>
        <source>The options contradict the set-up.</source>
        <translation>選択ルールと準備データが食い違っています。</translation>
    </message>
    <message>
        <source>There are {seats} seats, but the set-up is for {players} players.</source>
        <translation>席は{seats}つですが、準備データは{players}人用です。</translation>
    </message>
    <message>
        <source>“{action}” comes after the end of the game.</source>
        <translation>「{action}」はゲーム終了後の行動です。</translation>
    </message>
    <message>
        <source>Some moves of this game are missing in the library. The rest was kept.</source>
        <translation>ライブラリのこのゲームには抜けている手があります。残りは保存されています。</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {players}.</source>
        <translation>このゲームは{least}〜{most}人用です（{players}人では遊べません）。</translation>
    </message>
    <message>
        <source>The option has no value “{value}”.</source>
        <translation>この選択ルールに「{value}」という値はありません。</translation>
    </message>
    <message>
        <source>The game has no option “{option}”.</source>
        <translation>このゲームに「{option}」という選択ルールはありません。</translation>
    </message>
    <message>
        <source>This value does not fit: {detail}.</source>
        <translation>値が合いません：{detail}。</translation>
    </message>
    <message>
        <source>The component file cannot be read: {detail}.</source>
        <translation>用具ファイルを読めません：{detail}。</translation>
    </message>
    <message>
        <source>A value in the component file does not fit: {detail}.</source>
        <translation>用具ファイルの値が合いません：{detail}。</translation>
    </message>
    <message>
        <source>The id “{id}” is empty or appears twice.</source>
        <translation>ID「{id}」が空か、二度使われています。</translation>
    </message>
    <message>
        <source>The library file {path} is damaged. It was kept as {aside}; matches saved from it: {salvaged}.</source>
        <translation>ライブラリのファイル {path} が壊れています。{aside} として残しました。救い出せた対戦：{salvaged}。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote the library {path}. It was left untouched; games are kept in {aside} meanwhile.</source>
        <translation>ライブラリ {path} はより新しい星冠のものです。手を加えずに残し、当面は {aside} に保存します。</translation>
    </message>
    <message>
        <source>{path} cannot be written. Check its permissions; the game goes on in memory.</source>
        <translation>{path} に書き込めません。アクセス権を確かめてください。ゲームはこのまま続けられます。</translation>
    </message>
    <message>
        <source>The disk is full: {path}. Free some space; the game goes on in memory.</source>
        <translation>ディスクがいっぱいです：{path}。空きを作ってください。ゲームはこのまま続けられます。</translation>
    </message>
    <message>
        <source>Another program is using {path}. Close it; the game goes on in memory.</source>
        <translation>ほかのプログラムが {path} を使っています。閉じてください。ゲームはこのまま続けられます。</translation>
    </message>
    <message>
        <source>{path} could not be read or written: {detail}.</source>
        <translation>{path} を読み書きできませんでした：{detail}。</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>このゲームはもうライブラリにありません。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>ファイル {path} がありません。</translation>
    </message>
    <message>
        <source>“{text}” is no action of this game.</source>
        <translation>「{text}」はこのゲームの行動ではありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Type words or a move</source>
        <translation>ことばか手を入力</translation>
    </message>
    <message>
        <source>Search or type a move</source>
        <translation>手を探す・入力する</translation>
    </message>
    <message>
        <source>Moves you can make</source>
        <translation>できる手</translation>
    </message>
    <message>
        <source>No move to choose right now.</source>
        <translation>今選ぶ手はありません。</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>これを打つ</translation>
    </message>
    <message>
        <source>Why not this?</source>
        <translation>なぜこれではないの？</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>配置番号</translation>
    </message>
    <message>
        <source>The same number deals the same game again.</source>
        <translation>同じ番号なら、同じ配置でもう一度遊べます。</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>変える</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>別の配置</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>If you own the game, play with its real numbers from a file of your own.</source>
        <translation>実物をお持ちなら、自分のファイルにある本物の数値で遊べます。</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>ゲーム開始</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>One move back</source>
        <translation>一手前へ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>一手先へ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>ProgressDots</name>
    <message>
        <source>Step {index} of {count}</source>
        <translation>{count}段階中の{index}</translation>
    </message>
</context>
<context>
    <name>RankingModel</name>
    <message>
        <source>{move}: {percent} %</source>
        <translation>{move}：{percent}%</translation>
    </message>
    <message>
        <source>{move} – about {points} points at the end</source>
        <translation>{move} ― 最終得点は約{points}点</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Expected: {percent} % to win, about {points} points at the end.</source>
        <translation>見込み：勝率{percent}%、最終得点は約{points}点。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Just as good: {moves}</source>
        <translation>同じくらい良い手：{moves}</translation>
    </message>
    <message>
        <source>This is the best choice the search has found.</source>
        <translation>これが先読みで見つかった最善手です。</translation>
    </message>
    <message>
        <source>As good as the best: the search cannot tell them apart.</source>
        <translation>最善手と同じくらい良い手です（先読みでは差がつきません）。</translation>
    </message>
    <message>
        <source>Compared with the best: {percent} % less to win, {points} points at the end.</source>
        <translation>最善手と比べて：勝率が{percent}%低く、最終得点は{points}点。</translation>
    </message>
    <message>
        <source>The best: {move}</source>
        <translation>最善手：{move}</translation>
    </message>
    <message>
        <source>this one: {reason}</source>
        <translation>この手：{reason}</translation>
    </message>
    <message>
        <source>the best: {reason}</source>
        <translation>最善手：{reason}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>What would the bot play?</source>
        <translation>ボットならどう打つ？</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>ここから続ける</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>振り返り：{game}</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name}の番</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度たずねる</translation>
    </message>
    <message>
        <source>The bots do not answer.</source>
        <translation>ボットの返事がありません。</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Key moments</source>
        <translation>勝負どころ</translation>
    </message>
    <message>
        <source>What the bot thinks of each choice</source>
        <translation>それぞれの手に対するボットの評価</translation>
    </message>
    <message>
        <source>Move {ply}: {name} {change} %</source>
        <translation>{ply}手目：{name} {change}%</translation>
    </message>
    <message>
        <source>Ask what the bot would play here.</source>
        <translation>この局面でボットならどう打つか、聞いてみましょう。</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>実際の手：{move}</translation>
    </message>
</context>
<context>
    <name>ResumeRow</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookReader</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>ルールブックを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}のルール</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Text of the rule</source>
        <translation>ルールの本文</translation>
    </message>
    <message>
        <source>Open the rule book</source>
        <translation>ルールブックを開く</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>This is how it looks</source>
        <translation>見え方の例</translation>
    </message>
    <message>
        <source>Whose turn it is, what is expected, and why.</source>
        <translation>誰の手番か、何をするのか、そしてその理由。</translation>
    </message>
    <message>
        <source>The colours and shapes of six players</source>
        <translation>六人分の色と形</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message numerus="yes">
        <source>= %n point(s)</source>
        <translation>
            <numerusform>= %n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>No points yet.</source>
        <translation>まだ得点はありません。</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player {place}</source>
        <translation>プレイヤー{place}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Name of player {place}</source>
        <translation>プレイヤー{place}の名前</translation>
    </message>
    <message>
        <source>Level of player {place}</source>
        <translation>プレイヤー{place}の強さ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Remove player {place}</source>
        <translation>プレイヤー{place}を外す</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを加える</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Bot {place}</source>
        <translation>ボット{place}</translation>
    </message>
    <message>
        <source>Player {place}</source>
        <translation>プレイヤー{place}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>見た目と言語</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>プレイ中の手助け</translation>
    </message>
    <message>
        <source>All settings to their defaults</source>
        <translation>すべての設定を初期値に戻す</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Player colours</source>
        <translation>プレイヤーの色</translation>
    </message>
    <message>
        <source>Players also differ by shape, in every palette.</source>
        <translation>どの配色でも、形でも見分けられます。</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>How fast pieces move.</source>
        <translation>コマの動く速さ。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Used for new games.</source>
        <translation>新しいゲームで使われます。</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>手の確認</translation>
    </message>
    <message>
        <source>Ask before a move is carried out.</source>
        <translation>実行する前に確認します。</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>手の一覧</translation>
    </message>
    <message>
        <source>Show every legal move in words beside the table.</source>
        <translation>できる手をすべて、ことばで盤の横に並べます。</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>置ける場所を示す</translation>
    </message>
    <message>
        <source>Legal places glow.</source>
        <translation>置ける場所が光ります。</translation>
    </message>
    <message>
        <source>Show costs and gains</source>
        <translation>コストと得を示す</translation>
    </message>
    <message>
        <source>Numbers appear beside the legal places.</source>
        <translation>置ける場所に数字が出ます。</translation>
    </message>
    <message>
        <source>Say why a move is not allowed</source>
        <translation>できない理由を説明する</translation>
    </message>
    <message>
        <source>With the rule that forbids it.</source>
        <translation>根拠のルールも示します。</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>ヒントを使う</translation>
    </message>
    <message>
        <source>Up to three steps, from a nudge to the move.</source>
        <translation>きっかけから答えまで、最大三段階。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Red–green</source>
        <translation>赤緑対応</translation>
    </message>
    <message>
        <source>Blue–yellow</source>
        <translation>青黄対応</translation>
    </message>
    <message>
        <source>By brightness</source>
        <translation>明るさで区別</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手の一覧</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>勝負どころ</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
</context>
<context>
    <name>SpeechPanel</name>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>並べ直す</translation>
    </message>
</context>
<context>
    <name>StartupMessages</name>
    <message>
        <source>The file {file} is missing, so some texts are in English. Please install Hoshikan again.</source>
        <translation>ファイル {file} がないため、一部が英語で表示されます。星冠をインストールし直してください。</translation>
    </message>
    <message>
        <source>The settings file was damaged, so the defaults are in use. It was kept as {kept}.</source>
        <translation>設定ファイルが壊れていたため、初期値を使っています。元のファイルは {kept} に残しました。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote the settings. What is known here is used; they were kept as {kept}.</source>
        <translation>設定はより新しい星冠のものです。わかる項目だけを使い、元のファイルは {kept} に残しました。</translation>
    </message>
    <message>
        <source>These settings could not be read: {keys}. The file was kept as {kept}.</source>
        <translation>次の設定を読めませんでした：{keys}。ファイルは {kept} に残しました。</translation>
    </message>
    <message>
        <source>Settings cannot be stored in {kept}. Please check that it can be written.</source>
        <translation>設定を {kept} に保存できません。書き込めるか確かめてください。</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>{wins} ({percent} %)</source>
        <translation>{wins}（{percent}%）</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>人のみ</translation>
    </message>
    <message>
        <source>bots of several levels</source>
        <translation>いろいろな強さのボット</translation>
    </message>
</context>
<context>
    <name>SterreLabels</name>
    <message>
        <source>province {number}, top half</source>
        <translation>第{number}州の上半分</translation>
    </message>
    <message>
        <source>province {number}, bottom half</source>
        <translation>第{number}州の下半分</translation>
    </message>
    <message>
        <source>province {number}, left half</source>
        <translation>第{number}州の左半分</translation>
    </message>
    <message>
        <source>province {number}, right half</source>
        <translation>第{number}州の右半分</translation>
    </message>
    <message>
        <source>map row {number}</source>
        <translation>地図の{number}行目</translation>
    </message>
    <message>
        <source>map column {number}</source>
        <translation>地図の{number}列目</translation>
    </message>
    <message>
        <source>map diagonal ↘</source>
        <translation>地図の対角線↘</translation>
    </message>
    <message>
        <source>map diagonal ↙</source>
        <translation>地図の対角線↙</translation>
    </message>
    <message>
        <source>map line {line}</source>
        <translation>地図のビンゴ「{line}」</translation>
    </message>
    <message>
        <source>card diagonal ↘</source>
        <translation>カードの対角線↘</translation>
    </message>
    <message>
        <source>card diagonal ↙</source>
        <translation>カードの対角線↙</translation>
    </message>
    <message>
        <source>card column {letter}</source>
        <translation>カードの{letter}列</translation>
    </message>
    <message>
        <source>card row {number}</source>
        <translation>カードの{number}行目</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>王冠%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>カラー駒%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>数字%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Map {number}: recorded by {name}</source>
        <translation>地図 {number}：{name}が記録</translation>
    </message>
    <message>
        <source>Map {number}: declared, not recorded yet</source>
        <translation>地図 {number}：宣言済、まだ記録していない</translation>
    </message>
    <message>
        <source>Map {number}: empty</source>
        <translation>地図 {number}：空き</translation>
    </message>
    <message>
        <source>Crown cell {column},{row} with its crown</source>
        <translation>王冠マス（{column}、{row}）：王冠あり</translation>
    </message>
    <message>
        <source>Crown cell {column},{row}, free</source>
        <translation>王冠マス（{column}、{row}）：フリー</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <translation>{name} {count}個</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) missing</source>
        <translation>
            <numerusform>あと%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Record of {line}: {state}; {who}</source>
        <translation>{line}の記録：{state}（{who}）</translation>
    </message>
    <message>
        <source>Record of {line}: {state}</source>
        <translation>{line}の記録：{state}</translation>
    </message>
    <message>
        <source>Score track: start</source>
        <translation>得点トラック：始</translation>
    </message>
    <message>
        <source>Score track {number}, with a crown</source>
        <translation>得点トラック {number}：王冠あり</translation>
    </message>
    <message>
        <source>Score track {number}</source>
        <translation>得点トラック {number}</translation>
    </message>
    <message>
        <source>start</source>
        <comment>word on the score track</comment>
        <translation>始</translation>
    </message>
    <message>
        <source>{name}: {points} of {most}, {crowns}, {pawns} left</source>
        <translation>{name}：{most}点中{points}点、{crowns}、残り{pawns}</translation>
    </message>
    <message>
        <source>Bingo card of {name}: {opened} of 24 open, {bingos} of 12 bingos scored</source>
        <translation>{name}のビンゴカード：24マス中{opened}マスが開き、12ビンゴ中{bingos}ビンゴが得点済</translation>
    </message>
    <message>
        <source>{name} has no number cards</source>
        <translation>{name}は数字カードを持っていない</translation>
    </message>
    <message numerus="yes">
        <source>%n secret card(s)</source>
        <translation>
            <numerusform>伏せた札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand of {name}: {cards}</source>
        <translation>{name}の手札：{cards}</translation>
    </message>
    <message>
        <source>Your crowns: {count}</source>
        <translation>あなたの王冠：{count}個</translation>
    </message>
    <message>
        <source>Your pawns: {count}</source>
        <translation>あなたのカラー駒：{count}個</translation>
    </message>
    <message>
        <source>Your card {number}: open</source>
        <translation>あなたのカード {number}：開いている</translation>
    </message>
    <message>
        <source>Your card {number}: recorded, not open yet</source>
        <translation>あなたのカード {number}：記録済、まだ開けていない</translation>
    </message>
    <message>
        <source>Your card {number}: not recorded</source>
        <translation>あなたのカード {number}：未記録</translation>
    </message>
    <message>
        <source>{line}: scored</source>
        <translation>{line}：得点済</translation>
    </message>
    <message>
        <source>{line}: {missing}</source>
        <translation>{line}：{missing}</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not open</source>
        <translation>
            <numerusform>あと%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>{line}: open, not scored yet</source>
        <translation>{line}：完成、まだ得点していない</translation>
    </message>
    <message>
        <source>Number card {number}, recorded already</source>
        <translation>数字カード {number}（記録済）</translation>
    </message>
    <message>
        <source>Number card {number}</source>
        <translation>数字カード {number}</translation>
    </message>
    <message>
        <source>Deck: a card is being turned</source>
        <translation>山札：次の札をめくるところ</translation>
    </message>
    <message>
        <source>Deck: empty</source>
        <translation>山札：なし</translation>
    </message>
    <message>
        <source>Deck: {number} on top, {rest} below</source>
        <translation>山札：一番上は{number}、その下に{rest}</translation>
    </message>
    <message>
        <source>Deck: {number} on top, recorded already, {rest} below</source>
        <translation>山札：一番上は{number}（記録済）、その下に{rest}</translation>
    </message>
    <message>
        <source>Declared this turn: {numbers}</source>
        <translation>この手番の宣言：{numbers}</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>word on a tile</comment>
        <translation>入手</translation>
    </message>
    <message>
        <source>Two more</source>
        <comment>word on a tile: spend a crown for two more cards</comment>
        <translation>さらに2枚</translation>
    </message>
    <message>
        <source>Keep crown</source>
        <comment>word on a tile</comment>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>word on a tile: no more declarations</comment>
        <translation>宣言を終える</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>word on a tile</comment>
        <translation>次の段階へ</translation>
    </message>
    <message>
        <source>Draw the visible card</source>
        <translation>一番上の数字カードを入手する</translation>
    </message>
    <message>
        <source>Spend a crown: two more cards</source>
        <translation>王冠1個でさらに2枚入手する</translation>
    </message>
    <message>
        <source>Keep the crown: no more cards</source>
        <translation>王冠を使わない</translation>
    </message>
    <message>
        <source>Done declaring: record, open and score</source>
        <translation>宣言を終えて、記録・進捗・得点へ</translation>
    </message>
    <message>
        <source>Close this step</source>
        <translation>この段階を終える</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>a right of each turn</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Crown</source>
        <comment>a right of each turn</comment>
        <translation>王冠</translation>
    </message>
    <message>
        <source>A number of the card: declared</source>
        <translation>ビンゴカードの1マス：宣言済</translation>
    </message>
    <message>
        <source>A number of the card: still to come</source>
        <translation>ビンゴカードの1マス：まだ宣言できる</translation>
    </message>
    <message>
        <source>A number by crown: declared</source>
        <translation>王冠による宣言：使用済</translation>
    </message>
    <message>
        <source>A number by crown: still to come</source>
        <translation>王冠による宣言：まだ使っていない</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>step of a turn</comment>
        <translation>入手</translation>
    </message>
    <message>
        <source>Declare</source>
        <comment>step of a turn</comment>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>step of a turn</comment>
        <translation>記録</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>step of a turn</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>step of a turn</comment>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>SterreProblems</name>
    <message>
        <source>That is not a move of this game.</source>
        <translation>このゲームの手ではありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>That card is not in the deck.</source>
        <translation>その札は山札にありません。</translation>
    </message>
    <message>
        <source>No card is being turned now.</source>
        <translation>いま札はめくられません。</translation>
    </message>
    <message>
        <source>The next card is just being turned.</source>
        <translation>次の札をめくっているところです。</translation>
    </message>
    <message>
        <source>In strict bookkeeping every step is closed by “Next step”.</source>
        <translation>厳格な処理では、どの段階も「次の段階へ」で終えます。</translation>
    </message>
    <message>
        <source>That is done for you: bookkeeping is automatic in this game.</source>
        <translation>このゲームでは処理が自動なので、それは自動で行われます。</translation>
    </message>
    <message>
        <source>Not yet: this is the step “{step}”.</source>
        <translation>まだできません。いまは「{step}」の段階です。</translation>
    </message>
    <message>
        <source>Too late: this is the step “{step}”, and earlier steps stay closed.</source>
        <translation>もうできません。いまは「{step}」の段階で、過去に遡る訂正は禁止です。</translation>
    </message>
    <message>
        <source>A crown can be used again from your next turn on.</source>
        <translation>王冠が使えるのは、次の自分の手番からです。</translation>
    </message>
    <message>
        <source>You have drawn in this turn.</source>
        <translation>この手番ではもう入手しました。</translation>
    </message>
    <message>
        <source>Draw the first card before you buy more.</source>
        <translation>先に1枚目を入手してください。</translation>
    </message>
    <message>
        <source>Only one crown per turn buys cards.</source>
        <translation>カードの入手に使える王冠は、1手番に1個だけです。</translation>
    </message>
    <message>
        <source>You have no crown.</source>
        <translation>王冠を持っていません。</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>山札がありません。</translation>
    </message>
    <message>
        <source>You do not hold the number card {number}.</source>
        <translation>数字カード{number}は手札にありません。</translation>
    </message>
    <message>
        <source>You have declared a number of your bingo card in this turn.</source>
        <translation>ビンゴカードからの宣言は、この手番ではもう行いました。</translation>
    </message>
    <message>
        <source>{number} is not on your bingo card.</source>
        <translation>{number}は自分のビンゴカードにありません。</translation>
    </message>
    <message>
        <source>You have declared a number by crown in this turn.</source>
        <translation>王冠による宣言は、この手番ではもう行いました。</translation>
    </message>
    <message>
        <source>{number} is recorded on the map already.</source>
        <translation>{number}はすでに地図に記録されています。</translation>
    </message>
    <message>
        <source>{number} has been declared in this turn.</source>
        <translation>{number}はこの手番で宣言済です。</translation>
    </message>
    <message>
        <source>A pawn stands on {number} already.</source>
        <translation>{number}のマスにはすでにカラー駒があります。</translation>
    </message>
    <message>
        <source>{number} has not been declared in this turn.</source>
        <translation>{number}はこの手番で宣言されていません。</translation>
    </message>
    <message>
        <source>You have no pawn left.</source>
        <translation>カラー駒が残っていません。</translation>
    </message>
    <message>
        <source>There is no crown cell at {column},{row}.</source>
        <translation>（{column}、{row}）は王冠マスではありません。</translation>
    </message>
    <message>
        <source>The crown at {column},{row} has been taken.</source>
        <translation>（{column}、{row}）の王冠はもうありません。</translation>
    </message>
    <message>
        <source>No line through this crown was completed in this turn.</source>
        <translation>この王冠を含むビンゴは、この手番で完成していません。</translation>
    </message>
    <message>
        <source>{number} is not recorded on the map.</source>
        <translation>{number}は地図に記録されていません。</translation>
    </message>
    <message>
        <source>{number} is open already.</source>
        <translation>{number}はもう開いています。</translation>
    </message>
    <message>
        <source>Bingos of the own card are claimed in the own turn only.</source>
        <translation>ビンゴカードの得点は、自分の手番でのみ記録できます。</translation>
    </message>
    <message>
        <source>You have the points of {line} already.</source>
        <translation>{line}の得点は記録済です。</translation>
    </message>
    <message>
        <source>Not all numbers of {line} are open.</source>
        <translation>{line}にはまだ開いていないマスがあります。</translation>
    </message>
    <message>
        <source>There is no such line on this sheet.</source>
        <translation>この地図にそのビンゴはありません。</translation>
    </message>
    <message>
        <source>Numbers are missing in {line}.</source>
        <translation>{line}はまだ完成していません。</translation>
    </message>
    <message>
        <source>None of your pawns stands in {line}.</source>
        <translation>{line}に自分のカラー駒がありません。</translation>
    </message>
    <message>
        <source>{line} was completed in an earlier turn: claim it in your own turn or at the end.</source>
        <translation>{line}は前の手番で完成しました。自分の手番か終了処理で記録してください。</translation>
    </message>
    <message>
        <source>This is no readable file of components: {detail}</source>
        <translation>コンポーネントのファイルとして読めません：{detail}</translation>
    </message>
    <message>
        <source>This entry of the file is not as it should be: {detail}</source>
        <translation>ファイルのこの項目が正しくありません：{detail}</translation>
    </message>
    <message>
        <source>Cell {column},{row} must have either a number or a crown.</source>
        <translation>マス（{column}、{row}）には、数字か王冠のどちらか一方が必要です。</translation>
    </message>
    <message>
        <source>Cell {column},{row} lies outside the sheet or on another cell.</source>
        <translation>マス（{column}、{row}）がシートの外にあるか、ほかのマスと重なっています。</translation>
    </message>
    <message>
        <source>The cells must show each number from 1 to {numbers} once.</source>
        <translation>1から{numbers}までの数字が、それぞれ1度ずつ必要です。</translation>
    </message>
    <message>
        <source>Map and track must carry {crowns} crowns together, not {given}.</source>
        <translation>王冠は地図とトラックを合わせて{crowns}個必要です（いまは{given}個）。</translation>
    </message>
    <message>
        <source>Two lines are called “{line}”.</source>
        <translation>「{line}」という名前のビンゴが2つあります。</translation>
    </message>
    <message>
        <source>The line “{line}” names a cell twice, or one that is not on the sheet.</source>
        <translation>ビンゴ「{line}」に、重複したマスかシートにないマスがあります。</translation>
    </message>
    <message>
        <source>The line “{line}” has no number cell.</source>
        <translation>ビンゴ「{line}」に数字のマスがありません。</translation>
    </message>
    <message>
        <source>This bingo card has a wrong number, or appears twice.</source>
        <translation>このビンゴカードは、数字が正しくないか重複しています。</translation>
    </message>
    <message>
        <source>The number card {number} has been dealt twice.</source>
        <translation>数字カード{number}が2度配られています。</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>{seat}番の席はありません。</translation>
    </message>
    <message>
        <source>There must be one entry per player: {players}, not {given}.</source>
        <translation>項目はプレイヤー1人に1つ、{players}個必要です（いまは{given}個）。</translation>
    </message>
</context>
<context>
    <name>SterreReasons</name>
    <message>
        <source>Look at {line}: {missing_count} missing.</source>
        <translation>{line}を見てみましょう。あと{missing_count}です。</translation>
    </message>
    <message>
        <source>Look at your bingo card, {bingo}: {missing_count} missing.</source>
        <translation>ビンゴカードを見てみましょう。{bingo}はあと{missing_count}です。</translation>
    </message>
    <message>
        <source>Look at your hand: {card_count}.</source>
        <translation>手札（{card_count}）を見てみましょう。</translation>
    </message>
    <message>
        <source>You have {crown_count}: what are they worth later?</source>
        <translation>{crown_count}があります。後でどれほどの価値になるでしょうか。</translation>
    </message>
    <message>
        <source>Look at what the step “{step}” asks for.</source>
        <translation>「{step}」の段階ですることを確かめましょう。</translation>
    </message>
    <message>
        <source>Perhaps you have declared enough: {card_count} would stay in hand.</source>
        <translation>宣言はもう十分かもしれません。手札に{card_count}残ります。</translation>
    </message>
    <message>
        <source>completes {line}: {point_count} for you, {rival} for the best rival</source>
        <translation>{line}が完成：自分は{point_count}、ほかの人は最高{rival}点</translation>
    </message>
    <message>
        <source>{pawn_count} in {line}, nobody has more; {missing_count} missing</source>
        <translation>{line}に{pawn_count}で最多、あと{missing_count}</translation>
    </message>
    <message>
        <source>your first pawn in {line}; {missing_count} missing</source>
        <translation>{line}に最初のカラー駒、あと{missing_count}</translation>
    </message>
    <message>
        <source>{pawn_count} in {line}, a rival has {most}</source>
        <translation>{line}に{pawn_count}、ほかの人は{most}個</translation>
    </message>
    <message>
        <source>brings {line} nearer for {rival_name}; {missing_count} missing</source>
        <translation>{rival_name}に有利な{line}が近づく、あと{missing_count}</translation>
    </message>
    <message>
        <source>takes {crown_count} on {line}</source>
        <translation>{line}の{crown_count}を入手</translation>
    </message>
    <message>
        <source>completes {bingo_count} on your card, such as {bingo}</source>
        <translation>自分のカードで{bingo_count}（{bingo}など）が完成</translation>
    </message>
    <message>
        <source>opens {number} on your card; the nearest bingo then lacks {missing}</source>
        <translation>自分のカードの{number}が開き、一番近いビンゴまであと{missing}</translation>
    </message>
    <message>
        <source>opens {number} on the card of {rival_name} too</source>
        <translation>{rival_name}のカードの{number}も開く</translation>
    </message>
    <message>
        <source>first to reach the crown on {space}</source>
        <translation>{space}の王冠に一番乗り</translation>
    </message>
    <message>
        <source>brings the end with {point_count} against {rival}</source>
        <translation>{point_count}対{rival}点で終了処理へ</translation>
    </message>
    <message>
        <source>{number} is recorded or declared already</source>
        <translation>{number}は記録済か宣言済</translation>
    </message>
    <message>
        <source>you hold {number} as a card: another number could be declared instead</source>
        <translation>{number}は手札にもあるので、別の数字を宣言できる</translation>
    </message>
    <message>
        <source>declaring {number} from your card costs nothing, once per turn</source>
        <translation>カードからの{number}の宣言は、1手番に1度、何も失わない</translation>
    </message>
    <message>
        <source>costs a crown; {left} left</source>
        <translation>王冠1個を使い、残り{left}個</translation>
    </message>
    <message>
        <source>two more cards, the first is {number}</source>
        <translation>さらに2枚、1枚目は{number}</translation>
    </message>
    <message>
        <source>two more cards, unseen yet</source>
        <translation>さらに2枚、まだ見えない札</translation>
    </message>
    <message>
        <source>each of {crown_count} is worth a point at the end</source>
        <translation>{crown_count}は、1個につき終了時に1点</translation>
    </message>
    <message>
        <source>{card_count} stay in hand</source>
        <translation>手札に{card_count}残る</translation>
    </message>
    <message>
        <source>{number} could still be declared and is worth more now</source>
        <translation>{number}をまだ宣言でき、いまのほうが価値がある</translation>
    </message>
    <message>
        <source>draws {number}</source>
        <translation>{number}を入手</translation>
    </message>
    <message>
        <source>draws a card; the visible one is recorded and leaves the game</source>
        <translation>1枚入手（見えている札は記録済なので除外）</translation>
    </message>
    <message>
        <source>gives up the right to draw {number}</source>
        <translation>{number}の獲得権を失う</translation>
    </message>
    <message>
        <source>{number} counts only when it is recorded</source>
        <translation>{number}は記録して初めて有効</translation>
    </message>
    <message>
        <source>{number_count} declared would be void</source>
        <translation>宣言した{number_count}が無効になる</translation>
    </message>
    <message>
        <source>takes the crown at {column},{row}</source>
        <translation>（{column}、{row}）の王冠を入手</translation>
    </message>
    <message>
        <source>leaves {crown_count} lying</source>
        <translation>{crown_count}を取り忘れる</translation>
    </message>
    <message>
        <source>opens {number} on your card</source>
        <translation>自分のカードの{number}を開ける</translation>
    </message>
    <message>
        <source>{number_count} on your card could be opened now</source>
        <translation>カードの{number_count}をいま開けられる</translation>
    </message>
    <message>
        <source>{point_count} for {line}</source>
        <translation>{line}で{point_count}</translation>
    </message>
    <message>
        <source>{point_count} could be claimed now</source>
        <translation>いま{point_count}を記録できる</translation>
    </message>
    <message>
        <source>nothing else can be done in this step</source>
        <translation>この段階でほかにできることはない</translation>
    </message>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation>
            <numerusform>%nビンゴ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SterreTelling</name>
    <message>
        <source>{name}'s turn</source>
        <translation>{name}の手番</translation>
    </message>
    <message>
        <source>{number} is turned up</source>
        <translation>{number}がめくられた</translation>
    </message>
    <message>
        <source>{number} is recorded already and leaves the game</source>
        <translation>{number}は記録済なので、ゲームから除外</translation>
    </message>
    <message>
        <source>{name} draws {number}</source>
        <translation>{name}は{number}を入手</translation>
    </message>
    <message>
        <source>{name} spends a crown for two more cards</source>
        <translation>{name}は王冠1個を使い、さらに2枚入手</translation>
    </message>
    <message>
        <source>{name} keeps the crown</source>
        <translation>{name}は王冠を使わない</translation>
    </message>
    <message>
        <source>{name} plays {number}</source>
        <translation>{name}は{number}をプレイ</translation>
    </message>
    <message>
        <source>{name} plays {number} to no effect</source>
        <translation>{name}は{number}をプレイ（効果なし）</translation>
    </message>
    <message>
        <source>{name} declares {number} from the bingo card</source>
        <translation>{name}はビンゴカードから{number}を宣言</translation>
    </message>
    <message>
        <source>{name} spends a crown to declare {number}</source>
        <translation>{name}は王冠1個を使い、{number}を宣言</translation>
    </message>
    <message>
        <source>{name} records {number} on the map</source>
        <translation>{name}は地図に{number}を記録</translation>
    </message>
    <message>
        <source>{name} has no pawn left for {number}</source>
        <translation>{name}は{number}に置くカラー駒がない</translation>
    </message>
    <message>
        <source>{name} did not record {number}: the declaration is void</source>
        <translation>{name}は{number}を記録しなかった：宣言は無効</translation>
    </message>
    <message>
        <source>{name} completes {line}</source>
        <translation>{name}が{line}を完成</translation>
    </message>
    <message>
        <source>{name} takes the crown at {column},{row}</source>
        <translation>{name}は（{column}、{row}）の王冠を入手</translation>
    </message>
    <message>
        <source>{name} opens {numbers} on the card</source>
        <translation>{name}はカードの{numbers}を開ける</translation>
    </message>
    <message>
        <source>{name} scores {points} for {line} with {pawns} there</source>
        <translation>{name}は{line}で{points}（{pawns}）</translation>
    </message>
    <message>
        <source>Bingo! {name} scores 1 point for {line}</source>
        <translation>ビンゴ！{name}は{line}で1点</translation>
    </message>
    <message>
        <source>{name} moves from {before} to {after}</source>
        <translation>{name}は{before}から{after}へ進む</translation>
    </message>
    <message>
        <source>{name} moves from {before} to {after}, the end of the track; {lost} more are lost</source>
        <translation>{name}は{before}から終点の{after}へ進む（残り{lost}点は無効）</translation>
    </message>
    <message>
        <source>{name} is first on {space} and takes its crown</source>
        <translation>{name}は最初に{space}に着き、王冠を入手</translation>
    </message>
    <message>
        <source>{name} counts {crowns}</source>
        <translation>{name}は未使用の{crowns}を得点</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>{names}が勝利を分かち合う</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names}の勝利</translation>
    </message>
    <message>
        <source>A bingo card is fully open: the end begins</source>
        <translation>ビンゴカードが完成：終了処理へ</translation>
    </message>
    <message>
        <source>A player has 18 points: the end begins</source>
        <translation>18点に到達：終了処理へ</translation>
    </message>
    <message>
        <source>A supply of pawns is empty: the end begins</source>
        <translation>カラー駒が尽きた：終了処理へ</translation>
    </message>
    <message>
        <source>Standstill: nothing has moved for a whole round. The end begins</source>
        <translation>手詰まり：1巡のあいだ何も動かなかったので、終了処理へ</translation>
    </message>
</context>
<context>
    <name>SterreText</name>
    <message>
        <source>Sterre en Kroon</source>
        <comment>title of the game</comment>
        <translation>星々と王冠</translation>
    </message>
    <message>
        <source>Call numbers to join stars into lines, on the map and on your card.</source>
        <translation>数字を宣言して星を結び、地図とカードの両方でビンゴを作る。</translation>
    </message>
    <message>
        <source>Map sheet</source>
        <translation>地図シート</translation>
    </message>
    <message>
        <source>Where the numbers, crowns and lines of the map lie.</source>
        <translation>地図の数字、王冠、ビンゴの並び方。</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Strict: nothing is done for you, and what you forget is lost or late.</source>
        <translation>「厳格」では何も自動で行われず、忘れた処理は消滅するか遅れます。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>厳格</translation>
    </message>
    <message>
        <source>Veld: 18 rows and columns</source>
        <translation>フェルト：行と列で18ビンゴ</translation>
    </message>
    <message>
        <source>Karoo: square, with diagonals</source>
        <translation>カルー：正方形、対角線あり</translation>
    </message>
    <message>
        <source>Provinces: halves of five provinces</source>
        <translation>プロヴィンス：5つの州の半分ずつ</translation>
    </message>
    <message>
        <source>Take the crown at {column},{row}</source>
        <translation>（{column}、{row}）の王冠を取る</translation>
    </message>
    <message>
        <source>Play the number card {number}</source>
        <translation>数字カード{number}をプレイする</translation>
    </message>
    <message>
        <source>Declare {number} from your bingo card</source>
        <translation>ビンゴカードから{number}を宣言する</translation>
    </message>
    <message>
        <source>Spend a crown to declare {number}</source>
        <translation>王冠1個で{number}を宣言する</translation>
    </message>
    <message>
        <source>Record {number} on the map</source>
        <translation>地図に{number}を記録する</translation>
    </message>
    <message>
        <source>Open {number} on your card</source>
        <translation>カードの{number}を開ける</translation>
    </message>
    <message>
        <source>{number} is turned up</source>
        <translation>{number}がめくられた</translation>
    </message>
    <message>
        <source>Play the number card {number} (no effect)</source>
        <translation>数字カード{number}をプレイする（効果なし）</translation>
    </message>
    <message>
        <source>Claim 1 point for {line}</source>
        <translation>{line}の1点を記録する</translation>
    </message>
    <message>
        <source>Claim the points of {line}</source>
        <translation>{line}の得点を記録する</translation>
    </message>
    <message>
        <source>Claim the points of {line}, still open</source>
        <translation>前に完成した{line}の得点を記録する</translation>
    </message>
    <message>
        <source>{name}: spend a crown for two more cards, or keep it</source>
        <translation>{name}：王冠1個でさらに2枚入手するか選んでください</translation>
    </message>
    <message>
        <source>{name}: declare numbers by hand, card or crown, then press Done</source>
        <translation>{name}：手札・カード・王冠で数字を宣言し、「宣言を終える」を押してください</translation>
    </message>
    <message>
        <source>{name}: two more cards for a crown, or the next step</source>
        <translation>{name}：王冠1個でさらに2枚入手するか、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: draw a card, then the next step</source>
        <translation>{name}：数字カードを入手し、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: declare numbers by hand, card or crown, then the next step</source>
        <translation>{name}：手札・カード・王冠で数字を宣言し、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: put pawns on declared numbers, take crowns, then the next step</source>
        <translation>{name}：宣言した数字にカラー駒を置き、王冠を取って、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: open recorded numbers on your card, then the next step</source>
        <translation>{name}：記録済の数字をカードで開け、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: claim your points, then the next step</source>
        <translation>{name}：得点を記録し、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: the end. Open recorded numbers, then the next step</source>
        <translation>{name}：終了処理。記録済の数字を開け、次の段階へ</translation>
    </message>
    <message>
        <source>{name}: the end. Claim your points, then the next step</source>
        <translation>{name}：終了処理。得点を記録し、次の段階へ</translation>
    </message>
    <message>
        <source>unused crowns</source>
        <translation>未使用の王冠</translation>
    </message>
    <message>
        <source>beyond {most}, the end of the track</source>
        <translation>終点の{most}点を超えた分</translation>
    </message>
    <message>
        <source>{line}, taking part</source>
        <translation>{line}：参加</translation>
    </message>
    <message>
        <source>{line}, most pawns</source>
        <translation>{line}：最多</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>カラー駒</translation>
    </message>
    <message>
        <source>Standstill. {names} wins</source>
        <translation>手詰まりで終了。{names}の勝利</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names}の勝利</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>{names}が勝利を分かち合う</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Continue: {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Speed of the pieces</source>
        <translation>コマの速さ</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>すぐ打つ</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>That is not allowed now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>Your game is saved again.</source>
        <translation>ゲームをまた保存できました。</translation>
    </message>
    <message>
        <source>The bots stumbled and were started again.</source>
        <translation>ボットが止まったため、起動し直しました。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度たずねる</translation>
    </message>
    <message>
        <source>The bots do not answer. Ask again, or take your last move back.</source>
        <translation>ボットの返事がありません。もう一度たずねるか、一手戻してください。</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved and you can go on.</source>
        <translation>問題が起きました。ゲームは保存されており、このまま続けられます。</translation>
    </message>
    <message>
        <source>What happened is noted in this file; please attach it when you report the problem:</source>
        <translation>詳しい内容は次のファイルに記録しました。報告の際に添えてください：</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>_BotNames</name>
    <message>
        <source>Vega</source>
        <translation>ベガ</translation>
    </message>
    <message>
        <source>Altair</source>
        <translation>アルタイル</translation>
    </message>
    <message>
        <source>Deneb</source>
        <translation>デネブ</translation>
    </message>
    <message>
        <source>Rigel</source>
        <translation>リゲル</translation>
    </message>
    <message>
        <source>Spica</source>
        <translation>スピカ</translation>
    </message>
    <message>
        <source>Mira</source>
        <translation>ミラ</translation>
    </message>
    <message>
        <source>Capella</source>
        <translation>カペラ</translation>
    </message>
    <message>
        <source>Antares</source>
        <translation>アンタレス</translation>
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
</TS>
