import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';

const DISMISSED: PersistedValueDefinition<boolean> = {
  name: 'play-money-note-dismissed',
  scope: 'user',
  initial: false,
  decode: (stored) => (typeof stored === 'boolean' ? stored : null),
};

/** Whether the player has closed the note of the play money. */
export const noteDismissedOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(DISMISSED));
