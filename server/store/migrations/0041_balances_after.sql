-- What a player has now. Volatile, so that it sees what the statement it is called in has done so far: a placement's answer carries the
-- balances after it without a second question.
CREATE FUNCTION player_balances(p_player_id text) RETURNS json LANGUAGE sql VOLATILE
  AS $$ SELECT json_object_agg(kind, balance_cents) FROM ledger_accounts WHERE player_id = p_player_id $$;
