/**
 * What a token with limited access may call, as `Type.field` of the contract. Anything else is refused, new operations too. The player may
 * look at everything and put a slip together, but neither place bets nor change the account.
 */
export const LIMITED_ACCESS_OPERATIONS: ReadonlySet<string> = new Set([
  ...['schemaVersion', 'startup', 'sportsMenu', 'casinoMenu', 'liveEventsCount', 'lineMovement', 'search'].map(
    (field) => `Query.${field}`,
  ),
  ...['competitionSections', 'competition', 'event', 'eventSnapshots', 'eventStatistics', 'standings'].map(
    (field) => `Query.${field}`,
  ),
  ...['account', 'accountMenu', 'awardDetailsSection', 'myBets', 'casinoSessions', 'casinoRounds', 'customDialogs'].map(
    (field) => `Query.${field}`,
  ),
  'Query.favourites',
  'Subscription.favouritesUpdated',
  // To switch one off, too.
  'Query.priceAlerts',
  'Mutation.removePriceAlert',
  'Subscription.priceAlertsUpdated',
  ...['betHistory', 'betHistorySection', 'betStory', 'casinoSession', 'casinoRound', 'accountSummary', 'taxForms'].map(
    (field) => `Query.${field}`,
  ),
  'Query.unseenSettledBets',
  'Mutation.settledBetsSeen',
  'Query.pushSettings',
  'Mutation.unsubscribeFromPush',
  // A limit protects.
  'Query.responsibleGamingLimits',
  'Query.limitHistorySection',
  'Query.sessionSpend',
  ...['setLimit', 'cancelPendingLimit', 'confirmPendingLimit'].map((field) => `Mutation.${field}`),
  ...['featuredBet', 'featuredBets', 'linkedSelections', 'sharedBet', 'popularParlays'].map((field) => `Query.${field}`),
  ...['tournaments', 'tournament', 'fanHub', 'liveStream'].map((field) => `Query.${field}`),
  ...[
    'betslip',
    'placement',
    'cashOut',
    'loyalty',
    'loyaltyRedemption',
    'promotions',
    'promotion',
    'listOnboardingPromotions',
    'referrals',
    'houseRules',
  ].map((field) => `Query.${field}`),
  ...['heartbeat', 'closeCustomDialog', 'acknowledgeUserNotice', 'depositAcknowledgement', 'shareBetslip'].map(
    (field) => `Mutation.${field}`,
  ),
  ...['Lobby', 'Category', 'SubLobby', 'GamePage', 'FreeToPlay', 'Jackpots', 'JackpotPage'].map((field) => `Query.casino${field}`),
  ...['Favourites', 'RecentlyPlayed', 'LoyaltyCashBalance'].map((field) => `Query.casino${field}`),
  'Subscription.casinoJackpotsUpdated',
  ...['AddMarketSelection', 'RemoveMarketSelection', 'AcceptChanges', 'SetDraftBetAmount', 'Clear', 'Set', 'AddFeaturedBet'].map(
    (field) => `Mutation.betslip${field}`,
  ),
  ...['AdjustPoints', 'BuyTeaserPoints', 'ClearTeaser'].map((field) => `Mutation.betslip${field}`),
  // Everything of the wallet that moves and changes nothing.
  ...['ProvidersLandingPage', 'Provider', 'ProviderMethods', 'Request', 's', 'Facilities', 'FormFields'].map(
    (field) => `Query.payment${field}`,
  ),
  ...['quickDepositLandingPage', 'receipt', 'outOfStateDepositPage', 'displayPromoCode', 'validateDepositPromoCode'].map(
    (field) => `Query.${field}`,
  ),
  'Subscription.receiptUpdated',
  ...['accountBalance', 'betUpdated', 'betslipUpdated', 'cashOutOffersUpdated', 'eventUpdated', 'sequenceTick'].map(
    (field) => `Subscription.${field}`,
  ),
]);
