import { createElement, useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { mountHook } from '../../../../tests/support/mountHook.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { Betslip } from '../data/betslip.ts';
import { bills, oilers, slipOf } from '../logic/fixtures.ts';
import { FIRST_STATE, type SlipState } from '../logic/slipState.ts';
import { BetslipContext, type BetslipParts } from './betslipContext.ts';
import { useStakeFocus } from './useStakeFocus.ts';

/** An element that can have the focus: which of these selectors it matches. */
const element = (...matched: readonly string[]) => ({ matches: (selector: string) => matched.includes(selector) });

const FREE = element('[data-focus-target]');
const LINK = element();
const price = (focus: 'byKey' | 'byPointer') => ({
  matches: (selector: string) =>
    selector.includes('aria-pressed=true') && (focus === 'byKey' || !selector.includes(':focus-visible')),
});

interface Start {
  readonly picks?: Parameters<typeof slipOf>[0];
  readonly transfer?: SlipState['transfer'];
  readonly disabled?: boolean;
  /** What has the focus; nothing in particular without it. */
  readonly active?: object;
}

interface Fields {
  readonly isDisabled: boolean;
  readonly element: HTMLFieldSetElement;
}

function useFields({ isDisabled, element }: Fields): void {
  const ref = useStakeFocus(isDisabled);
  useLayoutEffect(() => {
    ref.current = element;
  }, [ref, element]);
}

/** The fields of a bet, and where the focus is. */
function setUp({ picks = [bills, oilers], transfer = 'NOT_TRANSFERRED', disabled = false, active }: Start = {}) {
  const body = element();
  const page = { body, activeElement: active ?? body };
  const scrolls: boolean[] = [];
  const input = {
    focus({ preventScroll }: { readonly preventScroll: boolean }) {
      page.activeElement = input;
      scrolls.push(!preventScroll);
    },
  };
  const fieldset: unknown = { querySelector: (selector: string) => (selector === 'input' ? input : null) };
  const fields = (isDisabled: boolean): Fields => ({ isDisabled, element: fieldset as HTMLFieldSetElement });
  const state = createStore<SlipState>({ ...FIRST_STATE, transfer });
  const slip = slipOf(picks);
  const betslip: Partial<Betslip> = { getSnapshot: state.getSnapshot, subscribe: state.subscribe, slip: () => slip };
  const mounted = mountHook(useFields, {
    initial: fields(disabled),
    page,
    wrap: (hook) => createElement(BetslipContext, { value: { betslip } as BetslipParts }, hook),
  });
  return {
    scrolls,
    hasFocus: () => page.activeElement === input,
    focus: (next: object) => {
      page.activeElement = next;
    },
    render: (isDisabled: boolean) => mounted.render(fields(isDisabled)),
    transfer: (next: SlipState['transfer']) => mounted.act(() => state.set({ ...FIRST_STATE, transfer: next })),
    body,
  };
}

describe('the first stake field, after a log-in that the slip has waited for', () => {
  it.each([
    ['on nothing', undefined],
    ['on a part of the page that only receives it', FREE],
  ])('gets the focus that is %s, without a scroll', (_, active) => {
    const fields = setUp(active === undefined ? {} : { active });
    expect(fields.hasFocus()).toBe(false);
    fields.transfer('PROMOTED');
    expect(fields.hasFocus()).toBe(true);
    expect(fields.scrolls).toEqual([false]);
  });

  it('leaves the focus where the player has moved it', () => {
    const fields = setUp({ active: LINK });
    fields.transfer('PROMOTED');
    expect(fields.hasFocus()).toBe(false);
    // Also once nothing has it: that was the one time.
    fields.focus(fields.body);
    fields.render(true);
    fields.render(false);
    expect(fields.hasFocus()).toBe(false);
  });

  it('gets it as soon as it can be used, and once', () => {
    const fields = setUp({ transfer: 'PROMOTED', disabled: true });
    expect(fields.hasFocus()).toBe(false);
    fields.render(false);
    expect(fields.hasFocus()).toBe(true);
    fields.focus(fields.body);
    fields.render(true);
    fields.render(false);
    expect(fields.hasFocus()).toBe(false);
  });

  it('gets it again after the next log-in', () => {
    const fields = setUp({ transfer: 'PROMOTED' });
    expect(fields.hasFocus()).toBe(true);
    fields.focus(fields.body);
    fields.transfer('NOT_TRANSFERRED');
    expect(fields.hasFocus()).toBe(false);
    fields.transfer('PROMOTED');
    expect(fields.hasFocus()).toBe(true);
  });
});

describe('the stake field of the first pick', () => {
  it('gets the focus from a price that a key has pressed, without a scroll', () => {
    const fields = setUp({ picks: [bills], active: price('byKey') });
    expect(fields.hasFocus()).toBe(true);
    expect(fields.scrolls).toEqual([false]);
  });

  it.each([
    ['a pointer pressed the price', { picks: [bills], active: price('byPointer') }],
    ['something else has the focus', { picks: [bills], active: LINK }],
    ['nothing has it', { picks: [bills] }],
    ['there is another pick', { picks: [bills, oilers], active: price('byKey') }],
  ])('does not get it where %s', (_, start) => {
    expect(setUp(start).hasFocus()).toBe(false);
  });

  it('gets it as soon as it can be used, and only the first time', () => {
    const fields = setUp({ picks: [bills], active: price('byKey'), disabled: true });
    expect(fields.hasFocus()).toBe(false);
    fields.render(false);
    expect(fields.hasFocus()).toBe(true);
    fields.focus(price('byKey'));
    fields.render(true);
    fields.render(false);
    expect(fields.hasFocus()).toBe(false);
  });
});
