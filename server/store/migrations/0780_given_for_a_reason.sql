-- Whatever is given has a reason (docs/adr/0128): a promotion, a code, a referral, cashback, an exchange of points, or a person's words.
-- functions/operator_actions.sql writes the last of them.
CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('CREDIT', 'REWARD', 'LOYALTY', 'PROMOTION', 'PROMO_CODE', 'JACKPOT')),
  subject text NOT NULL,   -- the reference of a transfer, the id of a reward, promotion or jackpot, a code, or the player of points
  player_id text,          -- null: everybody
  detail jsonb NOT NULL,   -- what was given
  operator text NOT NULL CHECK (btrim(operator) <> ''),
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  at timestamptz NOT NULL,
  CHECK ((kind IN ('CREDIT', 'REWARD', 'LOYALTY')) = (player_id IS NOT NULL)),
  -- References of transfers that have another reason.
  CHECK (kind <> 'CREDIT' OR subject !~ '^(promotion|cashback|loyalty):')
);
CREATE UNIQUE INDEX operator_actions_once ON operator_actions (kind, subject) WHERE kind IN ('CREDIT', 'REWARD');
CREATE INDEX operator_actions_of_player ON operator_actions (player_id, id) WHERE player_id IS NOT NULL;
CREATE TRIGGER operator_actions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was given before.
INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
  SELECT 'CREDIT', t.reference, a.player_id, jsonb_build_object('account', a.kind, 'cents', t.amount_cents), 'upgrade',
         'Given before reasons were stored', t.posted_at
    FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.to_account_id
    WHERE t.kind = 'FUNDING' AND t.reference !~ '^(promotion|cashback|loyalty):'
  UNION ALL
  SELECT 'PROMOTION', id, NULL, jsonb_build_object('award', award, 'budgetCents', budget_cents), 'upgrade',
         'Put up before reasons were stored', now()
    FROM (SELECT id, award, budget_cents FROM promotions
          UNION ALL SELECT DISTINCT promotion_id, NULL::jsonb, NULL::bigint FROM promotion_awards
                      WHERE promotion_id NOT IN (SELECT id FROM promotions)) p
  UNION ALL
  SELECT 'PROMO_CODE', code, NULL, jsonb_build_object('bonus_bet_cents', bonus_bet_cents), 'upgrade', 'Added before reasons were stored', now()
    FROM promo_codes;

-- What an award gave, as it was then; null: it was given before.
ALTER TABLE promotion_awards ADD COLUMN award jsonb;
ALTER TABLE referrals ADD COLUMN award jsonb;

-- promotion:<id of the award>, promo-code:<payment>, referral:<friend>:<player> as in award_recalls, or operator:<id of the action>.
ALTER TABLE rewards ADD COLUMN source text;
UPDATE rewards r SET source = 'promotion:' || a.id FROM promotion_awards a WHERE a.reward_id = r.id;
UPDATE rewards r SET source = 'promo-code:' || u.payment_id FROM promo_code_uses u WHERE u.reward_id = r.id;
UPDATE rewards r SET source = 'referral:' || f.friend_id || ':' || r.player_id FROM referrals f WHERE r.id IN (f.friend_reward_id, f.referrer_reward_id);
INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
  SELECT 'REWARD', id, player_id, jsonb_strip_nulls(to_jsonb(r)), 'upgrade', 'Given before reasons were stored', created_at
    FROM rewards r WHERE source IS NULL;
UPDATE rewards r SET source = 'operator:' || a.id FROM operator_actions a WHERE r.source IS NULL AND a.kind = 'REWARD' AND a.subject = r.id;
ALTER TABLE rewards ALTER COLUMN source SET NOT NULL;

CREATE FUNCTION refuse_reward_without_reason() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_id CONSTANT bigint := substring(NEW.source FROM '^(?:promotion|promo-code|operator):([0-9]{1,18})$')::bigint;
BEGIN
  IF (CASE split_part(NEW.source, ':', 1)
       WHEN 'promotion' THEN EXISTS (SELECT FROM promotion_awards WHERE id = v_id AND player_id = NEW.player_id AND reward_id = NEW.id)
       WHEN 'promo-code' THEN EXISTS (SELECT FROM promo_code_uses WHERE payment_id = v_id AND player_id = NEW.player_id AND reward_id = NEW.id)
       WHEN 'operator' THEN EXISTS (
         SELECT FROM operator_actions WHERE id = v_id AND kind = 'REWARD' AND subject = NEW.id AND player_id = NEW.player_id)
       WHEN 'referral' THEN EXISTS (
         SELECT FROM referrals
           WHERE NEW.player_id IN (friend_id, referrer_id) AND NEW.source = 'referral:' || friend_id || ':' || NEW.player_id
             AND NEW.id = CASE NEW.player_id WHEN friend_id THEN friend_reward_id ELSE referrer_reward_id END)
     END) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'There is no reason for the reward %, of %', NEW.id, NEW.source USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER rewards_have_a_reason AFTER INSERT OR UPDATE OF id, player_id, source ON rewards
  FOR EACH ROW EXECUTE FUNCTION refuse_reward_without_reason();

-- What comes from the house or from outside for no bet, round or payment.
CREATE FUNCTION refuse_funding_without_reason() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_player_id CONSTANT text := (SELECT player_id FROM ledger_accounts WHERE id = greatest(NEW.from_account_id, NEW.to_account_id));
  v_id CONSTANT bigint := substring(NEW.reference FROM '^promotion:([0-9]{1,18})(?::(?:withdrawn|restored):[0-9]+)?$')::bigint;
  v_number CONSTANT bigint := substring(NEW.reference FROM '^(?:cashback|loyalty):([0-9]{1,18})$')::bigint;
BEGIN
  IF (CASE split_part(NEW.reference, ':', 1)
       WHEN 'promotion' THEN EXISTS (
         SELECT FROM promotion_awards
           WHERE id = v_id AND player_id = v_player_id AND reward_id IS NULL AND coalesce((award ->> 'amountCents')::bigint, NEW.amount_cents) = NEW.amount_cents)
       WHEN 'cashback' THEN EXISTS (
         SELECT FROM cashback_claims c JOIN rewards r ON r.id = c.reward_id
           WHERE c.number = v_number AND r.player_id = v_player_id AND r.amount_cents = NEW.amount_cents)
       WHEN 'loyalty' THEN EXISTS (
         SELECT FROM loyalty_entries WHERE id = v_number AND kind = 'REDEMPTION' AND player_id = v_player_id AND cents = NEW.amount_cents)
       ELSE EXISTS (
         SELECT FROM operator_actions
           WHERE kind = 'CREDIT' AND subject = NEW.reference AND player_id = v_player_id AND (detail ->> 'cents')::bigint = NEW.amount_cents)
     END) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'There is no reason for the transfer %', NEW.reference USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER reason_of_funding AFTER INSERT ON ledger_transfers FOR EACH ROW WHEN (NEW.kind = 'FUNDING')
  EXECUTE FUNCTION refuse_funding_without_reason();

-- Points that no bet has earned.
ALTER TABLE loyalty_entries ADD COLUMN operator_action_id bigint REFERENCES operator_actions;
ALTER TABLE loyalty_entries DISABLE TRIGGER loyalty_entries_append_only;
DO $$
DECLARE
  v_entry loyalty_entries;
  v_action_id bigint;
BEGIN
  FOR v_entry IN SELECT * FROM loyalty_entries WHERE kind = 'GRANT' ORDER BY id LOOP
    INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
      VALUES ('LOYALTY', v_entry.player_id, v_entry.player_id, jsonb_build_object('tier', NULL, 'tierPoints', v_entry.tier_points, 'credits', v_entry.credits),
              'upgrade', 'Given before reasons were stored', v_entry.at)
      RETURNING id INTO v_action_id;
    UPDATE loyalty_entries SET operator_action_id = v_action_id WHERE id = v_entry.id;
  END LOOP;
END
$$;
ALTER TABLE loyalty_entries ENABLE TRIGGER loyalty_entries_append_only;
ALTER TABLE loyalty_entries ADD CONSTRAINT loyalty_grants_have_a_reason CHECK ((kind = 'GRANT') = (operator_action_id IS NOT NULL));
INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
  SELECT 'LOYALTY', player_id, player_id, jsonb_build_object('tier', tier, 'tierPoints', 0, 'credits', 0), 'upgrade', 'Given before reasons were stored', now()
    FROM loyalty_members WHERE granted_year IS NOT NULL OR tier <> 'PLAY';

-- They ask for the operator and the reason now; the terms of a referral are those of referral_terms().
DROP FUNCTION IF EXISTS fund_player(text, ledger_account_kind, bigint, text, timestamptz);
DROP FUNCTION IF EXISTS grant_loyalty(text, text, bigint, bigint, timestamptz);
DROP FUNCTION IF EXISTS award_referral(text, jsonb, timestamptz);
DROP FUNCTION IF EXISTS give_award(text, jsonb, text, text, timestamptz);
