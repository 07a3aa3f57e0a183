/** A row of `results` as a `GameResult` in JSON. */
export const RESULT_SQL = `jsonb_build_object('status', status, 'homeScore', home_score, 'awayScore', away_score, 'periods', periods) || facts`;
