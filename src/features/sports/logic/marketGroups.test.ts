import { describe, expect, it } from 'vitest';
import { hasLadder, type MarketGroup, marketGroups, sectionTabs } from './marketGroups.ts';
import { tableOf } from './marketTable.ts';
import type { Market } from './slate.ts';
import { market, slateEvent, spread, total } from './testSlate.ts';

const aside = (like: Market, id: string, name: string, points?: number): Market => ({
  ...like,
  ...{ id, name, main: false },
  selections: like.selections.map((one) => ({ ...one, id: `${id}-${one.id}`, pointsHundredths: points ?? one.pointsHundredths })),
});
const HALF = [aside(spread, 'hs', '1st Half Spread'), aside(total, 'ht', '1st Half Total')];
const TEAMS = [aside(total, 'at', 'Celtics Total'), aside(total, 'bt', 'Knicks Total')];
const LADDER = [aside(total, 'a2', 'Alternate Total', 22_150), aside(total, 'a1', 'Alternate Total', 21_550)];
const EVENT = slateEvent({ markets: [...LADDER, ...HALF, spread, ...TEAMS, total] });

const shape = (groups: readonly MarketGroup[]) => groups.map(({ title, markets }) => [title, ...markets.map(({ id }) => id)]);
const tableWithTitle = (title: string) => {
  const group = marketGroups(EVENT).open.find((each) => each.title === title);
  if (!group) throw new Error(`No ${title}`);
  const { columns, rows } = tableOf(EVENT, group);
  return [
    columns.map(({ label }) => label),
    ...rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.selection.id)]),
  ];
};

describe('the markets of an event page', () => {
  it('are grouped by section, whatever the order of the server: lines, halves, teams, alternates', () => {
    expect(shape(marketGroups(EVENT).open)).toEqual([
      ['Game lines', 'spread', 'total'],
      ['1st Half', 'hs', 'ht'],
      ['Team totals', 'at', 'bt'],
      ['Alternate Total', 'a2', 'a1'],
    ]);
  });

  it('are last, and apart, where all of a table is closed; a suspended one keeps its place', () => {
    const shut = (status: 'HIDDEN' | 'CLOSED') =>
      marketGroups({ ...EVENT, markets: [...HALF.map((one) => ({ ...one, status })), spread, { ...total, status: 'HIDDEN' }] });
    expect(shape(shut('HIDDEN').open)).toEqual([['Game lines', 'spread', 'total']]);
    expect(shape(shut('HIDDEN').closed)).toEqual([['1st Half', 'hs', 'ht']]);
    expect(shape(shut('CLOSED').open)).toHaveLength(2);
  });

  it('lose none: a second market of a kind has a table of its own, an unknown one is under its name', () => {
    const markets = [spread, HALF[0], { ...HALF[0], id: 'hs2' }, aside(spread, 'x', 'Race to 20')] as Market[];
    expect(shape(marketGroups({ ...EVENT, markets }).open)).toEqual([
      ['Spread', 'spread'],
      ['1st Half', 'hs'],
      ['1st Half Spread', 'hs2'],
      ['Race to 20', 'x'],
    ]);
  });

  it('give a single main line its own name', () => {
    const winner = market({ id: 'w', name: 'Fight Winner', type: 'MONEYLINE', main: true });
    expect(marketGroups({ ...EVENT, sport: 'mma', markets: [winner] }).open.map(({ title }) => title)).toEqual(['Winner']);
  });
});

it('only alternates are one market at several lines, which a dialog shows', () => {
  const { open } = marketGroups(EVENT);
  expect(open.filter(hasLadder).map(({ title }) => title)).toEqual(['Alternate Total']);
});

describe('the tabs', () => {
  it('are those of the sections that have open markets, in the words of the sport', () => {
    const labels = (markets: readonly Market[], sport: string) =>
      sectionTabs(marketGroups({ ...EVENT, markets }).open, sport).map(({ label }) => label);
    expect(labels(EVENT.markets, 'football')).toEqual(['All', 'Game lines', 'Halves', 'Teams', 'Alternates']);
    expect(labels([spread, ...HALF], 'hockey')).toEqual(['All', 'Game lines', 'Periods']);
    expect(labels([spread, total], 'football')).toEqual([]);
    expect(labels([spread, ...HALF.map((one) => ({ ...one, status: 'HIDDEN' as const }))], 'football')).toEqual([]);
  });
});

describe('a table of markets', () => {
  it('has a row a side and a column a kind, over beside the first side', () => {
    expect(tableWithTitle('1st Half')).toEqual([
      ['Spread', 'Total'],
      ['Celtics', 'hs-s1', 'ht-t1'],
      ['Knicks', 'hs-s2', 'ht-t2'],
    ]);
  });

  it('has a column a team for the totals of teams', () => {
    expect(tableWithTitle('Team totals')).toEqual([
      ['Celtics', 'Knicks'],
      ['Over', 'at-t1', 'bt-t1'],
      ['Under', 'at-t2', 'bt-t2'],
    ]);
  });

  it('has alternates side by side from the lowest line to the highest, without heads', () => {
    expect(tableWithTitle('Alternate Total')).toEqual([
      [null, null],
      ['Over', 'a1-t1', 'a2-t1'],
      ['Under', 'a1-t2', 'a2-t2'],
    ]);
  });
});
