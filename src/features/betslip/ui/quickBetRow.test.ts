import { expect, it } from 'vitest';
import { elementsOf, pressButton } from '../../../../tests/support/drawn.ts';
import { Button } from '../../../ui/Button.tsx';
import type { QuickBetState } from '../logic/quickBet.ts';
import type { QuickPrice } from '../logic/quickOffers.ts';
import { QuickBetLine } from './QuickBetRow.tsx';

const PRICE: QuickPrice = { odds: { numerator: 3, denominator: 2 }, pointsHundredths: null, state: 'open' };
const LOWER: QuickPrice = { ...PRICE, odds: { numerator: 6, denominator: 5 } };
const SUSPENDED: QuickPrice = { ...PRICE, state: 'suspended' };
const STALE: QuickPrice = { ...PRICE, state: 'paused' };

interface Shown {
  readonly state?: QuickBetState;
  readonly online?: boolean;
  readonly price?: QuickPrice | null;
}

/** Whether the button of a selection looks enabled, and whether a press bets. */
function afterPress(label: string, { state = { kind: 'idle' }, online = true, price = PRICE }: Shown) {
  let taps = 0;
  const names = { title: 'Bills', marketName: 'Moneyline', betName: 'Bet $10.00 on Bills' };
  const onTap = (): void => {
    taps += 1;
  };
  const drawn = QuickBetLine({ ...names, format: 'AMERICAN', online, state, price, onTap });
  pressButton(drawn, label);
  return { looksEnabled: elementsOf(drawn, Button)[0]?.props['aria-disabled'] !== true, bets: taps > 0 };
}

const changed: QuickBetState = { kind: 'changed', selectionId: 's', was: PRICE, now: LOWER };
const BETS = { looksEnabled: true, bets: true };
const IS_DISABLED = { looksEnabled: false, bets: false };

it('a quick bet is placed by a press, and a moved price accepted', () => {
  expect(afterPress('Bet', {})).toEqual(BETS);
  expect(afterPress('Accept Changes', { state: changed })).toEqual(BETS);
});

it('a quick bet cannot be pressed offline, also where a moved price waits to be accepted', () => {
  expect(afterPress('Bet', { online: false })).toEqual(IS_DISABLED);
  expect(afterPress('Accept Changes', { online: false, state: changed })).toEqual(IS_DISABLED);
});

it('a quick bet on a suspended selection, and one that is placed, are disabled', () => {
  expect(afterPress('Bet', { price: SUSPENDED })).toEqual(IS_DISABLED);
  expect(afterPress('Bet', { price: STALE })).toEqual(IS_DISABLED);
  expect(afterPress('Accept Changes', { price: SUSPENDED, state: changed })).toEqual(IS_DISABLED);
  expect(afterPress('Bet Placed', { state: { kind: 'placed', selectionId: 's' } })).toEqual(IS_DISABLED);
});
