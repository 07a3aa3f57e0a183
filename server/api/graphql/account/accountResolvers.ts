import { formatRoundMoney } from '../../../../core/money/money.ts';
import { betLimits } from '../../../domain/betKinds/limits.ts';
import type { Viewer } from '../../../domain/identity/viewer.ts';
import type { BetslipReward } from '../../../domain/rewards/reward.ts';
import { depositAcknowledgementCents, depositAcknowledgementText } from '../../../domain/saferPlay/depositAcknowledgement.ts';
import { kindOf } from '../../../platform/brands.ts';
import { playCreditCents } from '../../../platform/playCredit.ts';
import { topics } from '../../../platform/topics.ts';
import { readBonusToWager } from '../../../store/casino/index.ts';
import { previousLoginAt, readSessionSettings, spentInSession } from '../../../store/identity/index.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import { readWithdrawable } from '../../../store/payments/index.ts';
import {
  acknowledgeDeposits,
  acknowledgeW2gWin,
  closeAppTour,
  closeFirstWagerNotice,
  findPlayer,
  noteReferralViewed,
  openW2gWin,
  type PlayerRow,
  readMenuFacts,
  readRestriction,
  setCasinoBonusFirst,
  setDefaultStake,
  setOddsAcceptance,
  setOddsFormat,
  setQuickBets,
} from '../../../store/players/index.ts';
import { readRewards } from '../../../store/rewards/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type {
  Account,
  AccountBalances,
  CasinoRestriction,
  DepositAcknowledgementModal,
  Resolvers,
} from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { SharedSource } from '../sockets/sharedSource.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { awardSectionOf, awardsOf, claim } from './awardSections.ts';
import { balancesOf } from './balances.ts';
import { menuShelves } from './menuShelves.ts';
import { bonusBetOf, profitBoostOf } from './rewards.ts';

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

async function ownRewards(context: GraphqlContext): Promise<readonly BetslipReward[]> {
  const { db, clock } = context.deps;
  return readRewards(db, requirePlayer(context).playerId, clock.now());
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
  | 'dailyTimeLimitSeconds'
  | 'showW2gWinModal'
  | 'w2gWin'
  | 'spentInSession'
  | 'casinoRestriction'
  | 'casinoBonusToWager'
  | 'freeBets'
  | 'profitBoosts'
  | 'linkedAccounts'
  | 'espnAccountLinkPromptDismissals'
>;

function depositModalOf({
  region_code: regionCode,
  deposit_acknowledgement_due: isDue,
}: PlayerRow): DepositAcknowledgementModal | null {
  const cents = depositAcknowledgementCents(regionCode);
  if (cents === null) return null;
  const amount = formatRoundMoney(cents);
  return { ...depositAcknowledgementText(amount), depositAckType: 'DEPOSIT_AMOUNT', showDepositAckModal: isDue };
}

async function accountOf(context: GraphqlContext, viewer: PlayerViewer): Promise<OwnFields | null> {
  const { query } = context.deps.db;
  const [player, money, lastLoginAt] = await Promise.all([
    findPlayer(query, viewer.playerId),
    balances(context, viewer.playerId),
    previousLoginAt(query, viewer.sessionId),
  ]);
  if (!player) return null;
  const playCredit = playCreditCents(context.deps.config);
  return {
    id: player.id,
    firstName: player.first_name,
    lastName: player.last_name,
    email: player.email,
    username: player.username,
    // The log-on before this one, which is the one that must be shown (N.J.A.C. 13:69O-1.3).
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    balances: money,
    userPreferences: {
      oddsFormat: player.odds_format,
      oddsAcceptance: player.odds_acceptance,
      autoAcceptOddsChanges: player.odds_acceptance === 'ANY',
      quickBets: {
        enabled: player.quick_bets,
        betAmount: moneyOf(player.quick_bet_stake_cents, context.deps.config.currency),
      },
      defaultBetAmount:
        player.default_stake_cents === null ? null : moneyOf(player.default_stake_cents, context.deps.config.currency),
      casinoBalanceUsagePreferences: player.casino_bonus_first ? ['BONUS', 'CASH'] : ['CASH', 'BONUS'],
    },
    requiresResponsibleGamingAcknowledgement: player.acknowledgement_required,
    showLimitsModal: player.limits_notice_due,
    showAppTourCard: player.app_tour_due,
    playCredit: lastLoginAt === null && playCredit > 0 ? moneyOf(playCredit, context.deps.config.currency) : null,
    showFirstWagerModal: player.first_wager_notice_due,
    depositAcknowledgementModal: depositModalOf(player),
  };
}

async function requireAccount(context: GraphqlContext, viewer: PlayerViewer): Promise<OwnFields> {
  const account = await accountOf(context, viewer);
  if (!account) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  return account;
}

export const accountResolvers = {
  Query: {
    account: (_root, _args, context) => (context.viewer.kind === 'player' ? accountOf(context, context.viewer) : null),
    accountMenu: async (_root, { skipAccount }, context) => {
      if (skipAccount || context.viewer.kind !== 'player')
        return { ...NO_ACCOUNT, menuShelves: menuShelves(null, kindOf(context.brand)) };
      const { db, config, clock } = context.deps;
      const { playerId } = context.viewer;
      const [money, facts] = await Promise.all([readBalances(db, playerId), readMenuFacts(db, playerId, clock.now())]);
      const usable = facts?.promotionsRestricted ? null : facts;
      return {
        balances: balancesOf(money, config.currency),
        promotionalCreditBalance: moneyOf(money.promotionalCreditCents, config.currency),
        bonusCashBalance: moneyOf(money.bonusCents, config.currency),
        availableFreeBets: usable?.freeBets ?? 0,
        availableFreeWagersCount: usable?.bonusSpins ?? 0,
        availableProfitBoostCount: usable?.profitBoosts ?? 0,
        menuShelves: menuShelves(facts, kindOf(context.brand)),
      };
    },
    awardDetailsSection: (_root, { id }, { viewer }) => (viewer.kind === 'player' ? awardSectionOf(id) : null),
  },
  AccountBalances: {
    withdrawableBalance: async (_balances, _args, context) => {
      const { db, clock, config } = context.deps;
      return moneyOf((await readWithdrawable(db, requirePlayer(context).playerId, clock.now())).availableCents, config.currency);
    },
  },
  Account: {
    realityCheckinInterval: async (_account, _args, context) =>
      (await readSessionSettings(context.deps.db, requirePlayer(context).playerId)).realityCheckSeconds,
    dailyTimeLimitSeconds: async (_account, _args, context) =>
      (await readSessionSettings(context.deps.db, requirePlayer(context).playerId)).dailyLimitSeconds,
    showW2gWinModal: async (_account, _args, context) =>
      (await openW2gWin(context.deps.db.query, requirePlayer(context).playerId)) !== null,
    w2gWin: async (_account, _args, context) => {
      const { db, config } = context.deps;
      const win = await openW2gWin(db.query, requirePlayer(context).playerId);
      if (win === null) return null;
      const { gameName, wonAt, winCents, withheldCents } = win;
      return {
        gameName,
        wonAt: wonAt.toISOString(),
        winAmount: moneyOf(winCents, config.currency),
        withheldAmount: moneyOf(withheldCents, config.currency),
      };
    },
    spentInSession: async (_account, _args, context) => {
      const { playerId, sessionId } = requirePlayer(context);
      return moneyOf(await spentInSession(context.deps.db, playerId, sessionId), context.deps.config.currency);
    },
    casinoBonusToWager: async (_account, _args, context) => {
      const { db, config } = context.deps;
      return moneyOf(await readBonusToWager(db, requirePlayer(context).playerId), config.currency);
    },
    casinoRestriction: (_account, _args, context) => casinoRestrictionOf(context, requirePlayer(context).playerId),
    freeBets: async (_account, _args, context) => {
      const rewards = await ownRewards(context);
      return rewards.flatMap((reward) => (reward.kind === 'BONUS_BET' ? [bonusBetOf(reward)] : []));
    },
    profitBoosts: async (_account, _args, context) => {
      const rewards = await ownRewards(context);
      return rewards.flatMap((reward) => (reward.kind === 'PROFIT_BOOST' ? [profitBoostOf(reward, context.deps.config)] : []));
    },
  },
  AwardDetailsSection: {
    awards: awardsOf,
  },
  Mutation: {
    setOddsFormat: async (_root, { oddsFormat }, context) => {
      const viewer = requirePlayer(context);
      await setOddsFormat(context.deps.db.query, viewer.playerId, oddsFormat);
      return requireAccount(context, viewer);
    },
    setOddsAcceptance: async (_root, { oddsAcceptance }, context) => {
      const viewer = requirePlayer(context);
      await setOddsAcceptance(context.deps.db.query, viewer.playerId, oddsAcceptance);
      return requireAccount(context, viewer);
    },
    setQuickBets: async (_root, { enabled, betAmount }, context) => {
      const viewer = requirePlayer(context);
      const { minimumStakeCents, maximumStakeCents } = betLimits(context.deps.config);
      if (betAmount < minimumStakeCents || betAmount > maximumStakeCents) refuseInput('betAmount is the stake of a bet');
      await setQuickBets(context.deps.db.query, viewer.playerId, { isOn: enabled, stakeCents: betAmount });
      return requireAccount(context, viewer);
    },
    setDefaultBetAmount: async (_root, { betAmount = null }, context) => {
      const viewer = requirePlayer(context);
      const { minimumStakeCents, maximumStakeCents } = betLimits(context.deps.config);
      if (betAmount !== null && (betAmount < minimumStakeCents || betAmount > maximumStakeCents))
        refuseInput('betAmount is the stake of a bet');
      await setDefaultStake(context.deps.db.query, viewer.playerId, betAmount);
      return requireAccount(context, viewer);
    },
    setCasinoBalanceUsage: async (_root, { first }, context) => {
      const viewer = requirePlayer(context);
      await setCasinoBonusFirst(context.deps.db.query, viewer.playerId, first === 'BONUS');
      return requireAccount(context, viewer);
    },
    acknowledgeUserNotice: async (_root, { ackType }, context) => {
      const viewer = requirePlayer(context);
      const { db, clock } = context.deps;
      if (ackType === 'APP_TOUR') await closeAppTour(db.query, viewer.playerId);
      else if (ackType === 'FIRST_WAGER') await closeFirstWagerNotice(db.query, viewer.playerId, clock.now());
      else await acknowledgeW2gWin(db.query, viewer.playerId, clock.now());
      return requireAccount(context, viewer);
    },
    depositAcknowledgement: async (_root, _args, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock } = context.deps;
      const player = await findPlayer(db.query, playerId);
      if (player === null || depositAcknowledgementCents(player.region_code) === null) return { userAck: false };
      await acknowledgeDeposits(db.query, playerId, clock.now());
      return { userAck: true };
    },
    claimCashback: claim,
    referralViewed: async (_root, _args, context) => {
      await noteReferralViewed(context.deps.db, requirePlayer(context).playerId, context.deps.clock.now());
      return true;
    },
  },
  Subscription: {
    accountBalance: {
      subscribe: (_root, _args, context) => {
        const { playerId } = requirePlayer(context);
        return SharedSource.of<AccountBalances>({
          key: `balances ${playerId}`,
          open: () => ({
            start: ({ now }) => context.deps.bus.subscribe(topics.account(playerId), now),
            read: () => balances(context, playerId),
          }),
          first: true,
          rootValue: (accountBalance) => ({ accountBalance }),
        });
      },
    },
  },
} satisfies Resolvers<GraphqlContext>;
