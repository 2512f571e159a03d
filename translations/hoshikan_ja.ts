<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Hoshikan</source>
        <translation>星冠について</translation>
    </message>
    <message>
        <source>Hoshikan</source>
        <translation>星冠</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>Something not working?</source>
        <translation>うまく動かないときは</translation>
    </message>
    <message>
        <source>Save a report and send it to the person you got Hoshikan from. It&apos;s a file with the log and the line below; you can open it to check.</source>
        <translation>報告を保存して、星冠を渡してくれた人に届けてください。中身は動作の記録と下の1行だけです。開いて確かめられます。</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>報告を保存…</translation>
    </message>
    <message>
        <source>Open my data folder</source>
        <translation>データのフォルダーを開く</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>What&apos;s included</source>
        <translation>同梱しているもの</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>ライセンスの本文</translation>
    </message>
    <message>
        <source>The report could not be saved: {why}</source>
        <translation>報告を保存できませんでした：{why}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>You will find it in the program folder.</source>
        <translation>本文はプログラムと同じ場所にあります。</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>Games of stars and crowns to learn, and to play against bots or with each other. An unofficial fan project. It works offline and sends nothing anywhere.</source>
        <translation>星と王冠をめぐるゲームを、ひとつずつ覚えて、ボットとも仲間とも遊べます。ファンによる非公式の作品です。ネットワークは使わず、どこにも何も送りません。</translation>
    </message>
</context>
<context>
    <name>AgainstWords</name>
    <message>
        <source>you won {won}, lost {lost}</source>
        <translation>あなたの{won}勝{lost}敗</translation>
    </message>
    <message>
        <source>Against {name}: {score}</source>
        <translation>{name}との対戦：{score}</translation>
    </message>
</context>
<context>
    <name>AskRules</name>
    <message>
        <source>For example:</source>
        <translation>質問の例：</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) answer. Enter goes to them; there it opens the rule book.</source>
        <translation>
            <numerusform>当てはまるルール：%n件。Enterで一覧へ、もう一度Enterでルールブックを開きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try other words, or look in the rule book.</source>
        <translation>言葉を変えてみるか、ルールブックを見てください。</translation>
    </message>
    <message>
        <source>Open the rule book</source>
        <translation>ルールブックを開く</translation>
    </message>
    <message>
        <source>Open {rule} in the rule book</source>
        <translation>ルールブックで{rule}を開く</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>ルールを調べる</translation>
    </message>
    <message>
        <source>Your question, in your own words</source>
        <translation>知りたいことを、自分の言葉で</translation>
    </message>
    <message>
        <source>Ask the rules: your question</source>
        <translation>ルールを調べる：質問</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation>ルールの本文</translation>
    </message>
    <message>
        <source>No rule says anything about this.</source>
        <translation>これに当てはまるルールはありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>AskWords</name>
    <message>
        <source>No rule of this book answers that.</source>
        <translation>当てはまるルールは見つかりませんでした。</translation>
    </message>
    <message>
        <source>What would you like to know? Type a question in your own words.</source>
        <translation>質問を入力してください。知りたいことを、ふだんの言葉で書けます。</translation>
    </message>
    <message>
        <source>{typed} is no game here. Choose one of {games}.</source>
        <translation>「{typed}」というゲームはありません。次の中から選んでください：{games}</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>piece of {name}</source>
        <translation>{name}の駒</translation>
    </message>
</context>
<context>
    <name>BooksPage</name>
    <message>
        <source>Rule books</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>見つかったルール</translation>
    </message>
    <message>
        <source>Ask the rules of all games</source>
        <translation>全ゲームのルールを調べる</translation>
    </message>
    <message>
        <source>No rule says anything about this. Try other words.</source>
        <translation>これに当てはまるルールはありません。言葉を変えてみてください。</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}のルール</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>ルール%n項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>図%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n冊</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a chance to win</comment>
        <translation>
            <numerusform>%nポイント</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <comment>of a chance to win</comment>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>The winning chance is about the same as with the best move.</source>
        <translation>勝率は最善手とほとんど変わりません。</translation>
    </message>
    <message>
        <source>Winning chance {points} lower than with the best move.</source>
        <translation>最善手より勝率が{points}低くなります。</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a chart</source>
        <translation>グラフで見る</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>表で見る</translation>
    </message>
    <message>
        <source>{chart}: {switch}</source>
        <translation>{chart}：{switch}</translation>
    </message>
</context>
<context>
    <name>ComponentChoice</name>
    <message>
        <source>built-in</source>
        <translation>付属のもの</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Use the built-in set</source>
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
    <name>ConquestarCover</name>
    <message>
        <source>Conquestar</source>
        <comment>title of the game</comment>
        <translation>コンクエスター</translation>
    </message>
    <message>
        <source>Trade with the stars to make them rich. Then take them.</source>
        <translation>交易で星を育て、頃合いを見て手に入れよう。</translation>
    </message>
</context>
<context>
    <name>ConquestarEditText</name>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}：{card}</translation>
    </message>
    <message>
        <source>Star won earlier ({points})</source>
        <translation>開始前に獲得した星（{points}）</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>{name}の獲得した星</translation>
    </message>
    <message>
        <source>hand of {name}</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>table of {name}</source>
        <translation>{name}の手元</translation>
    </message>
    <message>
        <source>coins of {name}</source>
        <translation>{name}のコイン</translation>
    </message>
    <message>
        <source>Coins on {star}</source>
        <translation>{star}の上のコイン</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Cycles in a row without trade or conquest</source>
        <translation>交易も獲得もなく続いた手札のめぐり</translation>
    </message>
    <message>
        <source>Trade or conquest in this cycle</source>
        <translation>このめぐりにあった交易や獲得</translation>
    </message>
    <message>
        <source>Coins go on a star on the field or to a player.</source>
        <translation>コインは、場の星かプレイヤーのコインの所に置いてください。</translation>
    </message>
    <message>
        <source>A destination card stays with its player: press it to turn it over.</source>
        <translation>行き先カードの持ち主は変えられません。押すと、手札と手元の間を移ります。</translation>
    </message>
    <message>
        <source>A star won earlier goes to another player or out of play.</source>
        <translation>開始前に獲得した星は、ほかのプレイヤーの所か箱に移してください。</translation>
    </message>
    <message>
        <source>A star goes on the field, to the player who won it, or out of play.</source>
        <translation>星は、場、獲得したプレイヤーの所、箱のどれかに置いてください。</translation>
    </message>
</context>
<context>
    <name>ConquestarEvents</name>
    <message>
        <source>{name} chooses to invade {star}</source>
        <translation>{name}は{star}の侵略を選んだ</translation>
    </message>
    <message>
        <source>{name} chooses to trade at {star}</source>
        <translation>{name}は{star}での交易を選んだ</translation>
    </message>
    <message>
        <source>{name} has no destination cards in hand and sits this round out</source>
        <translation>{name}は手札に行き先カードがなく、このラウンドを休んだ</translation>
    </message>
    <message>
        <source>{name} receives {coins} at {star}</source>
        <translation>{name}は{star}でコイン{coins}を受け取った</translation>
    </message>
    <message>
        <source>{star} now holds {coins}</source>
        <translation>{star}の上のコインは{coins}になった</translation>
    </message>
    <message>
        <source>The invasion of {star} fails: {names} tie with {coins} each</source>
        <translation>{star}の侵略は失敗した：{names}がコイン{coins}ずつで並んだ</translation>
    </message>
    <message>
        <source>{name}&apos;s invasion of {star} fails: {richest} is richer</source>
        <translation>{name}は{star}の侵略に失敗した：コインは{richest}のほうが多かった</translation>
    </message>
    <message>
        <source>{name}&apos;s invasion of {star} fails: it costs {cost}, with only {coins} to pay</source>
        <translation>{name}は{star}の侵略に失敗した：コスト{cost}に対し、コインは{coins}だった</translation>
    </message>
    <message>
        <source>{name} pays {coins} for {star}: {allies} for its allies, {visitors} for other players there</source>
        <translation>{name}が{star}にコイン{coins}を支払った（仲間{allies}＋ほかのプレイヤー{visitors}）</translation>
    </message>
    <message>
        <source>{name} takes {star}: {points}</source>
        <translation>{name}が{star}を獲得した：{points}</translation>
    </message>
    <message>
        <source>{name} takes {star}: {points}, and {coins} with it</source>
        <translation>{name}が{star}を獲得した：{points}とコイン{coins}</translation>
    </message>
    <message>
        <source>No stars are left in {line}: its cards leave the game</source>
        <translation>{line}の星がなくなり、その行き先カードはゲームから除かれた</translation>
    </message>
    <message>
        <source>{name} lays down the remaining cards: {cards}</source>
        <translation>{name}は残りの手札を手元に並べた：{cards}</translation>
    </message>
    <message>
        <source>All players take back their destination cards</source>
        <translation>全員が行き先カードを回収した</translation>
    </message>
    <message>
        <source>The last star is taken</source>
        <translation>最後の星が取られた</translation>
    </message>
    <message>
        <source>Standstill: two hand cycles without a trade or conquest end the game</source>
        <translation>膠着：交易も獲得もない手札のめぐりが2回続き、ゲームが終わった</translation>
    </message>
</context>
<context>
    <name>ConquestarLabels</name>
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
        <source>Coins</source>
        <comment>beside a number</comment>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>beside a number</comment>
        <translation>得点</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) left, then it ends</source>
        <translation>
            <numerusform>星は残り%n、なくなれば終了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards back in at most %n round(s)</source>
        <translation>
            <numerusform>手札の回収まで最大%nラウンド</numerusform>
        </translation>
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
        <translation>{star}、{points}・コイン{coins}</translation>
    </message>
    <message>
        <source>{star}: {points}</source>
        <translation>{star}、{points}</translation>
    </message>
    <message>
        <source>{star}, a star worth {points} with {coins} on it</source>
        <translation>{star}、{points}の星・コイン{coins}</translation>
    </message>
    <message>
        <source>{star}, a star worth {points}</source>
        <translation>{star}、{points}の星</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
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
    <name>ConquestarObjections</name>
    <message>
        <source>A destination card goes on a star that it leads to.</source>
        <translation>行き先カードは、そのカードで行ける星に置いてください。</translation>
    </message>
    <message>
        <source>Lay the card on the star you want to trade with or invade.</source>
        <translation>このカードは、交易または侵略する星に置いてください。</translation>
    </message>
</context>
<context>
    <name>ConquestarProblems</name>
    <message>
        <source>This game has no such choice.</source>
        <translation>このゲームにはない選択です。</translation>
    </message>
    <message>
        <source>There&apos;s no star left at {star}.</source>
        <translation>{star}に星はもうありません。</translation>
    </message>
    <message>
        <source>{star} needs {cards}, which is not in your hand now.</source>
        <translation>{star}に行くには{cards}のカードが要りますが、いまは手札にありません。</translation>
    </message>
    <message>
        <source>Hand and table together must hold exactly these cards: {cards}.</source>
        <translation>手札と手元のカードを合わせて、ちょうど次のとおりにしてください：{cards}。</translation>
    </message>
    <message>
        <source>At least one player must hold destination cards ({rule}).</source>
        <translation>だれかひとりは、手札に行き先カードが必要です（{rule}）。</translation>
    </message>
    <message>
        <source>More stars were won than are missing from the field.</source>
        <translation>獲得された星が、場から減った星より多くなっています。</translation>
    </message>
    <message>
        <source>{star} already holds as many coins as it is worth ({coins} for {value}): you can only invade it.</source>
        <translation>{star}にはすでに得点以上のコインがあります（{value}点の星に{coins}枚）。交易はできず、侵略だけができます。</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a star, or appears twice.</source>
        <translation>「{name}」は星の名前にできないか、2回使われています。</translation>
    </message>
    <message>
        <source>“{card}” is not a destination card, or appears twice.</source>
        <translation>「{card}」は行き先カードではないか、2回使われています。</translation>
    </message>
    <message>
        <source>There are coins where there is no star.</source>
        <translation>星のない場所にコインが置かれています。</translation>
    </message>
    <message>
        <source>At least one star must be on the field.</source>
        <translation>場には星が1個以上必要です。</translation>
    </message>
    <message>
        <source>This hand leads to no star; its cards belong on the table ({rule}).</source>
        <translation>この手札ではどの星にも行けません。手元に並べてください（{rule}）。</translation>
    </message>
    <message>
        <source>A hand this small belongs on the table ({rule}).</source>
        <translation>この枚数の手札は手元に並べる決まりです（{rule}）。</translation>
    </message>
    <message>
        <source>There is no player {seat}.</source>
        <translation>{seat}番目のプレイヤーはいません。</translation>
    </message>
    <message>
        <source>No player can choose {star} like that ({rule}).</source>
        <translation>{star}をそのようには選べません（{rule}）。</translation>
    </message>
    <message>
        <source>At least one player must still have a choice to make.</source>
        <translation>まだ選んでいない人が1人以上必要です。</translation>
    </message>
</context>
<context>
    <name>ConquestarReasons</name>
    <message>
        <source>Only one star is left: what does it decide?</source>
        <translation>星は残り1個です。これで何が決まるでしょう？</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n個の星</numerusform>
        </translation>
    </message>
    <message>
        <source>earns {coins}</source>
        <translation>コイン{coins}を得る</translation>
    </message>
    <message>
        <source>{star} then holds {coins}, and you have more to spend than the others</source>
        <translation>{star}のコインが{coins}になる。使えるコインは自分のほうが多い</translation>
    </message>
    <message>
        <source>{star} then holds {coins}, and the others have more to spend than you</source>
        <translation>{star}のコインが{coins}になるが、使えるコインはほかの人のほうが多い</translation>
    </message>
    <message>
        <source>{star} is full then: {rivals} can no longer trade there</source>
        <translation>{star}が限界に達し、{rivals}はもう交易できない</translation>
    </message>
    <message>
        <source>takes {star}, worth {points}</source>
        <translation>{points}の{star}を獲得</translation>
    </message>
    <message>
        <source>brings {coins} from {star}</source>
        <translation>{star}の上のコイン{coins}も手に入る</translation>
    </message>
    <message>
        <source>costs {coins} because of the stars allied with {star}</source>
        <translation>{star}の仲間の数だけ、コイン{coins}を払う</translation>
    </message>
    <message>
        <source>{star} costs {cost}, more than your {coins}</source>
        <translation>{star}のコストは{cost}。手持ちのコイン{coins}では足りない</translation>
    </message>
    <message>
        <source>too expensive if {visitors} also come to {star}</source>
        <translation>{star}にあと{visitors}来ると払えない</translation>
    </message>
    <message>
        <source>{rivals} with up to {coins} may come to {star} and outbid you</source>
        <translation>コインが最大{coins}の相手（{rivals}）が{star}に来ると、競り負ける</translation>
    </message>
    <message>
        <source>{rivals} with as many coins may come to {star}: then no one gets it</source>
        <translation>コインの数が同じ相手（{rivals}）が{star}に来ると、だれも取れない</translation>
    </message>
    <message>
        <source>no one who could also come to {star} has as many coins</source>
        <translation>{star}に来られる人のなかで、コインがいちばん多い</translation>
    </message>
    <message>
        <source>gets ahead of {rival}, who could pay for {star} now</source>
        <translation>{star}のコストを払える{rival}より先に取れる</translation>
    </message>
    <message>
        <source>no one else can pay for {star} yet, and it will get cheaper</source>
        <translation>{star}のコストを払える人はほかにまだいない。待てばもっと安くなる</translation>
    </message>
    <message>
        <source>makes {stars} allied with {star} one coin cheaper, and you have more to spend</source>
        <translation>{star}の仲間（{stars}）がコイン1枚ずつ安くなる。使えるコインは自分のほうが多い</translation>
    </message>
    <message>
        <source>tied on points: your {coins} beat the others&apos; {rival_coins}</source>
        <translation>同点：コイン{coins}で、相手の{rival_coins}枚に勝つ</translation>
    </message>
    <message>
        <source>tied on points: your {coins} lose to the others&apos; {rival_coins}</source>
        <translation>同点：コイン{coins}では、相手の{rival_coins}枚に負ける</translation>
    </message>
    <message>
        <source>your remaining cards still lead to {stars}, {points} in all</source>
        <translation>残りの手札で、まだ{stars}（合わせて{points}）に行ける</translation>
    </message>
    <message>
        <source>your remaining cards lead only to {stars}, {points} in all</source>
        <translation>残りの手札で行けるのは{stars}（合わせて{points}）だけになる</translation>
    </message>
    <message>
        <source>{star}, worth {points}, is out of reach until your cards come back</source>
        <translation>カードを回収するまで、{points}の{star}に行けない</translation>
    </message>
    <message>
        <source>you lay down your remaining cards while {rivals} can play on</source>
        <translation>残りの手札を並べることになり、そのあいだ{rivals}は続けられる</translation>
    </message>
    <message>
        <source>prevents a standstill that would end the game with you behind</source>
        <translation>負けたまま膠着で終わるのを防ぐ</translation>
    </message>
    <message>
        <source>prevents a standstill that would end the game with you ahead</source>
        <translation>リードしたまま膠着で終わる機会を逃す</translation>
    </message>
    <message>
        <source>the game may end by standstill with you ahead</source>
        <translation>リードしたまま膠着で終わるかもしれない</translation>
    </message>
    <message>
        <source>the game may end by standstill with you behind</source>
        <translation>負けたまま膠着で終わるかもしれない</translation>
    </message>
    <message numerus="yes">
        <source>ends the game, %n point(s) ahead</source>
        <translation>
            <numerusform>%n点リードしてゲームが終わる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends the game, %n point(s) behind</source>
        <translation>
            <numerusform>%n点差で負けてゲームが終わる</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the game tied on points, and you have the most coins</source>
        <translation>同点でゲームが終わり、コインはいちばん多い</translation>
    </message>
    <message>
        <source>ends the game tied on points, but you don&apos;t have the most coins</source>
        <translation>同点でゲームが終わるが、コインはいちばん多くない</translation>
    </message>
    <message>
        <source>earning coins</source>
        <translation>コインを得る</translation>
    </message>
    <message>
        <source>coins on a star</source>
        <translation>星の上のコイン</translation>
    </message>
    <message>
        <source>taking stars</source>
        <translation>星の獲得</translation>
    </message>
    <message>
        <source>coins that come back</source>
        <translation>戻ってくるコイン</translation>
    </message>
    <message>
        <source>the cost of an invasion</source>
        <translation>侵略のコスト</translation>
    </message>
    <message>
        <source>rivals at the same star</source>
        <translation>同じ星での競り合い</translation>
    </message>
    <message>
        <source>a star that a rival wants</source>
        <translation>相手がほしい星</translation>
    </message>
    <message>
        <source>stars that get cheaper</source>
        <translation>安くなる星</translation>
    </message>
    <message>
        <source>the last star</source>
        <translation>最後の星</translation>
    </message>
    <message>
        <source>tied on points</source>
        <translation>同点の決着</translation>
    </message>
    <message>
        <source>cards for later</source>
        <translation>あとに残すカード</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>手札が尽きるとき</translation>
    </message>
    <message>
        <source>standstill</source>
        <translation>膠着</translation>
    </message>
    <message>
        <source>Look at {line}: which star is worth its price to you now, and who else could come?</source>
        <translation>{line}を見てください。いまのコストに見合う星はどれで、ほかに来られるのはだれでしょう？</translation>
    </message>
    <message>
        <source>Look at {line}: which star could someone else take this round?</source>
        <translation>{line}を見てください。このラウンドにほかの人が取れる星はどれでしょう？</translation>
    </message>
    <message>
        <source>Look at {line}: where are coins waiting, and what would they pay for next?</source>
        <translation>{line}を見てください。コインがたまっているのはどこで、取れば次に何のコストを払えるでしょう？</translation>
    </message>
    <message>
        <source>You can&apos;t pay for a star yet. Look at {line}: where do you earn and keep the cards you need?</source>
        <translation>まだ星のコストは払えません。{line}を見てください。必要なカードを残してコインを得られるのはどこでしょう？</translation>
    </message>
    <message>
        <source>You could take a star now, but look at {line}: what would another round of trade change?</source>
        <translation>いま取れる星もありますが、{line}を見てください。もう一度交易したら、何が変わるでしょう？</translation>
    </message>
    <message>
        <source>No star was taken in the last cycle: would it suit you if the game ended now?</source>
        <translation>前のめぐりでは、星が1個も取られませんでした。このままゲームが終わると、自分の得でしょうか？</translation>
    </message>
    <message>
        <source>makes {stars} allied with {star} one coin cheaper, and the others have more to spend</source>
        <translation>{star}の仲間（{stars}）がコイン1枚ずつ安くなるが、使えるコインはほかの人のほうが多い</translation>
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
    <name>ConquestarSketch</name>
    <message>
        <source>4+2: worth 4, with 2 coins on it</source>
        <translation>4+2：4点、上にコイン2枚</translation>
    </message>
    <message>
        <source>=1: taken by player 1</source>
        <translation>=1：プレイヤー1が獲得</translation>
    </message>
    <message>
        <source>-: no star</source>
        <translation>-：星なし</translation>
    </message>
    <message>
        <source>Your choice: {plan}</source>
        <translation>あなたの選択：{plan}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>手元のカード</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>前のラウンド</translation>
    </message>
</context>
<context>
    <name>ConquestarStory</name>
    <message>
        <source>{name} trades: {coins}</source>
        <translation>{name}が交易した：コイン{coins}</translation>
    </message>
    <message>
        <source>{names} trade: {coins} each</source>
        <translation>{names}が交易した：コイン{coins}ずつ</translation>
    </message>
    <message>
        <source>{names} tie with {coins} each: no one takes it</source>
        <translation>{names}のコインが{coins}ずつで並び、だれも獲得できなかった</translation>
    </message>
    <message>
        <source>tied</source>
        <comment>an invasion that failed</comment>
        <translation>同数で失敗</translation>
    </message>
    <message>
        <source>{name} has {coins} and cannot pay {cost}: no one takes it</source>
        <translation>{name}のコインは{coins}でコスト{cost}を払えず、だれも獲得できなかった</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <comment>an invasion that failed</comment>
        <translation>払えない</translation>
    </message>
    <message>
        <source>{name} invades for {coins}</source>
        <translation>{name}がコイン{coins}で侵略した</translation>
    </message>
    <message>
        <source>{name} takes the star: {points} and {coins}</source>
        <translation>{name}が星を獲得した：{points}とコイン{coins}</translation>
    </message>
    <message>
        <source>{name} takes the star: {points}</source>
        <translation>{name}が星を獲得した：{points}</translation>
    </message>
    <message>
        <source>outbid</source>
        <comment>an invasion that failed</comment>
        <translation>競り負け</translation>
    </message>
    <message>
        <source>{name} {coins}</source>
        <comment>a player&apos;s coins</comment>
        <translation>{name} {coins}</translation>
    </message>
    <message>
        <source> &gt; </source>
        <comment>between coins, more of them first</comment>
        <translation> ＞ </translation>
    </message>
    <message>
        <source>More coins: {purses}</source>
        <comment>why one of several players invades</comment>
        <translation>コインの多いほう：{purses}</translation>
    </message>
</context>
<context>
    <name>ConquestarSums</name>
    <message>
        <source>Trading at {star}: {coins}</source>
        <translation>{star}での交易の収入：{coins}</translation>
    </message>
    <message>
        <source>Invading {star} with no one else there: {coins}</source>
        <translation>{star}の侵略コスト（1人の場合）：{coins}</translation>
    </message>
    <message>
        <source>Invading {star}: {coins}</source>
        <translation>{star}の侵略コスト：{coins}</translation>
    </message>
    <message>
        <source>Coins on {star}: {coins}</source>
        <translation>{star}の上のコイン：{coins}枚</translation>
    </message>
    <message>
        <source>{name} after taking {star}: {coins}</source>
        <translation>{star}を取ったあとの{name}の手持ち：{coins}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>for every trade</source>
        <translation>交易の基本収入</translation>
    </message>
    <message>
        <source>on the star</source>
        <translation>星の上のコイン</translation>
    </message>
    <message numerus="yes">
        <source>added by %n trader(s)</source>
        <translation>
            <numerusform>交易した%n人がのせたコイン</numerusform>
        </translation>
    </message>
    <message>
        <source>other stars in {line}</source>
        <translation>{line}に残っているほかの星</translation>
    </message>
    <message>
        <source>other players at the star</source>
        <translation>同じ星を選んだほかの人</translation>
    </message>
    <message>
        <source>in hand before the round</source>
        <translation>ラウンドの前の手持ち</translation>
    </message>
    <message>
        <source>paid for the invasion</source>
        <translation>侵略コストの支払い</translation>
    </message>
</context>
<context>
    <name>ConquestarText</name>
    <message>
        <source>all players there</source>
        <translation>全員</translation>
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
        <source>{name}: choose a star, then trade or invade</source>
        <translation>{name}：星を選び、交易か侵略かを決めてください</translation>
    </message>
    <message>
        <source>a star won earlier</source>
        <translation>この局面より前に獲得した星</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>The printed rule is “{printed}”; “{ours}” is our own.</source>
        <translation>印刷されたルールは「{printed}」、「{ours}」はこの版で加えたものです。</translation>
    </message>
    <message>
        <source>Invasion cost counts</source>
        <translation>侵略コストに数える人</translation>
    </message>
    <message>
        <source>only invaders</source>
        <translation>侵略する人だけ</translation>
    </message>
    <message>
        <source>stars won</source>
        <translation>獲得した星カード</translation>
    </message>
    <message>
        <source>No stars are left on the field</source>
        <translation>場の星カードがなくなった</translation>
    </message>
    <message>
        <source>Which other players at a star make its invasion more expensive.</source>
        <translation>同じ星を選んだほかの人のうち、だれを侵略コストに数えるか。</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Game copied as text, up to the move shown. Paste it into a library or a message.</source>
        <translation>ゲームを、いま見えている手番までテキストとしてコピーしました。ライブラリやメッセージに貼り付けられます。</translation>
    </message>
    <message>
        <source>There&apos;s no game on the clipboard. Copy one as text first, then paste it here.</source>
        <translation>クリップボードにゲームがありません。先にゲームをテキストとしてコピーしてから、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Game copied as text, without the secret choices being made now. Paste it into a library or a message.</source>
        <translation>ゲームをテキストとしてコピーしました。いま秘密に選んでいるものは含みません。ライブラリやメッセージに貼り付けられます。</translation>
    </message>
    <message>
        <source>Position copied as text. Paste it into a library or a message.</source>
        <translation>局面をテキストとしてコピーしました。ライブラリやメッセージに貼り付けられます。</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>Course</name>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Rules quiz</source>
        <translation>ルールの問題</translation>
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
        <source>Continue learning</source>
        <translation>続きを学ぶ</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初からもう一度</translation>
    </message>
    <message>
        <source>{game} rule book</source>
        <translation>{game}のルールブック</translation>
    </message>
    <message>
        <source>Still shaky: {rules}</source>
        <translation>まだあやふや：{rules}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Puzzles for {game}</source>
        <translation>{game}の次の一手</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>ガイドつきで遊ぶ</translation>
    </message>
</context>
<context>
    <name>CourseGraph</name>
    <message>
        <source>Your note: {note}</source>
        <translation>メモ：{note}</translation>
    </message>
    <message>
        <source>After move {ply}</source>
        <translation>{ply}手目のあと</translation>
    </message>
</context>
<context>
    <name>CrownTakerBanners</name>
    <message>
        <source>{lord}, arms {arms}: {die} is {sign}</source>
        <comment>a die of 1 to 6 and its sign, × or shield or star</comment>
        <translation>{lord}・武装{arms}：{die}の目は{sign}</translation>
    </message>
    <message>
        <source>a shield</source>
        <comment>sign on a die</comment>
        <translation>盾</translation>
    </message>
    <message>
        <source>a star</source>
        <comment>sign on a die</comment>
        <translation>星</translation>
    </message>
    <message>
        <source>Charge: no help for ×</source>
        <translation>突撃：×には効かない</translation>
    </message>
    <message>
        <source>Levy: one troop came back</source>
        <translation>徴兵：兵団を1つ補充</translation>
    </message>
    <message>
        <source>Feint: the better die counts</source>
        <translation>陽動：よいほうの目を使う</translation>
    </message>
    <message>
        <source>Press: wins if both are equal</source>
        <translation>強攻：同じパワーなら勝ち</translation>
    </message>
    <message>
        <source>Charge: 1 more power</source>
        <translation>突撃：パワーに1を足す</translation>
    </message>
    <message>
        <source>Guard: loses no troop</source>
        <translation>守護：兵団を失わない</translation>
    </message>
    <message>
        <source>power {power}</source>
        <translation>パワー{power}</translation>
    </message>
    <message>
        <source>No troops lost</source>
        <translation>どちらも兵団を失わなかった</translation>
    </message>
    <message>
        <source>Both sides lose a troop</source>
        <translation>両軍が兵団を1つずつ失った</translation>
    </message>
    <message>
        <source>× against ×</source>
        <translation>×どうし</translation>
    </message>
    <message>
        <source>Both have power {power}</source>
        <translation>どちらもパワー{power}</translation>
    </message>
    <message>
        <source>{side} is stronger, {more} to {less}</source>
        <translation>パワー{more}対{less}で{side}の勝ち</translation>
    </message>
    <message>
        <source>Rounds {first} to {last}: France loses {france}, England {england}</source>
        <translation>第{first}～{last}ラウンド：フランスは{france}、イングランドは{england}を失った</translation>
    </message>
    <message>
        <source>{side} wins the war of phase {phase}</source>
        <translation>第{phase}フェイズの戦争：{side}の勝利</translation>
    </message>
    <message>
        <source>A medal, and {assets} for the troops left</source>
        <translation>勝利メダルと、残った兵団の分の{assets}</translation>
    </message>
    <message>
        <source>The war of phase {phase} is drawn</source>
        <translation>第{phase}フェイズの戦争：引き分け</translation>
    </message>
    <message>
        <source>No troops left on either side: the medal goes to Burgundy</source>
        <translation>両軍とも全滅：メダルはブルゴーニュへ</translation>
    </message>
    <message>
        <source>captive</source>
        <comment>word on a lord</comment>
        <translation>捕虜</translation>
    </message>
    <message>
        <source>Captives on the table</source>
        <translation>捕虜が交渉の場へ</translation>
    </message>
    <message>
        <source>{side} proposes a deal</source>
        <translation>{side}の申し出</translation>
    </message>
    <message numerus="yes">
        <source>%n offers</source>
        <comment>of a deal, one after another</comment>
        <translation>
            <numerusform>申し出%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>goes home</source>
        <comment>word on a lord</comment>
        <translation>帰る</translation>
    </message>
    <message>
        <source>stays captive</source>
        <comment>word on a lord</comment>
        <translation>捕虜のまま</translation>
    </message>
    <message>
        <source>Equal cards: nothing happens</source>
        <translation>同じカード：何も起こらなかった</translation>
    </message>
    <message numerus="yes">
        <source>%n church token(s) each</source>
        <translation>
            <numerusform>教会のトークンは%n個ずつ</numerusform>
        </translation>
    </message>
    <message>
        <source>{france} against {england}: {side} wins</source>
        <translation>{france}対{england}：{side}の勝ち</translation>
    </message>
    <message>
        <source>Equal cards: more church tokens win, {more} to {less}</source>
        <translation>同じカードなので、教会のトークンが多いほうの勝ち（{more}対{less}）</translation>
    </message>
    <message>
        <source>The A beats the 6 and nothing else</source>
        <translation>Aは6にだけ勝つ</translation>
    </message>
    <message>
        <source>The higher card wins</source>
        <translation>大きい数字の勝ち</translation>
    </message>
    <message>
        <source>Rounds {first} to {last}: France wins {france}, England {england}</source>
        <translation>第{first}～{last}ラウンド：フランス{france}勝、イングランド{england}勝</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two sentences of a banner</comment>
        <translation>&#x3000;</translation>
    </message>
    <message>
        <source>{side} begins: ahead in medals</source>
        <translation>スタートプレイヤーは{side}（メダルが多い）</translation>
    </message>
    <message>
        <source>{side} begins: tied on medals, but richer</source>
        <translation>スタートプレイヤーは{side}（メダルは同数、資産が多い）</translation>
    </message>
    <message>
        <source>{side} begins again: medals and assets are tied</source>
        <translation>スタートプレイヤーは引き続き{side}（メダルも資産も同数）</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>第{phase}フェイズ</translation>
    </message>
    <message>
        <source>No one takes the crown</source>
        <translation>王冠はだれの手にも渡らなかった</translation>
    </message>
    <message>
        <source>{side} takes the crown</source>
        <translation>王冠は{side}の手に</translation>
    </message>
    <message>
        <source>If {side} wins the cards now, the captive comes home for a ransom of {assets}</source>
        <translation>次のカードで{side}が勝てば、身代金（{assets}）で帰る</translation>
    </message>
    <message>
        <source>{side} demands its {lord}</source>
        <translation>{side}の要請：{lord}を交渉の場へ</translation>
    </message>
    <message>
        <source>{side} brings {lord} to the table</source>
        <translation>{side}が{lord}を交渉の場に出す</translation>
    </message>
    <message>
        <source>{side} may choose a captive to call home</source>
        <translation>{side}は捕虜を1人選んで呼び戻せる</translation>
    </message>
    <message>
        <source>Both have power {power}, and {side} wins by Press</source>
        <translation>どちらもパワー{power}。強攻で{side}の勝ち</translation>
    </message>
    <message>
        <source>{reason}; but Guard saves {side} a troop</source>
        <translation>{reason}。ただし守護が{side}の兵団を守った</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between the commanders of two armies</comment>
        <translation>対</translation>
    </message>
    <message>
        <source>War of phase {phase}</source>
        <translation>第{phase}フェイズの戦争</translation>
    </message>
    <message>
        <source>In {captor}&apos;s tower until a deal or a ransom of {assets}</source>
        <translation>取引か身代金（{assets}）まで{captor}の塔の中</translation>
    </message>
    <message>
        <source>{side} is ruined</source>
        <translation>{side}が破産</translation>
    </message>
    <message>
        <source>{cause}, and nothing is left</source>
        <comment>what a side has lost or paid</comment>
        <translation>{cause}。資産が尽きた</translation>
    </message>
</context>
<context>
    <name>CrownTakerCover</name>
    <message>
        <source>CrownTaker</source>
        <comment>title of the game</comment>
        <translation>クラウンテイカー</translation>
    </message>
    <message>
        <source>France against England: win the wars, haggle for the captives, take the crown.</source>
        <translation>フランス対イングランド。戦争に勝ち、捕虜を取引し、王冠を手にしよう。</translation>
    </message>
</context>
<context>
    <name>CrownTakerEditText</name>
    <message>
        <source>{side}: {piece}</source>
        <translation>{side}：{piece}</translation>
    </message>
    <message>
        <source>{side}: token ({where})</source>
        <translation>{side}：トークン（{where}）</translation>
    </message>
    <message>
        <source>captive of {side}</source>
        <translation>{side}の捕虜</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where a lord is</comment>
        <translation>手元</translation>
    </message>
    <message>
        <source>command</source>
        <comment>where a lord is</comment>
        <translation>指揮</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>where a lord is</comment>
        <translation>城</translation>
    </message>
    <message>
        <source>table of the negotiation</source>
        <comment>where a captive is</comment>
        <translation>交渉の卓</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>of a negotiation card</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>used</source>
        <comment>of a negotiation card</comment>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>Medal of phase {phase}</source>
        <translation>第{phase}フェイズのメダル</translation>
    </message>
    <message>
        <source>Decision to be made</source>
        <translation>決めること</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェイズ</translation>
    </message>
    <message>
        <source>Side to decide</source>
        <translation>決める側</translation>
    </message>
    <message>
        <source>Burgundy token</source>
        <translation>ブルゴーニュトークン</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>資産</translation>
    </message>
    <message>
        <source>Uses of the skill in this war</source>
        <translation>この戦争でスキルを使った回数</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>ブルゴーニュ</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where a token is</comment>
        <translation>手元</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>where tokens lie</comment>
        <translation>城</translation>
    </message>
    <message>
        <source>{side}&apos;s lords go to its hand, command or castle, or to {other}&apos;s tower.</source>
        <translation>{side}の諸侯は、自国の手札・指揮・城か、{other}の塔に置いてください。</translation>
    </message>
    <message>
        <source>A negotiation card is either in hand or used. Press it to switch.</source>
        <translation>交渉カードは手札か使用済みのどちらかです。押すと切り替わります。</translation>
    </message>
    <message>
        <source>{side}&apos;s tokens go to its hand, army, treasury, church or castle.</source>
        <translation>{side}のトークンは、自国の手元・軍・国庫・教会・城のどれかに置いてください。</translation>
    </message>
</context>
<context>
    <name>CrownTakerField</name>
    <message>
        <source>Last roll</source>
        <translation>直前のダイス</translation>
    </message>
    <message>
        <source>{side}, {space}: {count} of {most}</source>
        <translation>{side}、{space}：{most}のうち{count}</translation>
    </message>
    <message>
        <source>On the table: {side}</source>
        <translation>場の捕虜：{side}</translation>
    </message>
    <message>
        <source>{place}: chosen, face down</source>
        <translation>{place}：選択済み（裏向き）</translation>
    </message>
    <message>
        <source>What each die brings: × is power 0, the shield 1, the star 2</source>
        <translation>それぞれの目が表すもの：×はパワー0、盾は1、星は2</translation>
    </message>
    <message>
        <source>{side}&apos;s commander space</source>
        <translation>{side}の指揮官スペース</translation>
    </message>
    <message>
        <source>{side}&apos;s card</source>
        <translation>{side}のカード</translation>
    </message>
    <message>
        <source>What the die brings: × 0 · shield 1 · star 2</source>
        <comment>powers</comment>
        <translation>出目とパワー：×は0、盾は1、星は2</translation>
    </message>
    <message>
        <source>{medals}. Five win the crown</source>
        <translation>{medals}。5個で王冠を獲得</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>メダル</translation>
    </message>
    <message>
        <source>{skill}, {uses}. {effect}</source>
        <translation>{skill}（{uses}）。{effect}</translation>
    </message>
</context>
<context>
    <name>CrownTakerLabels</name>
    <message>
        <source>England</source>
        <translation>イングランド</translation>
    </message>
    <message>
        <source>France</source>
        <translation>フランス</translation>
    </message>
    <message>
        <source>England&apos;s {lord}</source>
        <translation>イングランドの{lord}</translation>
    </message>
    <message>
        <source>France&apos;s {lord}</source>
        <translation>フランスの{lord}</translation>
    </message>
    <message>
        <source>Baron</source>
        <comment>rank</comment>
        <translation>男爵</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>rank</comment>
        <translation>伯爵</translation>
    </message>
    <message>
        <source>Duke</source>
        <comment>rank</comment>
        <translation>公爵</translation>
    </message>
    <message>
        <source>Prince</source>
        <comment>rank</comment>
        <translation>王子</translation>
    </message>
    <message>
        <source>King</source>
        <comment>rank</comment>
        <translation>国王</translation>
    </message>
    <message>
        <source>Levy</source>
        <comment>skill</comment>
        <translation>徴兵</translation>
    </message>
    <message>
        <source>Feint</source>
        <comment>skill</comment>
        <translation>陽動</translation>
    </message>
    <message>
        <source>Press</source>
        <comment>skill</comment>
        <translation>強攻</translation>
    </message>
    <message>
        <source>Charge</source>
        <comment>skill</comment>
        <translation>突撃</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>skill</comment>
        <translation>守護</translation>
    </message>
    <message>
        <source>card {card}</source>
        <translation>カード{card}</translation>
    </message>
    <message numerus="yes">
        <source>%n asset(s)</source>
        <translation>
            <numerusform>資産%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>トークン%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s)</source>
        <translation>
            <numerusform>兵団%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>メダル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Troops</source>
        <comment>place for tokens</comment>
        <translation>兵団</translation>
    </message>
    <message>
        <source>Arms</source>
        <comment>place for tokens</comment>
        <translation>武装</translation>
    </message>
    <message>
        <source>Church</source>
        <comment>place for tokens</comment>
        <translation>教会</translation>
    </message>
    <message>
        <source>Treasury</source>
        <comment>place for tokens</comment>
        <translation>国庫</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>ストック</translation>
    </message>
    <message>
        <source>brings one lost troop back at once</source>
        <translation>失った兵団をすぐに1つ補充する</translation>
    </message>
    <message>
        <source>rolls two dice, and the better one counts</source>
        <translation>ダイスを2個振り、よいほうを使う</translation>
    </message>
    <message>
        <source>adds 1 to the power, except to ×</source>
        <translation>×以外の目なら、パワーに1を足す</translation>
    </message>
    <message>
        <source>loses no troop this round, whatever the dice</source>
        <translation>このラウンドは、何が出ても兵団を失わない</translation>
    </message>
    <message>
        <source>costs the loser {tokens} (to the castle) and {assets}</source>
        <translation>負けた側は{tokens}を城へ送り、{assets}を失う</translation>
    </message>
    <message>
        <source>costs the loser {tokens} (to the castle)</source>
        <translation>負けた側は{tokens}を城へ送る</translation>
    </message>
    <message>
        <source>costs the loser {assets}</source>
        <comment>assets lost</comment>
        <translation>負けた側は{assets}を失う</translation>
    </message>
    <message>
        <source>{tokens} and {assets}</source>
        <translation>{tokens}と{assets}</translation>
    </message>
    <message>
        <source>× (power 0)</source>
        <translation>×（パワー0）</translation>
    </message>
    <message>
        <source>Each round you lose costs one; with none left, you lose the war.</source>
        <translation>ラウンドに負けるたびに1つ失い、なくなると戦争に負けます。</translation>
    </message>
    <message>
        <source>The more you have, the better your die.</source>
        <translation>多いほど、ダイスの目が強くなります。</translation>
    </message>
    <message>
        <source>With more than the other side, you win equal negotiation cards.</source>
        <translation>相手より多ければ、同じ交渉カードのとき勝ちます。</translation>
    </message>
    <message>
        <source>Each brings assets at once; the token returns after the war.</source>
        <translation>その場で資産に変わり、トークンは戦争の後に戻ります。</translation>
    </message>
    <message>
        <source>shield (power 1)</source>
        <translation>盾（パワー1）</translation>
    </message>
    <message>
        <source>star (power 2)</source>
        <translation>星（パワー2）</translation>
    </message>
    <message>
        <source>star and 1 (power 3)</source>
        <translation>星と1（パワー3）</translation>
    </message>
    <message>
        <source>used {used} of {most}</source>
        <comment>a skill in a war</comment>
        <translation>{most}回のうち{used}回使用</translation>
    </message>
    <message>
        <source>none left: war lost</source>
        <comment>troops</comment>
        <translation>なくなると負け</translation>
    </message>
    <message>
        <source>better die faces</source>
        <comment>arms</comment>
        <translation>出目がよくなる</translation>
    </message>
    <message>
        <source>wins equal cards</source>
        <comment>church</comment>
        <translation>同じカードなら勝ち</translation>
    </message>
    <message>
        <source>+{assets} assets each</source>
        <comment>treasury</comment>
        <translation>1個で資産+{assets}</translation>
    </message>
    <message>
        <source>Ransom</source>
        <comment>on a lord</comment>
        <translation>身代金</translation>
    </message>
    <message>
        <source>1 troop back</source>
        <comment>skill</comment>
        <translation>兵団1が戻る</translation>
    </message>
    <message>
        <source>better of 2 dice</source>
        <comment>skill</comment>
        <translation>2個のよい目</translation>
    </message>
    <message>
        <source>wins equal power</source>
        <comment>skill</comment>
        <translation>同じなら勝ち</translation>
    </message>
    <message>
        <source>power +1</source>
        <comment>skill</comment>
        <translation>パワー+1</translation>
    </message>
    <message>
        <source>loses no troop</source>
        <comment>skill</comment>
        <translation>兵団を失わない</translation>
    </message>
    <message>
        <source>wins the round at equal power, × excepted</source>
        <translation>両方が同じパワーなら勝ちになる（×どうしを除く）</translation>
    </message>
    <message>
        <source>“We can talk.”</source>
        <comment>a lord about a price</comment>
        <translation>「話を聞こう」</translation>
    </message>
    <message>
        <source>“Are you mocking me?”</source>
        <comment>a lord about a price</comment>
        <translation>「冗談だろう？」</translation>
    </message>
    <message>
        <source>“That&apos;s too little.”</source>
        <comment>a lord about a price</comment>
        <translation>「それでは少ない」</translation>
    </message>
    <message>
        <source>“That&apos;s too expensive.”</source>
        <comment>a lord about a price</comment>
        <translation>「それは高すぎる」</translation>
    </message>
    <message>
        <source>“The usual price.”</source>
        <comment>a lord about a price</comment>
        <translation>「相場どおりだな」</translation>
    </message>
    <message>
        <source>“Now that&apos;s an offer.”</source>
        <comment>a lord about a price</comment>
        <translation>「それは悪くない」</translation>
    </message>
    <message>
        <source>assets {change}</source>
        <comment>a gain or a loss</comment>
        <translation>資産{change}</translation>
    </message>
    <message>
        <source>troops {change}</source>
        <comment>a gain or a loss</comment>
        <translation>兵団{change}</translation>
    </message>
    <message>
        <source>medals {change}</source>
        <comment>a gain or a loss</comment>
        <translation>メダル{change}</translation>
    </message>
</context>
<context>
    <name>CrownTakerLog</name>
    <message>
        <source>Phase {phase}: {side} begins, ahead in medals</source>
        <translation>第{phase}フェイズ：メダルの多い{side}がスタートプレイヤー</translation>
    </message>
    <message>
        <source>Phase {phase}: {side} begins, tied on medals but richer</source>
        <translation>第{phase}フェイズ：メダルは同数、資産の多い{side}がスタートプレイヤー</translation>
    </message>
    <message>
        <source>No lords left in hand: {lord} is called from the castle</source>
        <translation>手札に諸侯がいないため、{lord}が城から呼び戻された</translation>
    </message>
    <message>
        <source>{lord} takes command</source>
        <translation>{lord}が指揮官になった</translation>
    </message>
    <message>
        <source>{lord} uses {skill} for {assets}</source>
        <translation>{lord}が{skill}を使った（コストは{assets}）</translation>
    </message>
    <message>
        <source>{side} presses on and wins the tie</source>
        <translation>{side}が強攻で引き分けを制した</translation>
    </message>
    <message>
        <source>No troops lost</source>
        <translation>どちらも兵団を失わなかった</translation>
    </message>
    <message>
        <source>The war is over; arms return to hand</source>
        <translation>戦争が終わり、武装のトークンは手元に戻った</translation>
    </message>
    <message>
        <source>{side} wins the war of phase {phase}: a medal and {assets}</source>
        <translation>{side}が第{phase}フェイズの戦争に勝ち、メダルと{assets}を得た</translation>
    </message>
    <message>
        <source>{lord} is taken captive</source>
        <translation>{lord}が捕虜になった</translation>
    </message>
    <message>
        <source>{lord} returns from the castle to hand</source>
        <translation>{lord}が城から手札に戻った</translation>
    </message>
    <message>
        <source>Recovery: France takes back {france}, England {england}</source>
        <translation>回収：フランスは{france}、イングランドは{england}を手元に戻した</translation>
    </message>
    <message>
        <source>{side} passes</source>
        <translation>{side}はパスした</translation>
    </message>
    <message>
        <source>{side} proposes: {terms}</source>
        <translation>{side}の申し出：{terms}</translation>
    </message>
    <message>
        <source>{payer} pays {assets}, {lord} goes home</source>
        <translation>{payer}が{assets}を払い、{lord}が帰る</translation>
    </message>
    <message>
        <source>{side} accepts the deal</source>
        <translation>{side}は取引に応じた</translation>
    </message>
    <message>
        <source>{side} declines the deal</source>
        <translation>{side}は取引を断った</translation>
    </message>
    <message>
        <source>{side} pays {assets}</source>
        <translation>{side}が{assets}を支払った</translation>
    </message>
    <message>
        <source>{lord} comes home by the deal</source>
        <translation>{lord}が取引で帰った</translation>
    </message>
    <message>
        <source>{lord} is ransomed: {side} pays {assets}</source>
        <translation>{side}が身代金（{assets}）を払い、{lord}を取り戻した</translation>
    </message>
    <message>
        <source>{lord} goes back to its captor</source>
        <translation>{lord}は捕らえた側に戻った</translation>
    </message>
    <message>
        <source>The negotiation is over; cards and church tokens return to hand</source>
        <translation>戦後交渉が終わり、交渉カードと教会のトークンは手元に戻った</translation>
    </message>
    <message>
        <source>Event after phase {phase}: {side} rolls a {die}</source>
        <translation>第{phase}フェイズの後のイベント：{side}の出目は{die}</translation>
    </message>
    <message>
        <source>{side} receives {assets}</source>
        <translation>{side}が{assets}を得た</translation>
    </message>
    <message>
        <source>{loser} is ruined: {side} wins</source>
        <translation>{loser}が破産し、{side}が勝った</translation>
    </message>
    <message>
        <source>{side} loses {assets}</source>
        <translation>{side}が{assets}を失った</translation>
    </message>
    <message>
        <source>Burgundy&apos;s token goes to {side}</source>
        <translation>ブルゴーニュトークンは{side}のものになった</translation>
    </message>
    <message>
        <source>{lord} comes home free of charge</source>
        <translation>{lord}が無償で帰った</translation>
    </message>
    <message>
        <source>{side} holds five medals: the crown is taken</source>
        <translation>{side}がメダルを5個獲得し、王冠を手にした</translation>
    </message>
    <message>
        <source>Three medals for Burgundy: no one takes the crown</source>
        <translation>ブルゴーニュメダルが3個になり、王冠はだれの手にも渡らなかった</translation>
    </message>
    <message>
        <source>After nine phases {side} is richer and takes the crown</source>
        <translation>9フェイズを終え、資産の多い{side}が王冠を手にした</translation>
    </message>
    <message>
        <source>After nine phases both sides are equally rich: a draw</source>
        <translation>9フェイズを終え、資産は同じ：引き分け</translation>
    </message>
    <message>
        <source>{side} demands that {lord} be brought to the table</source>
        <translation>{side}の要請で、{lord}が交渉の場に出された</translation>
    </message>
    <message>
        <source>{side} brings {lord} to the table</source>
        <translation>{side}が{lord}を交渉の場に出した</translation>
    </message>
    <message>
        <source>Phase {phase}: medals and assets are tied, {side} begins again</source>
        <translation>第{phase}フェイズ：メダルも資産も同数なので、引き続き{side}がスタートプレイヤー</translation>
    </message>
    <message>
        <source>{side} puts {tokens} into the treasury and gains {assets}</source>
        <translation>{side}は国庫に{tokens}を使い、{assets}を得た</translation>
    </message>
    <message>
        <source>{side} deploys: {troops}, arms {arms}, church {church} (in hand: {kept})</source>
        <translation>{side}の編成：{troops}、武装{arms}、教会{church}（手元に{kept}）</translation>
    </message>
    <message>
        <source>{side} levies a troop from its castle (now {troops})</source>
        <translation>{side}が城から兵団を補充した（現在の{troops}）</translation>
    </message>
    <message>
        <source>{side} levies a troop from the hand (now {troops})</source>
        <translation>{side}が手元から兵団を補充した（現在の{troops}）</translation>
    </message>
    <message>
        <source>The dice: France {france}, {power}; England {england}, {other}</source>
        <translation>ダイス：フランスは{france}で{power}、イングランドは{england}で{other}</translation>
    </message>
    <message>
        <source>{side} loses a troop ({troops} left)</source>
        <translation>{side}が兵団を1つ失った（残り{troops}）</translation>
    </message>
    <message>
        <source>No troops left on either side: the medal of phase {phase} goes to Burgundy</source>
        <translation>両軍とも全滅し、第{phase}フェイズのメダルはブルゴーニュに渡った</translation>
    </message>
    <message>
        <source>{lord} rests in the castle for one war</source>
        <translation>{lord}が城に入り、次の戦争は休みになった</translation>
    </message>
    <message>
        <source>{ours} in exchange for {theirs}</source>
        <translation>{ours}と{theirs}を交換</translation>
    </message>
    <message>
        <source>{side} loses {tokens} to the castle</source>
        <translation>{side}は{tokens}を城へ送った</translation>
    </message>
    <message>
        <source>{side} loses {tokens} to the castle, and {assets}</source>
        <translation>{side}は{tokens}を城へ送り、{assets}を失った</translation>
    </message>
    <message>
        <source>Cards: France {france}, England {england}. Nothing happens</source>
        <translation>カード：フランス{france}、イングランド{england}。何も起こらなかった</translation>
    </message>
    <message>
        <source>Cards: France {france}, England {england}. Equal, so the church decides for {side}</source>
        <translation>カード：フランス{france}、イングランド{england}。同じ数字なので、教会のトークンが多い{side}が勝った</translation>
    </message>
    <message>
        <source>Cards: France {france}, England {england}. {side} wins</source>
        <translation>カード：フランス{france}、イングランド{england}。{side}が勝った</translation>
    </message>
    <message>
        <source>The sides are tied on medals: no event after phase {phase}</source>
        <translation>メダルが同数のため、第{phase}フェイズの後のイベントはなかった</translation>
    </message>
    <message>
        <source>{side}&apos;s Guard saves a troop</source>
        <translation>{side}の守護が兵団を守った</translation>
    </message>
    <message>
        <source>{exchange}, and {payer} pays {assets}</source>
        <translation>{exchange}、さらに{payer}が{assets}を払う</translation>
    </message>
</context>
<context>
    <name>CrownTakerObjections</name>
    <message>
        <source>The lord who takes command goes on the commander space of your side.</source>
        <translation>指揮官にする諸侯は、自国の指揮官スペースに置いてください。</translation>
    </message>
    <message>
        <source>Tokens go to the troops, the arms, the church or the treasury.</source>
        <translation>トークンは、兵団・武装・教会・国庫のいずれかに置いてください。</translation>
    </message>
    <message>
        <source>Lay the negotiation card on the place for your choice.</source>
        <translation>交渉カードは、選んだカードを置く場所に出してください。</translation>
    </message>
    <message>
        <source>The captive who comes home goes to your side.</source>
        <translation>帰る捕虜は、自国に置いてください。</translation>
    </message>
    <message>
        <source>A captive goes on the table, on the place of its own side, or into a deal.</source>
        <translation>捕虜は、交渉の場で自分の国の側に置くか、取引に加えてください。</translation>
    </message>
</context>
<context>
    <name>CrownTakerProblems</name>
    <message>
        <source>Another decision comes first: {step}.</source>
        <translation>いまは{step}を決めるところです。</translation>
    </message>
    <message>
        <source>The {lord} isn&apos;t in hand.</source>
        <translation>{lord}は手札にいません。</translation>
    </message>
    <message>
        <source>At least one token must be a troop.</source>
        <translation>兵団にはトークンが1個以上必要です。</translation>
    </message>
    <message>
        <source>Card {card} has already been played in this phase.</source>
        <translation>カード{card}は、このフェイズですでに使いました。</translation>
    </message>
    <message>
        <source>The {lord} has already been on the table in this phase.</source>
        <translation>{lord}は、このフェイズですでに交渉の場に出ました。</translation>
    </message>
    <message>
        <source>Each side may propose one deal before the cards; you&apos;ve used yours.</source>
        <translation>申し出は、カード交渉の前に1回だけです。もう使いました。</translation>
    </message>
    <message>
        <source>The payer must keep 1: at most {most} may be offered or asked.</source>
        <translation>払う側に資産が1以上残らなければなりません。出せるのは{most}までです。</translation>
    </message>
    <message>
        <source>This doesn&apos;t belong in the position&apos;s step or phase.</source>
        <translation>この局面の段階やフェイズには当てはまりません。</translation>
    </message>
    <message>
        <source>With these medals the game is over ({rule}).</source>
        <translation>このメダルでは、ゲームは終わっています（{rule}）。</translation>
    </message>
    <message>
        <source>A lord is in two places at once.</source>
        <translation>1人の諸侯が2か所にいます。</translation>
    </message>
    <message>
        <source>There are more captives than lost wars ({rule}).</source>
        <translation>捕虜が、負けた戦争の回数より多くなっています（{rule}）。</translation>
    </message>
    <message>
        <source>At the step “{step}” this side needs a commander.</source>
        <translation>「{step}」の段階では、この側に指揮官が必要です。</translation>
    </message>
    <message>
        <source>At the step “{step}” this side has no commander yet.</source>
        <translation>「{step}」の段階では、この側に指揮官はまだいません。</translation>
    </message>
    <message>
        <source>The tokens are more than the side has ({tokens}), or none is left for a troop.</source>
        <translation>トークンが全部で{tokens}個を超えているか、兵団に置く分が残っていません。</translation>
    </message>
    <message>
        <source>No skill can be declared here ({rule}).</source>
        <translation>ここではスキルを宣言できません（{rule}）。</translation>
    </message>
    <message>
        <source>The skill cannot have been used so often ({rule}).</source>
        <translation>スキルの使用回数が多すぎます（{rule}）。</translation>
    </message>
    <message>
        <source>Both sides must have the same number of negotiation cards left ({rule}).</source>
        <translation>残りの交渉カードは、両側とも同じ枚数でなければなりません（{rule}）。</translation>
    </message>
    <message>
        <source>These negotiation cards cannot be left now ({rule}).</source>
        <translation>残りの交渉カードが、この段階では正しくありません（{rule}）。</translation>
    </message>
    <message>
        <source>Only a captive can be on the table, during the negotiation ({rule}).</source>
        <translation>場に出せるのは捕虜だけで、戦後交渉の間に限ります（{rule}）。</translation>
    </message>
    <message>
        <source>A captive shown in this negotiation cannot be shown or on the table again ({rule}).</source>
        <translation>この交渉で一度出した捕虜を、もう一度出すことはできません（{rule}）。</translation>
    </message>
    <message>
        <source>A proposal belongs to the step “answer”, and only to it.</source>
        <translation>申し出は「answer」の段階でだけ指定します。</translation>
    </message>
    <message>
        <source>This deal cannot have been proposed ({rule}).</source>
        <translation>この申し出はできません（{rule}）。</translation>
    </message>
    <message>
        <source>The side with fewer medals rolls for the event ({rule}).</source>
        <translation>イベントのダイスを振るのは、メダルの少ない側です（{rule}）。</translation>
    </message>
    <message>
        <source>This side has no captive to free ({rule}).</source>
        <translation>この側には、解放できる捕虜がいません（{rule}）。</translation>
    </message>
    <message>
        <source>France chooses its card first ({rule}).</source>
        <translation>カードはフランスが先に選びます（{rule}）。</translation>
    </message>
    <message>
        <source>This lord must have the id “{expected}”.</source>
        <translation>この諸侯のidは「{expected}」でなければなりません。</translation>
    </message>
    <message>
        <source>This negotiation card must have the id “{expected}”.</source>
        <translation>この交渉カードのidは「{expected}」でなければなりません。</translation>
    </message>
    <message>
        <source>The attack table needs {expected} rows, one per armament; it has {rows}.</source>
        <translation>攻撃判定表には武装の数ごとに{expected}行が必要ですが、{rows}行です。</translation>
    </message>
    <message>
        <source>The event table needs {lines} lines: both event phases with dice 1 to 6.</source>
        <translation>イベント表には{lines}行が必要です：2つのフェイズの、出目1から6。</translation>
    </message>
    <message>
        <source>a lord to command</source>
        <comment>what is to be decided</comment>
        <translation>指揮官にする諸侯</translation>
    </message>
    <message>
        <source>where the tokens go</source>
        <comment>what is to be decided</comment>
        <translation>トークンの置き場所</translation>
    </message>
    <message>
        <source>whether the skill is used</source>
        <comment>what is to be decided</comment>
        <translation>スキルを使うかどうか</translation>
    </message>
    <message>
        <source>the dice of the war</source>
        <comment>what is to be decided</comment>
        <translation>戦争のダイス</translation>
    </message>
    <message>
        <source>a request or a pass</source>
        <comment>what is to be decided</comment>
        <translation>要請かパス</translation>
    </message>
    <message>
        <source>yes or no to the deal</source>
        <comment>what is to be decided</comment>
        <translation>取引への返事</translation>
    </message>
    <message>
        <source>a negotiation card</source>
        <comment>what is to be decided</comment>
        <translation>交渉カード</translation>
    </message>
    <message>
        <source>the die of the event</source>
        <comment>what is to be decided</comment>
        <translation>イベントのダイス</translation>
    </message>
    <message>
        <source>which captive comes home</source>
        <comment>what is to be decided</comment>
        <translation>帰る捕虜</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what is to be decided</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>The {lord} isn&apos;t a captive there.</source>
        <translation>{lord}は捕虜ではありません。</translation>
    </message>
    <message>
        <source>Troops under the {lord}: at most {most}.</source>
        <translation>{lord}の兵団は{most}個までです。</translation>
    </message>
    <message>
        <source>Arms of the {lord}: at most {most}.</source>
        <translation>{lord}の武装は{most}個までです。</translation>
    </message>
    <message>
        <source>Tokens for the treasury in one formation: at most {most}.</source>
        <translation>国庫に使えるトークンは、1回の編成で{most}個までです。</translation>
    </message>
    <message>
        <source>Tokens in hand: {tokens}. You can&apos;t place {placed}.</source>
        <translation>手元のトークンは{tokens}個です。{placed}個は置けません。</translation>
    </message>
    <message>
        <source>The {lord} has used up the skill for this war ({most} of {most}).</source>
        <translation>{lord}は、この戦争でスキルを使い切りました（{most}回中{most}回）。</translation>
    </message>
    <message>
        <source>The skill costs {cost}, and at least 1 must remain. Assets: {assets}.</source>
        <translation>スキルのコストは{cost}です。資産{assets}のうち、1以上を残さなければなりません。</translation>
    </message>
    <message>
        <source>The {lord} already has all troops ({most}): a levy has nothing to bring back.</source>
        <translation>{lord}の兵団はすでに{most}個で、徴兵で補充できません。</translation>
    </message>
    <message>
        <source>There&apos;s no token in hand or castle for a levy.</source>
        <translation>徴兵できるトークンが、手元にも城にもありません。</translation>
    </message>
    <message>
        <source>A captive of that side has already been brought to the table in this round.</source>
        <translation>その側の捕虜は、このラウンドにもう1人、場に出ています。</translation>
    </message>
    <message>
        <source>Wrong number of dice: France rolls {france}, England {england}.</source>
        <translation>ダイスの数が違います：フランスは{france}個、イングランドは{england}個です。</translation>
    </message>
    <message>
        <source>Troops here: {least} to {most}.</source>
        <translation>ここの兵団は{least}個以上{most}個以下です。</translation>
    </message>
    <message>
        <source>Arms here: at most {most}.</source>
        <translation>ここに置ける武装は{most}個までです。</translation>
    </message>
    <message>
        <source>There can be no tokens in the church yet ({rule}).</source>
        <translation>教会にはまだトークンを置けません（{rule}）。</translation>
    </message>
    <message>
        <source>“{text}” is not a proposal.</source>
        <translation>「{text}」は申し出ではありません。</translation>
    </message>
    <message>
        <source>With × alone in a row of the attack table, a war would go on for ever.</source>
        <translation>×だけの行があると、戦争が終わりません。</translation>
    </message>
    <message>
        <source>Tokens that the cards take: {tokens} of {of}. One must always remain.</source>
        <translation>カードで失うトークンは{of}個中{tokens}個です。1個以上残らなければなりません。</translation>
    </message>
    <message>
        <source>The sources of assets must add up to {assets}.</source>
        <translation>資産の内訳は、合わせて{assets}でなければなりません。</translation>
    </message>
    <message>
        <source>“{text}” is not a roll of the dice.</source>
        <translation>「{text}」はダイスの目ではありません。</translation>
    </message>
    <message>
        <source>You&apos;ve already proposed this before these cards. Change the deal.</source>
        <translation>この要請で、同じ申し出をもうしています。内容を変えてください。</translation>
    </message>
    <message>
        <source>Assets can&apos;t be added to an exchange, except with talks without limit.</source>
        <translation>交換に資産を加えられるのは、「話し合いに制限なし」のときだけです。</translation>
    </message>
</context>
<context>
    <name>CrownTakerReasons</name>
    <message>
        <source>Who gains more from this deal?</source>
        <translation>この取引で得をするのはどちらでしょう？</translation>
    </message>
    <message>
        <source>Which captive do you miss most?</source>
        <translation>いちばん帰ってきてほしい捕虜はだれですか？</translation>
    </message>
    <message>
        <source>the rules don&apos;t allow a skill this time</source>
        <translation>ルール上、いまはスキルを使えない</translation>
    </message>
    <message>
        <source>no request is better than passing</source>
        <translation>パスより有望な要請はない</translation>
    </message>
    <message>
        <source>ahead in the church, {tokens} to {others}: wins equal cards</source>
        <translation>教会は{tokens}対{others}でリードし、同じカードなら勝つ</translation>
    </message>
    <message>
        <source>behind in the church, {tokens} to {others}: loses equal cards</source>
        <translation>教会は{tokens}対{others}で届かず、同じカードなら負ける</translation>
    </message>
    <message>
        <source>another request may be better than passing</source>
        <translation>ほかの要請のほうがよいかもしれない</translation>
    </message>
    <message>
        <source>winning a war</source>
        <translation>戦争に勝つ</translation>
    </message>
    <message>
        <source>lords at stake</source>
        <translation>危険にさらす諸侯</translation>
    </message>
    <message>
        <source>the treasury</source>
        <translation>国庫</translation>
    </message>
    <message>
        <source>the church</source>
        <translation>教会</translation>
    </message>
    <message>
        <source>when to use a skill</source>
        <translation>スキルの使いどころ</translation>
    </message>
    <message>
        <source>bringing captives home</source>
        <translation>捕虜を取り戻す</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>身代金</translation>
    </message>
    <message>
        <source>captives held</source>
        <translation>手元の捕虜</translation>
    </message>
    <message>
        <source>what a deal is worth</source>
        <translation>取引の価値</translation>
    </message>
    <message>
        <source>accepting or declining</source>
        <translation>取引を受けるか断るか</translation>
    </message>
    <message>
        <source>what to ask for</source>
        <translation>何を要請するか</translation>
    </message>
    <message>
        <source>duels of cards</source>
        <translation>カードの勝負</translation>
    </message>
    <message>
        <source>cards for other rounds</source>
        <translation>カードを使う順</translation>
    </message>
    <message>
        <source>lords for the next war</source>
        <translation>次の戦争の諸侯</translation>
    </message>
    <message>
        <source>your {lord} hardly ever beats {enemy} this way</source>
        <translation>これでは、自分の{lord}はまず{enemy}に勝てない</translation>
    </message>
    <message>
        <source>using {skill} now raises your chance in this war from {without}% to {percent}%</source>
        <translation>いま{skill}を使うと、この戦争に勝つ確率が{without}%から{percent}%に上がる</translation>
    </message>
    <message>
        <source>without {skill} now, your chance in this war is {without}% instead of {percent}%</source>
        <translation>いま{skill}を使わないと、この戦争に勝つ確率は{without}%（使えば{percent}%）</translation>
    </message>
    <message>
        <source>Their {lord} leads this army: what would it take to beat it, and is this war worth that?</source>
        <translation>相手の指揮官は{lord}です。倒すには何が必要でしょう？ この戦争にそれだけの価値はありますか？</translation>
    </message>
    <message>
        <source>They have {tokens} in the church: will equal cards matter, and what is left for the war?</source>
        <translation>相手は教会に{tokens}を置いています。同じカードになると困りますか？ 戦争には何個回せますか？</translation>
    </message>
    <message>
        <source>You have only {assets}: what can this war, a skill or a ransom still cost you?</source>
        <translation>{assets}しかありません。この戦争やスキル、身代金で、あとどれだけ失うおそれがありますか？</translation>
    </message>
    <message>
        <source>Look at the skill: do you have a choice at all in this round?</source>
        <translation>スキルを見てみましょう。このラウンドで選ぶ余地はありますか？</translation>
    </message>
    <message>
        <source>Look at the captives: is there anything to ask for now?</source>
        <translation>捕虜を見てみましょう。いま要請できることはありますか？</translation>
    </message>
    <message>
        <source>at full strength, your {lord} beats {enemy} about {percent}% of the time</source>
        <translation>全力なら、自分の{lord}は約{percent}%の確率で{enemy}に勝つ</translation>
    </message>
    <message>
        <source>even at full strength, your {lord} beats {enemy} only about {percent}% of the time</source>
        <translation>全力でも、自分の{lord}が{enemy}に勝つ確率は約{percent}%しかない</translation>
    </message>
    <message>
        <source>with this army, your {lord} beats {enemy} about {percent}% of the time</source>
        <translation>この編成なら、自分の{lord}は約{percent}%の確率で{enemy}に勝つ</translation>
    </message>
    <message>
        <source>with this army, your {lord} beats {enemy} only about {percent}% of the time</source>
        <translation>この編成では、自分の{lord}が{enemy}に勝つ確率は約{percent}%しかない</translation>
    </message>
    <message>
        <source>your {lord} (ransom {ransom}) becomes a captive about {percent}% of the time</source>
        <translation>自分の{lord}（身代金{ransom}）が約{percent}%の確率で捕虜になる</translation>
    </message>
    <message>
        <source>if you lose, the captive is your {lord}, whose ransom of {ransom} is the lowest</source>
        <translation>負けても、捕虜になるのは身代金がいちばん安い{lord}（{ransom}）ですむ</translation>
    </message>
    <message>
        <source>keeps your {lord} in hand for the next war</source>
        <translation>自分の{lord}を次の戦争のために温存できる</translation>
    </message>
    <message>
        <source>your {lord} misses the next war, even after a victory</source>
        <translation>自分の{lord}は、勝っても次の戦争に出られない</translation>
    </message>
    <message>
        <source>your {lord}&apos;s largest army leaves {spare} for treasury and church</source>
        <translation>{lord}は軍を最大にしても、国庫と教会に{spare}を回せる</translation>
    </message>
    <message>
        <source>{troops}, arms {arms}: the die has power on {hits} of its 6 faces</source>
        <translation>{troops}、武装{arms}：ダイスの6つの目のうち{hits}つでパワーが出る</translation>
    </message>
    <message>
        <source>{troops}, arms {arms}: the die has power on only {hits} of its 6 faces</source>
        <translation>{troops}、武装{arms}：ダイスの6つの目のうち{hits}つでしかパワーが出ない</translation>
    </message>
    <message>
        <source>gains {assets} for {tokens} in the treasury</source>
        <translation>国庫に{tokens}を使い、{assets}を得る</translation>
    </message>
    <message>
        <source>leaves {tokens} unused, worth {assets} in the treasury</source>
        <translation>{tokens}が余る（国庫に使えば{assets}になる）</translation>
    </message>
    <message>
        <source>{tokens} in the church may win equal cards</source>
        <translation>教会に{tokens}を置くので、同じカードのときに勝てるかもしれない</translation>
    </message>
    <message>
        <source>brings your {lord} home free of charge</source>
        <translation>自分の{lord}が無償で帰る</translation>
    </message>
    <message>
        <source>keeps {assets} that {skill} would cost</source>
        <translation>{skill}に払う{assets}を節約できる</translation>
    </message>
    <message>
        <source>{skill} costs {assets}</source>
        <translation>{skill}に{assets}を払う</translation>
    </message>
    <message>
        <source>keeps the last use of {skill} in this war</source>
        <translation>この戦争で最後の{skill}を取っておける</translation>
    </message>
    <message>
        <source>spends the last use of {skill} in this war</source>
        <translation>この戦争では、もう{skill}を使えなくなる</translation>
    </message>
    <message>
        <source>may bring your {lord} home for {assets}</source>
        <translation>カードに勝てば、{assets}で自分の{lord}が帰る</translation>
    </message>
    <message>
        <source>may make you pay {assets} for your {lord}</source>
        <translation>カードに勝つと、自分の{lord}のために{assets}を払うことになる</translation>
    </message>
    <message>
        <source>{percent}% of the time your {lord} comes home for {assets}</source>
        <translation>{assets}で自分の{lord}が帰る確率は{percent}%</translation>
    </message>
    <message>
        <source>{percent}% of the time you must pay {assets} for your {lord}</source>
        <translation>自分の{lord}のために{assets}を払うことになる確率は{percent}%</translation>
    </message>
    <message>
        <source>may bring you {assets} for their {lord}</source>
        <translation>相手がカードに勝てば、相手の{lord}の身代金で{assets}が入る</translation>
    </message>
    <message>
        <source>may give them their {lord} back for {assets}</source>
        <translation>相手がカードに勝つと、{assets}で相手に{lord}を取り戻される</translation>
    </message>
    <message>
        <source>{percent}% of the time you get {assets} for their {lord}</source>
        <translation>相手の{lord}の身代金で{assets}が入る確率は{percent}%</translation>
    </message>
    <message>
        <source>{percent}% of the time they get their {lord} back for {assets}</source>
        <translation>{assets}で相手に{lord}を取り戻される確率は{percent}%</translation>
    </message>
    <message>
        <source>the ransom of {assets} for your {lord} would ruin you</source>
        <translation>自分の{lord}の身代金（{assets}）を払うと破産する</translation>
    </message>
    <message>
        <source>{percent}% of the time the ransom of {assets} ruins you</source>
        <translation>身代金（{assets}）を払って破産する確率は{percent}%</translation>
    </message>
    <message>
        <source>the ransom of {assets} for their {lord} would ruin them</source>
        <translation>相手は{lord}の身代金（{assets}）を払うと破産する</translation>
    </message>
    <message>
        <source>{percent}% of the time the ransom of {assets} ruins them</source>
        <translation>相手が身代金（{assets}）を払って破産する確率は{percent}%</translation>
    </message>
    <message>
        <source>brings your {lord} home</source>
        <translation>自分の{lord}が帰る</translation>
    </message>
    <message>
        <source>gives them their {lord} back</source>
        <translation>相手に{lord}を返す</translation>
    </message>
    <message>
        <source>earns {assets}</source>
        <translation>{assets}が入る</translation>
    </message>
    <message>
        <source>costs {assets}</source>
        <translation>{assets}を払う</translation>
    </message>
    <message>
        <source>it would hurt them, so they would decline</source>
        <translation>相手の損になるので、断られそう</translation>
    </message>
    <message>
        <source>declines a deal that would harm you</source>
        <translation>自分に不利な取引を断れる</translation>
    </message>
    <message>
        <source>declines a deal that would help you</source>
        <translation>自分に有利な取引を断ることになる</translation>
    </message>
    <message>
        <source>there&apos;s nothing you could ask for</source>
        <translation>いま要請できることはない</translation>
    </message>
    <message>
        <source>{percent}% of the time card {card} ruins them</source>
        <translation>カード{card}で相手が破産する確率は{percent}%</translation>
    </message>
    <message>
        <source>{percent}% of the time card {card} costs them {loss}</source>
        <translation>カード{card}で相手が{loss}を失う確率は{percent}%</translation>
    </message>
    <message>
        <source>{percent}% of the time their card beats yours</source>
        <translation>相手のカードに負ける確率は{percent}%</translation>
    </message>
    <message>
        <source>{percent}% of the time their card beats yours, and {ruin}% of the time it ruins you</source>
        <translation>相手のカードに負ける確率は{percent}%、破産する確率は{ruin}%</translation>
    </message>
    <message>
        <source>{ruin}% of the time their card ruins you</source>
        <translation>相手のカードで破産する確率は{ruin}%</translation>
    </message>
    <message>
        <source>of their {of}, card {card} beats {wins} and loses to {losses}</source>
        <translation>カード{card}は、相手に{of}のうち{wins}枚に勝ち、{losses}枚に負ける</translation>
    </message>
    <message>
        <source>of their {of}, card {card} beats only {wins} and loses to {losses}</source>
        <translation>カード{card}は、相手に{of}のうち{wins}枚にしか勝てず、{losses}枚に負ける</translation>
    </message>
    <message>
        <source>their card {card} would beat it and cost you {loss}</source>
        <translation>相手のカード{card}に負けると、{loss}を失う</translation>
    </message>
    <message>
        <source>keeps card {card}, which beats {wins} of their {of}</source>
        <translation>相手に{of}のうち{wins}枚に勝つ、カード{card}を取っておける</translation>
    </message>
    <message>
        <source>your other cards do more than card {card} in a round without a captive</source>
        <translation>捕虜のいないラウンドでは、カード{card}よりほかのカードのほうが役に立つ</translation>
    </message>
    <message>
        <source>card {card} does more than your other cards in a round without a captive</source>
        <translation>捕虜のいないラウンドでは、カード{card}がほかのカードより役に立つ</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>残る%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>their {lord}</source>
        <translation>相手の{lord}</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Their {lord} is in command: which of yours can beat it, and is this war worth that lord?</source>
        <translation>相手の指揮官は{lord}です。自分のどの諸侯なら勝てますか？ この戦争は、その諸侯を出すほど大事ですか？</translation>
    </message>
    <message>
        <source>One more medal can decide the game: what is this war worth to each side?</source>
        <translation>メダルあと1個で勝負が決まるかもしれません。この戦争は、自分と相手にどれほど大事ですか？</translation>
    </message>
    <message>
        <source>using {skill} now does not raise your chance in this war: {percent}% with it, {without}% without</source>
        <translation>いま使う{skill}は、この戦争に勝つ確率を上げない（使うと{percent}%、使わないと{without}%）</translation>
    </message>
    <message>
        <source>using {skill} now would not raise your chance in this war: {percent}% with it, {without}% without</source>
        <translation>いま{skill}を使っても、この戦争に勝つ確率は上がらない（使うと{percent}%、使わないと{without}%）</translation>
    </message>
    <message>
        <source>One side has only {assets}: could the cards left ruin it, and which of them must be beaten?</source>
        <translation>一方の国には{assets}しかありません。残りのカードで破産しそうですか？ どのカードには勝たなければなりませんか？</translation>
    </message>
    <message>
        <source>{tokens} for troops, arms, church and treasury: where would the next one change the most?</source>
        <translation>兵団、武装、教会、国庫に使えるのは{tokens}です。次の1個でいちばん変わるのはどこでしょう？</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left, no captive, no ruin in sight: card {card} is as good now as later</source>
        <translation>
            <numerusform>捕虜も破産の心配もなく、カード{card}は残る%nラウンドのどこで出しても同じ</numerusform>
        </translation>
    </message>
    <message>
        <source>card {card} meets one of their {of}: it beats {wins} and loses to {losses}</source>
        <translation>相手に{of}のどれかと当たり、カード{card}は{wins}枚に勝ち、{losses}枚に負ける</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{tokens} in hand: which lord can win this war, and which can you afford to lose?</source>
        <translation>手元にあるのは{tokens}です。この戦争に勝てる諸侯はだれでしょう？ 失ってもよいのはだれですか？</translation>
    </message>
    <message>
        <source>{skill} costs {assets}: is this round worth it, with {troops} against {enemies}?</source>
        <translation>{skill}のコストは{assets}です。{troops}対{enemies}のいま、使う価値はありますか？</translation>
    </message>
    <message>
        <source>{skill} can be used once more in this war: now, with {troops} against {enemies}, or in a later round?</source>
        <translation>{skill}は、この戦争であと1回だけ使えます。{troops}対{enemies}のいま使いますか、あとのラウンドに取っておきますか？</translation>
    </message>
    <message>
        <source>Your {lord} is a captive: what would its return change, and what may it cost?</source>
        <translation>自分の{lord}が捕虜になっています。帰れば何が変わりますか？ そのためにいくらまで払えますか？</translation>
    </message>
    <message>
        <source>You hold their {lord}: is it worth more in your hands, or in assets?</source>
        <translation>相手の{lord}を捕虜にしています。手元に置くのと、資産に換えるのと、どちらが得でしょう？</translation>
    </message>
    <message>
        <source>The {lord}&apos;s ransom is {assets}, and its side has no more: what would that do?</source>
        <translation>{lord}の身代金は{assets}で、その国の資産はそれ以下です。払うことになったらどうなりますか？</translation>
    </message>
    <message>
        <source>{assets} against the {lord}: who gains more from this deal?</source>
        <translation>{assets}と{lord}の取引です。得をするのはどちらでしょう？</translation>
    </message>
    <message>
        <source>The {lord} is on the table: which card could win, and is that card worth more in another round?</source>
        <translation>{lord}が場に出ています。どのカードなら勝てますか？ そのカードは、ほかのラウンドに取っておくほうがよくありませんか？</translation>
    </message>
    <message>
        <source>Their card {card} is still to come and could cost you {loss}: can one of yours beat it?</source>
        <translation>相手にはまだカード{card}があり、負けると{loss}を失います。自分のどのカードなら勝てますか？</translation>
    </message>
    <message>
        <source>No captives, no ruin in sight, and all {own_cards} must be played: does the order matter?</source>
        <translation>捕虜はいません。破産の心配もありません。残る{own_cards}はどれも出すので、どの順でも同じではないでしょうか？</translation>
    </message>
</context>
<context>
    <name>CrownTakerSides</name>
    <message>
        <source>{side}, {card}: {effect}</source>
        <translation>{side}、{card}：{effect}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Lords in hand</source>
        <translation>手札の諸侯</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城</translation>
    </message>
    <message>
        <source>Negotiation cards</source>
        <translation>交渉カード</translation>
    </message>
    <message>
        <source>{tokens} in hand, ready to place</source>
        <translation>手元に{tokens}（編成で置ける）</translation>
    </message>
    <message>
        <source>{assets}. At 0 or below the side is ruined</source>
        <translation>{assets}。0以下になると破産</translation>
    </message>
    <message>
        <source>{tokens} in the castle, back after the next war</source>
        <translation>城に{tokens}（次の戦争の後に戻る）</translation>
    </message>
    <message>
        <source>{tokens} in the church: the side with more wins equal cards</source>
        <translation>教会に{tokens}（多い側が、同じカードのときに勝つ）</translation>
    </message>
    <message>
        <source>Assets</source>
        <comment>above a number</comment>
        <translation>資産</translation>
    </message>
    <message>
        <source>back after a war</source>
        <comment>of the castle</comment>
        <translation>回収で手元に戻る</translation>
    </message>
    <message>
        <source>wins equal cards</source>
        <comment>of the church</comment>
        <translation>同じカードで勝つ</translation>
    </message>
    <message>
        <source>captives held</source>
        <comment>of the tower</comment>
        <translation>捕らえた諸侯</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>above a number of tokens</comment>
        <translation>手元</translation>
    </message>
</context>
<context>
    <name>CrownTakerSketch</name>
    <message>
        <source>Assets</source>
        <translation>資産</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>メダル</translation>
    </message>
    <message>
        <source>Tokens in hand</source>
        <translation>手元のトークン</translation>
    </message>
    <message>
        <source>Tokens in the castle</source>
        <translation>城のトークン</translation>
    </message>
    <message>
        <source>In command</source>
        <translation>指揮官</translation>
    </message>
    <message>
        <source>Lords in hand</source>
        <translation>手札の諸侯</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>城で待機中</translation>
    </message>
    <message>
        <source>Held by the enemy</source>
        <translation>敵の捕虜</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Medals on the map: {owners}</source>
        <translation>地図のメダル：{owners}</translation>
    </message>
    <message>
        <source>Burgundy: {side}</source>
        <translation>ブルゴーニュ：{side}</translation>
    </message>
    <message>
        <source>Dice: {roll}</source>
        <translation>ダイス：{roll}</translation>
    </message>
    <message>
        <source>Your choice: {plan}</source>
        <translation>あなたの選択：{plan}</translation>
    </message>
</context>
<context>
    <name>CrownTakerSums</name>
    <message>
        <source>{side}, assets: {total}</source>
        <translation>{side}の資産：{total}</translation>
    </message>
    <message>
        <source>{side}, assets afterwards: {total}</source>
        <translation>{side}の資産（その後）：{total}</translation>
    </message>
    <message>
        <source>Burgundy medals: {total}</source>
        <translation>ブルゴーニュメダル：{total}</translation>
    </message>
    <message>
        <source>{side}, medals: {total}</source>
        <translation>{side}の勝利メダル：{total}</translation>
    </message>
    <message>
        <source>{side}, power: {total}</source>
        <translation>{side}のパワー：{total}</translation>
    </message>
    <message>
        <source>{side}, last roll: {total}</source>
        <translation>{side}の前回の目：{total}</translation>
    </message>
    <message>
        <source>{side}, last roll without Charge: {total}</source>
        <translation>{side}の前回の目（突撃を除く）：{total}</translation>
    </message>
    <message>
        <source>{side}, uses of {skill} left: {total}</source>
        <translation>{side}：「{skill}」を使える残り回数：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens in hand: {total}</source>
        <translation>{side}の手元のトークン：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens in the castle: {total}</source>
        <translation>{side}の城のトークン：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens left in hand: {total}</source>
        <translation>{side}の手元に残るトークン：{total}</translation>
    </message>
    <message>
        <source>{side}, free places for troops: {total}</source>
        <translation>{side}の兵団の空き：{total}</translation>
    </message>
    <message>
        <source>{side}, free places for arms: {total}</source>
        <translation>{side}の武装の空き：{total}</translation>
    </message>
    <message>
        <source>{side}, troops afterwards: {total}</source>
        <translation>{side}の兵団（その後）：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens taken back: {total}</source>
        <translation>{side}の手元に戻るトークン：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens to the castle: {total}</source>
        <translation>{side}が城へ送るトークン：{total}</translation>
    </message>
    <message>
        <source>{side}, troops at most: {total}</source>
        <translation>{side}の兵団の上限：{total}</translation>
    </message>
    <message>
        <source>{side}, arms at most: {total}</source>
        <translation>{side}の武装の上限：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens in the church at most: {total}</source>
        <translation>{side}が教会に置ける上限：{total}</translation>
    </message>
    <message>
        <source>{side}, tokens in the treasury at most: {total}</source>
        <translation>{side}が国庫に置ける上限：{total}</translation>
    </message>
    <message>
        <source>Difference in medals: {total}</source>
        <translation>勝利メダルの差：{total}</translation>
    </message>
    <message>
        <source>Difference in assets: {total}</source>
        <translation>資産の差：{total}</translation>
    </message>
    <message>
        <source>Difference in church tokens: {total}</source>
        <translation>教会のトークンの差：{total}</translation>
    </message>
    <message>
        <source>Difference between the cards: {total}</source>
        <translation>カードの差：{total}</translation>
    </message>
    <message>
        <source>troops before</source>
        <translation>それまでの兵団</translation>
    </message>
    <message>
        <source>brought back by Levy</source>
        <translation>徴兵で補充</translation>
    </message>
    <message>
        <source>lost in this round</source>
        <translation>このラウンドで失った兵団</translation>
    </message>
    <message>
        <source>uses in a war</source>
        <translation>1回の戦争で使える回数</translation>
    </message>
    <message>
        <source>used already</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>assets before</source>
        <translation>それまでの資産</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) in the treasury, {each} each</source>
        <translation>
            <numerusform>国庫に%n個、各{each}</numerusform>
        </translation>
    </message>
    <message>
        <source>for {skill}</source>
        <translation>「{skill}」のコスト</translation>
    </message>
    <message>
        <source>1 for each troop left</source>
        <translation>残った兵団1つにつき1</translation>
    </message>
    <message>
        <source>printed on {card}</source>
        <translation>{card}の損害</translation>
    </message>
    <message>
        <source>ransom for {lord}</source>
        <translation>{lord}の身代金</translation>
    </message>
    <message>
        <source>paid by the deal</source>
        <translation>取引で支払う</translation>
    </message>
    <message>
        <source>received by the deal</source>
        <translation>取引で受け取る</translation>
    </message>
    <message>
        <source>event for a {die}</source>
        <translation>ダイスの{die}のイベント</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>tokens</comment>
        <translation>手元</translation>
    </message>
    <message>
        <source>troops</source>
        <comment>tokens</comment>
        <translation>兵団</translation>
    </message>
    <message>
        <source>arms</source>
        <comment>tokens</comment>
        <translation>武装</translation>
    </message>
    <message>
        <source>in the church</source>
        <comment>tokens</comment>
        <translation>教会</translation>
    </message>
    <message>
        <source>in the treasury</source>
        <comment>tokens</comment>
        <translation>国庫</translation>
    </message>
    <message>
        <source>in the castle</source>
        <comment>tokens</comment>
        <translation>城</translation>
    </message>
    <message>
        <source>the {die} doesn&apos;t count</source>
        <translation>もう1つの目{die}は数えない</translation>
    </message>
    <message>
        <source>own tokens</source>
        <translation>自軍のトークン</translation>
    </message>
    <message>
        <source>the Burgundy token</source>
        <translation>ブルゴーニュトークン</translation>
    </message>
    <message>
        <source>limit of the treasury</source>
        <translation>国庫の上限</translation>
    </message>
    <message>
        <source>limit of {lord}</source>
        <translation>{lord}の上限</translation>
    </message>
    <message>
        <source>not in hand</source>
        <translation>手元にない分</translation>
    </message>
    <message>
        <source>needed as a troop</source>
        <translation>兵団に必要な1個</translation>
    </message>
    <message>
        <source>wars of phases {phases}</source>
        <translation>フェイズ{phases}の戦争</translation>
    </message>
    <message>
        <source>war of phase {phases}</source>
        <translation>フェイズ{phases}の戦争</translation>
    </message>
</context>
<context>
    <name>CrownTakerText</name>
    <message>
        <source>Play {card}: {effect}</source>
        <translation>{card}を出す：{effect}</translation>
    </message>
    <message>
        <source>Roll {dice}</source>
        <translation>ダイス{dice}</translation>
    </message>
    <message>
        <source>Give the command to the {lord}</source>
        <translation>{lord}を指揮官にする</translation>
    </message>
    <message>
        <source>Call the {lord} home</source>
        <translation>{lord}を呼び戻す</translation>
    </message>
    <message>
        <source>Propose: {terms}</source>
        <translation>申し出：{terms}</translation>
    </message>
    <message>
        <source>Troops {troops}, arms {arms}, church {church}, treasury {treasury}</source>
        <translation>兵団{troops}、武装{arms}、教会{church}、国庫{treasury}</translation>
    </message>
    <message>
        <source>Use the skill</source>
        <translation>スキルを使う</translation>
    </message>
    <message>
        <source>Use {skill} for {assets}: {effect}</source>
        <translation>{skill}を使う（{assets}）：{effect}</translation>
    </message>
    <message>
        <source>No skill this round</source>
        <translation>このラウンドはスキルを使わない</translation>
    </message>
    <message>
        <source>Accept the deal</source>
        <translation>取引に応じる</translation>
    </message>
    <message>
        <source>Decline the deal</source>
        <translation>取引を断る</translation>
    </message>
    <message>
        <source>{name}: waiting for the other card</source>
        <translation>{name}：相手のカードを待っています</translation>
    </message>
    <message>
        <source>{name}: choose the lord who takes command</source>
        <translation>{name}：指揮官にする諸侯を選んでください</translation>
    </message>
    <message>
        <source>{name}: place tokens, then deploy</source>
        <translation>{name}：トークンを置いて、編成を終えてください</translation>
    </message>
    <message>
        <source>{name}: the dice roll</source>
        <translation>{name}：ダイスを振ります</translation>
    </message>
    <message>
        <source>{name}: accept or decline the deal</source>
        <translation>{name}：取引に応じるか、断ってください</translation>
    </message>
    <message>
        <source>{name}: choose a negotiation card</source>
        <translation>{name}：交渉カードを選んでください</translation>
    </message>
    <message>
        <source>{name}: the event is rolled</source>
        <translation>{name}：イベントのダイスを振ります</translation>
    </message>
    <message>
        <source>{name}: choose a captive to call home</source>
        <translation>{name}：呼び戻す捕虜を選んでください</translation>
    </message>
    <message>
        <source>Phase {phase} · Formation</source>
        <translation>第{phase}フェイズ・編成</translation>
    </message>
    <message>
        <source>Phase {phase} · War, round {round}</source>
        <translation>第{phase}フェイズ・戦争 第{round}ラウンド</translation>
    </message>
    <message>
        <source>Phase {phase} · Negotiation {round} of 6</source>
        <translation>第{phase}フェイズ・戦後交渉 {round}/6</translation>
    </message>
    <message>
        <source>Phase {phase} · Event</source>
        <translation>第{phase}フェイズ・イベント</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>The dice are rolling</source>
        <translation>ダイスが転がっています</translation>
    </message>
    <message>
        <source>{side} decides: {what}</source>
        <translation>{side}が決める番：{what}</translation>
    </message>
    <message>
        <source>Assets at the start</source>
        <translation>はじめの資産</translation>
    </message>
    <message>
        <source>Tokens spent on the treasury</source>
        <translation>国庫に使ったトークン</translation>
    </message>
    <message>
        <source>Troops left after won wars</source>
        <translation>戦争に勝って残った兵団</translation>
    </message>
    <message>
        <source>Ransoms</source>
        <translation>身代金</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>取引</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>メダル</translation>
    </message>
    <message>
        <source>Five medals: the crown goes to {names}</source>
        <translation>メダル5個：王冠は{names}の手に</translation>
    </message>
    <message>
        <source>Draw: Burgundy holds three medals</source>
        <translation>引き分け：ブルゴーニュメダルが3個</translation>
    </message>
    <message>
        <source>Draw: after nine phases both sides are equally rich</source>
        <translation>引き分け：9フェイズを終え、資産は同じ</translation>
    </message>
    <message>
        <source>No one takes the crown</source>
        <translation>王冠はだれの手にも渡らなかった</translation>
    </message>
    <message>
        <source>{side} takes the crown</source>
        <translation>{side}が王冠を手にした</translation>
    </message>
    <message>
        <source>in command</source>
        <translation>指揮官</translation>
    </message>
    <message>
        <source>captive on the table</source>
        <translation>交渉の場の捕虜</translation>
    </message>
    <message>
        <source>captive</source>
        <translation>捕虜</translation>
    </message>
    <message>
        <source>resting in the castle</source>
        <translation>城で待機中</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>{side} ({names}): {assets}, {medals}, {tokens} in hand</source>
        <translation>{side}（{names}）：{assets}、{medals}、手元に{tokens}</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>ブルゴーニュ</translation>
    </message>
    <message>
        <source>General</source>
        <translation>将軍</translation>
    </message>
    <message>
        <source>Negotiator</source>
        <translation>交渉官</translation>
    </message>
    <message>
        <source>Bring {lord} to the table</source>
        <translation>{lord}を交渉の場に出す</translation>
    </message>
    <message>
        <source>Demand that your {lord} be brought to the table</source>
        <translation>自分の{lord}を出すよう要請する</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>資産</translation>
    </message>
    <message>
        <source>{name}: use the skill in this round, or not</source>
        <translation>{name}：このラウンドでスキルを使うか決めてください</translation>
    </message>
    <message>
        <source>{name}: ask for a captive or pass</source>
        <translation>{name}：捕虜について要請するか、パスしてください</translation>
    </message>
    <message>
        <source>Church: France {france}, England {england} – equal cards: nothing happens</source>
        <translation>教会：フランス{france}、イングランド{england} ― 同じカードなら何も起こらない</translation>
    </message>
    <message>
        <source>Church: France {france}, England {england} – equal cards: {side} wins</source>
        <translation>教会：フランス{france}、イングランド{england} ― 同じカードなら{side}の勝ち</translation>
    </message>
    <message>
        <source>Cost of skills</source>
        <translation>スキルのコスト</translation>
    </message>
    <message>
        <source>Lost to negotiation cards</source>
        <translation>交渉カードの損害</translation>
    </message>
    <message>
        <source>{side} is ruined: the crown goes to {names}</source>
        <translation>{side}が破産：王冠は{names}の手に</translation>
    </message>
    <message>
        <source>After nine phases the richer side takes the crown: {names}</source>
        <translation>9フェイズ終了：資産の多い{names}が王冠を手にした</translation>
    </message>
    <message>
        <source>{lord}, {where}: up to {troops} troops and {arms} arms, ransom {ransom}</source>
        <translation>{lord}、{where}：兵団{troops}まで、武装{arms}まで、身代金{ransom}</translation>
    </message>
    <message>
        <source>{skill}, costs {cost}: {effect}</source>
        <comment>a lord&apos;s skill</comment>
        <translation>{skill}（コスト：{cost}）：{effect}</translation>
    </message>
    <message>
        <source>Phase {phase}: {side} has won its medal</source>
        <translation>第{phase}フェイズ：メダルは{side}のもの</translation>
    </message>
    <message>
        <source>Phase {phase}: being played now</source>
        <translation>第{phase}フェイズ（いまここ）</translation>
    </message>
    <message>
        <source>Phase {phase}: its medal is still to be won</source>
        <translation>第{phase}フェイズ：メダルはまだだれのものでもない</translation>
    </message>
    <message>
        <source>The winner&apos;s captive comes home for its ransom; the cards cost nothing else</source>
        <translation>カードに勝った側は、場の捕虜を身代金を払って取り戻す。カードの損害はない</translation>
    </message>
    <message>
        <source>The loser takes the loss printed on the winning card</source>
        <translation>カードの敗者は、勝ったカードに書かれた損害を受ける</translation>
    </message>
    <message>
        <source>There&apos;s nothing more to request in this round: pass</source>
        <translation>このラウンドで要請できることはもうありません。パスしてください</translation>
    </message>
    <message>
        <source>There are no captives, so there&apos;s nothing to request: pass</source>
        <translation>捕虜がいないので要請できることがありません。パスしてください</translation>
    </message>
    <message>
        <source>{name}: there are no captives, so pass</source>
        <translation>{name}：捕虜がいないので、パスしてください</translation>
    </message>
    <message>
        <source>Talks without limit</source>
        <translation>話し合いに制限なし</translation>
    </message>
    <message>
        <source>The printed rule is “{on}”; “{off}” is our own.</source>
        <translation>印刷されたルールは「{on}」です。「{off}」はこの版の判断です。</translation>
    </message>
    <message>
        <source>Propose as many deals as you like, and add assets to an exchange of captives.</source>
        <translation>取引を何度でも申し出られ、捕虜の交換に資産も加えられます。</translation>
    </message>
    <message>
        <source>{side}&apos;s castle</source>
        <translation>{side}の城</translation>
    </message>
    <message>
        <source>{side}&apos;s castle: the army is in the field</source>
        <translation>{side}の城：軍は戦場にいる</translation>
    </message>
    <message>
        <source>{side}&apos;s castle: besieged</source>
        <translation>{side}の城：攻め込まれている</translation>
    </message>
    <message>
        <source>{side}&apos;s castle: in ruins</source>
        <translation>{side}の城：落城</translation>
    </message>
    <message>
        <source>No assets left: {assets} went on {what}</source>
        <translation>資産が尽きた：いちばんの出費は{what}（{assets}）</translation>
    </message>
    <message>
        <source>{other} won {theirs} wars, {side} only {ours}</source>
        <translation>戦争の勝利は{other}{theirs}回、{side}{ours}回</translation>
    </message>
    <message>
        <source>After nine phases {other} is ahead by {assets}</source>
        <translation>第9フェイズを終えて、{other}が{assets}多い</translation>
    </message>
    <message>
        <source>skills</source>
        <comment>what assets were spent on</comment>
        <translation>スキル</translation>
    </message>
    <message>
        <source>lost negotiation cards</source>
        <comment>what assets were spent on</comment>
        <translation>負けた交渉カード</translation>
    </message>
    <message>
        <source>ransoms</source>
        <comment>what assets were spent on</comment>
        <translation>身代金</translation>
    </message>
    <message>
        <source>deals</source>
        <comment>what assets were spent on</comment>
        <translation>取引</translation>
    </message>
    <message>
        <source>events</source>
        <comment>what assets were spent on</comment>
        <translation>イベント</translation>
    </message>
</context>
<context>
    <name>CrownTakerTray</name>
    <message>
        <source>Which captive comes home?</source>
        <translation>どの捕虜を呼び戻しますか</translation>
    </message>
    <message>
        <source>Who takes command?</source>
        <translation>だれを指揮官にしますか</translation>
    </message>
    <message>
        <source>{space}: {tokens}</source>
        <translation>{space}：{tokens}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to place</source>
        <translation>
            <numerusform>残りトークン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>編成を終える</translation>
    </message>
    <message>
        <source>Use the skill in this round?</source>
        <translation>このラウンドでスキルを使いますか</translation>
    </message>
    <message>
        <source>No skill</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>要請</translation>
    </message>
    <message>
        <source>Ask for release</source>
        <translation>返還を求める</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>返還する</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>申し出る</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>応じる</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Which card? The higher one wins; A beats 6</source>
        <translation>カードを選ぶ（大きいほうが勝ち、Aは6に勝つ）</translation>
    </message>
    <message>
        <source>{space}: {count} of {most}. {use}</source>
        <translation>{space}：{most}のうち{count}。{use}</translation>
    </message>
    <message>
        <source>roll without it</source>
        <translation>そのままダイスを振る</translation>
    </message>
    <message>
        <source>a captive for a captive</source>
        <translation>捕虜と捕虜を取りかえる</translation>
    </message>
    <message>
        <source>{skill} for {assets}</source>
        <translation>{skill}（{assets}）</translation>
    </message>
    <message>
        <source>treasury +{gain}</source>
        <translation>国庫+{gain}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) stay in hand</source>
        <translation>
            <numerusform>手元に%n個残る</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two remarks</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>request nothing</source>
        <translation>何も要請しない</translation>
    </message>
    <message>
        <source>assets for your captive&apos;s return</source>
        <translation>資産を払い、捕虜を取り戻す</translation>
    </message>
    <message>
        <source>a captive you hold for assets</source>
        <translation>資産と引きかえに捕虜を返す</translation>
    </message>
    <message>
        <source>bring your captive to the table</source>
        <translation>自国の捕虜を場に出させる</translation>
    </message>
    <message>
        <source>bring a captive you hold</source>
        <translation>捕らえた捕虜を場に出す</translation>
    </message>
    <message>
        <source>your captive</source>
        <comment>to be demanded</comment>
        <translation>自国の捕虜</translation>
    </message>
    <message>
        <source>one you hold</source>
        <comment>to be brought to the table</comment>
        <translation>捕らえた捕虜を</translation>
    </message>
    <message>
        <source>yours, for assets</source>
        <comment>a captive</comment>
        <translation>資産を払って</translation>
    </message>
    <message>
        <source>one for one</source>
        <comment>captives</comment>
        <translation>捕虜どうし</translation>
    </message>
    <message>
        <source>Bring forward</source>
        <translation>場に出す</translation>
    </message>
    <message>
        <source>assets for your captive&apos;s return; one you hold can be added</source>
        <translation>資産を払い、捕虜を取り戻す。捕らえている諸侯を加えてもよい</translation>
    </message>
    <message>
        <source>a captive you hold for assets; one of yours can be added</source>
        <translation>資産と引きかえに捕虜を返す。自国の捕虜の返還を加えてもよい</translation>
    </message>
    <message>
        <source>Not in this war</source>
        <translation>もう使わない</translation>
    </message>
    <message>
        <source>By the printed ransom alone: the answer may differ</source>
        <translation>カードの身代金だけを見た感想です。返事は違うかもしれません</translation>
    </message>
    <message>
        <source>{side} keeps</source>
        <translation>{side}の残り</translation>
    </message>
    <message>
        <source>Amount: {sum}. {opinion}</source>
        <translation>金額：{sum}。{opinion}</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>coins of a deal</comment>
        <translation>代価</translation>
    </message>
    <message>
        <source>{words}: {assets}</source>
        <translation>{words}：{assets}</translation>
    </message>
    <message>
        <source>Purse</source>
        <comment>coins left</comment>
        <translation>残り</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) more</source>
        <translation>
            <numerusform>コインを%n枚増やす</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less</source>
        <translation>
            <numerusform>コインを%n枚減らす</numerusform>
        </translation>
    </message>
    <message>
        <source>no more questions</source>
        <translation>この戦争では</translation>
    </message>
    <message>
        <source>for assets</source>
        <comment>a captive is released</comment>
        <translation>資産と引換</translation>
    </message>
    <message>
        <source>for now</source>
        <comment>to pass</comment>
        <translation>今回は</translation>
    </message>
    <message>
        <source>pass for the rest of this negotiation, unless the other side requests something</source>
        <translation>相手が何か要請するまで、この戦後交渉ではずっとパスする</translation>
    </message>
    <message>
        <source>to the end</source>
        <comment>of a negotiation</comment>
        <translation>この交渉では</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>ずっとパス</translation>
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
    <name>DayWords</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>今日の一手</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>最善手を見つけてください。</translation>
    </message>
    <message>
        <source>☆ Not found. You can try it again.</source>
        <translation>☆ 見つけられませんでした。もう一度挑戦できます。</translation>
    </message>
    <message>
        <source>★ Solved. You can try it again.</source>
        <translation>★ 解けました。もう一度挑戦できます。</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>まだ解いていません</translation>
    </message>
    <message>
        <source>☆ Not found</source>
        <translation>☆ 見つからず</translation>
    </message>
    <message>
        <source>★ Solved</source>
        <translation>★ 正解</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日の配置</translation>
    </message>
    <message>
        <source>★ Played</source>
        <translation>★ プレイ済み</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>まだ遊んでいません</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>レッスン：{title}</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>This is the position you left here. “Standard setup” starts over.</source>
        <translation>前回の局面の続きです。「通常の開始」で初めの配置に戻せます。</translation>
    </message>
    <message>
        <source>Move pieces where the rules allow. You can start playing from here at any time.</source>
        <translation>ルールで置ける場所なら、どこへでも動かせます。この局面からいつでも始められます。</translation>
    </message>
</context>
<context>
    <name>EditPanel</name>
    <message>
        <source>The whole table</source>
        <translation>卓全体</translation>
    </message>
    <message>
        <source>Standard setup</source>
        <translation>通常の開始</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>卓を片づける</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Redeal hidden cards</source>
        <translation>伏せたカードを配り直す</translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation>ライブラリに保存</translation>
    </message>
    <message>
        <source>What you can&apos;t see from your seat is dealt at random.</source>
        <translation>あなたの席から見えないカードなどを、無作為に配り直します。</translation>
    </message>
    <message>
        <source>This hand is open. Switch seats to see and change another hand.</source>
        <translation>この席の手札が見えています。別の席を選ぶと、そちらの手札を見て変えられます。</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>あなたの席</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>EditSession</name>
    <message>
        <source>Show it there</source>
        <translation>ライブラリで見る</translation>
    </message>
    <message>
        <source>The position was saved.</source>
        <translation>局面を保存しました。</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>what is not in play</comment>
        <translation>箱</translation>
    </message>
    <message>
        <source>Drop here
what goes
out of play.</source>
        <translation>ゲームから除くものを
ここへ運びます。</translation>
    </message>
    <message>
        <source>{piece} → {place}</source>
        <translation>{piece} → {place}</translation>
    </message>
</context>
<context>
    <name>EmblemWords</name>
    <message>
        <source>Star</source>
        <comment>an emblem</comment>
        <translation>星</translation>
    </message>
    <message>
        <source>Crown</source>
        <comment>an emblem</comment>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Ring</source>
        <comment>an emblem</comment>
        <translation>輪</translation>
    </message>
    <message>
        <source>Diamond</source>
        <comment>an emblem</comment>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>Drop</source>
        <comment>an emblem</comment>
        <translation>しずく</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>an emblem</comment>
        <translation>月</translation>
    </message>
</context>
<context>
    <name>EndStage</name>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the standing</comment>
        <translation>{place}位</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>New deal</source>
        <translation>新しい配置で遊ぶ</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配置でもう一度遊ぶ</translation>
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
    <message>
        <source>Show again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Learn from your mistakes</source>
        <translation>間違いから学ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Your puzzle rating: {before} → {after}</source>
        <translation>レーティング：{before} → {after}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>できません</translation>
    </message>
    <message>
        <source>Less predictable</source>
        <translation>読まれにくい手</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>Rival {place}</source>
        <translation>相手{place}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>No nudge for this one: just try.</source>
        <translation>この場面には「きっかけ」がありません。まず試してみてください。</translation>
    </message>
    <message>
        <source>Your puzzle rating: {rating}</source>
        <translation>レーティング：{rating}</translation>
    </message>
    <message>
        <source>Your puzzle rating: {number} ({gain})</source>
        <translation>レーティング：{number}（{gain}）</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>Emblem</source>
        <comment>a portrait</comment>
        <translation>紋章</translation>
    </message>
    <message>
        <source>Astronomer</source>
        <comment>a portrait</comment>
        <translation>天文学者</translation>
    </message>
    <message>
        <source>Merchant</source>
        <comment>a portrait</comment>
        <translation>商人</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a portrait</comment>
        <translation>女王</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a portrait</comment>
        <translation>騎士</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>a portrait</comment>
        <translation>船乗り</translation>
    </message>
    <message>
        <source>Clerk</source>
        <comment>a portrait</comment>
        <translation>書記</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>a portrait</comment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>Cat</source>
        <comment>a portrait</comment>
        <translation>ネコ</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>a portrait</comment>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>Hare</source>
        <comment>a portrait</comment>
        <translation>ウサギ</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>レーティング戦%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} {rating}</source>
        <translation>{game} {rating}</translation>
    </message>
    <message>
        <source>{game}, {day}: accuracy {percent}, against {opponents}</source>
        <translation>{game}、{day}：正確さ{percent}、相手は{opponents}</translation>
    </message>
    <message numerus="yes">
        <source>Average of the last %n game(s): {percent}</source>
        <translation>
            <numerusform>直近%nゲームの平均：{percent}</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>分け合い</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>{opponents}: {kind} {count} of {whole} ({percent})</source>
        <translation>{opponents}：{whole}回のうち{kind}{count}回（{percent}）</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n game(s): {percent}</source>
        <translation>
            <numerusform>%nゲームのうち{won}勝：{percent}</numerusform>
        </translation>
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
        <source>Shared</source>
        <translation>分け合い</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>each opponent</source>
        <translation>相手ひとりあたり</translation>
    </message>
    <message>
        <source>{part}, {who}: {points} points a game</source>
        <translation>{part}、{who}：1ゲーム{points}点</translation>
    </message>
    <message numerus="yes">
        <source>{game}: average of the last %n game(s).</source>
        <translation>
            <numerusform>{game}、直近%nゲームの平均です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your biggest plus: “{part}” ({points}).</source>
        <translation>いちばん差をつけているのは「{part}」（{points}）です。</translation>
    </message>
    <message>
        <source>Your biggest minus: “{part}” ({points}).</source>
        <translation>いちばん差をつけられているのは「{part}」（{points}）です。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>相手ひとりあたり</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message numerus="yes">
        <source>{day}: %n game(s)</source>
        <translation>
            <numerusform>{day}：%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s)</source>
        <translation>
            <numerusform>遊んだ日：%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row: {now} (longest {longest})</source>
        <translation>連続日数：{now}（最長{longest}）</translation>
    </message>
    <message>
        <source>Wins in a row: {now} (longest {longest})</source>
        <translation>連勝：{now}（最長{longest}）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>{level} {times}</source>
        <translation>{level} {times}</translation>
    </message>
    <message>
        <source>Whose secrets</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>The reading</source>
        <translation>読み</translation>
    </message>
    <message>
        <source>first guess</source>
        <translation>最初の予想</translation>
    </message>
    <message>
        <source>last guess</source>
        <translation>最新の予想</translation>
    </message>
    <message>
        <source>Chance given to the truth, as a multiple of that by the rules alone.</source>
        <translation>正解につけた確率が、ルールだけから見た確率の何倍かを表します。</translation>
    </message>
    <message>
        <source>{level}, guess {number}: {times} on average</source>
        <translation>{level}、予想{number}回目：平均{times}</translation>
    </message>
    <message>
        <source>People and draws</source>
        <translation>人・引き</translation>
    </message>
    <message>
        <source>{game}, {day}: {rating} ({change}), against {opponents}</source>
        <translation>{game}、{day}：{rating}、{change}、相手は{opponents}</translation>
    </message>
    <message>
        <source>{game}, {day}: {rating} ({change}), with help, against {opponents}</source>
        <translation>{game}、{day}：{rating}、{change}、助けあり、相手は{opponents}</translation>
    </message>
    <message>
        <source>{game}, {day}: {rating} ({change}), given up, against {opponents}</source>
        <translation>{game}、{day}：{rating}、{change}、棄権、相手は{opponents}</translation>
    </message>
    <message>
        <source>beginning</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>On average {percent}</source>
        <translation>平均{percent}</translation>
    </message>
    <message>
        <source>{part} {percent}</source>
        <translation>{part}{percent}</translation>
    </message>
</context>
<context>
    <name>Finales</name>
    <message>
        <source>everything else</source>
        <translation>そのほか</translation>
    </message>
    <message>
        <source>{heading} × {count}</source>
        <translation>{heading}×{count}</translation>
    </message>
    <message>
        <source>{measure}: {own} against {best} of {winner}</source>
        <translation>{measure}：{own}（{winner}は{best}）</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}を遊ぶ</translation>
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
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>ガイドつきで遊ぶ</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>すぐに遊ぶ</translation>
    </message>
    <message>
        <source>First time with this game?</source>
        <translation>初めてですか？</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>{name}: waiting for the others</source>
        <translation>{name}：ほかのプレイヤーを待っています</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>ラウンド{round}</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>on</source>
        <comment>value of an option</comment>
        <translation>使う</translation>
    </message>
    <message>
        <source>off</source>
        <comment>value of an option</comment>
        <translation>使わない</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Give this guess</source>
        <translation>この予想にする</translation>
    </message>
    <message>
        <source>Show the reading</source>
        <translation>読みを見る</translation>
    </message>
    <message>
        <source>Ask me before the next move</source>
        <translation>次の手の前に予想する</translation>
    </message>
    <message>
        <source>What to guess</source>
        <translation>予想するもの</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more guess(es)</source>
        <translation>
            <numerusform>…ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>How well do I read?</source>
        <translation>読みの成績を見る</translation>
    </message>
    <message>
        <source>Guess what&apos;s hidden</source>
        <translation>伏せられたものを予想</translation>
    </message>
    <message>
        <source>{fact}: your guess</source>
        <translation>{fact}：あなたの予想</translation>
    </message>
    <message>
        <source>{value} (reading: {chance})</source>
        <translation>{value}（読み：{chance}）</translation>
    </message>
    <message>
        <source>★ {value}</source>
        <translation>★ {value}</translation>
    </message>
    <message>
        <source>Looking at what is possible…</source>
        <translation>ありえるものを調べています…</translation>
    </message>
    <message>
        <source>The bots don&apos;t answer.</source>
        <translation>ボットから返事がありません。</translation>
    </message>
    <message>
        <source>Nothing is hidden from you now. But you can guess what the others will do.</source>
        <translation>いまは何も伏せられていません。ほかの人が次に何をするかを予想できます。</translation>
    </message>
    <message>
        <source>Your guess waits. As soon as the answer is seen, you&apos;ll read how good it was.</source>
        <translation>予想を受けつけました。答えが見えたら、どれだけ当たっていたかを表示します。</translation>
    </message>
    <message>
        <source>The bars show what the rules alone say. Click what you expect; drag, or press ← and →, to be more precise.</source>
        <translation>棒はルールだけから見た確率です。ありそうなものをクリックしてください。ドラッグか←→キーで細かく決められます。</translation>
    </message>
    <message>
        <source>{how} You&apos;ve seen the reading, so this guess doesn&apos;t count.</source>
        <translation>{how}読みを見たあとなので、この予想は記録に入りません。</translation>
    </message>
</context>
<context>
    <name>GuidedTablePage</name>
    <message>
        <source>Read the rule</source>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>Each rule appears here the first time it applies.</source>
        <translation>はじめて出てくるルールを、そのつどここで説明します。</translation>
    </message>
    <message>
        <source>A new kind of decision. Press Hint above (H) if you like.</source>
        <translation>はじめての種類の選択です。上の「ヒント」（H）を使えます。</translation>
    </message>
    <message>
        <source>{title}: {sentence}</source>
        <translation>{title}：{sentence}</translation>
    </message>
    <message>
        <source>Next ({count})</source>
        <translation>次へ（あと{count}）</translation>
    </message>
    <message>
        <source>Click or drag what glows; Esc puts it back, and Ctrl+Z undoes a move.</source>
        <translation>光っているものをクリックするかドラッグします。Escで戻し、Ctrl+Zで手を戻せます。</translation>
    </message>
</context>
<context>
    <name>HandlingPage</name>
    <message>
        <source>Table controls</source>
        <translation>テーブルの使いかた</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Click a lit place to preview the tile there. (Or use the arrow keys, then Enter.)</source>
        <translation>光る場所をクリックすると、タイルがそこに現れます（矢印キーとEnterでも）。</translation>
    </message>
    <message>
        <source>Turn it: click it again, scroll over it, or right-click.</source>
        <translation>回しましょう。もう一度クリックするか、ホイールか、右クリックです。</translation>
    </message>
    <message>
        <source>Lay it: click the tick, double-click it, or press Enter.</source>
        <translation>決めましょう。チェックマークを押すか、ダブルクリックか、Enterです。</translation>
    </message>
    <message>
        <source>Now drag a piece to a lit place and let go. Esc puts it back.</source>
        <translation>今度はドラッグ。光る場所まで引いて放します。Escで取りやめです。</translation>
    </message>
    <message>
        <source>Zoom in: scroll over the map or press +. Press 0 to see everything again.</source>
        <translation>拡大しましょう。地図の上でホイールを回すか、＋キーです。0で全体に戻ります。</translation>
    </message>
    <message>
        <source>Undo your last move: press the arrow above, or Ctrl+Z.</source>
        <translation>手を戻しましょう。右上の矢印か、Ctrl+Zです。</translation>
    </message>
    <message>
        <source>Not sure what to do? Press Hint, or H.</source>
        <translation>迷ったら「ヒント」か、Hキーを押しましょう。</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}</source>
        <translation>{number}/{count}&#x3000;{what}</translation>
    </message>
    <message>
        <source>That&apos;s all you need to know. Every table works like this.</source>
        <translation>操作はこれで全部です。どのゲームのテーブルも同じように使えます。</translation>
    </message>
</context>
<context>
    <name>HereWords</name>
    <message>
        <source>This rule doesn&apos;t allow or forbid a move right now.</source>
        <translation>いま、このルールで許されたり禁じられたりする行動はありません。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Possible now: {moves}</source>
        <translation>いまできること：{moves}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>ほか%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>Not possible now: {reasons}</source>
        <translation>いまできないこと：{reasons}</translation>
    </message>
</context>
<context>
    <name>HeroCard</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Compared with “{move}”:</source>
        <translation>「{move}」と比べると：</translation>
    </message>
    <message>
        <source>Just as good: {moves}</source>
        <translation>同じくらいよい手：{moves}</translation>
    </message>
    <message>
        <source>Winning chance: {percent}. At the end: about {points}.</source>
        <translation>勝率：{percent}。終了時は約{points}。</translation>
    </message>
    <message>
        <source>It&apos;s early: a longer look may change this.</source>
        <translation>まだ読みが浅いので、もう少し考えると変わるかもしれません。</translation>
    </message>
    <message>
        <source>Also good to mix in: {moves}</source>
        <translation>ときどき混ぜるとよい手：{moves}</translation>
    </message>
    <message>
        <source>It&apos;s close: the next best choice may be just as good.</source>
        <translation>僅差です。次の手も同じくらいよいかもしれません。</translation>
    </message>
    <message>
        <source>It wasn&apos;t examined long enough to estimate its winning chance.</source>
        <translation>まだ読みが足りず、勝率はわかりません。</translation>
    </message>
    <message>
        <source>Also:</source>
        <translation>ほかに：</translation>
    </message>
    <message>
        <source>Winning chance: {percent}.</source>
        <translation>勝率：{percent}。</translation>
    </message>
    <message>
        <source>Everyone chooses secretly here, so vary your play: choose this about {percent} of the time.</source>
        <translation>ここでは全員が秘密に選ぶので、同じ手に偏らないのが得です。この手を選ぶ割合は約{percent}が目安です。</translation>
    </message>
</context>
<context>
    <name>HintsPanel</name>
    <message>
        <source>All choices, best first</source>
        <translation>すべての選択肢（よい順）</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>この手にする</translation>
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
        <source>Hints are for your own decisions. Wait for your turn.</source>
        <translation>ヒントは自分の番に使えます。手番をお待ちください。</translation>
    </message>
    <message>
        <source>A hint comes in three steps: a nudge, the place, the move with its reasons.</source>
        <translation>ヒントは3段階：きっかけ、場所、そして手とその理由。</translation>
    </message>
    <message>
        <source>All choices with their winning chances, best first. {ask}</source>
        <translation>すべての選択肢と、その勝率（よい順）。{ask}</translation>
    </message>
    <message>
        <source>No nudge for this decision: ask for the place.</source>
        <translation>この場面には「きっかけ」がありません。次は場所です。</translation>
    </message>
    <message>
        <source>Click one to see why not.</source>
        <translation>手を選ぶと、なぜ最善でないのかがわかります。</translation>
    </message>
    <message>
        <source>How often the bot would pick each</source>
        <translation>ボットがそれぞれの手を選ぶ割合</translation>
    </message>
    <message>
        <source>How often the bot would pick each. {ask}</source>
        <translation>ボットがそれぞれの手を選ぶ割合。{ask}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Hoshikan</source>
        <translation>星冠</translation>
    </message>
</context>
<context>
    <name>HoshiBanners</name>
    <message>
        <source>{slot}: {constellations}</source>
        <translation>{slot}&#x3000;{constellations}</translation>
    </message>
    <message>
        <source> &gt; </source>
        <comment>between bids, the higher one first</comment>
        <translation> ＞ </translation>
    </message>
    <message>
        <source> = </source>
        <comment>between equal bids</comment>
        <translation> ＝ </translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <comment>a player&apos;s bid</comment>
        <translation>{name} {bid}</translation>
    </message>
    <message>
        <source>{name}: third constellation of the season {season}</source>
        <translation>{name}：同じ季節の星座が3枚（{season}）</translation>
    </message>
    <message>
        <source>{name}: won with three cards or more</source>
        <translation>{name}：3枚以上で勝った</translation>
    </message>
    <message>
        <source>{name}: won with three cards or more, but no stardust left</source>
        <translation>{name}：3枚以上で勝ったが、星屑はもうない</translation>
    </message>
    <message>
        <source>Supernova</source>
        <translation>超新星</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>pooled ★+{stars}</source>
        <comment>what becomes of a lost card</comment>
        <translation>ためた ★+{stars}</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>what becomes of a lost card</comment>
        <translation>手札に戻した</translation>
    </message>
    <message>
        <source>{marker} {name} ★{stars}</source>
        <comment>a priority marker, and the stars it was given for</comment>
        <translation>{marker} {name} ★{stars}</translation>
    </message>
    <message>
        <source>{marker} {name} ★{stars}, top card {top}</source>
        <comment>a priority marker and what it was given for</comment>
        <translation>{marker} {name} ★{stars}・上は{top}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between several priority markers on one line</comment>
        <translation>&#x3000;&#x3000;</translation>
    </message>
    <message>
        <source>Priority markers: {markers}</source>
        <translation>優先度マーカー&#x3000;{markers}</translation>
    </message>
    <message>
        <source>Enough stars?</source>
        <translation>★は足りるか</translation>
    </message>
    <message>
        <source>{name} – turned over: {constellations} (now ★{need} needed, ★{have} at hand)</source>
        <translation>{name}：{constellations}が裏返しに。必要な★は{need}、あるのは★{have}</translation>
    </message>
    <message>
        <source>{name} needs ★{need} and has ★{have}: ★{short} missing</source>
        <translation>{name}：必要な★は{need}、あるのは★{have}。あと★{short}足りない</translation>
    </message>
    <message>
        <source>{name} needs ★{need} and has ★{have}: all shine</source>
        <translation>{name}：必要な★は{need}、あるのは★{have}。すべて輝いた</translation>
    </message>
    <message>
        <source>{name}: {objective}, {points}</source>
        <translation>{name}：{objective}&#x3000;{points}</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>目的カード</translation>
    </message>
    <message>
        <source>The journey is over</source>
        <translation>旅の終わり</translation>
    </message>
    <message>
        <source>Tied on points – highest constellation: {winner}, {constellation}</source>
        <translation>同点。いちばん大きい星座は{winner}の{constellation}</translation>
    </message>
    <message>
        <source>First: {names}, {points}</source>
        <translation>{names}の勝ち&#x3000;{points}</translation>
    </message>
    <message>
        <source>to slot {slot}</source>
        <comment>what becomes of a lost card</comment>
        <translation>枠{slot}に重ねた</translation>
    </message>
    <message>
        <source>The sky after year {year}</source>
        <translation>{year}年目の星空</translation>
    </message>
    <message>
        <source>{name}: {constellations}</source>
        <comment>a player, and the constellations won</comment>
        <translation>{name}：{constellations}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between several players on one line</comment>
        <translation>&#x3000;</translation>
    </message>
    <message>
        <source>{names} tie at {bid} – priority marker {better} beats {others}</source>
        <translation>{names}が{bid}で並んだ。優先度マーカー{better}が{others}に勝つ</translation>
    </message>
    <message>
        <source>top card {card}</source>
        <comment>on a pool, where it breaks a tie</comment>
        <translation>いちばん上 {card}</translation>
    </message>
    <message numerus="yes">
        <source>+%n dummy card(s)</source>
        <translation>
            <numerusform>ダミー+%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiCards</name>
    <message>
        <source>{name} ({number})</source>
        <comment>a constellation, such as Leo (21)</comment>
        <translation>{name}（{number}）</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>春</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>夏</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>秋</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>冬</translation>
    </message>
    <message>
        <source>seen all year</source>
        <translation>一年じゅう</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>ダミー</translation>
    </message>
    <message>
        <source>{points} zs for each {season} constellation</source>
        <translation>{season}の星座1枚につき{points}zs</translation>
    </message>
    <message>
        <source>{points} zs for at least one constellation of each season</source>
        <translation>4つの季節の星座がそろえば{points}zs</translation>
    </message>
    <message>
        <source>{name}: {points} zs</source>
        <translation>{name}{points}zs</translation>
    </message>
    <message>
        <source>{points} zs with {least} or more constellations, none turned over, and at most ★{spare} left over</source>
        <translation>星座が{least}枚以上あって1枚も裏返らず、余った★が{spare}個以下なら{points}zs</translation>
    </message>
    <message>
        <source>{points} zs for each of these from no. {first} on: {names}</source>
        <translation>下の星座を集めると、{first}枚目から1枚につき{points}zs：{names}</translation>
    </message>
    <message>
        <source>{points} zs for every two constellations with consecutive numbers, such as No. 7 and No. 8</source>
        <translation>番号が続く星座2枚（No.&#xa0;7とNo.&#xa0;8など）1組につき{points}zs</translation>
    </message>
</context>
<context>
    <name>HoshiCover</name>
    <message>
        <source>Crossing the Stars</source>
        <comment>title of the game</comment>
        <translation>星を渡る</translation>
    </message>
    <message>
        <source>Win constellations, and light them with the stars of the cards you lose.</source>
        <translation>星座を競り落とし、負けたカードの★で照らそう。</translation>
    </message>
</context>
<context>
    <name>HoshiEditText</name>
    <message>
        <source>Deck and used cards</source>
        <translation>山札と使ったカード</translation>
    </message>
    <message>
        <source>{name}: card {card}</source>
        <translation>{name}：カード{card}</translation>
    </message>
    <message>
        <source>{slot}: {lying}</source>
        <translation>{slot}：{lying}</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>{name}の獲得した星座</translation>
    </message>
    <message>
        <source>hand of {name}</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>pool of {name}</source>
        <translation>{name}のためたカード</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Priority marker</source>
        <translation>優先度マーカー</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目的カード</translation>
    </message>
    <message>
        <source>Stardust</source>
        <translation>星屑</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>ダミー</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>A constellation goes to a slot of the year, to the player who won it, or to the deck.</source>
        <translation>星座は、その年の枠、獲得したプレイヤーの所、山札のどれかに置いてください。</translation>
    </message>
    <message>
        <source>This card goes to the hand or pool of {name}, or to the used cards.</source>
        <translation>このカードは、{name}の手札かためたカード、または使ったカードに置いてください。</translation>
    </message>
</context>
<context>
    <name>HoshiLabels</name>
    <message>
        <source>Year {year}</source>
        <translation>{year}年目</translation>
    </message>
    <message>
        <source>Slot {slot}</source>
        <translation>枠{slot}</translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>constellations not yet seen</comment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>ダミー</translation>
    </message>
    <message>
        <source>Stardust</source>
        <translation>星屑</translation>
    </message>
    <message>
        <source>{supply}: {count} left</source>
        <translation>{supply}：残り{count}</translation>
    </message>
    <message>
        <source>{name}, number {number}, {season}: needs ★{stars}, scores {points} zs</source>
        <translation>{name}、丸数字{number}、{season}：必要な★は{stars}、得点は{points}zs</translation>
    </message>
    <message>
        <source>{constellation} – turned over</source>
        <translation>{constellation}。裏返し</translation>
    </message>
    <message>
        <source>{name}: {points} zs, ★{have} of ★{need} needed, {cards}, priority marker {marker}</source>
        <translation>{name}：{points}zs、必要な★{need}のうち★{have}、{cards}、優先度マーカー{marker}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>★{have} to light constellations that need ★{need}</source>
        <translation>★{have}（星座に必要な★は{need}）</translation>
    </message>
    <message>
        <source>Priority marker {marker}</source>
        <translation>優先度マーカー{marker}</translation>
    </message>
    <message>
        <source>{points} zs</source>
        <translation>{points}zs</translation>
    </message>
    <message numerus="yes">
        <source>Stardust: %n tile(s), ★{stars} together</source>
        <translation>
            <numerusform>星屑%n個、合わせて★{stars}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, slot {slot}</source>
        <translation>{name}、枠{slot}</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}：なし</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>伏せたカード</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>数字{bid}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}：{cards}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Dummy, number 0</source>
        <translation>ダミー、数字0</translation>
    </message>
    <message>
        <source>{card} with ★{stars}</source>
        <translation>{card}、★{stars}</translation>
    </message>
    <message>
        <source>{label} (key {key})</source>
        <translation>{label}（キー{key}）</translation>
    </message>
    <message>
        <source>{card}, face down in slot {slot}</source>
        <translation>{card}、枠{slot}に伏せてある</translation>
    </message>
    <message>
        <source>Objective {name}: {scores}</source>
        <translation>目的カード「{name}」：{scores}</translation>
    </message>
    <message>
        <source>Slots are filled in order: slot {slot} is next.</source>
        <translation>枠は順番にセットします。次は枠{slot}です。</translation>
    </message>
    <message>
        <source>{constellation} – not enough ★ for it yet</source>
        <translation>{constellation}。まだ★が足りません</translation>
    </message>
    <message>
        <source>{name}: pool, empty</source>
        <translation>{name}：ためたカードなし</translation>
    </message>
    <message>
        <source>{name}: pool, ★{stars} on {cards}</source>
        <translation>{name}：ためたカードの★{stars}（{cards}）</translation>
    </message>
    <message>
        <source>{name}: objective, secret until the end</source>
        <translation>{name}：目的カード（最後まで秘密）</translation>
    </message>
    <message>
        <source>{name}: no bid cards left</source>
        <translation>{name}：残っている競りカードなし</translation>
    </message>
    <message>
        <source>{name}: cards left, {cards}</source>
        <translation>{name}：残りは{cards}</translation>
    </message>
    <message>
        <source>Supernova card: {season}</source>
        <translation>超新星座カード（{season}）</translation>
    </message>
    <message>
        <source>Ties</source>
        <comment>who comes first among equal bids</comment>
        <translation>優先順</translation>
    </message>
    <message>
        <source>Order of the priority markers: {names}</source>
        <translation>優先度マーカーの順：{names}</translation>
    </message>
    <message>
        <source>Pooled ★</source>
        <comment>a place on the table</comment>
        <translation>ためた★</translation>
    </message>
    <message>
        <source>Constellations</source>
        <comment>a place on the table</comment>
        <translation>星座</translation>
    </message>
    <message>
        <source>Objective</source>
        <comment>a place on the table</comment>
        <translation>目的</translation>
    </message>
    <message>
        <source>need</source>
        <comment>stars needed, in a few letters</comment>
        <translation>必要</translation>
    </message>
    <message>
        <source>zs</source>
        <comment>beside a number of points</comment>
        <translation>zs</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <comment>a constellation&apos;s number, in a few letters</comment>
        <translation>No. {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>printed on a constellation</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Needs</source>
        <comment>printed on a constellation, above its stars</comment>
        <translation>必要な★</translation>
    </message>
    <message>
        <source>{points}, and {waiting} more waiting for light</source>
        <translation>{points}、ほかに点灯待ち{waiting}</translation>
    </message>
    <message>
        <source>+{waiting} unlit</source>
        <comment>beside a number of points</comment>
        <translation>+{waiting}待ち</translation>
    </message>
    <message>
        <source>{name}: {constellations}</source>
        <comment>a player, and the constellations won</comment>
        <translation>{name}：{constellations}</translation>
    </message>
    <message>
        <source>The sky of this game. {parts}</source>
        <translation>このゲームの星空。{parts}</translation>
    </message>
</context>
<context>
    <name>HoshiLog</name>
    <message>
        <source>{name} keeps one of two objectives, in secret</source>
        <translation>{name}が2枚の目的カードから1枚を秘密に選んだ</translation>
    </message>
    <message>
        <source>{constellation} rises in slot {slot}</source>
        <translation>枠{slot}に{constellation}が昇った</translation>
    </message>
    <message>
        <source>{name} takes priority marker {marker}: ★{stars}, topmost card {top}</source>
        <translation>{name}が優先度マーカー{marker}を取った（★{stars}、いちばん上は{top}）</translation>
    </message>
    <message>
        <source>{name} takes priority marker {marker}, with an empty pool</source>
        <translation>{name}が優先度マーカー{marker}を取った（ためたカードなし）</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n dummies ({missing} short)</source>
        <translation>
            <numerusform>{name}がダミーカードを%n枚取った（あと{missing}枚足りなかった）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n dummies</source>
        <translation>
            <numerusform>{name}がダミーカードを%n枚取った</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n unused dummies</source>
        <translation>
            <numerusform>{name}がセットしなかったダミーカードを%n枚戻した</numerusform>
        </translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <translation>{year}年目が終わった</translation>
    </message>
    <message>
        <source>{name} sets cards face down</source>
        <translation>{name}がカードを伏せてセットした</translation>
    </message>
    <message>
        <source>Slot {slot}: {name} has no card there</source>
        <translation>枠{slot}：{name}のカードはなかった</translation>
    </message>
    <message>
        <source>Slot {slot}: {name} bids {bid} with several cards</source>
        <translation>枠{slot}：{name}は重ねたカードを合わせて{bid}を出した</translation>
    </message>
    <message>
        <source>Slot {slot}: {name} bids {bid}</source>
        <translation>枠{slot}：{name}は{bid}を出した</translation>
    </message>
    <message>
        <source>{name} wins {constellation}</source>
        <translation>{name}が{constellation}を獲得した</translation>
    </message>
    <message>
        <source>{name} takes a supernova for a third constellation of one season: {season}</source>
        <translation>{name}が同じ季節の星座の3枚目で超新星座カードを取った（{season}）</translation>
    </message>
    <message>
        <source>{name} discards {cards}</source>
        <translation>{name}は使った{cards}を捨てた</translation>
    </message>
    <message>
        <source>{name} gathers stardust for winning with three cards or more</source>
        <translation>{name}が3枚以上で勝ち、星屑をもらった</translation>
    </message>
    <message>
        <source>{name} would gather stardust, but there is none left</source>
        <translation>{name}も星屑をもらえたはずだが、もう残っていなかった</translation>
    </message>
    <message>
        <source>{name}&apos;s dummy in slot {slot} goes back</source>
        <translation>枠{slot}の{name}のダミーカードは置き場に戻った</translation>
    </message>
    <message>
        <source>{name} pools the {card}: ★{stars}, ★{total} in all</source>
        <translation>{name}が{card}をためた：★{stars}、合わせて★{total}</translation>
    </message>
    <message>
        <source>{name} shifts the {card} to slot {next_slot}</source>
        <translation>{name}が{card}を枠{next_slot}に重ねた</translation>
    </message>
    <message>
        <source>{name} keeps the {card} for a later year</source>
        <translation>{name}が{card}を手札に戻した</translation>
    </message>
    <message>
        <source>{name} shows the objective {objective}: {points} zs</source>
        <translation>{name}が目的カード「{objective}」を開いた：{points}zs</translation>
    </message>
    <message>
        <source>{names} tie at {bid}; {winner} wins with the better marker</source>
        <translation>{names}が{bid}で並び、優先度の高い{winner}が勝った</translation>
    </message>
    <message>
        <source>{name} needs ★{need} and has only ★{have}</source>
        <translation>{name}：必要な★は{need}、あるのは★{have}で、足りなかった</translation>
    </message>
    <message>
        <source>{name} needs ★{need} and has ★{have}: every constellation shines</source>
        <translation>{name}：必要な★は{need}、あるのは★{have}。すべての星座が輝いた</translation>
    </message>
    <message>
        <source>{name} turns {constellation} over (now ★{need} needed, ★{have} at hand)</source>
        <translation>{name}が{constellation}を裏返した（必要な★は{need}に減り、あるのは★{have}）</translation>
    </message>
    <message>
        <source>{names} tie on points: {winner} has the highest constellation, {constellation}</source>
        <translation>{names}が同点で並び、いちばん大きい{constellation}を持つ{winner}が勝った</translation>
    </message>
    <message>
        <source>The journey is over. {names} wins with {points} zs</source>
        <translation>旅が終わった。{points}zsで{names}の勝ち</translation>
    </message>
</context>
<context>
    <name>HoshiObjections</name>
    <message>
        <source>That place is another player&apos;s.</source>
        <translation>そこはほかのプレイヤーの場所です。</translation>
    </message>
    <message>
        <source>A lost card can go to the ★ pool, to the next slot or back into the hand.</source>
        <translation>負けたカードは、★としてためるか、次の枠に重ねるか、手札に戻します。</translation>
    </message>
    <message>
        <source>Cards are set into your own row, now into slot {slot}.</source>
        <translation>カードは自分の列に伏せます。いまは枠{slot}の番です。</translation>
    </message>
</context>
<context>
    <name>HoshiProblems</name>
    <message>
        <source>First choose which of your two objectives to keep.</source>
        <translation>まず、2枚の目的カードから1枚を選んでください。</translation>
    </message>
    <message>
        <source>Now decide about your lost card: pool it, shift it or keep it.</source>
        <translation>いまは負けたカードの行き先を決めるところです。ためるか、次の枠に重ねるか、手札に戻すかを選んでください。</translation>
    </message>
    <message>
        <source>Constellation {constellation} is no longer in the deck.</source>
        <translation>丸数字{constellation}の星座は、もう山札にありません。</translation>
    </message>
    <message>
        <source>You have no dummy in your hand.</source>
        <translation>手札にダミーカードはありません。</translation>
    </message>
    <message>
        <source>You have no {card} in your hand.</source>
        <translation>手札に{card}はありません。</translation>
    </message>
    <message>
        <source>The highest lost card comes first: decide about the {due} before the {card}.</source>
        <translation>負けたカードは大きい数字から決めます。{card}より先に{due}を決めてください。</translation>
    </message>
    <message>
        <source>Slot {slot} is the last of the year: the {card} can only be pooled or kept.</source>
        <translation>枠{slot}はその年の最後です。{card}は、ためるか手札に戻すしかありません。</translation>
    </message>
    <message>
        <source>The markers must be the numbers 1 to {players}, each once.</source>
        <translation>マーカーは、1から{players}までを1枚ずつにしてください。</translation>
    </message>
    <message>
        <source>Every player is dealt two objectives, not {given}.</source>
        <translation>目的カードはひとりに2枚ずつ配ります（いまは{given}枚）。</translation>
    </message>
    <message>
        <source>Two constellations have the circled number {number}; each must have its own.</source>
        <translation>丸数字{number}の星座が2枚あります。数字は1枚ずつ別にしてください。</translation>
    </message>
    <message>
        <source>The constellations of the year are laid out first.</source>
        <translation>まず、この年の星座をめくります。</translation>
    </message>
    <message>
        <source>Cards are being set face down; nothing has been lost yet.</source>
        <translation>いまはカードを伏せてセットするところです。負けたカードはまだありません。</translation>
    </message>
    <message>
        <source>{objective} is not one of your two objectives.</source>
        <translation>「{objective}」は、配られた2枚の目的カードにありません。</translation>
    </message>
    <message>
        <source>“{id}” is not an objective, or is dealt twice.</source>
        <translation>「{id}」は目的カードではないか、2回配られています。</translation>
    </message>
    <message>
        <source>“{id}” is not one of the nine objectives, or appears twice.</source>
        <translation>「{id}」は9枚の目的カードにないか、2回出てきます。</translation>
    </message>
    <message>
        <source>The objective names “{id}”, which is not a constellation of this file.</source>
        <translation>目的カードにある「{id}」は、このファイルの星座ではありません。</translation>
    </message>
    <message>
        <source>Dummies can only be in hands and slots ({rule}).</source>
        <translation>ダミーを置けるのは、手札と枠だけです（{rule}）。</translation>
    </message>
    <message>
        <source>Player {seat}&apos;s cards are not a full set of 15 ({rule}).</source>
        <translation>{seat}番目のプレイヤーのカードが、15枚のセットになっていません（{rule}）。</translation>
    </message>
    <message>
        <source>Cards that player {seat} kept this year are not in hand ({rule}).</source>
        <translation>{seat}番目のプレイヤーがこの年に戻したカードが、手札にありません（{rule}）。</translation>
    </message>
    <message>
        <source>A constellation is in two places, or not where its slot was won.</source>
        <translation>星座が2か所にあるか、枠を獲得した人のところにありません。</translation>
    </message>
    <message>
        <source>So far at most {most} constellations can have been won, not {won}: set a later year first ({rule}).</source>
        <translation>ここまでに獲得できる星座は{most}枚までです（{won}枚になっています）。先に年を進めてください（{rule}）。</translation>
    </message>
    <message>
        <source>No constellation is left for the empty place ({rule}).</source>
        <translation>空いた場所に置く星座が残っていません（{rule}）。</translation>
    </message>
    <message>
        <source>A supernova goes to three constellations of its season ({rule}).</source>
        <translation>超新星座は、その季節の星座を3枚獲得した人のものです（{rule}）。</translation>
    </message>
    <message>
        <source>What is there doesn&apos;t belong in this part of the year.</source>
        <translation>置かれているものが、年のこの段階に合いません。</translation>
    </message>
    <message>
        <source>Dummies in all: {dummies}.</source>
        <translation>ダミーは全部で{dummies}枚です。</translation>
    </message>
    <message>
        <source>Tiles of stardust in all: {tiles}.</source>
        <translation>星屑は全部で{tiles}個です。</translation>
    </message>
</context>
<context>
    <name>HoshiReasons</name>
    <message>
        <source>Which of the two objectives fits more constellations?</source>
        <translation>2枚の目的カードのうち、狙える星座が多いのはどちらでしょう？</translation>
    </message>
    <message>
        <source>in the last year, a card in the hand is worth nothing</source>
        <translation>最後の年に手札へ戻しても得点にならない</translation>
    </message>
    <message>
        <source>if it loses in slot {slot} too, it can still be pooled or kept</source>
        <translation>枠{slot}でまた負けても、ためるか手札に戻せる</translation>
    </message>
    <message>
        <source>You need ★{need} and have ★{have}: what are more ★ worth to you now?</source>
        <translation>必要な★は{need}、いまある★は{have}です。★をもっとためると、どれだけ得でしょう？</translation>
    </message>
    <message numerus="yes">
        <source>winning there with %n card(s) brings stardust, worth ★{stars}</source>
        <translation>
            <numerusform>%n枚で勝てば、★{stars}になる星屑がもらえる</numerusform>
        </translation>
    </message>
    <message>
        <source>the objective</source>
        <translation>目的カード</translation>
    </message>
    <message>
        <source>winning constellations</source>
        <translation>星座の獲得</translation>
    </message>
    <message>
        <source>the ★ that are needed</source>
        <translation>必要な★</translation>
    </message>
    <message>
        <source>the supernova</source>
        <translation>超新星</translation>
    </message>
    <message>
        <source>equal cards</source>
        <translation>同じカードの勝負</translation>
    </message>
    <message>
        <source>saving cards</source>
        <translation>カードの節約</translation>
    </message>
    <message>
        <source>★ for the pool</source>
        <translation>★をためる</translation>
    </message>
    <message>
        <source>the right slot</source>
        <translation>枠の選びかた</translation>
    </message>
    <message>
        <source>the marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>cards for next year</source>
        <translation>来年の手札</translation>
    </message>
    <message>
        <source>the last year</source>
        <translation>最後の年</translation>
    </message>
    <message>
        <source>raising a bid</source>
        <translation>数字を上げる</translation>
    </message>
    <message>
        <source>stardust</source>
        <translation>星屑</translation>
    </message>
    <message>
        <source>another chance</source>
        <translation>もう一度の勝負</translation>
    </message>
    <message>
        <source>brings about {points} on average</source>
        <translation>平均でおよそ{points}になる</translation>
    </message>
    <message>
        <source>{chance} likely to win {prizes} ({points})</source>
        <translation>{prizes}（{points}）を獲得する確率は{chance}</translation>
    </message>
    <message>
        <source>if it wins, adds {points} for the objective {objective}</source>
        <translation>勝てば目的カード「{objective}」で{points}増える</translation>
    </message>
    <message>
        <source>if it wins, you have {seasons} of {all} seasons for the objective {objective}</source>
        <translation>勝てば目的カード「{objective}」の季節が、{all}つのうち{seasons}つそろう</translation>
    </message>
    <message>
        <source>with {prizes} you need ★{need}, and you have ★{have}</source>
        <translation>{prizes}を獲得すると必要な★は{need}、いまあるのは★{have}</translation>
    </message>
    <message>
        <source>if it wins, you have {count} of three for the supernova ({season})</source>
        <translation>勝てば超新星（{season}）に必要な3枚のうち{count}枚がそろう</translation>
    </message>
    <message>
        <source>{rivals} may set the same card: with marker 1, you win that tie</source>
        <translation>同じカードを出せる相手が{rivals}いるが、並べばマーカー1の勝ち</translation>
    </message>
    <message>
        <source>if it loses ({chance}), you may pool it for ★{stars}</source>
        <translation>負けても（{chance}）、★{stars}としてためられる</translation>
    </message>
    <message>
        <source>the {card} could win {prizes} in slot {slot} instead ({chance})</source>
        <translation>{card}は枠{slot}でも{prizes}を獲得できる（確率{chance}）</translation>
    </message>
    <message>
        <source>adds ★{stars}: then you have ★{have} for the ★{need} you need</source>
        <translation>★が{stars}増えて{have}になる（必要な★は{need}）</translation>
    </message>
    <message>
        <source>adds ★{stars} for constellations still to come: then you have ★{have}</source>
        <translation>これから獲得する星座のために、★が{stars}増えて{have}になる</translation>
    </message>
    <message>
        <source>you have ★{have} already, and need ★{need} so far</source>
        <translation>★はもう{have}あり、いま必要なのは{need}だけ</translation>
    </message>
    <message>
        <source>leaves ★{spare} over: too many for {objective}, which is worth {points}</source>
        <translation>★が{spare}余り、目的カード「{objective}」の{points}がなくなる</translation>
    </message>
    <message>
        <source>★{stars} in your pool, the most of all: as it is, marker 1 next year</source>
        <translation>ためた★が{stars}でいちばん多くなり、このままなら来年はマーカー1</translation>
    </message>
    <message>
        <source>a dummy: none of your cards is used up here</source>
        <translation>ダミーなので、ここで手札を使わずにすむ</translation>
    </message>
    <message>
        <source>once pooled, the {card} can&apos;t bid in a later year</source>
        <translation>ためると、{card}は来年からの競りに使えない</translation>
    </message>
    <message>
        <source>if it wins, your last card of {first} or more is gone</source>
        <translation>勝てば、{first}以上の最後の1枚がなくなる</translation>
    </message>
    <message numerus="yes">
        <source>if it wins, the {card} is gone and you have %n card(s) of {first} or more</source>
        <translation>
            <numerusform>勝てば{card}はなくなり、{first}以上のカードは残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>the {lower} would be as likely to win</source>
        <translation>{lower}でも勝つ確率は同じ</translation>
    </message>
    <message>
        <source>if you win there, {all} are used up</source>
        <translation>そこで勝てば、{all}をまとめて使い切る</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand then: one dummy fewer next year</source>
        <translation>
            <numerusform>手札が%n枚になり、来年のダミーが減る</numerusform>
        </translation>
    </message>
    <message>
        <source>bids {bid} instead of {before} in slot {slot}: {chance} likely to win {prizes}, not {chance_before}</source>
        <translation>枠{slot}の数字が{before}から{bid}になり、{prizes}を獲得する確率が{chance_before}から{chance}に上がる</translation>
    </message>
    <message>
        <source>if it loses in slot {slot} too, it can still be pooled</source>
        <translation>枠{slot}でまた負けても、ためられる</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at slot {slot}: how much would you give to win {prizes}?</source>
        <translation>枠{slot}を見てください。{prizes}のために、どこまで出しますか？</translation>
    </message>
    <message>
        <source>In slot {slot}, none of your cards is likely to win {prizes}: which one would you rather lose there?</source>
        <translation>枠{slot}の{prizes}は、どの手札でも取れそうにありません。どれなら負けても惜しくないでしょう？</translation>
    </message>
    <message>
        <source>Several of your cards are sure to win slot {slot}: would you spend one on {prizes}, and which?</source>
        <translation>枠{slot}で必ず勝てるカードが何枚かあります。{prizes}に使いますか？ 使うなら、どれでしょう？</translation>
    </message>
    <message>
        <source>Winning {prizes} in slot {slot} helps your objective: how high would you go?</source>
        <translation>枠{slot}の{prizes}を獲得すると、目的カードに役立ちます。どこまで出しますか？</translation>
    </message>
    <message>
        <source>You have ★{have}, but need ★{need}, and with {prizes} ★{stars} more: win slot {slot}, or lose there for more ★?</source>
        <translation>★は{have}で、必要なのは{need}です。{prizes}を獲得すると、さらに{stars}必要です。枠{slot}では勝ちたいですか、それとも負けて★を増やしますか？</translation>
    </message>
    <message>
        <source>You have marker 1, so equal numbers win for you: is {prizes} in slot {slot} worth a strong card?</source>
        <translation>マーカー1なので、同じ数字なら勝てます。枠{slot}の{prizes}は、強いカードに見合うでしょうか？</translation>
    </message>
    <message>
        <source>Slot {slot} isn&apos;t the last one this year: where do you need your strong cards most?</source>
        <translation>枠{slot}のあとにも、今年の枠があります。強いカードがいちばん必要なのは、どの枠でしょう？</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand: how many do you need next year?</source>
        <translation>
            <numerusform>手札は%n枚です。来年は何枚ほしいでしょう？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is the {card} best for: its ★, or a bid in the %n year(s) left?</source>
        <translation>
            <numerusform>{card}は何に使いましょう？ ★でしょうか、それともあと%n年の競りでしょうか？</numerusform>
        </translation>
    </message>
    <message>
        <source>With the {card}, you would bid {bid} instead of {before} in slot {slot}: worth it for {prizes}?</source>
        <translation>{card}を重ねると、枠{slot}の数字は{before}から{bid}になります。{prizes}に見合うでしょうか？</translation>
    </message>
    <message>
        <source>Three of your cards could meet in slot {slot}: what would winning there bring, and what would it cost?</source>
        <translation>枠{slot}に、自分のカードが3枚以上そろいそうです。勝つと何がもらえて、何を失うでしょう？</translation>
    </message>
    <message>
        <source>You have pooled ★{stars}, and the best of the others ★{most}: how much is marker 1 worth next year?</source>
        <translation>ためた★は、自分が{stars}、ほかの人は最大で{most}です。来年のマーカー1は、どれほど大事でしょう？</translation>
    </message>
    <message>
        <source>Nothing comes after this slot: can the {card} still change your score?</source>
        <translation>これが最後の枠です。{card}で、まだ得点は変わるでしょうか？</translation>
    </message>
    <message numerus="yes">
        <source>the {card} can still be used for %n more year(s)</source>
        <translation>
            <numerusform>{card}はあと%n年使える</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiSketch</name>
    <message>
        <source>{name} has {prize}</source>
        <translation>{name}が獲得：{prize}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>あなたの手札：{cards}</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>優先</translation>
    </message>
</context>
<context>
    <name>HoshiSums</name>
    <message>
        <source>{name}, bid in slot {slot}: {bid}</source>
        <translation>{name}、枠{slot}に出した数：{bid}</translation>
    </message>
    <message>
        <source>{name}, bid in slot {slot} with the {card} shifted there: {bid}</source>
        <translation>{name}、枠{slot}に{card}を重ねたときの数：{bid}</translation>
    </message>
    <message>
        <source>{name}, pool: ★{stars}</source>
        <translation>{name}、ためたカード：★{stars}</translation>
    </message>
    <message>
        <source>{name} has ★{stars}</source>
        <translation>{name}が持つ★：{stars}</translation>
    </message>
    <message>
        <source>{name} needs ★{stars}</source>
        <translation>{name}に必要な★：{stars}</translation>
    </message>
    <message>
        <source>{name}, dummies: {count}</source>
        <translation>{name}が取るダミーカード：{count}枚</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>a dummy</source>
        <translation>ダミーカード</translation>
    </message>
    <message>
        <source>number on the card</source>
        <translation>カードの数字</translation>
    </message>
    <message>
        <source>★ on the {card}</source>
        <translation>{card}のカードの★</translation>
    </message>
    <message>
        <source>★ in the pool</source>
        <translation>ためたカードの★</translation>
    </message>
    <message numerus="yes">
        <source>★ on %n stardust tile(s)</source>
        <translation>
            <numerusform>星屑%n個の★</numerusform>
        </translation>
    </message>
    <message>
        <source>cards that a hand is filled up to</source>
        <translation>補充したあとの手札の枚数</translation>
    </message>
    <message>
        <source>in hand already</source>
        <translation>もう手札にある枚数</translation>
    </message>
    <message>
        <source>missing in the supply</source>
        <translation>足りない枚数</translation>
    </message>
</context>
<context>
    <name>HoshiText</name>
    <message>
        <source>Two in the last slot</source>
        <translation>最後の枠に2枚</translation>
    </message>
    <message>
        <source>The last slot of a year holds two constellations, so all 25 appear. Good for four players.</source>
        <translation>毎年、最後の枠に星座を2枚置き、25枚すべてを使います。4人におすすめです。</translation>
    </message>
    <message>
        <source>Supernovas</source>
        <translation>超新星</translation>
    </message>
    <message>
        <source>The first to win a third constellation of a season takes a card worth 3 zs.</source>
        <translation>同じ季節の星座の3枚目を最初に獲得した人が、3zsのカードを取ります。</translation>
    </message>
    <message>
        <source>A dummy at four</source>
        <translation>4枚でもダミー</translation>
    </message>
    <message>
        <source>Players with four cards or fewer take one more dummy than they need.</source>
        <translation>手札が4枚以下の人は、必要な枚数より1枚多くダミーカードを取ります。</translation>
    </message>
    <message>
        <source>Keep the objective {name}: {scores}</source>
        <translation>目的カード「{name}」を選ぶ：{scores}</translation>
    </message>
    <message>
        <source>Reveal {constellation}</source>
        <translation>{constellation}をめくる</translation>
    </message>
    <message>
        <source>a dummy</source>
        <translation>ダミー</translation>
    </message>
    <message>
        <source>Set {card} in slot {slot}, for {constellation}</source>
        <translation>枠{slot}の{constellation}に{card}をセットする</translation>
    </message>
    <message>
        <source>Pool the {card} for ★{stars}</source>
        <translation>{card}をためる（★{stars}）</translation>
    </message>
    <message>
        <source>Shift the {card} on</source>
        <translation>{card}を次の枠に重ねる</translation>
    </message>
    <message>
        <source>Shift the {card} to slot {slot}, for {constellation}</source>
        <translation>{card}を枠{slot}の{constellation}に重ねる</translation>
    </message>
    <message>
        <source>Keep the {card} for a later year</source>
        <translation>{card}を手札に戻す</translation>
    </message>
    <message>
        <source>{name}: choose which objective to keep</source>
        <translation>{name}：目的カードを1枚選んでください</translation>
    </message>
    <message>
        <source>{name}: set a card face down for slot {slot}</source>
        <translation>{name}：枠{slot}にカードを伏せてセットしてください</translation>
    </message>
    <message>
        <source>{name}: pool the lost {card} or keep it</source>
        <translation>{name}：負けた{card}をためるか、手札に戻してください</translation>
    </message>
    <message>
        <source>{name}: pool the lost {card}, shift it or keep it</source>
        <translation>{name}：負けた{card}をためるか、次の枠に重ねるか、手札に戻してください</translation>
    </message>
    <message>
        <source>supernova ({season})</source>
        <translation>超新星（{season}）</translation>
    </message>
    <message>
        <source>objective {name}</source>
        <translation>目的カード「{name}」</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name}（{number}）</translation>
    </message>
    <message>
        <source>turned over, too few ★</source>
        <translation>★が足りず裏返し</translation>
    </message>
    <message>
        <source>★</source>
        <comment>stars had</comment>
        <translation>★</translation>
    </message>
    <message>
        <source>★ needed</source>
        <translation>必要な★</translation>
    </message>
    <message>
        <source>The author&apos;s test version plays with “{off}”; “{on}” follows the published edition.</source>
        <translation>「{off}」が作者のテスト版のルール、「{on}」は製品版にならったものです。</translation>
    </message>
    <message>
        <source>The author&apos;s test version lists these cards without a rule, so “{on}” is our assumption.</source>
        <translation>作者のテスト版では、このカードの使いかたがわかりません。「{on}」のルールはこの版の判断です。</translation>
    </message>
    <message>
        <source>The author&apos;s test version plays with “{on}”; the number of dummies and “{off}” are our assumptions.</source>
        <translation>「{on}」が作者のテスト版のルールで、取る枚数はこの版の判断です。「{off}」もこの版の判断です。</translation>
    </message>
    <message>
        <source>constellations</source>
        <translation>星座</translation>
    </message>
    <message>
        <source>supernovas</source>
        <translation>超新星</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>目的カード</translation>
    </message>
    <message>
        <source>Five years are over</source>
        <translation>5年が終わった</translation>
    </message>
    <message>
        <source>{name} ({number}), turned over</source>
        <translation>{name}（{number}）、裏返し</translation>
    </message>
    <message numerus="yes">
        <source>%n zs</source>
        <comment>points</comment>
        <translation>
            <numerusform>%nzs</numerusform>
        </translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目的カード</translation>
    </message>
    <message>
        <source>★{missing} short: {constellations} ({points}) went out</source>
        <translation>★が{missing}足りず、{constellations}（{points}）が消えました</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Until then, games are kept in memory only. Save them with “Save as file…” in the library before you close Hoshikan.</source>
        <translation>それまで、ゲームはメモリーにしか残りません。星冠を閉じる前に、ライブラリの「ファイルに保存…」で保存してください。</translation>
    </message>
    <message>
        <source>Until then, every game you play is saved as a file in {folder} and added to the library later.</source>
        <translation>それまでに遊んだゲームはファイルとして {folder} に保存され、あとでライブラリに入ります。</translation>
    </message>
    <message>
        <source>Until then, this game is kept in memory only. Save it as a file before you close Hoshikan.</source>
        <translation>それまで、このゲームはメモリーにしか残りません。星冠を閉じる前に、ファイルに保存してください。</translation>
    </message>
    <message>
        <source>Until then, this game is saved as {file} and will be added to the library later.</source>
        <translation>それまで、このゲームは {file} に保存され、あとでライブラリに入ります。</translation>
    </message>
    <message>
        <source>The game is saved as {file} and will be added to the library later.</source>
        <translation>ゲームは {file} に保存されています。あとでライブラリに入ります。</translation>
    </message>
    <message>
        <source>The library works again, and your games are in it.</source>
        <translation>ライブラリがまた使えるようになり、ゲームも保存されました。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that could not be saved last time are in your library now.</source>
        <translation>
            <numerusform>前回保存できなかったゲーム%n件をライブラリに入れました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>This game could not be saved anywhere. Save it as a file, or you&apos;ll lose it.</source>
        <translation>このゲームはどこにも保存できませんでした。ファイルに保存しないと失われます。</translation>
    </message>
    <message>
        <source>{problem} {meanwhile}</source>
        <translation>{problem}{meanwhile}</translation>
    </message>
    <message>
        <source>This game was continued in another window. The library keeps both: what you play here is a separate game from now on.</source>
        <translation>このゲームは別のウィンドウで先に進められました。どちらの進行もライブラリにあります。ここから先は別のゲームとして保存します。</translation>
    </message>
    <message>
        <source>This game was deleted from the library. Because you played on, it&apos;s back in the library.</source>
        <translation>このゲームはライブラリから削除されていましたが、まだ遊んでいるので、もう一度ライブラリに入れました。</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while Hoshikan was running. It&apos;s there again, with this game in it.</source>
        <translation>星冠の実行中に、ライブラリ {path} が削除されたか置き換えられました。ライブラリを作り直し、このゲームを入れました。</translation>
    </message>
    <message>
        <source> No lasting place can be written: this one is for temporary files, which the system may delete when the computer is started again. Save the game as a file elsewhere, or free some space.</source>
        <translation>ほかに書き込める場所がないため、ここは一時ファイル用のフォルダーです。コンピューターを再起動すると消えることがあります。ゲームをほかの場所にファイルとして保存するか、ディスクの空きを増やしてください。</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>保存しない</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Show this list</source>
        <translation>この一覧を表示</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>ルールを調べる</translation>
    </message>
    <message>
        <source>Back one page</source>
        <translation>前のページへ戻る</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>全画面表示の切り替え</translation>
    </message>
    <message>
        <source>Close Hoshikan; every game is saved</source>
        <translation>星冠を閉じる（ゲームは保存されています）</translation>
    </message>
    <message>
        <source>Put back the held piece; otherwise leave full screen or the page</source>
        <translation>持っている駒を戻す。なければ全画面表示やページを閉じる</translation>
    </message>
    <message>
        <source>To the next control, or the next part of the table</source>
        <translation>次のボタン、次の区画へ</translation>
    </message>
    <message>
        <source>Hint; again for the next step</source>
        <translation>ヒント。続けて押すと次の段階</translation>
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
        <source>Why? Explain the number of this piece or line</source>
        <translation>なぜ？（駒や行の数字を説明）</translation>
    </message>
    <message>
        <source>Guess what&apos;s hidden…</source>
        <translation>伏せられたものを予想…</translation>
    </message>
    <message>
        <source>Let the bots move now</source>
        <translation>ボットにすぐ手を選ばせる</translation>
    </message>
    <message>
        <source>Rules for what&apos;s happening now</source>
        <translation>いまの場面のルール</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>手の一覧</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>音のオン・オフ</translation>
    </message>
    <message>
        <source>Save an animation from this position on…</source>
        <translation>この局面から先をアニメーションで保存…</translation>
    </message>
    <message>
        <source>Save an animation up to this position…</source>
        <translation>この局面までをアニメーションで保存…</translation>
    </message>
    <message>
        <source>Move between pieces</source>
        <translation>駒から駒へ移る</translation>
    </message>
    <message>
        <source>Pick up a piece, or put it down</source>
        <translation>駒を持ち上げる、置く</translation>
    </message>
    <message>
        <source>Turn the held piece</source>
        <translation>持っている駒を回す</translation>
    </message>
    <message>
        <source>The piece with this number or letter</source>
        <translation>その数字や文字の駒</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生・一時停止</translation>
    </message>
    <message>
        <source>Copy the game so far as text</source>
        <translation>ここまでのゲームをテキストとしてコピー</translation>
    </message>
    <message>
        <source>Copy the selected game as text</source>
        <translation>選んだゲームをテキストとしてコピー</translation>
    </message>
    <message>
        <source>Import a game from copied text</source>
        <translation>コピーしたテキストからゲームを取り込む</translation>
    </message>
    <message>
        <source>Copy a picture of the table</source>
        <translation>テーブルの画像をコピー</translation>
    </message>
    <message>
        <source>Save the replay as an animation…</source>
        <translation>リプレイをアニメーションとして保存…</translation>
    </message>
    <message>
        <source>Rename the selected game</source>
        <translation>選んだゲームに名前をつける</translation>
    </message>
    <message>
        <source>Delete the selected game</source>
        <translation>選んだゲームを削除する</translation>
    </message>
    <message>
        <source>To the mistake before</source>
        <translation>前の間違いへ</translation>
    </message>
    <message>
        <source>To the next mistake</source>
        <translation>次の間違いへ</translation>
    </message>
    <message>
        <source>Why this move? Explain another player&apos;s move</source>
        <translation>なぜこの手？&#x3000;ほかのプレイヤーの手を説明</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>At a table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤の上で</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>振り返りで</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>ライブラリで</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>en</source>
        <comment>code of this language: en or ja</comment>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>done</source>
        <translation>修了</translation>
    </message>
    <message>
        <source>Table controls in two minutes</source>
        <translation>2分でわかるテーブルの操作</translation>
    </message>
    <message>
        <source>Search all rule books</source>
        <translation>全ルールブックを検索</translation>
    </message>
    <message>
        <source>{done} of {all} lessons</source>
        <translation>レッスン {done}／{all}</translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n puzzle(s)</source>
        <translation>
            <numerusform>%n問を復習する</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules to repeat: {game}</source>
        <translation>ルールの復習：{game}</translation>
    </message>
    <message>
        <source>A mistake of yours</source>
        <translation>自分のミスを見直す</translation>
    </message>
</context>
<context>
    <name>Learner</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
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
    <message>
        <source>You&apos;ve finished all lessons of {game}.</source>
        <translation>{game}のレッスンをすべて修了しました。</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>レッスン {done}/{all} 修了</translation>
    </message>
    <message>
        <source>Rules quiz</source>
        <translation>ルールの問題</translation>
    </message>
    <message>
        <source>Course complete!</source>
        <translation>全レッスン修了！</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>That&apos;s it!</source>
        <translation>その調子！</translation>
    </message>
    <message>
        <source>Nicely played!</source>
        <translation>いい手でした！</translation>
    </message>
    <message>
        <source>You&apos;ve got it!</source>
        <translation>ばっちりです！</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Novice</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Thinks ahead and rarely slips.</source>
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
    <message>
        <source>Misses moves and grabs quick points.</source>
        <translation>手を見落としやすく、目先の点を取りに行く。</translation>
    </message>
    <message>
        <source>beats {level} {games} times in 10</source>
        <translation>{level}に10回中{games}回勝つ</translation>
    </message>
    <message>
        <source>loses to {level} {games} times in 10</source>
        <translation>{level}に10回中{games}回負ける</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Thinks ahead longer and weighs every reply.</source>
        <translation>さらに深く読み、相手の出方まで見きわめる。</translation>
    </message>
    <message>
        <source>Plays what looks best, without considering your reply.</source>
        <translation>いちばんよさそうな手を選ぶが、相手がどう応じるかは考えない。</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>人のみ</translation>
    </message>
    <message>
        <source>bots of several levels</source>
        <translation>いろいろな強さのボット</translation>
    </message>
    <message>
        <source>Another program, added in Settings.</source>
        <translation>設定に登録した、ほかのプログラム。</translation>
    </message>
</context>
<context>
    <name>LibraryFilter</name>
    <message>
        <source>Search players and games</source>
        <translation>プレイヤーやゲームを探す</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Won by people</source>
        <translation>人の勝ち</translation>
    </message>
    <message>
        <source>Won by bots</source>
        <translation>ボットの勝ち</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
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
        <source>Saved as {path}.</source>
        <translation>{path} に保存しました。</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>あてはまるゲームはありません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>ゲームを削除しました。</translation>
    </message>
    <message>
        <source>The game in {file} is already in your library; here it is.</source>
        <translation>{file}のゲームはすでにライブラリにあります。こちらです。</translation>
    </message>
    <message>
        <source>The game in {file} was imported.</source>
        <translation>{file}のゲームを取り込みました。</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is kept here automatically, move by move.</source>
        <translation>まだゲームがありません。遊んだゲームは一手ずつ自動で保存されます。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>This game is already in your library.</source>
        <translation>このゲームはすでにライブラリにあります。</translation>
    </message>
    <message>
        <source>The game was imported.</source>
        <translation>ゲームを取り込みました。</translation>
    </message>
    <message>
        <source>These games are already in your library.</source>
        <translation>これらのゲームはすでにライブラリにあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%nゲームを取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>My games</source>
        <translation>マイゲーム</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Save all games…</source>
        <translation>すべてのゲームを保存…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前をつける…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>All games saved as {path}.</source>
        <translation>すべてのゲームを{path}に保存しました。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前をつける</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>このゲームの名前</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be replayed by this version of Hoshikan and stayed in the file. Keep it, and try again with a newer version.</source>
        <translation>
            <numerusform>%nゲームはこの版のHoshikanでは再生できないため、ファイルに残しました。ファイルを保存しておき、新しい版でもう一度読み込んでください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last item of a list</comment>
        <translation>と</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>{sentence} (the only choice)</source>
        <translation>{sentence}（ほかに選択肢なし）</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happens in the game appears here.</source>
        <translation>ゲームで起きたことがここに並びます。</translation>
    </message>
    <message>
        <source>Show again (space bar)</source>
        <translation>もう一度見る（スペースキー）</translation>
    </message>
    <message>
        <source>Why? (Y)</source>
        <translation>なぜ？（Yキー）</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>ゲームの記録</translation>
    </message>
    <message>
        <source>Why this move?</source>
        <translation>なぜこの手？</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>ルールを開く</translation>
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
    <message>
        <source>imported {when}</source>
        <translation>{when}に取り込み</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>An application file is missing: {path}. Please reinstall Hoshikan.</source>
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
        <source>Correct this line, or delete it and everything after it.</source>
        <translation>この行を直すか、この行から後をすべて削除してください。</translation>
    </message>
    <message>
        <source>This is not a file. Choose a file that ends in .hoshikan.</source>
        <translation>これはファイルではありません。拡張子が .hoshikan のファイルを選んでください。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote this record. Update Hoshikan to open it.</source>
        <translation>新しい版の星冠で書かれた記録です。星冠を更新すると開けます。</translation>
    </message>
    <message>
        <source>The record follows version {rules} of the game&apos;s rules; this Hoshikan plays version {known}.</source>
        <translation>この記録はルール第{rules}版のものです。この星冠は第{known}版で遊びます。</translation>
    </message>
    <message>
        <source>The entry “{tag}” cannot be read: {detail}.</source>
        <translation>項目「{tag}」を読めません：{detail}。</translation>
    </message>
    <message>
        <source>The entry “{tag}” appears twice. Remove one.</source>
        <translation>項目「{tag}」が2つあります。1つを消してください。</translation>
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
        <source>“{key}” has {length} characters; at most {most} are allowed. Shorten it.</source>
        <translation>「{key}」が{length}文字あります。{most}文字までなので、短くしてください。</translation>
    </message>
    <message>
        <source>“{key}” holds the character {character}, which cannot be shown. Delete it.</source>
        <translation>「{key}」に表示できない文字{character}があります。削除してください。</translation>
    </message>
    <message>
        <source>The line has {length} characters; at most {most} are allowed. Shorten it.</source>
        <translation>この行は{length}文字あります。{most}文字までなので、短くしてください。</translation>
    </message>
    <message>
        <source>There are too many entries or lines of the kind “{key}”: at most {most} are allowed.</source>
        <translation>「{key}」の項目または行が多すぎます。{most}個までにしてください。</translation>
    </message>
    <message>
        <source>This Hoshikan does not know the game “{game}”. A newer version may.</source>
        <translation>この星冠にはゲーム「{game}」がありません。新しい版にはあるかもしれません。</translation>
    </message>
    <message>
        <source>The options contradict the set-up.</source>
        <translation>オプションと準備データが食い違っています。</translation>
    </message>
    <message>
        <source>There are {seats} seats, but the set-up is for {players} players.</source>
        <translation>席は{seats}つですが、準備データは{players}人用です。</translation>
    </message>
    <message>
        <source>“{action}” comes after the end of the game.</source>
        <translation>「{action}」はゲームが終わった後の手です。</translation>
    </message>
    <message>
        <source>Some moves of this game are missing from the library. The rest was kept.</source>
        <translation>ライブラリのこのゲームには抜けている手があります。残りは保存されています。</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {players}.</source>
        <translation>このゲームは{least}〜{most}人用です（{players}人では遊べません）。</translation>
    </message>
    <message>
        <source>The option has no value “{value}”.</source>
        <translation>このオプションに「{value}」という値はありません。</translation>
    </message>
    <message>
        <source>The game has no option “{option}”.</source>
        <translation>このゲームに「{option}」というオプションはありません。</translation>
    </message>
    <message>
        <source>There must be one entry per player: {players}, not {given}.</source>
        <translation>プレイヤー1人につき1項目が必要です（{players}項目。{given}項目あります）。</translation>
    </message>
    <message>
        <source>This value is not valid: {detail}.</source>
        <translation>値が合いません：{detail}。</translation>
    </message>
    <message>
        <source>The component file cannot be read: {detail}.</source>
        <translation>コンポーネントのファイルを読めません：{detail}。</translation>
    </message>
    <message>
        <source>A value in the component file is not valid: {detail}.</source>
        <translation>コンポーネントのファイルの値が合いません：{detail}。</translation>
    </message>
    <message>
        <source>This game&apos;s components can&apos;t be changed by a file. Play it without one.</source>
        <translation>このゲームには、ファイルで変えられるコンポーネントがありません。ファイルなしで遊んでください。</translation>
    </message>
    <message>
        <source>The id “{id}” is empty or appears twice.</source>
        <translation>ID「{id}」が空か、2回使われています。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote the library {path}. It was left untouched; games are kept in {aside} meanwhile.</source>
        <translation>ライブラリ {path} は新しい版の星冠のものです。手を加えずに残し、当面は {aside} に保存します。</translation>
    </message>
    <message>
        <source>{path} cannot be written. Check its permissions.</source>
        <translation>{path} に書き込めません。アクセス権を確かめてください。</translation>
    </message>
    <message>
        <source>The disk is full: {path}. Free some space.</source>
        <translation>ディスクがいっぱいです：{path}。空きを作ってください。</translation>
    </message>
    <message>
        <source>Another program is using {path}. Close it.</source>
        <translation>ほかのプログラムが {path} を使っています。閉じてください。</translation>
    </message>
    <message>
        <source>{path} could not be read or written. Check that its drive is connected and working, then try again. (Reported: “{detail}”)</source>
        <translation>{path} を読み書きできませんでした。ドライブの接続と状態を確認して、もう一度試してください（システムの報告：「{detail}」）。</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>このゲームはもうライブラリにありません。</translation>
    </message>
    <message>
        <source>File not found: {path}.</source>
        <translation>ファイル {path} がありません。</translation>
    </message>
    <message>
        <source>The library file {path} is damaged. Check that its folder can be written.</source>
        <translation>ライブラリのファイル {path} が壊れています。フォルダーに書き込めるか確認してください。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote the library {path}. Update Hoshikan to use it.</source>
        <translation>ライブラリ {path} は新しい版の星冠で書かれています。使うには星冠を更新してください。</translation>
    </message>
    <message>
        <source> Of these, not quite as they were: {doubtful}. Look through their moves before you play on.</source>
        <translation>このうち元どおりと確認できないもの：{doubtful}。続ける前に、手順を見直してください。</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while Hoshikan was running. Check that its folder can be written.</source>
        <translation>星冠の実行中に、ライブラリ {path} が削除されたか置き換えられました。フォルダーに書き込めるか確認してください。</translation>
    </message>
    <message>
        <source>This game was damaged on the disk. Restart Hoshikan, and its intact part will be saved.</source>
        <translation>このゲームのデータがディスク上で壊れています。星冠を起動し直すと、無事な部分を救い出します。</translation>
    </message>
    <message>
        <source>This is not a file. Choose a component file (.toml or .json).</source>
        <translation>これはファイルではありません。コンポーネントのファイル（.tomlまたは.json）を選んでください。</translation>
    </message>
    <message>
        <source>The file is too large for a component set ({bytes} bytes; at most {most}). Choose another one.</source>
        <translation>コンポーネントのファイルとしては大きすぎます（{bytes}バイト、上限は{most}バイト）。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the component file as UTF-8.</source>
        <translation>UTF-8のテキストではありません。コンポーネントのファイルをUTF-8で保存してください。</translation>
    </message>
    <message>
        <source>This line has more brackets, dots or digits in a row than any component set needs. Simplify it.</source>
        <translation>この行は、括弧の重なり、点の数、または連続する数字が多すぎます。簡単な形に書き直してください。</translation>
    </message>
    <message>
        <source>“{text}” is not a move in this game.</source>
        <translation>「{text}」はこのゲームの手ではありません。</translation>
    </message>
    <message>
        <source>This game was continued in another window. Open it again to go on from there.</source>
        <translation>このゲームは別のウィンドウで先に進められました。その続きから遊ぶには、もう一度開いてください。</translation>
    </message>
    <message>
        <source>The file does not match its checksum: it was damaged, or changed by hand. To open it anyway, delete this line.</source>
        <translation>ファイルの内容がチェックサムと一致しません。壊れたか、だれかが書き換えたようです。それでも開くには、この行を削除してください。</translation>
    </message>
    <message>
        <source>This is not a Hoshikan game record. Choose a file that ends in .hoshikan.</source>
        <translation>星冠のゲーム記録ではありません。拡張子が .hoshikan のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is not a Hoshikan game record: it is not a text file.</source>
        <translation>星冠のゲーム記録ではありません（テキストファイルではありません）。</translation>
    </message>
    <message>
        <source>The file is far too large for a game record ({bytes} bytes).</source>
        <translation>ゲーム記録にしてはファイルが大きすぎます（{bytes}バイト）。</translation>
    </message>
    <message>
        <source>The library file {path} is damaged. It was kept as {aside}; games saved from it: {salvaged}.</source>
        <translation>ライブラリのファイル {path} が壊れています。{aside} として残しました。救い出せたゲーム：{salvaged}。</translation>
    </message>
    <message>
        <source>You can&apos;t do that with this position.</source>
        <translation>この局面ではできません。</translation>
    </message>
    <message>
        <source>The game would be over at once, with nothing to play.</source>
        <translation>ゲームがすぐに終わってしまい、遊べません。</translation>
    </message>
    <message>
        <source>You can&apos;t set up positions of this game.</source>
        <translation>このゲームの局面は作れません。</translation>
    </message>
    <message>
        <source>There&apos;s no game in this text. Copy one as text first.</source>
        <translation>このテキストにゲームは含まれていません。先にゲームをテキストとしてコピーしてください。</translation>
    </message>
    <message>
        <source>The copied text is far too long for a game.</source>
        <translation>コピーしたテキストは、ゲームの記録としては長すぎます。</translation>
    </message>
    <message>
        <source>The copied text does not match its checksum: something was lost or changed on the way. Copy the whole game again.</source>
        <translation>コピーしたテキストがチェックサムと一致しません。途中で欠けたか、変わってしまったようです。ゲーム全体をもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>The game is over: there&apos;s nothing left to play.</source>
        <translation>このゲームは終わっているので、続きは遊べません。</translation>
    </message>
    <message>
        <source>{path} is a folder. Choose another name for the file.</source>
        <translation>{path} はフォルダーです。別のファイル名にしてください。</translation>
    </message>
    <message>
        <source>The name {path} is too long. Choose a shorter one.</source>
        <translation>{path} は名前が長すぎます。短い名前にしてください。</translation>
    </message>
    <message>
        <source>The name {path} cannot be used on this computer. Choose another one.</source>
        <translation>{path} という名前は、このコンピューターでは使えません。別の名前にしてください。</translation>
    </message>
    <message>
        <source>An application file is damaged: {path}. Please reinstall Hoshikan.</source>
        <translation>アプリのファイルが壊れています：{path}。星冠をインストールし直してください。</translation>
    </message>
    <message>
        <source>This file isn&apos;t a library of Hoshikan, or it is damaged. Nothing was changed.</source>
        <translation>Hoshikanのライブラリのファイルではないか、壊れています。何も変更していません。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote this file. Update Hoshikan to open it.</source>
        <translation>新しいバージョンのHoshikanで書かれたファイルです。Hoshikanを更新すると開けます。</translation>
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
        <translation>いま選べる手はありません。</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>この手にする</translation>
    </message>
    <message>
        <source>Why not this?</source>
        <translation>これではだめ？</translation>
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
        <source>{option}: {value}</source>
        <translation>{option}：{value}</translation>
    </message>
    <message>
        <source>With “{rules}”, this game is for {players}.</source>
        <translation>「{rules}」のときは{players}で遊びます。</translation>
    </message>
    <message>
        <source>{explanation} {source}</source>
        <translation>{explanation}{source}</translation>
    </message>
    <message>
        <source>These numbers are from your own file.</source>
        <translation>自分のファイルの数値です。</translation>
    </message>
    <message>
        <source>Some of the built-in numbers are our estimates. If you own the game, use the real ones from a file of your own.</source>
        <translation>付属の数値には推定が含まれます。実物をお持ちなら、自分のファイルにある本物の数値で遊べます。</translation>
    </message>
    <message>
        <source>Your file marks some of its numbers as estimates (reconstructed = true).</source>
        <translation>このファイルには、数値に推定が含まれると書いてあります（reconstructed = true）。</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>配置番号</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>すぐ遊ぶ</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>局面を作る…</translation>
    </message>
    <message>
        <source>Place the pieces yourself and play on from there.</source>
        <translation>自分で駒やカードを並べて、そこから続けます。</translation>
    </message>
    <message>
        <source>The last position you set up is still there.</source>
        <translation>前に作りかけた局面が、そのまま残っています。</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>自分で作る局面</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日の配置</translation>
    </message>
    <message>
        <source>Names tell you apart at the table and in statistics. They may stay empty.</source>
        <translation>名前があると、ゲーム中や成績で区別できます。空欄のままでもかまいません。</translation>
    </message>
    <message>
        <source>Your rated games are kept under your name. It may stay empty.</source>
        <translation>レーティング戦は、この名前で記録されます。空欄のままでもかまいません。</translation>
    </message>
    <message>
        <source>Rated games are dealt at random.</source>
        <translation>レーティング戦の配置は、無作為に決まります。</translation>
    </message>
    <message>
        <source>We had to assume a few rules and numbers. See which</source>
        <translation>資料にない一部のルールと数値は補いました。一覧を見る</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他の設定</translation>
    </message>
    <message>
        <source>Rules, deal, components, your own position</source>
        <translation>ルール、配置、コンポーネント、自分で作る局面</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Your note after move {ply}</source>
        <translation>{ply}手目のあとのメモ</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>OpponentSentences</name>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}：{move}</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>ほかに選べる手はありませんでした。</translation>
    </message>
    <message>
        <source>No single reason stands out.</source>
        <translation>決め手になる理由は見当たりません。</translation>
    </message>
    <message>
        <source>From what you can know, this choice was too unlikely to be explained.</source>
        <translation>この選択は、見えている範囲ではほとんどありえないため、説明できません。</translation>
    </message>
    <message>
        <source>What {name} really knew changes none of this.</source>
        <translation>{name}が実際に知っていたことを考えても、同じです。</translation>
    </message>
    <message>
        <source>With what {name} really knew:</source>
        <translation>{name}が実際に知っていたことから見ると：</translation>
    </message>
    <message>
        <source>The level “{level}” doesn&apos;t search: it looks one step ahead, notices about {percent} of the moves and may misjudge them.</source>
        <translation>「{level}」は先読みをしません。1手先だけを見て、約{percent}の手に気づき、価値を見誤ることもあります。</translation>
    </message>
    <message>
        <source>What {name} may have had in mind:</source>
        <translation>{name}の考え（推測）：</translation>
    </message>
    <message>
        <source>If {name} had chosen “{move}”, {other} would have had a strong reply:</source>
        <translation>{name}が「{move}」を選んでいたら、{other}には強い応手がありました：</translation>
    </message>
    <message>
        <source>{name} would choose this about {percent} of the time.</source>
        <translation>{name}がこの手を選ぶ割合は約{percent}です。</translation>
    </message>
    <message>
        <source>A skilled player would choose this about {percent} of the time.</source>
        <translation>上級者がこの手を選ぶ割合は約{percent}です。</translation>
    </message>
    <message>
        <source>More usual: “{move}”</source>
        <translation>よりよく選ばれる手：「{move}」</translation>
    </message>
    <message>
        <source>At first sight, nothing looked better.</source>
        <translation>一見、これよりよさそうな手はありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>At first sight, about %n other choice(s) looked better.</source>
        <translation>
            <numerusform>一見、ほかの約%n手のほうがよさそうでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>A slip: a longer search prefers “{move}”, by {points} of winning chance.</source>
        <translation>ミスです。長く読むと「{move}」のほうが勝率で{points}高くなります。</translation>
    </message>
    <message>
        <source>Perhaps a slip: a longer search prefers “{move}”, but isn&apos;t sure.</source>
        <translation>ミスかもしれません。長く読むと「{move}」が有力ですが、はっきりしません。</translation>
    </message>
    <message>
        <source>A longer search finds nothing better.</source>
        <translation>長く読んでも、これよりよい手は見つかりません。</translation>
    </message>
    <message>
        <source>About as good as the best a longer search finds, “{move}”.</source>
        <translation>長く読んで見つかる最善手「{move}」と、ほぼ同じ価値です。</translation>
    </message>
    <message>
        <source>{reason} (likely: {percent})</source>
        <translation>{reason}（可能性{percent}）</translation>
    </message>
</context>
<context>
    <name>OriginWords</name>
    <message>
        <source>Everything hidden is as it was in the finished game.</source>
        <translation>伏せたカードなどは、終わったゲームのときのままです。</translation>
    </message>
    <message>
        <source>Everything hidden from you was dealt again.</source>
        <translation>あなたに見えないものは、新しく配り直しました。</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message>
        <source>Why this move?</source>
        <translation>なぜこの手？</translation>
    </message>
    <message>
        <source>What does it tell me?</source>
        <translation>何が読み取れる？</translation>
    </message>
    <message>
        <source>Did it peek?</source>
        <translation>のぞき見した？</translation>
    </message>
    <message>
        <source>Guess first…</source>
        <translation>先に予想する…</translation>
    </message>
    <message>
        <source>No other player has moved yet.</source>
        <translation>ほかのプレイヤーはまだ何もしていません。</translation>
    </message>
    <message>
        <source>The other side: {name}</source>
        <translation>{name}の手を読む</translation>
    </message>
    <message>
        <source>What&apos;s hidden from you</source>
        <translation>見えていないもの</translation>
    </message>
    <message>
        <source>Hide at the seats</source>
        <translation>席に表示しない</translation>
    </message>
    <message>
        <source>Show at the seats</source>
        <translation>席に表示する</translation>
    </message>
    <message>
        <source>Still thinking…</source>
        <translation>まだ考えています…</translation>
    </message>
    <message>
        <source>While the game goes on, only players can ask. Ask again after the end.</source>
        <translation>ゲーム中に質問できるのはプレイヤーだけです。終わってからもう一度どうぞ。</translation>
    </message>
    <message>
        <source>You can&apos;t know this choice yet. Ask again when it has been revealed.</source>
        <translation>この選択はまだ知ることができません。公開されてからもう一度どうぞ。</translation>
    </message>
    <message>
        <source>The bots don&apos;t answer.</source>
        <translation>ボットから返事がありません。</translation>
    </message>
    <message>
        <source>The bot had to decide again, with everything it couldn&apos;t see changed at random.</source>
        <translation>ボットから見えないものを無作為に入れ替えて、この手をもう一度決めさせました。</translation>
    </message>
</context>
<context>
    <name>OtherEnginesPanel</name>
    <message>
        <source>Other engines</source>
        <translation>ほかのエンジン</translation>
    </message>
    <message>
        <source>Programs that speak the engine protocol can play as bots. They run only when you choose them for a seat.</source>
        <translation>エンジンプロトコルに対応したプログラムが、ボットの代わりに席に着けます。席に選んだときだけ動きます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>エンジンの名前</translation>
    </message>
    <message>
        <source>Program and arguments</source>
        <translation>プログラムと引数</translation>
    </message>
    <message>
        <source>Command that starts the engine</source>
        <translation>エンジンを起動するコマンド</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add this engine</source>
        <translation>このエンジンを追加</translation>
    </message>
    <message>
        <source>{games} · {command}</source>
        <translation>{games} · {command}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Remove {engine}</source>
        <translation>{engine}を外す</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Starting it to see if it answers…</source>
        <translation>起動して、返事を確かめています…</translation>
    </message>
    <message>
        <source>There&apos;s no room for more. Remove one first.</source>
        <translation>これ以上は追加できません。先に1つ外してください。</translation>
    </message>
    <message>
        <source>“{name}” is a level&apos;s name. Choose another one.</source>
        <translation>「{name}」は強さの名前です。別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>PastingWords</name>
    <message numerus="yes">
        <source>%n game(s) imported into your library. The first is open.</source>
        <translation>
            <numerusform>%nゲームをライブラリに取り込み、最初のゲームを開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>すべてのゲームを見る</translation>
    </message>
</context>
<context>
    <name>PeekSentences</name>
    <message>
        <source>It chose differently in {different} of {worlds} other cases that look the same to the bot.</source>
        <translation>ボットからは同じに見える別の{worlds}通りのうち{different}通りで、違う手を選びました。</translation>
    </message>
    <message numerus="yes">
        <source>No sign of peeking: in %n other case(s) that look the same to the bot, it chose the same.</source>
        <translation>
            <numerusform>のぞき見のしるしはありません。ボットからは同じに見える別の%n通りでも、同じ手を選びました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was hidden from it was different in %n way(s).</source>
        <translation>
            <numerusform>見えないものは%n通りに変えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was hidden from it here.</source>
        <translation>ここでは、見えないものはありませんでした。</translation>
    </message>
    <message>
        <source>{alike} {hidden}</source>
        <translation>{alike}{hidden}</translation>
    </message>
    <message>
        <source>Move {number}, {name}: {proof}</source>
        <translation>{number}手目、{name}：{proof}</translation>
    </message>
    <message>
        <source>No bot had a choice in this game.</source>
        <translation>このゲームでは、ボットが選ぶ場面はありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <comment>of bots</comment>
        <translation>
            <numerusform>決定%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other case(s)</source>
        <translation>
            <numerusform>見えないところが違う%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>{decisions} made again in {worlds}: {different} depended on something hidden.</source>
        <translation>{decisions}を{worlds}で決め直しました。{different}回は見えないものに左右されました。</translation>
    </message>
    <message>
        <source>{decisions} made again in {worlds}: all alike.</source>
        <translation>{decisions}を{worlds}で決め直しました。すべて同じ決定でした。</translation>
    </message>
</context>
<context>
    <name>PlayOnButton</name>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Play on from this position as a game of its own</source>
        <translation>この局面から、別のゲームとして続けます</translation>
    </message>
    <message>
        <source>With the same players</source>
        <translation>同じ顔ぶれで</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>ボットと</translation>
    </message>
</context>
<context>
    <name>PlayQuestion</name>
    <message>
        <source>Use help</source>
        <translation>助けを借りる</translation>
    </message>
    <message>
        <source>Play on without help</source>
        <translation>借りずに続ける</translation>
    </message>
    <message>
        <source>{name} asks to undo.</source>
        <translation>{name}が手を戻したいそうです。</translation>
    </message>
    <message>
        <source>This undoes what {others} chose. Does {others} agree?</source>
        <translation>{others}の選択が取り消されます。{others}は同意しますか？</translation>
    </message>
    <message>
        <source>This undoes what {others} chose. Do {others} agree?</source>
        <translation>{others}の選択が取り消されます。{others}は同意しますか？</translation>
    </message>
    <message>
        <source>Agree and undo</source>
        <translation>同意して手を戻す</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>戻さずに続ける</translation>
    </message>
    <message>
        <source>Sure? This lowers your winning chance by about {points}.</source>
        <translation>本当にこの手でよいですか？ 勝率が約{points}下がります。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>手を戻す</translation>
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
    <name>PositionPage</name>
    <message>
        <source>Set up a position: {game}</source>
        <translation>局面を作る：{game}</translation>
    </message>
</context>
<context>
    <name>PractiseButton</name>
    <message>
        <source>Practise from here</source>
        <translation>ここから練習</translation>
    </message>
    <message>
        <source>Play on from this position against bots</source>
        <translation>この局面から、選んだ強さのボットを相手に自分で続けます</translation>
    </message>
</context>
<context>
    <name>PractiseMenu</name>
    <message>
        <source>Change the position first…</source>
        <translation>先に局面を変える…</translation>
    </message>
</context>
<context>
    <name>PredictionSentences</name>
    <message>
        <source>You gave it {chance}, the reading {reader}, the rules alone {rules}.</source>
        <translation>あなたの予想は{chance}、読みは{reader}、ルールだけなら{rules}でした。</translation>
    </message>
    <message>
        <source>{times} times as much as by the rules: well read.</source>
        <translation>ルールだけの{times}倍、よく読めています。</translation>
    </message>
    <message>
        <source>Less than by the rules alone: a miss this time.</source>
        <translation>ルールだけのほうが高く、今回は外れです。</translation>
    </message>
    <message>
        <source>About as much as by the rules alone.</source>
        <translation>ルールだけとほぼ同じです。</translation>
    </message>
    <message>
        <source>{gave} {compared}</source>
        <translation>{gave}{compared}</translation>
    </message>
    <message>
        <source>{fact}: it was {value}.</source>
        <translation>{fact}：答えは「{value}」。</translation>
    </message>
    <message>
        <source>{was} {score}</source>
        <translation>{was}{score}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>That is not a choice of this game.</source>
        <translation>それはこのゲームの手ではありません。</translation>
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
    <name>PuzzlesFilter</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>no puzzles yet</source>
        <translation>問題はまだありません</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>レーティング{rating}</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>すべての難しさ</translation>
    </message>
    <message>
        <source>No bot solves it</source>
        <translation>どの強さのボットも解けない</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name}（{count}）</translation>
    </message>
    <message>
        <source>{game}: {theme}</source>
        <translation>{game}：{theme}</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>What would you like to practise?</source>
        <translation>何を練習しますか？</translation>
    </message>
    <message>
        <source>There are no puzzles yet. Lessons and games against the bots teach as much.</source>
        <translation>問題はまだありません。それまでは、レッスンやボットとのゲームで腕を磨きましょう。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) you once missed: can you solve them today?</source>
        <translation>
            <numerusform>前に解けなかった問題が%n問あります。今日は解けるでしょうか？</numerusform>
        </translation>
    </message>
    <message>
        <source>A position, and one move that is clearly best. Take your time; every try gets an answer.</source>
        <translation>どの場面にも、文句なしの最善手が1つあります。じっくりどうぞ。何度試しても答えます。</translation>
    </message>
    <message>
        <source>Nothing to repeat today. Choose something new.</source>
        <translation>今日の復習はありません。新しい問題を選んでください。</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>コーチ</translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n puzzle(s)</source>
        <translation>
            <numerusform>%n問を復習する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n puzzle(s)</source>
        <translation>
            <numerusform>%n問を解く</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message numerus="yes">
        <source>Picks puzzles near your rating from the %n that match.</source>
        <translation>
            <numerusform>条件に合う%n問から、実力に近いものを出題します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a right first try without a hint counts as solved.</source>
        <translation>ヒントなしで、最初の一手で正解したときだけ、解けたことになります。</translation>
    </message>
    <message>
        <source>There are no puzzles for {game} yet. Its lessons teach as much.</source>
        <translation>{game}の問題はまだありません。レッスンで学べます。</translation>
    </message>
    <message>
        <source>No puzzles match. Loosen the filters.</source>
        <translation>条件に合う問題がありません。条件をゆるめてください。</translation>
    </message>
    <message numerus="yes">
        <source>Learn from your mistakes (%n game(s))</source>
        <translation>
            <numerusform>間違いから学ぶ（%nゲーム）</numerusform>
        </translation>
    </message>
    <message>
        <source>Your puzzle rating: {rating}</source>
        <translation>レーティング：{rating}</translation>
    </message>
    <message>
        <source>You&apos;ve found something better for all of them.</source>
        <translation>どの間違いにも、もうよりよい手を見つけました。</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s mistakes (%n game(s))</source>
        <translation>
            <numerusform>{name}の間違い（%nゲーム）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Choose all right answers.</source>
        <translation>正しいものを全部選んでください。</translation>
    </message>
    <message>
        <source>right, and chosen</source>
        <translation>正解（選んだ答え）</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{answered}問中{right}問正解</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答える</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>正解です！</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>残念。</translation>
    </message>
    <message>
        <source>Our own numbers</source>
        <translation>この版の数値</translation>
    </message>
</context>
<context>
    <name>QuestionResult</name>
    <message>
        <source>You know the rules!</source>
        <translation>ルールはばっちりです！</translation>
    </message>
    <message>
        <source>Well on the way!</source>
        <translation>あと少しです！</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{answered}問中{right}問正解</translation>
    </message>
    <message>
        <source>Still shaky – read these rules again. You&apos;ll be asked about them first:</source>
        <translation>まだあやふやなルールです。読み直しておきましょう。次はここから出題します。</translation>
    </message>
    <message>
        <source>You were sure of every rule you were asked.</source>
        <translation>出題されたルールは、どれもよくわかっています。</translation>
    </message>
    <message>
        <source>More questions</source>
        <translation>もっと問題を解く</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>ガイドつきで遊ぶ</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>Questions: {game}</source>
        <translation>問題：{game}</translation>
    </message>
</context>
<context>
    <name>RankingModel</name>
    <message>
        <source>{move} – not looked at</source>
        <translation>{move}（読んでいない）</translation>
    </message>
    <message>
        <source>{move}: {percent} to win</source>
        <translation>{move}：勝率{percent}</translation>
    </message>
    <message>
        <source>{move} – {percent} to win</source>
        <translation>{move}：勝率{percent}</translation>
    </message>
    <message>
        <source>{move} – {percent} to win, about {points} at the end</source>
        <translation>{move}：勝率{percent}、終了時は約{points}</translation>
    </message>
    <message>
        <source>{move}: chosen {percent} of the time</source>
        <translation>{move}：選ぶ割合{percent}</translation>
    </message>
    <message>
        <source>{move} – not examined</source>
        <translation>{move}（読んでいない）</translation>
    </message>
</context>
<context>
    <name>RatedChoice</name>
    <message>
        <source>Rated game</source>
        <translation>レーティング戦</translation>
    </message>
    <message>
        <source>Only for one person against our own bots.</source>
        <translation>1人で標準のボットと対戦するときだけ選べます。</translation>
    </message>
    <message>
        <source>What is a rated game?</source>
        <translation>レーティング戦とは</translation>
    </message>
</context>
<context>
    <name>RatedLaw</name>
    <message>
        <source>Rated games</source>
        <translation>レーティング戦</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RatedOpen</name>
    <message>
        <source>Continue that game</source>
        <translation>そのゲームを続ける</translation>
    </message>
    <message>
        <source>Give it up and start</source>
        <translation>棄権して新しく始める</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめておく</translation>
    </message>
</context>
<context>
    <name>RatedWords</name>
    <message>
        <source>You have a rated game under way.</source>
        <translation>途中のレーティング戦があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) have been played in it. Starting another one gives it up, which counts as last place. You can still finish it, but no longer for your rating.</source>
        <translation>
            <numerusform>%n手まで進んでいます。新しく始めると棄権になり、最下位として数えます。そのあとも最後まで遊べますが、レーティングには入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was deleted. It was rated, so it counts as given up.</source>
        <translation>ゲームを削除しました。レーティング戦だったので、棄権として数えます。</translation>
    </message>
    <message>
        <source>You have no rating in this game yet.</source>
        <translation>このゲームのレーティングは、まだありません。</translation>
    </message>
    <message>
        <source>This game is rated. Use help anyway?</source>
        <translation>レーティング戦です。それでも助けを借りますか？</translation>
    </message>
    <message>
        <source>From then on, it can lower your rating but not raise it. The result will say so.</source>
        <translation>借りたあとは、レーティングが下がることはあっても上がりません。結果にもそう表示します。</translation>
    </message>
    <message>
        <source>You gave this game up earlier. It counted as last place then and no longer counts.</source>
        <translation>このゲームは前に棄権しています。そのとき最下位として数えたので、今回の結果は数えません。</translation>
    </message>
    <message>
        <source>Rated, with help: your rating stays at {number}</source>
        <translation>助けを借りたので、レーティングは{number}のままです</translation>
    </message>
    <message>
        <source>Rating: {before} → {after} ({change})</source>
        <translation>レーティング：{before} → {after}（{change}）</translation>
    </message>
    <message>
        <source>This game is not rated: {problem}</source>
        <translation>このゲームはレーティングに数えません：{problem}</translation>
    </message>
    <message>
        <source>The deal is random and counts once. You can still undo moves, ask for hints and practise from its positions. You&apos;ll be asked before the first help; from then on, the game can only lower your rating. The coach stays quiet.</source>
        <translation>配置は無作為に決まり、同じ配置を数えるのは1回だけです。手を戻すことも、ヒントも、途中の局面からの練習もできますが、はじめて助けを借りる前に確認します。借りたあとは、レーティングが下がることはあっても上がりません。コーチは黙っています。</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>レーティング：{rating}</translation>
    </message>
    <message numerus="yes">
        <source>Your rating: {number}, little more than a guess after %n game(s)</source>
        <translation>
            <numerusform>レーティング：{number}（まだ%nゲームなので、目安です）</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, rated, with help</source>
        <translation>{game}（レーティング戦、助けあり）</translation>
    </message>
    <message>
        <source>{game}, rated</source>
        <translation>{game}（レーティング戦）</translation>
    </message>
    <message>
        <source>Wins in a row: {count}</source>
        <translation>連勝：{count}</translation>
    </message>
    <message>
        <source>Your first rating: {rating}</source>
        <translation>はじめてのレーティング：{rating}</translation>
    </message>
    <message>
        <source>You can leave it and continue at any time. After your first move, deleting it or starting another rated game counts as a loss.</source>
        <translation>いつでも中断し、あとで続けられます。最初の手のあとに削除したり、別のレーティング戦を始めたりすると、負けになります。</translation>
    </message>
    <message>
        <source>You should win about {chance} of these games (rough guess). {fair} would be even.</source>
        <translation>勝つ見込みは約{chance}（大まかな目安）。互角なら{fair}です。</translation>
    </message>
    <message>
        <source>You should win about {chance} of these games. {fair} would be even.</source>
        <translation>勝つ見込みは約{chance}。互角なら{fair}です。</translation>
    </message>
    <message>
        <source>you win about {chance}</source>
        <translation>勝つ見込み 約{chance}</translation>
    </message>
    <message>
        <source>you finish ahead in about {chance}</source>
        <translation>上の順位になる見込み 約{chance}</translation>
    </message>
    <message>
        <source>your side wins about {chance}</source>
        <translation>味方が勝つ見込み 約{chance}</translation>
    </message>
    <message>
        <source>{odds} (rough guess)</source>
        <translation>{odds}（目安）</translation>
    </message>
    <message>
        <source>Picks levels that give you about even chances.</source>
        <translation>ほぼ互角になる強さを選びます。</translation>
    </message>
    <message>
        <source>We don&apos;t know your strength yet, so we start gently.</source>
        <translation>腕前がまだ分からないので、やさしい相手から始めます。</translation>
    </message>
    <message>
        <source>We start gently until a few rated games show your strength.</source>
        <translation>レーティング戦で腕前が分かるまでは、やさしい相手から始めます。</translation>
    </message>
    <message>
        <source>Changes your rating; giving up counts as a loss.</source>
        <translation>レーティングが変わります。途中でやめると負けになります。</translation>
    </message>
</context>
<context>
    <name>ReadableSentences</name>
    <message>
        <source>{name} made no secret choices.</source>
        <translation>{name}は秘密の選択をしていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n secret choice(s)</source>
        <translation>
            <numerusform>秘密の選択%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {choices}: a reader gave {mean} on average to the choice, the rules alone {rules}.</source>
        <translation>{name}、{choices}：読み手が選択につけた確率は平均{mean}、ルールだけなら{rules}です。</translation>
    </message>
    <message>
        <source>That gains a reader next to nothing: hard to read.</source>
        <translation>読もうとしてもほとんど得がありません。読まれにくい選び方です。</translation>
    </message>
    <message>
        <source>No habit stands out that an opponent could play against.</source>
        <translation>相手につけこまれそうな癖は見当たりません。</translation>
    </message>
    <message>
        <source>A habit: taking what looks best, {times} of {of} times (expected: {expected}).</source>
        <translation>癖：見た目に最もよい手を選ぶ。{of}回中{times}回（想定は{expected}回）。</translation>
    </message>
    <message>
        <source>A habit: doing the same again, {times} of {of} times (expected: {expected}).</source>
        <translation>癖：前と同じものを選ぶ。{of}回中{times}回（想定は{expected}回）。</translation>
    </message>
    <message>
        <source>A habit: choices such as “{move}”, {times} of {of} times (expected: {expected}).</source>
        <translation>癖：「{move}」のような選択。{of}回中{times}回（想定は{expected}回）。</translation>
    </message>
    <message>
        <source>Exercise: before move {number}, find another choice that is as good and less expected.</source>
        <translation>練習問題：{number}手目の前で、同じくらいよく、読まれにくい別の選択を見つけましょう。</translation>
    </message>
</context>
<context>
    <name>ReadingSentences</name>
    <message>
        <source>Nothing is hidden from you here.</source>
        <translation>ここでは何も隠されていません。</translation>
    </message>
    <message>
        <source>{chance} (rules alone {rules})</source>
        <translation>{chance}（ルールだけ{rules}）</translation>
    </message>
    <message>
        <source>{fact} (to come)</source>
        <translation>{fact}（これから）</translation>
    </message>
    <message>
        <source>{fact}: {values}</source>
        <translation>{fact}：{values}</translation>
    </message>
    <message>
        <source>Also hidden: {names}</source>
        <translation>ほかの人：{names}</translation>
    </message>
    <message>
        <source>The chances are estimated from what has been played.</source>
        <translation>確率は、これまでの手から推定したものです。</translation>
    </message>
    <message>
        <source>{chances} “Rules alone” leaves out how players choose.</source>
        <translation>{chances}「ルールだけ」は、手の選び方を考えない確率です。</translation>
    </message>
    <message>
        <source>{name}: {fact}</source>
        <translation>{name}の{fact}</translation>
    </message>
    <message>
        <source>Shown most by move {number}: {move}</source>
        <translation>最大の手がかりは{number}手目：{move}</translation>
    </message>
    <message>
        <source>{value} {chance}</source>
        <translation>{value} {chance}</translation>
    </message>
    <message>
        <source>{value} {chance} (by the rules {rules})</source>
        <translation>{value} {chance}（ルール上{rules}）</translation>
    </message>
    <message>
        <source>In fact: {values}</source>
        <translation>実際：{values}</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Hoshikan games</source>
        <translation>星冠のゲーム記録</translation>
    </message>
    <message>
        <source>Save the replay as an animation</source>
        <translation>リプレイをアニメーションとして保存</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Save all games</source>
        <translation>すべてのゲームを保存</translation>
    </message>
    <message>
        <source>All games of a library</source>
        <translation>ライブラリのすべてのゲーム</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>This file can&apos;t be read ({reason}).</source>
        <translation>このファイルは読めません（{reason}）。</translation>
    </message>
    <message>
        <source>{typed} is no seat here: say a number from 1 to {seats}.</source>
        <translation>「{typed}」という席はありません。1～{seats}の番号で指定してください。</translation>
    </message>
    <message>
        <source>The record has no move {typed}: say a number from {least} to {most}.</source>
        <translation>この記録に「{typed}」手目はありません。{least}～{most}の数で指定してください。</translation>
    </message>
    <message>
        <source>This was chance, and chance has no reasons.</source>
        <translation>これは偶然の結果なので、理由はありません。</translation>
    </message>
    <message>
        <source>While the game goes on, only a seat may ask.</source>
        <translation>ゲームの途中で質問できるのは、席についている人だけです。</translation>
    </message>
    <message>
        <source>This choice is still hidden from the seat that asks.</source>
        <translation>この選択は、質問した席からはまだ見えません。</translation>
    </message>
    <message>
        <source>Who asks? The game isn&apos;t over, so the answer depends on it.</source>
        <translation>質問するのはどの席ですか？ ゲームの途中なので、席によって答えが変わります。</translation>
    </message>
    <message>
        <source>No bot of this program made this move.</source>
        <translation>この手を選んだのは、このプログラムのボットではありません。</translation>
    </message>
    <message>
        <source>The game isn&apos;t over.</source>
        <translation>ゲームはまだ終わっていません。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>What would the bot play?</source>
        <translation>ボットならどうする？</translation>
    </message>
    <message>
        <source>Ask the bot</source>
        <translation>ボットに聞く</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>このゲームを検討する</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>間違いから学ぶ</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>Review progress</source>
        <translation>検討の進み具合</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>{name} is to move</source>
        <translation>{name}の番</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>ゲーム：{game}</translation>
    </message>
    <message>
        <source>Before move {ply} of {name}: {grade}</source>
        <translation>{ply}手目の前、{name}の番：{grade}</translation>
    </message>
    <message>
        <source>The game is being reviewed. You can leave this page meanwhile.</source>
        <translation>検討しています。そのあいだ、ほかのページも使えます。</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>What the bot thinks of each choice</source>
        <translation>それぞれの手に対するボットの評価</translation>
    </message>
    <message>
        <source>Ask what the bot would play here.</source>
        <translation>この局面でボットならどうするか、たずねてみましょう。</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>実際の手：{move}</translation>
    </message>
    <message>
        <source>How often the bot would make each choice:</source>
        <translation>ボットが各手を選ぶ割合：</translation>
    </message>
    <message>
        <source>The winning chance with each choice:</source>
        <translation>それぞれの手の勝率：</translation>
    </message>
</context>
<context>
    <name>ResumeRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>Play rated</source>
        <translation>レーティング戦をする</translation>
    </message>
    <message>
        <source>Starts a rated game in which your chances are about even.</source>
        <translation>勝つ見込みがほぼ互角のレーティング戦を始めます。</translation>
    </message>
    <message>
        <source>Everyone who plays this game today has this deal.</source>
        <translation>今日このゲームを遊ぶ人は、みな同じ配置です。</translation>
    </message>
    <message>
        <source>Continue learning</source>
        <translation>続きを学ぶ</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name}の番</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>取り込んだゲーム</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Rated, at your strength</source>
        <translation>互角のレーティング戦</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>Whose decisions</source>
        <translation>だれの判断か</translation>
    </message>
    <message>
        <source>Learn from this mistake</source>
        <translation>この間違いから学ぶ</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>前の間違い</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次の間違い</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Decisions worth another look</source>
        <translation>見直したい判断</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>勝負どころ</translation>
    </message>
    <message>
        <source>Move {ply}: {event}</source>
        <translation>{ply}手目：{event}</translation>
    </message>
    <message>
        <source>Winning chance of {name}: {change}</source>
        <translation>{name}の勝率：{change}</translation>
    </message>
    <message>
        <source>Analysing the game…</source>
        <translation>ゲームを解析しています…</translation>
    </message>
    <message>
        <source>No single move changed the winning chances much.</source>
        <translation>一手で勝率が大きく動いた場面はありません。</translation>
    </message>
    <message>
        <source>Looking at each decision…</source>
        <translation>判断をひとつずつ調べています…</translation>
    </message>
    <message>
        <source>No decision cost much: well played.</source>
        <translation>大きな損はありません。好プレーでした。</translation>
    </message>
    <message>
        <source>How readable are you?</source>
        <translation>あなたの手は読まれやすい？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Read my secret choices</source>
        <translation>伏せた選択を調べる</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>Reading your choices as an opponent could have…</source>
        <translation>相手の目であなたの選択を読んでいます…</translation>
    </message>
    <message>
        <source>How well could others guess what you chose in secret?</source>
        <translation>あなたが伏せて選んだものを、ほかの人はどれだけ当てられたでしょうか。</translation>
    </message>
    <message>
        <source>Accuracy: {percent}</source>
        <translation>正確さ：{percent}</translation>
    </message>
    <message>
        <source>{part}: {percent}</source>
        <translation>{part}：{percent}</translation>
    </message>
    <message>
        <source>Luck and skill, in points of winning chance</source>
        <translation>運と実力（勝率のポイント）</translation>
    </message>
    <message>
        <source>Equal chances</source>
        <translation>互角の勝率</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Move {ply}: {change}</source>
        <translation>{ply}手目：{change}</translation>
    </message>
    <message>
        <source>Biggest strokes of luck: {strokes}</source>
        <translation>大きかった運：{strokes}</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>よい判断%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>緩手%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>悪手%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>{good}, {inaccuracies}, {mistakes}</source>
        <translation>{good}、{inaccuracies}、{mistakes}</translation>
    </message>
    <message>
        <source>Dice and draws</source>
        <translation>ダイスと引き</translation>
    </message>
    <message>
        <source>The result: {percent}</source>
        <translation>結果：{percent}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of luck and skill</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Move {ply}: {grade}, winning chance {change}</source>
        <translation>{ply}手目：{grade}、勝率{change}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) with nothing at stake (not counted)</source>
        <translation>
            <numerusform>結果に響かない判断：%n回（数えません）</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was decided from the start.</source>
        <translation>勝敗ははじめから決まっていました。</translation>
    </message>
    <message>
        <source>The game was decided after move {ply}: later decisions hardly count.</source>
        <translation>{ply}手目で勝敗が決まりました。その後の判断はほとんど数えません。</translation>
    </message>
    <message>
        <source>nothing at stake</source>
        <translation>結果に響く判断なし</translation>
    </message>
    <message>
        <source>Others&apos; play</source>
        <translation>ほかの人の手</translation>
    </message>
    <message>
        <source>Equal chances: {percent}</source>
        <translation>互角の勝率：{percent}</translation>
    </message>
    <message>
        <source>{part}: {change}</source>
        <translation>{part}：{change}</translation>
    </message>
    <message>
        <source>Neither luck nor decisions cost any winning chance.</source>
        <translation>運でも判断でも、勝率の損はありませんでした。</translation>
    </message>
    <message>
        <source>Luck brought {gifts} of winning chance; decisions cost nothing.</source>
        <translation>運で勝率が{gifts}上がり、判断の損はありませんでした。</translation>
    </message>
    <message>
        <source>Luck cost {gifts} of winning chance; decisions cost nothing.</source>
        <translation>運で勝率が{gifts}下がり、判断の損はありませんでした。</translation>
    </message>
    <message>
        <source>Luck made no difference; decisions cost {given} of winning chance.</source>
        <translation>運の影響はなく、判断で勝率が{given}下がりました。</translation>
    </message>
    <message>
        <source>Luck brought {gifts} of winning chance; decisions cost {given}.</source>
        <translation>運で勝率が{gifts}上がり、判断で{given}下がりました。</translation>
    </message>
    <message>
        <source>Luck cost {gifts} of winning chance; decisions cost {given}.</source>
        <translation>運で勝率が{gifts}下がり、判断でも{given}下がりました。</translation>
    </message>
    <message>
        <source>Everyone chooses secretly here, so the best plan varies: {percent} of it is the best choice.</source>
        <translation>ここでは全員が秘密に選ぶので、手を混ぜるのがいちばんです。最善手を選ぶ割合の目安は{percent}です。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配置の運</translation>
    </message>
</context>
<context>
    <name>RuleBookReader</name>
    <message>
        <source>Ask the rules</source>
        <translation>ルールを調べる</translation>
    </message>
    <message>
        <source>Ask the rules, or search the rule book</source>
        <translation>ルールを調べる、またはルールブックを検索</translation>
    </message>
    <message>
        <source>No rule says anything about this. Try other words.</source>
        <translation>これに当てはまるルールはありません。言葉を変えてみてください。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
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
        <source>Ask the rules (Ctrl+K)</source>
        <translation>ルールを調べる (Ctrl+K)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Open the rule book</source>
        <translation>ルールブックを開く</translation>
    </message>
    <message>
        <source>{heading}: {rule}</source>
        <translation>{heading}：{rule}</translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation>ルールの本文</translation>
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
        <translation>だれの手番か、何をするのか、そしてその理由。</translation>
    </message>
    <message>
        <source>The colours and shapes of six players</source>
        <translation>6人分の色と形</translation>
    </message>
</context>
<context>
    <name>SampleTables</name>
    <message>
        <source>Tables in this look</source>
        <translation>この設定でのテーブル</translation>
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
    <message>
        <source>{team} ({members})</source>
        <translation>{team}（{members}）</translation>
    </message>
    <message>
        <source>{summand} ({name})</source>
        <translation>{summand}（{name}）</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
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
        <source>Player {place}&apos;s name</source>
        <translation>プレイヤー{place}の名前</translation>
    </message>
    <message>
        <source>Team: {team}</source>
        <translation>チーム：{team}</translation>
    </message>
    <message>
        <source>Who plays in seat {place}</source>
        <translation>{place}番目の席に着く人</translation>
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
    <message>
        <source>Change partners</source>
        <translation>組み合わせを変える</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Player {place}: face, emblem, place</source>
        <translation>プレイヤー{place}の顔・紋章・席順</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>顔</translation>
    </message>
    <message>
        <source>Colour and emblem</source>
        <translation>色と紋章</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Move up one seat</source>
        <translation>席を1つ前へ</translation>
    </message>
    <message>
        <source>{emblem} – exchange with {name}</source>
        <translation>{emblem}（{name}と交換）</translation>
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
    <message>
        <source>Player {place}</source>
        <comment>the only person at the table</comment>
        <translation>あなた</translation>
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
        <translation>遊びかた</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
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
        <translation>駒の動く速さ。</translation>
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
        <source>Asks before making a move.</source>
        <translation>手を決める前に確認します。</translation>
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
        <source>The log says so; Undo goes back to your last real decision.</source>
        <translation>記録にも残ります。手を戻すと、選べる場面まで戻ります。</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>すべての設定を初期値に戻す</translation>
    </message>
    <message>
        <source>Make the only possible choice automatically</source>
        <translation>選択肢が1つなら自動で進める</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Hear pieces, coins and dice as they move. Shift+M at a table.</source>
        <translation>駒やコイン、ダイスの動きに合わせて音が鳴ります。プレイ中は Shift+M で切り替えられます。</translation>
    </message>
    <message>
        <source>Celebrate lessons</source>
        <translation>レッスンの修了を祝う</translation>
    </message>
    <message>
        <source>A star flies to your progress when you finish a lesson for the first time.</source>
        <translation>レッスンをはじめて修了すると、星が進み具合の列へ飛んでいきます。</translation>
    </message>
    <message>
        <source>Review finished games</source>
        <translation>終わったゲームを検討する</translation>
    </message>
    <message>
        <source>In the background, as soon as a game ends; the review is kept with the game.</source>
        <translation>ゲームが終わると、裏で検討を始めます。結果はゲームと一緒に保存します。</translation>
    </message>
    <message>
        <source>All settings are at their defaults already.</source>
        <translation>すべての設定はすでに初期値です。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>All settings were reset.</source>
        <translation>すべての設定を初期値に戻しました。</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>プレイ中の手助け</translation>
    </message>
    <message>
        <source>Your name, games and progress stay.</source>
        <translation>名前、ゲーム記録、レッスンの進み具合は残ります。</translation>
    </message>
    <message>
        <source>Just the table: no marks, no hints, no reasons.</source>
        <translation>盤面だけです。印もヒントも理由も出ません。</translation>
    </message>
    <message>
        <source>Legal places glow, refusals come with their rule, and hints answer when you ask.</source>
        <translation>置ける場所が光り、できない手には理由のルールが、求めればヒントが出ます。</translation>
    </message>
    <message>
        <source>Also shows costs and gains beside the legal places.</source>
        <translation>さらに、置ける場所に費用と得点を表示します。</translation>
    </message>
    <message>
        <source>Also asks “Sure?” after a costly move, and says why.</source>
        <translation>さらに、損の大きい手を「本当に？」と確かめ、理由を説明します。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>合法手</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字も</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>コーチも</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>環境音</translation>
    </message>
    <message>
        <source>A quiet background sound, at the volume of all sounds.</source>
        <translation>静かな背景の音です。音量は効果音と同じです。</translation>
    </message>
    <message>
        <source>Night meadow</source>
        <translation>夜の草原</translation>
    </message>
    <message>
        <source>Fireside</source>
        <translation>暖炉のそば</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Animations at double speed</source>
        <translation>アニメーションを2倍の速さにする</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Picture of the table copied. Paste it into a message or a document.</source>
        <translation>テーブルの画像をコピーしました。メッセージや文書に貼り付けられます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Making the animation: {share}%</source>
        <translation>アニメーションを作成中：{share}%</translation>
    </message>
    <message>
        <source>The animation was saved: {path}</source>
        <translation>アニメーションを保存しました：{path}</translation>
    </message>
    <message>
        <source>The animation could not be made: {why}. Choose another place, or try again.</source>
        <translation>アニメーションを作成できませんでした（{why}）。別の場所を選ぶか、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The animation could not be made: its process was stopped from outside. Try again.</source>
        <translation>アニメーションを作成できませんでした（作成プログラムが途中で止められました）。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>SilenceWords</name>
    <message>
        <source>An error keeps the bots from answering here.</source>
        <translation>不具合があり、ボットはこの局面に答えられません。</translation>
    </message>
    <message>
        <source>The bots don&apos;t answer.</source>
        <translation>ボットから返事がありません。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度たずねる</translation>
    </message>
</context>
<context>
    <name>SittingWords</name>
    <message>
        <source>a number or a move</source>
        <translation>番号または手</translation>
    </message>
    <message>
        <source>plays it</source>
        <translation>その手を選びます</translation>
    </message>
    <message>
        <source>where to look; once more: which move, and why</source>
        <translation>注目するところを示します。もう一度で、手と理由を示します</translation>
    </message>
    <message>
        <source>what is wrong with a move, or which rule forbids it</source>
        <translation>その手のよくない点、または禁じているルールを示します</translation>
    </message>
    <message>
        <source>all moves that the rules allow</source>
        <translation>選べる手をすべて示します</translation>
    </message>
    <message>
        <source>shows the table again</source>
        <translation>テーブルをもう一度示します</translation>
    </message>
    <message>
        <source>undoes your last move</source>
        <translation>最後の手を戻します</translation>
    </message>
    <message>
        <source>saves the game to a file</source>
        <translation>ゲームをファイルに書き出します</translation>
    </message>
    <message>
        <source>quits; the game is kept</source>
        <translation>終了します。ゲームは保存されます</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: type {command} to see all</source>
        <translation>
            <numerusform>…ほか%n手。「{command}」ですべて表示します</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a number or a move. {command} lists everything else.</source>
        <translation>番号または手を入力してください。ほかにできることは「{command}」で表示します。</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. Type {command}.</source>
        <translation>「{typed}」は手でもコマンドでもありません。「{command}」と入力してください。</translation>
    </message>
    <message>
        <source>Type a file name behind {command}.</source>
        <translation>「{command}」のあとにファイル名を入力してください。</translation>
    </message>
    <message>
        <source>The game was saved in {path}. Continue with “{command}”, or in the window, which adds it to the library.</source>
        <translation>ゲームを{path}に保存しました。「{command}」で続けられます。次にウィンドウを開くと、ライブラリに入ります。</translation>
    </message>
    <message>
        <source>The moves are numbered 1 to {most}.</source>
        <translation>手の番号は1から{most}までです。</translation>
    </message>
    <message>
        <source>You have no move to undo.</source>
        <translation>戻せる手がありません。</translation>
    </message>
    <message>
        <source>The game was saved to {path}.</source>
        <translation>ゲームを{path}に書き出しました。</translation>
    </message>
    <message>
        <source>{path} could not be written: {why}. Choose another place.</source>
        <translation>{path}に書き込めませんでした（{why}）。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>The game was saved in {path}. The window adds it to the library.</source>
        <translation>ゲームを{path}に保存しました。次にウィンドウを開くと、ライブラリに入ります。</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}. Free some space, or check permissions.</source>
        <translation>ゲームを保存できませんでした（{why}）。空き容量またはアクセス権を確認してください。</translation>
    </message>
</context>
<context>
    <name>Sketch</name>
    <message>
        <source>Chance decides.</source>
        <translation>運で決まります。</translation>
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
    <message>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>A new example</source>
        <translation>新しい例</translation>
    </message>
</context>
<context>
    <name>StarWarsCover</name>
    <message>
        <source>Carcassonne: Star Wars</source>
        <comment>title of the game</comment>
        <translation>カルカソンヌ：スターウォーズ</translation>
    </message>
    <message>
        <source>Lay out a galaxy tile by tile, send your meeples and fight for what they hold.</source>
        <translation>タイルで銀河を広げ、ミープルを送り、領域をかけて戦おう。</translation>
    </message>
</context>
<context>
    <name>StarWarsEditText</name>
    <message>
        <source>Tiles and meeples left</source>
        <translation>残りのタイルとミープル</translation>
    </message>
    <message>
        <source>{name}: {meeple}</source>
        <translation>{name}：{meeple}</translation>
    </message>
    <message>
        <source>{piece}, {place}</source>
        <translation>{piece}（{place}）</translation>
    </message>
    <message>
        <source>{feature} at {place}</source>
        <translation>{place}の{feature}</translation>
    </message>
    <message>
        <source>Rotation of the tile at {place}</source>
        <translation>{place}のタイルの向き</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <translation>引いたタイル</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>装備</translation>
    </message>
    <message>
        <source>{degrees}°</source>
        <translation>{degrees}°</translation>
    </message>
    <message>
        <source>No equipment</source>
        <translation>装備なし</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>まだ引いていない</translation>
    </message>
    <message>
        <source>A tile on the table can only go back to the box beside it.</source>
        <translation>置かれているタイルは、残りのタイルに戻すことしかできません。</translation>
    </message>
    <message>
        <source>A meeple on the table can only go back to the supply.</source>
        <translation>置かれているミープルは、残りのミープルに戻すことしかできません。</translation>
    </message>
    <message>
        <source>The tile does not fit at {place} in any rotation. It must continue: {edges}.</source>
        <translation>このタイルは、どの向きでも{place}に合いません。つながるはずのふち：{edges}。</translation>
    </message>
    <message>
        <source>There&apos;s already a tile at {place}.</source>
        <translation>{place}にはすでにタイルがあります。</translation>
    </message>
    <message>
        <source>Lay the tile next to one that&apos;s already there.</source>
        <translation>タイルは、置かれているタイルの隣に置いてください。</translation>
    </message>
    <message>
        <source>That&apos;s complete: it has scored, and its meeples are home.</source>
        <translation>そこは完成していて、得点もミープルの回収も終わっています。</translation>
    </message>
    <message>
        <source>Put the meeple on one of the marked trade routes, asteroid fields or planets of a tile.</source>
        <translation>ミープルは、タイルの交易ルート・小惑星帯・惑星のうち、印のある所に置いてください。</translation>
    </message>
</context>
<context>
    <name>StarWarsLabels</name>
    <message>
        <source>({x}, {y})</source>
        <comment>a place on the board</comment>
        <translation>（{x}、{y}）</translation>
    </message>
    <message>
        <source>trade route</source>
        <translation>交易ルート</translation>
    </message>
    <message>
        <source>asteroid field</source>
        <translation>小惑星帯</translation>
    </message>
    <message>
        <source>planet</source>
        <translation>惑星</translation>
    </message>
    <message>
        <source>the trade route</source>
        <translation>交易ルート</translation>
    </message>
    <message>
        <source>the asteroid field</source>
        <translation>小惑星帯</translation>
    </message>
    <message>
        <source>the planet</source>
        <translation>惑星</translation>
    </message>
    <message>
        <source>{feature} at the top</source>
        <translation>{feature}（上のふち）</translation>
    </message>
    <message>
        <source>{feature} on the right</source>
        <translation>{feature}（右のふち）</translation>
    </message>
    <message>
        <source>{feature} at the bottom</source>
        <translation>{feature}（下のふち）</translation>
    </message>
    <message>
        <source>{feature} on the left</source>
        <translation>{feature}（左のふち）</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>a tile</comment>
        <translation>そのままの向き</translation>
    </message>
    <message>
        <source>turned to the right</source>
        <translation>右に90度回した向き</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>180度回した向き</translation>
    </message>
    <message>
        <source>turned to the left</source>
        <translation>左に90度回した向き</translation>
    </message>
    <message>
        <source>rebels</source>
        <translation>反乱軍</translation>
    </message>
    <message>
        <source>empire</source>
        <translation>帝国</translation>
    </message>
    <message>
        <source>hunters</source>
        <translation>賞金稼ぎ</translation>
    </message>
    <message>
        <source>order</source>
        <translation>騎士団</translation>
    </message>
    <message>
        <source>blaster</source>
        <translation>ブラスター</translation>
    </message>
    <message>
        <source>sabre</source>
        <translation>ライトセイバー</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>大ミープル</translation>
    </message>
    <message>
        <source>small meeple</source>
        <translation>小ミープル</translation>
    </message>
    <message>
        <source>{meeple} with {gear}</source>
        <translation>{gear}を持つ{meeple}</translation>
    </message>
    <message>
        <source>{face} (yellow)</source>
        <translation>{face}（黄）</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>サイコロ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s)</source>
        <translation>
            <numerusform>アイコン%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>ミープル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>space</source>
        <translation>宇宙空間</translation>
    </message>
    <message>
        <source>{features}; symbol: {faction}</source>
        <translation>{features}、アイコン：{faction}</translation>
    </message>
    <message>
        <source>Tile {place}: {features}</source>
        <translation>タイル{place}：{features}</translation>
    </message>
    <message>
        <source>{feature} ({points}, free)</source>
        <translation>{feature}（{points}、空き）</translation>
    </message>
    <message>
        <source>{feature} ({points}, {names})</source>
        <translation>{feature}（{points}、{names}）</translation>
    </message>
    <message>
        <source>{name}: {meeple} on {feature} at {place}; {points} now</source>
        <translation>{name}：{place}の{feature}に{meeple}。現在{points}</translation>
    </message>
    <message>
        <source>{points}, complete</source>
        <translation>{points}、完成</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing around it</source>
        <translation>
            <numerusform>まわりにあと%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>開いた端%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} now, {missing}</source>
        <translation>現在{points}、{missing}</translation>
    </message>
    <message>
        <source>space</source>
        <comment>an edge of a tile</comment>
        <translation>宇宙空間</translation>
    </message>
</context>
<context>
    <name>StarWarsLog</name>
    <message>
        <source>{name} draws a tile: {tile}</source>
        <translation>{name}がタイルを引いた：{tile}</translation>
    </message>
    <message>
        <source>{name} places no meeple</source>
        <translation>{name}はミープルを置かなかった</translation>
    </message>
    <message>
        <source>Battle for {feature}: {names}</source>
        <translation>{feature}をめぐる戦闘：{names}</translation>
    </message>
    <message>
        <source>{name} fights for the team</source>
        <translation>{name}がチームの代表として戦闘に出た</translation>
    </message>
    <message>
        <source>{by} sends {name} to fight for the team</source>
        <translation>{by}の指名で、{name}がチームの代表として戦闘に出た</translation>
    </message>
    <message>
        <source>{name} rolls {dice}</source>
        <translation>{name}の出目：{dice}</translation>
    </message>
    <message>
        <source>{name} rolls {dice}, and {value} with the sabre</source>
        <translation>{name}の出目：{dice}、ライトセイバーで{value}</translation>
    </message>
    <message>
        <source>{names} tie at {value}: one point each, and they roll again</source>
        <translation>{names}が{value}で並び、1点ずつ得て振り直した</translation>
    </message>
    <message>
        <source>{name} loses the battle, scores {points} and takes back {meeples}</source>
        <translation>{name}は戦闘に敗れて{points}を得、{meeples}を手元に戻した</translation>
    </message>
    <message>
        <source>{name} wins the battle and stays on {feature}</source>
        <translation>{name}が戦闘に勝ち、{feature}に残った</translation>
    </message>
    <message>
        <source>{names}: {points} for {feature} ({sum})</source>
        <translation>{names}が{feature}で{points}を得た（{sum}）</translation>
    </message>
    <message>
        <source>{names}: {points}, {feature} is complete ({sum})</source>
        <translation>{names}が{feature}の完成で{points}を得た（{sum}）</translation>
    </message>
    <message>
        <source>The last tile is in place: final scoring</source>
        <translation>最後のタイルが置かれた。最終得点計算へ</translation>
    </message>
    <message>
        <source>{name} places a {meeple} on {feature} at {place}</source>
        <translation>{name}が{place}の{feature}に{meeple}を置いた</translation>
    </message>
    <message>
        <source>{name} sends a {meeple} against {rivals} on the planet at {place}</source>
        <translation>{name}が{place}の惑星にいる{rivals}を{meeple}で攻撃した</translation>
    </message>
    <message>
        <source>{name} lands a {meeple} on the planet at {place}</source>
        <translation>{name}の{meeple}が{place}の惑星に置かれた</translation>
    </message>
    <message>
        <source>{name}: a {meeple} comes home from {place}</source>
        <translation>{name}の{meeple}が{place}から手元に戻った</translation>
    </message>
    <message>
        <source>{name} lays the tile at {place}</source>
        <translation>{name}がタイルを{place}に置いた</translation>
    </message>
    <message numerus="yes">
        <source>No place for the remaining %n tile(s): final scoring</source>
        <translation>
            <numerusform>残り%n枚のタイルはどこにも置けなかった。最終得点計算へ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsProblems</name>
    <message>
        <source>No such tile ({face}) is left.</source>
        <translation>このタイル（{face}）はもう残っていません。</translation>
    </message>
    <message>
        <source>This tile ({face}) fits nowhere: another one is drawn.</source>
        <translation>このタイル（{face}）はどこにも置けません。別のタイルを引きます。</translation>
    </message>
    <message>
        <source>The new tile has no such feature: {feature}.</source>
        <translation>新しいタイルに{feature}はありません。</translation>
    </message>
    <message>
        <source>There&apos;s no planet at {place} beside the new tile.</source>
        <translation>新しいタイルのまわりの{place}に惑星はありません。</translation>
    </message>
    <message>
        <source>You or your team already hold the planet at {place}.</source>
        <translation>{place}の惑星にはすでに自分か味方のミープルがいます。</translation>
    </message>
    <message>
        <source>Your large meeple is already on the board.</source>
        <translation>大ミープルはすでに盤上にいます。</translation>
    </message>
    <message>
        <source>This piece of equipment is already on the board.</source>
        <translation>この装備はすでに盤上にあります。</translation>
    </message>
    <message>
        <source>Player {player} does not fight for this side here.</source>
        <translation>プレイヤー{player}はこの戦闘でこのチームを代表できません。</translation>
    </message>
    <message>
        <source>Player {player} has no blaster here: no die is yellow.</source>
        <translation>プレイヤー{player}はここにブラスターを持っていません。黄色いサイコロは振れません。</translation>
    </message>
    <message>
        <source>Player {player} has a blaster here: one die is yellow.</source>
        <translation>プレイヤー{player}はここにブラスターを持っています。サイコロの1個は黄色です。</translation>
    </message>
    <message>
        <source>Two kinds of tiles are called “{id}”.</source>
        <translation>「{id}」という名前のタイルが2種類あります。</translation>
    </message>
    <message>
        <source>There is no kind of tile called “{tile}”.</source>
        <translation>「{tile}」という種類のタイルはありません。</translation>
    </message>
    <message>
        <source>The option asks for other colours ({colours}) than the players have.</source>
        <translation>オプションの色（{colours}）がプレイヤーの色と違います。</translation>
    </message>
    <message>
        <source>Two teams need exactly four players, not {players}.</source>
        <translation>チーム戦は{players}人ではできません。ちょうど4人必要です。</translation>
    </message>
    <message>
        <source>There is no seat number {seat}.</source>
        <translation>{seat}番の席はありません。</translation>
    </message>
    <message>
        <source>The option and the set-up contradict each other.</source>
        <translation>オプションと準備の内容が食い違っています。</translation>
    </message>
    <message>
        <source>A tile must be drawn first.</source>
        <translation>まずタイルを引きます。</translation>
    </message>
    <message>
        <source>Lay the drawn tile first.</source>
        <translation>まず引いたタイルを置いてください。</translation>
    </message>
    <message>
        <source>First place a meeple, or none.</source>
        <translation>まず、ミープルを置くか、置かないかを決めてください。</translation>
    </message>
    <message>
        <source>First choose who fights for the team.</source>
        <translation>まず、だれがチームを代表して戦うかを決めてください。</translation>
    </message>
    <message>
        <source>The dice of the battle must be rolled first.</source>
        <translation>まずサイコロで戦闘を行います。</translation>
    </message>
    <message>
        <source>There&apos;s already a tile at {place}.</source>
        <translation>{place}にはすでにタイルがあります。</translation>
    </message>
    <message>
        <source>{place} is not next to any tile.</source>
        <translation>{place}はどのタイルとも隣り合っていません。</translation>
    </message>
    <message>
        <source>The tile looks the same with fewer turns.</source>
        <translation>その向きは、回す回数の少ない置きかたと見た目が同じです。</translation>
    </message>
    <message>
        <source>There&apos;s already a meeple on the {feature}, or on what is joined to it.</source>
        <translation>{feature}か、そこからつながった先に、すでにミープルがいます。</translation>
    </message>
    <message>
        <source>You have no small meeple left.</source>
        <translation>手元に小ミープルがありません。</translation>
    </message>
    <message>
        <source>Player {player}: the number of dice here is {dice}, not {rolled}.</source>
        <translation>プレイヤー{player}がここで振るサイコロは{rolled}個ではなく{dice}個です。</translation>
    </message>
    <message>
        <source>Too many tiles ({tiles}): at most {most}.</source>
        <translation>タイル{tiles}枚は多すぎます（最大{most}枚）。</translation>
    </message>
    <message>
        <source>The edges of this tile cannot have the feature “{feature}”.</source>
        <translation>「{feature}」はこのタイルのふちと合いません。</translation>
    </message>
    <message>
        <source>The features do not fit the edges {edges}.</source>
        <translation>交易ルートなどの位置が、ふち「{edges}」と合いません。</translation>
    </message>
    <message>
        <source>“{symbol}” does not describe a copy of this tile: write a symbol and its feature, or “-”.</source>
        <translation>「{symbol}」はこのタイルの内容として正しくありません。アイコンとそれがある場所、または「-」を書きます。</translation>
    </message>
    <message>
        <source>The symbol {symbol} is in two places of the same kind of tile.</source>
        <translation>アイコン「{symbol}」が同じ種類のタイルの2か所にあります。</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour of this game, or two players have it.</source>
        <translation>「{colour}」はこのゲームの色ではないか、重複しています。</translation>
    </message>
    <message>
        <source>In a team game rebels and empire take turns, two players each ({rule}).</source>
        <translation>チーム戦では反乱軍2人と帝国2人が交互に手番を行います（{rule}）。</translation>
    </message>
    <message>
        <source>The edges do not match at {place}: trade routes, asteroid fields and space must continue.</source>
        <translation>{place}ではふちが合いません。交易ルート・小惑星帯・宇宙空間が、それぞれつながるように置きます。</translation>
    </message>
    <message>
        <source>No such tile ({face}) is left ({rule}).</source>
        <translation>このタイル（{face}）はもう残っていません（{rule}）。</translation>
    </message>
    <message>
        <source>{place} is too far away.</source>
        <translation>{place}は遠すぎます。</translation>
    </message>
    <message>
        <source>The tile at {place} would not fit those around it ({rule}).</source>
        <translation>{place}のタイルがまわりのタイルとつながりません（{rule}）。</translation>
    </message>
    <message>
        <source>The tile has no such feature: {feature}.</source>
        <translation>このタイルに{feature}はありません。</translation>
    </message>
    <message>
        <source>Player {player} has no such meeple left ({rule}).</source>
        <translation>プレイヤー{player}に、そのミープルは残っていません（{rule}）。</translation>
    </message>
    <message>
        <source>There can be no such battle ({rule}).</source>
        <translation>そのような戦闘は起こりません（{rule}）。</translation>
    </message>
    <message>
        <source>Several sides would be there: they would fight at once ({rule}).</source>
        <translation>そこで相手どうしのミープルが並び、すぐに戦闘になってしまいます（{rule}）。</translation>
    </message>
    <message>
        <source>That&apos;s complete: it has scored, and its meeples are home ({rule}).</source>
        <translation>そこは完成していて、得点もミープルの回収も終わっています（{rule}）。</translation>
    </message>
    <message>
        <source>What is there doesn&apos;t belong in this part of the turn.</source>
        <translation>置かれているものが、手番のこの段階に合いません。</translation>
    </message>
    <message>
        <source>No tile is left that fits: the game would be over ({rule}).</source>
        <translation>置けるタイルが残っていないので、ゲームが終わってしまいます（{rule}）。</translation>
    </message>
    <message>
        <source>The drawn tile fits nowhere: another one would be drawn ({rule}).</source>
        <translation>引いたタイルを置ける場所がありません。別のタイルを引くことになります（{rule}）。</translation>
    </message>
    <message>
        <source>Blasters and sabres come only with the option “Equipment”.</source>
        <translation>ブラスターとライトセイバーは、オプション「装備」のときだけ使えます。</translation>
    </message>
    <message>
        <source>Six players, or blue meeples, need the option “Sixth player”.</source>
        <translation>6人で遊ぶときと青のミープルを使うときは、オプション「6人目」が必要です。</translation>
    </message>
    <message>
        <source>Each player has one of each piece of equipment, with the option “Equipment” ({rule}).</source>
        <translation>装備は、オプション「装備」のとき、ひとりに1個ずつです（{rule}）。</translation>
    </message>
</context>
<context>
    <name>StarWarsReasons</name>
    <message>
        <source>Who would roll the most dice? Count meeple, symbol and equipment.</source>
        <translation>ミープル、アイコン、装備を数えましょう。サイコロをいちばん多く振れるのはだれですか？</translation>
    </message>
    <message>
        <source>completing your features</source>
        <translation>自分のものを完成させる</translation>
    </message>
    <message>
        <source>extending your features</source>
        <translation>自分のものをのばす</translation>
    </message>
    <message>
        <source>joining two features</source>
        <translation>つなげる</translation>
    </message>
    <message>
        <source>what helps a rival</source>
        <translation>相手の助けになる手</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>other players&apos; battles</source>
        <translation>ほかの人どうしの戦闘</translation>
    </message>
    <message>
        <source>what is free to claim</source>
        <translation>置ける場所</translation>
    </message>
    <message>
        <source>planets</source>
        <translation>惑星</translation>
    </message>
    <message>
        <source>meeples that come home</source>
        <translation>戻ってくるミープル</translation>
    </message>
    <message>
        <source>which tiles still fit</source>
        <translation>これから合うタイル</translation>
    </message>
    <message>
        <source>getting in the way</source>
        <translation>相手のじゃま</translation>
    </message>
    <message>
        <source>meeples in supply</source>
        <translation>手元のミープル</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>装備</translation>
    </message>
    <message>
        <source>lets you claim a complete {feature}: {points} at once</source>
        <translation>完成した{feature}に置ける（すぐに{points}）</translation>
    </message>
    <message>
        <source>lets you claim a free {feature}: {points} so far</source>
        <translation>だれもいない{feature}に置ける（いまのところ{points}）</translation>
    </message>
    <message>
        <source>lets you land on the free planet at {place}: {points} so far</source>
        <translation>{place}の空いている惑星に置ける（いまのところ{points}）</translation>
    </message>
    <message>
        <source>lets you attack {rival}&apos;s planet at {place}: {points} so far</source>
        <translation>{rival}の惑星{place}を攻撃できる（いまのところ{points}）</translation>
    </message>
    <message>
        <source>brings {meeples} back to your supply</source>
        <translation>{meeples}が手元に戻る</translation>
    </message>
    <message>
        <source>leaves another {feature} ({points}) free, which you can&apos;t claim too</source>
        <translation>別の{feature}（{points}）には置けず、空いたまま残る</translation>
    </message>
    <message>
        <source>the {feature} is complete: {points} at once, and the meeple comes straight back</source>
        <translation>完成した{feature}ですぐに{points}を得て、ミープルもすぐ戻る</translation>
    </message>
    <message>
        <source>{rivals} could attack the planet; free places around it: {open}</source>
        <translation>{rivals}がこの惑星を攻撃できる（まわりの空き{open}か所）</translation>
    </message>
    <message>
        <source>{fighter} has more dice: {dice}</source>
        <translation>{fighter}は{dice}で、ほかの人より多い</translation>
    </message>
    <message>
        <source>{fighter} has fewer dice: {dice}</source>
        <translation>{fighter}は{dice}で、ほかの人より少ない</translation>
    </message>
    <message>
        <source>{fighter} has the {gear} in this battle</source>
        <translation>{fighter}はこの戦闘で{gear}を使える</translation>
    </message>
    <message numerus="yes">
        <source>completes your {feature} at {place} and %n more: {points} in all</source>
        <translation>
            <numerusform>自分の{feature}{place}とほか%n件が完成：合わせて{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends your {feature} at {place} and %n more with only {points} in all</source>
        <translation>
            <numerusform>自分の{feature}{place}とほか%n件が、合わせて{points}だけで終わる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends {rival}&apos;s {feature} at {place} and %n more with only {points} in all</source>
        <translation>
            <numerusform>{rival}の{feature}{place}とほか%n件を、合わせて{points}だけで終わらせる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes {rival}&apos;s {feature} at {place} and %n more of others: {points} in all</source>
        <translation>
            <numerusform>{rival}の{feature}{place}と、ほかの人の%n件が完成：合わせて{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>completes your {feature} at {place}: {points}</source>
        <translation>自分の{feature}{place}が完成：{points}</translation>
    </message>
    <message>
        <source>ends your {feature} at {place} with only {points}</source>
        <translation>自分の{feature}{place}が{points}だけで終わる</translation>
    </message>
    <message>
        <source>ends {rival}&apos;s {feature} at {place} with only {points}</source>
        <translation>{rival}の{feature}{place}を{points}だけで終わらせる</translation>
    </message>
    <message>
        <source>completes {rival}&apos;s {feature} at {place}: {points} for them</source>
        <translation>{rival}の{feature}{place}が完成し、{points}を与える</translation>
    </message>
    <message>
        <source>your planet at {place} then has {around} of 8 tiles around it</source>
        <translation>自分の惑星{place}のまわりが8枚中{around}枚になる</translation>
    </message>
    <message>
        <source>your planet at {place} then has {open} of 8 places around it left to grow</source>
        <translation>自分の惑星{place}のまわりの空きが8か所中{open}か所に減る</translation>
    </message>
    <message>
        <source>extends your {feature} at {place} to {tiles}</source>
        <translation>自分の{feature}{place}が{tiles}にのびる</translation>
    </message>
    <message>
        <source>makes your {feature} at {place} harder to complete: {open_ends}</source>
        <translation>自分の{feature}{place}が完成しにくくなる（{open_ends}）</translation>
    </message>
    <message>
        <source>{rival}&apos;s planet at {place} then has {open} of 8 places around it left to grow</source>
        <translation>{rival}の惑星{place}のまわりの空きが8か所中{open}か所に減る</translation>
    </message>
    <message>
        <source>{rival}&apos;s planet at {place} then has {around} of 8 tiles around it</source>
        <translation>{rival}の惑星{place}のまわりが8枚中{around}枚になる</translation>
    </message>
    <message>
        <source>makes {rival}&apos;s {feature} at {place} harder to complete: {open_ends}</source>
        <translation>{rival}の{feature}{place}が完成しにくくなる（{open_ends}）</translation>
    </message>
    <message>
        <source>extends {rival}&apos;s {feature} at {place} to {tiles}</source>
        <translation>{rival}の{feature}{place}が{tiles}にのびる</translation>
    </message>
    <message>
        <source>joins what you hold at {place} into one {feature} of {tiles}</source>
        <translation>自分の{feature}{place}がつながって{tiles}になる</translation>
    </message>
    <message>
        <source>ties up {meeples} of yours on one {feature} at {place}</source>
        <translation>{place}の{feature}1つに、自分の{meeples}がとどまる</translation>
    </message>
    <message>
        <source>a battle for {points} at {place}: your {dice} against {rival}&apos;s {rival_dice}</source>
        <translation>{place}の{points}をめぐる戦闘：自分の{dice}対{rival}の{rival_dice}個</translation>
    </message>
    <message>
        <source>puts {rival}&apos;s {feature} at {place} ({points}) at stake: your {dice} against {rival_dice}</source>
        <translation>{place}の{rival}の{feature}（{points}）に戦闘を挑める：{dice}対{rival_dice}個</translation>
    </message>
    <message>
        <source>puts your {feature} at {place} ({points}) at stake: your {dice} against {rival}&apos;s {rival_dice}</source>
        <translation>{place}の自分の{feature}（{points}）を戦闘で失うおそれがある：{dice}対{rival}の{rival_dice}個</translation>
    </message>
    <message>
        <source>makes {rival} and {other} fight for the {feature} at {place}</source>
        <translation>{place}の{feature}をめぐって{rival}と{other}を戦わせる</translation>
    </message>
    <message>
        <source>joins what {rival} and {other} hold at {place}: {points} for one of them</source>
        <translation>{place}で{rival}と{other}のものがつながり、一方が{points}を得る</translation>
    </message>
    <message numerus="yes">
        <source>{reason} (and %n more feature(s))</source>
        <translation>
            <numerusform>{reason}（ほか%n件も）</numerusform>
        </translation>
    </message>
    <message>
        <source>no remaining tile fits at {place}: your {feature} can&apos;t be completed</source>
        <translation>{place}に合うタイルはもうなく、自分の{feature}は完成しない</translation>
    </message>
    <message>
        <source>then no remaining tile fits at {place}, where {rival} needs one</source>
        <translation>{rival}がタイルを待つ{place}に合うものがなくなる</translation>
    </message>
    <message>
        <source>then no remaining tile fits at {place}, where you need one</source>
        <translation>自分がタイルを待つ{place}に合うものがなくなる</translation>
    </message>
    <message>
        <source>attacks {rival}&apos;s planet ({points} so far) with more dice: {dice} against {rival_dice}</source>
        <translation>{rival}の惑星（いまのところ{points}）を、多いサイコロで攻撃：{dice}対{rival_dice}個</translation>
    </message>
    <message>
        <source>attacks {rival}&apos;s planet ({points} so far) with as many dice: {dice} each</source>
        <translation>{rival}の惑星（いまのところ{points}）を、同じ数のサイコロで攻撃：{dice}ずつ</translation>
    </message>
    <message>
        <source>attacks {rival}&apos;s planet ({points} so far), {dice} against {rival_dice}: even losing scores {dice_points}</source>
        <translation>{rival}の惑星（いまのところ{points}）を攻撃。{dice}対{rival_dice}個だが、負けても{dice_points}を得る</translation>
    </message>
    <message numerus="yes">
        <source>keeps {supply} for about %n more turn(s)</source>
        <translation>
            <numerusform>手元に{supply}を残す（自分の手番はあと約%n回）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {supply} for about %n more turn(s)</source>
        <translation>
            <numerusform>手元に残るのは{supply}（自分の手番はあと約%n回）</numerusform>
        </translation>
    </message>
    <message>
        <source>your last turn: you can&apos;t place the meeple later</source>
        <translation>最後の手番なので、ミープルをあとで置くことはできない</translation>
    </message>
    <message>
        <source>your last turn: a meeple in supply scores nothing</source>
        <translation>最後の手番なので、手元のミープルは得点にならない</translation>
    </message>
    <message>
        <source>the {gear} is tied up although it hardly helps in this battle</source>
        <translation>{gear}はこの戦闘ではあまり役に立たず、手元からなくなる</translation>
    </message>
    <message>
        <source>the {gear} is tied up on the {feature}, where no one has to fight yet</source>
        <translation>まだ戦闘のない{feature}に、{gear}がとどまってしまう</translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>開いた端%nか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small meeple(s)</source>
        <translation>
            <numerusform>小ミープル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the large meeple</source>
        <translation>大ミープル</translation>
    </message>
    <message>
        <source>This is your last turn: what still scores, for you or for the others?</source>
        <translation>これが最後の手番です。自分には、そしてほかの人には、まだ何が得点になるでしょう？</translation>
    </message>
    <message>
        <source>claims the {feature}: {points} so far</source>
        <translation>{feature}に置く（いまのところ{points}）</translation>
    </message>
    <message>
        <source>no remaining tile fits at {place}: a free {feature} can&apos;t be completed</source>
        <translation>{place}に合うタイルはもうなく、だれもいない{feature}は完成しない</translation>
    </message>
    <message numerus="yes">
        <source>leaves no meeple in supply for about %n more turn(s)</source>
        <translation>
            <numerusform>ミープルが手元に残らない（自分の手番はあと約%n回）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meeples} in supply, enough for about %n more turn(s)</source>
        <translation>
            <numerusform>手元の{meeples}で足りる（自分の手番はあと約%n回）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meeples} in supply, more than you can place in about %n more turn(s)</source>
        <translation>
            <numerusform>手元の{meeples}は余る（自分の手番はあと約%n回）</numerusform>
        </translation>
    </message>
    <message>
        <source>a yellow die (3 to 8)</source>
        <translation>黄色いサイコロ（3～8）を振れる</translation>
    </message>
    <message>
        <source>1 more on your highest die</source>
        <translation>いちばん大きい目に1を足せる</translation>
    </message>
    <message>
        <source>the {gear} gives you {effect} in this battle</source>
        <translation>この戦闘では{gear}で{effect}</translation>
    </message>
    <message>
        <source>the {gear} gives you {effect} if the planet is attacked</source>
        <translation>惑星が攻撃されたら{gear}で{effect}</translation>
    </message>
    <message>
        <source>{fit} of {left} remaining tiles would fit at {place}, beside the planet</source>
        <translation>惑星のまわりの空き{place}には、残り{left}枚のうち{fit}枚が合う</translation>
    </message>
    <message>
        <source>only {fit} of {left} remaining tiles would fit at {place}, beside the planet</source>
        <translation>惑星のまわりの空き{place}には、残り{left}枚のうち{fit}枚しか合わない</translation>
    </message>
    <message>
        <source>{fit} of {left} remaining tiles would fit at {place}, where your {feature} goes on</source>
        <translation>自分の{feature}が続く{place}には、残り{left}枚のうち{fit}枚が合う</translation>
    </message>
    <message>
        <source>only {fit} of {left} remaining tiles would fit at {place}, where your {feature} goes on</source>
        <translation>自分の{feature}が続く{place}には、残り{left}枚のうち{fit}枚しか合わない</translation>
    </message>
    <message>
        <source>then only {fit} of {left} remaining tiles would fit at {place}, where {rival} needs one</source>
        <translation>{rival}がタイルを待つ{place}に合うのは、残り{left}枚のうち{fit}枚だけになる</translation>
    </message>
    <message>
        <source>then only {fit} of {left} remaining tiles would fit at {place}, where you need one</source>
        <translation>自分がタイルを待つ{place}に合うのは、残り{left}枚のうち{fit}枚だけになる</translation>
    </message>
    <message>
        <source>{fit} of {left} remaining tiles would fit at {place}, where a free {feature} goes on</source>
        <translation>だれもいない{feature}が続く{place}には、残り{left}枚のうち{fit}枚が合う</translation>
    </message>
    <message>
        <source>only {fit} of {left} remaining tiles would fit at {place}, where a free {feature} goes on</source>
        <translation>だれもいない{feature}が続く{place}には、残り{left}枚のうち{fit}枚しか合わない</translation>
    </message>
    <message>
        <source>{fighter} has as many dice as the rest of your team: {dice}</source>
        <translation>{fighter}は{dice}で、チームのほかの人と同じ</translation>
    </message>
    <message>
        <source>nothing else that is free here has as many points: {second}, {less}</source>
        <translation>ここで置けるほかの場所は、いまの点がもっと少ない（{second}、{less}）</translation>
    </message>
    <message>
        <source>something else that is free here has more points: {second}, {less}</source>
        <translation>ここで置けるほかの場所のほうが、いまの点が多い（{second}、{less}）</translation>
    </message>
    <message>
        <source>what is free here scores {points} at most: {feature}</source>
        <translation>ここで置いて得られるのは、多くて{points}（{feature}）</translation>
    </message>
    <message>
        <source>what is free here has {points} at most so far: {feature}</source>
        <translation>ここで置ける場所は、いまのところ多くて{points}（{feature}）</translation>
    </message>
    <message>
        <source>a small meeple scores as much on this {feature} as the large one</source>
        <translation>この{feature}では、小ミープルも大ミープルも得点は同じ</translation>
    </message>
    <message>
        <source>the large meeple adds a die if the planet is attacked</source>
        <translation>惑星が攻撃されたら、大ミープルでサイコロが1個増える</translation>
    </message>
    <message>
        <source>ties up the large meeple, which adds a die in a battle</source>
        <translation>戦闘でサイコロを1個増やせる大ミープルが、手元からなくなる</translation>
    </message>
    <message>
        <source>keeps the large meeple, which adds a die in a battle</source>
        <translation>戦闘でサイコロを1個増やせる大ミープルを取っておける</translation>
    </message>
    <message>
        <source>helps no rival&apos;s feature, unlike {places} of the {of} other places</source>
        <translation>相手のものをのばさない（ほかに置ける{of}か所のうち{places}か所では、のばしてしまう）</translation>
    </message>
    <message>
        <source>Your {feature} at {place}: what would complete it, and what could still get in its way?</source>
        <translation>自分の{feature}{place}を見てください。完成には何が必要で、何がじゃまになるでしょう？</translation>
    </message>
    <message>
        <source>Another player&apos;s {feature} at {place}: would this tile help it or get in its way?</source>
        <translation>ほかの人の{feature}{place}を見てください。このタイルは助けになりますか、じゃまになりますか？</translation>
    </message>
    <message>
        <source>Who needs the empty place at {place}, and which tiles would still fit there?</source>
        <translation>{place}の空きでタイルを待っているのはだれでしょう？ そこに合うタイルは、あと何枚ありますか？</translation>
    </message>
    <message>
        <source>Could there be a battle at {place}, and who has the better dice?</source>
        <translation>{place}で戦闘になりそうですか？ サイコロが多いのはだれでしょう？</translation>
    </message>
    <message>
        <source>Look at the planet at {place}: how many places around it are free, and who could attack?</source>
        <translation>惑星{place}を見てください。まわりの空きはいくつで、だれが攻撃できるでしょう？</translation>
    </message>
    <message>
        <source>Is anything complete already on the tile at {place}? Where are points that cost you no meeple?</source>
        <translation>{place}のタイルで、もう完成しているものはありますか？ ミープルを減らさずに取れる点はどこでしょう？</translation>
    </message>
    <message numerus="yes">
        <source>With %n tile(s) to come: what could you claim with this one, and would you ever complete it?</source>
        <translation>
            <numerusform>残りのタイルは%n枚です。このタイルにミープルを置くなら、どこでしょう？ そこは完成しそうですか？</numerusform>
        </translation>
    </message>
    <message>
        <source>What is still open on the tile at {place}, and which tiles to come would go on with it?</source>
        <translation>{place}のタイルで、まだ続くのはどこでしょう？ これから合うタイルは、あと何枚ありますか？</translation>
    </message>
    <message numerus="yes">
        <source>With %n tile(s) to come, this one does little for you. Where does it help the others least?</source>
        <translation>
            <numerusform>残りのタイルは%n枚です。このタイルは自分にはあまり役立ちません。ほかの人をいちばん助けない場所はどこでしょう？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meeples} for about %n more turn(s): when will the others come home, and what is worth one?</source>
        <translation>
            <numerusform>手元には{meeples}、自分の手番はあと約%n回です。ほかのミープルはいつ戻りますか？ いま一つ使う価値はありますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsScene</name>
    <message>
        <source>Place the meeple on a part of the new tile, or on a planet next to it.</source>
        <translation>ミープルは、新しいタイルのどこか、または隣の惑星に置いてください。</translation>
    </message>
    <message>
        <source>Lay the tile next to one that&apos;s already there.</source>
        <translation>タイルは、置かれているタイルの隣に置いてください。</translation>
    </message>
    <message>
        <source>The tile fits there only this way round.</source>
        <translation>そこにはこの向きでしか置けません。</translation>
    </message>
</context>
<context>
    <name>StarWarsSketch</name>
    <message>
        <source>#: asteroid field</source>
        <translation>#：小惑星帯</translation>
    </message>
    <message>
        <source>- |: trade route</source>
        <translation>- |：交易ルート</translation>
    </message>
    <message>
        <source>( ): planet</source>
        <translation>( )：惑星</translation>
    </message>
    <message>
        <source>r e h o: symbol of a faction</source>
        <translation>r e h o：陣営のアイコン</translation>
    </message>
    <message>
        <source>1 2: whose meeple is there</source>
        <translation>1 2：ミープルの持ち主</translation>
    </message>
    <message>
        <source>The drawn tile, by its turns: {tile}</source>
        <translation>引いたタイル（回転ごと）：{tile}</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
</context>
<context>
    <name>StarWarsStory</name>
    <message>
        <source>Battle for {feature}</source>
        <translation>{feature}をめぐる戦闘</translation>
    </message>
    <message>
        <source>{names}: the highest single die wins</source>
        <translation>{names}：いちばん大きい目を出せば勝ち</translation>
    </message>
    <message>
        <source>Tied at {value}: +1 each, roll again</source>
        <translation>{value}で引き分け：1点ずつ得て、振り直し</translation>
    </message>
    <message>
        <source>{name} wins the battle</source>
        <translation>{name}が戦闘に勝った</translation>
    </message>
    <message>
        <source>and stays on {feature}</source>
        <translation>{feature}に残る</translation>
    </message>
    <message>
        <source>{name} loses: +{points}</source>
        <translation>{name}の負け：＋{points}</translation>
    </message>
    <message>
        <source>One point per die. Back in supply: {meeples}</source>
        <translation>サイコロ1個につき1点。{meeples}を手元に戻す</translation>
    </message>
    <message>
        <source>Trade route complete: {points}</source>
        <translation>交易ルートが完成：{points}</translation>
    </message>
    <message>
        <source>Asteroid field complete: {points}</source>
        <translation>小惑星帯が完成：{points}</translation>
    </message>
    <message>
        <source>Planet complete: {points}</source>
        <translation>惑星が完成：{points}</translation>
    </message>
    <message>
        <source>{tiles} × {points}</source>
        <translation>{tiles}×{points}</translation>
    </message>
    <message>
        <source>{symbols} × {points}</source>
        <translation>{symbols}×{points}</translation>
    </message>
    <message>
        <source>{tiles} + {symbols}</source>
        <translation>{tiles}＋{symbols}</translation>
    </message>
    <message>
        <source>{names}: {sum}</source>
        <translation>{names}：{sum}</translation>
    </message>
    <message>
        <source>The last tile</source>
        <translation>最後のタイル</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最終得点計算</translation>
    </message>
    <message>
        <source>{feature} × {count}: {points}</source>
        <translation>{feature}×{count}：{points}</translation>
    </message>
    <message>
        <source>{names}: {points} for unfinished features</source>
        <translation>{names}：未完成の分で{points}</translation>
    </message>
</context>
<context>
    <name>StarWarsSums</name>
    <message>
        <source>{feature} at {place}, unfinished: {points}</source>
        <translation>{place}の{feature}、未完成：{points}</translation>
    </message>
    <message>
        <source>{feature} at {place}, complete: {points}</source>
        <translation>{place}の{feature}、完成：{points}</translation>
    </message>
    <message>
        <source>{name} rolls {dice}</source>
        <translation>{name}が振る数：{dice}</translation>
    </message>
    <message>
        <source>{name}, value of the roll: {value}</source>
        <translation>{name}の出目の値：{value}</translation>
    </message>
    <message>
        <source>{names}, tied: {points} each</source>
        <translation>引き分けの{names}：{points}ずつ</translation>
    </message>
    <message>
        <source>{name}, one point per die for losing: {points}</source>
        <translation>{name}の負け、サイコロ1個につき1点：{points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>{name}, if the game ended now: {points}</source>
        <translation>{name}、いま終わった場合：{points}</translation>
    </message>
    <message>
        <source>a point for each tile</source>
        <translation>タイル1枚につき1点</translation>
    </message>
    <message>
        <source>a point for the planet itself</source>
        <translation>惑星そのもので1点</translation>
    </message>
    <message>
        <source>a point for each tile around it</source>
        <comment>a planet</comment>
        <translation>まわりのタイル1枚につき1点</translation>
    </message>
    <message>
        <source>symbol of the same faction: {faction}</source>
        <translation>自分の陣営のアイコン：{faction}</translation>
    </message>
    <message>
        <source>blaster: one of them is yellow</source>
        <translation>ブラスター：1個は黄色いサイコロ</translation>
    </message>
    <message>
        <source>highest die</source>
        <translation>いちばん大きい目</translation>
    </message>
    <message>
        <source>complete places and battles so far</source>
        <translation>これまでに完成した場所と戦闘</translation>
    </message>
    <message>
        <source>{things}, {points} each</source>
        <translation>{things}、1つにつき{points}</translation>
    </message>
    <message>
        <source>{heading} (no meeples on it)</source>
        <translation>{heading}（ミープルなし）</translation>
    </message>
    <message>
        <source>{heading} (meeples of {names})</source>
        <translation>{heading}（{names}のミープル）</translation>
    </message>
</context>
<context>
    <name>StarWarsTableLabels</name>
    <message>
        <source>Drawn tile</source>
        <translation>引いたタイル</translation>
    </message>
    <message>
        <source>Place a meeple</source>
        <translation>ミープルを置く</translation>
    </message>
    <message>
        <source>Who fights?</source>
        <translation>だれが戦う？</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最終得点計算</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>次のタイル</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) face down</source>
        <translation>
            <numerusform>山札のタイル%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Press to see which tiles are left</source>
        <translation>押すと残りのタイルを表示</translation>
    </message>
    <message>
        <source>Free place {place}: the tile fits</source>
        <translation>空き{place}：タイルを置ける</translation>
    </message>
    <message>
        <source>Free place {place}: it does not fit</source>
        <translation>空き{place}：タイルは合わない</translation>
    </message>
    <message>
        <source>{feature}: {prospect}; held by {names}</source>
        <translation>{feature}：{prospect}。{names}がいる</translation>
    </message>
    <message>
        <source>{feature}: {prospect}</source>
        <translation>{feature}：{prospect}</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}; {turned}</source>
        <translation>引いたタイル：{tile}。{turned}</translation>
    </message>
    <message>
        <source>The drawn tile, {turned}</source>
        <translation>引いたタイル、{turned}</translation>
    </message>
    <message>
        <source>{name} ({faction}): {points}; in supply {small} small, {large} large</source>
        <translation>{name}（{faction}）：{points}。手元に小{small}個、大{large}個</translation>
    </message>
    <message>
        <source>No meeple</source>
        <comment>button: place none this turn</comment>
        <translation>置かない</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>{name} fights</source>
        <translation>{name}が戦う</translation>
    </message>
    <message>
        <source>{name}: rolled {value}</source>
        <translation>{name}：出目{value}</translation>
    </message>
    <message>
        <source>{name}: {dice}</source>
        <translation>{name}：{dice}</translation>
    </message>
    <message>
        <source>{count} × {tile}</source>
        <translation>{tile} × {count}</translation>
    </message>
    <message>
        <source>Values</source>
        <comment>button: shows what each claim is worth</comment>
        <translation>途中の得点</translation>
    </message>
    <message>
        <source>Values of the claims: shown</source>
        <translation>途中の得点：表示中</translation>
    </message>
    <message>
        <source>Values of the claims: hidden</source>
        <translation>途中の得点：非表示</translation>
    </message>
    <message>
        <source>What each meeple&apos;s feature would score if the game ended now</source>
        <translation>いまゲームが終わったら、ミープルのいる場所がそれぞれ何点になるか</translation>
    </message>
    <message>
        <source>{meeple}: {dice}</source>
        <translation>{meeple}：{dice}</translation>
    </message>
    <message>
        <source>{meeple} {dice} + {faction} 1</source>
        <comment>so many dice for a meeple and for a symbol</comment>
        <translation>{meeple}{dice}＋{faction}1</translation>
    </message>
    <message>
        <source>blaster: a yellow die</source>
        <translation>ブラスター：黄色いサイコロ</translation>
    </message>
    <message>
        <source>sabre: +1 on the highest</source>
        <translation>ライトセイバー：最大の目に＋1</translation>
    </message>
</context>
<context>
    <name>StarWarsText</name>
    <message>
        <source>Two teams</source>
        <translation>チーム戦</translation>
    </message>
    <message>
        <source>Four players: rebels against the empire, one score per team.</source>
        <translation>4人用。反乱軍対帝国で、得点はチームで合算します。</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>value of an option</comment>
        <translation>あり</translation>
    </message>
    <message>
        <source>no</source>
        <comment>value of an option</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Lay the tile at {place}, {turned}</source>
        <translation>タイルを{place}に{turned}で置く</translation>
    </message>
    <message>
        <source>Player {number} fights for the team</source>
        <translation>プレイヤー{number}がチームを代表して戦う</translation>
    </message>
    <message>
        <source>Draw: {tile}</source>
        <translation>引く：{tile}</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>サイコロ：{dice}</translation>
    </message>
    <message>
        <source>Place no meeple</source>
        <translation>ミープルを置かない</translation>
    </message>
    <message>
        <source>{meeple} onto the planet at {place}</source>
        <translation>{meeple}を{place}の惑星へ</translation>
    </message>
    <message>
        <source>{meeple} onto the new tile: {feature}</source>
        <translation>{meeple}を新しいタイルへ：{feature}</translation>
    </message>
    <message>
        <source>{name}: lay the tile; wheel or Page Up/Down turns it</source>
        <translation>{name}：タイルを置いてください（ホイール・PageUp/Downで回転）</translation>
    </message>
    <message>
        <source>{name}: place a meeple, or none</source>
        <translation>{name}：ミープルを置くか、置かないか選んでください</translation>
    </message>
    <message>
        <source>{name}: choose who fights for your team</source>
        <translation>{name}：チームの代表として戦う人を選んでください</translation>
    </message>
    <message>
        <source>{name}: a moment, please</source>
        <translation>{name}：少々お待ちください</translation>
    </message>
    <message>
        <source>a tied roll in the battle at {place}</source>
        <translation>{place}の戦闘で引き分け</translation>
    </message>
    <message>
        <source>lost with {dice} at {place}</source>
        <translation>{place}で{dice}を振って敗北</translation>
    </message>
    <message>
        <source>{feature} at {place}, unfinished: {sum}</source>
        <translation>{place}の{feature}（未完成）：{sum}</translation>
    </message>
    <message>
        <source>{feature} at {place}: {sum}</source>
        <translation>{place}の{feature}：{sum}</translation>
    </message>
    <message>
        <source>Meeples in supply</source>
        <translation>手元のミープル</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation>{names}の勝ち</translation>
    </message>
    <message>
        <source>No tile fits any more. {names} wins</source>
        <translation>置けるタイルがなくなった。{names}の勝ち</translation>
    </message>
    <message>
        <source>trade routes</source>
        <translation>交易ルート</translation>
    </message>
    <message>
        <source>asteroid fields</source>
        <translation>小惑星帯</translation>
    </message>
    <message>
        <source>planets</source>
        <translation>惑星</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>The last tile has been laid</source>
        <translation>最後のタイルが置かれた</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>points at the start</source>
        <translation>局面の開始時の得点</translation>
    </message>
    <message>
        <source>points before</source>
        <translation>開始時の得点</translation>
    </message>
    <message>
        <source>Sixth player</source>
        <translation>6人目</translation>
    </message>
    <message>
        <source>From the expansion: up to six players, and blue meeples for the order.</source>
        <translation>拡張セットから。6人まで遊べ、青（騎士団）のミープルを使えます。</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>追加タイル</translation>
    </message>
    <message>
        <source>From the expansion: 18 more tiles. All the others stay.</source>
        <translation>拡張セットから。タイルが18枚増えます。基本のタイルもそのまま使います。</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>装備</translation>
    </message>
    <message>
        <source>From the expansion: a blaster and a sabre for each player.</source>
        <translation>拡張セットから。ひとりにブラスターとライトセイバーが1個ずつあります。</translation>
    </message>
    <message>
        <source>Both “no” and “yes” are official variants.</source>
        <translation>「あり」も「なし」も公式のルールです。</translation>
    </message>
    <message>
        <source>Both “no” and “yes” are official variants; the tile faces are our estimate.</source>
        <translation>「あり」も「なし」も公式のルールですが、タイルの絵柄は推定です。</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>次のタイル</translation>
    </message>
</context>
<context>
    <name>StartupMessages</name>
    <message>
        <source>The file {file} is missing, so some text appears in English. Please reinstall Hoshikan.</source>
        <translation>ファイル {file} がないため、一部が英語で表示されます。星冠をインストールし直してください。</translation>
    </message>
    <message>
        <source>The settings file was damaged, so the defaults are in use. It was kept as {kept}.</source>
        <translation>設定ファイルが壊れていたため、初期値を使っています。元のファイルは {kept} に残しました。</translation>
    </message>
    <message>
        <source>A newer Hoshikan wrote the settings. What is known here is used; they were kept as {kept}.</source>
        <translation>設定は新しい版の星冠のものです。わかる項目だけを使い、元のファイルは {kept} に残しました。</translation>
    </message>
    <message>
        <source>These settings could not be read: {keys}. The file was kept as {kept}.</source>
        <translation>次の設定を読めませんでした：{keys}。ファイルは {kept} に残しました。</translation>
    </message>
    <message>
        <source>Settings cannot be stored in {kept}. Please check that it can be written.</source>
        <translation>設定を {kept} に保存できません。書き込めるか確かめてください。</translation>
    </message>
    <message>
        <source>Your saved games are being checked. They&apos;ll be here in a moment.</source>
        <translation>保存したゲームを確認しています。まもなく表示されます。</translation>
    </message>
</context>
<context>
    <name>StatisticsFilter</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>直近30日</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>直近90日</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>直近1年</translation>
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
        <source>Average points</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>{wins} ({percent}%)</source>
        <translation>{wins}（{percent}%）</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Finish a game, and your statistics begin here.</source>
        <translation>ゲームを終えると、ここに成績が記録されます。</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>All games in numbers</source>
        <translation>すべてのゲームの数字</translation>
    </message>
    <message>
        <source>Play a rated game: every result moves your rating, and its curve grows here.</source>
        <translation>レーティング戦を遊ぶと、結果のたびにレーティングが動き、ここに曲線が伸びていきます。</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Review a finished game, at its end or from the library, and your accuracy will appear here.</source>
        <translation>終わったゲームを、終了画面かライブラリから検討しましょう。どれだけ正確に選んだかが、ここに表示されます。</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>正確さ（％）</translation>
    </message>
    <message>
        <source>Guess at a table what others hide (“{entry}” in its menu) to see here how well you read each level.</source>
        <translation>ゲーム中にメニューの「{entry}」で予想すると、レベルごとにどれだけ読めているかがここに出ます。</translation>
    </message>
    <message>
        <source>Reading others</source>
        <translation>相手の読み</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>あてはまるゲームはありません。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>遊んだ日</translation>
    </message>
    <message>
        <source>Points by part</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>This game has no points.</source>
        <translation>このゲームでは得点を数えません。</translation>
    </message>
    <message>
        <source>Going through your games…</source>
        <translation>ゲームをたどっています…</translation>
    </message>
    <message>
        <source>Rated, at your strength</source>
        <translation>互角のレーティング戦</translation>
    </message>
</context>
<context>
    <name>SterreCover</name>
    <message>
        <source>Sterre en Kroon</source>
        <comment>title of the game</comment>
        <translation>星々と王冠</translation>
    </message>
    <message>
        <source>Call numbers to join stars into lines, on the map and on your card.</source>
        <translation>数字を宣言して星を結び、地図のラインとカードのビンゴを作ろう。</translation>
    </message>
</context>
<context>
    <name>SterreEditText</name>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>New pawn of {name}</source>
        <translation>{name}の新しい駒</translation>
    </message>
    <message>
        <source>Number card {number}</source>
        <translation>数字カード{number}</translation>
    </message>
    <message>
        <source>{number} on the card of {name}</source>
        <translation>{name}のビンゴカードの{number}</translation>
    </message>
    <message>
        <source>map {number}</source>
        <translation>地図の{number}</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>地図</translation>
    </message>
    <message>
        <source>pawn of {name}</source>
        <translation>{name}の駒</translation>
    </message>
    <message>
        <source>hand of {name}</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>visible card</source>
        <translation>見えているカード</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ゲームから除外</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Turns in a row without any change</source>
        <translation>何も動かずに続いた手番</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>{number} is already recorded on the map.</source>
        <translation>{number}はすでに地図に記録されています。</translation>
    </message>
    <message>
        <source>The pawn goes on a number of the map that is not recorded yet.</source>
        <translation>駒は、地図のまだ記録されていない数字に置いてください。</translation>
    </message>
    <message>
        <source>This pawn can go back to a player, or be swapped for another player&apos;s.</source>
        <translation>この駒は、プレイヤーの所に戻すか、ほかのプレイヤーの駒と取り替えられます。</translation>
    </message>
    <message>
        <source>A number card goes to a hand, to the deck, on top of it, or out of the game.</source>
        <translation>数字カードは、手札、山札、山札のいちばん上、ゲームの外のどれかに移してください。</translation>
    </message>
    <message>
        <source>Press a crown to take it off the map or put it back.</source>
        <translation>王冠を押すと、地図から取り除いたり戻したりできます。</translation>
    </message>
    <message>
        <source>Press a number of the bingo card to open or close it.</source>
        <translation>ビンゴカードの数字を押すと、開けたり閉じたりできます。</translation>
    </message>
</context>
<context>
    <name>SterreEvents</name>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name}の手番</translation>
    </message>
    <message>
        <source>{number} is turned up</source>
        <translation>{number}がめくられた</translation>
    </message>
    <message>
        <source>{number} is already recorded and leaves the game</source>
        <translation>{number}は記録済みなので、ゲームから除外された</translation>
    </message>
    <message>
        <source>{name} draws {number}</source>
        <translation>{name}は{number}を入手した</translation>
    </message>
    <message>
        <source>{name} spends a crown for two more cards</source>
        <translation>{name}は王冠1個を使い、さらに2枚入手した</translation>
    </message>
    <message>
        <source>{name} keeps the crown</source>
        <translation>{name}は王冠を使わなかった</translation>
    </message>
    <message>
        <source>{name} plays {number}</source>
        <translation>{name}は{number}をプレイした</translation>
    </message>
    <message>
        <source>{name} plays {number} without effect</source>
        <translation>{name}は{number}をプレイした（効果なし）</translation>
    </message>
    <message>
        <source>{name} declares {number} from the bingo card</source>
        <translation>{name}はビンゴカードから{number}を宣言した</translation>
    </message>
    <message>
        <source>{name} spends a crown to declare {number}</source>
        <translation>{name}は王冠1個を使い、{number}を宣言した</translation>
    </message>
    <message>
        <source>{name} records {number} on the map</source>
        <translation>{name}は地図に{number}を記録した</translation>
    </message>
    <message>
        <source>{name} has no pawn left for {number}</source>
        <translation>{name}には{number}に置くカラー駒がなかった</translation>
    </message>
    <message>
        <source>{name} did not record {number}: the declaration is void</source>
        <translation>{name}は{number}を記録しなかった：宣言は無効になった</translation>
    </message>
    <message>
        <source>{name} completes {line}</source>
        <translation>{name}が{line}を完成させた</translation>
    </message>
    <message>
        <source>{name} takes the crown at {column},{row}</source>
        <translation>{name}は（{column}、{row}）の王冠を入手した</translation>
    </message>
    <message>
        <source>{name} scores {points} for {line} with {pawns} there</source>
        <translation>{name}は{line}で{points}を得た（{pawns}）</translation>
    </message>
    <message>
        <source>Bingo! {name} scores 1 point for {line}</source>
        <translation>ビンゴ！ {name}は{line}で1点を得た</translation>
    </message>
    <message>
        <source>{name} moves from {before} to {after}</source>
        <translation>{name}は{before}点から{after}点へ進んだ</translation>
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
        <source>Standstill: nothing has changed for a whole round. The end begins</source>
        <translation>膠着：1巡のあいだ何も動かなかったので、終了処理へ</translation>
    </message>
    <message>
        <source>{name} opens {numbers} on the bingo card</source>
        <translation>{name}はビンゴカードの{numbers}を開けた</translation>
    </message>
    <message>
        <source>{name} is the first to reach {space} and takes its crown</source>
        <translation>{name}は得点トラックの{space}に最初に着き、王冠を入手した</translation>
    </message>
    <message>
        <source>{name} scores {crowns} kept to the end</source>
        <translation>{name}は最後まで残した{crowns}を得点に数えた</translation>
    </message>
    <message>
        <source>A player has run out of pawns: the end begins</source>
        <translation>カラー駒が尽きた：終了処理へ</translation>
    </message>
    <message>
        <source>{name} moves from {before} to {after}, the end of the track (points lost beyond it: {lost})</source>
        <translation>{name}は{before}点から終点の{after}点へ進んだ（超えた{lost}点は無効）</translation>
    </message>
</context>
<context>
    <name>SterreLabels</name>
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
        <translation>地図のライン「{line}」</translation>
    </message>
    <message>
        <source>card diagonal ↘</source>
        <translation>ビンゴカードの対角線↘</translation>
    </message>
    <message>
        <source>card diagonal ↙</source>
        <translation>ビンゴカードの対角線↙</translation>
    </message>
    <message>
        <source>card column {letter}</source>
        <translation>ビンゴカードの{letter}列</translation>
    </message>
    <message>
        <source>card row {number}</source>
        <translation>ビンゴカードの{number}行目</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>beside a number</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Crowns</source>
        <comment>beside a number</comment>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Pawns</source>
        <comment>beside a number</comment>
        <translation>駒</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n left</source>
        <translation>
            <numerusform>山札：残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your number cards</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Bingo card</source>
        <comment>at the head of the own one</comment>
        <translation>ビンゴカード</translation>
    </message>
    <message>
        <source>left</source>
        <comment>above numbers: how many are missing</comment>
        <translation>あと</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers that a line lacks</comment>
        <translation>
            <numerusform>あと%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Declared this turn</source>
        <translation>この手番の宣言</translation>
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
        <translation>地図 {number}：宣言済み、まだ記録していない</translation>
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
            <numerusform>あと%nマス</numerusform>
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
    <message numerus="yes">
        <source>%n secret card(s)</source>
        <translation>
            <numerusform>秘密の手札%n枚</numerusform>
        </translation>
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
        <translation>あなたのビンゴカード {number}：開いている</translation>
    </message>
    <message>
        <source>Your card {number}: recorded, not open yet</source>
        <translation>あなたのビンゴカード {number}：記録済み、まだ開けていない</translation>
    </message>
    <message>
        <source>Your card {number}: not recorded</source>
        <translation>あなたのビンゴカード {number}：未記録</translation>
    </message>
    <message>
        <source>{line}: scored</source>
        <translation>{line}：得点済み</translation>
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
        <translation>数字カード {number}（記録済み）</translation>
    </message>
    <message>
        <source>Number card {number}</source>
        <translation>数字カード {number}</translation>
    </message>
    <message>
        <source>Deck: a card is being turned</source>
        <translation>山札：次のカードをめくるところ</translation>
    </message>
    <message>
        <source>Deck: empty</source>
        <translation>山札：なし</translation>
    </message>
    <message>
        <source>Deck: {number} on top, {rest} below</source>
        <translation>山札：いちばん上は{number}、その下に{rest}</translation>
    </message>
    <message>
        <source>Deck: {number} on top, recorded already, {rest} below</source>
        <translation>山札：いちばん上は{number}（記録済み）、その下に{rest}</translation>
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
        <translation>いちばん上の数字カードを入手する</translation>
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
        <source>Close this step</source>
        <translation>この段階を終える</translation>
    </message>
    <message>
        <source>Crown</source>
        <comment>a right of each turn</comment>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Bingo card</source>
        <comment>a right of each turn</comment>
        <translation>ビンゴカード</translation>
    </message>
    <message>
        <source>A number from the bingo card: declared</source>
        <translation>ビンゴカードの1マス：宣言済み</translation>
    </message>
    <message>
        <source>A number from the bingo card: still possible</source>
        <translation>ビンゴカードの1マス：まだ宣言できる</translation>
    </message>
    <message>
        <source>A number by crown: declared</source>
        <translation>王冠での宣言：使用済み</translation>
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
        <source>Score</source>
        <comment>step of a turn</comment>
        <translation>得点</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <comment>not recorded or open yet</comment>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>Done declaring: recording, opening and scoring follow</source>
        <translation>宣言を終える（記録・開ける・得点へ進む）</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>step of a turn</comment>
        <translation>開ける</translation>
    </message>
    <message>
        <source>{name}: bingo card, {opened} of 24 open, {bingos} of 12 bingos scored</source>
        <translation>{name}：ビンゴカード。24マス中{opened}マスが開き、12ビンゴ中{bingos}ビンゴが得点済み</translation>
    </message>
    <message>
        <source>{name}: no number cards</source>
        <translation>{name}：数字カードなし</translation>
    </message>
    <message>
        <source>{name}: hand, {cards}</source>
        <translation>{name}：手札{cards}</translation>
    </message>
    <message>
        <source>province {number} (top half)</source>
        <translation>第{number}州の上半分</translation>
    </message>
    <message>
        <source>province {number} (bottom half)</source>
        <translation>第{number}州の下半分</translation>
    </message>
    <message>
        <source>province {number} (left half)</source>
        <translation>第{number}州の左半分</translation>
    </message>
    <message>
        <source>province {number} (right half)</source>
        <translation>第{number}州の右半分</translation>
    </message>
    <message>
        <source>A number by crown: still possible</source>
        <translation>王冠での宣言：まだ使っていない</translation>
    </message>
</context>
<context>
    <name>SterreObjections</name>
    <message>
        <source>Lay a number card on its number on the map to declare it.</source>
        <translation>数字カードは、地図の同じ数字に置いて宣言してください。</translation>
    </message>
    <message>
        <source>Lay a crown on the deck to buy two more cards.</source>
        <translation>王冠を山札に置くと、数字カードをさらに2枚入手できます。</translation>
    </message>
    <message>
        <source>A crown won on the map goes to your crowns.</source>
        <translation>地図で得た王冠は、自分の王冠のところに置いてください。</translation>
    </message>
    <message>
        <source>Drag what you claim to your pawn on the track.</source>
        <translation>請求する得点は、得点トラックの自分の駒のところに置いてください。</translation>
    </message>
    <message>
        <source>Lay a crown on a number on the map to declare it.</source>
        <translation>王冠は、宣言したい地図の数字に置いてください。</translation>
    </message>
    <message>
        <source>Drag a number on your bingo card to its place on the map to declare it.</source>
        <translation>ビンゴカードの数字は、地図の同じ数字に置いて宣言してください。</translation>
    </message>
    <message>
        <source>A pawn goes on a number that was declared this turn.</source>
        <translation>カラー駒は、この手番に宣言された数字に置いてください。</translation>
    </message>
</context>
<context>
    <name>SterreProblems</name>
    <message>
        <source>This game has no such move.</source>
        <translation>このゲームの手ではありません。</translation>
    </message>
    <message>
        <source>That card isn&apos;t in the deck.</source>
        <translation>そのカードは山札にありません。</translation>
    </message>
    <message>
        <source>No card is being turned now.</source>
        <translation>いまカードはめくられません。</translation>
    </message>
    <message>
        <source>The next card is being turned right now.</source>
        <translation>次のカードをめくっているところです。</translation>
    </message>
    <message>
        <source>In strict bookkeeping, close every step with “Next step”.</source>
        <translation>厳格な記録では、どの段階も「次の段階へ」で終えます。</translation>
    </message>
    <message>
        <source>That&apos;s done for you: bookkeeping is automatic in this game.</source>
        <translation>このゲームは自動記録なので、自分でしなくてもかまいません。</translation>
    </message>
    <message>
        <source>Not yet: this is the step “{step}”.</source>
        <translation>まだできません。いまは「{step}」の段階です。</translation>
    </message>
    <message>
        <source>Too late: this is the step “{step}”, and earlier steps stay closed.</source>
        <translation>もうできません。いまは「{step}」の段階で、前の段階には戻れません。</translation>
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
        <translation>山札はもうありません。</translation>
    </message>
    <message>
        <source>You don&apos;t have the number card {number}.</source>
        <translation>数字カード{number}は手札にありません。</translation>
    </message>
    <message>
        <source>{number} isn&apos;t on your bingo card.</source>
        <translation>{number}は自分のビンゴカードにありません。</translation>
    </message>
    <message>
        <source>{number} is already recorded on the map.</source>
        <translation>{number}はすでに地図に記録されています。</translation>
    </message>
    <message>
        <source>There&apos;s already a pawn on {number}.</source>
        <translation>{number}のマスにはすでにカラー駒があります。</translation>
    </message>
    <message>
        <source>You have no pawn left.</source>
        <translation>カラー駒が残っていません。</translation>
    </message>
    <message>
        <source>There&apos;s no crown cell at {column},{row}.</source>
        <translation>（{column}、{row}）は王冠マスではありません。</translation>
    </message>
    <message>
        <source>The crown at {column},{row} has been taken.</source>
        <translation>（{column}、{row}）の王冠はもうありません。</translation>
    </message>
    <message>
        <source>{number} isn&apos;t recorded on the map.</source>
        <translation>{number}は地図に記録されていません。</translation>
    </message>
    <message>
        <source>{number} is already open.</source>
        <translation>{number}はもう開いています。</translation>
    </message>
    <message>
        <source>Not all numbers of {line} are open.</source>
        <translation>{line}にはまだ開いていないマスがあります。</translation>
    </message>
    <message>
        <source>There&apos;s no such line on this sheet.</source>
        <translation>この地図にそのラインはありません。</translation>
    </message>
    <message>
        <source>Numbers are missing in {line}.</source>
        <translation>{line}はまだ完成していません。</translation>
    </message>
    <message>
        <source>{line} was completed in an earlier turn: claim it in your own turn or at the end.</source>
        <translation>{line}は前の手番で完成しました。自分の手番か終了処理で請求してください。</translation>
    </message>
    <message>
        <source>Cell {column},{row} must have either a number or a crown.</source>
        <translation>マス（{column}、{row}）には、数字か王冠のどちらかが必要です。</translation>
    </message>
    <message>
        <source>Cell {column},{row} is outside the sheet or on another cell.</source>
        <translation>マス（{column}、{row}）がシートの外にあるか、ほかのマスと重なっています。</translation>
    </message>
    <message>
        <source>The cells must show each number from 1 to {numbers} once.</source>
        <translation>1から{numbers}までの数字が、それぞれ1回ずつ必要です。</translation>
    </message>
    <message>
        <source>Two lines are called “{line}”.</source>
        <translation>「{line}」という名前のラインが2つあります。</translation>
    </message>
    <message>
        <source>The line “{line}” names a cell twice, or one that is not on the sheet.</source>
        <translation>ライン「{line}」に、重複したマスかシートにないマスがあります。</translation>
    </message>
    <message>
        <source>The line “{line}” has no number cell.</source>
        <translation>ライン「{line}」に数字のマスがありません。</translation>
    </message>
    <message>
        <source>The number card {number} has been dealt twice.</source>
        <translation>数字カード{number}が2回配られています。</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>{seat}番の席はありません。</translation>
    </message>
    <message>
        <source>The number card {number} is in two places at once.</source>
        <translation>数字カード{number}が2か所にあります。</translation>
    </message>
    <message>
        <source>Two pawns are on {number} ({rule}).</source>
        <translation>{number}にカラー駒が2個あります（{rule}）。</translation>
    </message>
    <message>
        <source>These record pawns do not fit the lines of the sheet.</source>
        <translation>記録の駒がシートのラインに合いません。</translation>
    </message>
    <message>
        <source>Only a full line with a pawn of your own brings points ({rule}).</source>
        <translation>得点になるのは、完成したラインで、自分の駒があるものだけです（{rule}）。</translation>
    </message>
    <message>
        <source>{number} is not recorded, or not on this card: it cannot be open ({rule}).</source>
        <translation>{number}は記録されていないか、このカードにないので、開けません（{rule}）。</translation>
    </message>
    <message>
        <source>A bingo scores only when all its numbers are open ({rule}).</source>
        <translation>ビンゴの得点は、列の数字がすべて開いてからです（{rule}）。</translation>
    </message>
    <message>
        <source>A player has passed space {space}: its crown is gone ({rule}).</source>
        <translation>{space}のマスはもう通過されたので、王冠は残っていません（{rule}）。</translation>
    </message>
    <message>
        <source>No player has that decision now ({rule}).</source>
        <translation>いまこれを決めることはできません（{rule}）。</translation>
    </message>
    <message>
        <source>The game would be over with this turn ({rule}).</source>
        <translation>この手番でゲームが終わってしまいます（{rule}）。</translation>
    </message>
    <message>
        <source>You can&apos;t use this crown until your next turn.</source>
        <translation>王冠が使えるのは、次の自分の手番からです。</translation>
    </message>
    <message>
        <source>Bingos on your own card can only be claimed in your own turn.</source>
        <translation>ビンゴカードの得点は、自分の手番でのみ請求できます。</translation>
    </message>
    <message>
        <source>You have no pawn in {line}.</source>
        <translation>{line}に自分のカラー駒がありません。</translation>
    </message>
    <message>
        <source>Crowns on map and track together: {crowns} needed, not {given}.</source>
        <translation>王冠は地図とトラックを合わせて{crowns}個必要です（いまは{given}個）。</translation>
    </message>
    <message>
        <source>You have already drawn this turn.</source>
        <translation>この手番ではもう入手しました。</translation>
    </message>
    <message>
        <source>You have already declared a number from your bingo card this turn.</source>
        <translation>ビンゴカードからの宣言は、この手番ではもう使いました。</translation>
    </message>
    <message>
        <source>You have already declared a number by crown this turn.</source>
        <translation>王冠での宣言は、この手番ではもう使いました。</translation>
    </message>
    <message>
        <source>{number} has already been declared this turn.</source>
        <translation>{number}はこの手番で宣言済みです。</translation>
    </message>
    <message>
        <source>{number} has not been declared this turn.</source>
        <translation>{number}はこの手番で宣言されていません。</translation>
    </message>
    <message>
        <source>No line through this crown was completed this turn.</source>
        <translation>この王冠を通るラインは、この手番で完成していません。</translation>
    </message>
    <message>
        <source>You have already scored {line}.</source>
        <translation>{line}の得点はもう請求しました。</translation>
    </message>
    <message>
        <source>This bingo card has a wrong number, or is there twice.</source>
        <translation>このビンゴカードは、数字が正しくないか、同じものがもう1枚あります。</translation>
    </message>
    <message>
        <source>A player&apos;s pawns, besides the one on the track: at most {pawns} ({rule}).</source>
        <translation>駒は得点トラックの1個のほかに{pawns}個までです（{rule}）。</translation>
    </message>
    <message>
        <source>Crowns in all: {crowns}, not {given}.</source>
        <translation>王冠は全部で{crowns}個です（{given}個になっています）。</translation>
    </message>
</context>
<context>
    <name>SterreReasons</name>
    <message>
        <source>The step “{step}”: what would be lost if you left it out?</source>
        <translation>いまは「{step}」の段階です。ここで忘れると、何を失うでしょう？</translation>
    </message>
    <message>
        <source>draws {number}</source>
        <translation>{number}を入手</translation>
    </message>
    <message>
        <source>takes the crown at {column},{row}</source>
        <translation>（{column}、{row}）の王冠を入手</translation>
    </message>
    <message>
        <source>opens {number} on your card</source>
        <translation>自分のビンゴカードの{number}を開ける</translation>
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
    <message>
        <source>complete lines of the map</source>
        <translation>地図のラインの完成</translation>
    </message>
    <message>
        <source>the lead in a line</source>
        <translation>ラインでの最多</translation>
    </message>
    <message>
        <source>a first pawn in a line</source>
        <translation>ラインへの最初のカラー駒</translation>
    </message>
    <message>
        <source>more pawns in a line</source>
        <translation>ラインにカラー駒を増やす</translation>
    </message>
    <message>
        <source>helping rivals</source>
        <translation>相手の助けになる手</translation>
    </message>
    <message>
        <source>crowns on the map</source>
        <translation>地図の王冠</translation>
    </message>
    <message>
        <source>bingo</source>
        <translation>ビンゴの完成</translation>
    </message>
    <message>
        <source>the crown on the track</source>
        <translation>トラックの王冠</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>numbers without effect</source>
        <translation>効果のない数字</translation>
    </message>
    <message>
        <source>declaring without the card</source>
        <translation>手札なしの宣言</translation>
    </message>
    <message>
        <source>using crowns</source>
        <translation>王冠の使いかた</translation>
    </message>
    <message>
        <source>getting cards</source>
        <translation>カードの入手</translation>
    </message>
    <message>
        <source>cards kept for later</source>
        <translation>あとに残すカード</translation>
    </message>
    <message>
        <source>when to stop declaring</source>
        <translation>宣言のやめどき</translation>
    </message>
    <message>
        <source>recording numbers</source>
        <translation>数字の記録</translation>
    </message>
    <message>
        <source>takes {crowns} from the map</source>
        <translation>地図の{crowns}を入手</translation>
    </message>
    <message>
        <source>your first pawn in {line}, so that it scores for you ({missing} missing)</source>
        <translation>{line}に最初のカラー駒を置き、完成時に得点できる（あと{missing}）</translation>
    </message>
    <message>
        <source>catches up in {line}: {pawns}, the best rival has {rival_pawns} ({missing} missing)</source>
        <translation>{line}で追い上げる：{pawns}、ほかの人は最多{rival_pawns}個（あと{missing}）</translation>
    </message>
    <message>
        <source>brings {line} closer to completion; {rival} has the most pawns there ({missing} missing)</source>
        <translation>{rival}のカラー駒が最多の{line}が、完成に近づく（あと{missing}）</translation>
    </message>
    <message>
        <source>completes {bingo}: 1 point</source>
        <translation>{bingo}のビンゴが完成して1点</translation>
    </message>
    <message>
        <source>opens {number} on your card: {bingo} then lacks {missing}</source>
        <translation>{number}が開き、自分の{bingo}はあと{missing}になる</translation>
    </message>
    <message>
        <source>opens {number} on your card, in {bingos}: {bingo} then lacks {missing}</source>
        <translation>{number}が開いて{bingos}に近づき、自分の{bingo}はあと{missing}になる</translation>
    </message>
    <message>
        <source>{number} also completes a bingo for {rival}</source>
        <translation>{number}で{rival}のビンゴも完成する</translation>
    </message>
    <message>
        <source>also opens {number} for {rival}, whose bingo then lacks {missing}</source>
        <translation>{rival}も{number}を開けられ、ビンゴまであと{missing}になる</translation>
    </message>
    <message>
        <source>holds back {number}, which is on {rival}&apos;s card and not on yours</source>
        <translation>{rival}のビンゴカードにあり、自分のカードにはない{number}を、宣言せずにおく</translation>
    </message>
    <message>
        <source>first to reach the crown on space {space} of the track</source>
        <translation>得点トラックの{space}にある王冠に、いちばん先に着く</translation>
    </message>
    <message>
        <source>first to reach {crowns} on the track</source>
        <translation>得点トラックの{crowns}に、いちばん先に着く</translation>
    </message>
    <message>
        <source>ends the game with you in the lead: {points} against {rival_points}</source>
        <translation>自分がリードしたままゲームが終わる（{points}対{rival_points}）</translation>
    </message>
    <message>
        <source>ends the game with you behind: {points} against {rival_points}</source>
        <translation>自分が負けたままゲームが終わる（{points}対{rival_points}）</translation>
    </message>
    <message>
        <source>{number} has no effect: it&apos;s already recorded or declared</source>
        <translation>{number}はもう記録（宣言）済みで、効果がない</translation>
    </message>
    <message>
        <source>declared from the bingo card: no number card needed</source>
        <translation>ビンゴカードからの宣言なので、数字カードを使わずにすむ</translation>
    </message>
    <message>
        <source>declared from the bingo card: you keep your {cards}</source>
        <translation>ビンゴカードからの宣言なので、手札{cards}はそのまま残る</translation>
    </message>
    <message>
        <source>leaves you {crowns}, a point each at the end</source>
        <translation>{crowns}が残る（終了時に1個1点）</translation>
    </message>
    <message>
        <source>costs a crown, which is a point at the end ({crowns} left)</source>
        <translation>終了時に1点になる王冠を使う（残りは{crowns}）</translation>
    </message>
    <message>
        <source>the crown can still declare {number}, the last of {bingo}</source>
        <translation>自分の{bingo}の最後の{number}を、あとで王冠で宣言できる</translation>
    </message>
    <message>
        <source>gives you {cards}</source>
        <translation>数字カード{cards}を入手</translation>
    </message>
    <message>
        <source>brings {number}, which is on your card: {bingo} lacks {missing}</source>
        <translation>自分の{bingo}に必要な{number}を入手（あと{missing}）</translation>
    </message>
    <message>
        <source>leaves {number}, which is on your card: {bingo} lacks {missing}</source>
        <translation>自分の{bingo}に必要な{number}を見送る（あと{missing}）</translation>
    </message>
    <message>
        <source>the visible card, {number}, is in no bingo you still need</source>
        <translation>見えている{number}は、自分のこれからのビンゴに関係がない</translation>
    </message>
    <message>
        <source>does without {number}, which is in no bingo you still need</source>
        <translation>自分のこれからのビンゴに関係がない{number}を見送る</translation>
    </message>
    <message>
        <source>{number} stays in hand and can complete {line} later</source>
        <translation>手札に残る{number}で、あとから{line}を完成できる</translation>
    </message>
    <message>
        <source>{number} can wait: {line} still lacks {missing}</source>
        <translation>{number}は急がなくてよい（{line}はあと{missing}）</translation>
    </message>
    <message>
        <source>{number} stays in hand and can complete {bingo} later</source>
        <translation>手札に残る{number}で、あとから自分の{bingo}を完成できる</translation>
    </message>
    <message>
        <source>{number} can wait: your {bingo} still lacks {missing}</source>
        <translation>{number}は急がなくてよい（自分の{bingo}はあと{missing}）</translation>
    </message>
    <message>
        <source>no number cards are left in your hand</source>
        <translation>手札はもうない</translation>
    </message>
    <message>
        <source>every number in your hand is already recorded or declared</source>
        <translation>手札の数字は、どれも記録（宣言）済み</translation>
    </message>
    <message>
        <source>draws an unknown card: the visible one is already recorded and leaves the game</source>
        <translation>見えているカードは記録済みなので除外され、次のカードを入手</translation>
    </message>
    <message>
        <source>gives up this turn&apos;s card</source>
        <translation>この手番の数字カードを入手できなくなる</translation>
    </message>
    <message>
        <source>gives up drawing {number}</source>
        <translation>{number}を入手できなくなる</translation>
    </message>
    <message>
        <source>records {number}: only then does it count</source>
        <translation>{number}を記録する（記録して初めて有効になる）</translation>
    </message>
    <message>
        <source>{numbers} you declared would be void</source>
        <translation>宣言した{numbers}が無効になる</translation>
    </message>
    <message>
        <source>leaves {crowns} on the map</source>
        <translation>地図の{crowns}を取らずに残す</translation>
    </message>
    <message>
        <source>leaves {numbers} closed that you could open now</source>
        <translation>いま開けられる{numbers}を、開けずに終える</translation>
    </message>
    <message>
        <source>{points} for {line}</source>
        <translation>{line}で{points}</translation>
    </message>
    <message>
        <source>leaves {points} that you could claim now</source>
        <translation>いま請求できる{points}を、請求せずに終える</translation>
    </message>
    <message>
        <source>completes {line}: {rival_points} for the best rival, only {points} for you</source>
        <translation>{line}が完成：ほかの人は最高{rival_points}、自分は{points}だけ</translation>
    </message>
    <message>
        <source>completes {lines} of the map: {rival_points} for the best rival, only {points} for you</source>
        <translation>地図の{lines}が完成：ほかの人は最高{rival_points}、自分は{points}だけ</translation>
    </message>
    <message>
        <source>completes {lines} of the map: {points} for you, {rival_points} for the best rival</source>
        <translation>地図の{lines}が完成：自分は{points}、ほかの人は最高{rival_points}</translation>
    </message>
    <message>
        <source>completes {line}: {points} for you, none for the others</source>
        <translation>{line}が完成：自分は{points}、ほかの人は0点</translation>
    </message>
    <message>
        <source>completes {line}: {points} for you, {rival_points} for the best rival</source>
        <translation>{line}が完成：自分は{points}、ほかの人は最高{rival_points}</translation>
    </message>
    <message>
        <source>ties for the lead in {line} with {pawns} ({missing} missing)</source>
        <translation>{line}で{pawns}になり、最多に並ぶ（あと{missing}）</translation>
    </message>
    <message>
        <source>takes the lead in {line} with {pawns} ({missing} missing)</source>
        <translation>{line}で{pawns}になり、単独で最多になる（あと{missing}）</translation>
    </message>
    <message>
        <source>widens your lead in {line} to {ahead} ({missing} missing)</source>
        <translation>{line}でのリードが{ahead}に広がる（あと{missing}）</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n本のライン</numerusform>
        </translation>
    </message>
    <message>
        <source>{line}, {missing} missing: who will have the most pawns there when it is full?</source>
        <translation>{line}はあと{missing}です。埋まったとき、カラー駒がいちばん多いのはだれでしょう？</translation>
    </message>
    <message>
        <source>{line}, {missing} missing: what does it score, and for whom, if it fills up now?</source>
        <translation>{line}はあと{missing}です。いま埋まったら、だれに何点入るでしょう？</translation>
    </message>
    <message>
        <source>There are crowns on the map: which line would bring you one?</source>
        <translation>地図に王冠があります。どのラインが完成すれば手に入るでしょう？</translation>
    </message>
    <message>
        <source>Your {bingo}, {missing} missing: can you declare any, and who else would it help?</source>
        <translation>自分の{bingo}はあと{missing}です。宣言できる数字はありますか？ そのとき、ほかに得をするのはだれでしょう？</translation>
    </message>
    <message>
        <source>Which of your bingos lacks the fewest numbers, and can you declare them by card, bingo card or crown?</source>
        <translation>もうすぐ完成する自分のビンゴはどれでしょう？ 足りない数字は、手札、ビンゴカード、王冠のどれで宣言できますか？</translation>
    </message>
    <message>
        <source>You have {points}: how many more to the next crown on the track?</source>
        <translation>いま{points}です。得点トラックの次の王冠まで、あと何点でしょう？</translation>
    </message>
    <message>
        <source>18 points end the game: would you be ahead if that happened now?</source>
        <translation>18点で終了処理に入ります。いま終わったら、自分は勝っているでしょうか？</translation>
    </message>
    <message>
        <source>{cards} in your hand: which number might someone else declare before you?</source>
        <translation>手札は{cards}です。先にほかの人に宣言されそうな数字はどれでしょう？</translation>
    </message>
    <message>
        <source>You have {crowns}: what could crowns be worth later?</source>
        <translation>{crowns}を持っています。あとでどれほどの価値になるでしょう？</translation>
    </message>
    <message>
        <source>A crown would bring you {number} and the card after it: is that worth it?</source>
        <translation>王冠を使えば、{number}と次の1枚が手に入ります。それだけの価値があるでしょうか？</translation>
    </message>
    <message>
        <source>Look at the others&apos; bingo cards: would playing {cards} help them more than you?</source>
        <translation>ほかの人のビンゴカードを見てください。手札{cards}は、自分より相手の助けになりませんか？</translation>
    </message>
    <message>
        <source>One more number: would it bring you more than it brings the others? {cards} would stay in hand.</source>
        <translation>いまやめれば、手札は{cards}残ります。もう1つ宣言したら、相手より自分の得になるでしょうか？</translation>
    </message>
    <message>
        <source>Nothing in your hand can be declared any more. What about your bingo card, or a crown?</source>
        <translation>手札に宣言できる数字はもうありません。ビンゴカードや王冠ならどうでしょう？</translation>
    </message>
    <message>
        <source>numbers on your card</source>
        <translation>自分のビンゴカードの数字</translation>
    </message>
    <message>
        <source>completes {bingos} of your card at once, one of them {bingo}</source>
        <translation>自分の{bingo}など、{bingos}が同時に完成</translation>
    </message>
    <message>
        <source>uses your bingo card for {number}, which you could play from your hand</source>
        <translation>手札からプレイできる{number}に、ビンゴカードからの宣言を使う</translation>
    </message>
    <message>
        <source>leaves {number} undeclared, which would help you more than your rivals</source>
        <translation>相手より自分の得になる{number}を、宣言せずに終える</translation>
    </message>
</context>
<context>
    <name>SterreSketch</name>
    <message>
        <source>12a: recorded by {letters}</source>
        <translation>12a：記録した人（{letters}）</translation>
    </message>
    <message>
        <source>^: a crown is there</source>
        <translation>^：王冠あり</translation>
    </message>
    <message>
        <source>~: its crown is gone</source>
        <translation>~：王冠は取られた</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>数字カード</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開いた数</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>ビンゴ</translation>
    </message>
</context>
<context>
    <name>SterreStory</name>
    <message>
        <source>Complete: {line}</source>
        <translation>{line}が完成</translation>
    </message>
    <message>
        <source>Points for {line}</source>
        <translation>{line}の得点</translation>
    </message>
    <message>
        <source>{name}: {points} for {pawns}</source>
        <translation>{name}：{pawns}で{points}</translation>
    </message>
    <message>
        <source>Bingo! {name}: {points}</source>
        <translation>ビンゴ！ {name}：{points}</translation>
    </message>
    <message>
        <source>The end begins</source>
        <translation>終了処理へ</translation>
    </message>
    <message>
        <source>{feats} – {name}</source>
        <comment>lines and bingos of a player</comment>
        <translation>{feats}&#x3000;{name}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>Bingo ×{count}</source>
        <translation>ビンゴ×{count}</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>ビンゴ</translation>
    </message>
    <message>
        <source>{bingo}! {points}</source>
        <translation>{bingo}！{points}</translation>
    </message>
</context>
<context>
    <name>SterreSums</name>
    <message numerus="yes">
        <source>{line}: %n number(s) missing</source>
        <translation>
            <numerusform>{line}：あと%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {line}: {points}</source>
        <translation>{name}、{line}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {line}: %n number(s) not open</source>
        <translation>
            <numerusform>{name}、{line}：あと%nマス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, bingo card: %n number(s) open</source>
        <translation>
            <numerusform>{name}のビンゴカード：開いている数字%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on the track: {points}</source>
        <translation>得点トラックの{name}：{points}</translation>
    </message>
    <message>
        <source>{name}, unused crowns: {points}</source>
        <translation>{name}、未使用の王冠：{points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>{name}: {crowns}</source>
        <translation>{name}：{crowns}</translation>
    </message>
    <message>
        <source>{name}: {pawns} left</source>
        <translation>{name}：残りの{pawns}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n secret card(s)</source>
        <translation>
            <numerusform>{name}：秘密の手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for taking part: %n pawn(s)</source>
        <translation>
            <numerusform>カラー駒%n個で参加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>another player has more: %n pawn(s)</source>
        <translation>
            <numerusform>最多ではない（最多はカラー駒%n個）</numerusform>
        </translation>
    </message>
    <message>
        <source>for the most pawns</source>
        <translation>カラー駒が最多</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>ラインのマス</translation>
    </message>
    <message>
        <source>crown cells, filled from the start</source>
        <translation>王冠マス（初めから埋まっている）</translation>
    </message>
    <message>
        <source>pawns of {name}</source>
        <translation>{name}のカラー駒</translation>
    </message>
    <message>
        <source>all open: {numbers}</source>
        <translation>すべて開いた：{numbers}</translation>
    </message>
    <message>
        <source>cells of the bingo</source>
        <translation>ビンゴのマス</translation>
    </message>
    <message>
        <source>free cell in the middle</source>
        <translation>中央のフリーのマス</translation>
    </message>
    <message>
        <source>open: {numbers}</source>
        <translation>開いている：{numbers}</translation>
    </message>
    <message>
        <source>numbers of the card</source>
        <translation>ビンゴカードの数字</translation>
    </message>
    <message>
        <source>not recorded on the map yet</source>
        <translation>まだ地図に記録されていない</translation>
    </message>
    <message>
        <source>recorded, not opened yet</source>
        <translation>記録済み、まだ開けていない</translation>
    </message>
    <message>
        <source>on the track before</source>
        <translation>進む前の得点</translation>
    </message>
    <message>
        <source>1 for each unused crown</source>
        <translation>未使用の王冠1個につき1点</translation>
    </message>
    <message>
        <source>crowns in the game</source>
        <translation>ゲームにある王冠</translation>
    </message>
    <message>
        <source>still on the map</source>
        <translation>まだ地図にある</translation>
    </message>
    <message>
        <source>still on the track</source>
        <translation>まだ得点トラックにある</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>crowns of {name}</source>
        <translation>{name}の王冠</translation>
    </message>
    <message>
        <source>pawns of a colour</source>
        <translation>1色のカラー駒</translation>
    </message>
    <message>
        <source>on the track</source>
        <translation>得点トラックの上</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>地図の上</translation>
    </message>
    <message>
        <source>on record spaces</source>
        <translation>記録欄の上</translation>
    </message>
    <message>
        <source>secret cards at the start</source>
        <translation>初めの秘密の手札</translation>
    </message>
    <message>
        <source>played</source>
        <translation>プレイした</translation>
    </message>
    <message>
        <source>number cards in the game</source>
        <translation>ゲームにある数字カード</translation>
    </message>
    <message>
        <source>the visible card</source>
        <translation>見えている数字カード</translation>
    </message>
    <message>
        <source>in {name}&apos;s hand</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ゲームから除外</translation>
    </message>
</context>
<context>
    <name>SterreText</name>
    <message>
        <source>Map sheet</source>
        <translation>地図シート</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <translation>記録のしかた</translation>
    </message>
    <message>
        <source>Strict: nothing is done for you, and what you forget is lost or late.</source>
        <translation>「厳格」では全部を自分で行います。忘れた分は、なくなるか遅れます。</translation>
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
        <translation>草原（フェルト）：行と列で18ライン</translation>
    </message>
    <message>
        <source>Karoo: square, with diagonals</source>
        <translation>カルー：正方形、対角線あり</translation>
    </message>
    <message>
        <source>Provinces: halves of five provinces</source>
        <translation>五州：5つの州の半分ずつ</translation>
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
        <translation>ビンゴカードの{number}を開ける</translation>
    </message>
    <message>
        <source>Play the number card {number} (no effect)</source>
        <translation>数字カード{number}をプレイする（効果なし）</translation>
    </message>
    <message>
        <source>Claim 1 point for {line}</source>
        <translation>{line}の1点を請求する</translation>
    </message>
    <message>
        <source>{name}: spend a crown for two more cards, or keep it</source>
        <translation>{name}：王冠1個でさらに2枚入手するか選んでください</translation>
    </message>
    <message>
        <source>{name}: two more cards for a crown, or the next step</source>
        <translation>{name}：王冠1個でさらに2枚入手するか、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>{name}: draw a card, then the next step</source>
        <translation>{name}：数字カードを入手し、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>{name}: put pawns on declared numbers, take crowns, then the next step</source>
        <translation>{name}：宣言した数字にカラー駒を置き、王冠を取って、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>{name}: open recorded numbers on your card, then the next step</source>
        <translation>{name}：記録済みの数字をビンゴカードで開け、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>{name}: claim your points, then the next step</source>
        <translation>{name}：得点を請求し、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>{name}: the end. Open recorded numbers, then the next step</source>
        <translation>{name}：終了処理です。記録済みの数字を開け、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>{name}: the end. Claim your points, then the next step</source>
        <translation>{name}：終了処理です。得点を請求し、次の段階へ進んでください</translation>
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
        <source>{line}, most pawns</source>
        <translation>{line}：カラー駒が最多</translation>
    </message>
    <message>
        <source>A bingo card was fully open</source>
        <translation>ビンゴカードが完成した</translation>
    </message>
    <message>
        <source>A player had 18 points</source>
        <translation>18点に達したプレイヤーがいた</translation>
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
        <source>We don&apos;t know the printed map: all three are our own.</source>
        <translation>実物の地図はわからないので、3つともこの版で作りました。</translation>
    </message>
    <message>
        <source>bingos</source>
        <translation>ビンゴ</translation>
    </message>
    <message>
        <source>the end of the track</source>
        <translation>得点トラックの終点</translation>
    </message>
    <message>
        <source>Where the numbers, crowns and lines of the map are.</source>
        <translation>地図の数字、王冠、ラインの並びかた。</translation>
    </message>
    <message>
        <source>{line}, at least one pawn</source>
        <translation>{line}：カラー駒あり</translation>
    </message>
    <message>
        <source>A player had run out of pawns</source>
        <translation>カラー駒が尽きた</translation>
    </message>
    <message>
        <source>map lines</source>
        <translation>地図のライン</translation>
    </message>
    <message>
        <source>Claim the points for {line}</source>
        <translation>{line}の得点を請求する</translation>
    </message>
    <message>
        <source>{name}: declare numbers with cards or crowns, then press Done</source>
        <translation>{name}：手札・ビンゴカード・王冠で数字を宣言し、「宣言を終える」を押してください</translation>
    </message>
    <message>
        <source>{name}: declare numbers with cards or crowns, then take the next step</source>
        <translation>{name}：手札・ビンゴカード・王冠で数字を宣言し、次の段階へ進んでください</translation>
    </message>
    <message>
        <source>Claim the points for {line}, completed earlier</source>
        <translation>前に完成した{line}の得点を請求する</translation>
    </message>
    <message>
        <source>How many crowns you may spend on cards, and on numbers, in a turn.</source>
        <translation>1回の手番で、カードの入手と数字の宣言に王冠を何個使えるかです。</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>1個ずつ</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>The printed rule is “{value}”.</source>
        <translation>説明書のルールは「{value}」です。</translation>
    </message>
    <message>
        <source>Secret cards</source>
        <translation>秘密の手札</translation>
    </message>
</context>
<context>
    <name>Strengths</name>
    <message>
        <source>{number} (provisional)</source>
        <translation>{number}（まだ不確か）</translation>
    </message>
    <message>
        <source>{number} ± {margin}</source>
        <translation>{number} ± {margin}</translation>
    </message>
    <message>
        <source>it settles after about ten rated games</source>
        <translation>10ゲームほどで安定します</translation>
    </message>
    <message>
        <source>±: the true strength is within this range in 19 of 20 cases</source>
        <translation>±は、20回に19回、本当の強さがその範囲にあるという意味です</translation>
    </message>
</context>
<context>
    <name>TableAnswers</name>
    <message>
        <source>That&apos;s not allowed now.</source>
        <translation>いまはできません。</translation>
    </message>
    <message>
        <source>Click again to turn it; the tick, Enter or a double click lays it.</source>
        <translation>もう一度クリックで回転、✓・Enter・ダブルクリックで置きます。</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>There is only one choice</source>
        <translation>ほかに選択肢はありません</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>Continue: {name}</source>
        <translation>{name}に交代</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
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
        <source>Move now</source>
        <translation>すぐ進める</translation>
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
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>TableEngines</name>
    <message>
        <source>Ask again</source>
        <translation>もう一度たずねる</translation>
    </message>
    <message>
        <source>Let {level} take over</source>
        <translation>{level}に交代する</translation>
    </message>
    <message>
        <source>“{engine}” doesn&apos;t answer.</source>
        <translation>「{engine}」から返事がありません。</translation>
    </message>
    <message>
        <source>“{engine}” tried a move that isn&apos;t possible here.</source>
        <translation>「{engine}」が、ここではできない手を選びました。</translation>
    </message>
    <message>
        <source>“{engine}” has stopped, or refuses to go on.</source>
        <translation>「{engine}」が終了したか、続行を断りました。</translation>
    </message>
    <message>
        <source>{trouble} The game is waiting.</source>
        <translation>{trouble}ゲームはそのまま待っています。</translation>
    </message>
</context>
<context>
    <name>TableKeeping</name>
    <message>
        <source>Your game is saved again.</source>
        <translation>ゲームをまた保存できました。</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>{path} に保存しました。</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Speed of the pieces</source>
        <translation>駒の速さ</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Practise from here</source>
        <translation>ここから練習</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Click or press Space to continue.</source>
        <translation>クリックかスペースキーで先へ進みます。</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>That doesn&apos;t go there.</source>
        <translation>そこには置けません。</translation>
    </message>
    <message>
        <source>Now choose: {choices}</source>
        <translation>続けて選んでください：{choices}</translation>
    </message>
    <message>
        <source>Now choose what goes with it.</source>
        <translation>続けて、組になるものを選んでください。</translation>
    </message>
</context>
<context>
    <name>TableTrouble</name>
    <message>
        <source>The bots crashed and were restarted.</source>
        <translation>ボットが止まったため、起動し直しました。</translation>
    </message>
    <message>
        <source>The bots ran into an error. They play on, with simple moves where they can&apos;t think ahead.</source>
        <translation>ボットに不具合が起きました。考えられない局面では、簡単な手を選んで続けます。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度たずねる</translation>
    </message>
    <message>
        <source>An error keeps the bots from answering here. You can play on.</source>
        <translation>不具合があり、ボットはこの局面に答えられません。ゲームは続けられます。</translation>
    </message>
    <message>
        <source>The bots don&apos;t answer. Ask again, or undo your last move.</source>
        <translation>ボットから返事がありません。もう一度たずねるか、手を戻してください。</translation>
    </message>
</context>
<context>
    <name>TakenBackWords</name>
    <message>
        <source>Undone, with the dice roll and the turn of {names}.</source>
        <translation>{names}の手番とサイコロの結果も含めて戻しました。</translation>
    </message>
    <message>
        <source>Undone, with the turn of {names}.</source>
        <translation>{names}の手番も含めて戻しました。</translation>
    </message>
    <message>
        <source>Undone, dice roll included.</source>
        <translation>サイコロの結果も含めて戻しました。</translation>
    </message>
    <message>
        <source>Undone, draw included.</source>
        <translation>引いた結果も含めて戻しました。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>戻しました。</translation>
    </message>
    <message>
        <source>Moves undone: {times} ({dice} across dice, {others} across others&apos; turns)</source>
        <translation>戻した回数：{times}（うちサイコロをまたいで{dice}、ほかの人の手番をまたいで{others}）</translation>
    </message>
    <message>
        <source>Moves undone: {times} ({dice} across dice)</source>
        <translation>戻した回数：{times}（うちサイコロをまたいで{dice}）</translation>
    </message>
    <message>
        <source>Moves undone: {times} ({others} across others&apos; turns)</source>
        <translation>戻した回数：{times}（うちほかの人の手番をまたいで{others}）</translation>
    </message>
    <message>
        <source>Moves undone: {times}</source>
        <translation>戻した回数：{times}</translation>
    </message>
    <message>
        <source>Decisions with help: {count}</source>
        <translation>助言を見た判断：{count}</translation>
    </message>
    <message>
        <source>Coach questions: {count}</source>
        <translation>コーチの確認：{count}</translation>
    </message>
    <message>
        <source>Redo: Shift+U.</source>
        <translation>やり直すにはShift+U。</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>Today</source>
        <translation>今日のメニュー</translation>
    </message>
    <message>
        <source>Then: {tasks}</source>
        <translation>このあと：{tasks}</translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>今日の分はすべて終わりました。</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>マイゲーム</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>ルールを調べる</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>About Hoshikan</source>
        <translation>星冠について</translation>
    </message>
</context>
<context>
    <name>TryEnd</name>
    <message>
        <source>on the first try</source>
        <translation>一度で正解</translation>
    </message>
    <message>
        <source>found later</source>
        <translation>あとで正解</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>答えを見た</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>飛ばした</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) could not be set up.</source>
        <translation>
            <numerusform>%n問は場面を作れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try the others again</source>
        <translation>残りをもう一度</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>All on the first try!</source>
        <translation>全問一度で正解！</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>That&apos;s how we learn.</source>
        <translation>こうして強くなります</translation>
    </message>
    <message>
        <source>See you next time!</source>
        <translation>また今度！</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>ここまでの手</translation>
    </message>
</context>
<context>
    <name>TrySentences</name>
    <message>
        <source>Your turn: find the best move.</source>
        <translation>あなたの番です。最善手を見つけてください。</translation>
    </message>
    <message>
        <source>You played “{move}” here, as others could expect. Find a choice as good as that.</source>
        <translation>ここで「{move}」を選びましたが、読まれやすい手でした。同じくらいよい別の手を探しましょう。</translation>
    </message>
    <message>
        <source>You played “{move}” here. Find something better.</source>
        <translation>ここで「{move}」を選びました。もっとよい手を見つけてください。</translation>
    </message>
    <message>
        <source>This was the best move:</source>
        <translation>これが最善手でした：</translation>
    </message>
    <message>
        <source>Found on the first try!</source>
        <translation>一度で正解！</translation>
    </message>
    <message>
        <source>That&apos;s it!</source>
        <translation>そのとおり！</translation>
    </message>
    <message>
        <source>Nearly!</source>
        <translation>惜しい！</translation>
    </message>
    <message>
        <source>That&apos;s what you played.</source>
        <translation>それは実際に選んだ手です。</translation>
    </message>
    <message>
        <source>There&apos;s something better.</source>
        <translation>もっとよい手があります。</translation>
    </message>
    <message>
        <source>Checking how much worse it is…</source>
        <translation>どれだけ損か調べています…</translation>
    </message>
    <message>
        <source>Compared with “{move}”:</source>
        <translation>「{move}」と比べて：</translation>
    </message>
    <message>
        <source>Winning chance {points} higher than with “{move}”:</source>
        <translation>「{move}」より勝率が{points}高くなります：</translation>
    </message>
    <message>
        <source>We can&apos;t say how much worse it is.</source>
        <translation>どれだけ損かは、わかりません。</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>{names}が勝利を分かち合った</translation>
    </message>
    <message>
        <source>Standstill. {names} wins</source>
        <translation>膠着で終了。{names}の勝ち</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names}の勝ち</translation>
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
        <source>The details are in this file; please attach it when you report the problem:</source>
        <translation>詳しい内容は次のファイルに記録しました。報告に添えてください：</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Damaged installation</source>
        <translation>アプリの破損</translation>
    </message>
</context>
<context>
    <name>WhoChoice</name>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>このパソコンで遊びます。</translation>
    </message>
    <message>
        <source>Match my strength</source>
        <translation>自分に合った強さ</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>この席を外す</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>There&apos;s no number to explain here.</source>
        <translation>ここには説明できる数字がありません。</translation>
    </message>
</context>
<context>
    <name>WhyNotSentences</name>
    <message>
        <source>No single reason stands out; the search likes where it leads.</source>
        <translation>ぱっと見の利点はありませんが、先まで読むとこの手がいちばんです。</translation>
    </message>
    <message>
        <source>This is the best choice the search has found.</source>
        <translation>これが先読みで見つかった最善手です。</translation>
    </message>
    <message>
        <source>The best: {move}</source>
        <translation>最善手：{move}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between themes</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>The best move is stronger in: {themes}</source>
        <translation>最善手のほうがよい点：{themes}</translation>
    </message>
    <message>
        <source>“{move}”:</source>
        <translation>「{move}」：</translation>
    </message>
    <message>
        <source>As good as the best: the search can&apos;t tell them apart.</source>
        <translation>最善手と同じくらいよい手です（先読みでは差がつきません）。</translation>
    </message>
    <message>
        <source>Everyone chooses secretly here, so the best plan varies: it makes this choice {asked} of the time, the best one {best}.</source>
        <translation>ここでは全員が秘密に選ぶので、手を混ぜるのがいちばんです。選ぶ割合の目安は、この手が{asked}、最善手が{best}です。</translation>
    </message>
    <message>
        <source>This move wasn&apos;t examined, so we can&apos;t say how much worse it is.</source>
        <translation>この手は読んでいないので、どれだけ損かはわかりません。</translation>
    </message>
    <message>
        <source>Compared with the best move: winning chance {change}, at the end {points}.</source>
        <translation>最善手と比べて：勝率{change}、終了時{points}。</translation>
    </message>
    <message>
        <source>the other: {reason}</source>
        <translation>比べた手：{reason}</translation>
    </message>
    <message>
        <source>{reason}; the other: {versus}</source>
        <translation>{reason}（比べた手：{versus}）</translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>地図の向きを変える</translation>
    </message>
</context>
<context>
    <name>_BotNames</name>
    <message>
        <source>Sofia</source>
        <comment>a bot</comment>
        <translation>ソフィア</translation>
    </message>
    <message>
        <source>Theo</source>
        <comment>a bot</comment>
        <translation>テオ</translation>
    </message>
    <message>
        <source>Ines</source>
        <comment>a bot</comment>
        <translation>イネス</translation>
    </message>
    <message>
        <source>Qasim</source>
        <comment>a bot</comment>
        <translation>カシム</translation>
    </message>
    <message>
        <source>Maren</source>
        <comment>a bot</comment>
        <translation>マレン</translation>
    </message>
    <message>
        <source>Yukina</source>
        <comment>a bot</comment>
        <translation>ユキナ</translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>_GuessRows</name>
    <message>
        <source>{value}: {chance}</source>
        <translation>{value}：{chance}</translation>
    </message>
</context>
<context>
    <name>_Refusals</name>
    <message>
        <source>Program not found. Give its full path, in quotes if it has spaces.</source>
        <translation>そのようなプログラムはありません。場所を省略せずに入力し、空白を含むときは引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The program ended at once. Try the command in a terminal.</source>
        <translation>プログラムがすぐに終了しました。ターミナルでコマンドを試してください。</translation>
    </message>
    <message>
        <source>The program did not identify itself within ten seconds. It must speak the engine protocol.</source>
        <translation>プログラムが10秒以内に名乗りませんでした。エンジンプロトコルに対応したプログラムを選んでください。</translation>
    </message>
    <message>
        <source>The program wrote something that is not an engine protocol message.</source>
        <translation>プログラムの出力が、エンジンプロトコルのメッセージではありません。</translation>
    </message>
    <message>
        <source>The program speaks another version of the engine protocol than this Hoshikan.</source>
        <translation>プログラムのエンジンプロトコルの版が、このHoshikanの版と異なります。</translation>
    </message>
    <message>
        <source>The program doesn&apos;t play any of these games.</source>
        <translation>プログラムは、ここにあるゲームのどれにも対応していません。</translation>
    </message>
</context>
<context>
    <name>_Room</name>
    <message>
        <source>Hoshikan</source>
        <translation>星冠</translation>
    </message>
    <message>
        <source>Games of stars and crowns. Pick a box to play.</source>
        <translation>星と王冠のボードゲーム。箱を選んで遊びましょう。</translation>
    </message>
</context>
</TS>
