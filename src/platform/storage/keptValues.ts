import type { KeptValueDefinition } from './keptValue.ts';

/** What this device remembers beside what features define for themselves. */

function texts(stored: unknown): readonly string[] | null {
  return Array.isArray(stored) && stored.every((item): item is string => typeof item === 'string') ? stored : null;
}

/** Newest first; see addRecentSearch. */
export const recentSearches: KeptValueDefinition<readonly string[]> = {
  name: 'recentSearches',
  scope: 'user',
  initial: [],
  decode: (stored) => texts(stored)?.slice(0, 3) ?? null,
};

/** Names of prompts that were waved away (`install`). They belong to the device: logging in or out does not bring one back. */
export const dismissedPrompts: KeptValueDefinition<readonly string[]> = {
  name: 'dismissedPrompts',
  scope: 'brand',
  initial: [],
  decode: texts,
};
