/** A transfer for each transaction that moved money, one for what of it was bonus, and one for what of it repaid a debt. */
const CASINO = `
  WITH implied AS (
    SELECT t.id, 'casino-' || part || lower(t.kind) || ':' || t.id AS reference, 'CASINO_' || upper(replace(part, '-', '_')) || t.kind AS kind,
           CASE t.kind WHEN 'BET' THEN account.id ELSE 1 END AS from_account_id,
           CASE t.kind WHEN 'BET' THEN 1 ELSE account.id END AS to_account_id, cents AS amount_cents
      FROM casino_transactions t JOIN casino_sessions s ON s.id = t.session_id
      CROSS JOIN LATERAL (VALUES ('', 'CASH', t.posted_cents - t.bonus_cents), ('bonus-', 'BONUS', t.bonus_cents)) AS moved (part, account, cents)
      JOIN ledger_accounts account ON account.player_id = s.player_id AND account.kind::text = moved.account
      WHERE cents > 0
    UNION ALL
    SELECT t.id, 'casino-repayment:' || t.id, 'REPAYMENT', cash.id, claim.id, t.repaid_cents
      FROM casino_transactions t JOIN casino_sessions s ON s.id = t.session_id
      JOIN ledger_accounts cash ON cash.player_id = s.player_id AND cash.kind = 'CASH'
      JOIN ledger_accounts claim ON claim.player_id = s.player_id AND claim.kind = 'RECEIVABLE'
      WHERE t.repaid_cents > 0
  ), posted AS (
    SELECT casino_transaction_id AS id, reference, kind::text, from_account_id, to_account_id, amount_cents FROM ledger_transfers
      WHERE casino_transaction_id IS NOT NULL
  )
  SELECT 'Casino transaction ' || coalesce(i.id, p.id) || ' and its transfer of ' || coalesce(p.amount_cents, 0) || ' cents differ' AS discrepancy
    FROM implied i FULL JOIN posted p USING (id, reference)
    WHERE (i.id, i.kind, i.from_account_id, i.to_account_id, i.amount_cents)
      IS DISTINCT FROM (p.id, p.kind, p.from_account_id, p.to_account_id, p.amount_cents)`;

const CASINO_ROUNDS = `
  SELECT 'Casino round ' || coalesce(r.id::text, sums.server_round_id) || ' is not the sum of its transactions' AS discrepancy
    FROM casino_rounds r
    FULL JOIN (
      SELECT game_server_id, server_round_id, sum(CASE kind WHEN 'BET' THEN posted_cents WHEN 'ROLLBACK' THEN -posted_cents ELSE 0 END) AS bet_cents,
             sum(CASE kind WHEN 'BET' THEN bonus_cents WHEN 'ROLLBACK' THEN -bonus_cents ELSE 0 END) AS bonus_cents,
             sum(posted_cents) FILTER (WHERE kind = 'WIN') AS win_cents, sum(bonus_cents) FILTER (WHERE kind = 'WIN') AS bonus_win_cents
        FROM casino_transactions WHERE refusal IS NULL AND (kind <> 'ROLLBACK' OR posted_cents > 0) GROUP BY game_server_id, server_round_id
    ) sums USING (game_server_id, server_round_id)
    WHERE (r.bet_cents, r.bonus_cents, r.win_cents, r.bonus_win_cents)
      IS DISTINCT FROM (sums.bet_cents, sums.bonus_cents, coalesce(sums.win_cents, 0), coalesce(sums.bonus_win_cents, 0))
  UNION ALL
  SELECT 'The wagering of the bonus of ' || player_id || ' is not what rounds have counted'
    FROM casino_bonus_wagering w
    WHERE wagered_cents > (SELECT coalesce(sum(r.wagered_cents), 0) FROM casino_rounds r JOIN casino_sessions s ON s.id = r.session_id
                             WHERE s.player_id = w.player_id)
  UNION ALL
  SELECT 'The ' || t.amount_cents || ' cents of the release of a bonus ' || t.reference || ' have no round that ended'
    FROM ledger_transfers t
    LEFT JOIN casino_rounds r ON t.reference = 'casino-bonus-release:' || r.id AND r.status = 'ENDED' AND r.bonus_cents > 0
    WHERE t.kind::text = 'CASINO_BONUS_RELEASE' AND r.id IS NULL`;

const WINS_OUT_OF_BOUNDS = `
  SELECT 'Casino win ' || id || ' of ' || requested_cents || ' cents is more than the bets of round ' || server_round_id || ' of '
           || game_server_id || ' can win: a person has to look at it' AS discrepancy
    FROM casino_transactions WHERE refusal = 'WIN_OUT_OF_BOUNDS' ORDER BY id`;

/** Queries about games and their bonuses, as those of auditQueries.ts. */
export const CASINO_QUERIES: readonly string[] = [CASINO, CASINO_ROUNDS, WINS_OUT_OF_BOUNDS];
