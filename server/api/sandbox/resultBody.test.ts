import { expect, it } from 'vitest';
import { BadInput } from './parseBody.ts';
import { readResult } from './resultBody.ts';

const soccer = { sport: 'soccer', competition: 'premier-league' };
const nfl = { sport: 'football', competition: 'nfl' };
const period = (label: string, home: number, away: number, more: object = {}) => ({
  label,
  home,
  away,
  kind: 'REGULATION',
  ...more,
});

it('a result may have parts, a status and where it was stopped, in the words of the sandbox', () => {
  const first = { part: 'H1', home: 1, away: 0 };
  const stopped = { homeScore: 1, awayScore: 0, status: 'abandoned', at: { part: 'H2', clock: "67'" } };
  expect(readResult({ homeScore: 2, awayScore: 1 }, soccer)).toEqual({ homeScore: 2, awayScore: 1, status: 'FINAL' });
  expect(readResult({ void: true }, soccer)).toEqual({ void: true });
  expect(readResult({ ...stopped, parts: [first] }, soccer)).toEqual({
    status: 'ABANDONED',
    homeScore: 1,
    awayScore: 0,
    periods: [period('H1', 1, 0), period('H2', 0, 0, { open: true })],
  });
  expect(readResult({ ...stopped, at: { part: 'H1', clock: 'HT' }, parts: [first] }, soccer)).toMatchObject({
    periods: [period('H1', 1, 0)],
  });
  // Without parts those of the event hold.
  expect(readResult(stopped, soccer)).toEqual({ status: 'ABANDONED', homeScore: 1, awayScore: 0 });
  expect(readResult({ homeScore: 24, awayScore: 20, parts: [{ part: 'H1', home: 7, away: 3 }] }, nfl)).toMatchObject({
    periods: [period('H1', 7, 3, { spans: 2 })],
  });
  const late = [
    { part: 'OT', home: 0, away: 0 },
    { part: 'SO', home: 3, away: 2 },
  ];
  expect(readResult({ homeScore: 2, awayScore: 2, parts: late }, { sport: 'hockey', competition: 'nhl' })).toMatchObject({
    periods: [{ kind: 'OVERTIME' }, { kind: 'SHOOTOUT' }],
  });
  expect(readResult({ status: 'no-contest' }, { sport: 'mma', competition: 'ufc' })).toEqual({ status: 'NO_CONTEST' });
  expect(readResult({ winner: 'home', method: 'KO_TKO', round: 2 }, { sport: 'mma', competition: 'ufc' })).toMatchObject({
    winner: 'HOME',
    round: 2,
  });
});

it('a result that is none names the field', () => {
  for (const [body, field] of [
    [{}, 'homeScore'],
    [{ homeScore: 1 }, 'awayScore'],
    [{ homeScore: 1.5, awayScore: 0 }, 'homeScore'],
    [{ homeScore: 1, awayScore: 0, status: 'rained' }, 'status'],
    [{ homeScore: 1, awayScore: 0, parts: [{ part: 'H1', home: -1, away: 0 }] }, 'parts.0.home'],
    [{ homeScore: 1, awayScore: 0, winner: 'nobody' }, 'winner'],
    [{ void: false }, 'void'],
  ] as const) {
    const read = () => readResult(body, soccer);
    expect(read, JSON.stringify(body)).toThrow(BadInput);
    expect(read).toThrow(expect.objectContaining({ field }));
  }
});

it('a result whose periods do not add up to its score is refused in words', () => {
  const hockey = { sport: 'hockey', competition: 'nhl' };
  const tennis = { sport: 'tennis', competition: 'turin' };
  const parts = (...scores: readonly string[]) =>
    scores.map((score) => {
      const [part, home, away] = score.split(' ');
      return { part, home: Number(home), away: Number(away) };
    });
  for (const [event, score, given, reason] of [
    [
      hockey,
      [3, 2],
      parts('P1 1 1', 'P2 1 0', 'P3 0 1', 'SO 2 1'),
      'add up to 2 (home) and 2 (away), and the score is 3 (home) and 2 (away)',
    ],
    [hockey, [3, 2], parts('P1 2 2', 'SO 2 1'), 'add up to 2 (home) and 2 (away), and the score is 3 (home) and 2 (away)'],
    [soccer, [1, 0], parts('H1 2 0'), 'add up to 2 (home) and 0 (away), and the score is 1 (home) and 0 (away)'],
    [
      tennis,
      [2, 1],
      parts('SET1 6 4', 'SET2 6 4', 'SET3 6 2'),
      'add up to 3 (home) and 0 (away), and the score is 2 (home) and 1 (away)',
    ],
  ] as const) {
    const body = { homeScore: score[0], awayScore: score[1], parts: given };
    expect(() => readResult(body, event)).toThrow(expect.objectContaining({ message: `The periods ${reason}`, field: 'parts' }));
  }
  expect(readResult({ homeScore: 2, awayScore: 1, parts: parts('SET1 6 4', 'SET2 4 6', 'SET3 6 2') }, tennis)).toMatchObject({
    periods: [{}, {}, {}],
  });
});
