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

it('rests 400 ms before a card is shown, and 200 ms before it is gone', () => {
  expect([after(over('a')).wait, after(over('a'), waited, over(null)).wait]).toEqual([400, 200]);
});

describe('the place of the card', () => {
  const card = { width: 252, height: 130 };
  const view = { top: 64, width: 1280 };

  it('is centred above its price, where there is room below the header', () => {
    expect(placeCard({ left: 600, top: 300, width: 112, height: 44 }, card, view)).toEqual({ left: 530, top: 164 });
  });

  it('is below the price at the top of the page', () => {
    expect(placeCard({ left: 600, top: 150, width: 112, height: 44 }, card, view)).toEqual({ left: 530, top: 200 });
  });

  it('is inside the window at both sides', () => {
    expect(placeCard({ left: 0, top: 300, width: 112, height: 44 }, card, view).left).toBe(8);
    expect(placeCard({ left: 1_180, top: 300, width: 100, height: 44 }, card, view).left).toBe(1_020);
  });
});
