import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeTime, makeUnfinished } from '../../../../tests/support/fakeServices.ts';
import { press, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { UpdateGate } from './UpdateGate.tsx';

const OFFER = 'A new version of ';

it('a version after one that was put off is offered too, without a reload, and none during a bet in flight', async () => {
  const update = createStore<{ offers: number; outdated: boolean; waits: 'bet' | 'tab' | null }>({
    offers: 1,
    outdated: false,
    waits: null,
  });
  const unfinished = makeUnfinished();
  renderInPage(<UpdateGate />, { services: { ...fakeTime(), update, unfinished }, brand: await loadBrand('tsb') });
  expect(await screen.findByText(OFFER, { exact: false })).toBeTruthy();
  press('Update later');
  expect(screen.queryByText(OFFER, { exact: false })).toBeNull();
  act(() => {
    unfinished.set([{ kind: 'bet', text: 'Your bet is being placed' }]);
    update.set({ offers: 2, outdated: false, waits: null });
  });
  expect(screen.queryByText(OFFER, { exact: false })).toBeNull();
  act(() => unfinished.set([]));
  expect(await screen.findByText(OFFER, { exact: false })).toBeTruthy();
});

it('an update that was accepted says what it waits for, and can only be put off', async () => {
  const update = createStore<{ offers: number; outdated: boolean; waits: 'bet' | 'tab' | null }>({
    offers: 1,
    outdated: false,
    waits: 'bet',
  });
  const unfinished = makeUnfinished();
  renderInPage(<UpdateGate />, { services: { ...fakeTime(), update, unfinished }, brand: await loadBrand('tsb') });
  expect(await screen.findByText('It waits. A bet is being placed.')).toBeTruthy();
  act(() => {
    unfinished.set([{ kind: 'payment', text: 'Your deposit is not finished' }]);
    update.set({ offers: 2, outdated: false, waits: 'tab' });
  });
  expect(await screen.findByText('It waits. Your deposit is not finished.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  act(() => unfinished.set([]));
  expect(screen.getByText('The page reloads once. Your picks stay.')).toBeTruthy();
});
