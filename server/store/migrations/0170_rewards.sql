-- Bets with a reward: a profit boost, a bonus bet or promotional credits (docs/adr/0026). Whether a reward is spent is nowhere stored: it
-- follows from its bets and how they ended, so that a refund and its correction cannot leave it behind.

ALTER TYPE ledger_account_kind ADD VALUE 'CREDIT_RECEIVABLE'; -- as RECEIVABLE, of promotional credits
ALTER TYPE ledger_transfer_kind ADD VALUE 'AWARD';            -- the stake of a bonus bet, which the house gives and takes

ALTER TABLE rewards
  ADD COLUMN restrictions jsonb; -- server/domain/rewards/reward.ts, RewardRestrictions

ALTER TABLE bets
  ADD COLUMN reward jsonb;       -- as it was when the bet was placed: server/domain/rewards/reward.ts, BetReward; null: none, paid in cash
CREATE INDEX bets_by_reward ON bets ((reward ->> 'id')) WHERE reward IS NOT NULL;

ALTER TABLE settlements
  ADD COLUMN credit_debt_change_cents bigint NOT NULL DEFAULT 0; -- as debt_change_cents, of promotional credits

-- Rewards that no bet has spent. A bet whose stake went back has not, and then there is a day at least to use it again.
CREATE VIEW usable_rewards AS
  SELECT r.id, r.player_id, r.kind, r.title, r.amount_cents, r.percent, r.maximum_amount_cents, r.minimum_legs, r.restrictions,
         r.created_at, greatest(r.expires_at, uses.refunded_at + interval '1 day') AS expires_at
    FROM rewards r
    CROSS JOIN LATERAL (
      SELECT bool_or(coalesce(s.outcome, 'PENDING') NOT IN ('PUSH', 'REFUND', 'VOIDED')) AS is_spent, max(s.settled_at) AS refunded_at
        FROM bets b
        LEFT JOIN LATERAL (SELECT outcome, settled_at FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.reward IS NOT NULL AND b.reward ->> 'id' = r.id
    ) uses
    WHERE uses.is_spent IS NOT TRUE;

-- Funds an account of a player: cash comes from the outside world, awards from the house. False: that reference was posted before.
CREATE FUNCTION fund_player(
  p_player_id text, p_kind ledger_account_kind, p_amount_cents bigint, p_reference text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_account_id bigint;
BEGIN
  SELECT id INTO v_account_id FROM ledger_accounts
    WHERE player_id = p_player_id AND kind = p_kind AND kind NOT IN ('RECEIVABLE', 'CREDIT_RECEIVABLE');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The player has no such account to fund' USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    VALUES (p_reference, 'FUNDING', CASE WHEN p_kind IN ('CASH', 'PENDING_WITHDRAWAL') THEN 2 ELSE 1 END, v_account_id, p_amount_cents, p_at)
    ON CONFLICT (reference) DO NOTHING;
  RETURN FOUND;
END
$$;

-- What players have in cash and credits and what they owe, locked in ascending order, which is the order of locks everywhere. A value added to an enumeration cannot be named in the same transaction by a
-- function that is checked when it is written, so kinds are compared as text.
CREATE FUNCTION lock_funds(p_player_ids text[]) RETURNS SETOF ledger_accounts LANGUAGE sql VOLATILE AS $$
  SELECT * FROM ledger_accounts
    WHERE kind::text IN ('CASH', 'PROMOTIONAL_CREDIT', 'RECEIVABLE', 'CREDIT_RECEIVABLE') AND player_id = ANY (p_player_ids)
    ORDER BY id FOR UPDATE
$$;
