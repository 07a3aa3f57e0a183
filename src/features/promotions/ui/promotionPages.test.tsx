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
  it('shows what has to be done, what it costs, its end in the player’s zone and how far the player is', async () => {
    await open('/promotions/sundays');
    await waitFor(() => expect(read()).toContain('Ends Jan 3, 12:00 AM'));
    const text = read();
    expect(text).toMatch(/OPT-IN REQUIRED Parlay Sundays/);
    expect(text).toMatch(/\$20\.00 of \$50\.00/);
    expect(text).toMatch(/\$10\.00 bonus bet Bet \$50\.00 of your own money in all\. Only the winnings are paid/);
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/live');
  });

  it('is opted in to once, and says so', async () => {
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

  it('says that an opt-in failed, and why', async () => {
    const { server } = await open('/promotions/sundays');
    const errors = [{ code: 'ENDED', message: 'This promotion has ended.' }];
    server.answer('PromotionEnrollment', () => ({ promotionEnrollment: { success: false, promotion: null, errors } }));
    press(/Opt In/);
    await waitFor(() => expect(toastTexts()).toContain('An error occurred, please opt in again'));
  });

  it('an action without a link is reported and leads nowhere', async () => {
    const { report } = await open('/promotions/sundays', { ...OFFER, primaryCta: 'Go', primaryCtaLink: 'javascript:alert(1)' });
    press('Go');
    expect(report).toHaveBeenCalledWith('promotions.missingLink', expect.anything());
    expect(read()).toContain('Parlay Sundays');
  });

  it.each([
    ['a visitor is asked to log in', { isVisitor: true }, 'Log in to see the offer.'],
    ['a player to whom nothing is offered is told so', { isOffered: false }, 'Offer not available.'],
    ['a player is told that there is none', {}, 'No Promotion Found'],
  ] as const)('one that is not found: %s', async (_name, more, text) => {
    await open('/promotions/none', null, more);
    await waitFor(() => expect(read()).toContain(text));
  });
});

it('the list shows each offer with what it asks for and the way to its details', async () => {
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
