import { historySection } from '../../core/wire/history.ts';
import { menuShelves } from '../../server/api/graphql/account/menuShelves.ts';
import { STANDARD_LIMITS } from '../../server/domain/betKinds/limits.ts';
import { liveRules } from '../../server/domain/catalogue/liveRules.ts';
import { type HouseFacts, houseRules } from '../../server/domain/houseRules/houseRules.ts';
import { earningMethods } from '../../server/domain/loyalty/programme.ts';
import { SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { hasPage } from '../../src/app/routes/hasPage.ts';
import type { Brand } from '../../src/brand/contract.ts';
import { AWARD } from '../../src/features/awards/testing/wire.ts';
import { money, PAYMENT } from '../../src/features/history/testing/historyServer.ts';
import { LOYALTY } from '../../src/features/loyalty/testing/wire.ts';
import { OFFER } from '../../src/features/promotions/testing/wire.ts';
import { COOL_OFFS, EXCLUSIONS } from '../../src/features/safer-play/testing/samples.ts';
import { FORM_ANSWERS } from '../../src/features/wallet/testing/forms.ts';
import { wireReceipt } from '../../src/features/wallet/testing/wire.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeFlags } from './fakeFlags.ts';
import { pageStandIn, type RequestVariables, type StandIn } from './pageStandIn.ts';

const PAGE_END = { pageInfo: { hasNextPage: false, endCursor: null } };
const PLAYED = { openedAt: '2026-11-20T20:00:00Z', endedAt: '2026-11-20T20:41:00Z', betAmount: money(40), bonusAmount: money(0) };
const ROUND = { ...PLAYED, id: 'r1', status: 'ENDED', gameId: 'g', gameTitle: 'Velvet Sevens', winAmount: money(200) };
const SESSION = {
  ...PLAYED,
  __typename: 'CasinoSession',
  id: 's1',
  gameId: 'g',
  gameTitle: 'Velvet Sevens',
  winAmount: money(200),
};
const NETS = { sportsNet: money(-8_000), casinoNet: money(1_200) };
const PROMOTIONS = SAMPLE_PROMOTIONS.filter(({ brand_kind: kind }) => kind !== 'sportsbook').map((sample) => ({
  ...OFFER,
  id: sample.id,
  title: sample.title,
  tag: sample.tag,
  imageUrl: sample.image,
  description: sample.description,
  shortDescription: sample.short_description,
  primaryCtaLink: sample.cta_path,
  award: '$10.00 casino bonus',
  requirement: null,
  progress: null,
}));
const SPINS = {
  ...AWARD,
  id: 'spins',
  kind: 'BONUS_SPINS',
  title: '50 bonus spins',
  spins: 50,
  usageTitle: 'Velvet Sevens',
  usageRestrictions: [],
  use: { label: 'Play Velvet Sevens', path: '/casino/category/slots/velvet-sevens' },
};
const CASHBACK = { ...AWARD, kind: 'CASHBACK', title: 'Cashback of November', usageTitle: '', usageRestrictions: [], use: null };
const BALANCES = {
  playableBalance: money(24_850),
  totalPlayableBalance: money(26_350),
  withdrawableBalance: money(20_000),
  restrictedBalance: money(1_500),
  bonusBalance: money(3_350),
};
const ACCOUNT = {
  id: 'p1',
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'maya@x.test',
  username: 'maya',
  lastLoginAt: null,
  balances: BALANCES,
  casinoBonusToWager: money(33_500),
  userPreferences: { oddsFormat: 'AMERICAN', casinoBalanceUsagePreferences: 'CASH' },
  casinoRestriction: null,
  dailyTimeLimitSeconds: null,
  requiresResponsibleGamingAcknowledgement: false,
  showLimitsModal: false,
  showW2gWinModal: false,
  w2gWin: null,
  showAppTourCard: true,
  playCredit: null,
  showFirstWagerModal: false,
};
/** The bets and boosts of a sportsbook are in the history of the account. */
const awardsOf = (section: string): readonly unknown[] => {
  if (section.endsWith(':History')) return [AWARD, SPINS];
  return section.endsWith(':Bonuses') ? [CASHBACK] : [SPINS];
};
const FACTS = { freeBets: 1, profitBoosts: 1, bonusSpins: 50, referralViewed: false, promotionsRestricted: false };
const HOUSE: HouseFacts = {
  limits: STANDARD_LIMITS,
  live: liveRules({ livePriceMs: null, placeDelayMs: null }),
  cashOutMarginHundredths: 500,
  book: 'standard',
};

/**
 * The server's answers to a casino, for a player of all brands: they have bets and rewards of a sportsbook, too. Where pure code of the server
 * writes the answer, it is that code's.
 */
const CASINO_ANSWERS: Readonly<Record<string, unknown>> = {
  ...FORM_ANSWERS,
  Account: { account: ACCOUNT },
  AccountMenu: {
    accountMenu: {
      balances: BALANCES,
      promotionalCreditBalance: money(2_550),
      availableFreeBets: 1,
      availableFreeWagersCount: 50,
      availableProfitBoostCount: 1,
      menuShelves: menuShelves(FACTS, 'casino'),
    },
  },
  AccountRewards: { awardDetailsSection: { id: 'AwardDetailsSection:All', awards: [AWARD, SPINS] } },
  AccountSummary: {
    accountSummary: {
      timeZone: 'America/New_York',
      memberSince: '2026-11-01T12:00:00Z',
      address: null,
      dateOfBirth: null,
      openBetCount: 6,
      periods: [
        { period: 'MONTH', since: null, settledBetCount: 5, ...NETS, deposited: money(1), withdrawn: money(1), seconds: 60 },
      ],
    },
  },
  AwardSection: ({ id }: RequestVariables) => ({ awardDetailsSection: { id, awards: awardsOf(String(id)) } }),
  AwardCredits: { accountMenu: { promotionalCreditBalance: money(2_550) } },
  CasinoBalances: { account: ACCOUNT },
  Loyalty: { loyalty: LOYALTY },
  LimitHistory: { limitHistorySection: { items: [], nextCursor: null } },
  HistoryTabs: {
    betHistory: {
      timeZone: 'America/New_York',
      sections: (['betting', 'transactions', 'casino'] as const).map(historySection),
      sports: [],
    },
  },
  HistoryTotals: { betHistorySection: { totals: [] } },
  HistoryTransactions: { betHistorySection: { items: { items: [PAYMENT], ...PAGE_END } } },
  HistorySession: { casinoSession: { ...SESSION, roundCount: 1 } },
  HistorySessions: { betHistorySection: { items: { items: [{ ...SESSION, roundCount: 1 }], ...PAGE_END } } },
  HistoryRounds: { casinoRounds: { rounds: [ROUND], ...PAGE_END } },
  HistoryRound: {
    casinoRound: { ...ROUND, gameRoundId: 'g1', sessionId: 's1', balanceBefore: money(1), balanceAfter: money(2), proofUrl: null },
  },
  HouseRules: { houseRules: houseRules(HOUSE) },
  LoyaltyOverview: {
    loyalty: { ...LOYALTY, pointsEarningMethods: earningMethods({ rateHundredths: 100, cashOutPercent: 100 }, 'casino') },
  },
  Payments: { payments: { items: [], ...PAGE_END } },
  Promotions: { promotions: PROMOTIONS },
  Promotion: { promotion: PROMOTIONS[0] },
  PromotionZone: { betHistory: { timeZone: 'America/New_York' } },
  PushSettings: { pushSettings: { publicKey: null, devices: [], kinds: ['BET_SETTLED', 'PRICE_ALERT', 'WITHDRAWAL_SENT'] } },
  Receipt: { receipt: wireReceipt() },
  Search: {
    search: {
      counts: [
        { tab: 'ALL', count: 0 },
        { tab: 'CASINO', count: 0 },
      ],
      results: [],
    },
  },
  TaxForms: {
    taxForms: [{ year: 2026, downloadUrl: '/i/all', statementUrl: '/i/year', ...NETS, winnings: money(0), forms: [] }],
  },
  ListOnboardingPromotions: { listOnboardingPromotions: { playYourWay: null, onboardingPromotion: PROMOTIONS[0] } },
  'GET /i/account_closure': { obstacles: [{ code: 'OPEN_BETS', cents: null, items: 6 }] },
  'GET /i/address': { street: '1 Main Street', city: 'Trenton', region_code: 'US-NJ', postal_code: '08608', changed_at: null },
  'GET /i/cool_offs': { options: COOL_OFFS },
  'GET /i/self_exclusion_options': { options: EXCLUSIONS },
  'GET /i/email_preferences': { offers: false },
  'GET /i/jumio/verification': {
    state: 'NOT_STARTED',
    document_type: null,
    reason: null,
    started_at: null,
    decided_at: null,
    url: null,
  },
  'GET /api/login_preferences': { strong_auth_enabled: false },
  'GET /i/regions': { regions: [{ iso_3166_2_code: 'US-NJ', name: 'New Jersey', redirect_url: null }] },
};

const Nothing = (): null => null;
/** Pages that lead a player away. */
const VISITORS = ['/login', '/signup'];

/** What stands in for the server and the services of a player's page of a casino. */
export function casinoStandIn(address: string, brand: Brand): StandIn {
  const { services, player } = pageStandIn(address, CASINO_ANSWERS);
  return {
    player,
    services: {
      ...services,
      brandKind: 'casino',
      facts: { brand: brand.code },
      oddsFormat: createStore('AMERICAN'),
      update: createStore({ outdated: false }),
      picks: { subscribe: () => () => undefined, count: () => 0 },
      bettingHistory: { Component: Nothing },
      hasPage: (path: string) => hasPage(brand, fakeFlags(brand.flags).get, path),
      ...(VISITORS.includes(address) && { session: createStore({ status: 'loggedOut', playerAlias: null }) }),
    },
  };
}
