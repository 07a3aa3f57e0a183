import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The page of each sport's first competition, by the sport's slug. */
export async function competitionPaths({ query }: Pick<Database, 'query'>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sport: string; organization: string; competition: string }>`
    SELECT DISTINCT ON (sport) sport, organization, competition FROM competitions ORDER BY sport, position, id`.execute(query);
  return new Map(
    rows.map(({ sport, organization, competition }) => [
      sport,
      `/sport/${sport}/organization/${organization}/competition/${competition}`,
    ]),
  );
}
