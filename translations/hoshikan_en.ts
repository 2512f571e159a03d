<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AskRules</name>
    <message numerus="yes">
        <source>%n rule(s) answer. Enter goes to them; there it opens the rule book.</source>
        <translation>
            <numerusform>%n rule answers. Enter goes to it; there it opens the rule book.</numerusform>
            <numerusform>%n rules answer. Enter goes to them; there it opens the rule book.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BooksPage</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a chance to win</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestarLabels</name>
    <message numerus="yes">
        <source>%n star(s) left, then it ends</source>
        <translation>
            <numerusform>%n star left, then it ends</numerusform>
            <numerusform>%n stars left, then it ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards back in at most %n round(s)</source>
        <translation>
            <numerusform>Cards back in %n round</numerusform>
            <numerusform>Cards back in at most %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestarReasons</name>
    <message numerus="yes">
        <source>ends the game, %n point(s) ahead</source>
        <translation>
            <numerusform>ends the game, %n point ahead</numerusform>
            <numerusform>ends the game, %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends the game, %n point(s) behind</source>
        <translation>
            <numerusform>ends the game, %n point behind</numerusform>
            <numerusform>ends the game, %n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestarSums</name>
    <message numerus="yes">
        <source>added by %n trader(s)</source>
        <translation>
            <numerusform>added by %n trader</numerusform>
            <numerusform>added by %n traders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrownTakerBanners</name>
    <message numerus="yes">
        <source>%n offers</source>
        <comment>of a deal, one after another</comment>
        <translation>
            <numerusform>%n offer</numerusform>
            <numerusform>%n offers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n church token(s) each</source>
        <translation>
            <numerusform>%n church token each</numerusform>
            <numerusform>%n church tokens each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrownTakerLabels</name>
    <message numerus="yes">
        <source>%n asset(s)</source>
        <translation>
            <numerusform>%n asset</numerusform>
            <numerusform>%n assets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s)</source>
        <translation>
            <numerusform>%n troop</numerusform>
            <numerusform>%n troops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n medal</numerusform>
            <numerusform>%n medals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrownTakerReasons</name>
    <message numerus="yes">
        <source>%n round(s) left, no captive, no ruin in sight: card {card} is as good now as later</source>
        <translation>
            <numerusform>%n round left, no captive, no ruin in sight: card {card} is as good now as later</numerusform>
            <numerusform>%n rounds left, no captive, no ruin in sight: card {card} is as good now as later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrownTakerSums</name>
    <message numerus="yes">
        <source>%n token(s) in the treasury, {each} each</source>
        <translation>
            <numerusform>%n token in the treasury, {each} each</numerusform>
            <numerusform>%n tokens in the treasury, {each} each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrownTakerTray</name>
    <message numerus="yes">
        <source>%n token(s) left to place</source>
        <translation>
            <numerusform>%n token left to place</numerusform>
            <numerusform>%n tokens left to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) stay in hand</source>
        <translation>
            <numerusform>%n stays in hand</numerusform>
            <numerusform>%n stay in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) more</source>
        <translation>
            <numerusform>%n coin more</numerusform>
            <numerusform>%n coins more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less</source>
        <translation>
            <numerusform>%n coin less</numerusform>
            <numerusform>%n coins less</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n rated game</numerusform>
            <numerusform>%n rated games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average of the last %n game(s): {percent}</source>
        <translation>
            <numerusform>Average of the last %n game: {percent}</numerusform>
            <numerusform>Average of the last %n games: {percent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n game(s): {percent}</source>
        <translation>
            <numerusform>Won {won} of %n game: {percent}</numerusform>
            <numerusform>Won {won} of %n games: {percent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{day}: %n game(s)</source>
        <translation>
            <numerusform>{day}: %n game</numerusform>
            <numerusform>{day}: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s)</source>
        <translation>
            <numerusform>Played on %n day</numerusform>
            <numerusform>Played on %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: average of the last %n game(s).</source>
        <translation>
            <numerusform>{game}: the last %n game.</numerusform>
            <numerusform>{game}: average of the last %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message numerus="yes">
        <source>… and %n more guess(es)</source>
        <translation>
            <numerusform>… and %n more guess</numerusform>
            <numerusform>… and %n more guesses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HereWords</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiBanners</name>
    <message numerus="yes">
        <source>+%n dummy card(s)</source>
        <translation>
            <numerusform>+%n dummy</numerusform>
            <numerusform>+%n dummies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiLabels</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stardust: %n tile(s), ★{stars} together</source>
        <translation>
            <numerusform>Stardust: %n tile, ★{stars} together</numerusform>
            <numerusform>Stardust: %n tiles, ★{stars} together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiLog</name>
    <message numerus="yes">
        <source>{name} takes %n dummies ({missing} short)</source>
        <translation>
            <numerusform>{name} takes %n dummy ({missing} short)</numerusform>
            <numerusform>{name} takes %n dummies ({missing} short)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n dummies</source>
        <translation>
            <numerusform>{name} takes %n dummy</numerusform>
            <numerusform>{name} takes %n dummies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n unused dummies</source>
        <translation>
            <numerusform>{name} returns %n unused dummy</numerusform>
            <numerusform>{name} returns %n unused dummies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiReasons</name>
    <message numerus="yes">
        <source>winning there with %n card(s) brings stardust, worth ★{stars}</source>
        <translation>
            <numerusform>winning there with %n card brings stardust, worth ★{stars}</numerusform>
            <numerusform>winning there with %n cards brings stardust, worth ★{stars}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if it wins, the {card} is gone and you have %n card(s) of {first} or more</source>
        <translation>
            <numerusform>if it wins, the {card} is gone and you have %n card of {first} or more</numerusform>
            <numerusform>if it wins, the {card} is gone and you have %n cards of {first} or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand then: one dummy fewer next year</source>
        <translation>
            <numerusform>%n card in your hand then: one dummy fewer next year</numerusform>
            <numerusform>%n cards in your hand then: one dummy fewer next year</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n other player</numerusform>
            <numerusform>%n other players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand: how many do you need next year?</source>
        <translation>
            <numerusform>%n card in your hand: how many do you need next year?</numerusform>
            <numerusform>%n cards in your hand: how many do you need next year?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is the {card} best for: its ★, or a bid in the %n year(s) left?</source>
        <translation>
            <numerusform>What is the {card} best for: its ★, or a bid in the %n year left?</numerusform>
            <numerusform>What is the {card} best for: its ★, or a bid in the %n years left?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {card} can still be used for %n more year(s)</source>
        <translation>
            <numerusform>the {card} can still be used for %n more year</numerusform>
            <numerusform>the {card} can still be used for %n more years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiSums</name>
    <message numerus="yes">
        <source>★ on %n stardust tile(s)</source>
        <translation>
            <numerusform>★ on %n stardust tile</numerusform>
            <numerusform>★ on %n stardust tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoshiText</name>
    <message numerus="yes">
        <source>%n zs</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n zs</numerusform>
            <numerusform>%n zs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n game(s) that could not be saved last time are in your library now.</source>
        <translation>
            <numerusform>%n game that could not be saved last time is in your library now.</numerusform>
            <numerusform>%n games that could not be saved last time are in your library now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>Repeat %n puzzle(s)</source>
        <translation>
            <numerusform>Repeat %n puzzle</numerusform>
            <numerusform>Repeat %n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can&apos;t be replayed by this version of Hoshikan and stayed in the file. Keep it, and try again with a newer version.</source>
        <translation>
            <numerusform>%n game can&apos;t be replayed by this version of Hoshikan and stayed in the file. Keep it, and try again with a newer version.</numerusform>
            <numerusform>%n games can&apos;t be replayed by this version of Hoshikan and stayed in the file. Keep it, and try again with a newer version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentSentences</name>
    <message numerus="yes">
        <source>At first sight, about %n other choice(s) looked better.</source>
        <translation>
            <numerusform>At first sight, about %n other choice looked better.</numerusform>
            <numerusform>At first sight, about %n other choices looked better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastingWords</name>
    <message numerus="yes">
        <source>%n game(s) imported into your library. The first is open.</source>
        <translation>
            <numerusform>%n game imported into your library. The first is open.</numerusform>
            <numerusform>%n games imported into your library. The first is open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeekSentences</name>
    <message numerus="yes">
        <source>No sign of peeking: in %n other case(s) that look the same to the bot, it chose the same.</source>
        <translation>
            <numerusform>No sign of peeking: in %n other case that looks the same to the bot, it chose the same.</numerusform>
            <numerusform>No sign of peeking: in %n other cases that look the same to the bot, it chose the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was hidden from it was different in %n way(s).</source>
        <translation>
            <numerusform>What was hidden from it was different in %n way.</numerusform>
            <numerusform>What was hidden from it was different in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <comment>of bots</comment>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other case(s)</source>
        <translation>
            <numerusform>%n other case</numerusform>
            <numerusform>%n other cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesFilter</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>Repeat %n puzzle(s)</source>
        <translation>
            <numerusform>Repeat %n puzzle</numerusform>
            <numerusform>Repeat %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve %n puzzle(s)</source>
        <translation>
            <numerusform>Solve %n puzzle</numerusform>
            <numerusform>Solve %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picks puzzles near your rating from the %n that match.</source>
        <translation>
            <numerusform>Picks from the %n puzzle that matches.</numerusform>
            <numerusform>Picks puzzles near your rating from the %n that match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learn from your mistakes (%n game(s))</source>
        <translation>
            <numerusform>Learn from your mistakes (%n game)</numerusform>
            <numerusform>Learn from your mistakes (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) you once missed: can you solve them today?</source>
        <translation>
            <numerusform>%n puzzle you once missed: can you solve it today?</numerusform>
            <numerusform>%n puzzles you once missed: can you solve them today?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s mistakes (%n game(s))</source>
        <translation>
            <numerusform>{name}&apos;s mistakes (%n game)</numerusform>
            <numerusform>{name}&apos;s mistakes (%n games)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatedWords</name>
    <message numerus="yes">
        <source>%n move(s) have been played in it. Starting another one gives it up, which counts as last place. You can still finish it, but no longer for your rating.</source>
        <translation>
            <numerusform>%n move has been played in it. Starting another one gives it up, which counts as last place. You can still finish it, but no longer for your rating.</numerusform>
            <numerusform>%n moves have been played in it. Starting another one gives it up, which counts as last place. You can still finish it, but no longer for your rating.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating: {number}, little more than a guess after %n game(s)</source>
        <translation>
            <numerusform>Your rating: {number}, little more than a guess after %n game</numerusform>
            <numerusform>Your rating: {number}, little more than a guess after %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadableSentences</name>
    <message numerus="yes">
        <source>%n secret choice(s)</source>
        <translation>
            <numerusform>%n secret choice</numerusform>
            <numerusform>%n secret choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResumeRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n good decision</numerusform>
            <numerusform>%n good decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) with nothing at stake (not counted)</source>
        <translation>
            <numerusform>%n decision with nothing at stake (not counted)</numerusform>
            <numerusform>%n decisions with nothing at stake (not counted)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookReader</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message numerus="yes">
        <source>= %n point(s)</source>
        <translation>
            <numerusform>= %n point</numerusform>
            <numerusform>= %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SittingWords</name>
    <message numerus="yes">
        <source>… and %n more: type {command} to see all</source>
        <translation>
            <numerusform>… and %n more: type {command} to see it</numerusform>
            <numerusform>… and %n more: type {command} to see all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsLabels</name>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s)</source>
        <translation>
            <numerusform>%n symbol</numerusform>
            <numerusform>%n symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n meeple</numerusform>
            <numerusform>%n meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing around it</source>
        <translation>
            <numerusform>%n tile missing around it</numerusform>
            <numerusform>%n tiles missing around it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n open end</numerusform>
            <numerusform>%n open ends</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsLog</name>
    <message numerus="yes">
        <source>No place for the remaining %n tile(s): final scoring</source>
        <translation>
            <numerusform>No place for the remaining %n tile: final scoring</numerusform>
            <numerusform>No place for the remaining %n tiles: final scoring</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsReasons</name>
    <message numerus="yes">
        <source>completes your {feature} at {place} and %n more: {points} in all</source>
        <translation>
            <numerusform>completes your {feature} at {place} and %n more: {points} in all</numerusform>
            <numerusform>completes your {feature} at {place} and %n more: {points} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends your {feature} at {place} and %n more with only {points} in all</source>
        <translation>
            <numerusform>ends your {feature} at {place} and %n more with only {points} in all</numerusform>
            <numerusform>ends your {feature} at {place} and %n more with only {points} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} (and %n more feature(s))</source>
        <translation>
            <numerusform>{reason} (and %n more feature)</numerusform>
            <numerusform>{reason} (and %n more features)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves no meeple in supply for about %n more turn(s)</source>
        <translation>
            <numerusform>leaves no meeple in supply for about %n more turn</numerusform>
            <numerusform>leaves no meeple in supply for about %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps {supply} for about %n more turn(s)</source>
        <translation>
            <numerusform>keeps {supply} for about %n more turn</numerusform>
            <numerusform>keeps {supply} for about %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {supply} for about %n more turn(s)</source>
        <translation>
            <numerusform>leaves {supply} for about %n more turn</numerusform>
            <numerusform>leaves {supply} for about %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small meeple(s)</source>
        <translation>
            <numerusform>%n small meeple</numerusform>
            <numerusform>%n small meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meeples} in supply, enough for about %n more turn(s)</source>
        <translation>
            <numerusform>{meeples} in supply, enough for about %n more turn</numerusform>
            <numerusform>{meeples} in supply, enough for about %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meeples} in supply, more than you can place in about %n more turn(s)</source>
        <translation>
            <numerusform>{meeples} in supply, more than you can place in about %n more turn</numerusform>
            <numerusform>{meeples} in supply, more than you can place in about %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n open end</numerusform>
            <numerusform>%n open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n tile(s) to come: what could you claim with this one, and would you ever complete it?</source>
        <translation>
            <numerusform>With %n tile to come: what could you claim with this one, and would you ever complete it?</numerusform>
            <numerusform>With %n tiles to come: what could you claim with this one, and would you ever complete it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n tile(s) to come, this one does little for you. Where does it help the others least?</source>
        <translation>
            <numerusform>With %n tile to come, this one does little for you. Where does it help the others least?</numerusform>
            <numerusform>With %n tiles to come, this one does little for you. Where does it help the others least?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meeples} for about %n more turn(s): when will the others come home, and what is worth one?</source>
        <translation>
            <numerusform>{meeples} for about %n more turn: when will the others come home, and what is worth one?</numerusform>
            <numerusform>{meeples} for about %n more turns: when will the others come home, and what is worth one?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends {rival}&apos;s {feature} at {place} and %n more with only {points} in all</source>
        <translation>
            <numerusform>ends {rival}&apos;s {feature} at {place} and %n more with only {points} in all</numerusform>
            <numerusform>ends {rival}&apos;s {feature} at {place} and %n more with only {points} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes {rival}&apos;s {feature} at {place} and %n more of others: {points} in all</source>
        <translation>
            <numerusform>completes {rival}&apos;s {feature} at {place} and %n more of others: {points} in all</numerusform>
            <numerusform>completes {rival}&apos;s {feature} at {place} and %n more of others: {points} in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsTableLabels</name>
    <message numerus="yes">
        <source>%n tile(s) face down</source>
        <translation>
            <numerusform>%n tile face down</numerusform>
            <numerusform>%n tiles face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarWarsText</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SterreLabels</name>
    <message numerus="yes">
        <source>Deck: %n left</source>
        <translation>
            <numerusform>Deck: %n left</numerusform>
            <numerusform>Deck: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>numbers that a line lacks</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n crown</numerusform>
            <numerusform>%n crowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <comment>not recorded or open yet</comment>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) missing</source>
        <translation>
            <numerusform>%n number missing</numerusform>
            <numerusform>%n numbers missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret card(s)</source>
        <translation>
            <numerusform>%n secret card</numerusform>
            <numerusform>%n secret cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not open</source>
        <translation>
            <numerusform>%n number not open</numerusform>
            <numerusform>%n numbers not open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SterreReasons</name>
    <message numerus="yes">
        <source>%n bingo(s)</source>
        <translation>
            <numerusform>%n bingo</numerusform>
            <numerusform>%n bingos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SterreSums</name>
    <message numerus="yes">
        <source>{line}: %n number(s) missing</source>
        <translation>
            <numerusform>{line}: %n number missing</numerusform>
            <numerusform>{line}: %n numbers missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {line}: %n number(s) not open</source>
        <translation>
            <numerusform>{name}, {line}: %n number not open</numerusform>
            <numerusform>{name}, {line}: %n numbers not open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, bingo card: %n number(s) open</source>
        <translation>
            <numerusform>{name}, bingo card: %n number open</numerusform>
            <numerusform>{name}, bingo card: %n numbers open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n secret card(s)</source>
        <translation>
            <numerusform>{name}: %n secret card</numerusform>
            <numerusform>{name}: %n secret cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for taking part: %n pawn(s)</source>
        <translation>
            <numerusform>for taking part: %n pawn</numerusform>
            <numerusform>for taking part: %n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>another player has more: %n pawn(s)</source>
        <translation>
            <numerusform>another player has more: %n pawn</numerusform>
            <numerusform>another player has more: %n pawns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryEnd</name>
    <message numerus="yes">
        <source>%n exercise(s) could not be set up.</source>
        <translation>
            <numerusform>%n exercise could not be set up.</numerusform>
            <numerusform>%n exercises could not be set up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Card</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
</TS>
