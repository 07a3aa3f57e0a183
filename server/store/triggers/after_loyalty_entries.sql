-- What follows rows of loyalty_entries, in the same transaction: the member's sums.
CREATE OR REPLACE FUNCTION add_up_loyalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loyalty_members AS known (player_id, credits)
    SELECT player_id, sum(credits) FROM written GROUP BY player_id ORDER BY player_id
    ON CONFLICT (player_id) DO UPDATE SET credits = known.credits + excluded.credits;
  INSERT INTO loyalty_years AS known (player_id, year, tier_points)
    SELECT player_id, year, sum(tier_points) FROM written GROUP BY player_id, year HAVING sum(tier_points) <> 0 ORDER BY player_id, year
    ON CONFLICT (player_id, year) DO UPDATE SET tier_points = known.tier_points + excluded.tier_points;
  RETURN NULL;
END
$$;
