-- Tables for people who open the file with Datasette or sqlite-utils.
-- They show recorded facts with the names in use now.

CREATE VIEW shown AS
  SELECT subject AS id, value AS name FROM fact WHERE field = 'name' AND value IS NOT NULL;

CREATE VIEW treasury AS
  SELECT shown.name AS account, coalesce(balance.amount, 0) AS money
    FROM shown LEFT JOIN balance ON balance.account = shown.id AND balance.what = 'money'
   WHERE shown.id LIKE 'player:%'
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
         line.rule, entry.remark
    FROM line JOIN entry ON entry.seq = line.entry
    LEFT JOIN shown AS own ON own.id = line.account
    LEFT JOIN shown AS another ON another.id = line.other
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
         CASE undone.undone WHEN 1 THEN undone.entry END AS undone_by, entry.asked,
         entry.outcome
    FROM entry LEFT JOIN undone ON undone.act = entry.seq ORDER BY entry.seq;

CREATE VIEW movements AS
  SELECT effect.entry, entry.turn, entry.kind, effect.what, effect.amount,
         coalesce(giver.name, effect.source) AS source,
         coalesce(taker.name, effect.target) AS target, effect.rule, effect.about
    FROM effect JOIN entry ON entry.seq = effect.entry
    LEFT JOIN shown AS giver ON giver.id = effect.source
    LEFT JOIN shown AS taker ON taker.id = effect.target
   WHERE effect.what IS NOT NULL ORDER BY effect.entry, effect.n;

CREATE VIEW changes AS
  SELECT effect.entry, entry.turn, entry.kind, coalesce(shown.name, effect.subject) AS subject,
         effect.field, coalesce(was.name, effect.before) AS before,
         coalesce(is_now.name, effect.after) AS after, effect.rule, effect.about
    FROM effect JOIN entry ON entry.seq = effect.entry
    LEFT JOIN shown ON shown.id = effect.subject
    LEFT JOIN shown AS was ON was.id = effect.before
    LEFT JOIN shown AS is_now ON is_now.id = effect.after
   WHERE effect.subject IS NOT NULL ORDER BY effect.entry, effect.n;

CREATE VIEW throws AS
  SELECT throw.entry, entry.turn, entry.kind, coalesce(shown.name, throw.who) AS who,
         throw.why, throw.die, throw.faces, throw.how, throw.origin
    FROM throw JOIN entry ON entry.seq = throw.entry
    LEFT JOIN shown ON shown.id = throw.who ORDER BY throw.entry, throw.n;
