import { describe, expect, it } from 'vitest';
import { HIGHLIGHT_MS, HOLD_MS, type OddsButtonFacts, oddsButtonState, SHUT_WORDS } from './oddsButtonState.ts';

const open: OddsButtonFacts = {
  marketStatus: 'OPEN',
  eventStatus: 'IN_PLAY',
  priceState: 'live',
  trend: 'none',
  sinceChangeMs: Number.POSITIVE_INFINITY,
};

describe('the state of an odds button', () => {
  it('calls a CLOSED market suspended and a HIDDEN one closed [S4.64 S4.65 W4.78 W4.79]', () => {
    expect(oddsButtonState({ ...open, marketStatus: 'CLOSED' }).kind).toBe('suspended');
    expect(oddsButtonState({ ...open, marketStatus: 'HIDDEN' }).kind).toBe('closed');
    expect(SHUT_WORDS).toEqual({ suspended: 'Suspended', closed: 'Closed' });
  });

  it('shows a move up or down for 2000 ms, and none before or after [S4.63 S9.15]', () => {
    expect(oddsButtonState({ ...open, trend: 'up', sinceChangeMs: 0 }).highlight).toBe('up');
    expect(oddsButtonState({ ...open, trend: 'down', sinceChangeMs: 1999 }).highlight).toBe('down');
    expect(oddsButtonState({ ...open, trend: 'up', sinceChangeMs: 2000 }).highlight).toBe('none');
    expect(oddsButtonState(open).highlight).toBe('none');
    expect(HOLD_MS).toBe(HIGHLIGHT_MS * 0.7);
  });

  it('takes no bets at a price that may be old', () => {
    expect(oddsButtonState({ ...open, priceState: 'stale' }).kind).toBe('paused');
    expect(oddsButtonState({ ...open, priceState: 'paused', trend: 'up', sinceChangeMs: 0 })).toEqual({
      kind: 'paused',
      highlight: 'none',
    });
  });

  it('takes no bets on what is over', () => {
    for (const eventStatus of ['FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'] as const) {
      expect(oddsButtonState({ ...open, eventStatus }).kind).toBe('closed');
    }
  });

  it('keeps saying suspended while the feed is quiet', () => {
    expect(oddsButtonState({ ...open, marketStatus: 'CLOSED', priceState: 'stale' }).kind).toBe('suspended');
  });
});
