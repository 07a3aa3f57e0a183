import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits.ts';
import { periodCells, trailingSide } from './scoreboard.ts';
import { slateEvent } from './testSlate.ts';

const nba = slateEvent();

describe('the scoreboard', () => {
  it('marks the side that is behind', () => {
    expect(trailingSide({ homeScore: 81, awayScore: 88 })).toBe('HOME');
    expect(trailingSide({ homeScore: 2, awayScore: 1 })).toBe('AWAY');
    expect(trailingSide({ homeScore: 1, awayScore: 1 })).toBeNull();
    expect(trailingSide({ homeScore: null, awayScore: null })).toBeNull();
  });

  it('keeps a column for every period, and one more for overtime', () => {
    const played = [
      { label: '1', home: 26, away: 31 },
      { label: '2', home: 30, away: 28 },
    ];
    expect(periodCells(nba, played, true).map((cell) => [cell.label, cell.away, cell.current])).toEqual([
      ['1', '31', false],
      ['2', '28', true],
      ['3', '–', false],
      ['4', '–', false],
    ]);
    const overtime = [...'12345'].map((label) => ({ label: label === '5' ? 'OT' : label, home: 1, away: 1 }));
    expect(periodCells(nba, overtime, false).at(-1)).toEqual({ label: 'OT', home: '1', away: '1', current: false });
  });

  it('has two halves for college basketball', () => {
    const ncaab = { ...nba, competitionPath: '/sport/basketball/organization/united-states/competition/ncaab' };
    expect(periodCells(ncaab, [{ label: '1', home: 31, away: 40 }], true).map((cell) => cell.label)).toEqual(['1', '2']);
  });

  it('keeps units in their place when a score gets another digit', () => {
    expect(digitsOf(100)).toEqual([
      { place: 2, text: '1' },
      { place: 1, text: '0' },
      { place: 0, text: '0' },
    ]);
  });
});
