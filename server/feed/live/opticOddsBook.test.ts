import { describe, expect, it } from 'vitest';
import type { GameChanges } from '../adapters/sourceGame.ts';
import { OPTIC_ODDS } from '../feedAdapter.ts';
import type { FeedEvent } from '../types.ts';
import { liveChanges } from './liveFeed.ts';
import { OpticOddsBook } from './opticOddsBook.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-23T12:00:00Z');

function fixture(change: object = {}): object {
  return {
    id: 'f1',
    start_date: '2026-11-22T18:00:00+00:00',
    status: 'unplayed',
    home_team_display: 'Buffalo Bills',
    away_team_display: 'Kansas City Chiefs',
    home_competitors: [{ id: 'buf' }],
    away_competitors: [{ id: 'kc' }],
    sport: { id: 'football', name: 'Football' },
    league: { id: 'nfl', name: 'NFL' },
    ...change,
  };
}

function total(points: number, line: 'over' | 'under', price: number, more: object = {}): object {
  return {
    id: `f1:books:total_points:${line}_${points}`,
    fixture_id: 'f1',
    sportsbook: 'Books R Us',
    market_id: 'total_points',
    selection: '',
    selection_line: line,
    points,
    price,
    is_main: true,
    timestamp: 100,
    ...more,
  };
}

function say(book: OpticOddsBook, event: string, ...data: readonly object[]): void {
  expect(book.takeMessage({ event, data: JSON.stringify({ entry_id: '1-1', data }) })).toBe('TAKEN');
}

function bookOf(change: object = {}): OpticOddsBook {
  const book = new OpticOddsBook('Books R Us');
  book.takeFixture(fixture(change));
  return book;
}

const take = (book: OpticOddsBook, now = NOW): GameChanges => liveChanges(book.take(), { adapter: OPTIC_ODDS, now });

function eventOf(book: OpticOddsBook, now = NOW): FeedEvent | undefined {
  return take(book, now).changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []))[0];
}

const marketsOf = (book: OpticOddsBook, now = NOW): readonly string[] =>
  (eventOf(book, now)?.markets ?? []).map(
    ({ id, main, status, selections }) => `${id} ${main ? 'main' : 'alternate'} ${status} ${selections[0]?.pointsHundredths}`,
  );

describe('prices of OpticOdds', () => {
  it('make a market once both sides are there; locked ones are suspended, and open again with a newer price', () => {
    const book = bookOf();
    say(book, 'odds', total(47.5, 'over', -110));
    expect(marketsOf(book)).toEqual([]);
    say(book, 'odds', total(47.5, 'under', -110));
    expect(marketsOf(book)).toEqual(['optic-odds-f1.total_points main OPEN 4750']);
    say(book, 'locked-odds', total(47.5, 'over', -110, { timestamp: 101 }));
    expect(marketsOf(book)).toEqual(['optic-odds-f1.total_points main CLOSED 4750']);
    say(book, 'odds', total(47.5, 'over', -115, { timestamp: 102 }));
    expect(marketsOf(book)).toEqual(['optic-odds-f1.total_points main OPEN 4750']);
  });

  it('older ones never replace newer ones, whatever order they come in', () => {
    const book = bookOf();
    say(book, 'odds', total(47.5, 'over', -120, { timestamp: 105 }), total(47.5, 'under', 100, { timestamp: 105 }));
    book.takeSnapshot({
      id: 'f1',
      odds: [total(47.5, 'over', -110, { timestamp: 104 }), total(47.5, 'under', -110, { timestamp: 104 })],
    });
    expect(eventOf(book)?.markets[0]?.selections.map(({ odds }) => odds)).toEqual([
      { numerator: 5, denominator: 6 },
      { numerator: 1, denominator: 1 },
    ]);
  });

  it('move the main line: the market keeps its id, with alternates or without', () => {
    const book = bookOf();
    say(book, 'odds', total(47.5, 'over', -110), total(47.5, 'under', -110));
    // Without alternates: the old line is locked, and a new one comes.
    say(book, 'locked-odds', total(47.5, 'over', -110, { timestamp: 101 }), total(47.5, 'under', -110, { timestamp: 101 }));
    say(book, 'odds', total(48.5, 'over', -110, { timestamp: 102 }), total(48.5, 'under', -110, { timestamp: 102 }));
    expect(marketsOf(book)).toEqual(['optic-odds-f1.total_points main OPEN 4850']);
    // With alternates: two lines change their roles, and nothing is locked.
    const roles = (points: number, isMain: boolean, at: number) =>
      (['over', 'under'] as const).map((line) => total(points, line, -110, { is_main: isMain, timestamp: at }));
    say(book, 'odds', ...roles(48.5, false, 103), ...roles(49.5, true, 103));
    expect(marketsOf(book)).toEqual([
      'optic-odds-f1.total_points main OPEN 4950',
      'optic-odds-f1.total_points.4850 alternate OPEN 4850',
    ]);
  });

  it('a snapshot suspends what it does not name', () => {
    const book = bookOf();
    say(book, 'odds', total(47.5, 'over', -110), total(47.5, 'under', -110));
    book.takeSnapshot({ id: 'f1', odds: [] });
    expect(marketsOf(book)).toEqual(['optic-odds-f1.total_points main CLOSED 4750']);
  });

  it('another sportsbook’s, or those of a market that the product has not, are no market', () => {
    const book = bookOf();
    say(book, 'odds', total(47.5, 'over', -110, { sportsbook: 'Others' }), total(47.5, 'under', -110, { sportsbook: 'Others' }));
    say(
      book,
      'odds',
      total(47.5, 'over', -110, { market_id: 'player_hats' }),
      total(47.5, 'under', -110, { market_id: 'player_hats' }),
    );
    expect(marketsOf(book)).toEqual([]);
  });

  it('a half’s and a team’s are graded on these', () => {
    const book = bookOf();
    const own = (market: string, more: object) =>
      (['over', 'under'] as const).map((line) => total(20.5, line, -110, { id: `${market}${line}`, market_id: market, ...more }));
    say(book, 'odds', ...own('1st_half_total_points', {}), ...own('team_total', { selection: 'Kansas City Chiefs' }));
    expect(eventOf(book)?.markets.map(({ name, main, subject }) => [name, main, subject])).toEqual([
      ['1st Half Total', false, { periods: { from: 1, to: 2 } }],
      ['Kansas City Chiefs Total', false, { side: 'AWAY' }],
    ]);
  });

  it('soccer’s moneyline is no market before its draw is told', () => {
    const book = bookOf({ sport: { id: 'soccer', name: 'Soccer' }, league: { id: 'uefa', name: 'UEFA' } });
    const side = (selection: string): object =>
      total(0, 'over', 150, { id: selection, market_id: 'moneyline', selection, points: null });
    say(book, 'odds', side('Buffalo Bills'), side('Kansas City Chiefs'));
    expect(eventOf(book)?.markets).toEqual([]);
    say(book, 'odds', side('Draw'));
    expect(eventOf(book)?.markets).toMatchObject([{ type: 'MONEYLINE_THREE_WAY', selections: [{}, { side: 'DRAW' }, {}] }]);
  });

  it('a fixture that is not known is asked for once', () => {
    const book = new OpticOddsBook('Books R Us');
    say(book, 'odds', total(47.5, 'over', -110));
    say(book, 'odds', total(47.5, 'under', -110));
    expect(book.takeUnknownFixtures()).toEqual(['f1']);
    say(book, 'odds', total(47.5, 'under', -110));
    expect(book.takeUnknownFixtures()).toEqual([]);
  });

  it.each(['', '{', '[]', '{"data":7}', 'null'])('a message of %j is told and changes nothing', (data) => {
    const book = bookOf();
    take(book);
    expect(book.takeMessage({ event: 'odds', data })).toBe('MALFORMED');
    expect(take(book)).toMatchObject({ changes: [], problems: [{ where: expect.stringContaining('message odds') }] });
  });
});

describe('states of OpticOdds', () => {
  it.each(['suspended', 'delayed'])('a fixture that is %s keeps its markets, suspended', (status) => {
    const book = bookOf();
    say(book, 'odds', total(47.5, 'over', -110), total(47.5, 'under', -110));
    book.takeMessage({ event: 'fixture-status', data: JSON.stringify({ data: { fixture_id: 'f1', new_status: status } }) });
    expect(marketsOf(book)).toEqual(['optic-odds-f1.total_points main CLOSED 4750']);
  });

  it('a fixture gets a new start; one that is no time is told, and the old one stays', () => {
    const book = bookOf();
    const start = (text: string): void =>
      void book.takeMessage({
        event: 'fixture-status',
        data: JSON.stringify({ data: { fixture_id: 'f1', new_start_date: text } }),
      });
    start('2026-11-22T20:30:00+00:00');
    expect(eventOf(book)?.startsAt).toEqual(new Date('2026-11-22T20:30:00Z'));
    start('2026-11-22 21:30');
    const { changes, problems } = take(book);
    expect(changes.at(-1)).toMatchObject({ event: { startsAt: new Date('2026-11-22T20:30:00Z') } });
    expect(problems).toMatchObject([{ reason: '"2026-11-22 21:30" is not a time with its zone' }]);
  });
});

describe('results of OpticOdds', () => {
  const side = (points: readonly number[], sum = points.reduce((all, one) => all + one, 0)): object => ({
    total: sum,
    periods: Object.fromEntries(points.map((one, index) => [`period_${index + 1}`, one])),
  });

  function resultOf(sport: string, league: string, home: object, away: object, more: object = {}): unknown {
    const book = bookOf({ sport: { id: sport, name: sport }, league: { id: league, name: league } });
    const score = { fixture: { status: 'completed' }, scores: { home, away }, ...more };
    book.takeMessage({ event: 'fixture-results', data: JSON.stringify({ data: { fixture_id: 'f1', score } }) });
    const result = take(book, LATER).changes.find(({ kind }) => kind === 'result');
    return result?.kind === 'result' ? result.result : null;
  }

  it('have the score of each part, and which of them is overtime', () => {
    expect(resultOf('football', 'nfl', side([7, 0, 7, 6, 3]), side([7, 7, 0, 6, 0]))).toMatchObject({
      homeScore: 23,
      awayScore: 20,
      periods: [
        { kind: 'REGULATION' },
        { kind: 'REGULATION' },
        { kind: 'REGULATION' },
        { kind: 'REGULATION' },
        { kind: 'OVERTIME' },
      ],
    });
  });

  it('#6: a soccer score that has the penalties in it is mended by its parts', () => {
    expect(resultOf('soccer', 'uefa', side([1, 0, 1, 4]), side([0, 1, 1, 2]))).toMatchObject({
      homeScore: 2,
      awayScore: 2,
      periods: [{}, {}, { kind: 'OVERTIME' }, { home: 4, away: 2, kind: 'SHOOTOUT' }],
    });
  });

  it('a hockey score with the goal of the shoot-out has it apart', () => {
    expect(resultOf('hockey', 'nhl', side([1, 1, 0, 0], 3), side([0, 1, 1, 0], 2))).toMatchObject({
      homeScore: 2,
      awayScore: 2,
      periods: [{}, {}, {}, { kind: 'OVERTIME' }, { home: 1, away: 0, kind: 'SHOOTOUT' }],
    });
  });

  it.each([
    ['a total that is not the sum of the parts', side([7, 7], 21), side([0, 0])],
    ['a part of one side alone', side([7, 7]), side([0])],
    ['an empty total', { total: '' }, side([0])],
    ['no total', { total: null }, side([])],
    ['a total in another form', { total: '0x10' }, side([])],
  ])('%s is no result, and told', (_what, home, away) => {
    expect(resultOf('football', 'nfl', home, away)).toBe(null);
  });

  it('a retirement says who is left, a cancelled fixture has none', () => {
    const info = { retirement_info: { winner_team_id: 'kc', walkover: false } };
    expect(resultOf('tennis', 'atp', side([6, 1]), side([4, 3]), info)).toMatchObject({ status: 'RETIRED', winner: 'AWAY' });
    const book = bookOf();
    book.takeMessage({ event: 'fixture-status', data: JSON.stringify({ data: { fixture_id: 'f1', new_status: 'cancelled' } }) });
    expect(take(book).changes.at(-1)).toEqual({ kind: 'result', eventId: 'optic-odds-f1', result: { void: true } });
  });
});
