-- What functions of every context begin from: locks of events and funds, balances, liabilities, documents of the search.

-- Placement holds this lock of its events shared, recording a result holds it alone: once a result is committed, every bet on the event
-- is visible to settlement, and no further one can be placed.
CREATE OR REPLACE FUNCTION event_lock_key(event_id text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hashtextextended(event_id, 7);

-- What a player has now. Volatile, so that it sees what the statement it is called in has done so far: a placement's answer carries the
-- balances after it without a second question.
CREATE OR REPLACE FUNCTION player_balances(p_player_id text) RETURNS json LANGUAGE sql VOLATILE
  AS $$ SELECT json_object_agg(kind, balance_cents) FROM ledger_accounts WHERE player_id = p_player_id $$;

-- Whether no bet may be taken at a market's price because nobody vouches for it: the feed is silent, or the price of a game in play
-- is too old. `at` is an instant of the business clock; the rest are columns of events, markets and feeds (null for a feed without a row).
CREATE OR REPLACE FUNCTION market_is_silent(
  status event_status, priced_at timestamptz, live_price_ms integer,
  heartbeat_ms integer, heard_at timestamptz, confirmed_at timestamptz, at timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (heartbeat_ms IS NOT NULL AND (heard_at IS NULL OR at - heard_at > heartbeat_ms * interval '1 millisecond'))
      OR (status = 'IN_PLAY' AND at - greatest(priced_at, confirmed_at) > live_price_ms * interval '1 millisecond');

-- The next bets with a leg on the event, by ascending id, locked for settlement.
CREATE OR REPLACE FUNCTION lock_bets_on_event(p_event_id text, p_after_bet_id bigint, p_limit integer) RETURNS SETOF bigint
LANGUAGE sql VOLATILE AS $$
  SELECT b.id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
    WHERE l.event_id = p_event_id AND l.bet_id > p_after_bet_id ORDER BY l.bet_id LIMIT p_limit FOR UPDATE OF b
$$;

CREATE OR REPLACE FUNCTION probe_write() RETURNS void LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  PERFORM max(number) FROM generate_series(1, 20000) AS number;
  UPDATE write_probe SET probes = probes + 1;
END
$$;

-- Slots of a selection, market or event in `liabilities`, so that bets on one event do not wait for each other's commit. A placement adds
-- to one slot, chosen by the player, up to an equal share of the cap: then the sum of all never passes the cap, and no placement has to
-- read the others. Where its slot is full, the placement is tried again with every slot locked (lock_liabilities), which decides by the sum and
-- levels the slots. Settlement takes from slot 0, which may be below zero.
CREATE OR REPLACE FUNCTION liability_slots() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 8;

-- The most that open bets may win together; null: there is no cap.
CREATE OR REPLACE FUNCTION liability_cap(p_scope liability_scope, p_id text) RETURNS bigint LANGUAGE sql STABLE
  RETURN coalesce((SELECT cents FROM liability_caps WHERE scope = p_scope AND id = p_id),
                  (SELECT cents FROM liability_caps WHERE scope = p_scope AND id IS NULL));

-- Locks every slot of the given keys, in the order of (scope, id, slot) as everywhere, and answers what each key holds in all of them.
CREATE OR REPLACE FUNCTION lock_liabilities(p_scopes liability_scope[], p_ids text[])
RETURNS TABLE (scope liability_scope, id text, cents bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  -- A slot that another transaction is about to add is waited for here.
  INSERT INTO liabilities (scope, id, slot, cents)
    SELECT wanted.scope, wanted.id, slot, 0
      FROM (SELECT DISTINCT * FROM unnest(p_scopes, p_ids)) AS wanted (scope, id), generate_series(0, liability_slots() - 1) AS slot
      ORDER BY wanted.scope, wanted.id, slot
    ON CONFLICT DO NOTHING;
  RETURN QUERY
    SELECT locked.scope, locked.id, sum(locked.cents)::bigint
      FROM (SELECT held.scope, held.id, held.cents FROM liabilities held
              WHERE (held.scope, held.id) IN (SELECT * FROM unnest(p_scopes, p_ids)) ORDER BY held.scope, held.id, held.slot FOR UPDATE) locked
      GROUP BY locked.scope, locked.id;
END
$$;

-- Spreads what each key holds evenly over its slots, which lock_liabilities has locked.
CREATE OR REPLACE FUNCTION level_liabilities(p_scopes liability_scope[], p_ids text[], p_cents bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE liabilities held
    SET cents = wanted.cents / liability_slots() + CASE WHEN held.slot < wanted.cents % liability_slots() THEN 1 ELSE 0 END
    FROM unnest(p_scopes, p_ids, p_cents) AS wanted (scope, id, cents)
    WHERE held.scope = wanted.scope AND held.id = wanted.id
$$;

-- The document of one event: there while it is listed. Its words follow (after_search_documents.sql).
CREATE OR REPLACE FUNCTION write_event_document(p_event_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (id, type, product, title, words, competition_id, event_id, starts_at, badges)
    SELECT 'event:' || e.id, 'EVENT', 'SPORTSBOOK', e.name,
      (SELECT coalesce(string_agg(p ->> 'abbreviation', ' '), '') FROM jsonb_array_elements(e.participants) AS p),
      e.competition_id, e.id, e.starts_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('abbreviation', p -> 'abbreviation', 'colors', p -> 'colors')), '[]')
         FROM jsonb_array_elements(e.participants) AS p)
    FROM events e WHERE e.id = p_event_id AND is_listed(e.status)
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, competition_id = excluded.competition_id,
    starts_at = excluded.starts_at, badges = excluded.badges;
  IF NOT FOUND THEN
    DELETE FROM search_documents WHERE id = 'event:' || p_event_id;
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION write_competition_document(p_competition_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (id, type, product, title, words, competition_id)
    SELECT 'competition:' || id, 'COMPETITION', 'SPORTSBOOK', name, sport || ' ' || organization, id
    FROM competitions WHERE id = p_competition_id
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words;
$$;

-- What players have in cash and credits and what they owe, locked in ascending order, which is the order of locks everywhere.
CREATE OR REPLACE FUNCTION lock_funds(p_player_ids text[]) RETURNS SETOF ledger_accounts LANGUAGE sql VOLATILE AS $$
  SELECT * FROM ledger_accounts
    WHERE kind::text IN ('CASH', 'PROMOTIONAL_CREDIT', 'RECEIVABLE', 'CREDIT_RECEIVABLE') AND player_id = ANY (p_player_ids)
    ORDER BY id FOR UPDATE
$$;

-- What new settlements change of what their bets count for. sign −1: the bet is open no more; 1: a correction has opened it again.
-- stake_cents and potential_payout_cents are those of the running part, which open bets count with.
CREATE OR REPLACE FUNCTION changes_by_settlement(p_bet_ids bigint[], p_versions integer[])
RETURNS TABLE (
  bet_id bigint, player_id text, stake_cents bigint, potential_payout_cents bigint, sign integer, paid_change_cents bigint,
  placed_stake_cents bigint
)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT b.id, b.player_id, b.stake_cents, b.potential_payout_cents, change.sign,
         settled.payout_cents - coalesce(previous.payout_cents, 0) - change.sign * b.paid_cents, b.placed_stake_cents
    FROM unnest(p_bet_ids, p_versions) AS wanted (bet_id, version)
    JOIN running_bets b ON b.id = wanted.bet_id
    JOIN settlements settled ON settled.bet_id = wanted.bet_id AND settled.version = wanted.version
    LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
    CROSS JOIN LATERAL (SELECT (settled.outcome = 'PENDING')::integer - (coalesce(previous.outcome, 'PENDING') = 'PENDING')::integer AS sign) change;
END;

-- Bets with a leg on the event that no result has decided yet.
CREATE OR REPLACE FUNCTION open_bets_on(p_event_id text) RETURNS SETOF bigint LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT DISTINCT leg.bet_id
    FROM bet_legs leg
    LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = leg.bet_id ORDER BY version DESC LIMIT 1) last ON true
    WHERE leg.event_id = p_event_id AND coalesce(last.outcome, 'PENDING') = 'PENDING';
END;

-- HELD: a stake waits for its place-bet delay, or is given back after it. No list shows that: the bet follows, or nothing has happened.
CREATE OR REPLACE FUNCTION history_class(p_kind text, p_account text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN p_kind IN ('STAKE', 'PAYOUT', 'PAYOUT_REVERSAL', 'CASH_OUT') THEN 'BET'
  WHEN p_kind IN ('HOLD', 'RELEASE') THEN 'HELD'
  WHEN starts_with(p_kind, 'CASINO_') THEN 'CASINO'
  WHEN p_kind IN ('DEPOSIT', 'DEPOSIT_RETURN') THEN 'DEPOSIT'
  WHEN starts_with(p_kind, 'WITHDRAWAL') THEN 'WITHDRAWAL'
  WHEN p_kind = 'AWARD' OR (p_kind = 'FUNDING' AND p_account <> 'CASH') THEN 'BONUS'
  ELSE 'OTHER' END;

CREATE OR REPLACE FUNCTION bet_sports(p_bet_id bigint) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT DISTINCT c.sport FROM bet_legs l JOIN events e ON e.id = l.event_id JOIN competitions c ON c.id = e.competition_id WHERE l.bet_id = p_bet_id
$$;
