import { AWARD, CASHBACK } from '../../src/features/awards/testing/wire.ts';
import { LOYALTY } from '../../src/features/loyalty/testing/wire.ts';
import { OFFER } from '../../src/features/promotions/testing/wire.ts';
import { REFERRALS } from '../../src/features/referrals/testing/wire.ts';
import { limitsWith, makeLimit } from '../../src/features/safer-play/testing/samples.ts';
import { wireLimits } from '../../src/features/safer-play/testing/wire.ts';
import { fakeWallet } from '../../src/features/wallet/testing/fakeWallet.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { fakeFlags } from './fakeFlags.ts';
import { freshDevice } from './fakeServices.ts';
import type { Surroundings } from './page.tsx';

const GAME = {
  id: 'velvet-sevens',
  title: 'Velvet Sevens',
  path: '/category/slots/velvet-sevens',
  description: 'Lucky sevens.',
  returnToPlayer: 94.79,
  features: [],
  isLive: false,
  isNew: false,
  isPlayable: true,
  provider: { name: 'House original' },
  minimumBet: { amount: 20 },
  maximumBet: { amount: 10_000 },
  jackpots: [],
  volatility: 'HIGH',
  thumbnails: [{ width: 200, avifUrl: '/a.avif', webpUrl: '/a.webp' }],
};
const Nothing = (): null => null;
const SLOTS = { slug: 'slots', label: 'Slots', path: '/casino/category/slots' };
const JACKPOT = {
  id: 'j',
  name: 'Starfall',
  network: 'House',
  tier: 'MEGA',
  path: '/category/jackpots/starfall',
  version: 1,
  lastWonAt: null,
  amount: { amount: 4_827_055 },
  mustDropBy: null,
};
const CASINO = {
  CasinoLobby: {
    casinoLobby: {
      totalCount: 1,
      categories: [{ ...SLOTS, icon: 'casino' }],
      rows: [{ totalCount: 1, category: SLOTS, games: [GAME] }],
    },
  },
  CasinoJackpots: { casinoJackpots: [JACKPOT] },
  CasinoCategory: {
    casinoCategory: {
      category: SLOTS,
      games: [GAME],
      totalCount: 1,
      providers: [],
      features: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
  CasinoSubLobby: { casinoSubLobby: { rows: [] } },
  CasinoJackpotPage: { casinoJackpotPage: { jackpot: JACKPOT, others: [], games: [GAME] } },
  CasinoFreeToPlay: { casinoFreeToPlay: { title: 'Practice reels', description: 'With credits.', endsAt: null, game: GAME } },
  CasinoGamePage: { casinoGamePage: { game: { ...GAME, category: SLOTS }, alsoPlayed: [] } },
  CasinoFavourites: { casinoFavourites: [] },
  CasinoRecentlyPlayed: { casinoRecentlyPlayed: [] },
  CasinoLoyaltyCashBalance: { casinoLoyaltyCashBalance: { amount: 2_550 } },
  CasinoBonus: { account: null },
};
/** The variables of a request. */
export type RequestVariables = Readonly<Record<string, unknown>>;

const ANSWERS = {
  ...CASINO,
  AwardSection: ({ id }: RequestVariables) => ({
    awardDetailsSection: { id, awards: [id === 'AwardDetailsSection:Bonuses' ? CASHBACK : AWARD] },
  }),
  LoyaltyOverview: { loyalty: LOYALTY },
  RedemptionPanel: { loyalty: LOYALTY },
  Referrals: { referrals: REFERRALS },
  PlayerLimits: wireLimits(
    limitsWith(
      makeLimit({ type: 'LOSS', period: 'MONTHLY' }, 90_000, 12_000),
      makeLimit({ type: 'SPEND', period: 'WEEKLY' }, 24_000, 3_000),
      makeLimit({ type: 'SPEND', period: 'MONTHLY' }, 70_000, 6_000),
    ),
  ),
  'GET /i/reality_checkin_interval': { minutes: 60 },
  HouseRules: {
    houseRules: [
      { product: 'SPORTSBOOK', heading: 'Overtime', paragraphs: ['It counts unless a market says otherwise.'], table: null },
    ],
  },
  Promotions: { promotions: [OFFER] },
  Promotion: { promotion: OFFER },
  ListOnboardingPromotions: { listOnboardingPromotions: { playYourWay: null, onboardingPromotion: OFFER } },
};

export type StandIn = Required<Pick<Surroundings, 'services' | 'player'>>;

/** What stands in for the server and the services of a player's page at an address. @param more answers in place of the usual ones. */
export function pageStandIn(address: string, more: Readonly<Record<string, unknown>> = {}): StandIn {
  const player = {
    account: {
      lastLoginAt: null,
      username: 'maya',
      email: 'maya@x.test',
      firstName: 'Maya',
      lastName: 'Reyes',
      casinoRestriction: null,
    },
    balances: {
      playableCents: 24_850,
      totalPlayableCents: 24_850,
      withdrawableCents: 20_850,
      restrictedCents: 4_000,
      bonusCents: 0,
    },
  };
  const flags = fakeFlags({ 'referral-program': true, 'account-linking': true });
  if (/^\/(deposit|withdrawal)$/.test(address)) {
    const services = { ...fakeWallet(more).services, ...freshDevice(), flags, facts: { brand: 'espnbet' } };
    return { services, player };
  }
  const server = fakeServer();
  for (const [name, answer] of Object.entries({ ...ANSWERS, ...more }))
    server.answer(name, (variables) => (typeof answer === 'function' ? answer(variables) : answer));
  const { data, time, connection, session } = server;
  const times = createStore({
    ...noSessionTimes(0),
    sessionDuration: 60_000,
    realityCheckinInterval: 3_600,
    realityCheckinStartAt: 0,
  });
  const nothing = () => undefined;
  const text = () => ({ read: () => null, write: nothing });
  return {
    player,
    services: {
      data,
      ...time,
      connection,
      flags,
      report: nothing,
      openSupport: nothing,
      ...freshDevice(),
      session: { ...session, logOut: async () => undefined },
      playerSession: createStore({ times, checkInEvery: nothing }),
      persistInTab: text,
      persistOnDevice: text,
      brandKind: 'sportsbook',
      hasPage: () => true,
      install: createStore({ available: false }),
      promoCarousel: { Component: Nothing },
      playCredit: { Component: Nothing },
      startup: createStore({ state: 'done', data: null, cfWaitingRoom: null }),
      theme: { mode: createStore('dark'), choice: createStore('dark'), choices: [] },
    },
  };
}
