import { createPersistedText, type TextStorage } from './persistedText.ts';

const KEY = 'slipstream.install';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Identifies this installation, not a person: created once, stored until the site's data is cleared, unless storage is blocked. */
export function installId(storage: () => TextStorage, random: () => string): string {
  const text = createPersistedText(storage, KEY);
  const stored = text.read();
  if (stored !== null && UUID.test(stored)) return stored;
  const made = random();
  text.write(made);
  return made;
}
