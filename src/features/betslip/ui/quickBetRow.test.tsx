import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, press } from '../../../../tests/support/page.tsx';
import type { QuickBetState } from '../logic/placement/quickBet.ts';
import type { QuickPrice } from '../logic/placement/quickOffers.ts';
import { QuickBetLine, type QuickBetLineProps } from './QuickBetRow.tsx';

const PRICE: QuickPrice = { odds: { numerator: 25, denominator: 28 }, pointsHundredths: null, state: 'open' };
const MOVED: QuickPrice = { ...PRICE, odds: { numerator: 20, denominator: 23 } };
const SUSPENDED: QuickPrice = { ...PRICE, state: 'suspended' };
const CLOSED: QuickPrice = { ...PRICE, state: 'closed' };
const STALE: QuickPrice = { ...PRICE, state: 'paused' };
const NAME = 'Bet $10.00 on Bills';

const idle: QuickBetState = { kind: 'idle' };
const changed: QuickBetState = { kind: 'changed', selectionId: 's', was: PRICE, current: MOVED };
const placed: QuickBetState = { kind: 'placed', selectionId: 's' };
const refused: QuickBetState = { kind: 'refused', selectionId: 's', messages: ['Over our limit.', 'Not so.'] };

/** The line of a selection, and what it was asked to do. */
function renderLine(state: QuickBetState, more: Partial<QuickBetLineProps> = {}) {
  const names = { title: 'Bills', marketName: 'Spread', betName: NAME };
  const [onTap, onRefused] = [vi.fn(), vi.fn()];
  const { container } = render(
    <QuickBetLine {...names} format="AMERICAN" online price={PRICE} state={state} onTap={onTap} onRefused={onRefused} {...more} />,
  );
  return { text: container.textContent, onTap, onRefused };
}

it.each<[what: string, name: string, state: QuickBetState, shown: Partial<QuickBetLineProps>, text: string]>([
  ['a price', NAME, idle, {}, '−112Bet'],
  ['a moved price', 'Accept Changes', changed, { price: MOVED }, '−112−115Accept Changes'],
  ['a moved price that the page has not heard of', 'Accept Changes', changed, {}, '−112−115Accept Changes'],
  ['a refused price', 'Accept Changes', { ...changed, current: null }, {}, '−112Accept Changes'],
  ['a refused bet, with the reasons,', NAME, refused, {}, '−112BetOver our limit. Not so.'],
])('%s can be bet on with one press of “%s”', (_, name, state, shown, text) => {
  const line = renderLine(state, shown);
  expect(line.text).toBe(`BillsSpread${text}`);
  press(name);
  expect(line.onTap).toHaveBeenCalledOnce();
});

it.each<[what: string, name: string, state: QuickBetState, shown: Partial<QuickBetLineProps>, text: string]>([
  ['a price offline', NAME, idle, { online: false }, '−112Bet'],
  ['a moved price offline', 'Accept Changes', changed, { online: false }, '−112−115Accept Changes'],
  ['a suspended selection', NAME, idle, { price: SUSPENDED }, 'SuspendedBet'],
  ['a closed selection', NAME, idle, { price: CLOSED }, 'ClosedBet'],
  ['a moved price that is suspended', 'Accept Changes', changed, { price: SUSPENDED }, 'SuspendedAccept Changes'],
  ['a stale price', NAME, idle, { price: STALE }, '−112Bet'],
  ['a bet on its way', 'Placing bet', { kind: 'placing', selectionId: 's', at: PRICE }, {}, '−112Placing bet'],
  ['a placed bet', 'Bet Placed', placed, {}, 'Bet Placed'],
  ['a price while quick bets are off', NAME, idle, { isLocked: true }, '−112Bet'],
])('%s cannot be bet on, and a press asks why where it is no bet of the player’s', (_, name, state, shown, text) => {
  const line = renderLine(state, shown);
  expect(line.text).toBe(`BillsSpread${text}`);
  expect(button(name).matches(':disabled, [aria-disabled="true"], [aria-busy="true"]')).toBe(true);
  press(name);
  expect(line.onTap).not.toHaveBeenCalled();
  const asksWhy = ['idle', 'changed'].includes(state.kind) && !shown.isLocked;
  expect(line.onRefused).toHaveBeenCalledTimes(asksWhy ? 1 : 0);
});
