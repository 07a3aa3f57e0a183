/** A name without accents, case, punctuation and doubled spaces: two spellings of one name are equal. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The two sides of an event whatever their order and spelling. Empty where the sides are not known. Column `events.sides_key`. */
export function sidesKey(participants: readonly { readonly name: string }[]): string {
  const names = participants.map(({ name }) => foldName(name)).filter((name) => name !== '');
  return names.length === 2 ? names.sort().join('|') : '';
}

/** Starts of one game in two feeds are closer than this. */
export const ONE_GAME_MS = 24 * 3_600_000;

/** Sports that play a doubleheader: two games of one pair on a day. No game begins so soon after the one before. */
const DOUBLEHEADERS: ReadonlySet<string> = new Set(['baseball']);
const DOUBLEHEADER_MS = 2 * 3_600_000;

interface Meeting {
  readonly source: string;
  readonly startsAt: Date;
}

/**
 * Whether two ids of one pair and competition are one game, by their starts. A source has two ids of a doubleheader, and they are two games.
 * The same rule for placements is in `related_legs.sql`.
 */
export function isOneGame(one: Meeting, other: Meeting, sport: string): boolean {
  const apartMs = Math.abs(one.startsAt.getTime() - other.startsAt.getTime());
  const isDoubleheader = DOUBLEHEADERS.has(sport) && one.source === other.source && apartMs >= DOUBLEHEADER_MS;
  return apartMs < ONE_GAME_MS && !isDoubleheader;
}
