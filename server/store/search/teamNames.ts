/** Other names of a team in a competition: its full name with the city, and short ones. */
export interface TeamNames {
  readonly competitionId: string;
  readonly name: string;
  readonly others: string;
}

/** The names as a function, where functions/search_teams.sql can ask for them. */
export function teamNamesRule(teams: readonly TeamNames[]): string {
  const names = Object.fromEntries(teams.map(({ competitionId, name, others }) => [`${competitionId}:${name}`, others]));
  return `CREATE OR REPLACE FUNCTION team_names(p_competition_id text, p_name text) RETURNS text LANGUAGE sql IMMUTABLE
    RETURN '${JSON.stringify(names).replaceAll("'", "''")}'::jsonb ->> (p_competition_id || ':' || p_name)`;
}
