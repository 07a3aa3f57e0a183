-- Rights of the functions of one release, whose schema is the first of the search path. Run after them, as the role that owns the tables.
DO $$
DECLARE
  -- These functions write tables that slipstream_run may not, with their owner's rights. The search_path is fixed, or a caller could
  -- substitute tables of its own.
  v_functions CONSTANT text[] := ARRAY[
    'place_bets', 'decide_held_placement', 'open_player_accounts', 'lock_bets_on_event', 'lock_funds', 'settle_bets', 'take_cash_out', 'cancel_bet',
    'casino_transact', 'casino_end_round', 'casino_win_jackpot', 'begin_payment', 'apply_payment_step', 'name_payment_method', 'redeem_loyalty', 'enrol_in_promotion', 'award_promotions', 'recheck_awards', 'claim_cashback',
    'attribute_referral', 'referral_code', 'award_referral', 'log_safer_play', 'write_limit', 'stop_player', 'write_safer_play_head',
    'write_person_keys', 'note_person',
    'join_tournament', 'place_tournament_pick', 'grade_tournament_picks'
  ];
  -- What an operator does (functions/operator_actions.sql): the servers' role may where there is a sandbox, as slipstream.sandbox says. What that
  -- takes away is taken from the other releases, too.
  v_of_operators CONSTANT text[] := ARRAY['fund_player', 'grant_reward', 'grant_loyalty', 'put_up_promotions', 'add_promo_code', 'set_jackpot', 'move_clock'];
  v_sandbox CONSTANT boolean := current_setting('slipstream.sandbox') = 'on';
  v_release CONSTANT text := current_schema();
  v_function record;
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO slipstream_run', v_release);
  FOR v_function IN
    SELECT oid::regprocedure AS signature, proname = ANY (v_of_operators) AS of_operators, pronamespace = v_release::regnamespace AS is_ours
      FROM pg_proc
      WHERE pronamespace = v_release::regnamespace AND proname = ANY (v_functions || v_of_operators)
        OR proname = ANY (v_of_operators) AND pronamespace IN (SELECT to_regnamespace(schema) FROM releases)
  LOOP
    IF v_function.is_ours THEN
      EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, public, pg_temp', v_function.signature, v_release);
      EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', v_function.signature);
    END IF;
    IF v_function.of_operators AND NOT v_sandbox THEN
      EXECUTE format('REVOKE ALL ON FUNCTION %s FROM slipstream_run', v_function.signature);
    ELSIF v_function.is_ours THEN
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO slipstream_run', v_function.signature);
    END IF;
  END LOOP;
  -- Without a sandbox, the time is what it is.
  IF NOT v_sandbox THEN PERFORM move_clock(NULL); END IF;
END
$$;
