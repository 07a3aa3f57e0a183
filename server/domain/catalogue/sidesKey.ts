/** A name without accents, case, punctuation and doubled spaces: two spellings of one name are equal. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The two sides of an event whatever their order and spelling: events of one competition with one key and less than a day between their
 * starts are one game. Empty where the sides are not known; such events are never one. Column `events.sides_key`.
 */
export function sidesKey(participants: readonly { readonly name: string }[]): string {
  const names = participants.map(({ name }) => foldName(name)).filter((name) => name !== '');
  return names.length === 2 ? names.sort().join('|') : '';
}

/** Starts of one game in two feeds are closer than this. */
export const ONE_GAME_MS = 24 * 3_600_000;
