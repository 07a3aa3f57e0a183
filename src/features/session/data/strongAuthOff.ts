import { createStore } from '../../../platform/externalStore.ts';
import type { LoggedInPlayer } from '../../../platform/feature.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { strongAuthOffRequester } from '../../../player/index.ts';

/** Whether strong authentication is to be turned off now. */
export const strongAuthOffDueOf = onePerPage((_services: object) => createStore(false));

/** The log-in of the player who has asked for it makes it due; that of another one ends the wish. */
export function startStrongAuthOff(services: Pick<PlatformServices, 'persistInTab'>, { alias, isNew }: LoggedInPlayer): () => void {
  const isDue = strongAuthOffDueOf(services);
  const requester = strongAuthOffRequester(services);
  const requesterAlias = requester.read();
  if (requesterAlias !== null && isNew) {
    requester.write(null);
    isDue.set(requesterAlias === alias);
  }
  return () => isDue.set(false);
}
