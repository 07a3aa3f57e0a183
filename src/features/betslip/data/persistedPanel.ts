import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';

/** What every page reads of the stored slip, before its code is loaded. */

/** The name contains the version of the type. A slip of another version is not read; the server's slip replaces it soon anyway. */
export const SLIP_NAME = 'betslip.slip.6';

/** The picks of a tab that the server may not have. */
export const UNSENT_NAME = 'betslip.unsent.1';

/** Whether this device has a slip of the user. */
export const STORED_SLIP_EXISTS: PersistedValueDefinition<boolean> = {
  name: SLIP_NAME,
  scope: 'user',
  initial: false,
  decode: (stored) => stored !== null,
};

/** The player has minimized the panel and not opened it again. */
export const PERSISTED_MINIMIZED: PersistedValueDefinition<boolean> = {
  name: 'betslip.minimized',
  scope: 'user',
  initial: false,
  decode: (stored) => stored === true,
};
