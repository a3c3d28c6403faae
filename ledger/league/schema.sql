-- A league's hub: the journals of many campaigns, each a chain that only grows.
--
-- Tables stand in `intendant`, where no key has any right. Functions in `league` are the
-- only way in; they belong to `intendant_gate`, which can read and insert, move a head,
-- and nothing else, and sees only the campaigns of the key that asks (row security).
-- Everything is keyed and partitioned by campaign.

CREATE SCHEMA intendant;
CREATE SCHEMA league;

CREATE TABLE intendant.version (
  version integer PRIMARY KEY,
  at      timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE intendant.head (
  campaign text   NOT NULL CHECK (campaign ~ '^[^[:cntrl:]*]{1,80}$'),
  seq      bigint NOT NULL CHECK (seq >= 0),
  hash     text   NOT NULL,
  PRIMARY KEY (campaign)
) PARTITION BY HASH (campaign);

-- `body` is the text that is hashed: a list of the hash before, the entry's columns, its
-- format, effects, throws and marks. `ticket` is the sender's own mark, by which a lost
-- acknowledgement is found again.
-- Whether a text has the form of an entry. What it means only a client can tell.
CREATE FUNCTION intendant.is_entry(body json) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN json_array_length(body) = 17 AND (body ->> 4) ~ '^[0-9]{1,13}$'
    AND json_typeof(body -> 2) = 'string' AND json_typeof(body -> 3) = 'string'
    AND json_typeof((body ->> 10)::json) = 'object'
    AND json_typeof((body ->> 11)::json) = 'object'
    AND json_typeof(body -> 14) = 'array' AND json_typeof(body -> 15) = 'array'
    AND json_typeof(body -> 16) = 'array';
EXCEPTION WHEN invalid_text_representation OR invalid_parameter_value THEN
  RETURN false;
END $$;

CREATE TABLE intendant.journal (
  campaign text   NOT NULL,
  seq      bigint NOT NULL CHECK (seq > 0),
  prev     text   NOT NULL,
  hash     text   NOT NULL CHECK (hash = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  once     text   CHECK (once IS NOT DISTINCT FROM body::json ->> 7),
  ticket   text   NOT NULL,
  body     text   NOT NULL CHECK (starts_with(body, format('["%s",%s,', prev, seq))
                                  AND intendant.is_entry(body::json)),
  sender   name   NOT NULL DEFAULT session_user,
  at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign, seq),
  CONSTRAINT journal_once UNIQUE (campaign, once),
  CONSTRAINT journal_ticket UNIQUE (campaign, ticket)
) PARTITION BY HASH (campaign);

-- Which key opens what: a campaign, or all of them ("*").
CREATE TABLE intendant.access (
  key      name NOT NULL,
  campaign text NOT NULL,
  role     text NOT NULL CHECK (role IN ('owner', 'assistant', 'player', 'reader')),
  player   text CHECK ((player IS NOT NULL) = (role = 'player')),
  label    text NOT NULL DEFAULT '',
  made_by  name NOT NULL DEFAULT session_user,
  at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key)
);

-- What a player may see, as assistants have told it, and what players hand in.
CREATE TABLE intendant.view (
  campaign text   NOT NULL,
  player   text   NOT NULL,
  seq      bigint NOT NULL,
  body     text   NOT NULL CHECK (octet_length(body) <= 4194304),
  PRIMARY KEY (campaign, player)
);
CREATE TABLE intendant.handed (
  campaign text   NOT NULL,
  n        bigint GENERATED ALWAYS AS IDENTITY,
  player   text   NOT NULL,
  body     text   NOT NULL CHECK (octet_length(body) <= 16384),
  at       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign, n)
);

-- Guards: a head only moves on, an entry only follows the one before, nothing else changes.
CREATE FUNCTION intendant.never() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'journal: nothing is ever changed or deleted' USING ERRCODE = 'IL001';
END $$;

CREATE FUNCTION intendant.moves_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.campaign <> OLD.campaign OR NEW.seq <= OLD.seq THEN
    RAISE EXCEPTION 'journal: a head only moves on' USING ERRCODE = 'IL001';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION intendant.follows() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.seq = 1 THEN
    IF NEW.prev = repeat('0', 64) THEN RETURN NEW; END IF;
  ELSIF EXISTS (SELECT FROM intendant.journal AS before
                 WHERE before.campaign = NEW.campaign AND before.seq = NEW.seq - 1
                   AND before.hash = NEW.prev) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'journal: the chain is broken' USING ERRCODE = 'IL002';
END $$;

DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE intendant.head_%s PARTITION OF intendant.head'
      ' FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    EXECUTE format('CREATE TABLE intendant.journal_%s PARTITION OF intendant.journal'
      ' FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    EXECUTE format('CREATE TRIGGER journal_truncate BEFORE TRUNCATE ON'
      ' intendant.journal_%s EXECUTE FUNCTION intendant.never()', part);
  END LOOP;
END $$;

-- `league.append` takes the hash before from the head that it moves: it needs no second look.
CREATE TRIGGER journal_follows BEFORE INSERT ON intendant.journal
  FOR EACH ROW WHEN (current_user <> 'intendant_gate')
  EXECUTE FUNCTION intendant.follows();
CREATE TRIGGER journal_never BEFORE UPDATE OR DELETE ON intendant.journal
  FOR EACH ROW EXECUTE FUNCTION intendant.never();
CREATE TRIGGER journal_truncate BEFORE TRUNCATE ON intendant.journal
  EXECUTE FUNCTION intendant.never();
CREATE TRIGGER head_moves_on BEFORE UPDATE ON intendant.head
  FOR EACH ROW EXECUTE FUNCTION intendant.moves_on();
CREATE TRIGGER head_never BEFORE DELETE ON intendant.head
  FOR EACH ROW EXECUTE FUNCTION intendant.never();

-- Who asks: by the key of the session, whatever role it takes on. What the key opens as one
-- of these roles: a campaign, "*" for all of them, or nothing. Whoever governs the database
-- opens all.
CREATE FUNCTION intendant.scope(roles text[]) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  opened text;
BEGIN
  SELECT a.campaign INTO opened FROM intendant.access AS a
   WHERE a.key = session_user AND a.role = ANY (roles);
  IF opened IS NULL AND pg_has_role(session_user, current_user, 'MEMBER') THEN
    RETURN '*';
  END IF;
  RETURN opened;
END $$;

CREATE FUNCTION intendant.demand(asked text, VARIADIC roles text[]) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (intendant.scope(roles) IN (asked, '*')) IS NOT TRUE THEN
    RAISE EXCEPTION 'league: this key does not open %', asked USING ERRCODE = 'IL003';
  END IF;
END $$;

ALTER TABLE intendant.head ENABLE ROW LEVEL SECURITY;
ALTER TABLE intendant.journal ENABLE ROW LEVEL SECURITY;
ALTER TABLE intendant.view ENABLE ROW LEVEL SECURITY;
ALTER TABLE intendant.handed ENABLE ROW LEVEL SECURITY;
ALTER TABLE intendant.access ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON intendant.access FOR SELECT TO intendant_gate USING (
  key = session_user OR (SELECT intendant.scope('{owner,assistant}')) IN (campaign, '*'));
CREATE POLICY mine ON intendant.head FOR SELECT TO intendant_gate USING (
  (SELECT intendant.scope('{owner,assistant,reader,player}')) IN (campaign, '*'));
CREATE POLICY moved ON intendant.head FOR UPDATE TO intendant_gate USING (
  (SELECT intendant.scope('{owner,assistant}')) IN (campaign, '*'));
CREATE POLICY begun ON intendant.head FOR INSERT TO intendant_gate WITH CHECK (
  (SELECT intendant.scope('{owner}')) = '*');
CREATE POLICY read ON intendant.journal FOR SELECT TO intendant_gate USING (
  (SELECT intendant.scope('{owner,assistant,reader}')) IN (campaign, '*'));
CREATE POLICY write ON intendant.journal FOR INSERT TO intendant_gate WITH CHECK (
  (SELECT intendant.scope('{owner,assistant}')) IN (campaign, '*'));
CREATE POLICY told ON intendant.view TO intendant_gate USING (
  (SELECT intendant.scope('{owner,assistant}')) IN (campaign, '*')
  OR (campaign, player) IN (SELECT of.campaign, of.player FROM intendant.access AS of
                             WHERE of.key = session_user AND of.role = 'player'));
CREATE POLICY handed ON intendant.handed TO intendant_gate USING (
  (SELECT intendant.scope('{owner,assistant}')) IN (campaign, '*')
  OR (campaign, player) IN (SELECT of.campaign, of.player FROM intendant.access AS of
                             WHERE of.key = session_user AND of.role = 'player'));

GRANT USAGE ON SCHEMA intendant, league TO intendant_gate;
GRANT SELECT, INSERT, UPDATE (seq, hash) ON intendant.head TO intendant_gate;
GRANT SELECT, INSERT ON intendant.journal TO intendant_gate;
GRANT SELECT, INSERT, UPDATE, DELETE ON intendant.view TO intendant_gate;
GRANT SELECT, INSERT ON intendant.handed TO intendant_gate;
GRANT SELECT ON intendant.access, intendant.version TO intendant_gate;

-- The way in --------------------------------------------------------------------------

-- Begins a campaign: refused where its name is taken. Not called `begin`: psql would take
-- that in a dump for the beginning of a block, and restore nothing.
CREATE FUNCTION league.start(campaign text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM intendant.demand('*', 'owner');
  INSERT INTO intendant.head VALUES (start.campaign, 0, repeat('0', 64));
END $$;

-- The head of a campaign; no row where there is none, or none for this key.
CREATE FUNCTION league.head(campaign text) RETURNS TABLE (seq bigint, hash text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT h.seq, h.hash FROM intendant.head AS h WHERE h.campaign = $1
$$;

-- Appends entries after the expected head, all or none. It answers the head afterwards,
-- and whether they are in: also where an earlier call had written them.
CREATE FUNCTION league.append(
  campaign text, seq bigint, hash text, tickets text[], hashes text[], bodies text[],
  OUT written boolean, OUT at_seq bigint, OUT at_hash text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  many integer := cardinality(bodies);
  prev text := hash;
BEGIN
  -- Row security lets no other key move a head.
  UPDATE intendant.head AS h SET seq = h.seq + many, hash = hashes[many]
   WHERE h.campaign = append.campaign AND h.seq = append.seq AND h.hash = append.hash;
  written := FOUND;
  IF written THEN
    FOR i IN 1..many LOOP
      INSERT INTO intendant.journal (campaign, seq, prev, hash, once, ticket, body)
        VALUES (append.campaign, append.seq + i, prev, hashes[i],
                bodies[i]::json ->> 7, tickets[i], bodies[i]);
      prev := hashes[i];
    END LOOP;
    at_seq := append.seq + many;
    at_hash := hashes[many];
    RETURN;
  END IF;
  PERFORM intendant.demand(campaign, 'owner', 'assistant');
  SELECT h.seq, h.hash INTO at_seq, at_hash FROM intendant.head AS h
   WHERE h.campaign = append.campaign;
  written := EXISTS (
    SELECT FROM intendant.journal AS j
     WHERE j.campaign = append.campaign AND j.seq = append.seq + many
       AND j.ticket = tickets[many] AND j.hash = hashes[many]);
  IF written THEN
    -- Locked, so that this answer, too, waits for the replicas that commits wait for.
    PERFORM FROM intendant.head AS h WHERE h.campaign = append.campaign FOR UPDATE;
  END IF;
END $$;

-- The entries after one, oldest first; `before` is the hash of that one here.
CREATE FUNCTION league.pull(campaign text, after bigint, most integer)
RETURNS TABLE (seq bigint, hash text, ticket text, body text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT j.seq, j.hash, j.ticket, j.body FROM intendant.journal AS j
   WHERE j.campaign = $1 AND j.seq > $2 ORDER BY j.seq LIMIT $3
$$;

-- The hash of one entry.
CREATE FUNCTION league.hash_of(campaign text, seq bigint) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT j.hash FROM intendant.journal AS j WHERE j.campaign = $1 AND j.seq = $2
$$;

-- Which of these tickets are in, and where.
CREATE FUNCTION league.tickets(campaign text, asked text[])
RETURNS TABLE (ticket text, seq bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT j.ticket, j.seq FROM intendant.journal AS j
   WHERE j.campaign = $1 AND j.ticket = ANY ($2)
$$;

-- What this key is for.
CREATE FUNCTION league.mine() RETURNS TABLE (campaign text, role text, player text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.campaign, a.role, a.player FROM intendant.access AS a
   WHERE a.key = session_user
  UNION ALL SELECT '*', 'owner', NULL WHERE intendant.scope('{}') = '*'
$$;

-- The campaigns that this key opens.
CREATE FUNCTION league.campaigns() RETURNS TABLE (campaign text, seq bigint, hash text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT h.campaign, h.seq, h.hash FROM intendant.head AS h ORDER BY h.campaign
$$;

-- The channel on which a campaign's new entries are told: nobody else can guess it.
CREATE FUNCTION league.channel(campaign text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM intendant.demand(channel.campaign, 'owner', 'assistant', 'reader', 'player');
  RETURN (SELECT 'league_' || md5(j.hash || j.campaign) FROM intendant.journal AS j
           WHERE j.campaign = channel.campaign AND j.seq = 1);
END $$;

-- Tells watchers that a campaign has moved. Not part of an append: all transactions that
-- notify wait for each other until they are on the disk.
CREATE FUNCTION league.tell(campaign text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_notify(league.channel(tell.campaign), '');
END $$;

-- Players' keys: what they may see, and what they hand in.
CREATE FUNCTION league.players(campaign text) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM intendant.demand(players.campaign, 'owner', 'assistant');
  RETURN QUERY SELECT DISTINCT a.player FROM intendant.access AS a
    WHERE a.campaign = players.campaign AND a.role = 'player';
END $$;

CREATE FUNCTION league.show(campaign text, seq bigint, players text[], bodies text[])
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM intendant.demand(show.campaign, 'owner', 'assistant');
  INSERT INTO intendant.view
    SELECT show.campaign, one.player, show.seq, one.body
      FROM unnest(players, bodies) AS one (player, body)
  ON CONFLICT ON CONSTRAINT view_pkey DO UPDATE
    SET seq = excluded.seq, body = excluded.body WHERE view.seq <= excluded.seq;
END $$;

CREATE FUNCTION league.look(campaign text) RETURNS TABLE (seq bigint, body text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT v.seq, v.body FROM intendant.view AS v, intendant.access AS a
   WHERE a.key = session_user AND a.role = 'player' AND a.campaign = $1
     AND v.campaign = a.campaign AND v.player = a.player
$$;

CREATE FUNCTION league.hand_in(campaign text, body text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  mine text := (SELECT a.player FROM intendant.access AS a WHERE a.key = session_user
                   AND a.role = 'player' AND a.campaign = hand_in.campaign);
  number bigint;
BEGIN
  IF mine IS NULL THEN
    RAISE EXCEPTION 'league: this key does not open %', hand_in.campaign
      USING ERRCODE = 'IL003';
  END IF;
  INSERT INTO intendant.handed (campaign, player, body)
    VALUES (hand_in.campaign, mine, hand_in.body) RETURNING n INTO number;
  PERFORM pg_notify(league.channel(hand_in.campaign), '');
  RETURN number;
END $$;

CREATE FUNCTION league.handed_in(campaign text, after bigint)
RETURNS TABLE (n bigint, player text, body text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT h.n, h.player, h.body FROM intendant.handed AS h
   WHERE h.campaign = $1 AND h.n > $2
     AND intendant.scope('{owner,assistant}') IN ($1, '*') ORDER BY h.n
$$;

CREATE FUNCTION league.version() RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT max(version) FROM intendant.version
$$;

-- Keys: each is a role of its own that can log in and call these functions.
-- `verifier` is what PostgreSQL keeps in place of the secret, reckoned by the client.
CREATE FUNCTION league.make_key(
  campaign text, role text, player text, label text, verifier text) RETURNS name
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  made name;
BEGIN
  PERFORM intendant.demand(make_key.campaign, 'owner');
  IF make_key.campaign <> '*' AND NOT EXISTS (
    SELECT FROM intendant.head AS h WHERE h.campaign = make_key.campaign) THEN
    RAISE EXCEPTION 'league: no campaign %', make_key.campaign USING ERRCODE = 'IL004';
  END IF;
  IF verifier !~ '^SCRAM-SHA-256\$' THEN
    RAISE EXCEPTION 'league: no verifier' USING ERRCODE = 'IL003';
  END IF;
  LOOP
    made := 'league_' || substr(md5(gen_random_uuid()::text), 1, 12);
    EXIT WHEN NOT EXISTS (SELECT FROM pg_roles WHERE rolname = made);
  END LOOP;
  EXECUTE format('CREATE ROLE %I LOGIN NOINHERIT PASSWORD %L CONNECTION LIMIT 64', made, verifier);
  EXECUTE format('GRANT USAGE ON SCHEMA league TO %I', made);
  EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA league TO %I', made);
  EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA league TO %I', made);
  INSERT INTO intendant.access (key, campaign, role, player, label)
    VALUES (made, make_key.campaign, make_key.role, make_key.player,
            coalesce(make_key.label, ''));
  RETURN made;
END $$;

CREATE FUNCTION league.revoke_key(revoked name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  opened text := (SELECT a.campaign FROM intendant.access AS a WHERE a.key = revoked);
BEGIN
  IF opened IS NULL THEN
    RAISE EXCEPTION 'league: no key %', revoked USING ERRCODE = 'IL004';
  END IF;
  PERFORM intendant.demand(opened, 'owner');
  -- From here on it opens nothing, whatever becomes of the rest.
  DELETE FROM intendant.access WHERE key = revoked;
  EXECUTE format('ALTER ROLE %I NOLOGIN', revoked);
  EXECUTE format('REVOKE ALL ON ALL FUNCTIONS IN SCHEMA league FROM %I', revoked);
  EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA league FROM %I', revoked);
  EXECUTE format('REVOKE ALL ON SCHEMA league FROM %I', revoked);
  -- Only its members may end the sessions of a role, and remove what it has made for
  -- itself; what stays behind, here or in another database, keeps a role that opens nothing.
  BEGIN
    EXECUTE format('GRANT %I TO CURRENT_USER', revoked);
    PERFORM pg_terminate_backend(pid, 2000) FROM pg_stat_activity
      WHERE usename = revoked AND pid <> pg_backend_pid();
    EXECUTE format('DROP OWNED BY %I', revoked);
    EXECUTE format('DROP ROLE %I', revoked);
  EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist
              OR object_in_use THEN
    NULL;
  END;
END $$;

CREATE FUNCTION league.keys(campaign text)
RETURNS TABLE (key name, opens text, role text, player text, label text, at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM intendant.demand(keys.campaign, 'owner');
  RETURN QUERY SELECT a.key, a.campaign, a.role, a.player, a.label, a.at
    FROM intendant.access AS a
   WHERE keys.campaign = '*' OR a.campaign = keys.campaign ORDER BY a.at, a.key;
END $$;

-- Questions to all campaigns, as far as the key that asks may read them. Balances include
-- what undos took back, as an undo is an entry with effects of its own.
CREATE VIEW league.entries AS
  SELECT j.campaign, j.seq, e.b ->> 2 AS at, e.b ->> 3 AS kind, (e.b ->> 4)::int AS turn,
         e.b ->> 5 AS phase, j.once, e.b ->> 8 AS remark, e.b ->> 9 AS ruling,
         (e.b ->> 11)::json AS outcome, e.b -> 14 AS effects, e.b -> 15 AS throws,
         e.b -> 16 AS marks
    FROM intendant.journal AS j CROSS JOIN LATERAL (SELECT j.body::json) AS e (b);

CREATE VIEW league.throws AS
  SELECT e.campaign, e.seq, t.one ->> 0 AS who, t.one ->> 1 AS why, t.one ->> 2 AS die,
         string_to_array(t.one ->> 3, ' ')::int[] AS faces, t.one ->> 4 AS how
    FROM league.entries AS e CROSS JOIN LATERAL json_array_elements(e.throws) AS t (one);

CREATE VIEW league.dice AS
  SELECT t.die, face, count(*) AS times
    FROM league.throws AS t CROSS JOIN LATERAL unnest(t.faces) AS face
   WHERE t.how <> 'kept' GROUP BY t.die, face;

CREATE VIEW league.transfers AS
  SELECT e.campaign, e.seq, e.turn, e.kind, f.one ->> 0 AS what,
         (f.one ->> 1)::bigint AS amount, f.one ->> 2 AS source, f.one ->> 3 AS target
    FROM league.entries AS e CROSS JOIN LATERAL json_array_elements(e.effects) AS f (one)
   WHERE f.one ->> 0 IS NOT NULL;

CREATE VIEW league.balances AS
  SELECT campaign, account, what, sum(amount)::bigint AS amount FROM (
    SELECT campaign, target AS account, what, amount FROM league.transfers
    UNION ALL SELECT campaign, source, what, -amount FROM league.transfers) AS moved
   GROUP BY campaign, account, what HAVING sum(amount) <> 0;

CREATE VIEW league.facts AS
  SELECT DISTINCT ON (e.campaign, f.one ->> 4, f.one ->> 5) e.campaign,
         f.one ->> 4 AS subject, f.one ->> 5 AS field, f.one ->> 7 AS value
    FROM league.entries AS e CROSS JOIN LATERAL json_array_elements(e.effects) AS f (one)
   WHERE f.one ->> 4 IS NOT NULL
   ORDER BY e.campaign, f.one ->> 4, f.one ->> 5, e.seq DESC;

-- What the server promises: its settings, its replicas, its archive.
CREATE FUNCTION league.promises() RETURNS TABLE (name text, value text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.name, s.setting FROM pg_settings AS s
   WHERE s.name IN ('server_version', 'fsync', 'full_page_writes', 'data_checksums',
                    'synchronous_commit', 'synchronous_standby_names', 'archive_mode')
  UNION ALL SELECT 'replicas', count(*)::text FROM pg_stat_replication
   WHERE state = 'streaming'
  -- Only superusers and members of pg_monitor see more than that there is one.
  UNION ALL SELECT 'unseen', count(*)::text FROM pg_stat_replication WHERE state IS NULL
  UNION ALL SELECT 'synchronous_replicas', count(*)::text FROM pg_stat_replication
   WHERE sync_state IN ('sync', 'quorum')
  UNION ALL SELECT 'archived_ago',
    extract(epoch FROM now() - last_archived_time)::bigint::text FROM pg_stat_archiver
  UNION ALL SELECT 'archive_failed', (last_failed_time > coalesce(last_archived_time,
    '-infinity'))::text FROM pg_stat_archiver
  UNION ALL SELECT 'encrypted', coalesce((SELECT ssl FROM pg_stat_ssl
   WHERE pid = pg_backend_pid()), false)::text
  UNION ALL SELECT 'campaigns', count(*)::text FROM intendant.head AS h
   WHERE intendant.scope('{owner,assistant,reader,player}') IN (h.campaign, '*')
  UNION ALL SELECT 'entries', coalesce(sum(h.seq), 0)::text FROM intendant.head AS h
   WHERE intendant.scope('{owner,assistant,reader,player}') IN (h.campaign, '*')
  UNION ALL SELECT 'bytes', pg_database_size(current_database())::text
$$;

-- Functions belong to the gate, but for those that make and revoke keys, or tell who asks.
DO $$
DECLARE
  one regprocedure;
  view regclass;
BEGIN
  GRANT CREATE ON SCHEMA league TO intendant_gate;
  FOR one IN SELECT oid FROM pg_proc WHERE pronamespace = 'league'::regnamespace
              AND proname NOT IN ('make_key', 'revoke_key', 'keys', 'promises', 'channel') LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO intendant_gate', one);
  END LOOP;
  FOR view IN SELECT oid FROM pg_class WHERE relnamespace = 'league'::regnamespace
                AND relkind = 'v' LOOP
    EXECUTE format('ALTER VIEW %s OWNER TO intendant_gate', view);
  END LOOP;
  REVOKE CREATE ON SCHEMA league FROM intendant_gate;
END $$;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA league, intendant FROM PUBLIC;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA intendant TO intendant_gate;
GRANT EXECUTE ON FUNCTION league.channel TO intendant_gate;
-- Views ask it as whoever reads them; it tells only about the key that asks.
GRANT EXECUTE ON FUNCTION intendant.scope TO PUBLIC;
