import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeTime } from '../../../platform/testing/fakeTime.ts';
import type { UnfinishedThing } from '../../../platform/unfinished/unfinished.ts';
import type { UpdateState } from '../../../platform/update/update.ts';
import { UpdateGate } from './UpdateGate.tsx';

const OFFER = 'A new version of ';

it('a version after one that was put off is offered too, without a reload, and none during a bet in flight', async () => {
  const update = createStore<UpdateState>({ offers: 1, outdated: false, waits: null });
  const unfinished = createStore<readonly UnfinishedThing[]>([]);
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
  const update = createStore<UpdateState>({ offers: 1, outdated: false, waits: 'bet' });
  const unfinished = createStore<readonly UnfinishedThing[]>([]);
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
