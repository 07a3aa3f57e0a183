import { betLimits } from '../../domain/betKinds/limits.ts';
import { liveRules } from '../../domain/catalogue/liveRules.ts';
import { houseRules } from '../../domain/houseRules/houseRules.ts';
import { accountResolvers } from './account/accountResolvers.ts';
import { betsResolvers } from './bets/betsResolvers.ts';
import { featuredResolvers } from './betslip/featuredResolvers.ts';
import { betslipPlaceBets, placeBetsPayload, placement } from './betslip/placeBetsResolver.ts';
import { quickBetSlip } from './betslip/quickBetResolver.ts';
import { slipMutations } from './betslip/slipMutations.ts';
import { betslipOf, callersSlip, formatOf } from './betslip/slipReader.ts';
import { betslipUpdated } from './betslip/slipSubscription.ts';
import { cashOutResolvers } from './cashout/cashOutResolvers.ts';
import { casinoResolvers } from './casino/casinoResolvers.ts';
import { historyResolvers } from './casino/historyResolvers.ts';
import { launchResolvers } from './casino/launchResolvers.ts';
import { dialogsResolvers } from './dialogs/dialogsResolvers.ts';
import { fanHubResolvers } from './fanHub/fanHubResolvers.ts';
import { favouriteResolvers } from './favourites/favouriteResolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { accountHistoryResolvers } from './history/historyResolvers.ts';
import { linkingResolvers } from './linking/linkingResolvers.ts';
import { locationResolvers } from './location/locationResolvers.ts';
import { loungeResolvers } from './lounge/loungeResolvers.ts';
import { loyaltyResolvers } from './loyalty/loyaltyResolvers.ts';
import { oneTimeCodeResolvers } from './oneTimeCodes/oneTimeCodeResolvers.ts';
import { priceAlertResolvers } from './priceAlerts/priceAlertResolvers.ts';
import { promotionsResolvers } from './promotions/promotionsResolvers.ts';
import { pushResolvers } from './push/pushResolvers.ts';
import { referralsResolvers } from './referrals/referralsResolvers.ts';
import { limitResolvers } from './saferPlay/limitResolvers.ts';
import { DateTimeScalar, LongScalar } from './scalars.ts';
import { searchResolvers } from './search/searchResolvers.ts';
import { heartbeatResolvers } from './session/heartbeatResolvers.ts';
import { sharingResolvers } from './sharing/sharingResolvers.ts';
import { eventUpdate, eventUpdated } from './sockets/eventUpdates.ts';
import { sequenceTick } from './sockets/sequenceTickResolver.ts';
import { sportsResolvers } from './sports/sportsResolvers.ts';
import { startupResolvers } from './startup/startupResolvers.ts';
import { streamingResolvers } from './streaming/streamingResolvers.ts';
import { tournamentsResolvers } from './tournaments/tournamentsResolvers.ts';
import { walletResolvers } from './wallet/walletResolvers.ts';

/** Part of every persisted cache's key: raise it when answers change in a way that old caches cannot be used with. */
const SCHEMA_VERSION = '1';

/** The resolvers of all contexts in one map. */
export const resolvers: Resolvers = {
  Long: LongScalar,
  DateTime: DateTimeScalar,
  ...(sportsResolvers.Event ? { Event: sportsResolvers.Event } : {}),
  ...(betsResolvers.PlacedBet ? { PlacedBet: betsResolvers.PlacedBet } : {}),
  ...(betsResolvers.Odds ? { Odds: betsResolvers.Odds } : {}),
  AccountBalances: accountResolvers.AccountBalances ?? {},
  Account: { ...accountResolvers.Account, ...linkingResolvers.Account },
  ...(accountResolvers.AwardDetailsSection ? { AwardDetailsSection: accountResolvers.AwardDetailsSection } : {}),
  BetHistoryTab: accountHistoryResolvers.BetHistoryTab,
  BetHistorySection: accountHistoryResolvers.BetHistorySection,
  BetslipPlaceBetsPayload: placeBetsPayload,
  EventUpdate: eventUpdate,
  EventSnapshot: eventUpdate,
  Promotion: promotionsResolvers.Promotion,
  PlayYourWay: promotionsResolvers.PlayYourWay,
  Query: {
    schemaVersion: () => SCHEMA_VERSION,
    ...startupResolvers.Query,
    ...accountResolvers.Query,
    ...sportsResolvers.Query,
    ...casinoResolvers.Query,
    ...historyResolvers.Query,
    ...accountHistoryResolvers.Query,
    ...searchResolvers.Query,
    ...favouriteResolvers.Query,
    ...priceAlertResolvers.Query,
    ...pushResolvers.Query,
    ...betsResolvers.Query,
    ...cashOutResolvers.Query,
    ...dialogsResolvers.Query,
    ...limitResolvers.Query,
    ...promotionsResolvers.Query,
    ...referralsResolvers.Query,
    houseRules: (_root, _args, { deps: { config } }) =>
      houseRules({
        limits: betLimits(config),
        live: liveRules(config),
        book: config.rulesOfBook,
        cashOutMarginHundredths: config.cashOutMarginHundredths,
      }),
    ...oneTimeCodeResolvers.Query,
    ...loyaltyResolvers.Query,
    ...linkingResolvers.Query,
    ...locationResolvers.Query,
    ...featuredResolvers.Query,
    ...loungeResolvers.Query,
    ...sharingResolvers.Query,
    ...tournamentsResolvers.Query,
    ...streamingResolvers.Query,
    ...fanHubResolvers.Query,
    ...walletResolvers.Query,
    placement,
    quickBetSlip,
    betslip: async (_root, args, context) => betslipOf(context, await callersSlip(context), formatOf(args)),
  },
  Mutation: {
    ...favouriteResolvers.Mutation,
    ...priceAlertResolvers.Mutation,
    ...pushResolvers.Mutation,
    ...betsResolvers.Mutation,
    ...accountResolvers.Mutation,
    ...cashOutResolvers.Mutation,
    ...casinoResolvers.Mutation,
    ...launchResolvers.Mutation,
    ...dialogsResolvers.Mutation,
    ...linkingResolvers.Mutation,
    ...locationResolvers.Mutation,
    ...heartbeatResolvers.Mutation,
    ...oneTimeCodeResolvers.Mutation,
    ...slipMutations,
    ...featuredResolvers.Mutation,
    ...sharingResolvers.Mutation,
    ...tournamentsResolvers.Mutation,
    ...limitResolvers.Mutation,
    ...loyaltyResolvers.Mutation,
    ...promotionsResolvers.Mutation,
    ...walletResolvers.Mutation,
    betslipPlaceBets,
  },
  Subscription: {
    ...favouriteResolvers.Subscription,
    ...priceAlertResolvers.Subscription,
    ...accountResolvers.Subscription,
    ...betsResolvers.Subscription,
    ...cashOutResolvers.Subscription,
    ...casinoResolvers.Subscription,
    ...linkingResolvers.Subscription,
    ...walletResolvers.Subscription,
    betslipUpdated,
    eventUpdated,
    sequenceTick,
  },
};
