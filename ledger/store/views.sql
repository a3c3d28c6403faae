-- Tables for people who open the file with Datasette or sqlite-utils.
-- They show recorded facts with the names in use now.

CREATE VIEW shown AS                      -- what is in play, by name
  SELECT subject AS id, value AS name FROM fact WHERE field = 'name' AND value IS NOT NULL;

CREATE VIEW known AS                      -- with all that an undo took from the table
  SELECT subject AS id, coalesce(value, (
           SELECT before FROM effect WHERE effect.subject = fact.subject
              AND effect.field = 'name' AND effect.entry = fact.entry)) AS name
    FROM fact WHERE field = 'name';

CREATE VIEW treasury AS
  SELECT shown.name AS account, coalesce(balance.amount, 0) AS money
    FROM shown LEFT JOIN balance ON balance.account = shown.id AND balance.what = 'money'
   WHERE shown.id LIKE 'player:%' AND NOT EXISTS (
           SELECT 1 FROM fact WHERE subject = shown.id AND field = 'retired' AND value = 1)
  UNION ALL
  SELECT account, amount FROM balance
   WHERE what = 'money' AND amount <> 0 AND account NOT LIKE 'player:%';

CREATE VIEW statement AS
  WITH line AS (
    SELECT source AS account, target AS other, -amount AS amount, entry, n, rule, about
      FROM effect WHERE what = 'money'
    UNION ALL
    SELECT target, source, amount, entry, n, rule, about FROM effect WHERE what = 'money')
  SELECT coalesce(own.name, line.account) AS account, line.entry, entry.turn, entry.kind,
         coalesce(another.name, line.other) AS other, line.amount,
         sum(line.amount) OVER (PARTITION BY line.account ORDER BY line.entry, line.n)
           AS balance,
         entry.remark, line.rule, coalesce(known.name, line.about) AS about
    FROM line JOIN entry ON entry.seq = line.entry
    LEFT JOIN known AS own ON own.id = line.account
    LEFT JOIN known AS another ON another.id = line.other
    LEFT JOIN known ON known.id = line.about
   ORDER BY line.account, line.entry, line.n;

CREATE VIEW titles AS
  SELECT shown.name AS title, coalesce(holder.name, fact.value) AS holder, fact.entry AS since
    FROM shown LEFT JOIN fact ON fact.subject = shown.id AND fact.field = 'holder'
    LEFT JOIN shown AS holder ON holder.id = fact.value
   WHERE shown.id LIKE 'title:%' ORDER BY shown.name;

CREATE VIEW territories AS
  SELECT shown.name AS territory, coalesce(owner.name, fact.value) AS owner,
         kind.value AS kind, fact.entry AS since
    FROM shown LEFT JOIN fact ON fact.subject = shown.id AND fact.field = 'owner'
    LEFT JOIN fact AS kind ON kind.subject = shown.id AND kind.field = 'kind'
    LEFT JOIN shown AS owner ON owner.id = fact.value
   WHERE shown.id LIKE 'territory:%' ORDER BY shown.name;

CREATE VIEW entries AS
  SELECT entry.seq AS entry, entry.at, entry.turn, entry.phase, entry.kind, entry.remark,
         entry.ruling,
         (SELECT group_concat(act, ', ') FROM mark WHERE entry = entry.seq AND undone = 1)
           AS takes_back,
         (SELECT group_concat(act, ', ') FROM mark WHERE entry = entry.seq AND undone = 0)
           AS brings_back,
         CASE undone.undone WHEN 1 THEN undone.entry END AS undone_by
    FROM entry LEFT JOIN undone ON undone.act = entry.seq ORDER BY entry.seq;

CREATE VIEW movements AS
  SELECT effect.entry, entry.turn, entry.kind, effect.what, effect.amount,
         coalesce(giver.name, effect.source) AS source,
         coalesce(taker.name, effect.target) AS target, entry.remark, effect.rule,
         coalesce(known.name, effect.about) AS about
    FROM effect JOIN entry ON entry.seq = effect.entry
    LEFT JOIN known AS giver ON giver.id = effect.source
    LEFT JOIN known AS taker ON taker.id = effect.target
    LEFT JOIN known ON known.id = effect.about
   WHERE effect.what IS NOT NULL ORDER BY effect.entry, effect.n;

-- Several words in one value are stored as lines, after an empty one.
CREATE VIEW lists AS
  WITH list AS (
    SELECT entry, n, 'before' AS side, before || char(10) AS words FROM effect
     WHERE substr(before, 1, 1) = char(10)
    UNION ALL
    SELECT entry, n, 'after', after || char(10) FROM effect
     WHERE substr(after, 1, 1) = char(10))
  SELECT DISTINCT list.entry, list.n, list.side,
         group_concat(known.name, ', ') OVER (
           PARTITION BY list.entry, list.n, list.side
               ORDER BY instr(list.words, char(10) || known.id || char(10))
           ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS names
    FROM list JOIN known ON instr(list.words, char(10) || known.id || char(10));

CREATE VIEW changes AS
  SELECT effect.entry, entry.turn, entry.kind, coalesce(known.name, effect.subject) AS subject,
         effect.field, coalesce(was.name, were.names, effect.before) AS before,
         coalesce(is_now.name, are_now.names, effect.after) AS after,
         entry.remark, effect.rule, coalesce(because.name, effect.about) AS about
    FROM effect JOIN entry ON entry.seq = effect.entry
    LEFT JOIN known ON known.id = effect.subject
    LEFT JOIN known AS was ON was.id = effect.before
    LEFT JOIN known AS is_now ON is_now.id = effect.after
    LEFT JOIN lists AS were
           ON were.entry = effect.entry AND were.n = effect.n AND were.side = 'before'
    LEFT JOIN lists AS are_now
           ON are_now.entry = effect.entry AND are_now.n = effect.n AND are_now.side = 'after'
    LEFT JOIN known AS because ON because.id = effect.about
   WHERE effect.subject IS NOT NULL ORDER BY effect.entry, effect.n;

CREATE VIEW throws AS
  SELECT throw.entry, entry.turn, entry.kind, coalesce(known.name, throw.who) AS who,
         throw.why, entry.remark, throw.die, throw.faces, throw.how, throw.origin
    FROM throw JOIN entry ON entry.seq = throw.entry
    LEFT JOIN known ON known.id = throw.who ORDER BY throw.entry, throw.n;
