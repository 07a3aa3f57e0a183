import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '../../../../tests/support/mountHook.ts';
import { BetslipContext, type BetslipParts } from './betslipContext.ts';
import { LegPrice, type LegPriceProps } from './LegPrice.tsx';

/** A price as the page draws it, while it changes and time passes. */
function mountPrice(first: string, highlightMs = 2_000) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let drawn: ReactNode = null;
  const priceOf = (text: string): LegPriceProps => ({
    price: { kind: 'price', text, was: null, trend: 'NONE' },
    size: 'leg',
  });
  const mounted = mountHook(
    (props: LegPriceProps) => {
      drawn = LegPrice(props);
    },
    {
      initial: priceOf(first),
      wrap: (hook) => createElement(BetslipContext, { value: { format: 'AMERICAN', highlightMs } as BetslipParts }, hook),
    },
  );
  Object.assign(window, { setTimeout, clearTimeout });
  return {
    change: (text: string) => mounted.render(priceOf(text)),
    pass: (ms: number) => mounted.act(() => void vi.advanceTimersByTime(ms)),
    text: () => renderToStaticMarkup(drawn).replaceAll(/<[^>]*>/g, ''),
  };
}

it('the old price stays beside the new one for 2000 ms', () => {
  const price = mountPrice('+110');
  expect(price.text()).toBe('+110');
  price.change('+120');
  expect(price.text()).toBe('was +110now +120');
  price.pass(1999);
  expect(price.text()).toBe('was +110now +120');
  price.pass(1);
  expect(price.text()).toBe('+120');
});

it.each([1_000, 3_000])('as long as odds are highlighted by the configuration: %d ms [S9.15]', (highlightMs) => {
  const price = mountPrice('+110', highlightMs);
  price.change('+120');
  price.pass(highlightMs - 1);
  expect(price.text()).toBe('was +110now +120');
  price.pass(1);
  expect(price.text()).toBe('+120');
});

it('a second change shows the price before it, for its own 2000 ms', () => {
  const price = mountPrice('+110');
  price.change('+120');
  price.pass(1500);
  price.change('+130');
  price.pass(1999);
  expect(price.text()).toBe('was +120now +130');
  price.pass(1);
  expect(price.text()).toBe('+130');
});
