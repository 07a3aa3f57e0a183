-- Rights of each role. Run after the migrations at every start, as the role that owns the tables, so that tables of later migrations get
-- their rights too. Servers work as slipstream_run, which owns nothing.
-- One process at a time. Locks with two numbers never conflict with the single-number locks of the feed and events; (60, 2) is the audit's.
SELECT pg_advisory_xact_lock(60, 1);

-- Roles belong to the whole cluster, so another database may have created the role, even at this moment.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'slipstream_run') THEN
    CREATE ROLE slipstream_run;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END
$$;

-- An owner that is also the server's log-in must be able to become slipstream_run. If it may not grant itself that, an administrator must,
-- or servers log in as another role.
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'slipstream_run', CASE WHEN current_setting('server_version_num')::integer < 160000 THEN 'MEMBER' ELSE 'SET' END) THEN
    GRANT slipstream_run TO CURRENT_USER;
  END IF;
EXCEPTION WHEN insufficient_privilege OR unique_violation THEN
  NULL;
END
$$;

DO $$
DECLARE
  -- All other tables may be read and written. An empty list: the server has no rights on the table.
  v_restricted CONSTANT jsonb := '{
    "ledger_accounts": "SELECT",
    "ledger_transfers": "SELECT",
    "money_requests": "SELECT",
    "held_placements": "SELECT",
    "bets": "SELECT",
    "bet_legs": "SELECT",
    "bet_cancellations": "SELECT",
    "settlements": "SELECT",
    "player_entries": "SELECT",
    "bet_entries": "SELECT",
    "bet_entry_sports": "SELECT",
    "tax_rules": "SELECT",
    "tournaments": "SELECT, INSERT",
    "tournament_players": "SELECT",
    "tournament_picks": "SELECT",
    "tournament_pick_grades": "SELECT",
    "cash_outs": "SELECT",
    "results": "SELECT, INSERT",
    "location_checks": "SELECT, INSERT",
    "liabilities": "SELECT",
    "liability_caps": "SELECT",
    "player_bets": "SELECT",
    "rewards": "SELECT",
    "operator_actions": "SELECT",
    "promotions": "SELECT",
    "casino_categories": "SELECT",
    "casino_providers": "SELECT",
    "casino_games": "SELECT",
    "casino_game_categories": "SELECT",
    "casino_jackpots": "SELECT",
    "casino_jackpot_wins": "SELECT",
    "casino_favourites": "SELECT, INSERT, DELETE",
    "player_favourites": "SELECT, INSERT, DELETE",
    "casino_sessions": "SELECT, INSERT, UPDATE",
    "casino_rounds": "SELECT",
    "casino_bonus_wagering": "SELECT",
    "casino_transactions": "SELECT",
    "casino_wallet_requests": "SELECT, INSERT, DELETE",
    "line_history": "SELECT, INSERT, DELETE",
    "linked_accounts": "SELECT, INSERT, DELETE",
    "account_link_nonces": "SELECT, INSERT, DELETE",
    "account_link_prompt_dismissals": "SELECT, INSERT",
    "attempts": "SELECT, INSERT, DELETE",
    "loyalty_members": "SELECT",
    "loyalty_years": "SELECT",
    "loyalty_entries": "SELECT",
    "loyalty_rules": "SELECT",
    "loyalty_redemption_methods": "SELECT",
    "oauth_clients": "SELECT",
    "payment_attempts": "SELECT",
    "payment_events": "SELECT",
    "payment_methods": "SELECT, INSERT, UPDATE",
    "payments": "SELECT",
    "pending_limits": "SELECT",
    "player_limits": "SELECT",
    "code_waivers": "SELECT",
    "way_back_waivers": "SELECT",
    "person_keys": "SELECT",
    "person_marks": "SELECT",
    "persons_apart": "SELECT",
    "player_addresses": "SELECT, INSERT",
    "player_details": "SELECT, INSERT",
    "player_exclusions": "SELECT, INSERT, UPDATE",
    "limit_period_rules": "SELECT",
    "limit_slots": "SELECT",
    "promo_code_uses": "SELECT",
    "promotion_enrolments": "SELECT",
    "promotion_awards": "SELECT",
    "award_recalls": "SELECT",
    "cashback_claims": "SELECT",
    "referral_codes": "SELECT",
    "referrals": "SELECT",
    "promo_codes": "SELECT",
    "push_keys": "SELECT, INSERT",
    "push_kinds_off": "SELECT, INSERT, DELETE",
    "shared_bets": "SELECT, INSERT, DELETE",
    "safer_play_log": "SELECT",
    "safer_play_heads": "SELECT",
    "signing_keys": "SELECT, INSERT, DELETE",
    "kysely_migration": "",
    "kysely_migration_lock": ""
  }';
  -- These functions write tables that slipstream_run may not, with their owner's rights. The search_path is fixed, or a caller could
  -- substitute tables of its own.
  v_functions CONSTANT text[] := ARRAY[
    'place_bets', 'decide_held_placement', 'open_player_accounts', 'lock_bets_on_event', 'lock_funds', 'settle_bets', 'take_cash_out', 'cancel_bet',
    'casino_transact', 'casino_end_round', 'casino_win_jackpot', 'begin_payment', 'apply_payment_step', 'name_payment_method', 'redeem_loyalty', 'enrol_in_promotion', 'award_promotions', 'recheck_awards', 'claim_cashback',
    'attribute_referral', 'referral_code', 'award_referral', 'log_safer_play', 'write_limit', 'stop_player', 'write_safer_play_head',
    'write_person_keys', 'note_person',
    'join_tournament', 'place_tournament_pick', 'grade_tournament_picks'
  ];
  -- What an operator does (functions/operator_actions.sql): the servers' role may where there is a sandbox, as slipstream.sandbox says. What is
  -- neither a server nor a test of one does not say it, and leaves that as it is.
  v_of_operators CONSTANT text[] := ARRAY['fund_player', 'grant_reward', 'grant_loyalty', 'put_up_promotions', 'add_promo_code', 'set_jackpot'];
  v_sandbox CONSTANT text := coalesce(current_setting('slipstream.sandbox', true), '');
  v_schema CONSTANT text := current_schema();
  v_relation record;
  v_function regprocedure;
  v_rights text;
BEGIN
  EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM PUBLIC, slipstream_run', v_schema);
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO slipstream_run', v_schema);
  FOR v_relation IN
    SELECT relname AS name, relkind IN ('v', 'm') AS is_view FROM pg_class
      WHERE relnamespace = v_schema::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND pg_has_role(current_user, relowner, 'USAGE')
  LOOP
    EXECUTE format('REVOKE ALL ON %I.%I FROM PUBLIC, slipstream_run', v_schema, v_relation.name);
    -- Writing through a view uses the rights of the view's owner.
    v_rights := CASE WHEN v_relation.is_view THEN 'SELECT'
                     ELSE coalesce(v_restricted ->> v_relation.name, 'SELECT, INSERT, UPDATE, DELETE') END;
    IF v_rights <> '' THEN
      EXECUTE format('GRANT %s ON %I.%I TO slipstream_run', v_rights, v_schema, v_relation.name);
    END IF;
  END LOOP;
  FOR v_function IN SELECT oid FROM pg_proc WHERE pronamespace = v_schema::regnamespace AND proname = ANY (v_functions || v_of_operators)
  LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp', v_function, v_schema);
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', v_function);
    IF (SELECT proname = ANY (v_functions) FROM pg_proc WHERE oid = v_function) OR v_sandbox = 'on' THEN
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO slipstream_run', v_function);
    ELSIF v_sandbox = 'off' THEN
      EXECUTE format('REVOKE ALL ON FUNCTION %s FROM slipstream_run', v_function);
    END IF;
  END LOOP;
END
$$;

-- The job queue has a schema of its own, whose tables show a role nothing without a policy. Servers add, take and end jobs; its migrations are the
-- owner's.
DO $$
DECLARE
  v_table text;
BEGIN
  IF to_regnamespace('graphile_worker') IS NULL THEN RETURN; END IF;
  GRANT USAGE ON SCHEMA graphile_worker TO slipstream_run;
  GRANT SELECT ON graphile_worker.migrations, graphile_worker.jobs TO slipstream_run;
  FOREACH v_table IN ARRAY ARRAY['_private_jobs', '_private_job_queues', '_private_tasks'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON graphile_worker.%I TO slipstream_run', v_table);
    IF NOT EXISTS (SELECT FROM pg_policies WHERE schemaname = 'graphile_worker' AND tablename = v_table AND policyname = 'slipstream_run') THEN
      EXECUTE format('CREATE POLICY slipstream_run ON graphile_worker.%I TO slipstream_run USING (true) WITH CHECK (true)', v_table);
    END IF;
  END LOOP;
END
$$;
