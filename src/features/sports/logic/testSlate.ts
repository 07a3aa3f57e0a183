import type { Market, Participant, SlateEvent } from './slate.ts';

/** Builders for the tests of this folder. */
const celtics: Participant = { side: 'AWAY', name: 'Celtics', abbreviation: 'BOS', colors: ['#0B7A3B', '#C9A86A'], record: '11–3' };
const knicks: Participant = { side: 'HOME', name: 'Knicks', abbreviation: 'NYK', colors: ['#1465B0', '#F58426'], record: '9–5' };

export function market(over: Partial<Market>): Market {
  return { id: 'm', name: 'Moneyline', type: 'MONEYLINE', status: 'OPEN', main: true, selections: [], ...over };
}

export const spread = market({
  id: 'spread',
  name: 'Spread',
  type: 'SPREAD',
  selections: [
    { id: 's1', name: 'Celtics', side: 'AWAY', pointsHundredths: -450, odds: { numerator: 10, denominator: 11 } },
    { id: 's2', name: 'Knicks', side: 'HOME', pointsHundredths: 450, odds: { numerator: 10, denominator: 11 } },
  ],
});

export const total = market({
  id: 'total',
  name: 'Total',
  type: 'TOTAL',
  selections: [
    { id: 't1', name: 'Over', side: 'OVER', pointsHundredths: 21850, odds: { numerator: 10, denominator: 11 } },
    { id: 't2', name: 'Under', side: 'UNDER', pointsHundredths: 21850, odds: { numerator: 10, denominator: 11 } },
  ],
});

export const threeWay = market({
  id: 'result',
  name: 'Result',
  type: 'MONEYLINE_THREE_WAY',
  selections: [
    { id: 'r1', name: 'Celtics', side: 'AWAY', pointsHundredths: null, odds: { numerator: 2, denominator: 1 } },
    { id: 'rx', name: 'Draw', side: 'DRAW', pointsHundredths: null, odds: { numerator: 5, denominator: 2 } },
    { id: 'r2', name: 'Knicks', side: 'HOME', pointsHundredths: null, odds: { numerator: 3, denominator: 2 } },
  ],
});

export function slateEvent(over: Partial<SlateEvent> = {}): SlateEvent {
  return {
    id: 'e1',
    name: 'Celtics @ Knicks',
    path: '/sport/basketball/organization/united-states/competition/nba/event/e1',
    sport: 'basketball',
    competitionName: 'NBA',
    competitionPath: '/sport/basketball/organization/united-states/competition/nba',
    status: 'IN_PLAY',
    startsAt: '2026-11-20T00:00:00Z',
    participants: [celtics, knicks],
    homeScore: 81,
    awayScore: 88,
    clock: 'Q3 4:12',
    periods: [],
    marketCount: 64,
    markets: [spread, total],
    ...over,
  };
}
