-- Money moves through functions alone. The role that servers run as may read the ledger and call these (server/store/grants.sql makes them
-- SECURITY DEFINER); it may not write accounts, transfers, bets or settlements itself. Each function derives the accounts from the player
-- or the bet, so that no caller can name a stranger's.

ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES bets;

-- All accounts of a new player, empty, and the house's claim on the player.
CREATE FUNCTION open_player_accounts(p_player_id text) RETURNS void LANGUAGE sql VOLATILE AS $$
  INSERT INTO ledger_accounts (kind, player_id, balance_cents)
    SELECT kind, p_player_id, 0 FROM unnest(enum_range(NULL::ledger_account_kind)) AS kind WHERE kind NOT IN ('HOUSE', 'PAYMENTS')
$$;

-- The next bets with a leg on the event, by ascending id, locked for settlement.
CREATE FUNCTION lock_bets_on_event(p_event_id text, p_after_bet_id bigint, p_limit integer) RETURNS SETOF bigint
LANGUAGE sql VOLATILE AS $$
  SELECT b.id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
    WHERE l.event_id = p_event_id AND l.bet_id > p_after_bet_id ORDER BY l.bet_id LIMIT p_limit FOR UPDATE OF b
$$;
