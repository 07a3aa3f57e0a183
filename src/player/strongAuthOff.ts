import { onePerPage } from '../platform/onePerPage.ts';
import type { PlatformServices } from '../platform/services.ts';

type Needs = Pick<PlatformServices, 'session' | 'persistInTab'>;

/** The player who has asked, in this tab, for a log-in that turns strong authentication off. Survives a reload. */
export const strongAuthOffRequester = onePerPage(({ persistInTab }: Pick<Needs, 'persistInTab'>) =>
  persistInTab('strong-auth-off'),
);

/**
 * For a player who gets no codes: logs them out, and their next log-in in this tab turns strong authentication off. An operator who has found
 * out who they are waives the codes before (server/store/functions/step_up.sql).
 */
export async function logOutForStrongAuthOff(services: Needs): Promise<void> {
  const { session } = services;
  const { playerAlias } = session.getSnapshot();
  await session.logOut('none');
  strongAuthOffRequester(services).write(playerAlias);
}
