-- Cancellations: the operator takes a bet back, for itself, for the player, or because it ought never to have been taken (docs/adr/0051).
-- The bet's record is not altered: a settlement returns what of the stake still runs, and no result reaches the bet afterwards.
ALTER TYPE settlement_outcome ADD VALUE 'PATRON_CANCELLED';
ALTER TYPE settlement_outcome ADD VALUE 'INVALID';

CREATE TABLE bet_cancellations (
  bet_id bigint PRIMARY KEY REFERENCES bets,
  version integer NOT NULL, -- of the settlement that returns the stake: the bet's last one
  -- REFUND: the operator cancelled it. PATRON_CANCELLED: the player asked for it. INVALID: it ought never to have been taken.
  outcome settlement_outcome NOT NULL CHECK (outcome::text IN ('REFUND', 'PATRON_CANCELLED', 'INVALID')),
  cancelled_by text NOT NULL CHECK (cancelled_by <> ''),
  note text NOT NULL CHECK (note <> ''),
  cancelled_at timestamptz NOT NULL,
  -- Both or neither: cancel_bet writes this row first, settle_bets the settlement.
  FOREIGN KEY (bet_id, version) REFERENCES settlements DEFERRABLE INITIALLY DEFERRED
);
CREATE TRIGGER bet_cancellations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_cancellations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whether an outcome returns the stake, so that no reward was spent. As text: a value added to an enumeration cannot be named before the
-- transaction that adds it has ended.
CREATE FUNCTION returns_stake(p_outcome settlement_outcome) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(p_outcome::text IN ('PUSH', 'REFUND', 'VOIDED', 'PATRON_CANCELLED', 'INVALID'), false);

-- Whether a settlement pays promotional credits: it gives back a stake that was one.
CREATE OR REPLACE FUNCTION pays_credits(p_reward jsonb, p_outcome settlement_outcome) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(p_reward ->> 'kind' = 'PROMOTIONAL_CREDIT' AND returns_stake(p_outcome), false);

CREATE OR REPLACE VIEW usable_rewards AS
  SELECT r.id, r.player_id, r.kind, r.title, r.amount_cents, r.percent, r.maximum_amount_cents, r.minimum_legs, r.restrictions,
         r.created_at, greatest(r.expires_at, uses.refunded_at + interval '1 day') AS expires_at
    FROM rewards r
    CROSS JOIN LATERAL (
      SELECT bool_or(NOT returns_stake(s.outcome)) AS is_spent, max(s.settled_at) AS refunded_at
        FROM bets b
        LEFT JOIN LATERAL (SELECT outcome, settled_at FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.reward IS NOT NULL AND b.reward ->> 'id' = r.id
    ) uses
    WHERE uses.is_spent IS NOT TRUE;
