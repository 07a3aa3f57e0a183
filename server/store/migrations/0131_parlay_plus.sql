-- The liabilities of open bets: as before, but a bet with several legs of one event (a parlay-plus) counts for the event once.
CREATE OR REPLACE VIEW open_liabilities AS
  SELECT scope, id, sum(win)::bigint AS cents
    FROM (
      SELECT DISTINCT counted.scope, counted.id, b.id AS bet_id, b.potential_payout_cents - b.stake_cents AS win
        FROM bets b
        JOIN bet_legs l ON l.bet_id = b.id
        CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
          AS counted (scope, id)
        WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
    ) wins
    GROUP BY scope, id;
