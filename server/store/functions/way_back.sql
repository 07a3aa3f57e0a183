-- The way back (docs/adr/0127): what a player has paid in goes back to what paid it, up to its amount, before anything goes elsewhere.

-- Cents that accounts of a player have paid in and not got back yet, a row each; no method_id: the provider named none. It counts what has cleared, and
-- not what came before a withdrawal that the account's bank has returned, or before an operator's waiver.
-- Below zero: it got more than it has paid in.
CREATE OR REPLACE FUNCTION paid_in_by_account(p_player_id text, p_at timestamptz)
RETURNS TABLE (provider_code text, method_id text, cents bigint) LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT p.*, max(created_at) FILTER (WHERE direction = 'WITHDRAWAL' AND state = 'RETURNED') OVER (PARTITION BY p.provider_code, p.method_id) AS returned_at
      FROM payments p WHERE player_id = p_player_id
  )
  SELECT own.provider_code, own.method_id,
         (coalesce(sum(amount_cents) FILTER (WHERE direction = 'DEPOSIT' AND state = 'SUCCESSFUL' AND clears_at <= p_at
            AND credited_at > coalesce(greatest(returned_at, w.at), '-infinity')), 0)
          - coalesce(sum(amount_cents) FILTER (WHERE direction = 'WITHDRAWAL' AND state IN ('REQUESTED', 'CHECKED', 'SENT', 'ARRIVED')), 0))::bigint
    FROM own LEFT JOIN way_back_waivers w ON w.player_id = p_player_id AND w.provider_code = own.provider_code
    GROUP BY own.provider_code, own.method_id
$$;

-- The same by provider. unnamed_cents: what may go to any account of the provider, because it named none for what it was paid with.
CREATE OR REPLACE FUNCTION paid_in_by_provider(p_player_id text, p_at timestamptz)
RETURNS TABLE (provider_code text, cents bigint, unnamed_cents bigint) LANGUAGE sql STABLE AS $$
  SELECT code, greatest(0, named + CASE WHEN unnamed > 0 THEN greatest(0, unnamed - excess) ELSE unnamed END), greatest(0, unnamed - excess)
    FROM (
      SELECT a.provider_code, coalesce(sum(greatest(0, a.cents)) FILTER (WHERE method_id IS NOT NULL), 0)::bigint,
             coalesce(sum(greatest(0, -a.cents)) FILTER (WHERE method_id IS NOT NULL), 0)::bigint,
             coalesce(sum(a.cents) FILTER (WHERE method_id IS NULL), 0)::bigint
        FROM paid_in_by_account(p_player_id, p_at) a GROUP BY a.provider_code
    ) AS of_provider (code, named, excess, unnamed)
$$;

-- What goes back first, by provider, of p_available_cents that can be withdrawn. p_receivers: the providers that can pay the player, with the least
-- that they pay ({"code", "name", "minimumCents"}). What is too little for its provider may go elsewhere.
CREATE OR REPLACE FUNCTION goes_back(p_player_id text, p_at timestamptz, p_available_cents bigint, p_receivers jsonb)
RETURNS TABLE (provider_code text, name text, cents bigint, unnamed_cents bigint) LANGUAGE sql STABLE AS $$
  SELECT p.provider_code, r.name, p.cents, p.unnamed_cents
    FROM paid_in_by_provider(p_player_id, p_at) p
    JOIN jsonb_to_recordset(p_receivers) AS r (code text, name text, "minimumCents" bigint) ON r.code = p.provider_code
    WHERE p.cents > 0 AND least(p.cents, p_available_cents) >= r."minimumCents"
    ORDER BY p.cents DESC, p.provider_code
$$;

-- The part of p_available_cents that may go elsewhere than to what has paid in.
CREATE OR REPLACE FUNCTION goes_elsewhere(p_player_id text, p_at timestamptz, p_available_cents bigint, p_receivers jsonb) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, p_available_cents - coalesce(sum(cents), 0))::bigint FROM goes_back(p_player_id, p_at, p_available_cents, p_receivers)
$$;

-- Cents that can be withdrawn to an account of a provider: what it has paid in, and what may go anywhere. No p_method_id: an account that is not known
-- yet, which may be any of the provider's.
CREATE OR REPLACE FUNCTION withdrawable_to(
  p_player_id text, p_at timestamptz, p_available_cents bigint, p_receivers jsonb, p_provider_code text, p_method_id text
) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least(p_available_cents, goes_elsewhere(p_player_id, p_at, p_available_cents, p_receivers) + coalesce((
    SELECT CASE WHEN p_method_id IS NULL THEN b.cents ELSE least(b.cents, b.unnamed_cents + greatest(0, coalesce((
             SELECT a.cents FROM paid_in_by_account(p_player_id, p_at) a WHERE a.provider_code = p_provider_code AND a.method_id = p_method_id), 0))) END
      FROM goes_back(p_player_id, p_at, p_available_cents, p_receivers) b WHERE b.provider_code = p_provider_code), 0))
$$;

-- Whether a withdrawal, whose account was named after it was begun, goes to one that has not paid in what has to go back.
CREATE OR REPLACE FUNCTION goes_astray(p_payment payments, p_method_id text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_payment.back_cents > coalesce(sum(amount_cents) FILTER (WHERE direction = 'DEPOSIT' AND state = 'SUCCESSFUL' AND clears_at <= p_at), 0)
                              - coalesce(sum(back_cents) FILTER (WHERE state IN ('REQUESTED', 'CHECKED', 'SENT', 'ARRIVED')), 0)
    FROM payments
    WHERE player_id = p_payment.player_id AND provider_code = p_payment.provider_code AND (method_id IS NULL OR method_id = p_method_id) AND id <> p_payment.id
$$;

-- An operator's finding, called as the owner of the tables: the servers' role may not.
CREATE OR REPLACE FUNCTION waive_way_back(p_player_id text, p_provider_code text, p_reason text, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO way_back_waivers (player_id, provider_code, reason, at) VALUES (p_player_id, p_provider_code, p_reason, p_at)
    ON CONFLICT (player_id, provider_code) DO UPDATE SET reason = excluded.reason, at = excluded.at
$$;
REVOKE EXECUTE ON FUNCTION waive_way_back FROM PUBLIC;
