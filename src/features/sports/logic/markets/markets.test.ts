import { describe, expect, it } from 'vitest';
import type { MarketSubject } from '../../../../../core/money/markets.ts';
import type { MarketType, SelectionSide } from '../../../../../core/wire/contract.ts';
import { propChoices, propGames, propGroup } from '../playerProps.ts';
import type { Market, Player } from '../slate.ts';
import { market, slateEvent, spread, threeWay, total } from '../testSlate.ts';
import { allLines } from './allLines.ts';
import { groupsOfSection, type MarketGroup, marketGroups, matchingGroups, sectionTabs } from './groups.ts';
import { playerOf, tableOf } from './table.ts';

const aside = (like: Market, id: string, name: string, points?: number): Market => ({
  ...like,
  id,
  name,
  main: false,
  selections: like.selections.map((one) => ({ ...one, id: `${id}-${one.id}`, pointsHundredths: points ?? one.pointsHundredths })),
});

/** A market with these selections: side, name, and an outcome or a line. */
function made(
  id: string,
  name: string,
  type: string,
  selections: readonly (readonly [side: SelectionSide | string, name: string, what?: string | number])[],
  subject?: MarketSubject,
): Market {
  return market({
    id,
    name,
    type: type as MarketType,
    main: false,
    ...(subject && { subject }),
    selections: selections.map(([side, label, what], index) => ({
      id: `${id}-${index}`,
      name: label,
      side: side as SelectionSide,
      outcome: typeof what === 'string' ? what : null,
      pointsHundredths: typeof what === 'number' ? what : null,
      odds: { numerator: 10, denominator: 11 },
    })),
  });
}

const TATUM: Player = { id: 'tatum', name: 'Jayson Tatum', side: 'AWAY', detail: 'BOS', headshot: null };
const BRUNSON: Player = { id: 'brunson', name: 'Jalen Brunson', side: 'HOME', detail: 'NYK', headshot: null };
const ofPlayer = (id: string, stat = 'POINTS'): MarketSubject => ({ player: { id, stat } });
const steps = (id: string, ...points: number[]) =>
  points.map((step) =>
    made(`${id}${step}`, `${id} ${step}+ Points`, 'MILESTONE', [['YES', `${id} ${step}+`, step * 100]], ofPlayer(id)),
  );
const HALF = [aside(spread, 'hs', '1st Half Spread'), aside(total, 'ht', '1st Half Total')];
const TEAMS = [aside(total, 'at', 'Celtics Total'), aside(total, 'bt', 'Knicks Total')];
const LADDER = [aside(total, 'a2', 'Alternate Total', 22_150), aside(total, 'a1', 'Alternate Total', 21_550)];
const PROPS = [...steps('tatum', 30, 25), ...steps('brunson', 20), ...steps('nobody', 10)];
const YES_NO = made('b', 'Both Teams To Score', 'BOTH_TO_SCORE', [
  ['YES', 'Yes'],
  ['NO', 'No'],
]);
const YES_NO_HALF = made(
  'bh',
  '1st Half Both Teams To Score',
  'BOTH_TO_SCORE',
  [
    ['YES', 'Yes'],
    ['NO', 'No'],
  ],
  { periods: { from: 1, to: 1 } },
);
const SCORES = made('cs', 'Correct Score', 'CORRECT_SCORE', [
  ...([
    ['OUTCOME', '2–1', '2-1'],
    ['OUTCOME', '1–1', '1-1'],
    ['OUTCOME', '0–1', '0-1'],
    ['OUTCOME', '1–0', '1-0'],
    ['OUTCOME', 'Any other score', 'OTHER_4'],
  ] as const),
]);
const METHODS = made('mv', 'Method of Victory', 'METHOD', [
  ...([
    ['OUTCOME', 'Celtics by KO or TKO', 'AWAY_KO_TKO'],
    ['OUTCOME', 'Knicks by KO or TKO', 'HOME_KO_TKO'],
    ['OUTCOME', 'Knicks by decision', 'HOME_DECISION'],
  ] as const),
]);
const CHANCE = made('dc', 'Double Chance', 'DOUBLE_CHANCE', [
  ['OUTCOME', 'Celtics or draw', 'AWAY_OR_DRAW'],
  ['OUTCOME', 'Either team', 'HOME_OR_AWAY'],
]);
const RACES = [20, 30].map((to) =>
  made(
    `r${to}`,
    'Race to',
    'RACE_TO',
    [
      ['AWAY', 'Celtics'],
      ['HOME', 'Knicks'],
    ],
    { target: to * 100 },
  ),
);
const EVENT = slateEvent({
  markets: [...LADDER, ...HALF, spread, ...TEAMS, total, ...PROPS, YES_NO, YES_NO_HALF, SCORES, METHODS, CHANCE, ...RACES],
  players: [TATUM, BRUNSON],
});
const { open } = marketGroups(EVENT);

const shape = (groups: readonly MarketGroup[]) => groups.map(({ title, markets }) => [title, ...markets.map(({ id }) => id)]);
function tableWithTitle(title: string, event = EVENT) {
  const group = marketGroups(event).open.find((each) => each.title === title);
  if (!group) throw new Error(`No ${title}`);
  const { heads, rows } = tableOf(event, group);
  return [heads.map(({ label }) => label), ...rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.selection.id)])];
}

describe('the markets of an event page', () => {
  it('are grouped by section and subject, whatever the order of the server', () => {
    expect(shape(open)).toEqual([
      ['Game lines', 'spread', 'total'],
      ['Double Chance', 'dc'],
      ['Points', 'tatum30', 'tatum25', 'brunson20', 'nobody10'],
      ['Both teams to score', 'b', 'bh'],
      ['Correct Score', 'cs'],
      ['Method of Victory', 'mv'],
      ['1st Half', 'hs', 'ht'],
      ['Team totals', 'at', 'bt'],
      ['Alternate Total', 'a2', 'a1'],
      ['Race to', 'r20', 'r30'],
    ]);
  });

  it('are last, and apart, where all of a table is closed; a suspended one keeps its place', () => {
    const shut = (status: 'HIDDEN' | 'CLOSED') =>
      marketGroups({ ...EVENT, markets: [...HALF.map((one) => ({ ...one, status })), spread, { ...total, status: 'HIDDEN' }] });
    expect(shape(shut('HIDDEN').open)).toEqual([['Game lines', 'spread', 'total']]);
    expect(shape(shut('HIDDEN').closed)).toEqual([['1st Half', 'hs', 'ht']]);
    expect(shape(shut('CLOSED').open)).toHaveLength(2);
  });

  it('lose none: a second market of a kind has a table of its own, and so has one of an unknown type', () => {
    const markets = [
      spread,
      HALF[0],
      { ...HALF[0], id: 'hs2' },
      made('x', 'New Kind', 'NEW_KIND', [['OUTCOME', 'This']]),
    ] as Market[];
    expect(shape(marketGroups({ ...EVENT, markets }).open)).toEqual([
      ['Spread', 'spread'],
      ['1st Half', 'hs'],
      ['1st Half Spread', 'hs2'],
      ['New Kind', 'x'],
    ]);
    const drawn = open.flatMap((group) => tableOf(EVENT, group).rows.flatMap(({ cells }) => cells.map((cell) => cell?.market.id)));
    expect(new Set(drawn.filter(Boolean))).toEqual(new Set(EVENT.markets.map(({ id }) => id)));
  });

  it('say by their subject which part they are about, where their name does not', () => {
    const of = (from: number, to: number, sport = 'football') => {
      const part = aside(spread, 'p', 'Spread');
      return marketGroups({ ...EVENT, sport, markets: [{ ...part, subject: { periods: { from, to } } }, total] }).open.at(-1);
    };
    expect([of(1, 2)?.title, of(3, 4)?.title, of(4, 4)?.title, of(4, 4)?.section]).toEqual([
      '1st Half',
      '2nd Half',
      '4th Quarter',
      'periods',
    ]);
    expect([of(2, 2, 'soccer')?.title, of(2, 2, 'tennis')?.title, of(1, 5, 'baseball')?.section]).toEqual([
      '2nd Half',
      '2nd Set',
      'halves',
    ]);
  });
});

describe('the tabs', () => {
  const labels = (markets: readonly Market[], sport = 'basketball') =>
    sectionTabs(marketGroups({ ...EVENT, markets }).open, sport).map(({ label }) => label);

  it('are those of the sections that have open markets, in the words of the sport, the popular ones first', () => {
    expect(labels(EVENT.markets)).toEqual([
      'Popular',
      'Game lines',
      'Player props',
      'Scores',
      'Halves',
      'Team props',
      'Alternates',
      'Specials',
      'All',
    ]);
    expect(labels([spread, ...HALF])).toEqual(['All', 'Game lines', 'Halves']);
    expect(labels([spread, total])).toEqual([]);
    expect(labels([spread, ...HALF.map((one) => ({ ...one, status: 'HIDDEN' as const }))])).toEqual([]);
  });

  it('show their own tables, and the popular tab those that most people look for', () => {
    expect(shape(groupsOfSection(open, 'popular')).map(([title]) => title)).toEqual(['Game lines', 'Points']);
    expect(shape(groupsOfSection(open, 'halves')).map(([title]) => title)).toEqual(['1st Half']);
    expect(groupsOfSection(open, 'all')).toBe(open);
  });
});

it('a search within the event finds a table by its title and markets by their player, without case and accents', () => {
  const find = (text: string) => shape(matchingGroups(open, text, (one) => playerOf(EVENT, one)?.name ?? ''));
  expect(find('TATUM')).toEqual([['Points', 'tatum30', 'tatum25']]);
  expect(find('jalen points')).toEqual([['Points', 'brunson20']]);
  expect(find('1st half')).toEqual([
    ['Both teams to score', 'bh'],
    ['1st Half', 'hs', 'ht'],
  ]);
  expect(find('dóuble chance')).toHaveLength(1);
  expect(find('touchdown')).toEqual([]);
});

describe('a table of markets', () => {
  it('has a row a side and a column a kind, over beside the first side', () => {
    expect(tableWithTitle('1st Half')).toEqual([
      ['Spread', 'Total'],
      ['Celtics', 'hs-s1', 'ht-t1'],
      ['Knicks', 'hs-s2', 'ht-t2'],
    ]);
  });

  it('has a row a team for the totals of teams', () => {
    expect(tableWithTitle('Team totals')).toEqual([
      ['Over', 'Under'],
      ['Celtics', 'at-t1', 'at-t2'],
      ['Knicks', 'bt-t1', 'bt-t2'],
    ]);
  });

  it('has alternates side by side from the lowest line to the highest', () => {
    expect(tableWithTitle('Alternate Total')).toEqual([
      [null, null],
      ['Over', 'a1-t1', 'a2-t1'],
      ['Under', 'a1-t2', 'a2-t2'],
    ]);
  });

  it('has a row a player from their lowest line to their highest, one whom the event does not list by the name of the market', () => {
    expect(tableWithTitle('Points')).toEqual([
      [null, null],
      ['Jayson Tatum', 'tatum25-0', 'tatum30-0'],
      ['Jalen Brunson', undefined, 'brunson20-0'],
      ['nobody 10+ Points', undefined, 'nobody10-0'],
    ]);
  });

  it('has a row a question, that of a half beside that of the game, and a row a target', () => {
    expect(tableWithTitle('Both teams to score')).toEqual([
      ['Yes', 'No'],
      ['Both Teams To Score', 'b-0', 'b-1'],
      ['1st Half', 'bh-0', 'bh-1'],
    ]);
    expect(tableWithTitle('Race to')).toEqual([
      ['Celtics', 'Knicks'],
      ['Race to 20', 'r20-0', 'r20-1'],
      ['Race to 30', 'r30-0', 'r30-1'],
    ]);
  });

  it('has scores in the column of who wins by them, methods in the column of who does', () => {
    expect(tableWithTitle('Correct Score')).toEqual([
      ['Celtics', 'Knicks', 'Draw'],
      ['', 'cs-2', 'cs-0', 'cs-1'],
      ['', undefined, 'cs-3', undefined],
      ['', 'cs-4'],
    ]);
    const group = open.find(({ title }) => title === 'Correct Score');
    expect(group && tableOf(EVENT, group).rows[0]?.cells.map((cell) => cell?.label)).toEqual(['0–1', '2–1', '1–1']);
    expect(tableWithTitle('Method of Victory')).toEqual([
      ['Celtics', 'Knicks'],
      ['KO or TKO', 'mv-0', 'mv-1'],
      ['Decision', undefined, 'mv-2'],
    ]);
  });

  it('gives each price of a list its name', () => {
    const group = open.find(({ title }) => title === 'Double Chance');
    expect(group && tableOf(EVENT, group).rows[0]?.cells.map((cell) => cell?.label)).toEqual(['Celtics or draw', 'Either team']);
  });

  it('shows the lines nearest to an even one of many, and the modal all of them with the main line', () => {
    const many = Array.from({ length: 9 }, (_, index) => {
      const one = aside(total, `l${index}`, 'Alternate Total', 21_000 + index * 100);
      const shift = { numerator: 10 + Math.abs(index - 6) * 10, denominator: 11 };
      return { ...one, selections: one.selections.map((each, at) => (at === 0 ? { ...each, odds: shift } : each)) };
    });
    const event = { ...EVENT, markets: [total, ...many] };
    const [group] = groupsOfSection(marketGroups(event).open, 'alternates');
    if (!group) throw new Error('No alternates');
    const { isCut, rows } = tableOf(event, group);
    expect(isCut).toBe(true);
    expect(rows[0]?.cells.map((cell) => cell?.market.id)).toEqual(['l3', 'l4', 'l5', 'l6', 'l7', 'l8']);
    const { heads, rows: lines } = allLines(event, group);
    expect(heads).toEqual(['Over', 'Under']);
    expect(lines.map(({ label }) => label)).toHaveLength(10);
    expect(lines.at(-1)?.label).toBe('O 218.5 / U 218.5');
  });

  it('keeps the draw in a row of its own', () => {
    expect(tableWithTitle('Game lines', { ...EVENT, markets: [spread, threeWay] }).at(-1)).toEqual(['Draw', undefined, 'rx']);
  });
});

it('players are listed by their price, with their team, and nobody last; touchdowns are anytime, or so many', () => {
  const priced = (one: Market, ...prices: readonly number[]): Market => ({
    ...one,
    selections: one.selections.map((selection, index) => ({
      ...selection,
      odds: { numerator: prices[index] ?? 1, denominator: 1 },
    })),
  });
  const event = slateEvent({ players: [TATUM, BRUNSON] });
  const group = (...markets: Market[]): MarketGroup => {
    const [first] = marketGroups({ ...event, markets }).open;
    if (!first) throw new Error('No group');
    return first;
  };
  const first = made('fs', 'First Points Scorer', 'FIRST_TO_SCORE', [
    ...([
      ['NO', 'No score'],
      ['OUTCOME', 'Jayson Tatum', 'tatum'],
      ['OUTCOME', 'Jalen Brunson', 'brunson'],
    ] as const),
  ]);
  const listed = tableOf(event, group(priced(first, 1, 9, 4))).rows[0]?.cells.map((cell) => cell?.label);
  expect(listed).toEqual(['Jalen Brunson · NYK', 'Jayson Tatum · BOS', 'No score']);
  const scores = (id: string, least: number, price: number): Market =>
    priced(made(`${id}${least}`, id, 'MILESTONE', [['YES', id, least * 100]], ofPlayer(id, 'TOUCHDOWNS')), price);
  const { rows } = tableOf(event, group(scores('tatum', 1, 6), scores('brunson', 2, 9), scores('brunson', 1, 2)));
  expect(rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.label)])).toEqual([
    ['Jalen Brunson', 'Anytime', '2+ TDs'],
    ['Jayson Tatum', 'Anytime', undefined],
  ]);
});

it('a competition’s props show of each game the lines of one statistic, under its name', () => {
  const [points, rebounds] = propChoices('basketball');
  const over = made(
    'tatum-over',
    'Jayson Tatum Points',
    'TOTAL',
    [
      ['OVER', 'Over', 2750],
      ['UNDER', 'Under', 2750],
    ],
    ofPlayer('tatum'),
  );
  const event = slateEvent({ markets: [spread, over, ...PROPS] });
  expect(points && propGroup(event, points)).toMatchObject({ title: 'Celtics @ Knicks', layout: 'overUnder', markets: [over] });
  expect(rebounds && propGroup(event, rebounds)).toBeNull();
  const at = (id: string, day: number) => slateEvent({ id, status: 'PRE_GAME', startsAt: `2026-11-${day}T18:00:00Z` });
  const games = propGames([event, at('next', 22), at('later', 23)], (start) => new Date(start).toISOString().slice(0, 10));
  expect(games.map(({ id }) => id)).toEqual(['e1', 'next']);
});
