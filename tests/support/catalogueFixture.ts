import type { Deps } from '../../server/deps.ts';
import { topics } from '../../server/platform/topics.ts';

/** Two NFL games and a football match, written straight into the catalogue: enough for a betslip test. */
export const FIXTURE = {
  bills: { eventId: 'event-1', spread: 'event-1-spread-home', moneyline: 'event-1-moneyline-home', spreadMarket: 'event-1-spread' },
  eagles: {
    eventId: 'event-2',
    spread: 'event-2-spread-home',
    moneyline: 'event-2-moneyline-home',
    spreadMarket: 'event-2-spread',
  },
  arsenal: {
    eventId: 'event-3',
    spread: 'event-3-spread-home',
    moneyline: 'event-3-moneyline-home',
    spreadMarket: 'event-3-spread',
  },
} as const;

const TEAMS = [
  ['Chiefs', 'Bills'],
  ['Cowboys', 'Eagles'],
  ['Liverpool', 'Arsenal'],
] as const;

export async function seedCatalogue(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { query } = deps.db;
  const startsAt = new Date(deps.clock.now().getTime() + 3600_000);
  await query
    .insertInto('competitions')
    .values({ id: 'nfl', sport: 'football', organization: 'usa', competition: 'nfl', name: 'NFL', icon: 'football', position: 1 })
    .execute();
  for (const [index, [away, home]] of TEAMS.entries()) {
    const event = `event-${index + 1}`;
    const participants = [
      { side: 'AWAY', name: away, abbreviation: away.slice(0, 3).toUpperCase(), colors: ['#102030', '#a0b0c0'], record: null },
      { side: 'HOME', name: home, abbreviation: home.slice(0, 3).toUpperCase(), colors: ['#102030', '#a0b0c0'], record: '8–2' },
    ];
    await query
      .insertInto('events')
      .values({
        id: event,
        competition_id: 'nfl',
        source: 'fixture',
        external_id: event,
        name: `${away} @ ${home}`,
        starts_at: startsAt,
        participants: JSON.stringify(participants),
      })
      .execute();
    await query
      .insertInto('markets')
      .values([
        { id: `${event}-spread`, event_id: event, name: 'Spread', type: 'SPREAD', position: 1 },
        { id: `${event}-moneyline`, event_id: event, name: 'Moneyline', type: 'MONEYLINE', position: 2 },
      ])
      .execute();
    const selection = (
      market: string,
      side: 'HOME' | 'AWAY',
      name: string,
      points: number | null,
      odds: readonly [number, number],
    ) => ({
      id: `${event}-${market}-${side.toLowerCase()}`,
      market_id: `${event}-${market}`,
      event_id: event,
      name,
      side,
      points_hundredths: points,
      odds_numerator: odds[0],
      odds_denominator: odds[1],
    });
    await query
      .insertInto('selections')
      .values([
        selection('spread', 'AWAY', away, 250, [10, 11]),
        selection('spread', 'HOME', home, -250, [10, 11]),
        selection('moneyline', 'AWAY', away, null, [6, 5]),
        selection('moneyline', 'HOME', home, null, [3, 2]),
      ])
      .execute();
  }
}

/** Moves a price as the feed does: the row, the event's sequence, then the update. @returns the update's sequence. */
export async function movePrice(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'>,
  selectionId: string,
  odds: readonly [number, number],
  pointsHundredths?: number,
): Promise<number> {
  const { query } = deps.db;
  const selection = await query
    .updateTable('selections')
    .set({
      odds_numerator: odds[0],
      odds_denominator: odds[1],
      ...(pointsHundredths === undefined ? {} : { points_hundredths: pointsHundredths }),
    })
    .where('id', '=', selectionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const prices = [
    {
      selectionId,
      main: true,
      numeratorLong: odds[0],
      denominatorLong: odds[1],
      points: selection.points_hundredths === null ? null : selection.points_hundredths / 100,
    },
  ];
  return publishUpdate(deps, selection.event_id, { prices });
}

export async function setMarketStatus(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'>,
  marketId: string,
  status: 'OPEN' | 'HIDDEN' | 'CLOSED',
): Promise<void> {
  const market = await deps.db.query
    .updateTable('markets')
    .set({ status })
    .where('id', '=', marketId)
    .returning('event_id')
    .executeTakeFirstOrThrow();
  await publishUpdate(deps, market.event_id, { markets: [{ marketId, main: true, status }] });
}

/** Counts the event on and publishes the change. */
export async function publishUpdate(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'>,
  eventId: string,
  change: { readonly prices?: readonly unknown[]; readonly markets?: readonly unknown[] },
): Promise<number> {
  const event = await deps.db.query
    .updateTable('events')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', eventId)
    .returning(['sequence', 'status'])
    .executeTakeFirstOrThrow();
  const update = {
    eventId,
    sequence: event.sequence,
    asOf: deps.clock.now().toISOString(),
    status: event.status,
    homeScore: null,
    awayScore: null,
    clock: null,
    periods: null,
    markets: [],
    prices: [],
    ...change,
  };
  deps.bus.publish(topics.event(eventId), JSON.stringify(update));
  return event.sequence;
}
