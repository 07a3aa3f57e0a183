/** Commands of the benchmark to the two servers. */
export type FanOutCommand =
  | { readonly kind: 'start'; readonly databaseUrl: string }
  | { readonly kind: 'publish'; readonly eventId: string; readonly update: string };

export const EVENT_ID = 'bench-event';

const NUMBER_WIDTH = 8;

/** A price change as the feed publishes it, with the update's number where listeners find it without parsing. */
export function update(number: number): string {
  return JSON.stringify({
    eventId: EVENT_ID,
    sequence: 100_000_000 + number,
    asOf: '2026-01-01T00:00:00.000Z',
    status: 'IN_PLAY',
    homeScore: 21,
    awayScore: 17,
    clock: 'Q3 4:12',
    periods: null,
    markets: [],
    prices: Array.from({ length: 4 }, (_, index) => ({
      selectionId: `selection-${index}`,
      numeratorLong: 100 + ((number + index) % 50),
      denominatorLong: 110,
      points: index < 2 ? -2.5 : null,
    })),
  });
}

const MARK = '"sequence":1';

/** The number of the update in a message, null for any other message. */
export function updateNumber(message: Buffer): number | null {
  const at = message.indexOf(MARK);
  if (at < 0) return null;
  const from = at + MARK.length;
  return Number(message.toString('latin1', from, from + NUMBER_WIDTH));
}
