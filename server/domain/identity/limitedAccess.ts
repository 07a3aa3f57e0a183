/**
 * What a token with limited access may call, as `Type.field` of the contract. Anything else is refused, new operations too. The player may
 * look at everything and put a slip together, but neither place bets nor change the account.
 */
export const LIMITED_ACCESS_OPERATIONS: ReadonlySet<string> = new Set([
  ...['schemaVersion', 'startup', 'sportsMenu', 'casinoMenu', 'liveEventsCount', 'search'].map((field) => `Query.${field}`),
  ...['competitionSections', 'competition', 'event', 'eventSnapshots'].map((field) => `Query.${field}`),
  ...['account', 'accountMenu', 'awardDetailsSection', 'myBets', 'customDialogs'].map((field) => `Query.${field}`),
  ...['betslip', 'placement', 'loyalty'].map((field) => `Query.${field}`),
  ...['heartbeat', 'closeCustomDialog'].map((field) => `Mutation.${field}`),
  ...['AddMarketSelection', 'RemoveMarketSelection', 'AcceptChanges', 'SetDraftBetAmount', 'Clear', 'Set'].map(
    (field) => `Mutation.betslip${field}`,
  ),
  ...['AdjustPoints', 'BuyTeaserPoints', 'ClearTeaser'].map((field) => `Mutation.betslip${field}`),
  ...['accountBalance', 'betUpdated', 'betslipUpdated', 'eventUpdated', 'sequenceTick'].map((field) => `Subscription.${field}`),
]);
