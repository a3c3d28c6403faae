-- The journal: what happened. Append-only; nothing here is ever changed.

CREATE TABLE entry (
  seq      INTEGER PRIMARY KEY CHECK (seq > 0),
  at       TEXT NOT NULL,                 -- when it was written, UTC
  kind     TEXT NOT NULL,                 -- the command ("title grant")
  turn     INTEGER NOT NULL,
  phase    TEXT,
  cause    INTEGER CHECK (cause < seq),   -- the entry it follows from
  once     TEXT UNIQUE,                   -- a script's own key
  remark   TEXT,                          -- the referee's words
  ruling   TEXT,                          -- why a refusal was overruled
  asked    TEXT NOT NULL,                 -- what was asked, JSON
  outcome  TEXT NOT NULL,                 -- what came of it, JSON
  warnings TEXT NOT NULL,                 -- JSON
  effects  INTEGER NOT NULL CHECK (effects >= 0),
  throws   INTEGER NOT NULL CHECK (throws >= 0),
  marks    INTEGER NOT NULL CHECK (marks >= 0),
  format   INTEGER NOT NULL,
  prev     TEXT NOT NULL,
  hash     TEXT NOT NULL
) STRICT;

CREATE INDEX entry_cause ON entry (cause) WHERE cause IS NOT NULL;
CREATE INDEX entry_thrown ON entry (kind, turn) WHERE throws > 0;

CREATE TABLE effect (
  entry   INTEGER NOT NULL REFERENCES entry (seq),
  n       INTEGER NOT NULL CHECK (n > 0),
  what    TEXT,                           -- a transfer: what adds up
  amount  INTEGER CHECK (amount BETWEEN 1 AND 1000000000000),
  source  TEXT,
  target  TEXT,
  subject TEXT,                           -- a change: what is replaced
  field   TEXT,
  before  ANY,
  after   ANY,
  rule    TEXT,                           -- because of this rule ...
  about   TEXT,                           -- ... and this thing
  PRIMARY KEY (entry, n),
  CHECK ((what IS NULL) = (amount IS NULL) AND (what IS NULL) = (source IS NULL)
     AND (what IS NULL) = (target IS NULL) AND (what IS NULL) <> (subject IS NULL)
     AND (subject IS NULL) = (field IS NULL) AND source <> target
     AND (what IS NULL OR (before IS NULL AND after IS NULL))
     AND (subject IS NULL OR before IS NOT after))
) STRICT, WITHOUT ROWID;

CREATE INDEX effect_source ON effect (source, entry) WHERE source IS NOT NULL;
CREATE INDEX effect_target ON effect (target, entry) WHERE target IS NOT NULL;
CREATE UNIQUE INDEX effect_subject ON effect (subject, field, entry)
  WHERE subject IS NOT NULL;

CREATE TABLE throw (
  entry  INTEGER NOT NULL REFERENCES entry (seq),
  n      INTEGER NOT NULL CHECK (n > 0),
  who    TEXT,
  why    TEXT NOT NULL,
  die    TEXT NOT NULL,
  faces  TEXT NOT NULL,                   -- "5 3 6"
  how    TEXT NOT NULL CHECK (how IN ('typed', 'thrown', 'seeded', 'kept')),
  origin INTEGER,                         -- the entry whose faces were kept
  PRIMARY KEY (entry, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX throw_origin ON throw (origin) WHERE origin IS NOT NULL;

CREATE TABLE mark (                       -- what an undo or a redo names
  entry  INTEGER NOT NULL REFERENCES entry (seq),
  act    INTEGER NOT NULL REFERENCES entry (seq) CHECK (act < entry),
  undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
  PRIMARY KEY (entry, act)
) STRICT, WITHOUT ROWID;

-- Running totals, kept by triggers in the same transaction. Each row names the
-- effect it rests on.

CREATE TABLE balance (
  account TEXT NOT NULL,
  what    TEXT NOT NULL,
  amount  INTEGER NOT NULL
          CHECK (amount BETWEEN -1000000000000000 AND 1000000000000000),
  entry   INTEGER NOT NULL,
  n       INTEGER NOT NULL,
  PRIMARY KEY (account, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact (
  subject TEXT NOT NULL,
  field   TEXT NOT NULL,
  value   ANY,
  entry   INTEGER NOT NULL,
  PRIMARY KEY (subject, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE undone (
  act    INTEGER PRIMARY KEY,
  entry  INTEGER NOT NULL,
  undone INTEGER NOT NULL
) STRICT;

-- Acts that were stopped in the middle: outside the journal and its chain.

CREATE TABLE draft (
  id      INTEGER PRIMARY KEY CHECK (id > 0),
  at      TEXT NOT NULL,
  kind    TEXT NOT NULL,
  asked   TEXT NOT NULL,
  options TEXT NOT NULL,
  replies TEXT NOT NULL
) STRICT;

-- Guards. INSERT OR REPLACE bypasses triggers on UPDATE and DELETE, so every table
-- also says which INSERT is the only one allowed next.

CREATE TRIGGER entry_next BEFORE INSERT ON entry BEGIN
  SELECT RAISE(ABORT, 'journal: only the next entry may be written')
   WHERE NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry);
  SELECT RAISE(ABORT, 'journal: the chain is broken')
   WHERE NEW.seq > 1 AND NEW.prev IS NOT (SELECT hash FROM entry WHERE seq = NEW.seq - 1);
  SELECT RAISE(ABORT, 'journal: this once key is in use')
   WHERE EXISTS (SELECT 1 FROM entry WHERE once = NEW.once);
END;
CREATE TRIGGER entry_update BEFORE UPDATE ON entry BEGIN
  SELECT RAISE(ABORT, 'journal: an entry is never changed');
END;
CREATE TRIGGER entry_delete BEFORE DELETE ON entry BEGIN
  SELECT RAISE(ABORT, 'journal: an entry is never deleted');
END;

CREATE TRIGGER effect_next BEFORE INSERT ON effect BEGIN
  SELECT RAISE(ABORT, 'journal: only the newest entry may take effects')
   WHERE NEW.entry IS NOT (SELECT max(seq) FROM entry)
      OR NEW.n IS NOT (SELECT coalesce(max(n), 0) + 1 FROM effect WHERE entry = NEW.entry)
      OR NEW.n > (SELECT effects FROM entry WHERE seq = NEW.entry)
      OR EXISTS (SELECT 1 FROM effect
                  WHERE subject = NEW.subject AND field = NEW.field AND entry = NEW.entry);
  SELECT RAISE(ABORT, 'journal: the value before is another')
   WHERE NEW.subject IS NOT NULL AND NEW.before IS NOT
         (SELECT value FROM fact WHERE subject = NEW.subject AND field = NEW.field);
END;
CREATE TRIGGER effect_update BEFORE UPDATE ON effect BEGIN
  SELECT RAISE(ABORT, 'journal: an effect is never changed');
END;
CREATE TRIGGER effect_delete BEFORE DELETE ON effect BEGIN
  SELECT RAISE(ABORT, 'journal: an effect is never deleted');
END;

CREATE TRIGGER throw_next BEFORE INSERT ON throw BEGIN
  SELECT RAISE(ABORT, 'journal: only the newest entry may take throws')
   WHERE NEW.entry IS NOT (SELECT max(seq) FROM entry)
      OR NEW.n IS NOT (SELECT coalesce(max(n), 0) + 1 FROM throw WHERE entry = NEW.entry)
      OR NEW.n > (SELECT throws FROM entry WHERE seq = NEW.entry);
END;
CREATE TRIGGER throw_update BEFORE UPDATE ON throw BEGIN
  SELECT RAISE(ABORT, 'journal: a throw is never changed');
END;
CREATE TRIGGER throw_delete BEFORE DELETE ON throw BEGIN
  SELECT RAISE(ABORT, 'journal: a throw is never deleted');
END;

CREATE TRIGGER mark_next BEFORE INSERT ON mark BEGIN
  SELECT RAISE(ABORT, 'journal: only the newest entry may take marks')
   WHERE NEW.entry IS NOT (SELECT max(seq) FROM entry)
      OR EXISTS (SELECT 1 FROM mark WHERE entry = NEW.entry AND act >= NEW.act)
      OR (SELECT count(*) FROM mark WHERE entry = NEW.entry)
         >= (SELECT marks FROM entry WHERE seq = NEW.entry);
  SELECT RAISE(ABORT, 'journal: an undo names acts that are live, a redo undone ones')
   WHERE EXISTS (SELECT 1 FROM mark WHERE entry = NEW.act)
      OR NEW.undone IS coalesce((SELECT undone FROM undone WHERE act = NEW.act), 0);
END;
CREATE TRIGGER mark_update BEFORE UPDATE ON mark BEGIN
  SELECT RAISE(ABORT, 'journal: a mark is never changed');
END;
CREATE TRIGGER mark_delete BEFORE DELETE ON mark BEGIN
  SELECT RAISE(ABORT, 'journal: a mark is never deleted');
END;

CREATE TRIGGER balance_insert BEFORE INSERT ON balance BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone')
   WHERE NOT EXISTS (
           SELECT 1 FROM effect
            WHERE entry = NEW.entry AND n = NEW.n AND what = NEW.what
              AND NEW.amount = coalesce((SELECT amount FROM balance
                    WHERE account = NEW.account AND what = NEW.what), 0)
                  + CASE NEW.account WHEN source THEN -amount WHEN target THEN amount END)
      OR EXISTS (SELECT 1 FROM balance WHERE account = NEW.account AND what = NEW.what
                    AND (entry, n) >= (NEW.entry, NEW.n));
END;
CREATE TRIGGER balance_update BEFORE UPDATE ON balance BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone');
END;
CREATE TRIGGER balance_delete BEFORE DELETE ON balance BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone');
END;

CREATE TRIGGER fact_insert BEFORE INSERT ON fact BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone')
   WHERE NOT EXISTS (
           SELECT 1 FROM effect WHERE subject = NEW.subject AND field = NEW.field
              AND entry = NEW.entry AND after IS NEW.value)
      OR EXISTS (SELECT 1 FROM fact WHERE subject = NEW.subject AND field = NEW.field
                    AND entry >= NEW.entry);
END;
CREATE TRIGGER fact_update BEFORE UPDATE ON fact BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone');
END;
CREATE TRIGGER fact_delete BEFORE DELETE ON fact BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone');
END;

CREATE TRIGGER undone_insert BEFORE INSERT ON undone BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone')
   WHERE NOT EXISTS (SELECT 1 FROM mark
                      WHERE entry = NEW.entry AND act = NEW.act AND undone = NEW.undone)
      OR EXISTS (SELECT 1 FROM undone WHERE act = NEW.act AND entry >= NEW.entry);
END;
CREATE TRIGGER undone_update BEFORE UPDATE ON undone BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone');
END;
CREATE TRIGGER undone_delete BEFORE DELETE ON undone BEGIN
  SELECT RAISE(ABORT, 'running totals follow from the journal alone');
END;

-- The triggers that keep the running totals.

CREATE TRIGGER effect_moves AFTER INSERT ON effect WHEN NEW.what IS NOT NULL BEGIN
  INSERT OR REPLACE INTO balance VALUES (NEW.source, NEW.what,
    coalesce((SELECT amount FROM balance WHERE account = NEW.source AND what = NEW.what), 0)
      - NEW.amount, NEW.entry, NEW.n);
  INSERT OR REPLACE INTO balance VALUES (NEW.target, NEW.what,
    coalesce((SELECT amount FROM balance WHERE account = NEW.target AND what = NEW.what), 0)
      + NEW.amount, NEW.entry, NEW.n);
END;
CREATE TRIGGER effect_changes AFTER INSERT ON effect WHEN NEW.subject IS NOT NULL BEGIN
  INSERT OR REPLACE INTO fact VALUES (NEW.subject, NEW.field, NEW.after, NEW.entry);
END;
CREATE TRIGGER mark_turns AFTER INSERT ON mark BEGIN
  INSERT OR REPLACE INTO undone VALUES (NEW.act, NEW.entry, NEW.undone);
END;
