import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameChanges } from './sourceGame.ts';
import { parseUfc } from './ufc.ts';

const REAL_FIGHTS = '../shared/data/mma_ufc_2024_2026.csv';
const HEADER =
  'R_fighter,B_fighter,R_odds,B_odds,date,Winner,finish,finish_round,no_of_rounds,r_dec_odds,b_dec_odds,r_sub_odds,b_sub_odds,r_ko_odds,b_ko_odds';
const NOW = new Date('2026-06-01T00:00:00Z');

function read(...rows: readonly string[]): GameChanges {
  const parsed = parseUfc([HEADER, ...rows, ''].join('\n'), { now: NOW });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const fight = (odds: string, end: string, methods = ',,,,,'): string => `Ada Stone,Bea Reyes,${odds},2026-03-28,${end},${methods}`;

function resultOf(end: string): unknown {
  const result = read(fight('-130.0,102.0', end)).changes.find(({ kind }) => kind === 'result');
  return result?.kind === 'result' ? result.result : null;
}

describe('a file of UFC fights', () => {
  it.each([
    ['Red,KO/TKO,2.0,3', { homeScore: 1, awayScore: 0, method: 'KO_TKO', winner: 'HOME', round: 2 }],
    ['Blue,SUB,1.0,5', { homeScore: 0, awayScore: 1, method: 'SUBMISSION', winner: 'AWAY', round: 1 }],
    ['Blue,S-DEC,3.0,3', { homeScore: 0, awayScore: 1, method: 'DECISION', winner: 'AWAY' }],
    ['Red,DQ,2.0,3', { homeScore: 1, awayScore: 0, method: 'DISQUALIFICATION', winner: 'HOME', round: 2 }],
    ['Draw,M-DEC,3.0,3', { homeScore: 0, awayScore: 0, method: 'DRAW' }],
    ['No Contest,CNC,1.0,3', { status: 'NO_CONTEST' }],
    ['Draw,Overturned,3.0,3', null],
    ['Green,SUB,1.0,3', null],
    ['Red,Magic,1.0,3', null],
    ['Red,SUB,4.0,3', { homeScore: 1, awayScore: 0, method: 'SUBMISSION', winner: 'HOME' }],
  ])('has the end %s with its method and round', (end, result) => {
    expect(resultOf(end)).toEqual(result);
  });

  it('offers the winner and six methods; a price that is missing drops its market alone', () => {
    const whole = read(fight('-130.0,102.0', ',,,3', '163.0,900.0,2500.0,400.0,300.0,250.0'));
    const [event] = whole.changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));
    expect(
      event?.markets.map(({ type, main, selections }) => [type, main, selections.map(({ outcome, name }) => outcome ?? name)]),
    ).toEqual([
      ['MONEYLINE', true, ['Ada Stone', 'Bea Reyes']],
      ['METHOD', false, ['HOME_KO_TKO', 'HOME_SUBMISSION', 'HOME_DECISION', 'AWAY_KO_TKO', 'AWAY_SUBMISSION', 'AWAY_DECISION']],
    ]);
    const part = read(fight(',102.0', ',,,3', '163.0,900.0,2500.0,400.0,300.0,250.0'));
    expect(part.problems.map(({ where }) => where)).toEqual(['line 2, column R_odds']);
    expect(part.events).toBe(1);
  });

  it.skipIf(!existsSync(REAL_FIGHTS))('real fights have a result for all but the one that was overturned', () => {
    const parsed = parseUfc(readFileSync(REAL_FIGHTS, 'utf8'), { now: NOW });
    if (!parsed.ok) throw new Error(parsed.error);
    const results = parsed.value.changes.filter(({ kind }) => kind === 'result');
    expect([parsed.value.events, results.length]).toEqual([1_149, 1_148]);
  });
});
