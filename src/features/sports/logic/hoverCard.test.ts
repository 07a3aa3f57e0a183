import { describe, expect, it } from 'vitest';
import {
  HIDE_AFTER_MS,
  type HoverEvent,
  type HoverState,
  hoverStep,
  NOTHING_HOVERED,
  placeCard,
  SHOW_AFTER_MS,
  waitOf,
} from './hoverCard.ts';

type Event = HoverEvent<string>;
const over = (anchor: string | null): Event => ({ kind: 'pointed', target: anchor === null ? null : { kind: 'anchor', anchor } });
const overCard: Event = { kind: 'pointed', target: { kind: 'card' } };
const focus = (anchor: string | null): Event => ({ kind: 'focused', anchor });
const waited: Event = { kind: 'waited' };
const dismissed: Event = { kind: 'dismissed' };
const scrolled: Event = { kind: 'scrolled' };

function after(...events: readonly Event[]): { readonly shown: string | null; readonly wait: number | null } {
  const state = events.reduce<HoverState<string>>(hoverStep, NOTHING_HOVERED);
  return { shown: state.shown, wait: waitOf(state) };
}

describe('the card', () => {
  it.each<[string, readonly Event[], string | null, number | null]>([
    ['waits before it is shown', [over('a')], null, SHOW_AFTER_MS],
    ['is shown after the wait', [over('a'), waited], 'a', null],
    ['is not shown for a pointer that has left', [over('a'), over(null)], null, null],
    ['waits for a pointer on its way to it', [over('a'), waited, over(null)], 'a', HIDE_AFTER_MS],
    ['stays under the pointer', [over('a'), waited, over(null), overCard], 'a', null],
    ['stays under the pointer when the way crosses another price', [over('a'), waited, over('b'), overCard], 'a', null],
    ['is gone when the pointer has left it', [over('a'), waited, overCard, over(null), waited], null, null],
    ['moves to another price', [over('a'), waited, over('b'), waited], 'b', null],
    ['is shown for the focus', [focus('a'), waited], 'a', null],
    ['stays at the focus while the pointer is elsewhere', [focus('a'), waited, over('b'), waited, over(null), waited], 'a', null],
    ['is gone with the focus', [focus('a'), waited, focus(null), waited], null, null],
    ['is gone once dismissed', [over('a'), waited, dismissed], null, null],
    ['stays gone while the pointer moves inside the price', [over('a'), waited, dismissed, over('a')], null, null],
    ['stays gone while the pointer moves elsewhere', [focus('a'), waited, dismissed, over(null)], null, null],
    ['comes back with the pointer', [over('a'), waited, dismissed, over(null), over('a')], null, SHOW_AFTER_MS],
    ['comes back with the focus', [focus('a'), waited, dismissed, focus('a')], null, SHOW_AFTER_MS],
    ['is not shown for a price that was pressed first', [over('a'), dismissed, over('a')], null, null],
    ['is gone when the page scrolls', [over('a'), waited, scrolled], null, null],
    ['is shown after the focus has scrolled the page', [focus('a'), scrolled, waited], 'a', null],
  ])('%s', (_title, events, shown, wait) => {
    expect(after(...events)).toEqual({ shown, wait });
  });
});

it('a mouse rests 600 ms before a card is shown, and 200 ms before it is gone', () => {
  expect([after(over('a')).wait, after(over('a'), waited, over(null)).wait]).toEqual([600, 200]);
});

describe('the place of the card', () => {
  const card = { width: 252, height: 136 };
  const view = { left: 280, top: 64, width: 940, height: 936 };
  const anchor = { left: 860, top: 300, width: 112, height: 44 };
  const row = { left: 860, width: 344 };
  const wide = { ...view, width: 1_320 };

  it('is right of the prices of its row if the page has room there, else above its price: never over the names of the row', () => {
    expect(placeCard(anchor, card, row, wide)).toEqual({ left: 1_210, top: 254 });
    expect(placeCard(anchor, card, row, view)).toEqual({ left: 790, top: 158 });
  });

  it('is inside the page at its top and its end', () => {
    expect(placeCard({ ...anchor, top: 70 }, card, row, wide).top).toBe(72);
    expect(placeCard({ ...anchor, top: 980 }, card, row, wide).top).toBe(856);
  });

  it('is above or below its price where the prices fill the page', () => {
    const full = { left: 300, width: 900 };
    expect(placeCard(anchor, card, full, view)).toEqual({ left: 790, top: 158 });
    expect(placeCard({ ...anchor, top: 150 }, card, full, view)).toEqual({ left: 790, top: 200 });
  });
});
