-- Bets of a placement are one array of composites from the request to the rows that are written, and JSON under the same names on the way
-- from the server and while they are held (functions/place_bets.sql, server/store/bets/requestedBets.ts).
DROP FUNCTION IF EXISTS place_bets, decide_held_placement, end_hold, held_for_ms, take_liability, related_legs, unusable_rewards;

CREATE TYPE requested_leg AS (selection_id text, odds_numerator bigint, odds_denominator bigint, points_hundredths integer);
CREATE TYPE requested_bet AS (
  draft_bet_id text,
  kind bet_kind,
  combinations integer,
  stake_cents bigint,   -- on all combinations together, as the payout
  payout_cents bigint,
  terms jsonb,          -- server/domain/betKinds/types.ts, BetTerms
  reward jsonb,         -- server/domain/rewards/reward.ts, BetReward
  shown jsonb,          -- what a move of a live price is measured by: server/domain/betKinds/priceBets.ts, ShownBet
  legs requested_leg[]
);
-- As a leg is written and answered. `bet`: which of the placement's it belongs to, from 1.
CREATE TYPE placed_leg AS (bet integer, taken bet_legs, answer json);

ALTER TABLE held_placements
  ADD COLUMN bets jsonb,
  ADD COLUMN takes_moves boolean; -- false: its player is asked about every move of a live price
UPDATE held_placements h
  SET takes_moves = h.shown IS NOT NULL,
      bets = (
        SELECT jsonb_agg(jsonb_build_object(
                 'draft_bet_id', bet.draft_bet_id, 'kind', bet.kind, 'stake_cents', bet.stake, 'payout_cents', bet.payout,
                 'terms', h.terms -> (bet.position - 1)::integer, 'reward', h.rewards -> (bet.position - 1)::integer,
                 'shown', h.shown -> (bet.position - 1)::integer, 'legs', legs.requested,
                 'combinations', coalesce((
                   SELECT sum(factorial(picks) / (factorial(size::bigint) * factorial(picks - size::bigint)))::integer
                     FROM jsonb_array_elements_text(h.terms -> (bet.position - 1)::integer -> 'sizes') AS size,
                          coalesce(jsonb_array_length(h.terms -> (bet.position - 1)::integer -> 'events'), legs.count) AS picks), 1)
               ) ORDER BY bet.position)
          FROM unnest(h.draft_bet_ids, h.kinds, h.stakes, h.payouts) WITH ORDINALITY AS bet (draft_bet_id, kind, stake, payout, position)
          CROSS JOIN LATERAL (
            SELECT count(*) AS count, jsonb_agg(jsonb_build_object(
                     'selection_id', selection_id, 'odds_numerator', numerator, 'odds_denominator', denominator, 'points_hundredths', points
                   ) ORDER BY leg.position) AS requested
              FROM unnest(h.leg_bets, h.selection_ids, h.numerators, h.denominators, h.points)
                WITH ORDINALITY AS leg (of_bet, selection_id, numerator, denominator, points, position)
              WHERE of_bet = bet.position
          ) legs
      );
ALTER TABLE held_placements ALTER COLUMN bets SET NOT NULL, ALTER COLUMN takes_moves SET NOT NULL;

-- As in migration 0313, of the bets as they are stored now.
CREATE OR REPLACE VIEW reward_uses AS
  SELECT b.reward ->> 'id' AS reward_id, b.player_id, b.id AS bet_id
    FROM bets b
    LEFT JOIN LATERAL (SELECT outcome, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    WHERE b.reward IS NOT NULL AND b.reward ? 'id' AND NOT returns_stake(s.outcome) AND s.without_reward IS NOT TRUE
  UNION ALL
  SELECT bet -> 'reward' ->> 'id', h.player_id, NULL
    FROM held_placements h CROSS JOIN LATERAL jsonb_array_elements(h.bets) AS bet
    WHERE bet -> 'reward' ->> 'id' IS NOT NULL;

CREATE OR REPLACE VIEW usable_rewards AS
  SELECT r.id, r.player_id, r.kind, r.title, r.amount_cents, r.percent, r.maximum_amount_cents, r.minimum_legs, r.restrictions,
         r.created_at, greatest(r.expires_at, uses.refunded_at + interval '1 day') AS expires_at
    FROM rewards r
    CROSS JOIN LATERAL (
      SELECT bool_or(NOT returns_stake(s.outcome) AND s.without_reward IS NOT TRUE) AS is_spent, max(s.settled_at) AS refunded_at
        FROM bets b
        LEFT JOIN LATERAL (SELECT outcome, settled_at, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.reward IS NOT NULL AND b.reward ->> 'id' = r.id
    ) uses
    WHERE uses.is_spent IS NOT TRUE
      AND NOT EXISTS (SELECT FROM held_placements h
                        WHERE h.player_id = r.player_id AND h.bets @> jsonb_build_array(jsonb_build_object('reward', jsonb_build_object('id', r.id))));

ALTER TABLE held_placements
  DROP COLUMN draft_bet_ids, DROP COLUMN kinds, DROP COLUMN stakes, DROP COLUMN payouts, DROP COLUMN leg_bets, DROP COLUMN selection_ids,
  DROP COLUMN numerators, DROP COLUMN denominators, DROP COLUMN points, DROP COLUMN terms, DROP COLUMN rewards, DROP COLUMN shown;
