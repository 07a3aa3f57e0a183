-- Bets in play are held for the place-bet delay of their market: stored with their stakes by place_bets, and decided at the end whatever
-- the player does meanwhile (docs/adr/0058).

-- How much longer they are held; at least 1, because the caller waits for it.
CREATE OR REPLACE FUNCTION held_for_ms(p_held held_placements) RETURNS integer LANGUAGE sql VOLATILE
RETURN greatest(1, ceil(extract(epoch FROM (p_held).due_at - clock_timestamp()) * 1000))::integer;

-- Takes the stakes from cash and credits. The player's cash account is locked.
CREATE OR REPLACE FUNCTION hold_stakes(p_held held_placements, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (kind, player_id, balance_cents) VALUES ('HELD', p_held.player_id, 0) ON CONFLICT DO NOTHING;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    SELECT part.name || p_held.id, 'HOLD', source.id, held.id, part.cents, p_at
      FROM (VALUES ('hold:', 'CASH', p_held.cash_cents), ('hold-credit:', 'PROMOTIONAL_CREDIT', p_held.credit_cents)) AS part (name, account, cents)
      JOIN ledger_accounts source ON source.player_id = p_held.player_id AND source.kind::text = part.account
      JOIN ledger_accounts held ON held.player_id = p_held.player_id AND held.kind = 'HELD'
      WHERE part.cents > 0;
END
$$;

-- Gives them back, and ends the hold.
CREATE OR REPLACE FUNCTION release_held_stakes(p_held held_placements, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    SELECT replace(reference, 'hold', 'release'), 'RELEASE', to_account_id, from_account_id, amount_cents, p_at
      FROM ledger_transfers WHERE reference IN ('hold:' || p_held.id, 'hold-credit:' || p_held.id);
  DELETE FROM held_placements WHERE id = p_held.id;
END
$$;

-- Of bets that are not placed after all; from slot 0, as settlement does.
CREATE OR REPLACE FUNCTION give_back_liability(p_held held_placements) RETURNS void LANGUAGE sql AS $$
  INSERT INTO liabilities AS kept (scope, id, cents)
    SELECT scope, id, -cents
      FROM unnest((p_held).liability_scopes, (p_held).liability_ids, (p_held).liability_cents) AS taken (scope, id, cents)
      ORDER BY scope, id
    ON CONFLICT (scope, id, slot) DO UPDATE SET cents = kept.cents + excluded.cents
$$;

-- Ends the hold of bets that are decided: gives the stakes back, and the liability of refused bets. Of bets that are placed at prices that
-- moved, it takes what settlement will remove: more where it fits into the caps, less in any case. Returns the errors.
--
-- p_errors: null where the bets are placed. p_liability: of the player, without these bets. Three elements a leg in p_scopes, p_ids and
-- p_wins, as in place_bets.
CREATE OR REPLACE FUNCTION end_hold(
  p_held held_placements, p_at timestamptz, p_errors jsonb, p_liability bigint,
  p_scopes liability_scope[], p_ids text[], p_wins bigint[], p_payouts bigint[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM release_held_stakes(p_held, p_at);
  IF p_errors IS NULL AND p_payouts = p_held.payouts THEN
    RETURN NULL;
  END IF;
  PERFORM give_back_liability(p_held);
  IF p_errors IS NOT NULL THEN
    RETURN p_errors;
  END IF;
  IF EXISTS (SELECT FROM unnest(p_payouts, p_held.payouts) AS bet (now, held) WHERE now > held) THEN
    RETURN take_liability(p_held.player_id, p_liability, p_scopes, p_ids, p_wins, p_held.leg_bets, p_held.draft_bet_ids, p_held.stakes, p_payouts);
  END IF;
  INSERT INTO liabilities AS kept (scope, id, cents)
    SELECT scope, id, sum(win) FROM unnest(p_scopes, p_ids, p_wins) AS taken (scope, id, win) GROUP BY scope, id ORDER BY scope, id
    ON CONFLICT (scope, id, slot) DO UPDATE SET cents = kept.cents + excluded.cents;
  RETURN NULL;
END
$$;

-- Decides bets that are held, once their time is over. p_held_ms: how long the caller has waited; where it is the whole delay, it holds
-- whatever the clocks say. Answers as place_bets does, HELD where it is too early. After PRICES_MOVED it is asked again with p_refused, or
-- with the payouts (one a bet) and odds (one a leg) of the prices that moved; without them those of the hold hold.
CREATE OR REPLACE FUNCTION decide_held_placement(
  p_player_id text, p_placement_id text, p_at timestamptz, p_held_ms integer, p_slip_owner text,
  p_refused jsonb, p_payouts bigint[], p_numerators bigint[], p_denominators bigint[],
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT errors jsonb, OUT delay_ms integer, OUT balances json, OUT slip json
) LANGUAGE plpgsql AS $$
DECLARE
  h held_placements;
BEGIN
  SELECT * INTO h FROM held_placements WHERE player_id = p_player_id AND placement_id = p_placement_id;
  IF NOT FOUND THEN
    outcome := 'NOT_HELD';
  ELSIF clock_timestamp() < h.due_at AND p_held_ms < h.delay_ms THEN
    outcome := 'HELD';
    delay_ms := held_for_ms(h);
  ELSE
    -- Of several callers the first one decides: the others wait for the player's account there, and get its answer.
    SELECT * INTO outcome, bet_ids, legs, errors, delay_ms, balances, slip
      FROM place_bets(h.player_id, NULL, h.placement_id, h.body_hash, p_at, p_refused, h.draft_bet_ids, h.kinds, h.stakes, coalesce(p_payouts, h.payouts),
                      h.leg_bets, h.selection_ids, coalesce(p_numerators, h.numerators), coalesce(p_denominators, h.denominators),
                      h.points, h.terms, h.rewards, h.shown, true, 1, 1, false, NULL, true, p_slip_owner);
  END IF;
END
$$;
