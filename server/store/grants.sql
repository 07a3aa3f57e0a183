-- Rights of each role on tables, which are in the first schema of the search path. Run by the newest release's migrate.js, as the role that owns
-- the tables, so that tables of later migrations get their rights too. Servers work as slipstream_run, which owns nothing.

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
    "business_clock": "SELECT",
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
    "schema_epoch": "SELECT",
    "releases": "SELECT",
    "kysely_migration": "",
    "kysely_migration_lock": ""
  }';
  v_schema CONSTANT text := current_schema();
  v_relation record;
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
END
$$;

-- Triggers are the newest release's, whichever release writes the row: their functions call its functions.
DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN
    SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prorettype = 'trigger'::regtype
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I, public, pg_temp', v_function, current_setting('slipstream.release'));
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
