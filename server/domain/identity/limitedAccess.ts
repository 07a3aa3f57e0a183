/**
 * What a token with limited access may call, as `Type.field` of the contract. Anything else is refused, new operations too. The player may
 * look at everything and put a slip together, but neither place bets nor change the account.
 */
export const LIMITED_ACCESS_OPERATIONS: ReadonlySet<string> = new Set([
  ...['schemaVersion', 'startup', 'sportsMenu', 'casinoMenu', 'liveEventsCount', 'lineMovement', 'search'].map(
    (field) => `Query.${field}`,
  ),
  ...['competitionSections', 'competition', 'event', 'eventSnapshots'].map((field) => `Query.${field}`),
  ...['account', 'accountMenu', 'awardDetailsSection', 'myBets', 'casinoSessions', 'casinoRounds', 'customDialogs'].map(
    (field) => `Query.${field}`,
  ),
  ...['featuredBet', 'featuredBets', 'linkedSelections', 'sharedBet'].map((field) => `Query.${field}`),
  ...['betslip', 'placement', 'cashOut', 'loyalty', 'promotions', 'promotion', 'houseRules'].map((field) => `Query.${field}`),
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
  ...['accountBalance', 'betUpdated', 'betslipUpdated', 'cashOutOffersUpdated', 'eventUpdated', 'sequenceTick'].map(
    (field) => `Subscription.${field}`,
  ),
]);
