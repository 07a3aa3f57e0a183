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
      AND (a.balance_cents <> coalesce(e.cents, 0) OR CASE WHEN a.kind = 'RECEIVABLE' THEN e.cents > 0 ELSE e.cents < 0 END)
    ORDER BY a.id`;

const UNKNOWN_ACCOUNTS = `
  SELECT DISTINCT 'Transfer ' || transfer_id || ' names the unknown account ' || account_id AS discrepancy
    FROM ledger_entries e WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.id = e.account_id)`;

/** Entries implied by bets and settlements: a stake a bet, a payout a version, its reversal by the next one, and loan or repayment. */
const BETS = `
  WITH version AS (
    SELECT s.*, b.player_id, s.version < max(s.version) OVER (PARTITION BY s.bet_id) AS superseded
      FROM settlements s JOIN bets b ON b.id = s.bet_id
  ), cash AS (
    SELECT player_id, id AS cash_id FROM ledger_accounts WHERE kind = 'CASH'
  ), claim AS (
    SELECT player_id, id AS claim_id FROM ledger_accounts WHERE kind = 'RECEIVABLE'
  ), implied AS (
    SELECT 'stake:' || b.id AS reference, 'STAKE' AS kind, cash_id AS from_account_id, 1 AS to_account_id, b.stake_cents AS amount_cents,
           b.id AS bet_id FROM bets b JOIN cash USING (player_id)
    UNION ALL
    SELECT 'payout:' || bet_id || ':' || version, 'PAYOUT', 1, cash_id, payout_cents, bet_id
      FROM version JOIN cash USING (player_id) WHERE payout_cents > 0
    UNION ALL
    SELECT 'reverse-payout:' || bet_id || ':' || version, 'PAYOUT_REVERSAL', cash_id, 1, payout_cents, bet_id
      FROM version JOIN cash USING (player_id) WHERE superseded AND payout_cents > 0
    UNION ALL
    SELECT 'loan:' || bet_id || ':' || version, 'LOAN', claim_id, cash_id, debt_change_cents, bet_id
      FROM version JOIN cash USING (player_id) JOIN claim USING (player_id) WHERE debt_change_cents > 0
    UNION ALL
    SELECT 'repayment:' || bet_id || ':' || version, 'REPAYMENT', cash_id, claim_id, -debt_change_cents, bet_id
      FROM version JOIN cash USING (player_id) JOIN claim USING (player_id) WHERE debt_change_cents < 0
  ), posted AS (
    SELECT reference, kind::text, from_account_id, to_account_id, amount_cents, bet_id FROM ledger_transfers WHERE kind <> 'FUNDING'
  )
  SELECT 'Bet ' || coalesce(i.bet_id, p.bet_id) || ': ' || CASE
           WHEN p.reference IS NULL THEN 'lacks ' || i.reference
           WHEN i.reference IS NULL THEN 'has ' || p.reference || ', which nothing implies'
           ELSE 'has another ' || p.reference || ' than its state implies' END AS discrepancy
    FROM implied i FULL JOIN posted p USING (reference)
    WHERE i.reference IS NULL OR p.reference IS NULL
       OR (i.kind, i.from_account_id, i.to_account_id, i.amount_cents, i.bet_id)
          IS DISTINCT FROM (p.kind, p.from_account_id, p.to_account_id, p.amount_cents, p.bet_id)`;

const VERSIONS = `
  SELECT 'Bet ' || bet_id || ': its settlement versions are not consecutive' AS discrepancy
    FROM settlements GROUP BY bet_id HAVING max(version) <> count(*)`;

const PLACEMENTS = `
  SELECT 'Placement ' || p.id || ' of ' || p.player_id || ' says ' || CASE WHEN p.placed THEN 'placed' ELSE 'rejected' END || ' and has '
           || count(b.id) || ' bets' AS discrepancy
    FROM placements p LEFT JOIN bets b ON b.player_id = p.player_id AND b.placement_id = p.id
    GROUP BY p.player_id, p.id, p.placed HAVING p.placed <> (count(b.id) > 0)`;

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

export const DISCREPANCY_QUERIES: readonly string[] = [
  SUM_OF_ENTRIES,
  BALANCES,
  UNKNOWN_ACCOUNTS,
  BETS,
  VERSIONS,
  PLACEMENTS,
  LEGS,
  LIABILITIES,
  PLAYER_BETS,
  UNRECORDED_RESULTS,
  UNDELIVERED_RESULTS,
];
