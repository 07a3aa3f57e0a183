import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServices } from '../../../tests/support/fakeServices.ts';
import { createStore } from '../externalStore.ts';
import { ServicesContext } from '../usePlatform.ts';
import { beginUnfinished } from './beginUnfinished.ts';
import type { UnfinishedThing } from './unfinished.ts';
import { useUnfinished } from './useUnfinished.ts';

const register = () => createStore<readonly UnfinishedThing[]>([]);

it('a thing is unfinished until its end, whatever began and ended beside it', () => {
  const unfinished = register();
  const ends = [beginUnfinished(unfinished, 'form', 'The same'), beginUnfinished(unfinished, 'form', 'The same')];
  ends[0]?.();
  ends[0]?.();
  expect(unfinished.getSnapshot()).toEqual([{ kind: 'form', text: 'The same' }]);
  ends[1]?.();
  expect(unfinished.getSnapshot()).toEqual([]);
});

it('the browser asks before the page is left only while something is unfinished', () => {
  const unfinished = register();
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  const ends = [beginUnfinished(unfinished, 'round', 'A round'), beginUnfinished(unfinished, 'code', 'A code')];
  expect(asks()).toBe(true);
  ends[0]?.();
  expect(asks()).toBe(true);
  ends[1]?.();
  expect(asks()).toBe(false);
});

it('a bet holds the lock that updates of all tabs wait for until its end, and nothing else holds it', async () => {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, work: () => Promise<void>) => {
    held.add(name);
    await work();
    held.delete(name);
  };
  const page = Object.assign(new EventTarget(), { navigator: { locks: { request } } }) as unknown as Window & typeof globalThis;
  beginUnfinished(register(), 'payment', 'A payment', page);
  expect([...held]).toEqual([]);
  const end = beginUnfinished(register(), 'bet', 'A bet', page);
  expect([...held]).toEqual(['slipstream-update-hold']);
  end();
  await vi.waitFor(() => expect([...held]).toEqual([]));
});

function Part({ text }: { readonly text: string | null }) {
  useUnfinished('round', text);
  return null;
}

it('a part of a page is unfinished while it says so and is there', () => {
  const services = fakeServices({ unfinished: register() });
  const texts = () => services.unfinished.getSnapshot().map(({ text }) => text);
  const draw = (text: string | null) => (
    <ServicesContext value={services}>
      <Part text={text} />
    </ServicesContext>
  );
  const { rerender, unmount } = render(draw(null));
  expect(texts()).toEqual([]);
  rerender(draw('A round'));
  expect(texts()).toEqual(['A round']);
  unmount();
  expect(texts()).toEqual([]);
});
