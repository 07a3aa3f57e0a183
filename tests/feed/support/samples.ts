import type { FeedChange, FeedEvent } from '../../../server/feed/index.ts';

export const nfl: FeedChange = {
  kind: 'competition',
  competition: {
    id: 'nfl',
    sport: 'football',
    organization: 'united-states',
    competition: 'nfl',
    name: 'NFL',
    icon: 'football',
    position: 1,
  },
};

/** Chiefs @ Bills with a moneyline and a total; the sides carry the id, because two events of the same sides are one game. */
export function sampleEvent(id: string, change: Partial<FeedEvent> = {}): FeedChange {
  return {
    kind: 'event',
    event: {
      id,
      competitionId: 'nfl',
      source: 'test',
      externalId: id,
      name: 'Chiefs @ Bills',
      startsAt: new Date('2026-11-22T21:25:00Z'),
      participants: [
        { side: 'AWAY', name: `Chiefs ${id}`, abbreviation: 'KC', colors: ['#e31837', '#ffb81c'], record: '7–3' },
        { side: 'HOME', name: `Bills ${id}`, abbreviation: 'BUF', colors: ['#00338d', '#c60c30'], record: '8–2' },
      ],
      markets: [
        {
          id: `${id}.ml`,
          name: 'Moneyline',
          type: 'MONEYLINE',
          status: 'OPEN',
          main: true,
          selections: [
            { id: `${id}.ml.away`, name: 'Chiefs', side: 'AWAY', pointsHundredths: null, odds: { numerator: 6, denominator: 5 } },
            { id: `${id}.ml.home`, name: 'Bills', side: 'HOME', pointsHundredths: null, odds: { numerator: 50, denominator: 71 } },
          ],
        },
        {
          id: `${id}.total`,
          name: 'Total',
          type: 'TOTAL',
          status: 'OPEN',
          main: true,
          selections: [
            {
              id: `${id}.total.over`,
              name: 'Over',
              side: 'OVER',
              pointsHundredths: 4750,
              odds: { numerator: 10, denominator: 11 },
            },
            {
              id: `${id}.total.under`,
              name: 'Under',
              side: 'UNDER',
              pointsHundredths: 4750,
              odds: { numerator: 10, denominator: 11 },
            },
          ],
        },
      ],
      ...change,
    },
  };
}

/** The same, three hours from now, for servers that run by the real clock. */
export function upcomingEvent(id: string, change: Partial<FeedEvent> = {}): FeedChange {
  return sampleEvent(id, { startsAt: new Date(Date.now() + 3 * 3_600_000), ...change });
}
