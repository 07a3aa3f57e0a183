import { screen, waitFor } from '@testing-library/react';
import { generatePath, matchRoutes, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handle } from '../../src/app/navigation/page.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { type FakeServer, fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { PageRoute } from '../../src/platform/feature.ts';
import type { SavedAnswer } from '../../src/platform/savedAnswers/answerStore.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { contractAnswers } from '../support/contractAnswers.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { read, renderInPage } from '../support/page.tsx';

/** Pages of which nothing is saved, and why (docs/adr/0134). */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/^(deposit|withdrawal|receipt|wire_transfer)/, 'payments are made and shown on line only'],
  [/^account\/(update-|login-preferences|settings\/close)/, 'forms that change the account, some by a code'],
  [/^(account\/refer|welcome-promo)/, 'an offer to others, or of a first hour'],
  [/^account\/location/, 'a place is checked, not kept'],
  [/^account(\/linked-accounts|_linking)/, 'accounts of another provider'],
  [/^(login|signup|oauth_callback|forgot-password|reset-password)/, 'needs an answer of the server'],
  [/^(search|shared_bet|quick-bets|exclusives|parlay-lounge|tournaments|fan-hub)/, 'prices and games of this moment'],
  [/f2p\/|play_with_rewards$/, 'games are played on line'],
  [/^dev-tools/, 'for developers'],
];
const OF_A_ROW: Readonly<Record<string, string>> = {
  sectionId: 'bonuses',
  menuLabel: 'rewards',
  tab: 'open',
  roundId: 'r1',
  sessionId: 's1',
  promotionId: 'p1',
  articleId: 'limits',
  receiptId: 'r1',
};
const ofBrand = (casinoOf: string | null) => ({ name: 'A brand', address: 'https://brand.example/', casinoOf });
const BRANDS = { espnbet: ofBrand(null), tsb: ofBrand(null), hwc: ofBrand('tsb'), tsc: ofBrand('tsb') };
const Nothing = (): null => null;
const part = { Component: Nothing, load: async () => undefined };
const SOON = { timeout: 8_000 };
const answers = contractAnswers();

function addressOf({ path, guard }: PageRoute): string {
  return `/${generatePath(path, guard?.historySection ? { ...OF_A_ROW, sectionId: 'casino' } : OF_A_ROW)}`;
}

const pagesOf = (code: (typeof BRAND_CODES)[number]): readonly PageRoute[] =>
  routeTable(kindOf(code)).filter((row): row is PageRoute => 'page' in row);

/** Its settings are of the device alone. */
const isOfDevice = (code: (typeof BRAND_CODES)[number], address: string): boolean =>
  kindOf(code) === 'casino' && address === '/account/settings/content';

/** The page of a row on a device, as the app's routes show it. */
async function open(code: (typeof BRAND_CODES)[number], address: string, server: FakeServer) {
  const route = matchRoutes(appRoutes(kindOf(code)), address)?.at(-1)?.route;
  if (route === undefined) throw new Error(`No route at ${address}`);
  await (route.handle as Handle).preload();
  const { data, time, connection, session, savedAnswers } = server;
  const [nothing, text] = [() => undefined, () => ({ read: () => null, write: () => undefined })];
  const brand = await loadBrand(code);
  return renderInPage(
    <Routes>
      <Route path="*" element={route.element} />
      <Route path={route.path ?? '/'} element={route.element} />
    </Routes>,
    {
      address,
      brand: {
        ...brand,
        preferences: { ...brand.preferences, accountLinkingEnabled: true },
        accountLinking: { ...brand.accountLinking, isEnabled: true },
      },
      services: {
        data,
        ...time,
        connection,
        ...freshDevice(),
        reading: savedAnswers.reading,
        closed: savedAnswers.closed,
        brandKind: kindOf(code),
        persistInTab: text,
        persistOnDevice: text,
        report: nothing,
        checkConnection: nothing,
        openSupport: nothing,
        flags: fakeFlags({ 'account-linking': true, 'referral-program': true }),
        analytics: { track: nothing },
        hasPage: () => true,
        askToLogOut: nothing,
        oddsFormat: createStore('AMERICAN'),
        install: createStore({ available: false }),
        facts: { brand: code },
        prices: { event: () => null, onEvent: () => nothing },
        watchEvents: () => nothing,
        bettingHistory: part,
        favourites: { ids: createStore(new Set()), star: part },
        session: { ...session, logOut: async () => undefined },
        playerSession: createStore({ times: createStore(noSessionTimes(0)), checkInEvery: nothing, account: createStore(null) }),
        startup: createStore({ state: 'done', data: null, cfWaitingRoom: null }),
        theme: { mode: createStore('dark'), choice: createStore('dark'), choices: [] },
      },
    },
  );
}

function newServer(stored = new Map<string, SavedAnswer>(), isOffline = false): FakeServer {
  const server = isOffline
    ? fakeServer({ status: 'unknown', playerAlias: 'p1' }, { online: false, live: false })
    : fakeServer({ status: 'loggedIn', playerAlias: 'p1' });
  for (const [name, answer] of answers) server.answer(name, answer);
  server.answer('GET /i/reality_checkin_interval', () => ({ minutes: 60 }));
  server.answer('GET /i/email_preferences', () => ({ offers: true }));
  for (const path of ['/i/cool_offs', '/i/self_exclusion_options'])
    server.answer(`GET ${path}`, () => ({ options: [{ id: 'week', label: 'One week' }] }));
  // Sealed as text on the device.
  for (const [name, answer] of stored) server.savedAnswers.stored.set(name, JSON.parse(JSON.stringify(answer)));
  server.savedAnswers.reading.set(isOffline);
  return server;
}

const stubBrands = () => void vi.stubGlobal('__BRANDS__', BRANDS);
stubBrands();
beforeEach(stubBrands);

describe.each(BRAND_CODES)('without a connection, in %s,', (code) => {
  it('each page is saved, or has a reason why it never is', () => {
    for (const { path, saved } of pagesOf(code))
      expect(saved === 'never', path).toBe(NEVER.some(([pattern]) => pattern.test(path)));
  });

  it.each(pagesOf(code).flatMap((row) => (row.saved === 'own' ? [[addressOf(row)]] : [])))(
    'a player reads at %s what they have seen, with its time and without a request',
    async (address) => {
      const before = newServer();
      const page = await open(code, address, before);
      if (!isOfDevice(code, address))
        await waitFor(() => expect(before.savedAnswers.stored.size, 'rows that are kept').toBeGreaterThan(0), SOON);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), SOON);
      page.unmount();
      const after = newServer(before.savedAnswers.stored, true);
      await open(code, address, after);
      if (!isOfDevice(code, address)) await waitFor(() => expect(read()).toContain('as of'), SOON);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), SOON);
      expect(read()).not.toMatch(/not saved on this device|online only/);
      expect([before.reports, after.reports, after.calls]).toEqual([[], [], []]);
    },
  );

  it.each(pagesOf(code).flatMap((row) => (row.saved === 'never' && row.guard?.player ? [[addressOf(row)]] : [])))(
    'at %s the page says that it works online only',
    async (address) => {
      await open(code, address, newServer(new Map(), true));
      await screen.findByText('This page works online only', {}, SOON);
    },
  );

  it.each(pagesOf(code).flatMap((row) => (row.saved === 'public' && row.guard?.player ? [[addressOf(row)]] : [])))(
    'the page at %s is shown without a session',
    async (address) => {
      const server = newServer(new Map(), true);
      server.savedAnswers.reading.set(false);
      await open(code, address, server);
      await screen.findByRole('heading', { level: 1 }, SOON);
      expect(read()).not.toMatch(/not saved on this device|online only/);
    },
  );
});
