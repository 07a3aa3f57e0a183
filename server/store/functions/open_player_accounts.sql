-- All accounts of a new player, empty: those of money, the house's claims on the player, and that of the loyalty programme.
CREATE OR REPLACE FUNCTION open_player_accounts(p_player_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_accounts (kind, player_id, balance_cents)
    SELECT kind, p_player_id, 0 FROM unnest(enum_range(NULL::ledger_account_kind)) AS kind WHERE kind NOT IN ('HOUSE', 'PAYMENTS');
  INSERT INTO loyalty_members (player_id) VALUES (p_player_id) ON CONFLICT DO NOTHING
$$;
