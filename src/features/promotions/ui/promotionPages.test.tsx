import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { toasts } from '../../../ui/toast/toastStore.ts';
import { fakeServer, OFFER } from '../testing/wire.ts';
import { PromotionPage } from './PromotionPage.tsx';
import { PromotionsPage } from './PromotionsPage.tsx';

async function open(
  address: string,
  promotion: object | null = OFFER,
  more: { readonly isVisitor?: true; readonly isOffered?: false } = {},
) {
  const server = fakeServer(
    more.isVisitor ? { status: 'loggedOut', playerAlias: null } : { status: 'loggedIn', playerAlias: 'p1' },
  );
  server.answer('Promotion', () => ({ promotion }));
  server.answer('Promotions', () => ({ promotions: promotion === null ? [] : [promotion] }));
  server.answer('PromotionZone', () => ({ betHistory: { timeZone: 'America/New_York' } }));
  const report = vi.fn();
  const { data, time, connection, session } = server;
  renderInPage(
    <Routes>
      <Route path="promotions" element={<PromotionsPage />} />
      <Route path="promotions/:promotionId" element={<PromotionPage />} />
    </Routes>,
    {
      services: { data, ...time, connection, session, report },
      player: { promosOffered: more.isOffered ?? true },
      brand: await loadBrand('tsb'),
      address,
    },
  );
  await waitFor(() => expect(read().length).toBeGreaterThan(20));
  return { server, report };
}

const toastTexts = () => toasts.getSnapshot().map(({ body }) => body);

describe('a promotion', () => {
  it('shows what has to be done, what it costs, its end in the player’s zone and how far the player is [S2.086 W4.52]', async () => {
    await open('/promotions/sundays');
    await waitFor(() => expect(read()).toContain('Ends Jan 3, 12:00 AM'));
    const text = read();
    expect(text).toMatch(/OPT-IN REQUIRED Parlay Sundays/);
    expect(text).toMatch(/\$20\.00 of \$50\.00/);
    expect(text).toMatch(/\$10\.00 bonus bet Bet \$50\.00 of your own money in all\. Only the winnings are paid/);
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/live');
  });

  it('is opted in to once, and says so [W4.53 W7.111 W8.78]', async () => {
    const { server } = await open('/promotions/sundays');
    server.answer('PromotionEnrollment', () => ({
      promotionEnrollment: { success: true, promotion: { ...OFFER, enrollmentStatus: 'Success' }, errors: [] },
    }));
    press(/Opt In/);
    press(/Opt In/);
    await waitFor(() => expect(read()).toContain('OPTED IN'));
    expect(toastTexts()).toContain('You have opted in to Parlay Sundays!');
    expect(server.calls.filter((call) => call.startsWith('PromotionEnrollment'))).toHaveLength(1);
  });

  it('says that an opt-in failed, and why [W8.77]', async () => {
    const { server } = await open('/promotions/sundays');
    const errors = [{ code: 'ENDED', message: 'This promotion has ended.' }];
    server.answer('PromotionEnrollment', () => ({ promotionEnrollment: { success: false, promotion: null, errors } }));
    press(/Opt In/);
    await waitFor(() => expect(toastTexts()).toContain('An error occurred, please opt in again'));
  });

  it('an action without a link is reported and leads nowhere [W8.79 W8.80 W9.28]', async () => {
    const { report } = await open('/promotions/sundays', { ...OFFER, primaryCta: 'Go', primaryCtaLink: 'javascript:alert(1)' });
    press('Go');
    expect(report).toHaveBeenCalledWith('promotions.missingLink', expect.anything());
    expect(read()).toContain('Parlay Sundays');
  });

  it.each([
    ['a visitor is asked to log in [S8.13]', { isVisitor: true }, 'Log in to see the offer.'],
    ['a player to whom nothing is offered is told so [S8.14]', { isOffered: false }, 'Offer not available.'],
    ['a player is told that there is none [S8.15]', {}, 'No Promotion Found'],
  ] as const)('one that is not found: %s', async (_name, more, text) => {
    await open('/promotions/none', null, more);
    await waitFor(() => expect(read()).toContain(text));
  });
});

it('the list shows each offer with what it asks for and the way to its details [S2.085 W9.29]', async () => {
  await open('/promotions');
  expect(read()).toMatch(/OPT-IN REQUIRED Bet \$50\.00 of your own money in all\. Ends/);
  expect(screen.getByRole('link', { name: 'See Details : Parlay Sundays' }).getAttribute('href')).toBe('/promotions/sundays');
});

it('a picture that does not load leaves a dark fill, on which the white words can be read', async () => {
  await open('/promotions');
  const picture = document.querySelector('img') as HTMLImageElement;
  const place = picture.parentElement as HTMLElement;
  fireEvent.error(picture);
  expect(place.querySelector('img')).toBeNull();
  expect(getComputedStyle(place).backgroundColor).toBe('#22262E');
});
