<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ConquestarReasons</name>
    <message>
        <source>Look along row {row}.</source>
        <translation>連合{row}の列に注目しましょう。</translation>
    </message>
    <message>
        <source>Look along column {column}.</source>
        <translation>同盟{column}の列に注目しましょう。</translation>
    </message>
    <message>
        <source>Only one star is left: what does it decide?</source>
        <translation>星は残り1枚。これで何が決まるでしょう?</translation>
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
        <translation>{star}が満杯になり、{rival_count}はもう交易できない</translation>
    </message>
    <message>
        <source>takes {star}, worth {point_count}</source>
        <translation>{star}({point_count})を獲得</translation>
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
        <translation>カードが戻るまで{star}({point_count})に行けない</translation>
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
        <translation>同点:コインの数で決まる({coins}対{rival_coins})</translation>
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
            <numerusform>{phrase}(%n点リード)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{phrase}, %n point(s) behind</source>
        <translation>
            <numerusform>{phrase}(%n点差で負けている)</numerusform>
        </translation>
    </message>
    <message>
        <source>{phrase}, level on points</source>
        <translation>{phrase}(同点)</translation>
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
    <name>ConquestarText</name>
    <message>
        <source>Conquestar</source>
        <comment>title of the game</comment>
        <translation>コンクエスター</translation>
    </message>
    <message>
        <source>Trade with the stars to make them rich. Then take them.</source>
        <translation>交易で星を豊かに育て、頃合いを見て自分のものに。</translation>
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
        <translation>{name}({place})</translation>
    </message>
    <message>
        <source>{place}: no star</source>
        <translation>{place}:星なし</translation>
    </message>
    <message>
        <source>{star}: {points}, {coins} on it</source>
        <translation>{star}:{points}、コイン{coins}</translation>
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
        <source>row {line}</source>
        <translation>連合{line}</translation>
    </message>
    <message>
        <source>column {line}</source>
        <translation>同盟{line}</translation>
    </message>
    <message>
        <source>Trade at {star}</source>
        <translation>{star}で交易</translation>
    </message>
    <message>
        <source>Invade {star}</source>
        <translation>{star}を侵略</translation>
    </message>
    <message>
        <source>{name}: waiting for the others</source>
        <translation>{name}:ほかのプレイヤーを待っています</translation>
    </message>
    <message>
        <source>{name}: choose a star, then trade or invade</source>
        <translation>{name}:星を選び、交易か侵略を決めてください</translation>
    </message>
    <message>
        <source>{name}: invade {star}</source>
        <translation>{name}:{star}を侵略</translation>
    </message>
    <message>
        <source>{name}: trade at {star}</source>
        <translation>{name}:{star}で交易</translation>
    </message>
    <message>
        <source>{name} has no destination cards in hand and sits this round out</source>
        <translation>{name}は行き先カードが手札にないため、このラウンドは休み</translation>
    </message>
    <message>
        <source>{name} lays the rest of the hand down: {cards}</source>
        <translation>{name}は残りの手札を手元に並べる:{cards}</translation>
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
        <translation>{name}は{star}に{coins}支払う(仲間の星{allies}+居合わせた人{visitors})</translation>
    </message>
    <message>
        <source>{name} takes {star}: {points}</source>
        <translation>{name}が{star}を獲得:{points}</translation>
    </message>
    <message>
        <source>{name} takes {star}: {points}, and {coins} with it</source>
        <translation>{name}が{star}を獲得:{points}とコイン{coins}</translation>
    </message>
    <message>
        <source>{names} are equally rich with {coins}: nobody invades {star}</source>
        <translation>{names}の所持コインはともに{coins}。{star}は誰も侵略できない</translation>
    </message>
    <message>
        <source>{name} steps back at {star}: {richest} is richer</source>
        <translation>{name}は{star}から手を引く({richest}のほうが裕福)</translation>
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
        <translation>膠着:交易も獲得もない手札の一巡が二度続いたため、ゲーム終了</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
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
        <translation>{star}にはすでに得点以上のコインがあります({value}点の星に{coins}枚)。交易はできず、侵略だけができます。</translation>
    </message>
    <message>
        <source>a star won before this position</source>
        <translation>この局面より前に獲得した星</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>勝利を分け合う:{names}</translation>
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
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A file of the application is missing: {path}. Please install Hoshikan again.</source>
        <translation>アプリのファイルが見つかりません:{path}。星冠をインストールし直してください。</translation>
    </message>
    <message>
        <source>Something unexpected happened: {detail}</source>
        <translation>予期しない問題が起きました:{detail}</translation>
    </message>
    <message>
        <source>Line {line}: </source>
        <translation>{line}行目:</translation>
    </message>
    <message>
        <source>{place}: </source>
        <comment>key in set-up data</comment>
        <translation>{place}:</translation>
    </message>
    <message>
        <source>This is not a Hoshikan match record. Choose a file that ends in .hoshikan.</source>
        <translation>星冠の棋譜ファイルではありません。拡張子が .hoshikan のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is not a Hoshikan match record: it is not a text file.</source>
        <translation>星冠の棋譜ファイルではありません(テキストファイルではありません)。</translation>
    </message>
    <message>
        <source>The file is far too large for a match record ({bytes} bytes).</source>
        <translation>棋譜にしてはファイルが大きすぎます({bytes}バイト)。</translation>
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
        <translation>項目「{tag}」を読めません:{detail}。</translation>
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
        <translation>席は human か bot のどちらかです(「{kind}」は使えません)。</translation>
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
        <translation>このゲームは{least}〜{most}人用です({players}人では遊べません)。</translation>
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
        <translation>値が合いません:{detail}。</translation>
    </message>
    <message>
        <source>The component file cannot be read: {detail}.</source>
        <translation>用具ファイルを読めません:{detail}。</translation>
    </message>
    <message>
        <source>A value in the component file does not fit: {detail}.</source>
        <translation>用具ファイルの値が合いません:{detail}。</translation>
    </message>
    <message>
        <source>The id “{id}” is empty or appears twice.</source>
        <translation>ID「{id}」が空か、二度使われています。</translation>
    </message>
    <message>
        <source>“{name}” is no star of this set, or appears twice.</source>
        <translation>「{name}」はこのセットの星ではないか、二度使われています。</translation>
    </message>
    <message>
        <source>“{card}” is no destination card, or appears twice.</source>
        <translation>「{card}」は行き先カードではないか、二度使われています。</translation>
    </message>
    <message>
        <source>Hand and table together must hold exactly the cards {cards}.</source>
        <translation>手札と手元を合わせて、ちょうど {cards} のカードになる必要があります。</translation>
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
        <translation>この手札ではどの星にも行けません。手元に並べてください({rule})。</translation>
    </message>
    <message>
        <source>A hand this small must lie on the table ({rule}).</source>
        <translation>この枚数の手札は手元に並べる決まりです({rule})。</translation>
    </message>
    <message>
        <source>At least one player must hold destination cards ({rule}).</source>
        <translation>少なくとも1人は行き先カードを手札に持つ必要があります({rule})。</translation>
    </message>
    <message>
        <source>More stars were won than are missing from the field.</source>
        <translation>獲得された星が、場から減った星より多くなっています。</translation>
    </message>
    <message>
        <source>There must be one entry per player: {players}, not {given}.</source>
        <translation>プレイヤー1人につき1項目が必要です({players}項目。{given}項目あります)。</translation>
    </message>
    <message>
        <source>The library file {path} is damaged. It was kept as {aside}; matches saved from it: {salvaged}.</source>
        <translation>ライブラリのファイル {path} が壊れています。{aside} として残しました。救い出せた対戦:{salvaged}。</translation>
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
        <translation>ディスクがいっぱいです:{path}。空きを作ってください。ゲームはこのまま続けられます。</translation>
    </message>
    <message>
        <source>Another program is using {path}. Close it; the game goes on in memory.</source>
        <translation>ほかのプログラムが {path} を使っています。閉じてください。ゲームはこのまま続けられます。</translation>
    </message>
    <message>
        <source>{path} could not be read or written: {detail}.</source>
        <translation>{path} を読み書きできませんでした:{detail}。</translation>
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
    <name>ScoreModel</name>
    <message numerus="yes">
        <source>= %n point(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Bot {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player {place}</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>The translation file {file} is missing: please install Hoshikan again. Until then it speaks English.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The settings were written by a newer Hoshikan. What is known here is used; the original is {kept}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some settings were not readable and are back to their defaults: {keys}. The original is {kept}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The settings file was damaged. Hoshikan starts with defaults; the original is {kept}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Settings cannot be stored in {kept}: please check that the folder can be written.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Something went wrong, but your game is saved and you can go on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What happened is noted in this file; please attach it when you report the problem:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>
