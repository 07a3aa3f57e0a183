import { CASINO_QUERIES } from './auditCasinoQueries.ts';
import { REASON_QUERIES } from './auditReasons.ts';

/** Every query returns sentences (`discrepancy`) about errors; no rows means correct. */

const SUM_OF_ENTRIES = `
  SELECT 'The entries sum to ' || sum(amount_cents) || ' cents instead of 0' AS discrepancy
    FROM ledger_entries HAVING sum(amount_cents) <> 0`;

const BALANCES = `
  SELECT 'Account ' || a.id || ' (' || a.kind || ' of ' || a.player_id || ') keeps ' || a.balance_cents || ' cents, its entries sum to '
           || coalesce(e.cents, 0) AS discrepancy
    FROM ledger_accounts a
    LEFT JOIN (SELECT account_id, sum(amount_cents) AS cents FROM ledger_entries GROUP BY account_id) e ON e.account_id = a.id
    WHERE a.player_id IS NOT NULL
      AND (a.balance_cents <> coalesce(e.cents, 0) OR CASE WHEN a.kind IN ('RECEIVABLE', 'CREDIT_RECEIVABLE') THEN e.cents > 0 ELSE e.cents < 0 END)
    ORDER BY a.id`;

const UNKNOWN_ACCOUNTS = `
  SELECT DISTINCT 'Transfer ' || transfer_id || ' names the unknown account ' || account_id AS discrepancy
    FROM ledger_entries e WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.id = e.account_id)`;

/**
 * Entries implied by bets and settlements: a stake a bet, the award of a bonus bet, a payout a version, its reversal by the next one, cash
 * outs, and loans or repayments. Money of a player is cash, but the stake of a bonus bet, and what a bet staked in credits stakes and gets back.
 */
const BETS = `
  WITH version AS (
    SELECT s.*, b.player_id, s.version < max(s.version) OVER (PARTITION BY s.bet_id) AS superseded,
           CASE WHEN b.reward ->> 'kind' = 'PROMOTIONAL_CREDIT' AND s.outcome IN ('PUSH', 'REFUND', 'VOIDED', 'PATRON_CANCELLED', 'INVALID')
             THEN 'PROMOTIONAL_CREDIT' ELSE 'CASH' END AS paid_kind
      FROM settlements s JOIN bets b ON b.id = s.bet_id
  ), account AS (
    SELECT player_id, id AS account_id, kind::text AS account_kind FROM ledger_accounts WHERE player_id IS NOT NULL
  ), cash AS (
    SELECT player_id, account_id AS cash_id FROM account WHERE account_kind = 'CASH'
  ), claim AS (
    SELECT player_id, account_id AS claim_id FROM account WHERE account_kind = 'RECEIVABLE'
  ), credit AS (
    SELECT player_id, account_id AS credit_id FROM account WHERE account_kind = 'PROMOTIONAL_CREDIT'
  ), credit_claim AS (
    SELECT player_id, account_id AS credit_claim_id FROM account WHERE account_kind = 'CREDIT_RECEIVABLE'
  ), implied AS (
    SELECT 'stake:' || b.id AS reference, 'STAKE' AS kind, account_id AS from_account_id, 1 AS to_account_id, b.stake_cents AS amount_cents,
           b.id AS bet_id
      FROM bets b JOIN account USING (player_id)
      WHERE account_kind = CASE b.reward ->> 'kind' WHEN 'BONUS_BET' THEN 'BONUS' WHEN 'PROMOTIONAL_CREDIT' THEN 'PROMOTIONAL_CREDIT' ELSE 'CASH' END
    UNION ALL
    SELECT 'award:' || b.id, 'AWARD', 1, account_id, b.stake_cents, b.id
      FROM bets b JOIN account USING (player_id) WHERE b.reward ->> 'kind' = 'BONUS_BET' AND account_kind = 'BONUS'
    UNION ALL
    SELECT 'payout:' || bet_id || ':' || version, 'PAYOUT', 1, account_id, payout_cents, bet_id
      FROM version JOIN account USING (player_id) WHERE payout_cents > 0 AND account_kind = paid_kind
    UNION ALL
    SELECT 'reverse-payout:' || bet_id || ':' || version, 'PAYOUT_REVERSAL', account_id, 1, payout_cents, bet_id
      FROM version JOIN account USING (player_id) WHERE superseded AND payout_cents > 0 AND account_kind = paid_kind
    UNION ALL
    SELECT 'credit-loan:' || bet_id || ':' || version, 'LOAN', credit_claim_id, credit_id, credit_debt_change_cents, bet_id
      FROM version JOIN credit USING (player_id) JOIN credit_claim USING (player_id) WHERE credit_debt_change_cents > 0
    UNION ALL
    SELECT 'credit-repayment:' || bet_id || ':' || version, 'REPAYMENT', credit_id, credit_claim_id, -credit_debt_change_cents, bet_id
      FROM version JOIN credit USING (player_id) JOIN credit_claim USING (player_id) WHERE credit_debt_change_cents < 0
    UNION ALL
    SELECT 'cash-out:' || bet_id || ':' || number, 'CASH_OUT', 1, cash_id, amount_cents, bet_id
      FROM cash_outs JOIN bets b ON b.id = bet_id JOIN cash USING (player_id)
    UNION ALL
    SELECT 'repayment:' || bet_id || ':cash-out-' || number, 'REPAYMENT', cash_id, claim_id, -debt_change_cents, bet_id
      FROM cash_outs JOIN bets b ON b.id = bet_id JOIN cash USING (player_id) JOIN claim USING (player_id) WHERE debt_change_cents < 0
    UNION ALL
    SELECT 'loan:' || bet_id || ':' || version, 'LOAN', claim_id, cash_id, debt_change_cents, bet_id
      FROM version JOIN cash USING (player_id) JOIN claim USING (player_id) WHERE debt_change_cents > 0
    UNION ALL
    SELECT 'repayment:' || bet_id || ':' || version, 'REPAYMENT', cash_id, claim_id, -debt_change_cents, bet_id
      FROM version JOIN cash USING (player_id) JOIN claim USING (player_id) WHERE debt_change_cents < 0
  ), posted AS (
    SELECT reference, kind::text, from_account_id, to_account_id, amount_cents, bet_id FROM ledger_transfers
      WHERE kind::text NOT IN ('FUNDING', 'HOLD', 'RELEASE', 'CASINO_BONUS_RELEASE') AND NOT starts_with(reference, 'claim-repayment:') AND casino_transaction_id IS NULL AND payment_id IS NULL
  )
  SELECT 'Bet ' || coalesce(i.bet_id, p.bet_id) || ': ' || CASE
           WHEN p.reference IS NULL THEN 'lacks ' || i.reference
           WHEN i.reference IS NULL THEN 'has ' || p.reference || ' of ' || p.amount_cents || ' cents, which nothing implies'
           ELSE 'has another ' || p.reference || ' than its state implies' END AS discrepancy
    FROM implied i FULL JOIN posted p USING (reference)
    WHERE i.reference IS NULL OR p.reference IS NULL
       OR (i.kind, i.from_account_id, i.to_account_id, i.amount_cents, i.bet_id)
          IS DISTINCT FROM (p.kind, p.from_account_id, p.to_account_id, p.amount_cents, p.bet_id)`;

/** What is held is given back once, and what was not is that of the bets that are held now. */
const HOLDS = `
  WITH implied AS (
    SELECT part.name || h.id AS reference, source.id AS from_account_id, held.id AS to_account_id, part.cents AS amount_cents
      FROM held_placements h
      CROSS JOIN LATERAL (VALUES ('hold:', 'CASH', h.cash_cents), ('hold-credit:', 'PROMOTIONAL_CREDIT', h.credit_cents))
        AS part (name, account, cents)
      JOIN ledger_accounts source ON source.player_id = h.player_id AND source.kind::text = part.account
      JOIN ledger_accounts held ON held.player_id = h.player_id AND held.kind = 'HELD'
      WHERE part.cents > 0
    UNION ALL
    SELECT replace(reference, 'release', 'hold'), to_account_id, from_account_id, amount_cents FROM ledger_transfers WHERE kind = 'RELEASE'
  ), posted AS (
    SELECT reference, from_account_id, to_account_id, amount_cents FROM ledger_transfers WHERE kind = 'HOLD'
  )
  SELECT 'The stake ' || coalesce(i.reference, p.reference) || ' is held and given back otherwise than its bets imply' AS discrepancy
    FROM implied i FULL JOIN posted p USING (reference)
    WHERE (i.from_account_id, i.to_account_id, i.amount_cents) IS DISTINCT FROM (p.from_account_id, p.to_account_id, p.amount_cents)`;

const REPAYMENTS = `
  SELECT 'The repayment ' || r.reference || ' is not of a transfer into that cash' AS discrepancy
    FROM ledger_transfers r LEFT JOIN ledger_transfers t ON 'claim-repayment:' || t.reference = r.reference AND t.to_account_id = r.from_account_id
    WHERE starts_with(r.reference, 'claim-repayment:') AND (t.amount_cents >= r.amount_cents) IS NOT TRUE`;

/** Transfers implied by the state of each payment, and loans and repayments as its events say. */
const PAYMENTS = `
  WITH implied AS (
    SELECT p.id, way.kind, coalesce(source.id, 2) AS from_account_id, coalesce(target.id, 2) AS to_account_id, p.amount_cents
      FROM payments p
      CROSS JOIN LATERAL (VALUES
        ('DEPOSIT', NULL, 'CASH', p.direction = 'DEPOSIT' AND p.paid_attempt IS NOT NULL),
        ('DEPOSIT_RETURN', 'CASH', NULL, p.direction = 'DEPOSIT' AND p.paid_attempt IS NOT NULL AND p.state <> 'SUCCESSFUL'),
        ('WITHDRAWAL_HOLD', 'CASH', 'PENDING_WITHDRAWAL', p.direction = 'WITHDRAWAL'),
        ('WITHDRAWAL', 'PENDING_WITHDRAWAL', NULL, p.direction = 'WITHDRAWAL' AND p.paid_attempt IS NOT NULL),
        ('WITHDRAWAL_RELEASE', 'PENDING_WITHDRAWAL', 'CASH',
         p.direction = 'WITHDRAWAL' AND p.paid_attempt IS NULL AND p.state IN ('DECLINED', 'CANCELLED', 'RETURNED')),
        ('WITHDRAWAL_RETURN', NULL, 'CASH', p.direction = 'WITHDRAWAL' AND p.paid_attempt IS NOT NULL AND p.state = 'RETURNED')
      ) AS way (kind, source, target, holds)
      LEFT JOIN ledger_accounts source ON source.player_id = p.player_id AND source.kind::text = way.source
      LEFT JOIN ledger_accounts target ON target.player_id = p.player_id AND target.kind::text = way.target
      WHERE way.holds
    UNION ALL
    SELECT p.id, CASE WHEN e.debt_change_cents > 0 THEN 'LOAN' ELSE 'REPAYMENT' END,
           CASE WHEN e.debt_change_cents > 0 THEN claim.id ELSE cash.id END, CASE WHEN e.debt_change_cents > 0 THEN cash.id ELSE claim.id END,
           abs(e.debt_change_cents)
      FROM payment_events e
      JOIN payments p ON p.id = e.payment_id
      JOIN ledger_accounts cash ON cash.player_id = p.player_id AND cash.kind = 'CASH'
      JOIN ledger_accounts claim ON claim.player_id = p.player_id AND claim.kind = 'RECEIVABLE'
      WHERE e.debt_change_cents <> 0
  ), posted AS (
    SELECT payment_id AS id, kind::text, from_account_id, to_account_id, amount_cents FROM ledger_transfers WHERE payment_id IS NOT NULL
  )
  SELECT 'Payment ' || coalesce(i.id, p.id) || ' and its transfer ' || coalesce(i.kind, p.kind) || ' of ' || coalesce(p.amount_cents, 0) || ' cents differ' AS discrepancy
    FROM implied i FULL JOIN posted p USING (id, kind)
    WHERE (i.from_account_id, i.to_account_id, i.amount_cents) IS DISTINCT FROM (p.from_account_id, p.to_account_id, p.amount_cents)
  UNION ALL
  SELECT 'Payment ' || p.id || ' is ' || p.state || ', its last event says ' || coalesce(e.state, 'nothing')
    FROM payments p
    LEFT JOIN LATERAL (SELECT state FROM payment_events WHERE payment_id = p.id AND NOT ignored ORDER BY id DESC LIMIT 1) e ON true
    WHERE e.state IS DISTINCT FROM p.state`;

const VERSIONS = `
  SELECT 'Bet ' || bet_id || ': its settlement versions are not consecutive' AS discrepancy
    FROM settlements GROUP BY bet_id HAVING max(version) <> count(*)`;

const CASH_OUTS = `
  SELECT 'Bet ' || b.id || ' of ' || b.placed_stake_cents || ' cents is cashed out by ' || b.cashed_tenths || ' tenths with ' || b.stake_cents
           || ' cents running, and settled as ' || coalesce(s.outcome::text, 'PENDING') AS discrepancy
    FROM running_bets b
    LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    WHERE (b.cashed_tenths = 10) <> (coalesce(s.outcome::text, 'PENDING') = 'CASH_OUT') OR (b.cashed_tenths = 10) <> (b.stake_cents = 0)
       OR b.stake_cents < 0 OR b.potential_payout_cents < b.stake_cents OR b.cashed_tenths > 10
       OR b.cash_outs <> (SELECT count(*) FROM cash_outs c WHERE c.bet_id = b.id)`;

/** A cancelled bet ends with its stake returned, less what was cashed out before; of a bonus bet nothing. Nobody else's stake comes back so. */
const CANCELLATIONS = `
  SELECT 'Bet ' || b.id || ' is cancelled as ' || coalesce(c.outcome::text, 'nothing') || ', and settled as '
           || coalesce(s.outcome::text, 'PENDING') || ' of ' || coalesce(s.payout_cents, 0) || ' cents' AS discrepancy
    FROM running_bets b
    JOIN bets placed ON placed.id = b.id
    LEFT JOIN bet_cancellations c ON c.bet_id = b.id
    LEFT JOIN LATERAL (SELECT version, outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    WHERE CASE WHEN c.bet_id IS NULL THEN s.outcome IN ('PATRON_CANCELLED', 'INVALID')
               ELSE (c.version, c.outcome, CASE WHEN placed.reward ->> 'kind' = 'BONUS_BET' THEN 0 ELSE b.stake_cents END)
                    IS DISTINCT FROM (s.version, s.outcome, s.payout_cents) END`;

const PLACEMENTS = `
  SELECT 'Placement ' || id || ' of ' || player_id || ' is ' || coalesce(outcome, 'UNKNOWN') || ', has ' || coalesce(bets, 0)
           || ' bets, the last one at position ' || coalesce(last, 0) || ', and ' || coalesce(held, 0) || ' that are held' AS discrepancy
    FROM (SELECT player_id, id, outcome FROM money_requests WHERE kind = 'PLACEMENT') request
    FULL JOIN (
      SELECT player_id, placement_id AS id, count(*) AS bets, min(position) AS first, max(position) AS last FROM bets GROUP BY 1, 2
    ) placed USING (player_id, id)
    FULL JOIN (SELECT player_id, placement_id AS id, jsonb_array_length(bets) AS held FROM held_placements) waiting USING (player_id, id)
    WHERE (outcome = 'DECIDED') IS DISTINCT FROM (bets IS NOT NULL) OR (outcome = 'HELD') IS DISTINCT FROM (held IS NOT NULL)
       OR (first, last) <> (1, bets)`;

/** A cash out of a player's request is what its request was answered. */
const CASH_OUT_REQUESTS = `
  SELECT 'Cash out ' || number || ' of bet ' || bet_id || ' of ' || amount_cents || ' cents is '
           || CASE WHEN paid THEN 'paid without a request' ELSE 'answered, and not paid' END AS discrepancy
    FROM (SELECT bet_id, number, amount_cents, player_id, true AS paid FROM cash_outs JOIN bets ON bets.id = bet_id WHERE NOT automatic) taken
    FULL JOIN (
      SELECT (answer ->> 'betId')::bigint AS bet_id, (answer ->> 'number')::integer AS number,
             (answer ->> 'amountCents')::bigint AS amount_cents, player_id, true AS answered
        FROM money_requests WHERE kind = 'CASH_OUT' AND outcome = 'DECIDED'
    ) request USING (bet_id, number, amount_cents, player_id)
    WHERE paid IS NULL OR answered IS NULL`;

const HELD_TOO_LONG = `
  SELECT 'The ' || kind || ' ' || id || ' of ' || player_id || ' has been held for '
           || floor(extract(epoch FROM clock_timestamp() - due_at)) || ' seconds longer than its delay' AS discrepancy
    FROM money_requests WHERE due_at < clock_timestamp() - interval '30 seconds'`;

const LEGS = `
  SELECT 'Bet ' || b.id || ' is a ' || b.kind || ' of ' || count(l.bet_id) || ' legs' AS discrepancy
    FROM bets b LEFT JOIN bet_legs l ON l.bet_id = b.id
    GROUP BY b.id, b.kind HAVING (b.kind = 'STRAIGHT') <> (count(l.bet_id) = 1) OR count(l.bet_id) = 0`;

const LIABILITIES = `
  SELECT 'The liability of ' || scope || ' ' || id || ' is kept as ' || coalesce(stored.cents, 0) || ' cents, its open bets sum to '
           || coalesce(open.cents, 0) AS discrepancy
    FROM (SELECT scope, id, sum(cents) AS cents FROM liabilities GROUP BY scope, id) stored FULL JOIN open_liabilities open USING (scope, id)
    WHERE coalesce(stored.cents, 0) <> coalesce(open.cents, 0)`;

const PLAYER_BETS = `
  SELECT 'The sums of the bets of ' || player_id || ' are not what they add up to' AS discrepancy
    FROM player_bets stored FULL JOIN counted_player_bets counted USING (player_id)
    WHERE (stored.open_bets, stored.open_stake_cents, stored.open_payout_cents, stored.settled_bets, stored.settled_stake_cents, stored.settled_payout_cents)
      IS DISTINCT FROM (coalesce(counted.open_bets, 0), coalesce(counted.open_stake_cents, 0), coalesce(counted.open_payout_cents, 0),
                        coalesce(counted.settled_bets, 0), coalesce(counted.settled_stake_cents, 0), coalesce(counted.settled_payout_cents, 0))
    ORDER BY player_id`;

const UNRECORDED_RESULTS = `
  SELECT 'Event ' || e.id || ' is ' || e.status || ' without a result that its bets could be graded by' AS discrepancy
    FROM events e
    WHERE e.status IN ('FINISHED', 'CANCELLED') AND EXISTS (SELECT FROM bet_legs l WHERE l.event_id = e.id)
      AND NOT EXISTS (SELECT FROM results r WHERE r.event_id = e.id) AND NOT EXISTS (SELECT FROM feed_results f WHERE f.event_id = e.id)
    ORDER BY e.id`;

/** Every server delivers once a second. */
const UNDELIVERED_RESULTS = `
  SELECT 'The result of event ' || event_id || ' has not been handed to settlement for '
           || floor(extract(epoch FROM now() - written_at)) || ' seconds' AS discrepancy
    FROM feed_results WHERE written_at < now() - interval '30 seconds' ORDER BY event_id`;

/** Every server cancels once a second. */
const LATE_BETS = `
  SELECT 'Bets on event ' || event_id || ' placed after its start at ' || started_at || ' have not been cancelled for '
           || floor(extract(epoch FROM now() - written_at)) || ' seconds' AS discrepancy
    FROM moved_starts WHERE written_at < now() - interval '30 seconds' ORDER BY id`;

/**
 * Events that open bets wait for in vain: removed from the slate, or without a result hours after their start. $1: the business clock, $2:
 * hours by sport, $3: of every other.
 */
export const MISSING_RESULTS = `
  SELECT 'Event ' || e.id || ' is ' || e.status || ', began at ' || to_char(e.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
           || ' and has no result; open bets on it: ' || bets.count AS discrepancy
    FROM events e
    JOIN competitions c ON c.id = e.competition_id
    CROSS JOIN LATERAL (SELECT count(*) FROM open_bets_on(e.id)) bets
    WHERE bets.count > 0 AND NOT EXISTS (SELECT FROM results r WHERE r.event_id = e.id)
      AND NOT EXISTS (SELECT FROM feed_results f WHERE f.event_id = e.id)
      AND e.status NOT IN ('FINISHED', 'CANCELLED')
      AND (e.status IN ('HIDDEN', 'INVALID')
        OR e.starts_at <= $1::timestamptz - make_interval(hours => coalesce(($2::jsonb ->> c.sport)::integer, $3)))
    ORDER BY e.id`;

/** No error: what the feed has taken back, newest first. */
export const NOTICES = `
  SELECT 'Bet ' || bet_id || ' is void: ' || note AS notice FROM bet_cancellations
    WHERE cancelled_by = 'feed' ORDER BY cancelled_at DESC, bet_id DESC LIMIT 100`;

/** A row of the history for each transfer of what a player can play with, and its balance is the sum of the rows up to it. */
const HISTORY_OF_MONEY = `
  WITH implied AS (
    SELECT a.player_id, a.kind AS account, e.transfer_id, e.amount_cents
      FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.kind IN ('CASH', 'BONUS', 'RESTRICTED', 'PROMOTIONAL_CREDIT')
  ), told AS (
    SELECT player_id, account, transfer_id, amount_cents, balance_cents,
           sum(amount_cents) OVER (PARTITION BY player_id, account ORDER BY id) AS sum_cents
      FROM player_entries
  )
  SELECT 'Transfer ' || transfer_id || ' and its row in the history of ' || player_id || ' differ' AS discrepancy
    FROM implied i FULL JOIN told t USING (player_id, account, transfer_id)
    WHERE i.amount_cents IS DISTINCT FROM t.amount_cents OR t.balance_cents <> t.sum_cents
    ORDER BY transfer_id`;

/** What the history says of a bet is what is settled of it: its stakes in cash, and what they were paid. */
const HISTORY_OF_BETS = `
  WITH implied AS (
    SELECT b.id AS bet_id,
           CASE WHEN placed.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0
                ELSE b.placed_stake_cents - CASE WHEN coalesce(s.outcome::text, 'PENDING') = 'PENDING' THEN b.stake_cents ELSE 0 END END AS stake_cents,
           b.paid_cents + CASE WHEN pays_credits(placed.reward, s.outcome) THEN 0 ELSE coalesce(s.payout_cents, 0) END AS returned_cents
      FROM running_bets b
      JOIN bets placed ON placed.id = b.id
      LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
  ), told AS (
    SELECT bet_id, sum(stake_cents) AS stake_cents, sum(returned_cents) AS returned_cents FROM bet_entries GROUP BY bet_id
  )
  SELECT 'The history of bet ' || bet_id || ' does not add up to its settlement' AS discrepancy
    FROM implied i FULL JOIN told t USING (bet_id)
    WHERE (i.stake_cents, i.returned_cents) IS DISTINCT FROM (coalesce(t.stake_cents, 0), coalesce(t.returned_cents, 0))`;

const REWARDS_SPENT = `
  SELECT 'Reward ' || reward_id || ' is spent on ' || count(*) || ' bets' AS discrepancy FROM reward_uses GROUP BY reward_id HAVING count(*) > 1`;

/** The points of each bet are those of what is settled of it; sums are those of the entries; each redemption has its transfer, and no other is of its kind. */
const LOYALTY = `
  WITH implied AS (
    SELECT b.id AS bet_id,
           CASE WHEN b.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0
                ELSE floor((coalesce(t.cents, 0) * rule.cash_out_percent / 100.0 + CASE WHEN s.outcome::text IN ('WIN', 'LOSS') THEN b.stake_cents - coalesce(t.cents, 0) ELSE 0 END)
                           * rule.points_per_dollar_hundredths / 10000.0) END AS points
      FROM bets b
      CROSS JOIN LATERAL (SELECT * FROM loyalty_rules WHERE product = 'SPORTS' AND from_at <= b.placed_at ORDER BY from_at DESC LIMIT 1) rule
      LEFT JOIN LATERAL (SELECT sum(stake_cents) AS cents FROM cash_outs WHERE bet_id = b.id) t ON true
      LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
  ), told AS (
    SELECT bet_id, sum(credits) AS points, bool_or(credits <> tier_points) AS differ FROM loyalty_entries WHERE bet_id IS NOT NULL GROUP BY bet_id
  )
  SELECT 'The ' || coalesce(told.points, 0) || ' points of bet ' || bet_id || ' are not those of its settlement, ' || coalesce(implied.points, 0) AS discrepancy FROM implied FULL JOIN told USING (bet_id)
    WHERE coalesce(implied.points, 0) <> coalesce(told.points, 0) OR told.differ
  UNION ALL
  SELECT 'Member ' || coalesce(m.player_id, e.player_id) || ' keeps other credits than the entries sum to'
    FROM loyalty_members m FULL JOIN (SELECT player_id, sum(credits) AS credits FROM loyalty_entries GROUP BY player_id) e USING (player_id)
    WHERE coalesce(m.credits, 0) <> coalesce(e.credits, 0)
  UNION ALL
  SELECT 'Member ' || coalesce(y.player_id, e.player_id) || ' keeps other tier points of ' || year || ' than the entries sum to'
    FROM loyalty_years y FULL JOIN (SELECT player_id, year, sum(tier_points) AS points FROM loyalty_entries GROUP BY player_id, year) e USING (player_id, year)
    WHERE coalesce(y.tier_points, 0) <> coalesce(e.points, 0)
  UNION ALL
  SELECT 'Redemption ' || coalesce(e.reference, t.reference) || ' of ' || coalesce(e.cents, 0) || ' cents and its transfer of ' || coalesce(t.amount_cents, 0) || ' differ'
    FROM (
      SELECT 'loyalty:' || e.id AS reference, a.id AS account_id, e.cents
        FROM loyalty_entries e JOIN loyalty_redemption_methods m ON m.id = e.method_id
        JOIN ledger_accounts a ON a.player_id = e.player_id AND a.kind::text = m.account
        WHERE e.kind = 'REDEMPTION'
    ) e
    FULL JOIN (SELECT reference, to_account_id, from_account_id, amount_cents FROM ledger_transfers WHERE kind = 'FUNDING' AND starts_with(reference, 'loyalty:')) t
      USING (reference)
    WHERE (e.account_id, e.cents, 1) IS DISTINCT FROM (t.to_account_id, t.amount_cents, t.from_account_id)`;

export const DISCREPANCY_QUERIES: readonly string[] = [
  SUM_OF_ENTRIES,
  BALANCES,
  UNKNOWN_ACCOUNTS,
  BETS,
  HOLDS,
  REPAYMENTS,
  PAYMENTS,
  ...CASINO_QUERIES,
  VERSIONS,
  CASH_OUTS,
  CANCELLATIONS,
  PLACEMENTS,
  CASH_OUT_REQUESTS,
  HELD_TOO_LONG,
  LEGS,
  LIABILITIES,
  PLAYER_BETS,
  REWARDS_SPENT,
  HISTORY_OF_MONEY,
  HISTORY_OF_BETS,
  LOYALTY,
  ...REASON_QUERIES,
  UNRECORDED_RESULTS,
  UNDELIVERED_RESULTS,
  LATE_BETS,
];
