import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { UpdateGate } from './UpdateGate.tsx';

const OFFER = 'A new version of ';

it('a version after one that was put off is offered too, without a reload, and none during a bet in flight', async () => {
  const update = createStore({ offers: 1, outdated: false, held: false });
  renderInPage(<UpdateGate />, { services: { update }, brand: await loadBrand('tsb') });
  expect(await screen.findByText(OFFER, { exact: false })).toBeTruthy();
  press('Update later');
  expect(screen.queryByText(OFFER, { exact: false })).toBeNull();
  act(() => update.set({ offers: 2, outdated: false, held: true }));
  expect(screen.queryByText(OFFER, { exact: false })).toBeNull();
  act(() => update.set({ offers: 2, outdated: false, held: false }));
  expect(await screen.findByText(OFFER, { exact: false })).toBeTruthy();
});
