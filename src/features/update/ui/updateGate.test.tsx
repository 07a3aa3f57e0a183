import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { createUnfinished } from '../../../platform/unfinished/unfinished.ts';
import type { UpdateState } from '../../../platform/update/update.ts';
import { UpdateGate } from './UpdateGate.tsx';

const OFFER = 'A new version of ';

it('a version after one that was put off is offered too, without a reload, and none during a bet in flight', async () => {
  const update = createStore<UpdateState>({ offers: 1, outdated: false, held: false, waits: null });
  renderInPage(<UpdateGate />, { services: { update }, brand: await loadBrand('tsb') });
  expect(await screen.findByText(OFFER, { exact: false })).toBeTruthy();
  press('Update later');
  expect(screen.queryByText(OFFER, { exact: false })).toBeNull();
  act(() => update.set({ offers: 2, outdated: false, held: true, waits: null }));
  expect(screen.queryByText(OFFER, { exact: false })).toBeNull();
  act(() => update.set({ offers: 2, outdated: false, held: false, waits: null }));
  expect(await screen.findByText(OFFER, { exact: false })).toBeTruthy();
});

it('an update that was accepted says what it waits for, and can only be put off', async () => {
  const update = createStore<UpdateState>({ offers: 1, outdated: false, held: false, waits: 'bet' });
  const unfinished = createUnfinished();
  renderInPage(<UpdateGate />, { services: { update, unfinished }, brand: await loadBrand('tsb') });
  expect(await screen.findByText('It waits. A bet is being placed.')).toBeTruthy();
  let end = (): void => undefined;
  act(() => {
    end = unfinished.begin('payment', 'Your deposit is not finished');
    update.set({ offers: 2, outdated: false, held: false, waits: 'tab' });
  });
  expect(await screen.findByText('It waits. Your deposit is not finished.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  act(() => end());
  expect(screen.getByText('The page reloads once. Your picks stay.')).toBeTruthy();
});
