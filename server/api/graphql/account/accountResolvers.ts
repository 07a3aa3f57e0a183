import type { Viewer } from '../../../domain/identity/viewer.ts';
import { readSessionSettings, spentInSession } from '../../../store/identity/playerTime.ts';
import { previousLoginAt } from '../../../store/identity/sessions.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import { findPlayer, noteReferralViewed, readMenuFacts, readRestriction, setOddsFormat } from '../../../store/players/index.ts';
import { readRewards } from '../../../store/rewards/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { Account, AccountBalances, CasinoRestriction, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { signalSource } from '../signalSource.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { balancesOf } from './balances.ts';
import { menuShelves } from './menuShelves.ts';
import { bonusBetOf, cashbackOf, profitBoostOf } from './rewards.ts';

/** More rewards of one kind than this are not listed. */
const MAXIMUM_REWARDS = 100;

const BONUSES_SECTION = 'AwardDetailsSection:Bonuses';

const NO_ACCOUNT = {
  balances: null,
  promotionalCreditBalance: null,
  bonusCashBalance: null,
  availableFreeBets: null,
  availableFreeWagersCount: null,
  availableProfitBoostCount: null,
} as const;

type PlayerViewer = Extract<Viewer, { kind: 'player' }>;

async function balances(context: GraphqlContext, playerId: string): Promise<AccountBalances> {
  return balancesOf(await readBalances(context.deps.db, playerId), context.deps.config.currency);
}

async function casinoRestrictionOf({ deps }: GraphqlContext, playerId: string): Promise<CasinoRestriction | null> {
  const restriction = await readRestriction(deps.db, playerId, 'casino');
  if (restriction === null) return null;
  const { expiresAt } = restriction;
  return { active: expiresAt === null || expiresAt > deps.clock.now(), expiresAt: expiresAt?.toISOString() ?? null };
}

/** The fields that are one row or the balances; the others have resolvers of their own. */
type OwnFields = Omit<
  Account,
  | 'realityCheckinInterval'
  | 'spentInSession'
  | 'casinoRestriction'
  | 'freeBets'
  | 'profitBoosts'
  | 'linkedAccounts'
  | 'espnAccountLinkPromptDismissals'
>;

async function accountOf(context: GraphqlContext, viewer: PlayerViewer): Promise<OwnFields | null> {
  const { query } = context.deps.db;
  const [player, money, lastLoginAt] = await Promise.all([
    findPlayer(query, viewer.playerId),
    balances(context, viewer.playerId),
    previousLoginAt(query, viewer.sessionId),
  ]);
  if (!player) return null;
  return {
    id: player.id,
    firstName: player.first_name,
    lastName: player.last_name,
    email: player.email,
    username: player.username,
    // The log-on before this one, which is the one that must be shown (N.J.A.C. 13:69O-1.3).
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    balances: money,
    userPreferences: { oddsFormat: player.odds_format, autoAcceptOddsChanges: false },
  };
}

export const accountResolvers: Resolvers<GraphqlContext> = {
  Query: {
    account: (_root, _args, context) => (context.viewer.kind === 'player' ? accountOf(context, context.viewer) : null),
    accountMenu: async (_root, { skipAccount }, context) => {
      if (skipAccount || context.viewer.kind !== 'player') return { ...NO_ACCOUNT, menuShelves: menuShelves(null) };
      const { db, config, clock } = context.deps;
      const { playerId } = context.viewer;
      const [money, facts] = await Promise.all([readBalances(db, playerId), readMenuFacts(db, playerId, clock.now())]);
      return {
        balances: balancesOf(money, config.currency),
        promotionalCreditBalance: moneyOf(money.promotionalCreditCents, config.currency),
        bonusCashBalance: moneyOf(money.bonusCents, config.currency),
        availableFreeBets: facts?.freeBets ?? 0,
        // Bonus spins are added together with the casino's games.
        availableFreeWagersCount: 0,
        availableProfitBoostCount: facts?.profitBoosts ?? 0,
        menuShelves: menuShelves(facts),
      };
    },
    awardDetailsSection: (_root, { id }, { viewer }) =>
      viewer.kind === 'player' && id === BONUSES_SECTION ? { id: BONUSES_SECTION } : null,
  },
  Account: {
    realityCheckinInterval: async (_account, _args, context) =>
      (await readSessionSettings(context.deps.db, requirePlayer(context).playerId)).realityCheckSeconds,
    spentInSession: async (_account, _args, context) => {
      const { playerId, sessionId } = requirePlayer(context);
      return moneyOf(await spentInSession(context.deps.db, playerId, sessionId), context.deps.config.currency);
    },
    casinoRestriction: (_account, _args, context) => casinoRestrictionOf(context, requirePlayer(context).playerId),
    freeBets: async (_account, _args, context) => {
      const page = { now: context.deps.clock.now(), first: MAXIMUM_REWARDS };
      return (await readRewards(context.deps.db, requirePlayer(context).playerId, 'BONUS_BET', page)).map(bonusBetOf);
    },
    profitBoosts: async (_account, _args, context) => {
      const { db, clock, config } = context.deps;
      const page = { now: clock.now(), first: MAXIMUM_REWARDS };
      const boosts = await readRewards(db, requirePlayer(context).playerId, 'PROFIT_BOOST', page);
      return boosts.map((boost) => profitBoostOf(boost, config.currency));
    },
  },
  AwardDetailsSection: {
    awards: async (_section, { first }, context) => {
      if (first < 1 || first > MAXIMUM_REWARDS) refuseInput(`first is 1 to ${MAXIMUM_REWARDS}`);
      const { db, clock, config } = context.deps;
      const awards = await readRewards(db, requirePlayer(context).playerId, 'CASHBACK', { now: clock.now(), first });
      return awards.map((award) => cashbackOf(award, config.currency));
    },
  },
  Mutation: {
    setOddsFormat: async (_root, { oddsFormat }, context) => {
      const viewer = requirePlayer(context);
      await setOddsFormat(context.deps.db.query, viewer.playerId, oddsFormat);
      const account = await accountOf(context, viewer);
      if (!account) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
      return account;
    },
    referralViewed: async (_root, _args, context) => {
      await noteReferralViewed(context.deps.db, requirePlayer(context).playerId, context.deps.clock.now());
      return true;
    },
  },
  Subscription: {
    accountBalance: {
      subscribe: (_root, _args, context) => {
        const { playerId } = requirePlayer(context);
        return signalSource({
          start: ({ now }) => context.deps.bus.subscribe(`account:${playerId}`, now),
          read: async () => ({ accountBalance: await balances(context, playerId) }),
          first: true,
        });
      },
    },
  },
};
