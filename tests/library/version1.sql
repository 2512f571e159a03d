BEGIN TRANSACTION;
CREATE TABLE actions (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    action TEXT NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "actions" VALUES(1,0,'invade B1');
INSERT INTO "actions" VALUES(1,1,'invade C4');
INSERT INTO "actions" VALUES(1,2,'invade C3');
INSERT INTO "actions" VALUES(1,3,'invade D2');
INSERT INTO "actions" VALUES(1,4,'invade D5');
INSERT INTO "actions" VALUES(1,5,'invade A1');
INSERT INTO "actions" VALUES(2,0,'invade B1');
INSERT INTO "actions" VALUES(2,1,'invade A3');
INSERT INTO "actions" VALUES(2,2,'trade C4');
INSERT INTO "actions" VALUES(2,3,'trade B4');
INSERT INTO "actions" VALUES(2,4,'invade A2');
INSERT INTO "actions" VALUES(2,5,'invade D1');
INSERT INTO "actions" VALUES(2,6,'invade E5');
INSERT INTO "actions" VALUES(2,7,'trade E5');
INSERT INTO "actions" VALUES(2,8,'trade D5');
INSERT INTO "actions" VALUES(2,9,'invade B1');
INSERT INTO "actions" VALUES(2,10,'invade C1');
INSERT INTO "actions" VALUES(2,11,'trade C2');
INSERT INTO "actions" VALUES(2,12,'invade A3');
INSERT INTO "actions" VALUES(2,13,'invade A3');
INSERT INTO "actions" VALUES(2,14,'invade B2');
INSERT INTO "actions" VALUES(2,15,'invade E5');
INSERT INTO "actions" VALUES(2,16,'invade E1');
INSERT INTO "actions" VALUES(2,17,'trade E1');
INSERT INTO "actions" VALUES(2,18,'invade D2');
INSERT INTO "actions" VALUES(2,19,'invade A5');
INSERT INTO "actions" VALUES(2,20,'trade B3');
INSERT INTO "actions" VALUES(2,21,'invade C4');
INSERT INTO "actions" VALUES(2,22,'invade C4');
INSERT INTO "actions" VALUES(2,23,'trade D3');
INSERT INTO "actions" VALUES(2,24,'trade E3');
INSERT INTO "actions" VALUES(2,25,'invade A2');
INSERT INTO "actions" VALUES(2,26,'trade C2');
INSERT INTO "actions" VALUES(2,27,'trade D4');
INSERT INTO "actions" VALUES(2,28,'trade B4');
INSERT INTO "actions" VALUES(2,29,'invade B3');
INSERT INTO "actions" VALUES(2,30,'invade A5');
INSERT INTO "actions" VALUES(2,31,'trade C1');
INSERT INTO "actions" VALUES(2,32,'invade E4');
INSERT INTO "actions" VALUES(2,33,'invade E2');
INSERT INTO "actions" VALUES(2,34,'invade C2');
INSERT INTO "actions" VALUES(2,35,'invade B3');
INSERT INTO "actions" VALUES(2,36,'invade D3');
INSERT INTO "actions" VALUES(2,37,'trade C5');
INSERT INTO "actions" VALUES(2,38,'invade B5');
INSERT INTO "actions" VALUES(2,39,'invade D1');
INSERT INTO "actions" VALUES(2,40,'invade C2');
INSERT INTO "actions" VALUES(2,41,'trade C1');
INSERT INTO "actions" VALUES(2,42,'trade D3');
INSERT INTO "actions" VALUES(2,43,'invade B5');
INSERT INTO "actions" VALUES(2,44,'trade A4');
INSERT INTO "actions" VALUES(2,45,'invade D2');
INSERT INTO "actions" VALUES(2,46,'trade E5');
INSERT INTO "actions" VALUES(2,47,'trade A4');
INSERT INTO "actions" VALUES(2,48,'invade A1');
INSERT INTO "actions" VALUES(2,49,'invade C5');
INSERT INTO "actions" VALUES(2,50,'trade B5');
INSERT INTO "actions" VALUES(2,51,'invade D2');
INSERT INTO "actions" VALUES(2,52,'invade D2');
INSERT INTO "actions" VALUES(2,53,'trade B3');
INSERT INTO "actions" VALUES(2,54,'invade E3');
INSERT INTO "actions" VALUES(2,55,'invade A4');
INSERT INTO "actions" VALUES(2,56,'invade C1');
INSERT INTO "actions" VALUES(2,57,'trade B4');
INSERT INTO "actions" VALUES(2,58,'invade D4');
INSERT INTO "actions" VALUES(2,59,'invade C3');
INSERT INTO "actions" VALUES(2,60,'trade B5');
INSERT INTO "actions" VALUES(2,61,'invade E2');
INSERT INTO "actions" VALUES(2,62,'trade B4');
INSERT INTO "actions" VALUES(2,63,'invade C2');
INSERT INTO "actions" VALUES(2,64,'invade E5');
INSERT INTO "actions" VALUES(2,65,'invade B1');
INSERT INTO "actions" VALUES(2,66,'trade D3');
INSERT INTO "actions" VALUES(2,67,'trade D3');
INSERT INTO "actions" VALUES(2,68,'trade E1');
INSERT INTO "actions" VALUES(2,69,'invade D3');
INSERT INTO "actions" VALUES(2,70,'invade B2');
INSERT INTO "actions" VALUES(2,71,'trade B4');
INSERT INTO "actions" VALUES(2,72,'invade D5');
INSERT INTO "actions" VALUES(2,73,'invade B5');
INSERT INTO "actions" VALUES(2,74,'invade B3');
INSERT INTO "actions" VALUES(2,75,'invade E3');
INSERT INTO "actions" VALUES(2,76,'invade E1');
INSERT INTO "actions" VALUES(2,77,'invade E1');
INSERT INTO "actions" VALUES(2,78,'invade B4');
INSERT INTO "actions" VALUES(2,79,'invade B4');
CREATE TABLE lessons (
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    done INTEGER NOT NULL CHECK (done BETWEEN 0 AND 253402300799999),
    PRIMARY KEY (game, lesson)
) STRICT, WITHOUT ROWID;
INSERT INTO "lessons" VALUES('conquestar','first-trade',1732183500000);
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    head TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    started INTEGER NOT NULL CHECK (started BETWEEN 0 AND 253402300799999),
    updated INTEGER NOT NULL CHECK (updated BETWEEN 0 AND 253402300799999),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    finished INTEGER CHECK (finished BETWEEN 0 AND 253402300799999),
    end_reason TEXT NOT NULL DEFAULT '',
    shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
    imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)),
    deleted INTEGER CHECK (deleted BETWEEN 0 AND 253402300799999)
) STRICT;
INSERT INTO "matches" VALUES(1,'conquestar','hoshikan-record 1
game "conquestar"
rules 1
date ""
seat {"kind": "human", "name": "Aki"}
seat {"kind": "bot", "name": "Vega", "level": "skilled"}
options {"cost_counts": "all"}
seed 3
setup {"players": 2, "options": {"cost_counts": "all"}, "stars": [2, 4, 5, 3, 1, 2, 5, 3, 2, 3, 5, 3, 1, 2, 5, 5, 1, 1, 4, 4, 3, 1, 4, 4, 2], "names": ["mizar", "fomalhaut", "spica", "castor", "mira", "algol", "vega", "polaris", "shaula", "bellatrix", "capella", "mirfak", "thuban", "alphard", "altair", "arcturus", "albireo", "alcor", "pollux", "deneb", "denebola", "sadr", "antares", "regulus", "hamal"], "coins": [1, 1]}

','An evening',1732183200000,1732183200000,6,NULL,'',0,0,NULL);
INSERT INTO "matches" VALUES(2,'conquestar','hoshikan-record 1
game "conquestar"
rules 1
date ""
seat {"kind": "human", "name": "Aki"}
seat {"kind": "bot", "name": "Vega", "level": "skilled"}
options {"cost_counts": "all"}
seed 4
setup {"players": 2, "options": {"cost_counts": "all"}, "stars": [5, 3, 3, 2, 3, 1, 4, 2, 5, 3, 5, 4, 5, 4, 2, 5, 1, 4, 1, 1, 4, 3, 1, 2, 2], "names": ["capella", "polaris", "bellatrix", "mizar", "denebola", "mira", "antares", "algol", "arcturus", "castor", "spica", "fomalhaut", "vega", "deneb", "alphard", "altair", "albireo", "regulus", "alcor", "sadr", "pollux", "mirfak", "thuban", "shaula", "hamal"], "coins": [1, 1]}

','',1732183300000,1732183400000,80,1732183400000,'field-empty',0,0,NULL);
CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    points INTEGER,
    won INTEGER CHECK (won IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'human','Aki','',NULL,NULL);
INSERT INTO "seats" VALUES(1,1,'bot','Vega','skilled',NULL,NULL);
INSERT INTO "seats" VALUES(2,0,'human','Aki','',41,1);
INSERT INTO "seats" VALUES(2,1,'bot','Vega','skilled',34,0);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
COMMIT;
PRAGMA application_id = 1213158216;
PRAGMA user_version = 1;
