import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inSlip } from '../../../../tests/support/slip.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { FIRST_STATE, type SlipState } from '../logic/machine/slipState.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { useStakeFocus } from './useStakeFocus.ts';

function Fields({ disabled }: { readonly disabled: boolean }) {
  return (
    <fieldset ref={useStakeFocus(disabled)} disabled={disabled}>
      <input />
      <input />
    </fieldset>
  );
}

interface Start {
  readonly picks?: Parameters<typeof slipOf>[0];
  readonly transfer?: SlipState['transfer'];
  readonly disabled?: boolean;
  /** What has the focus; nothing in particular without it. */
  readonly active?: keyof typeof ELEMENTS;
}

const ELEMENTS = {
  heading: '<h1 tabindex="-1" data-focus-target></h1>',
  link: '<a href="/"></a>',
  price: '<button aria-pressed="true"></button>',
};

/** The stake fields of a bet beside the page, and where the focus is. */
function setUp({ picks = [bills, oilers], transfer = 'NOT_TRANSFERRED', disabled = false, active }: Start = {}) {
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = active === undefined ? '' : ELEMENTS[active];
  document.body.replaceChildren(main);
  const elsewhere = main.firstElementChild as HTMLElement | null;
  elsewhere?.focus();
  const onFocus = vi.spyOn(HTMLInputElement.prototype, 'focus');
  const state = createStore<SlipState>({ ...FIRST_STATE, transfer });
  const slip = slipOf(picks);
  const betslip = { ...state, slip: () => slip };
  const fields = (isDisabled: boolean) => inSlip(<Fields disabled={isDisabled} />, { betslip });
  const { container, rerender } = render(fields(disabled));
  const input = container.querySelector('input');
  return {
    onFocus,
    hasFocus: () => document.activeElement === input,
    leave: () => (document.activeElement as HTMLElement).blur(),
    enterPrice: () => elsewhere?.focus(),
    renderFields: (isDisabled: boolean) => rerender(fields(isDisabled)),
    setTransfer: (next: SlipState['transfer']) => act(() => state.set({ ...FIRST_STATE, transfer: next })),
  };
}

describe('after a log-in that the slip has waited for', () => {
  it.each([undefined, 'heading'] as const)('the first stake field gets the focus of %s, without a scroll', (active) => {
    const { hasFocus, setTransfer, onFocus } = setUp(active && { active });
    expect(hasFocus()).toBe(false);
    setTransfer('PROMOTED');
    expect(hasFocus()).toBe(true);
    expect(onFocus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('the focus stays where the player has moved it, and is not taken later', () => {
    const { hasFocus, setTransfer, leave, renderFields } = setUp({ active: 'link' });
    setTransfer('PROMOTED');
    expect(hasFocus()).toBe(false);
    leave();
    renderFields(true);
    renderFields(false);
    expect(hasFocus()).toBe(false);
  });

  it('the first stake field gets the focus as soon as it can be used, and once', () => {
    const { hasFocus, leave, renderFields } = setUp({ transfer: 'PROMOTED', disabled: true });
    expect(hasFocus()).toBe(false);
    renderFields(false);
    expect(hasFocus()).toBe(true);
    leave();
    renderFields(true);
    renderFields(false);
    expect(hasFocus()).toBe(false);
  });

  it('the first stake field gets the focus again after the next log-in', () => {
    const { hasFocus, leave, setTransfer } = setUp({ transfer: 'PROMOTED' });
    expect(hasFocus()).toBe(true);
    leave();
    setTransfer('NOT_TRANSFERRED');
    expect(hasFocus()).toBe(false);
    setTransfer('PROMOTED');
    expect(hasFocus()).toBe(true);
  });
});

describe('after the first pick', () => {
  it('the stake field gets the focus of a price that a key has pressed, without a scroll', () => {
    const { hasFocus, onFocus } = setUp({ picks: [bills], active: 'price' });
    expect(hasFocus()).toBe(true);
    expect(onFocus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('a price that a pointer has pressed keeps the focus', () => {
    // The browser says how the focus came.
    const { matches } = HTMLElement.prototype;
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return !selector.includes(':focus-visible') && matches.call(this, selector);
    });
    expect(setUp({ picks: [bills], active: 'price' }).hasFocus()).toBe(false);
  });

  it.each<readonly [string, Start]>([
    ['something else has the focus', { picks: [bills], active: 'link' }],
    ['nothing has it', { picks: [bills] }],
    ['there is another pick', { picks: [bills, oilers], active: 'price' }],
  ])('the stake field does not get the focus where %s', (_, start) => {
    expect(setUp(start).hasFocus()).toBe(false);
  });

  it('the stake field gets the focus as soon as it can be used, and only the first time', () => {
    const { hasFocus, enterPrice, renderFields } = setUp({ picks: [bills], active: 'price', disabled: true });
    expect(hasFocus()).toBe(false);
    renderFields(false);
    expect(hasFocus()).toBe(true);
    enterPrice();
    renderFields(true);
    renderFields(false);
    expect(hasFocus()).toBe(false);
  });
});
