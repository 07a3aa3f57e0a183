import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { LineMovementGate } from '../../src/features/sports/ui/movement/LineMovementGate.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { renderInPage } from '../support/page.tsx';

const code = vi.hoisted(() => ({ loads: 0 }));
vi.mock('../../src/features/sports/ui/movement/LineMovementCards.tsx', async (importOriginal) => {
  code.loads += 1;
  return importOriginal();
});

const AS_OF = '2026-11-29T12:00:00Z';
const entry = (at: string, numeratorLong: number, denominatorLong: number) => ({
  at,
  numeratorLong,
  denominatorLong,
  points: -2.5,
});
const MOVED = {
  marketType: 'SPREAD',
  side: 'HOME',
  asOf: AS_OF,
  opening: entry('2026-11-27T12:00:00Z', 10, 11),
  entries: [entry('2026-11-28T14:00:00Z', 10, 11), entry('2026-11-29T02:00:00Z', 20, 23)],
};
/** As the page knows it. */
const NOW = { odds: { numerator: 20, denominator: 23 }, pointsHundredths: -250 };
const UNMOVED = { ...MOVED, opening: null, entries: [] };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** A page of a brand with one price, whose movement the server answers. */
async function open(brand: 'tsb' | 'espnbet', lineMovement: object | null = MOVED) {
  const server = fakeServer();
  if (lineMovement === null) server.fail('LineMovement', { kind: 'unreachable' });
  else server.answer('LineMovement', () => ({ lineMovement }));
  const onPress = vi.fn();
  renderInPage(
    <main>
      <LineMovementGate />
      <button type="button" data-odds="s-1" onClick={onPress}>
        −115
      </button>
    </main>,
    {
      services: {
        data: server.data,
        oddsFormat: createStore('AMERICAN'),
        prices: { selection: () => NOW, onSelection: () => () => undefined },
      },
      brand: await loadBrand(brand),
    },
  );
  return { server, onPress };
}

let screenX = 0;
/** A pointer reaches the price. */
async function reach(pointerType: 'mouse' | 'touch'): Promise<void> {
  screenX += 1;
  const move = Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, screenX, screenY: 0 });
  await act(async () => void price().dispatchEvent(move));
  await act(() => vi.dynamicImportSettled());
  await act(() => settle(200));
}

/** The pointer comes to the price, moves on it, which loads the code, and rests. */
async function rest(pointerType: 'mouse' | 'touch', ms = 10_000): Promise<void> {
  for (const _move of [1, 2]) await reach(pointerType);
  await act(async () => void vi.advanceTimersByTime(ms));
  await act(settle);
}

const price = () => screen.getByRole('button', { name: '−115' });
const movementCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith('LineMovement'));

it.each([
  ['a finger', 'tsb', 'touch'],
  ['a mouse in a brand without line movements', 'espnbet', 'mouse'],
] as const)('%s loads no card and asks for nothing; the price is picked', async (_what, brand, pointer) => {
  const { server, onPress } = await open(brand);
  await rest(pointer);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect([movementCalls(server.calls), code.loads]).toEqual([[], 0]);
  fireEvent.click(price());
  expect(onPress).toHaveBeenCalledOnce();
});

it('a mouse that rests on a price for 0.6 seconds sees its card, which says how the price has moved and describes it', async () => {
  await import('../../src/features/sports/ui/movement/LineMovementCards.tsx');
  const { server } = await open('tsb');
  await rest('mouse', 599);
  expect(movementCalls(server.calls)).toEqual([]);
  await act(async () => void vi.advanceTimersByTime(1));
  await act(settle);
  expect(movementCalls(server.calls)).toEqual(['LineMovement {"selectionId":"s-1"}']);
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toMatch(/Opened−2\.5 · −110Now−2\.5 · −115/);
  expect(price().getAttribute('aria-describedby')).toBe(card.id);
});

it.each([
  ['has not moved', UNMOVED],
  ['has a movement that does not come', null],
])('a price that %s shows no card, and is picked', async (_what, answer) => {
  await import('../../src/features/sports/ui/movement/LineMovementCards.tsx');
  const { server, onPress } = await open('tsb', answer);
  await rest('mouse');
  expect(movementCalls(server.calls)).toEqual(['LineMovement {"selectionId":"s-1"}']);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(price().getAttribute('aria-describedby')).toBeNull();
  fireEvent.click(price());
  expect(onPress).toHaveBeenCalledOnce();
});
