/**
 * An operation as the specification describes it (section 7): name, arguments and fields. tests/trace/shown.ts names its test only where
 * the requirement says no more than this; other tests show what an operation does.
 */
export interface SpecifiedOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Arguments that the contract's root field takes, with `exactly` no others. */
  readonly takes: readonly string[];
  readonly exactly?: true;
  /** Fields below the root field that the app asks for. */
  readonly answers: readonly string[];
}

/** The operations that the product has so far. */
export const OPERATIONS: readonly SpecifiedOperation[] = [
  {
    name: 'GeoComplyAuthorizeGeoPacket',
    kind: 'mutation',
    takes: ['geoPacket'],
    exactly: true,
    answers: ['errors', 'expiresAt', 'refreshAt'],
  },
  {
    name: 'Startup',
    kind: 'query',
    takes: ['connectToken', 'geoPacket', 'latLongParams'],
    answers: [
      'applicationMetadata',
      'launchPage',
      'regionalMetadata',
      'serviceAttributes',
      'responsibleGaming',
      'organizationLogos',
      'anonymousToken',
    ],
  },
  {
    name: 'AccountMenu',
    kind: 'query',
    takes: ['skipAccount'],
    answers: ['balances', 'menuShelves.accountMenuShelf'],
  },
  { name: 'Loyalty', kind: 'query', takes: [], exactly: true, answers: ['tierName', 'tierPoints', 'tierBounds.upperBound'] },
  {
    name: 'CustomDialogs',
    kind: 'query',
    takes: [],
    answers: [
      'id',
      'title',
      'body',
      'dismissible',
      'triggers.type',
      'triggers.pages',
      'buttons.label',
      'buttons.url',
      'buttons.style',
    ],
  },
  { name: 'CloseCustomDialog', kind: 'mutation', takes: ['id'], exactly: true, answers: ['id'] },
  {
    name: 'LinkedAccounts',
    kind: 'query',
    takes: [],
    answers: [
      'linkedAccounts.linked',
      'linkedAccounts.label',
      'linkedAccounts.accountType',
      'linkedAccounts.url',
      'linkedAccounts.id',
    ],
  },
  { name: 'CreateAccountLink', kind: 'mutation', takes: ['espnToken'], exactly: true, answers: [] },
  { name: 'LinkedAccountUpdated', kind: 'subscription', takes: [], exactly: true, answers: ['linked', 'id'] },
  {
    name: 'AccountMenuPrompt',
    kind: 'query',
    takes: [],
    exactly: true,
    answers: ['promptType', 'title', 'body', 'ctaLabel', 'deepLink.webUrl'],
  },
  { name: 'DismissAccountLinkPrompt', kind: 'mutation', takes: ['promptType'], exactly: true, answers: ['promptTypes'] },
  { name: 'SessionSpend', kind: 'query', takes: [], answers: ['spentInSession.amount'] },
  { name: 'AccountBalance', kind: 'subscription', takes: [], answers: ['playableBalance'] },
  { name: 'SportsMenu', kind: 'query', takes: [], exactly: true, answers: ['label', 'children'] },
  { name: 'LiveEventsCount', kind: 'query', takes: [], exactly: true, answers: ['count', 'label'] },
  { name: 'Betslip', kind: 'query', takes: ['oddsFormat', 'includeOddsTrend'], answers: ['straight', 'parlay'] },
  { name: 'BetslipUpdated', kind: 'subscription', takes: [], answers: ['revision', 'straight', 'parlay'] },
  {
    name: 'BetslipAddMarketSelection',
    kind: 'mutation',
    takes: [
      'selectionId',
      'numeratorLong',
      'denominatorLong',
      'selectionOrigin',
      'branchChannel',
      'shareId',
      'oddsFormat',
      'includeOddsTrend',
    ],
    answers: ['betslip', 'userErrors'],
  },
  {
    name: 'BetslipRemoveMarketSelection',
    kind: 'mutation',
    takes: ['selectionId'],
    answers: ['betslip', 'userErrors'],
  },
  {
    name: 'BetslipAcceptChanges',
    kind: 'mutation',
    takes: ['marketSelections', 'sameGameParlayLegs', 'oddsFormat'],
    answers: ['betslip', 'userErrors'],
  },
  {
    name: 'BetslipPlaceBets',
    kind: 'mutation',
    takes: ['bets', 'oddsFormat', 'keepBetslipSelections'],
    answers: ['betslip', 'placement.placedBets', 'balance'],
  },
  {
    name: 'BetslipSetDraftBetAmount',
    kind: 'mutation',
    takes: ['amount', 'draftBetId', 'amountField'],
    answers: ['betslip', 'userErrors'],
  },
  { name: 'BetslipClear', kind: 'mutation', takes: ['oddsFormat', 'includeOddsTrend'], answers: ['betslip'] },
  { name: 'Heartbeat', kind: 'mutation', takes: ['elapsedSeconds'], answers: ['status'] },
];
