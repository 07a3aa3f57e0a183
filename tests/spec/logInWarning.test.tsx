import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { addressNow } from '../support/openWallet.tsx';
import { press, read } from '../support/page.tsx';
import { openAsVisitor } from '../support/visitorRoute.tsx';

const [tsb, hwc] = await Promise.all([loadBrand('tsb'), loadBrand('hwc')]);
const OUTSIDE = { validRegion: false, currentRegion: { name: 'Texas' } };
const ESPNBET = { name: 'espnbet', address: 'https://espnbet.example/', casinoOf: null };

beforeEach(() => void vi.stubGlobal('__BRANDS__', { espnbet: ESPNBET }));

it('outside an operating area a page for players warns before log-in, and leads there and back', async () => {
  const startup = { regionalMetadata: OUTSIDE, serviceAttributes: { casinoOutOfState: null } };
  await openAsVisitor('/my-bets/settled', { brand: tsb, startup, services: freshDevice() });
  const warning = await screen.findByRole('dialog', { name: 'Looks like you’re outside of an operating area' });
  expect(read(warning)).toContain(
    'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
  );
  expect(screen.queryByLabelText("Don't show this again")).toBeNull();
  expect(addressNow()).toBe('/my-bets/settled');
  press('Log In');
  await waitFor(() => expect(addressNow()).toBe('/login?previousPath=%2Fmy-bets%2Fsettled'));
});

it('a standalone casino warns with the server’s words and the partner’s app, and no more once that is chosen', async () => {
  const device = freshDevice();
  const casinoOutOfState = {
    title: 'Casino isn’t open in Texas yet',
    body: 'You can’t play hwc games here.',
    deepLink: { webUrl: '/info/about', canonicalUrl: null },
  };
  const startup = { regionalMetadata: OUTSIDE, serviceAttributes: { casinoOutOfState } };
  const page = { brand: hwc, kind: 'casino', startup, services: device } as const;
  const { unmount } = await openAsVisitor('/account/summary', page);
  const outOfState = await screen.findByRole('dialog', { name: casinoOutOfState.title });
  expect(read(outOfState)).toContain('You can’t play hwc games here.');
  expect(read(outOfState)).toContain('Its partner is espnbet.');
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  // Addresses of this host, as a brand on a machine of its own has no other address.
  expect([linkTo('Go to espnbet'), linkTo('More info')]).toEqual([`http://espnbet.${location.host}/`, '/info/about']);
  // The brand's picture.
  await waitFor(() => expect(outOfState.querySelector('img')?.getAttribute('src')).toBe('/art/promo-night.svg'));
  fireEvent.click(screen.getByLabelText("Don't show this again"));
  press('Keep browsing');
  await waitFor(() => expect(addressNow()).toBe('/'));
  unmount();

  await openAsVisitor('/account/summary', page);
  await waitFor(() => expect(addressNow()).toBe('/login?previousPath=%2Faccount%2Fsummary'));
  await act(() => settle());
  expect(screen.queryByRole('dialog')).toBeNull();
});
