import { createPersistedText, type TextStorage } from './persistedText.ts';

const KEY = 'slipstream.install';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Names this installation, not a person: made once, kept until the site's data is cleared. With storage blocked, once a load. */
export function installId(storage: () => TextStorage, random: () => string): string {
  const text = createPersistedText(storage, KEY);
  const known = text.read();
  if (known !== null && UUID.test(known)) return known;
  const made = random();
  text.write(made);
  return made;
}
