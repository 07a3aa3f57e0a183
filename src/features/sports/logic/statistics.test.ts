import { describe, expect, it } from 'vitest';
import { type EventStatistics, infoTabs, soFarText, tape, winChances } from './statistics.ts';

const NOTHING: EventStatistics = {
  situation: null,
  statistics: [],
  plays: [],
  players: [],
  form: [],
  meetings: [],
  injuries: [],
  profiles: [],
};

describe('what is known of an event', () => {
  it('an event has a tab for each kind of statistics that it has', () => {
    const play = { number: 1, period: 'Q1', clock: '12:00', side: null, text: 'Kick-off', homeScore: null, awayScore: null };
    const table = { columns: ['W'], rows: [{ place: 1, name: 'Bills', abbreviation: 'BUF', colors: [], values: ['8'], form: [] }] };
    expect(infoTabs(NOTHING, null)).toEqual([]);
    expect(infoTabs({ ...NOTHING, plays: [play], form: [{ side: 'HOME', games: [] }] }, table).map(({ label }) => label)).toEqual([
      'Plays',
      'Standings',
    ]);
  });

  it('stands beside the other side’s under one label, in the order of the board', () => {
    const profiles = [
      {
        side: 'AWAY',
        facts: [
          { label: 'Reach', value: '73″' },
          { label: 'Stance', value: 'Southpaw' },
        ],
      },
      { side: 'HOME', facts: [{ label: 'Reach', value: '76″' }] },
    ] as const;
    expect(tape({ profiles }, [{ side: 'HOME' }, { side: 'AWAY' }])).toEqual([
      { label: 'Reach', values: ['76″', '73″'] },
      { label: 'Stance', values: ['–', 'Southpaw'] },
    ]);
  });

  it('a player has the statistics so far, and none before the start', () => {
    const numbers = [{ stat: 'points', label: 'Points', value: 0 }];
    expect([soFarText({ numbers }, 'points'), soFarText({ numbers: [] }, 'points')]).toEqual(['0 so far', null]);
  });
});

it.each([
  [
    [1.6, 2.5],
    [61, 39],
  ],
  [
    [2, 2],
    [50, 50],
  ],
  [
    [3, 3, 3],
    [34, 33, 33],
  ],
  [
    [1.001, 1000],
    [100, 0],
  ],
])('prices of %j are chances of %j percent, which add up to 100', (returns, percents) => {
  expect(winChances(returns)).toEqual(percents);
});
