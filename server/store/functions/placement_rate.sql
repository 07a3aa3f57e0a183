-- Whether a player requests more placements than allowed, with the player's cash account locked. The rate limit's bucket is one instant: each
-- placement moves it on by a gap, and it may be ahead of now by a burst. next_placement_at: the bucket with this placement, to be stored with the
-- decision. takes_moves: the player need not be asked about a small move of a live price.
CREATE OR REPLACE FUNCTION placement_rate(
  p_player_id text, p_at timestamptz, p_per_second double precision, p_burst integer,
  OUT is_over boolean, OUT next_placement_at timestamptz, OUT takes_moves boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_gap CONSTANT interval := interval '1 second' / p_per_second;
BEGIN
  SELECT odds_acceptance <> 'ASK', sums.next_placement_at INTO takes_moves, next_placement_at -- "Ask me" asks about every move
    FROM players LEFT JOIN player_bets sums ON sums.player_id = players.id WHERE players.id = p_player_id;
  -- An instant more than a minute further ahead was written before the business clock was set back.
  IF next_placement_at IS NULL OR next_placement_at < p_at OR next_placement_at > p_at + v_gap * p_burst + interval '1 minute' THEN
    next_placement_at := p_at;
  END IF;
  is_over := next_placement_at > p_at + v_gap * (p_burst - 1);
  next_placement_at := next_placement_at + v_gap;
END
$$;
