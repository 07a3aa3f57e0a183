import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeFlags } from '../../../../tests/support/fakeFlags.ts';
import { press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { fanHubServer } from '../testing/fanHubServer.ts';
import { FanHubPage } from './FanHubPage.tsx';

const brand = await loadBrand('tsb');

function open(flags: Parameters<typeof fakeFlags>[0], isLoggedIn = true) {
  const { server, services } = fanHubServer(isLoggedIn);
  renderInPage(<FanHubPage />, { services: { ...services, flags: fakeFlags(flags) }, brand });
  return server;
}

it('the fan hub shows games of what the player follows, each with its state and no price; a follow narrows them', async () => {
  open({ 'for-you': true });
  await waitFor(() => expect(read()).toContain('Chiefs'));
  expect(read()).toMatch(/NFL Q4 2:10 .*Chiefs 17 .*Bills 20 Score as of/);
  expect(read()).not.toMatch(/[+−]\d{3}/);
  expect(screen.getAllByRole('link', { name: /@/ })).toHaveLength(2);
  press('Bills');
  expect(screen.getAllByRole('link', { name: /@/ }).map((link) => link.getAttribute('href'))).toEqual(['/event/e1']);
});

it('fantasy says honestly that it is not there, and for-you is not asked for without its flag', async () => {
  const server = open({ fantasy: true });
  await waitFor(() => expect(read()).toContain('Not available yet'));
  expect(server.calls).toEqual([]);
});

it('a visitor is asked to log in, and nothing is asked of the server', async () => {
  const server = open({ 'for-you': true, fantasy: true }, false);
  await waitFor(() => expect(read()).toContain('Log in to see your games'));
  expect(server.calls).toEqual([]);
});
