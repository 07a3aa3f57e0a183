import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../externalStore.ts';
import type { SocketState } from '../graphql/socket.ts';
import { TruthfulEvent } from '../prices/fixtures.ts';
import type { IdentityParts } from './identity.ts';
import { createLive } from './live.ts';
import type { Network } from './network.ts';

const style = { setProperty: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('document', { documentElement: { style } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  style.setProperty.mockClear();
});

/** A page's prices on a server whose startup has not answered yet. */
function page() {
  const startup = createStore<unknown>({ data: null });
  const connectivity = createStore({ online: true, since: 0 });
  const live = createLive(
    { brand: 'tsb', version: '1', installId: 'i' },
    { connectivity: { ...connectivity, onAnswer: () => undefined } } as unknown as Network,
    async () => ({ ok: false, error: { kind: 'unreachable' } }),
    {
      startup: { ...startup, load: async () => undefined },
      session: createStore({ playerId: null }),
    } as unknown as IdentityParts,
    () => undefined,
    createStore<SocketState>('connecting'),
  );
  live.start();
  const event = new TruthfulEvent('e');
  live.priceStore.seedEvents([event.seed()]);
  const says = (oddsHighlightMilliseconds: number): void =>
    startup.set({ data: { applicationMetadata: { oddsHighlightMilliseconds } } });
  /** How long a price that changes now is highlighted, in milliseconds. */
  const highlightMs = async (price: number): Promise<number> => {
    // Waits for the frame after the end of the last highlight: changes are delayed until it is painted.
    await vi.advanceTimersByTimeAsync(50);
    live.priceStore.update(event.change('e-s0', price));
    const began = Date.now();
    while (live.priceStore.selection('e-s0')?.trend !== 'NONE') await vi.advanceTimersByTimeAsync(1);
    return Date.now() - began;
  };
  return { says, highlightMs, connectivity };
}

describe('the highlight of a moved price', () => {
  it('lasts as long as startup says, and 2000 ms until startup has answered [S9.15]', async () => {
    const { says, highlightMs } = page();
    expect(await highlightMs(110)).toBe(2000);
    says(3000);
    expect(await highlightMs(120)).toBe(3000);
    says(1000);
    expect(await highlightMs(130)).toBe(1000);
  });

  it('fades for the rest of its duration after the full colour', () => {
    const { says } = page();
    says(3000);
    expect(style.setProperty).toHaveBeenLastCalledWith('--highlight-fade', '900ms');
  });
});
