import type { Deps } from '../../deps.ts';
import { forgetAnonymousSlips } from '../../store/betslip/betslips.ts';
import { forgetRefreshTokens } from '../../store/identity/sessions.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** An anonymous token is good for a day; whoever has renewed it for a week without touching the slip has forgotten it. */
const ANONYMOUS_SLIP_DAYS = 7;
/** Long enough that a stolen token's second use is still noticed. */
const REFRESH_TOKEN_DAYS = 1;

type HousekeepingDeps = Pick<Deps, 'db' | 'clock'>;

/** Forgets what nobody can come back for. Any number of servers may do this at once. */
export async function keepHouse({ db, clock }: HousekeepingDeps): Promise<void> {
  const now = clock.now().getTime();
  await forgetAnonymousSlips(db.query, new Date(now - ANONYMOUS_SLIP_DAYS * DAY_MS));
  await forgetRefreshTokens(db.query, new Date(now - REFRESH_TOKEN_DAYS * DAY_MS));
}

/** @returns the end of it. */
export function startHousekeeping(deps: HousekeepingDeps & Pick<Deps, 'log'>): () => void {
  const timer = setInterval(() => {
    keepHouse(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
