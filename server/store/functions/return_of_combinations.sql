-- How many combinations of these sizes the legs have, and what a unit on all of them in equal parts returns if every leg wins. Sums of the
-- products of every size at once: a leg is in a combination of size n, or it is not.
CREATE OR REPLACE FUNCTION return_of_combinations(
  p_returns double precision[], p_sizes jsonb, OUT tickets integer, OUT returned double precision
) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_counts integer[] := array_fill(0, ARRAY[cardinality(p_returns)]);         -- at the index of the size
  v_sums double precision[] := array_fill(0, ARRAY[cardinality(p_returns)]);
  v_size integer;
BEGIN
  FOR leg IN 1 .. cardinality(p_returns) LOOP
    FOR size IN REVERSE leg .. 2 LOOP
      v_counts[size] := v_counts[size] + v_counts[size - 1];
      v_sums[size] := v_sums[size] + v_sums[size - 1] * p_returns[leg];
    END LOOP;
    v_counts[1] := v_counts[1] + 1;
    v_sums[1] := v_sums[1] + p_returns[leg];
  END LOOP;
  tickets := 0;
  returned := 0;
  FOR v_size IN SELECT jsonb_array_elements_text(p_sizes)::integer LOOP
    tickets := tickets + v_counts[v_size];
    returned := returned + v_sums[v_size];
  END LOOP;
  returned := returned / tickets;
END
$$;
