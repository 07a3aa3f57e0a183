import type { Viewer } from '../../../domain/identity/viewer.ts';
import { previousLoginAt } from '../../../store/identity/sessions.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import { findPlayer, setOddsFormat } from '../../../store/players/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { Account, AccountBalances, AccountMenuItem, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { signalSource } from '../signalSource.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { balancesOf } from './balances.ts';

/** An item is added here together with its page, so every item has a target. */
const MENU: readonly AccountMenuItem[] = [
  { kind: 'LEAF', label: 'My Bets', icon: 'my-bets', deepLink: { canonicalUrl: null, webUrl: '/my-bets' } },
];

/** Rewards are not implemented yet: every player has none. */
const NO_REWARDS = { availableFreeBets: 0, availableFreeWagersCount: 0, availableProfitBoostCount: 0 } as const;

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

async function accountOf(context: GraphqlContext, viewer: PlayerViewer): Promise<Account | null> {
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
      const menuShelves = { accountMenuShelf: { menuShelfItems: MENU } };
      if (skipAccount || context.viewer.kind !== 'player') return { ...NO_ACCOUNT, menuShelves };
      const { db, config } = context.deps;
      const money = await readBalances(db, context.viewer.playerId);
      return {
        balances: balancesOf(money, config.currency),
        promotionalCreditBalance: moneyOf(money.promotionalCreditCents, config.currency),
        bonusCashBalance: moneyOf(money.bonusCents, config.currency),
        ...NO_REWARDS,
        menuShelves,
      };
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
