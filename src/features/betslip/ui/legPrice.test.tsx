import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BetslipContext, type BetslipParts } from './betslipContext.ts';
import { LegPrice } from './LegPrice.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** A price as the page draws it, while it changes and time passes. */
function renderPrice(first: string, highlightMs = 2_000) {
  const price = (text: string) => (
    <BetslipContext value={{ format: 'AMERICAN', highlightMs } as BetslipParts}>
      <LegPrice price={{ kind: 'price', text, was: null, trend: 'NONE' }} size="leg" />
    </BetslipContext>
  );
  const { container, rerender } = render(price(first));
  return {
    change: (text: string) => rerender(price(text)),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    text: () => container.textContent,
  };
}

it.each([1_000, 2_000, 3_000])('a moved price shows the old one as long as odds are highlighted: %d ms', (highlightMs) => {
  const { change, pass, text } = renderPrice('+110', highlightMs);
  expect(text()).toBe('+110');
  change('+120');
  pass(highlightMs - 1);
  expect(text()).toBe('was +110now +120');
  pass(1);
  expect(text()).toBe('+120');
});

it('a second change shows the price before it, for its own 2000 ms', () => {
  const { change, pass, text } = renderPrice('+110');
  change('+120');
  pass(1500);
  change('+130');
  pass(1999);
  expect(text()).toBe('was +120now +130');
  pass(1);
  expect(text()).toBe('+130');
});
