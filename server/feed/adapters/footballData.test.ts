import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gradeLeg } from '../../domain/settlement/gradeLeg.ts';
import { parseFootballData } from './footballData.ts';
import type { GameChanges } from './sourceGame.ts';

const REAL_SEASON = '../shared/data/soccer_E0_premier_league_2025_26.csv';
const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,PSH,PSD,PSA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA';
const NOW = new Date('2026-08-01T00:00:00Z');

function read(row: string, options: { bookmaker?: string } = {}): GameChanges {
  const parsed = parseFootballData(`${HEADER}\n${row}\n`, { now: NOW, ...options });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const GAME = 'E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,,,,1.3,6,8.5,1.28,6.56,9.07,1.36,3.2,-1.75,2.03,1.78';

const eventOf = ({ changes }: GameChanges) => changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []))[0];

describe('a file of football-data', () => {
  it('offers the three-way, the total and the Asian handicap with its quarter line, at exact decimal prices', () => {
    const event = eventOf(read(GAME));
    expect(event).toMatchObject({
      competitionId: 'premier-league',
      name: 'Liverpool vs Bournemouth',
      startsAt: new Date('2026-08-15T19:00:00Z'),
    });
    expect(
      event?.markets.map(({ name, type, selections }) => [
        name,
        type,
        ...selections.map(
          ({ side, pointsHundredths, odds }) => `${side} ${pointsHundredths} ${odds.numerator}/${odds.denominator}`,
        ),
      ]),
    ).toEqual([
      ['Handicap', 'SPREAD', 'HOME -175 103/100', 'AWAY 175 39/50'],
      ['Total Goals', 'TOTAL', 'OVER 250 9/25', 'UNDER 250 11/5'],
      ['To Win', 'MONEYLINE_THREE_WAY', 'HOME null 3/10', 'DRAW null 5/1', 'AWAY null 15/2'],
    ]);
  });

  it('takes the asked bookmaker alone, and refuses an unknown one', () => {
    expect(eventOf(read(GAME, { bookmaker: 'PS' }))?.markets.map(({ type }) => type)).toEqual(['MONEYLINE_THREE_WAY']);
    expect(parseFootballData(HEADER, { now: NOW, bookmaker: 'Max' })).toMatchObject({ ok: false });
  });

  it.skipIf(!existsSync(REAL_SEASON))('a real season has 380 results with their halves, and every grade of the file', () => {
    const text = readFileSync(REAL_SEASON, 'utf8');
    const before = parseFootballData(text, { now: new Date('2025-08-01T00:00:00Z'), earlyResults: true });
    if (!before.ok) throw new Error(before.error);
    const { changes, events, problems } = before.value;
    const results = new Map(changes.flatMap((change) => (change.kind === 'result' ? [[change.eventId, change.result]] : [])));
    expect([events, results.size]).toEqual([380, 380]);
    expect(problems.filter(({ reason }) => reason.includes('no known team'))).toEqual([]);
    // The outcome column is the file's own grade of its three-way market.
    const outcomes = text.split(/\r?\n/).flatMap((row) => (row.startsWith('E0,') ? [row.split(',')[7]] : []));
    const graded = changes.flatMap((change) => {
      if (change.kind !== 'event') return [];
      const market = change.event.markets.find(({ type }) => type === 'MONEYLINE_THREE_WAY');
      const result = results.get(change.event.id);
      if (!market || !result || 'void' in result) return [];
      const { homeScore = null, awayScore = null, periods = [] } = result;
      const won = market.selections.filter(({ side }) => {
        const leg = { marketType: market.type, side, outcome: null, pointsHundredths: null, subject: {}, rules: null };
        return gradeLeg(leg, { status: 'FINAL', homeScore, awayScore, periods }).grade === 'WIN';
      });
      return [won.map(({ side }) => side.charAt(0)).join('')];
    });
    expect(graded).toEqual(outcomes);
  });
});
