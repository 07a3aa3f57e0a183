import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDevice } from '../../../../../tests/support/fakeServices.ts';
import { button, press, read, renderInPage } from '../../../../../tests/support/page.tsx';
import { loadBrand } from '../../../../brand/loader.ts';
import { toasts } from '../../../../ui/toast/toastStore.ts';
import { CLAIMED } from '../../data/onboarding.ts';
import { fakeServer, OFFER } from '../../testing/wire.ts';
import { WelcomePromoPage } from './WelcomePromoPage.tsx';

const confetti = vi.hoisted(() => vi.fn());
vi.mock('canvas-confetti', () => ({ default: confetti }));

const CHOICES = ['one', 'two', 'three'].map((id) => ({ ...OFFER, id, title: `Offer ${id}` }));
const PLAY_YOUR_WAY = {
  id: 'play-your-way',
  shortDescription: 's',
  image: { url: '/art/x.svg', width: 482, height: 301 },
  welcomeScreen: { header: 'Play your way', description: 'Pick one.', promotions: CHOICES },
  confirmationScreen: { header: 'You’re in', description: 'See its card.' },
};

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

async function open(
  lists: { readonly playYourWay?: object | null; readonly onboardingPromotion?: object | null } = {},
  lastLoginAt: string | null = null,
  fails = false,
) {
  const server = fakeServer();
  const { playYourWay = PLAY_YOUR_WAY, onboardingPromotion = null } = lists;
  server.answer('ListOnboardingPromotions', () => ({ listOnboardingPromotions: { playYourWay, onboardingPromotion } }));
  if (fails) server.fail('ListOnboardingPromotions', { kind: 'unreachable' });
  const { data, time, connection } = server;
  const report = vi.fn();
  const services = { data, ...time, connection, report, openSupport: vi.fn(), ...freshDevice() };
  renderInPage(
    <Routes>
      <Route path="welcome-promo" element={<WelcomePromoPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { services, player: { account: { lastLoginAt } }, brand: await loadBrand('espnbet'), address: '/welcome-promo' },
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
  return { server, report, services };
}

beforeEach(() => {
  confetti.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('the welcome offer', () => {
  it('leads everybody who has logged in before to the deposit', async () => {
    await open({}, '2026-11-01T12:00:00Z');
    expect(read()).toBe('/deposit null');
  });

  it('without a choice is the promotion’s own screen, with its picture, title, end and opt-in', async () => {
    await open({ playYourWay: null, onboardingPromotion: OFFER });
    expect(read()).toMatch(/^Welcome to the team\. Fund your account to get started/);
    expect(screen.getByRole('link', { name: 'Deposit Now' }).getAttribute('href')).toBe('/deposit');
    expect(screen.getByRole('link', { name: 'Skip for Now' }).getAttribute('href')).toBe('/');
    const card = screen.getByRole('article', { name: 'Parlay Sundays' });
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/art/promo-night.svg');
    expect(read(card)).toMatch(/Parlay Sundays Ends Jan .* Opt In/);
  });

  it('without anything says that all is set, and leads on', async () => {
    await open({ playYourWay: null });
    expect(read()).toBe('You’re all set! Deposit Skip for now');
    expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/');
    fireEvent.click(screen.getByRole('link', { name: 'Deposit' }));
    expect(read()).toBe('/deposit {"from":"promotion","path":"/promotions"}');
  });

  it('shows a large spinner while the list is loading', async () => {
    const server = fakeServer();
    server.answer('ListOnboardingPromotions', () => ({
      listOnboardingPromotions: { playYourWay: null, onboardingPromotion: null },
    }));
    const answer = server.hold('ListOnboardingPromotions');
    const { data, time, connection } = server;
    const services = { data, ...time, connection, report: vi.fn(), openSupport: vi.fn(), ...freshDevice() };
    renderInPage(<WelcomePromoPage />, { services, player: { account: { lastLoginAt: null } }, brand: await loadBrand('tsb') });
    const spinner = screen.getByRole('status', { name: 'Loading your welcome offers' });
    expect(spinner.style.width).toBe('48px');
    await answer();
    await waitFor(() => expect(read()).toContain('You’re all set!'));
  });

  it('shows a generic error panel where the list cannot be loaded', async () => {
    await open({}, null, true);
    await waitFor(() => expect(read()).toContain('Oops... Looks like something went wrong'));
  });
});

/** As another page of the player reads it. */
async function isClaimed({ persist }: Pick<ReturnType<typeof freshDevice>, 'persist'>): Promise<boolean> {
  const flag = persist(CLAIMED);
  await flag.loaded();
  return flag.getSnapshot();
}

describe('play your way', () => {
  const enrolled =
    (success: boolean, code = 'ENDED') =>
    () => ({
      promotionEnrollment: { success, promotion: null, errors: success ? [] : [{ code, message: 'Why' }] },
    });

  it('shows each card with its picture, details and a choice; Claim waits for one', async () => {
    await open();
    expect(read()).toMatch(/^Play your way Pick one\./);
    const [image] = screen.getAllByRole('article').map((card) => card.querySelector('img'));
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['482', '301']);
    expect(screen.getAllByRole('link', { name: /See Details/ })).toHaveLength(3);
    expect(button('Claim').hasAttribute('disabled')).toBe(true);
    press('Select : Offer two');
    expect(button('Selected : Offer two').hasAttribute('disabled')).toBe(true);
    expect(button('Claim').hasAttribute('disabled')).toBe(false);
  });

  it('a claim is sent once, says Claiming, and ends with the badge, confetti, a flag and the way to the deposit', async () => {
    const { server, services } = await open();
    server.answer('PromotionEnrollment', enrolled(true));
    const answer = server.hold('PromotionEnrollment');
    press('Select : Offer two');
    press('Claim');
    await waitFor(() => expect(read()).toContain('Claiming'));
    press('Claiming');
    expect(button('Select : Offer one').hasAttribute('disabled')).toBe(true);
    await answer();
    await waitFor(() => expect(read()).toMatch(/^You’re in See its card\. Claimed Offer two/));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(read()).toMatch(/Deposit Skip for now$/);
    expect(server.calls.filter((call) => call.startsWith('PromotionEnrollment'))).toEqual([
      'PromotionEnrollment {"promotionId":"two","useAlternateImage":true}',
    ]);
    await waitFor(async () => expect(await isClaimed(services)).toBe(true));
    await waitFor(() => expect(confetti).toHaveBeenCalledTimes(1));
  });

  it('plays no confetti for those who want less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { server } = await open();
    server.answer('PromotionEnrollment', enrolled(true));
    press('Select : Offer two');
    press('Claim');
    await waitFor(() => expect(read()).toContain('Claimed'));
    expect(confetti).not.toHaveBeenCalled();
  });

  it('a failed claim shows a toast, is reported, and can be tried again', async () => {
    const { server, report, services } = await open();
    server.answer('PromotionEnrollment', enrolled(false));
    press('Select : Offer two');
    press('Claim');
    await waitFor(() => expect(report).toHaveBeenCalledWith('promotions.claim', expect.anything()));
    expect(toasts.getSnapshot()).toContainEqual(
      expect.objectContaining({ type: 'danger', body: 'An error occurred, please claim again' }),
    );
    expect(await isClaimed(services)).toBe(false);
    expect(button('Claim').hasAttribute('disabled')).toBe(false);
    expect(button('Selected : Offer two')).toBeTruthy();
  });
});
