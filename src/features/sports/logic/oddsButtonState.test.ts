import { describe, expect, it } from 'vitest';
import { type OddsButtonFacts, oddsButtonState, SHUT_WORDS } from './oddsButtonState.ts';

const open: OddsButtonFacts = {
  marketStatus: 'OPEN',
  eventStatus: 'IN_PLAY',
  priceState: 'live',
  trend: 'none',
};

describe('the state of an odds button', () => {
  it('calls a CLOSED market suspended and a HIDDEN one closed [S4.64 S4.65 W4.78 W4.79]', () => {
    expect(oddsButtonState({ ...open, marketStatus: 'CLOSED' }).kind).toBe('suspended');
    expect(oddsButtonState({ ...open, marketStatus: 'HIDDEN' }).kind).toBe('closed');
    expect(SHUT_WORDS).toEqual({ suspended: 'Suspended', closed: 'Closed' });
  });

  it('shows a move up or down', () => {
    expect(oddsButtonState({ ...open, trend: 'up' }).highlight).toBe('up');
    expect(oddsButtonState({ ...open, trend: 'down' }).highlight).toBe('down');
    expect(oddsButtonState(open).highlight).toBe('none');
  });

  it('takes no bets at a price that may be old', () => {
    expect(oddsButtonState({ ...open, priceState: 'stale' }).kind).toBe('paused');
    expect(oddsButtonState({ ...open, priceState: 'paused', trend: 'up' })).toEqual({
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
