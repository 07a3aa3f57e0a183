import type { Odds } from '../../../../../core/money/odds.ts';
import type { EventStatus, MarketStatus, MarketType, Side } from '../../../../../core/wire/contract.ts';
import type { StillBoard, StillPrice } from '../../../../platform/gallery/stillPrices.ts';
import type { Market, Participant, Selection, SlateEvent } from '../../logic/slate.ts';

/** 7:41:52 PM in New York on Nov 22. */
export const SAMPLES_AT = Date.UTC(2026, 10, 23, 0, 41, 52);

const MINUS_110: Odds = { numerator: 10, denominator: 11 };
const PLUS_120: Odds = { numerator: 6, denominator: 5 };
const MINUS_142: Odds = { numerator: 50, denominator: 71 };
const PLUS_240: Odds = { numerator: 12, denominator: 5 };

const team = (side: 'HOME' | 'AWAY', name: string, abbreviation: string, color: string): Participant => ({
  side,
  name,
  abbreviation,
  colors: [color, '#ffffff'],
  record: side === 'AWAY' ? '7–3' : '8–2',
});
const CHIEFS = team('AWAY', 'Chiefs', 'KC', '#c8102e');
const BILLS = team('HOME', 'Bills', 'BUF', '#00338d');
const ARSENAL = team('AWAY', 'Arsenal', 'ARS', '#db0007');
const LIVERPOOL = team('HOME', 'Liverpool', 'LIV', '#c8102e');

const NAMES = { SPREAD: 'Spread', TOTAL: 'Total Points', MONEYLINE: 'Moneyline', MONEYLINE_THREE_WAY: 'Moneyline' } as const;

type Sides = readonly [away: Participant, home: Participant];
type Line = readonly [side: keyof typeof WORDS | Side, pointsHundredths: number | null, odds: Odds];

const LINES = {
  SPREAD: [
    ['AWAY', 250, MINUS_110],
    ['HOME', -250, MINUS_110],
  ],
  TOTAL: [
    ['OVER', 4750, MINUS_110],
    ['UNDER', 4750, MINUS_110],
  ],
  MONEYLINE: [
    ['AWAY', null, PLUS_120],
    ['HOME', null, MINUS_142],
  ],
  MONEYLINE_THREE_WAY: [
    ['AWAY', null, PLUS_240],
    ['HOME', null, PLUS_120],
    ['DRAW', null, PLUS_240],
  ],
} satisfies Readonly<Record<string, readonly Line[]>>;

const WORDS = { OVER: 'Over', UNDER: 'Under', DRAW: 'Draw' } as const;

function marketOf(eventId: string, type: keyof typeof LINES, status: MarketStatus, [away, home]: Sides): Market {
  const id = `${eventId}-${type}`;
  const lines: readonly Line[] = LINES[type];
  const names = { ...WORDS, AWAY: away.name, HOME: home.name };
  const selections = lines.map(
    ([side, pointsHundredths, odds]): Selection => ({
      id: `${id}-${side}`,
      name: names[side],
      side,
      pointsHundredths,
      odds,
    }),
  );
  return { id, name: NAMES[type], type: type satisfies MarketType, status, main: true, selections };
}

interface Moment {
  readonly id: string;
  readonly status?: EventStatus;
  /** Away, home. */
  readonly score?: readonly [number, number];
  readonly clock?: string;
  readonly types?: readonly (keyof typeof LINES)[];
  readonly markets?: MarketStatus;
  readonly sides?: Sides;
}

const GAME_LINES = ['SPREAD', 'TOTAL', 'MONEYLINE'] as const;

function eventOf({
  id,
  status = 'PRE_GAME',
  score,
  clock,
  types = GAME_LINES,
  markets = 'OPEN',
  sides = [CHIEFS, BILLS],
}: Moment): SlateEvent {
  const [away, home] = sides;
  return {
    id,
    name: `${away.name} @ ${home.name}`,
    path: '/live',
    sport: 'football',
    status,
    startsAt: '2026-11-23T21:25:00Z',
    competitionName: 'NFL',
    competitionPath: '/live',
    participants: sides,
    periods: [],
    marketCount: 187,
    awayScore: score?.[0] ?? null,
    homeScore: score?.[1] ?? null,
    clock: clock ?? null,
    markets: types.map((type) => marketOf(id, type, markets, sides)),
  };
}

/** Rows of one list, each in another state. */
export const ROWS: readonly SlateEvent[] = [
  eventOf({ id: 'upcoming' }),
  eventOf({ id: 'live', status: 'IN_PLAY', score: [13, 10], clock: 'Q3 4:12' }),
  eventOf({ id: 'suspended', status: 'IN_PLAY', score: [88, 81], clock: 'Q4 0:42', markets: 'CLOSED' }),
  eventOf({ id: 'closed', markets: 'HIDDEN' }),
  eventOf({ id: 'some', types: ['SPREAD', 'MONEYLINE'] }),
  eventOf({ id: 'over', status: 'FINISHED', score: [24, 27] }),
  eventOf({ id: 'cancelled', status: 'CANCELLED' }),
];

export const THREE_WAY = eventOf({
  id: 'soccer',
  status: 'IN_PLAY',
  score: [1, 1],
  clock: '67’',
  types: ['TOTAL', 'MONEYLINE_THREE_WAY'],
  sides: [ARSENAL, LIVERPOOL],
});

export const LIVE: readonly SlateEvent[] = [...ROWS.filter(({ status }) => status === 'IN_PLAY'), THREE_WAY];

/** One price in a state of its own. */
export interface PriceSample {
  readonly name: string;
  readonly event: SlateEvent;
  readonly price?: Partial<StillPrice>;
  readonly isPicked?: boolean;
}

const lit = { litAt: SAMPLES_AT } as const;
const single = (name: string, more: Omit<PriceSample, 'name' | 'event'> & Pick<Moment, 'status' | 'markets'> = {}): PriceSample => {
  const { status, markets, ...sample } = more;
  const id = name.toLowerCase().replaceAll(/\W+/g, '-');
  return { name, event: eventOf({ id, types: ['SPREAD'], ...(status && { status }), ...(markets && { markets }) }), ...sample };
};

export const PRICES: readonly PriceSample[] = [
  single('Open'),
  single('Picked', { isPicked: true }),
  single('Up', { price: { trend: 'UP', ...lit } }),
  single('Down', { price: { trend: 'DOWN', ...lit } }),
  single('Up, by much', { price: { trend: 'UP', isLarge: true, ...lit } }),
  single('Down, by much', { price: { trend: 'DOWN', isLarge: true, ...lit } }),
  single('Picked, up', { isPicked: true, price: { trend: 'UP', ...lit } }),
  single('Suspended', { markets: 'CLOSED' }),
  single('Picked, suspended', { isPicked: true, markets: 'CLOSED' }),
  single('Closed', { markets: 'HIDDEN' }),
  single('Paused', { price: { state: 'paused' } }),
  single('Of an ended event', { status: 'FINISHED' }),
];

const selectionsOf = (event: SlateEvent): readonly Selection[] => event.markets.flatMap(({ selections }) => selections);

/** The first price of an event, which is the one shown alone. */
export function firstPrice(event: SlateEvent): { readonly market: Market; readonly selection: Selection } {
  const [market] = event.markets;
  const [selection] = market?.selections ?? [];
  if (market === undefined || selection === undefined) throw new Error(`${event.id} has no price`);
  return { market, selection };
}

/** @param isPaused as without a connection */
export function boardOf(isPaused: boolean): StillBoard {
  const state = isPaused ? 'paused' : 'live';
  const listed = [...ROWS, THREE_WAY].flatMap(selectionsOf).map(({ id, ...price }) => [id, { ...price, state }] as const);
  const alone = PRICES.map(({ event, price }) => {
    const { id, ...offered } = firstPrice(event).selection;
    return [id, { ...offered, ...price }] as const;
  });
  const events = [...ROWS, THREE_WAY].map(({ id, ...event }) => [id, event] as const);
  return {
    prices: Object.fromEntries([...listed, ...alone]),
    markets: {},
    events: Object.fromEntries(events),
    asOf: new Date(SAMPLES_AT).toISOString(),
  };
}

export const PICKED: ReadonlySet<string> = new Set(
  PRICES.flatMap(({ event, isPicked = false }) => (isPicked ? [firstPrice(event).selection.id] : [])),
);
