import { FLAG_DEFAULTS, type FlagKey } from '../../core/wire/flags.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Flags } from '../../src/platform/flags/flags.ts';

/** Feature flags at their defaults, but for these. */
export function fakeFlags(set: Partial<Record<FlagKey, boolean>> = {}): Flags {
  return { get: (key) => set[key] ?? FLAG_DEFAULTS[key], subscribe: () => () => undefined, areKnown: createStore(true) };
}
