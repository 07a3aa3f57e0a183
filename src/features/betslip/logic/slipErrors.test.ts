import { describe, expect, it } from 'vitest';
import type { SlipError } from './slip.ts';
import { markedFields, mostUrgent } from './slipErrors.ts';

function error(change: Partial<SlipError>): SlipError {
  return { code: 'edgebook.generic', message: 'No', priority: 5, displayType: 'GENERIC', field: null, ...change };
}

describe('betslip errors', () => {
  it('errors of too few promotional credits mark the bet field', () => {
    expect(markedFields(error({ code: 'edgebook.promotional_credits.low' }))).toEqual(['BET']);
  });

  it('errors of a bet amount or a deposit mark the bet field', () => {
    expect(markedFields(error({ displayType: 'BET_AMOUNT' }))).toEqual(['BET']);
    expect(markedFields(error({ displayType: 'DEPOSIT' }))).toEqual(['BET']);
  });

  it('errors of a win amount mark the win field', () => {
    expect(markedFields(error({ displayType: 'WIN_AMOUNT' }))).toEqual(['WIN']);
    expect(markedFields(error({ displayType: 'BET_WIN_AMOUNT' }))).toContain('WIN');
  });

  it('errors of other kinds mark no field', () => {
    expect(markedFields(error({ displayType: 'ODDS_CHANGED' }))).toEqual([]);
  });

  it('are sorted by priority number, lowest first', () => {
    expect(mostUrgent([error({ priority: 3 }), error({ priority: 1, code: 'first' })])?.code).toBe('first');
    expect(mostUrgent([])).toBeNull();
  });
});
