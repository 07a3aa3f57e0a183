import { describe, expect, it } from 'vitest';
import { bills, oilers, slipOf, withLeg } from '../../testing/fixtures.ts';
import type { SlipLeg } from '../slip.ts';
import { legView } from './legView.ts';

function leg(change: Partial<SlipLeg> = {}): SlipLeg {
  const found = withLeg(slipOf([bills, oilers]), 's-bills', change).legs[0];
  if (!found) throw new Error('no leg');
  return found;
}

const moved = { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -250 };

describe('a leg as shown', () => {
  it('has its line in the title', () => {
    expect(legView(leg(), 'AMERICAN', false)).toMatchObject({
      title: 'Bills −2.5',
      marketName: 'Spread',
      price: { text: '−112', was: null },
    });
  });

  it('strikes the old price beside the new one while it waits to be accepted', () => {
    const view = legView(leg({ current: moved, requiresAcceptance: true }), 'AMERICAN', false);
    expect(view.price).toEqual({ kind: 'price', text: '−118', was: '−112', trend: 'DOWN' });
  });

  it('says where a price goes that nobody has to accept', () => {
    const view = legView(leg({ trend: 'UP' }), 'AMERICAN', false);
    expect(view.price).toEqual({ kind: 'price', text: '−112', was: null, trend: 'UP' });
  });

  it('strikes the old line too', () => {
    const view = legView(leg({ current: { ...moved, pointsHundredths: -300 }, requiresAcceptance: true }), 'AMERICAN', false);
    expect(view).toMatchObject({ title: 'Bills −3', lineWas: '−2.5' });
  });

  it('shows odds in the player’s format', () => {
    expect(legView(leg(), 'EURO', false).price).toMatchObject({ text: '1.89' });
  });

  it('reads Paused while offline', () => {
    expect(legView(leg(), 'AMERICAN', true).price).toEqual({ kind: 'paused', text: 'Paused' });
  });

  it('reads Suspended for a closed market and Closed for a hidden one', () => {
    expect(legView(leg({ marketStatus: 'CLOSED' }), 'AMERICAN', false).price.text).toBe('Suspended');
    expect(legView(leg({ marketStatus: 'HIDDEN' }), 'AMERICAN', false).price.text).toBe('Closed');
    for (const eventStatus of ['FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'] as const)
      expect(legView(leg({ eventStatus }), 'AMERICAN', false).price.text).toBe('Closed');
  });

  it('says live in the market name of a live event', () => {
    expect(legView(leg({ eventStatus: 'IN_PLAY' }), 'AMERICAN', false)).toMatchObject({ marketName: 'Live spread', live: true });
  });
});
