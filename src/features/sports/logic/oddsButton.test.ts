import { describe, expect, it } from 'vitest';
import { SHUT_WORDS } from '../../../../core/money/eventState.ts';
import { lineText, type OddsButtonFacts, type OddsButtonWords, oddsButtonName, oddsButtonState } from './oddsButton.ts';

const open: OddsButtonFacts = {
  marketStatus: 'OPEN',
  eventStatus: 'IN_PLAY',
  priceState: 'live',
  trend: 'NONE',
};

describe('the state of an odds button', () => {
  it('calls a CLOSED market suspended and a HIDDEN one closed', () => {
    expect(oddsButtonState({ ...open, marketStatus: 'CLOSED' }).kind).toBe('suspended');
    expect(oddsButtonState({ ...open, marketStatus: 'HIDDEN' }).kind).toBe('closed');
    expect(SHUT_WORDS).toEqual({ suspended: 'Suspended', closed: 'Closed' });
  });

  it('shows a move up or down', () => {
    expect(oddsButtonState({ ...open, trend: 'UP' }).highlight).toBe('UP');
    expect(oddsButtonState({ ...open, trend: 'DOWN' }).highlight).toBe('DOWN');
    expect(oddsButtonState(open).highlight).toBe('NONE');
  });

  it('takes no bets at a price that may be outdated', () => {
    expect(oddsButtonState({ ...open, priceState: 'stale' }).kind).toBe('paused');
    expect(oddsButtonState({ ...open, priceState: 'paused', trend: 'UP' })).toEqual({
      kind: 'paused',
      highlight: 'NONE',
    });
  });

  it('takes no bets on an event that is over', () => {
    for (const eventStatus of ['FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'] as const) {
      expect(oddsButtonState({ ...open, eventStatus }).kind).toBe('closed');
    }
  });

  it('still says suspended while the feed is silent', () => {
    expect(oddsButtonState({ ...open, marketStatus: 'CLOSED', priceState: 'stale' }).kind).toBe('suspended');
  });
});

const words: OddsButtonWords = {
  selectionName: 'Celtics',
  marketName: 'Spread',
  eventName: 'Celtics @ Knicks',
  marketType: 'SPREAD',
  side: 'AWAY',
  pointsHundredths: -450,
  price: '−110',
  kind: 'open',
  highlight: 'NONE',
};

describe('the words of an odds button', () => {
  it('name selection, market, line and price', () => {
    expect(oddsButtonName(words)).toBe('Celtics, Spread, −4.5 −110');
    expect(oddsButtonName({ ...words, price: '1.91' })).toBe('Celtics, Spread, −4.5 1.91');
    expect(oddsButtonName({ ...words, marketName: 'Moneyline', marketType: 'MONEYLINE', pointsHundredths: null })).toBe(
      'Celtics, Moneyline, −110',
    );
  });

  it('say how the price moved while that is shown', () => {
    expect(oddsButtonName({ ...words, highlight: 'UP' })).toBe('Celtics, Spread, −4.5 −110, odds increased');
    expect(oddsButtonName({ ...words, highlight: 'DOWN' })).toContain('odds decreased');
  });

  it('say why there is no price, and then name none', () => {
    expect(oddsButtonName({ ...words, kind: 'suspended' })).toBe('Celtics, Spread, −4.5, Suspended');
    expect(oddsButtonName({ ...words, kind: 'closed' })).toBe('Celtics, Spread, −4.5, Closed');
    expect(oddsButtonName({ ...words, kind: 'paused' })).toBe('Celtics, Spread, −4.5 −110, paused');
  });

  it('name the event if the selection is not a team, and never the line twice', () => {
    const over = { ...words, selectionName: 'Over 218.5', marketName: 'Total', marketType: 'TOTAL', side: 'OVER' } as const;
    expect(oddsButtonName({ ...over, pointsHundredths: 21850 })).toBe('Over, Total, O 218.5 −110, Celtics @ Knicks');
  });

  it('write the line over the price', () => {
    expect(lineText('SPREAD', 'HOME', 450)).toBe('+4.5');
    expect(lineText('SPREAD', 'HOME', 0)).toBe('Pick');
    expect(lineText('TOTAL', 'OVER', 21850)).toBe('O 218.5');
    expect(lineText('TOTAL', 'UNDER', 21850)).toBe('U 218.5');
    expect(lineText('MONEYLINE', 'HOME', null)).toBeNull();
  });
});
