-- The wagering of casino bonuses (docs/adr/0124). A bonus is cash once it was bet casino_bonus_times() times, as far as it could be lost.

-- Counts what a round that has ended has bet of the bonus: its share of the bets, less what they return whatever is drawn. What of it is not known
-- counts nothing, but for slots, which cover no outcome. Once all is wagered, the bonus is cash; once it is lost, nothing is left to be wagered.
-- The cash account is locked. Returns what of the cash has repaid a debt.
CREATE OR REPLACE FUNCTION wager_casino_bonus(
  p_round casino_rounds, p_player_id text, p_game_id text, p_certain_return_cents bigint, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_certain bigint := p_certain_return_cents;
  v_counted bigint;
  v_left bigint;
  v_bonus ledger_accounts;
BEGIN
  IF p_round.bonus_cents = 0 THEN RETURN 0; END IF;
  IF v_certain IS NULL THEN
    SELECT CASE WHEN engine = 'slot' THEN 0 ELSE p_round.bet_cents END INTO v_certain FROM casino_games WHERE id = p_game_id;
  END IF;
  v_counted := floor(greatest(0, p_round.bet_cents - v_certain)::numeric * p_round.bonus_cents / p_round.bet_cents);
  UPDATE casino_bonus_wagering SET wagered_cents = wagered_cents + v_counted WHERE player_id = p_player_id
    RETURNING required_cents - wagered_cents INTO v_left;
  IF NOT FOUND THEN RETURN 0; END IF;
  UPDATE casino_rounds SET wagered_cents = v_counted WHERE id = p_round.id;
  SELECT * INTO v_bonus FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'BONUS';
  IF v_left > 0 THEN
    DELETE FROM casino_bonus_wagering
      WHERE player_id = p_player_id AND v_bonus.balance_cents = 0
        AND NOT EXISTS (SELECT FROM casino_rounds r JOIN casino_sessions s ON s.id = r.session_id
                          WHERE s.player_id = p_player_id AND r.status = 'OPEN' AND r.bonus_cents > 0);
    RETURN 0;
  END IF;
  DELETE FROM casino_bonus_wagering WHERE player_id = p_player_id;
  IF v_bonus.balance_cents = 0 THEN RETURN 0; END IF;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    SELECT 'casino-bonus-release:' || p_round.id, 'CASINO_BONUS_RELEASE', v_bonus.id, id, v_bonus.balance_cents, p_at
      FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'CASH';
  RETURN repay_claim(p_player_id, 'claim-repayment:casino-bonus-release:' || p_round.id, v_bonus.balance_cents, p_at);
END
$$;
