-- More types of markets. What of a result a market is about is one value, `subject` (core/money/markets.ts), in place of graded_periods and
-- graded_side; what a selection of a type with many outcomes stands for is its `outcome`. How an event ended is a status, and what is
-- known beside its score is in `facts` (core/money/results.ts).

ALTER TYPE market_type ADD VALUE 'BOTH_TO_SCORE';
ALTER TYPE market_type ADD VALUE 'DOUBLE_CHANCE';
ALTER TYPE market_type ADD VALUE 'CORRECT_SCORE';
ALTER TYPE market_type ADD VALUE 'ODD_EVEN';
ALTER TYPE market_type ADD VALUE 'WINNING_MARGIN';
ALTER TYPE market_type ADD VALUE 'FIRST_TO_SCORE';
ALTER TYPE market_type ADD VALUE 'RACE_TO';
ALTER TYPE market_type ADD VALUE 'METHOD';
ALTER TYPE market_type ADD VALUE 'ROUND';
ALTER TYPE market_type ADD VALUE 'MILESTONE';
ALTER TYPE market_type ADD VALUE 'OUTRIGHT';
ALTER TYPE selection_side ADD VALUE 'YES';
ALTER TYPE selection_side ADD VALUE 'NO';
ALTER TYPE selection_side ADD VALUE 'ODD';
ALTER TYPE selection_side ADD VALUE 'EVEN';
ALTER TYPE selection_side ADD VALUE 'OUTCOME';

-- Its functions are written anew after the migrations.
DROP TYPE placed_leg CASCADE;

CREATE FUNCTION subject_of(graded_periods integer, graded_side text) RETURNS jsonb LANGUAGE sql IMMUTABLE
  RETURN jsonb_strip_nulls(jsonb_build_object(
    'periods', CASE WHEN graded_periods IS NOT NULL THEN jsonb_build_object('from', 1, 'to', graded_periods) END, 'side', graded_side));

-- A change of a column's type is no change of a row, which append-only tables refuse.
ALTER TABLE markets DROP CONSTRAINT markets_graded_periods_check;
ALTER TABLE markets ALTER COLUMN graded_periods TYPE jsonb USING subject_of(graded_periods, graded_side);
ALTER TABLE markets DROP COLUMN graded_side;
ALTER TABLE markets RENAME COLUMN graded_periods TO subject;
ALTER TABLE markets ALTER COLUMN subject SET DEFAULT '{}', ALTER COLUMN subject SET NOT NULL,
  ADD COLUMN rules text; -- key of the house rules it is graded by (domain/settlement/rules); null: the plain ones

ALTER TABLE bet_legs ALTER COLUMN graded_periods TYPE jsonb USING subject_of(graded_periods, graded_side);
ALTER TABLE bet_legs DROP COLUMN graded_side;
ALTER TABLE bet_legs RENAME COLUMN graded_periods TO subject;
ALTER TABLE bet_legs ALTER COLUMN subject SET NOT NULL,
  ADD COLUMN outcome text,
  ADD COLUMN rules text; -- as they were when it was placed

DROP FUNCTION subject_of;

ALTER TABLE selections ADD COLUMN outcome text;

CREATE TYPE placed_leg AS (bet integer, taken bet_legs, answer json);

-- Every part of a result may be unknown, also the score: of an outright there is none.
CREATE FUNCTION with_kinds(periods jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
  RETURN (SELECT coalesce(jsonb_agg(one || jsonb_build_object('kind', CASE WHEN one ->> 'label' ~ '^OT' THEN 'OVERTIME' ELSE 'REGULATION' END)
                                    ORDER BY place), '[]')
            FROM jsonb_array_elements(periods) WITH ORDINALITY AS parts (one, place));

ALTER TABLE results DROP CONSTRAINT results_scores;
ALTER TABLE results ALTER COLUMN void TYPE text USING CASE WHEN void THEN 'ABANDONED' ELSE 'FINAL' END;
ALTER TABLE results RENAME COLUMN void TO status;
ALTER TABLE results ALTER COLUMN periods TYPE jsonb USING with_kinds(periods);
ALTER TABLE results ADD COLUMN facts jsonb NOT NULL DEFAULT '{}',
  ADD CONSTRAINT results_status CHECK (status IN ('FINAL', 'ABANDONED', 'POSTPONED', 'WALKOVER', 'RETIRED', 'NO_CONTEST')),
  ADD CONSTRAINT results_scores CHECK ((home_score IS NULL) = (away_score IS NULL));

DROP FUNCTION with_kinds;
