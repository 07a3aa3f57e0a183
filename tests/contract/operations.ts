/**
 * An operation as the specification describes it (section 7): name, arguments and fields. An id is named here only where
 * the requirement says no more than this; other tests show what an operation does.
 */
export interface SpecifiedOperation {
  readonly ids?: string;
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
    ids: 'W7.57',
    name: 'GeoComplyAuthorizeGeoPacket',
    kind: 'mutation',
    takes: ['geoPacket'],
    exactly: true,
    answers: ['errors', 'expiresAt', 'refreshAt'],
  },
  { ids: 'S7.015', name: 'Startup', kind: 'query', takes: ['connectToken', 'geoPacket', 'latLongParams'], answers: [] },
  {
    ids: 'S7.016',
    name: 'Startup',
    kind: 'query',
    takes: [],
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
    ids: 'S7.022',
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
    ids: 'S3.04',
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
  { ids: 'S7.053', name: 'CreateAccountLink', kind: 'mutation', takes: ['espnToken'], exactly: true, answers: [] },
  { ids: 'S7.055', name: 'LinkedAccountUpdated', kind: 'subscription', takes: [], exactly: true, answers: ['linked', 'id'] },
  {
    ids: 'S7.056',
    name: 'AccountMenuPrompt',
    kind: 'query',
    takes: [],
    exactly: true,
    answers: ['promptType', 'title', 'body', 'ctaLabel', 'deepLink.webUrl'],
  },
  { name: 'DismissAccountLinkPrompt', kind: 'mutation', takes: ['promptType'], exactly: true, answers: ['promptTypes'] },
  { ids: 'S7.057', name: 'SessionSpend', kind: 'query', takes: [], answers: ['spentInSession.amount'] },
  { name: 'AccountBalance', kind: 'subscription', takes: [], answers: ['playableBalance'] },
  { ids: 'S7.029', name: 'SportsMenu', kind: 'query', takes: [], exactly: true, answers: ['label', 'children'] },
  { ids: 'S7.031', name: 'LiveEventsCount', kind: 'query', takes: [], exactly: true, answers: ['count', 'label'] },
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
    answers: [],
  },
  { ids: 'S7.038', name: 'BetslipPlaceBets', kind: 'mutation', takes: [], answers: ['betslip', 'placement.placedBets', 'balance'] },
  {
    name: 'BetslipSetDraftBetAmount',
    kind: 'mutation',
    takes: ['amount', 'draftBetId', 'amountField'],
    answers: ['betslip', 'userErrors'],
  },
  { name: 'BetslipClear', kind: 'mutation', takes: ['oddsFormat', 'includeOddsTrend'], answers: ['betslip'] },
  { ids: 'S7.049', name: 'Heartbeat', kind: 'mutation', takes: ['elapsedSeconds'], answers: ['status'] },
];
