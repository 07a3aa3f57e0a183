/** Each transfer that comes from no bet, round or payment is what its reason says (docs/adr/0128), and each reason has its transfer. */
const FUNDING = `
  WITH given AS (
    SELECT 'CREDIT' AS kind, subject AS reference, player_id, detail ->> 'account' AS account, (detail ->> 'cents')::bigint AS cents
      FROM operator_actions WHERE kind = 'CREDIT'
    UNION ALL
    SELECT 'PROMOTION', 'promotion:' || id, player_id, CASE award ->> 'kind' WHEN 'CASINO_BONUS' THEN 'BONUS' ELSE award ->> 'kind' END,
           (award ->> 'amountCents')::bigint
      FROM promotion_awards WHERE reward_id IS NULL
    UNION ALL
    SELECT 'CASHBACK', 'cashback:' || c.number, c.player_id, 'CASH', r.amount_cents FROM cashback_claims c JOIN rewards r ON r.id = c.reward_id
    UNION ALL
    SELECT 'LOYALTY', 'loyalty:' || e.id, e.player_id, m.account, e.cents
      FROM loyalty_entries e JOIN loyalty_redemption_methods m ON m.id = e.method_id WHERE e.kind = 'REDEMPTION'
  ), posted AS (
    SELECT t.reference, a.player_id, a.kind::text AS account, t.amount_cents AS cents, t.to_account_id <> 1 AS is_gift,
           regexp_replace(t.reference, ':(withdrawn|restored):[0-9]+$', '') AS original
      FROM ledger_transfers t JOIN ledger_accounts a ON a.id = CASE t.to_account_id WHEN 1 THEN t.from_account_id ELSE t.to_account_id END
      WHERE t.kind = 'FUNDING'
  )
  SELECT CASE WHEN p.is_gift THEN 'The ' || p.cents || ' cents that ' || p.reference || ' gave to ' ELSE 'The ' || p.cents || ' cents that ' || p.reference || ' took from ' END
           || p.account || ' of ' || coalesce(p.player_id, 'nobody') || ' have no reason' AS discrepancy
    FROM posted p
    LEFT JOIN given g ON g.reference = CASE WHEN starts_with(p.reference, 'promotion:') THEN p.original ELSE p.reference END
    -- Null: an award of before its amount was stored.
    WHERE g.reference IS NULL OR p.player_id IS DISTINCT FROM g.player_id OR p.cents <> g.cents OR p.account <> g.account
  UNION ALL
  SELECT 'The ' || coalesce(g.cents::text || ' cents', 'money') || ' of ' || g.reference || ' never came to ' || g.player_id
    FROM given g LEFT JOIN posted p USING (reference)
    WHERE p.reference IS NULL AND g.kind <> 'LOYALTY'`;

/** What a reward is worth at most, in words. */
const WORTH = `CASE r.kind WHEN 'PROFIT_BOOST' THEN r.percent || ' % on ' || r.maximum_amount_cents || ' cents'
                           WHEN 'BONUS_SPINS' THEN r.spins || ' spins of ' || r.amount_cents || ' cents' ELSE r.amount_cents || ' cents' END`;

/** Each reward is what gave it: an award of a promotion, a code, a referral or an operator. Null: it was given before that was stored. */
const REWARDS = `
  WITH given AS (
    SELECT 'promotion:' || id AS source, reward_id AS id, player_id, award ->> 'kind' AS kind, (award ->> 'amountCents')::bigint AS cents,
           (award ->> 'percent')::integer AS percent, (award ->> 'maximumAmountCents')::bigint AS most_cents, (award ->> 'spins')::integer AS spins
      FROM promotion_awards WHERE reward_id IS NOT NULL
    UNION ALL
    SELECT 'promo-code:' || u.payment_id, u.reward_id, u.player_id, 'BONUS_BET', c.bonus_bet_cents, NULL, NULL, NULL
      FROM promo_code_uses u JOIN promo_codes c USING (code) WHERE u.reward_id IS NOT NULL
    UNION ALL
    SELECT 'referral:' || f.friend_id || ':' || part.player_id, part.reward_id, part.player_id, f.award ->> 'kind', (f.award ->> 'amountCents')::bigint,
           NULL, NULL, NULL
      FROM referrals f
      CROSS JOIN LATERAL (VALUES (f.friend_id, f.friend_reward_id), (f.referrer_id, f.referrer_reward_id)) AS part (player_id, reward_id)
      WHERE f.awarded_at IS NOT NULL
    UNION ALL
    SELECT 'operator:' || id, subject, player_id, detail ->> 'kind', (detail ->> 'amount_cents')::bigint, (detail ->> 'percent')::integer,
           (detail ->> 'maximum_amount_cents')::bigint, (detail ->> 'spins')::integer
      FROM operator_actions WHERE kind = 'REWARD'
  )
  SELECT 'The ' || r.kind || ' ' || r.id || ' of ' || r.player_id || ', ' || ${WORTH} || ', has no reason' AS discrepancy
    FROM rewards r LEFT JOIN given g USING (source, id, player_id)
    WHERE g.source IS NULL OR r.kind <> g.kind OR r.amount_cents <> g.cents OR r.percent <> g.percent OR r.maximum_amount_cents <> g.most_cents
       OR r.spins <> g.spins`;

/** Offers are put up by an operator, and what they gave is of an offer. */
const OFFERS = `
  SELECT 'The ' || a.cents || ' cents of award ' || a.id || ' to ' || a.player_id || ' have no reason: nobody put up ' || a.promotion_id AS discrepancy
    FROM promotion_awards a
    WHERE NOT EXISTS (SELECT FROM operator_actions WHERE kind = 'PROMOTION' AND subject = a.promotion_id)
  UNION ALL
  SELECT 'Promotion ' || p.id || ' has no reason: nobody put up its award of ' || award_cost_cents(p.award) || ' cents'
    FROM promotions p
    LEFT JOIN LATERAL (SELECT detail -> 'award' AS award FROM operator_actions WHERE kind = 'PROMOTION' AND subject = p.id ORDER BY id DESC LIMIT 1) put ON true
    WHERE p.award IS NOT NULL AND put.award IS DISTINCT FROM p.award
  UNION ALL
  SELECT 'Promo code ' || c.code || ' of ' || c.bonus_bet_cents || ' cents has no reason: nobody added it'
    FROM promo_codes c
    WHERE NOT EXISTS (SELECT FROM operator_actions WHERE kind = 'PROMO_CODE' AND subject = c.code
                        AND (detail ->> 'bonus_bet_cents')::bigint = c.bonus_bet_cents)`;

/** Points are of a bet (auditQueries.ts), or of an operator; a tier is that of the last grant. */
const POINTS = `
  SELECT 'The ' || e.credits || ' credits and ' || e.tier_points || ' tier points of entry ' || e.id || ' of ' || e.player_id || ' have no reason' AS discrepancy
    FROM loyalty_entries e
    LEFT JOIN operator_actions o ON o.id = e.operator_action_id AND o.kind = 'LOYALTY' AND o.player_id = e.player_id
    WHERE e.kind = 'GRANT' AND ((o.detail ->> 'credits')::bigint, (o.detail ->> 'tierPoints')::bigint) IS DISTINCT FROM (e.credits, e.tier_points)
  UNION ALL
  SELECT 'The tier ' || m.tier || ' of ' || m.player_id || ' has no reason'
    FROM loyalty_members m
    LEFT JOIN LATERAL (SELECT detail ->> 'tier' AS tier FROM operator_actions
                         WHERE player_id = m.player_id AND kind = 'LOYALTY' AND detail ->> 'tier' IS NOT NULL ORDER BY id DESC LIMIT 1) given ON true
    WHERE m.tier <> coalesce(given.tier, 'PLAY')`;

/** Queries about what is given for nothing, as those of auditQueries.ts. */
export const REASON_QUERIES: readonly string[] = [FUNDING, REWARDS, OFFERS, POINTS];
