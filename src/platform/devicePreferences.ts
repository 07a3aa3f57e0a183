import { onePerPage } from './onePerPage.ts';
import type { PlatformServices } from './services.ts';
import type { PersistedValueDefinition } from './storage/persistedValue.ts';

/** `system`: as the device's own setting says. */
export type Motion = 'system' | 'reduced';

const MOTION: PersistedValueDefinition<Motion> = {
  name: 'motion',
  scope: 'brand',
  initial: 'system',
  decode: (stored) => (stored === 'system' || stored === 'reduced' ? stored : null),
};

const SOUNDS: PersistedValueDefinition<boolean> = {
  name: 'sounds',
  scope: 'brand',
  initial: false,
  decode: (stored) => stored === true,
};

type Needs = Pick<PlatformServices, 'persist'>;

/** How much moves on this device. */
export const motionOf = onePerPage(({ persist }: Needs) => persist(MOTION));

/** Whether this device makes a sound when a bet is placed. Off until somebody turns it on. */
export const soundsOf = onePerPage(({ persist }: Needs) => persist(SOUNDS));
