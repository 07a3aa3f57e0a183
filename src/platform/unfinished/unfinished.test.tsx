import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServices } from '../../../tests/support/fakeServices.ts';
import { ServicesContext } from '../usePlatform.ts';
import { guardLeaving } from './guardLeaving.ts';
import { createUnfinished } from './unfinished.ts';
import { useUnfinished } from './useUnfinished.ts';

it('a thing is unfinished until its end, whatever began and ended beside it', () => {
  const unfinished = createUnfinished();
  const listener = vi.fn();
  unfinished.subscribe(listener);
  const ends = [unfinished.begin('form', 'The same'), unfinished.begin('form', 'The same')];
  ends[0]?.();
  ends[0]?.();
  expect(unfinished.getSnapshot()).toEqual([{ kind: 'form', text: 'The same' }]);
  expect(listener).toHaveBeenCalledTimes(3);
  ends[1]?.();
  expect(unfinished.getSnapshot()).toEqual([]);
});

it('the browser asks before the page is left only while something is unfinished', () => {
  const [unfinished, page] = [createUnfinished(), new EventTarget()];
  guardLeaving(unfinished, page as Window);
  const asks = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  const ends = [unfinished.begin('bet', 'A bet'), unfinished.begin('code', 'A code')];
  expect(asks()).toBe(true);
  ends[0]?.();
  expect(asks()).toBe(true);
  ends[1]?.();
  expect(asks()).toBe(false);
});

function Part({ text }: { readonly text: string | null }) {
  useUnfinished('round', text);
  return null;
}

it('a part of a page is unfinished while it says so and is there', () => {
  const services = fakeServices({ unfinished: createUnfinished() });
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
