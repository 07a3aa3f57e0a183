import { onePerPage } from './onePerPage.ts';
import type { PlatformServices } from './services.ts';
import type { PersistedValueDefinition } from './storage/persistedValue.ts';

/** The visitor does not want to see the casino's warning again on this device. */
const SILENCED: PersistedValueDefinition<boolean> = {
  name: 'out-of-state-silenced',
  scope: 'brand',
  initial: false,
  decode: (stored) => (typeof stored === 'boolean' ? stored : null),
};

export const outOfStateSilenced = onePerPage((services: Pick<PlatformServices, 'persist'>) => services.persist(SILENCED));
