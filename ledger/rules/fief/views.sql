-- What a game of Fief derives: the villages of a fief belong to the holder of its title.

CREATE VIEW fiefs AS
  SELECT shown.id, shown.name AS region, capital_name.name AS capital,
         lord.name AS lord, player.name AS player, region.value AS region_id,
         coalesce(holder.entry, region.entry) AS since
    FROM shown
    JOIN fact AS region ON region.subject = shown.id AND region.field = 'region'
     AND region.value IS NOT NULL
    LEFT JOIN fact AS capital ON capital.subject = shown.id AND capital.field = 'capital'
    LEFT JOIN shown AS capital_name ON capital_name.id = capital.value
    LEFT JOIN fact AS holder ON holder.subject = shown.id AND holder.field = 'holder'
    LEFT JOIN shown AS lord ON lord.id = holder.value
    LEFT JOIN fact AS keeper ON keeper.subject = shown.id AND keeper.field = 'keeper'
    LEFT JOIN fact AS family ON family.subject = holder.value AND family.field = 'player'
    LEFT JOIN fact AS aside ON aside.subject = shown.id AND aside.field = 'aside'
    LEFT JOIN shown AS player ON aside.value IS NULL
     AND player.id = coalesce(family.value, keeper.value)
   WHERE shown.id LIKE 'title:%' ORDER BY shown.name;

DROP VIEW titles;
CREATE VIEW titles AS
  SELECT region AS title, 'fief' AS kind, capital AS "of", lord AS holder, player, since
    FROM fiefs
  UNION ALL
  SELECT fact.field, fact.field, NULL, lord.name, player.name, fact.entry
    FROM fact JOIN shown AS lord ON lord.id = fact.value
    LEFT JOIN fact AS family ON family.subject = fact.value AND family.field = 'player'
    LEFT JOIN shown AS player ON player.id = family.value
   WHERE fact.subject = 'campaign' AND fact.field IN ('king', 'queen', 'regent', 'prince')
  UNION ALL
  SELECT see.name, 'bishop', see.name, lord.name, player.name, fact.entry
    FROM fact JOIN shown AS see ON see.id = fact.subject JOIN shown AS lord ON lord.id = fact.value
    LEFT JOIN fact AS family ON family.subject = fact.value AND family.field = 'player'
    LEFT JOIN shown AS player ON player.id = family.value
   WHERE fact.field = 'bishop'
  UNION ALL
  SELECT 'cardinal', 'cardinal', NULL, lord.name, player.name, fact.entry
    FROM fact JOIN shown AS lord ON lord.id = fact.subject
    LEFT JOIN fact AS family ON family.subject = fact.subject AND family.field = 'player'
    LEFT JOIN shown AS player ON player.id = family.value
   WHERE fact.field = 'cardinal' AND fact.value = 1;

DROP VIEW territories;
CREATE VIEW territories AS
  SELECT shown.name AS territory,
         CASE WHEN fiefs.id IS NULL THEN owner.name ELSE fiefs.player END AS owner,
         region_name.name AS region, diocese_name.name AS diocese,
         fiefs.capital = shown.name AS capital, fact.entry AS since
    FROM shown LEFT JOIN fact ON fact.subject = shown.id AND fact.field = 'owner'
    LEFT JOIN shown AS owner ON owner.id = fact.value
    LEFT JOIN fact AS region ON region.subject = shown.id AND region.field = 'region'
    LEFT JOIN shown AS region_name ON region_name.id = region.value
    LEFT JOIN fact AS diocese ON diocese.subject = shown.id AND diocese.field = 'diocese'
    LEFT JOIN shown AS diocese_name ON diocese_name.id = diocese.value
    LEFT JOIN fiefs ON fiefs.region_id = region.value
   WHERE shown.id LIKE 'territory:%' ORDER BY shown.name;

DROP VIEW treasury;
CREATE VIEW treasury AS
  SELECT shown.name AS account, coalesce(balance.amount, 0) AS money
    FROM shown LEFT JOIN balance ON balance.account = shown.id AND balance.what = 'money'
   WHERE shown.id LIKE 'player:%' AND NOT EXISTS (
           SELECT 1 FROM fact WHERE subject = shown.id AND field = 'retired' AND value = 1)
  UNION ALL
  SELECT coalesce('escrow ' || shown.name, balance.account), balance.amount
    FROM balance LEFT JOIN shown ON balance.account = 'escrow/' || shown.id
   WHERE balance.what = 'money' AND balance.amount <> 0
     AND balance.account NOT LIKE 'player:%';

-- Who is where: lords, and soldiers by their counters.
CREATE VIEW lords AS
  SELECT shown.name AS lord, player.name AS player,
         coalesce(place.name, at.value) AS place, coalesce(captor.name, held.value) AS captor
    FROM shown JOIN fact AS family ON family.subject = shown.id AND family.field = 'player'
    JOIN shown AS player ON player.id = family.value
    LEFT JOIN fact AS at ON at.subject = shown.id AND at.field = 'at'
    LEFT JOIN shown AS place ON place.id = at.value
    LEFT JOIN fact AS held ON held.subject = shown.id AND held.field = 'captor'
    LEFT JOIN shown AS captor ON captor.id = held.value
   WHERE shown.id LIKE 'lord:%' ORDER BY shown.name;

CREATE VIEW soldiers AS
  SELECT player.name AS player, place.name AS place, balance.what AS counter,
         balance.amount AS count
    FROM balance JOIN shown AS player
      ON player.id LIKE 'player:%'
     AND substr(balance.account, -length(player.id) - 1) = '/' || player.id
    LEFT JOIN shown AS place
      ON place.id = substr(balance.account || '/', 1, instr(balance.account, '/') - 1)
   WHERE balance.what IN ('v1', 'v3', 'v6') AND balance.amount <> 0
     AND balance.account LIKE 'territory:%';
