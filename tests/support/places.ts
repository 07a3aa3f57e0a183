import type { Database } from '../../server/store/database.ts';
import { SANDBOX_LOCATION, setVisitor } from '../../server/store/players/locations.ts';

type Query = Pick<Database, 'query'>;

/** Moves a player, or for null everybody without a place of their own, to a region such as US-UT or a country such as DE. */
export function moveTo(db: Query, playerId: string | null, code: string): Promise<void> {
  return setVisitor(db, playerId, {
    countryCode: code.slice(0, 2),
    regionCode: code.includes('-') ? code : null,
    city: null,
    ipAddress: null,
  });
}

/** Moves everybody without a place of their own to where they are in a sandbox. */
export function moveHome(db: Query): Promise<void> {
  return setVisitor(db, null, SANDBOX_LOCATION);
}
