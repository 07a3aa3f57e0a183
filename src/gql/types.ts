export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A whole number of at most 53 bits, as a JSON number. */
  Long: { input: number; output: number; }
};

export type AcceptedSelectionInput = {
  readonly denominatorLong: Scalars['Long']['input'];
  readonly numeratorLong: Scalars['Long']['input'];
  readonly points?: InputMaybe<Scalars['Float']['input']>;
  readonly selectionId: Scalars['ID']['input'];
};

export type Account = {
  readonly __typename?: 'Account';
  readonly balances: AccountBalances;
  /** What still has to be bet of the casino bonus until it is cash, as far as it can be lost; zero: nothing, or there is no bonus. */
  readonly casinoBonusToWager: Money;
  /** Null where there never was one. */
  readonly casinoRestriction: Maybe<CasinoRestriction>;
  /** Seconds of all sessions of a day; null: the player has set no limit. */
  readonly dailyTimeLimitSeconds: Maybe<Scalars['Int']['output']>;
  /** Null in a region without such an amount. */
  readonly depositAcknowledgementModal: Maybe<DepositAcknowledgementModal>;
  readonly email: Scalars['String']['output'];
  readonly espnAccountLinkPromptDismissals: EspnAccountLinkPromptDismissals;
  readonly firstName: Scalars['String']['output'];
  /** Bonus bets that can be used now, those that expire first in front. */
  readonly freeBets: ReadonlyArray<BonusBet>;
  readonly id: Scalars['ID']['output'];
  readonly lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastName: Scalars['String']['output'];
  /** Accounts at other providers that can be linked; none where linking is not available. */
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
  /** What the account of a sandbox began with, during the first log-in; null: nothing, or it was said before. */
  readonly playCredit: Maybe<Money>;
  /** Profit boosts that can be used now, those that expire first in front. */
  readonly profitBoosts: ReadonlyArray<ProfitBoost>;
  /** Seconds between reality checks; null: the player has chosen none. */
  readonly realityCheckinInterval: Maybe<Scalars['Int']['output']>;
  /** The player has to acknowledge responsible gaming (POST /i/acks); until then no bet is accepted. */
  readonly requiresResponsibleGamingAcknowledgement: Scalars['Boolean']['output'];
  /** The invitation to the tour of the app, for a new player. */
  readonly showAppTourCard: Scalars['Boolean']['output'];
  /** The player has not closed what is shown before a first bet. It is for those who have no bets (myBets). */
  readonly showFirstWagerModal: Scalars['Boolean']['output'];
  /** The player should review their limits (PATCH /i/acks/limits_modal_dismissed_at). */
  readonly showLimitsModal: Scalars['Boolean']['output'];
  /** There is a win with a tax form that the player has not acknowledged: w2gWin. */
  readonly showW2gWinModal: Scalars['Boolean']['output'];
  /** The player's own stakes since this session began, on sports and in the casino; a bet that was undone is none. */
  readonly spentInSession: Money;
  readonly userPreferences: UserPreferences;
  readonly username: Scalars['String']['output'];
  readonly w2gWin: Maybe<W2gWin>;
};

export type AccountBalances = {
  readonly __typename?: 'AccountBalances';
  readonly bonusBalance: Money;
  /** Everything that is the player's, reserved withdrawals included. */
  readonly globalBalance: Money;
  readonly playableBalance: Money;
  readonly restrictedBalance: Money;
  readonly totalPlayableBalance: Money;
  /** Cash that is the player's for good: none that is owed, clearing, or paid for a result that may still be corrected. */
  readonly withdrawableBalance: Money;
};

export type AccountLinkPromptType =
  | 'ACCOUNT_MENU';

/** What an app needs to send a player to the provider. */
export type AccountLinkRequest = {
  readonly __typename?: 'AccountLinkRequest';
  readonly authorizeUrl: Scalars['String']['output'];
  readonly clientId: Scalars['String']['output'];
  readonly nonce: Scalars['String']['output'];
  readonly redirectUri: Scalars['String']['output'];
};

/** DUPLICATE_PAIRWISE_ID: the account is linked with another player, or the player has linked another account. */
export type AccountLinkResult =
  | 'DUPLICATE_PAIRWISE_ID'
  | 'INVALID_TOKEN'
  | 'SUCCESS';

/** What is there to play with; all of it null with skipAccount and for those who are not logged in. */
export type AccountMenu = {
  readonly __typename?: 'AccountMenu';
  /** How many can be used now. */
  readonly availableFreeBets: Maybe<Scalars['Int']['output']>;
  readonly availableFreeWagersCount: Maybe<Scalars['Int']['output']>;
  readonly availableProfitBoostCount: Maybe<Scalars['Int']['output']>;
  readonly balances: Maybe<AccountBalances>;
  readonly bonusCashBalance: Maybe<Money>;
  readonly menuShelves: AccountMenuShelves;
  readonly promotionalCreditBalance: Maybe<Money>;
};

export type AccountMenuItem = {
  readonly __typename?: 'AccountMenuItem';
  /** Of a PARENT; else empty. */
  readonly children: ReadonlyArray<AccountMenuItem>;
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly kind: MenuItemKind;
  readonly label: Scalars['String']['output'];
};

export type AccountMenuPrompt = {
  readonly __typename?: 'AccountMenuPrompt';
  readonly body: Scalars['String']['output'];
  readonly ctaLabel: Scalars['String']['output'];
  readonly deepLink: DeepLink;
  readonly promptType: AccountLinkPromptType;
  readonly title: Scalars['String']['output'];
};

/** Referral and awards are for players: null for anybody else, and with skipAccount. */
export type AccountMenuShelves = {
  readonly __typename?: 'AccountMenuShelves';
  readonly accountMenuShelf: MenuShelf;
  readonly awardsMenuShelf: Maybe<AwardsMenuShelf>;
  readonly referralMenuShelf: Maybe<ReferralMenuShelf>;
};

export type AccountSummary = {
  readonly __typename?: 'AccountSummary';
  /** In one line; null: the player has given none. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** `1994-04-18`; null: the player has given none. */
  readonly dateOfBirth: Maybe<Scalars['String']['output']>;
  readonly memberSince: Scalars['DateTime']['output'];
  readonly openBetCount: Scalars['Int']['output'];
  readonly periods: ReadonlyArray<AccountSummaryPeriod>;
  /** Of the tz database: the zone of the periods. */
  readonly timeZone: Scalars['String']['output'];
};

export type AccountSummaryPeriod = {
  readonly __typename?: 'AccountSummaryPeriod';
  /** What rounds paid in cash, less what they took of it. */
  readonly casinoNet: Money;
  readonly deposited: Money;
  readonly period: SummaryPeriod;
  /** Logged in, of all sessions together. */
  readonly seconds: Scalars['Int']['output'];
  readonly settledBetCount: Scalars['Int']['output'];
  readonly since: Scalars['DateTime']['output'];
  /** What settled bets returned, less their stakes. */
  readonly sportsNet: Money;
  /** What left the balance for withdrawals, pending ones included. */
  readonly withdrawn: Money;
};

export type AmountField =
  | 'BET'
  | 'WIN';

export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

export type ApplicationMetadata = {
  readonly __typename?: 'ApplicationMetadata';
  readonly activityThresholdMinutes: Scalars['Int']['output'];
  readonly casinoEnabled: Scalars['Boolean']['output'];
  readonly casinoToolbarIcon: Scalars['String']['output'];
  /** Of every amount; the operator's choice, the same for all brands. */
  readonly currency: Currency;
  readonly currentTime: Scalars['DateTime']['output'];
  readonly headshotAllowList: ReadonlyArray<Scalars['ID']['output']>;
  readonly headshotBlockList: ReadonlyArray<Scalars['ID']['output']>;
  readonly heartbeatIntervalSeconds: Scalars['Int']['output'];
  readonly inactivityThresholdMinutes: Scalars['Int']['output'];
  /** Whose logos and headshots are shown, by participant's name: all where the allow list is empty, and never those of the block list. */
  readonly logoAllowList: ReadonlyArray<Scalars['ID']['output']>;
  readonly logoBlockList: ReadonlyArray<Scalars['ID']['output']>;
  readonly networkChangeBufferSeconds: Scalars['Int']['output'];
  /** How long a moved price is highlighted. */
  readonly oddsHighlightMilliseconds: Scalars['Int']['output'];
  readonly searchDebounceIntervalMilliseconds: Scalars['Int']['output'];
  /** Characters; a shorter term is not searched. */
  readonly searchMinimumLength: Scalars['Int']['output'];
  /** Names of icons. */
  readonly toolbarIcon: Scalars['String']['output'];
  readonly toolbarMode: ToolbarMode;
};

export type AutoCashOutPayload = {
  readonly __typename?: 'AutoCashOutPayload';
  /** False: the bet is not open, cannot be cashed out or can never pay so much; or there was no such instruction to remove. */
  readonly changed: Scalars['Boolean']['output'];
  readonly offer: CashOutOffer;
};

export type Award = {
  readonly __typename?: 'Award';
  /** What it is worth; of spins that of one spin. Null: a boost. */
  readonly amount: Maybe<Money>;
  readonly effectiveTime: Scalars['DateTime']['output'];
  readonly expiresTime: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: AwardKind;
  readonly pausedReason: Maybe<Scalars['String']['output']>;
  readonly redeemTime: Maybe<Scalars['DateTime']['output']>;
  /** Of spins; else null. */
  readonly spins: Maybe<Scalars['Int']['output']>;
  readonly status: AwardStatus;
  /** What it costs and what becomes of it, each in a sentence. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  /** Each in a few words. */
  readonly usageRestrictions: ReadonlyArray<Scalars['String']['output']>;
  /** What it can be used for, in a few words. */
  readonly usageTitle: Scalars['String']['output'];
  readonly use: Maybe<AwardUse>;
};

/** A list of awards: `bonuses` (cashback), `free-bets`, `profit-boosts`, `free-rounds`, `promotional-credits` or `history`. */
export type AwardDetailsSection = {
  readonly __typename?: 'AwardDetailsSection';
  /** Of a list, the first 1 to 100: those that can be used or will be; of `history` those that were used, or have ended, the newest first. */
  readonly awards: ReadonlyArray<Award>;
  readonly id: Scalars['ID']['output'];
};


/** A list of awards: `bonuses` (cashback), `free-bets`, `profit-boosts`, `free-rounds`, `promotional-credits` or `history`. */
export type AwardDetailsSectionAwardsArgs = {
  first?: Scalars['Int']['input'];
};

export type AwardKind =
  | 'BONUS_BET'
  | 'BONUS_SPINS'
  | 'CASHBACK'
  | 'PROFIT_BOOST';

export type AwardStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  /** It waits; `pausedReason` says why. */
  | 'PAUSED'
  /** It begins at effectiveTime. */
  | 'PENDING'
  | 'REDEEMED';

/** Where it may be used; null: it is no matter of a page. */
export type AwardUse = {
  readonly __typename?: 'AwardUse';
  readonly label: Scalars['String']['output'];
  /** A path of the app, which shows what qualifies. */
  readonly path: Scalars['String']['output'];
};

/** Where each kind of award is listed. */
export type AwardsMenuShelf = {
  readonly __typename?: 'AwardsMenuShelf';
  readonly bonusCashDeepLink: DeepLink;
  readonly freeBetsDeepLink: DeepLink;
  readonly freeWagersDeepLink: DeepLink;
  readonly profitBoostsDeepLink: DeepLink;
  readonly promotionalCreditsDeepLink: DeepLink;
};

export type BetHistory = {
  readonly __typename?: 'BetHistory';
  /** The player has never placed a bet. */
  readonly hasNoBets: Scalars['Boolean']['output'];
  readonly sections: ReadonlyArray<BetHistoryTab>;
  /** The sports of the player's bets, by name. */
  readonly sports: ReadonlyArray<BetHistoryFilter>;
  /** Of the tz database: the zone of the days. */
  readonly timeZone: Scalars['String']['output'];
};

/** A moment at which something of a bet was decided: a settlement, a correction, a cash out; of an open bet the placement. */
export type BetHistoryBet = {
  readonly __typename?: 'BetHistoryBet';
  readonly at: Scalars['DateTime']['output'];
  /** As it is now. */
  readonly bet: PlacedBet;
  readonly id: Scalars['ID']['output'];
  readonly kind: BetStoryKind;
  /** What it adds to what was paid, in cash: below zero where a correction took something back. */
  readonly returnedAmount: Money;
  /** What it adds to the stakes that are settled, in cash; of an open bet its stake. */
  readonly stakeAmount: Money;
  /** The price of the bet, in the format that the section was asked for in. */
  readonly totalOdds: Scalars['String']['output'];
};

export type BetHistoryFilter = {
  readonly __typename?: 'BetHistoryFilter';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type BetHistoryItem = BetHistoryBet | CasinoSession | HistoryTransaction;

export type BetHistoryPage = {
  readonly __typename?: 'BetHistoryPage';
  readonly items: ReadonlyArray<BetHistoryItem>;
  readonly pageInfo: PageInfo;
};

export type BetHistorySection = {
  readonly __typename?: 'BetHistorySection';
  /** The one that the items are of. */
  readonly filter: BetHistoryFilter;
  readonly id: Scalars['ID']['output'];
  readonly isDefaultSection: Scalars['Boolean']['output'];
  readonly items: BetHistoryPage;
  readonly label: Scalars['String']['output'];
  /** What all rows of the filter, days and sport add up to, not those of the page alone. */
  readonly totals: ReadonlyArray<BetHistoryTotal>;
  readonly type: BetHistorySectionType;
};

export type BetHistorySectionType =
  | 'BETS'
  | 'CASINO'
  | 'TRANSACTIONS';

export type BetHistoryTab = {
  readonly __typename?: 'BetHistoryTab';
  readonly filters: ReadonlyArray<BetHistoryFilter>;
  readonly id: Scalars['ID']['output'];
  readonly isDefaultSection: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly totals: ReadonlyArray<BetHistoryTotal>;
  readonly type: BetHistorySectionType;
};

/** A number of things, or an amount. */
export type BetHistoryTotal = {
  readonly __typename?: 'BetHistoryTotal';
  readonly amount: Maybe<Money>;
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly label: Scalars['String']['output'];
};

export type BetOutcome =
  | 'CASH_OUT'
  | 'INVALID'
  | 'LOSS'
  /** Cancelled because the player asked for it. */
  | 'PATRON_CANCELLED'
  | 'PENDING'
  | 'PUSH'
  /** The stake is returned: the operator cancelled the bet, or of its legs some pushed and the others are void. */
  | 'REFUND'
  | 'VOIDED'
  | 'WIN';

export type BetPage = {
  readonly __typename?: 'BetPage';
  readonly bets: ReadonlyArray<PlacedBet>;
  readonly pageInfo: PageInfo;
  /** Sums over all bets of the filter, not over the page; of open bets what runs of them. */
  readonly totalBetAmount: Money;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalPayoutAmount: Money;
};

export type BetStatus =
  /** Taken back by the operator, also at the player's request; the outcome says which. */
  | 'CANCELLED'
  /** It ought never to have been taken; the stake is returned, even after a settlement. */
  | 'INVALID'
  | 'OPEN'
  | 'SETTLED'
  | 'VOIDED';

export type BetStory = {
  readonly __typename?: 'BetStory';
  readonly betId: Scalars['ID']['output'];
  readonly steps: ReadonlyArray<BetStoryStep>;
  /** The rule for legs that push or are void, as the bet was placed with it; null: it has one leg. */
  readonly voidLegRule: Maybe<Scalars['String']['output']>;
};

export type BetStoryKind =
  | 'CANCELLED'
  | 'CASHED_OUT'
  | 'CORRECTED'
  | 'PLACED'
  | 'REOPENED'
  | 'SETTLED';

export type BetStoryStep = {
  readonly __typename?: 'BetStoryStep';
  readonly amountAfter: Money;
  /** What the bet had paid in all before it, and after it. */
  readonly amountBefore: Money;
  readonly at: Scalars['DateTime']['output'];
  readonly kind: BetStoryKind;
  readonly outcome: BetOutcome;
  readonly reason: Scalars['String']['output'];
};

export type BetToWinRatio = {
  readonly __typename?: 'BetToWinRatio';
  readonly denominatorLong: Scalars['Long']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
};

export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

export type BetsFilter =
  | 'OPEN'
  | 'SETTLED';

export type Betslip = {
  readonly __typename?: 'Betslip';
  readonly errors: ReadonlyArray<BetslipError>;
  readonly id: Scalars['ID']['output'];
  readonly marketSelections: ReadonlyArray<DraftLeg>;
  /** Where each selection came from, as it was said when it was added; in the order of marketSelections. */
  readonly marketSelectionsMetadata: ReadonlyArray<MarketSelectionMetadata>;
  readonly numberOfSelections: Scalars['Int']['output'];
  readonly parlay: BetslipSection;
  /** Grows with every change: an answer with a lower one is old news. */
  readonly revision: Scalars['Long']['output'];
  /** One draft bet for each size of combination, and one for all sizes; none below three picks. Legs of one event that can be one bet are one pick. */
  readonly roundRobin: BetslipSection;
  readonly straight: BetslipSection;
  /** Of the legs that can be teased: the main spreads and totals of football and basketball before their start, near -110. */
  readonly teaser: BetslipSection;
};

/** Lowest priority number is shown first. */
export type BetslipError = {
  readonly __typename?: 'BetslipError';
  /** Dotted, lower case: `edgebook.price.changed`. */
  readonly code: Scalars['String']['output'];
  readonly disableAwardsDisplay: Scalars['Boolean']['output'];
  readonly displayType: BetslipErrorType;
  /** bet, win, or the id of a leg. */
  readonly field: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly priority: Scalars['Int']['output'];
};

export type BetslipErrorType =
  | 'ANONYMOUS_REGION_ERROR'
  | 'BET_ALREADY_PLACED'
  | 'BET_AMOUNT'
  | 'BET_WIN_AMOUNT'
  | 'DEPOSIT'
  | 'GENERIC'
  | 'GEO'
  | 'ODDS_CHANGED'
  | 'RETRYABLE'
  | 'RG_ACK_REQUIRED'
  | 'RG_LIMIT'
  | 'SELECTION_DISABLED'
  | 'WIN_AMOUNT';

export type BetslipPayload = {
  readonly __typename?: 'BetslipPayload';
  /** As it is after the call; unchanged where userErrors says why. */
  readonly betslip: Betslip;
  readonly userErrors: ReadonlyArray<BetslipError>;
};

export type BetslipPlaceBetsPayload = {
  readonly __typename?: 'BetslipPlaceBetsPayload';
  /** Balances after it; null when nothing was placed. */
  readonly balance: Maybe<AccountBalances>;
  readonly betslip: Betslip;
  readonly placement: Maybe<Placement>;
  /** Also in placement where there is one; alone when the request could not be taken (edgebook.placement.reused, malformed bets). */
  readonly userErrors: ReadonlyArray<BetslipError>;
};

export type BetslipSection = {
  readonly __typename?: 'BetslipSection';
  /** The straight section's bets by event, in the order of the slip; empty in any other section. */
  readonly draftBetEventGroupings: ReadonlyArray<DraftBetEventGrouping>;
  readonly draftBets: ReadonlyArray<DraftBet>;
  readonly errors: ReadonlyArray<BetslipError>;
  readonly kind: BetslipSectionKind;
  readonly totalBetAmount: Money;
  /** That amount with the profit boosts chosen; null where none is. */
  readonly totalPotentialBoostedReturnAmount: Maybe<Money>;
  readonly totalPotentialReturnAmount: Money;
  /** How the prices of now change that amount against the accepted ones; NONE while nothing is staked. */
  readonly totalPotentialReturnAmountTrend: OddsTrend;
};

export type BetslipSectionKind =
  | 'PARLAY'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

/** A stake that is not the player's: only the profit is paid. */
export type BonusBet = {
  readonly __typename?: 'BonusBet';
  readonly expiresTime: Maybe<Scalars['DateTime']['output']>;
  /** It does not fit the bet it is listed for. */
  readonly isRestricted: Scalars['Boolean']['output'];
  readonly rawId: Scalars['String']['output'];
  /** `3+ legs · Football only`; null where it is for any bet. */
  readonly restrictionLabel: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** The most that the book itself takes of a bet now, whatever the limits of the player. */
export type BookLimit = {
  readonly __typename?: 'BookLimit';
  readonly draftBetId: Scalars['ID']['output'];
  /** On each combination; 0: it takes none. */
  readonly maximumBetAmount: Scalars['Long']['output'];
};

/** A line that can be had for another price. */
export type BuyPointOption = {
  readonly __typename?: 'BuyPointOption';
  readonly odds: Odds;
  readonly points: Scalars['Float']['output'];
};

export type CashOut = {
  readonly __typename?: 'CashOut';
  /** What was paid. */
  readonly amount: Maybe<Money>;
  readonly betId: Scalars['ID']['output'];
  readonly refusal: Maybe<CashOutRefusal>;
  readonly requestId: Scalars['ID']['output'];
  readonly status: CashOutStatus;
};

export type CashOutOffer = {
  readonly __typename?: 'CashOutOffer';
  /** At which the server cashes the bet out by itself; null: the player has not asked for it. */
  readonly autoCashOutAmount: Maybe<Money>;
  readonly betId: Scalars['ID']['output'];
  /** For so long the server holds a cash out before it decides, because of a leg in play. */
  readonly holdMs: Scalars['Int']['output'];
  /** Changes once a part of the bet is cashed out. */
  readonly id: Scalars['ID']['output'];
  /** From one tenth of the bet to all that runs of it; empty unless it is OFFERED. */
  readonly parts: ReadonlyArray<CashOutPart>;
  readonly status: CashOutOfferStatus;
  /** Grows with every change of the bet's events: an offer with a lower one is old news. */
  readonly version: Scalars['Long']['output'];
};

export type CashOutOfferStatus =
  | 'OFFERED'
  /** There is no price of one of its legs at the moment. */
  | 'SUSPENDED'
  /** This bet is not cashed out. */
  | 'UNAVAILABLE';

/** Amounts in cents. */
export type CashOutPart = {
  readonly __typename?: 'CashOutPart';
  readonly amount: Scalars['Long']['output'];
  /** What would run on: its stake, and what that pays if every leg wins. */
  readonly runningBetAmount: Scalars['Long']['output'];
  readonly runningPayoutAmount: Scalars['Long']['output'];
  readonly tenths: Scalars['Int']['output'];
};

export type CashOutPayload = {
  readonly __typename?: 'CashOutPayload';
  readonly balance: AccountBalances;
  readonly bet: PlacedBet;
  readonly cashOut: CashOut;
  /** The offer of now. */
  readonly offer: CashOutOffer;
};

export type CashOutRefusal =
  /** It pays less by now, or a part of the bet was cashed out since. */
  | 'OFFER_CHANGED'
  | 'SUSPENDED'
  | 'UNAVAILABLE';

export type CashOutStatus =
  /** Nothing was paid and nothing will be under this id. */
  | 'REFUSED'
  | 'TAKEN';

export type CashbackErrorCode =
  | 'ALREADY_CLAIMED'
  | 'EXPIRED'
  | 'NOT_FOUND'
  | 'NOT_OFFERED'
  | 'NOT_STARTED'
  | 'PAUSED';

export type CasinoBalance =
  | 'BONUS'
  | 'CASH';

export type CasinoCategory = {
  readonly __typename?: 'CasinoCategory';
  /** A name, as in the menu. */
  readonly icon: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Of its page. */
  readonly path: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type CasinoCategoryPage = {
  readonly __typename?: 'CasinoCategoryPage';
  readonly category: CasinoCategory;
  readonly features: ReadonlyArray<CasinoFeatureCount>;
  readonly games: ReadonlyArray<CasinoGame>;
  readonly pageInfo: PageInfo;
  /** Of the category without any filter. */
  readonly providers: ReadonlyArray<CasinoProviderCount>;
  /** Of all pages, with the filter. */
  readonly totalCount: Scalars['Int']['output'];
};

export type CasinoErrorDisplay =
  /** In place of the game. */
  | 'INLINE'
  /** Over the page, until it is answered. */
  | 'MODAL';

export type CasinoFeature =
  | 'EXCLUSIVE'
  | 'FREE_SPINS'
  | 'JACKPOT'
  | 'REWARDS';

export type CasinoFeatureCount = {
  readonly __typename?: 'CasinoFeatureCount';
  readonly count: Scalars['Int']['output'];
  readonly feature: CasinoFeature;
};

export type CasinoFreeToPlay = {
  readonly __typename?: 'CasinoFreeToPlay';
  /** Paragraphs, separated by line breaks. */
  readonly description: Scalars['String']['output'];
  /** Null: until it is taken down. */
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  readonly game: CasinoGame;
  readonly promotionId: Scalars['ID']['output'];
  /** Of the promotion. */
  readonly title: Scalars['String']['output'];
};

export type CasinoGame = {
  readonly __typename?: 'CasinoGame';
  /** Where the game belongs; it may be listed in others, too. */
  readonly category: CasinoCategory;
  readonly description: Scalars['String']['output'];
  readonly features: ReadonlyArray<CasinoFeature>;
  /** The provider's id of the game. */
  readonly id: Scalars['ID']['output'];
  /** A dealer before a camera. */
  readonly isLive: Scalars['Boolean']['output'];
  readonly isNew: Scalars['Boolean']['output'];
  /** False: its provider is not connected to this server, so it can only be looked at, and no list shows it. */
  readonly isPlayable: Scalars['Boolean']['output'];
  /** What can be won beside the game's own prizes, the largest first. */
  readonly jackpots: ReadonlyArray<CasinoJackpot>;
  readonly maximumBet: Money;
  readonly minimumBet: Money;
  /** Of its page. */
  readonly path: Scalars['String']['output'];
  readonly provider: CasinoProvider;
  /** In percent, with what its jackpots return in the long run; null: not published. */
  readonly returnToPlayer: Maybe<Scalars['Float']['output']>;
  readonly thumbnails: ReadonlyArray<CasinoThumbnail>;
  readonly title: Scalars['String']['output'];
  /** Null: not stated. */
  readonly volatility: Maybe<CasinoVolatility>;
};

/** All conditions have to hold. */
export type CasinoGameFilter = {
  readonly features?: ReadonlyArray<CasinoFeature>;
  /** The smallest bet is at most this, in cents. */
  readonly minimumBetUpTo?: InputMaybe<Scalars['Long']['input']>;
  /** One of these; all where it is empty. */
  readonly providerIds?: ReadonlyArray<Scalars['ID']['input']>;
};

export type CasinoGamePage = {
  readonly __typename?: 'CasinoGamePage';
  /** Of the same category, at most 3. */
  readonly alsoPlayed: ReadonlyArray<CasinoGame>;
  readonly game: CasinoGame;
};

export type CasinoGameSort =
  | 'NAME'
  | 'NEWEST'
  | 'POPULAR'
  /** The largest return to the player first; games without a published one last. */
  | 'RETURN';

export type CasinoJackpot = {
  readonly __typename?: 'CasinoJackpot';
  readonly amount: Money;
  readonly id: Scalars['ID']['output'];
  readonly lastWonAt: Maybe<Scalars['DateTime']['output']>;
  /** It is won before it grows beyond this; null: it may grow without end. */
  readonly mustDropBy: Maybe<Money>;
  readonly name: Scalars['String']['output'];
  readonly network: Scalars['String']['output'];
  /** Of its page. */
  readonly path: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** 1 is the largest of its network. */
  readonly tier: Scalars['Int']['output'];
  /** Grows with every change of the amount. */
  readonly version: Scalars['Long']['output'];
};

export type CasinoJackpotPage = {
  readonly __typename?: 'CasinoJackpotPage';
  /** Games that can win it, at most 100. */
  readonly games: ReadonlyArray<CasinoGame>;
  readonly jackpot: CasinoJackpot;
  /** The other jackpots of its network. */
  readonly others: ReadonlyArray<CasinoJackpot>;
};

export type CasinoLaunch = {
  readonly __typename?: 'CasinoLaunch';
  readonly openedAt: Scalars['DateTime']['output'];
  readonly sessionId: Scalars['ID']['output'];
  /** On the games' own origin, with a launch token that is valid once and for a minute. */
  readonly url: Scalars['String']['output'];
};

export type CasinoLaunchError = {
  readonly __typename?: 'CasinoLaunchError';
  readonly code: CasinoLaunchErrorCode;
  /** Where that leads; null: the app does it. */
  readonly deepLink: Maybe<Scalars['String']['output']>;
  /** What the player can do; null: nothing but going back. */
  readonly deepLinkCta: Maybe<Scalars['String']['output']>;
  readonly displayType: CasinoErrorDisplay;
  readonly footerMessage: Maybe<Scalars['String']['output']>;
  readonly headerMessage: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CasinoLaunchErrorCode =
  | 'CASINO_RESTRICTION'
  | 'GEO_COMPLY_ERROR'
  | 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR'
  | 'LAUNCHED_FAILED'
  | 'RG_ACK_REQUIRED'
  | 'RG_LOSS_LIMIT'
  | 'RG_SPEND_LIMIT';

export type CasinoLaunchPayload = {
  readonly __typename?: 'CasinoLaunchPayload';
  readonly error: Maybe<CasinoLaunchError>;
  /** Null where there is an error. */
  readonly launch: Maybe<CasinoLaunch>;
};

export type CasinoLobby = {
  readonly __typename?: 'CasinoLobby';
  /** Of all rows. */
  readonly categories: ReadonlyArray<CasinoCategory>;
  readonly rows: ReadonlyArray<CasinoRow>;
  readonly totalCount: Scalars['Int']['output'];
};

export type CasinoLocationCheck = {
  readonly __typename?: 'CasinoLocationCheck';
  /** Null: games can be played here. */
  readonly error: Maybe<CasinoLaunchError>;
};

export type CasinoMenuItem = {
  readonly __typename?: 'CasinoMenuItem';
  readonly children: ReadonlyArray<CasinoMenuItem>;
  /** Null: a heading over its children. */
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type CasinoMode =
  | 'DEMO'
  | 'REAL';

/** Before log-in, to a visitor of a standalone casino outside every operating area. */
export type CasinoOutOfState = {
  readonly __typename?: 'CasinoOutOfState';
  readonly body: Scalars['String']['output'];
  /** Where to read more. */
  readonly deepLink: DeepLink;
  readonly title: Scalars['String']['output'];
};

export type CasinoProvider = {
  readonly __typename?: 'CasinoProvider';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type CasinoProviderCount = {
  readonly __typename?: 'CasinoProviderCount';
  readonly count: Scalars['Int']['output'];
  readonly provider: CasinoProvider;
};

/** An active one closes the casino for this player. */
export type CasinoRestriction = {
  readonly __typename?: 'CasinoRestriction';
  readonly active: Scalars['Boolean']['output'];
  /** Null: until it is lifted. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
};

export type CasinoRound = {
  readonly __typename?: 'CasinoRound';
  /** Of bets that were not taken back. */
  readonly betAmount: Money;
  /** Of `betAmount`, what was paid from the player's bonus. */
  readonly bonusAmount: Money;
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The game server's own id, by which the round can be verified. */
  readonly gameRoundId: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly status: CasinoRoundStatus;
  /** In cash, also what the bonus has won. */
  readonly winAmount: Money;
};

export type CasinoRoundDetails = {
  readonly __typename?: 'CasinoRoundDetails';
  readonly balanceAfter: Maybe<Money>;
  /** Of cash; null: the round moved none. */
  readonly balanceBefore: Maybe<Money>;
  readonly betAmount: Money;
  readonly bonusAmount: Money;
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly gameId: Scalars['ID']['output'];
  readonly gameRoundId: Scalars['String']['output'];
  readonly gameTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  /** The game server's page that plays the round again from its seeds; null: the round is open, or its game server is not known here. */
  readonly proofUrl: Maybe<Scalars['String']['output']>;
  readonly sessionId: Scalars['ID']['output'];
  readonly status: CasinoRoundStatus;
  readonly winAmount: Money;
};

export type CasinoRoundPage = {
  readonly __typename?: 'CasinoRoundPage';
  readonly pageInfo: PageInfo;
  readonly rounds: ReadonlyArray<CasinoRound>;
};

export type CasinoRoundStatus =
  | 'ENDED'
  | 'OPEN'
  /** Its bets were taken back. */
  | 'ROLLED_BACK';

export type CasinoRow = {
  readonly __typename?: 'CasinoRow';
  readonly category: CasinoCategory;
  /** The first 8. */
  readonly games: ReadonlyArray<CasinoGame>;
  readonly totalCount: Scalars['Int']['output'];
};

export type CasinoSession = {
  readonly __typename?: 'CasinoSession';
  /** Of bets that were not taken back. */
  readonly betAmount: Money;
  /** Of `betAmount`, what was paid from the player's bonus. */
  readonly bonusAmount: Money;
  /** Null: it is open. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly gameId: Scalars['ID']['output'];
  readonly gameTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly roundCount: Scalars['Int']['output'];
  /** In cash, also what the bonus has won. */
  readonly winAmount: Money;
};

export type CasinoSessionPage = {
  readonly __typename?: 'CasinoSessionPage';
  readonly pageInfo: PageInfo;
  readonly sessions: ReadonlyArray<CasinoSession>;
};

export type CasinoSubLobby = {
  readonly __typename?: 'CasinoSubLobby';
  readonly category: CasinoCategory;
  readonly rows: ReadonlyArray<CasinoRow>;
};

/** A square picture, in both formats. */
export type CasinoThumbnail = {
  readonly __typename?: 'CasinoThumbnail';
  readonly avifUrl: Scalars['String']['output'];
  readonly webpUrl: Scalars['String']['output'];
  /** 200, 424 or 1024. */
  readonly width: Scalars['Int']['output'];
};

export type CasinoVolatility =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type ClaimCashbackPayload = {
  readonly __typename?: 'ClaimCashbackPayload';
  readonly balance: AccountBalances;
  readonly error: Maybe<CashbackErrorCode>;
  /** What is left to claim. */
  readonly section: AwardDetailsSection;
  readonly success: Scalars['Boolean']['output'];
};

export type Competition = {
  readonly __typename?: 'Competition';
  readonly competition: Scalars['String']['output'];
  /** All its upcoming and live events, or those of the view; home lists the first of them. */
  readonly eventCount: Scalars['Int']['output'];
  /** In order of start. mainMarketsOnly is what lists show. */
  readonly events: ReadonlyArray<Event>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly organization: Scalars['String']['output'];
  /** Slugs of the path /sport/{sport}/organization/{organization}/competition/{competition}. */
  readonly sport: Scalars['String']['output'];
};

/** What a deployment counts in; both are written with `$` and two decimals. */
export type Currency =
  | 'CAD'
  | 'USD';

export type CustomDialog = {
  readonly __typename?: 'CustomDialog';
  readonly body: Scalars['String']['output'];
  readonly buttons: ReadonlyArray<CustomDialogButton>;
  /** False: only a button closes it. */
  readonly dismissible: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly triggers: ReadonlyArray<CustomDialogTrigger>;
};

export type CustomDialogButton = {
  readonly __typename?: 'CustomDialogButton';
  readonly label: Scalars['String']['output'];
  readonly style: CustomDialogButtonStyle;
  readonly type: CustomDialogButtonType;
  /** deep_link: a path of the app; external_link: an address; null for dismiss. */
  readonly url: Maybe<Scalars['String']['output']>;
};

export type CustomDialogButtonStyle =
  | 'primary'
  | 'secondary'
  | 'text';

export type CustomDialogButtonType =
  | 'deep_link'
  | 'dismiss'
  | 'external_link';

/** pages: shown on these paths of the app; on_login: shown within 5 s of the log-in. */
export type CustomDialogTrigger = {
  readonly __typename?: 'CustomDialogTrigger';
  /** Paths; a path that ends in /* means all below. Empty for on_login. */
  readonly pages: ReadonlyArray<Scalars['String']['output']>;
  readonly type: CustomDialogTriggerType;
};

export type CustomDialogTriggerType =
  | 'on_login'
  | 'pages';

export type CustomerSupport = {
  readonly __typename?: 'CustomerSupport';
  readonly chatHours: Maybe<Scalars['String']['output']>;
  /** The page of the chat, for a frame; null where there is none. */
  readonly chatUrl: Maybe<Scalars['String']['output']>;
  readonly department: Scalars['String']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
};

export type DeepLink = {
  readonly __typename?: 'DeepLink';
  readonly canonicalUrl: Maybe<Scalars['String']['output']>;
  readonly webUrl: Maybe<Scalars['String']['output']>;
};

export type DepositAckType =
  /** The player's deposits have reached the amount of their state. */
  | 'DEPOSIT_AMOUNT';

export type DepositAcknowledgement = {
  readonly __typename?: 'DepositAcknowledgement';
  /** Stored; false in a region without such an amount. */
  readonly userAck: Scalars['Boolean']['output'];
};

/** What a player has to read once their deposits have reached the amount of their state. */
export type DepositAcknowledgementModal = {
  readonly __typename?: 'DepositAcknowledgementModal';
  readonly body: Scalars['String']['output'];
  readonly buttonLabel: Scalars['String']['output'];
  readonly depositAckType: DepositAckType;
  readonly showDepositAckModal: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type DepositCreateInput = {
  readonly amountCents: Scalars['Int']['input'];
  /** Of CASH_AT_CASINO. */
  readonly facilityId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** Null is false: the server’s engine does not fill in defaults of input fields. */
  readonly quickDeposit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the client, once for what the player wants. */
  readonly requestId: Scalars['ID']['input'];
};

export type DepositPromoCode = {
  readonly __typename?: 'DepositPromoCode';
  readonly code: Scalars['String']['output'];
  /** What the player reads. */
  readonly message: Scalars['String']['output'];
  readonly status: DepositPromoCodeStatus;
};

export type DepositPromoCodeStatus =
  | 'EXPIRED'
  | 'UNKNOWN'
  /** By this player. */
  | 'USED'
  | 'VALID';

/** The one rule of amounts that all deposit forms share. Amounts in cents. */
export type DepositRule = {
  readonly __typename?: 'DepositRule';
  readonly maximumAmount: Scalars['Long']['output'];
  readonly minimumAmount: Scalars['Long']['output'];
  readonly quickAmounts: ReadonlyArray<Scalars['Long']['output']>;
};

export type DepositStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PENDING_CASH_DEPOSIT'
  | 'PENDING_WIRE_DEPOSIT'
  | 'SUCCESSFUL';

/** A call to action or a legal text that may link somewhere. */
export type Disclaimer = {
  readonly __typename?: 'Disclaimer';
  readonly body: Scalars['String']['output'];
  readonly deepLink: Maybe<DisclaimerLink>;
  readonly hyperlink: Maybe<Scalars['String']['output']>;
};

export type DisclaimerLink = {
  readonly __typename?: 'DisclaimerLink';
  readonly requiredWebUrl: Scalars['String']['output'];
};

export type DisplayPromoCode = {
  readonly __typename?: 'DisplayPromoCode';
  readonly displayPromoCode: Scalars['Boolean']['output'];
};

export type DraftBet = {
  readonly __typename?: 'DraftBet';
  readonly amountSourceType: AmountSourceType;
  /** The player's bonus bets that are not spent; isRestricted says which are not for this bet. */
  readonly availableFreeBets: ReadonlyArray<BonusBet>;
  /** The player's profit boosts that are not spent; isRestricted says which are not for this bet. */
  readonly availableProfitBoosts: ReadonlyArray<ProfitBoost>;
  /** The player's promotional credits; null for a visitor, and for a bet that cannot be paid with them. */
  readonly availablePromotionalCreditBalance: Maybe<Money>;
  /** On each combination. */
  readonly betAmount: Money;
  /** Profit of all combinations on one unit of betAmount, as an exact fraction; null when it does not fit 53 bits. */
  readonly betToWinRatio: Maybe<BetToWinRatio>;
  /** With the profit boost chosen, which a stake over the cap of the boost has in part; null without one. */
  readonly boostedTotalOdds: Maybe<Scalars['String']['output']>;
  /** What is won with the profit boost chosen; null without one. */
  readonly boostedWinAmount: Maybe<Money>;
  /** Of a round robin: how many picks its combinations have, as betslipPlaceBets takes it; empty for every other bet. */
  readonly combinationSizes: ReadonlyArray<Scalars['Int']['output']>;
  /** Its legs by event, in the order of the slip. */
  readonly draftLegEventGroupings: ReadonlyArray<LegGroup>;
  readonly draftLegs: ReadonlyArray<DraftLeg>;
  readonly errors: ReadonlyArray<BetslipError>;
  /** `straight:{selectionId}`, `parlay`, `teaser`, `roundRobin:{size}` or `roundRobin:all`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is a parlay-plus: several of its legs are of one event, and can be one bet. */
  readonly isParlayPlusEligible: Scalars['Boolean']['output'];
  /** `By 2s, 6 combinations`, `2-team football teaser`; null for a straight bet and for a parlay. */
  readonly label: Maybe<Scalars['String']['output']>;
  /** How many tickets its stake is on: one for a straight bet and for a parlay; for a round robin, whose stake is on each. */
  readonly numberOfCombinations: Scalars['Int']['output'];
  readonly numberOfDistinctLegs: Scalars['Int']['output'];
  readonly patronSetAmountType: AmountField;
  readonly selectedFreeBetId: Maybe<Scalars['ID']['output']>;
  readonly selectedProfitBoostId: Maybe<Scalars['ID']['output']>;
  /** Of a teaser; null for every other bet. */
  readonly teaser: Maybe<Teaser>;
  readonly totalOdds: Scalars['String']['output'];
  readonly totalOddsTrend: OddsTrend;
  /** The rule for legs that push or are void, which the bet is placed with; null for a straight bet. */
  readonly voidLegRule: Maybe<Scalars['String']['output']>;
  /** Of all combinations. */
  readonly winAmount: Money;
};

export type DraftBetEventGrouping = {
  readonly __typename?: 'DraftBetEventGrouping';
  readonly draftBetIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
};

export type DraftBetInput = {
  /** What was typed, in cents: the stake or what is to be won, not both. */
  readonly betAmount?: InputMaybe<Scalars['Long']['input']>;
  /** At the prices and lines the player has accepted. */
  readonly draftLegs: ReadonlyArray<AcceptedSelectionInput>;
  /** Of a draft bet. */
  readonly id: Scalars['ID']['input'];
  readonly winAmount?: InputMaybe<Scalars['Long']['input']>;
};

export type DraftLeg = {
  readonly __typename?: 'DraftLeg';
  /** The price and line the player has accepted. */
  readonly acceptedSelection: MarketSelection;
  /** Of a leg of a teaser: its line with each of the points that can be chosen, at the price of the teaser then; else none. */
  readonly buyPointOptions: ReadonlyArray<BuyPointOption>;
  readonly errors: ReadonlyArray<BetslipError>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  /** Path of the event's page. */
  readonly eventPath: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  readonly marketId: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  /** The price and line now. */
  readonly marketSelection: MarketSelection;
  readonly marketSelectionOddsTrend: OddsTrend;
  readonly marketSelectionRequiresAcceptance: Scalars['Boolean']['output'];
  readonly marketStartAt: Scalars['DateTime']['output'];
  readonly marketStatus: MarketStatus;
  readonly marketType: MarketType;
  /** For so long the server holds a bet on it before it decides, at the price of then; 0 before the start. */
  readonly placeDelayMs: Scalars['Int']['output'];
  /** How it is graded, where that is not the plain case. It stays with the bet. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** The line with the points of the teaser that it is part of; null in every other bet. */
  readonly teasedPoints: Maybe<Scalars['Float']['output']>;
};

export type DropInCreateInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly type: PaymentType;
};

export type DropInPayload = {
  readonly __typename?: 'DropInPayload';
  /** For the drop-in; worth nothing without its frame. */
  readonly clientToken: Maybe<Scalars['String']['output']>;
  readonly outcome: PaymentOutcome;
  readonly receiptId: Maybe<Scalars['ID']['output']>;
  readonly uri: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type EspnAccountLinkPromptDismissals = {
  readonly __typename?: 'EspnAccountLinkPromptDismissals';
  readonly promptTypes: ReadonlyArray<AccountLinkPromptType>;
};

export type Event = {
  readonly __typename?: 'Event';
  readonly asOf: Scalars['DateTime']['output'];
  readonly awayScore: Maybe<Scalars['Int']['output']>;
  /** `Q3 4:12`, `67'`, `HT`; null before the start. */
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly competition: Scalars['String']['output'];
  readonly competitionName: Scalars['String']['output'];
  /** The participants of an MMA fight; none of any other event. */
  readonly fighters: ReadonlyArray<Participant>;
  readonly homeScore: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The time is to be announced: `startsAt` is the end of the day, and no market is open. */
  readonly isTimeUnknown: Scalars['Boolean']['output'];
  readonly marketCount: Scalars['Int']['output'];
  readonly markets: ReadonlyArray<Market>;
  /** `Away @ Home` (`A vs B` where nobody is at home). */
  readonly name: Scalars['String']['output'];
  readonly organization: Scalars['String']['output'];
  /** First the one listed on top (away in American sports). */
  readonly participants: ReadonlyArray<Participant>;
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly sequence: Scalars['Long']['output'];
  /** As in EventUpdate. */
  readonly silentSince: Maybe<Scalars['DateTime']['output']>;
  readonly sport: Scalars['String']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: EventStatus;
};


export type EventMarketsArgs = {
  mainOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EventPlayer = {
  readonly __typename?: 'EventPlayer';
  /** Of 160 pixels. */
  readonly headshot: ParticipantImage;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly number: Maybe<Scalars['Int']['output']>;
  /** In this event so far; empty before the start. */
  readonly numbers: ReadonlyArray<PlayerNumber>;
  /** `QB`, `Forward`, `Pitcher`. */
  readonly position: Scalars['String']['output'];
  readonly side: Side;
};

export type EventSequence = {
  readonly __typename?: 'EventSequence';
  readonly eventId: Scalars['ID']['output'];
  readonly sequence: Scalars['Long']['output'];
};

/** All that is live of one event. */
export type EventSnapshot = {
  readonly __typename?: 'EventSnapshot';
  readonly asOf: Scalars['DateTime']['output'];
  readonly awayScore: Maybe<Scalars['Int']['output']>;
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly eventId: Scalars['ID']['output'];
  readonly homeScore: Maybe<Scalars['Int']['output']>;
  readonly markets: ReadonlyArray<MarketState>;
  readonly periods: ReadonlyArray<PeriodScore>;
  readonly prices: ReadonlyArray<SelectionPrice>;
  readonly sequence: Scalars['Long']['output'];
  /** As in EventUpdate. */
  readonly silentSince: Maybe<Scalars['DateTime']['output']>;
  readonly status: EventStatus;
};


/** All that is live of one event. */
export type EventSnapshotMarketsArgs = {
  scope?: MarketScope;
};


/** All that is live of one event. */
export type EventSnapshotPricesArgs = {
  scope?: MarketScope;
};

/** All lists are empty where the feed says nothing of it. */
export type EventStatistics = {
  readonly __typename?: 'EventStatistics';
  readonly asOf: Scalars['DateTime']['output'];
  readonly eventId: Scalars['ID']['output'];
  /** One of each side: the last five games, the last first. */
  readonly form: ReadonlyArray<SideForm>;
  readonly injuries: ReadonlyArray<Injury>;
  /** Earlier games of the two sides against each other, the last first; at most five. */
  readonly meetings: ReadonlyArray<Meeting>;
  /** The players that markets are about, and their numbers in this event. */
  readonly players: ReadonlyArray<EventPlayer>;
  /** What happened, the last first; at most fifty. */
  readonly plays: ReadonlyArray<Play>;
  /** What is known of each side beside its games: of a fighter the record by method, reach and age, of a tennis player the seed. */
  readonly profiles: ReadonlyArray<SideProfile>;
  /** In play, where the sport has one: who has the ball, serves, bats. */
  readonly situation: Maybe<Situation>;
  /** In play and afterwards, the most important first. */
  readonly statistics: ReadonlyArray<Statistic>;
};

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

/** What changed. Null and empty mean: as before. */
export type EventUpdate = {
  readonly __typename?: 'EventUpdate';
  readonly asOf: Scalars['DateTime']['output'];
  readonly awayScore: Maybe<Scalars['Int']['output']>;
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly eventId: Scalars['ID']['output'];
  readonly homeScore: Maybe<Scalars['Int']['output']>;
  readonly markets: ReadonlyArray<MarketState>;
  readonly periods: Maybe<ReadonlyArray<PeriodScore>>;
  readonly prices: ReadonlyArray<SelectionPrice>;
  readonly sequence: Scalars['Long']['output'];
  /**
   * Always as it is. Since when nobody vouches for the score and the clock of an event in play, because its feed is silent: they are of that
   * moment, and its prices are suspended. Null: they are true now.
   */
  readonly silentSince: Maybe<Scalars['DateTime']['output']>;
  readonly status: EventStatus;
};


/** What changed. Null and empty mean: as before. */
export type EventUpdateMarketsArgs = {
  scope?: MarketScope;
};


/** What changed. Null and empty mean: as before. */
export type EventUpdatePricesArgs = {
  scope?: MarketScope;
};

export type Fact = {
  readonly __typename?: 'Fact';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type FanFollow = {
  readonly __typename?: 'FanFollow';
  readonly competitionPath: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: FanFollowKind;
  readonly name: Scalars['String']['output'];
  /** Of its last bet's event. */
  readonly sport: Scalars['String']['output'];
};

export type FanFollowKind =
  | 'COMPETITION'
  | 'TEAM';

export type FanGame = {
  readonly __typename?: 'FanGame';
  /** When the score and the clock were true. */
  readonly asOf: Scalars['DateTime']['output'];
  readonly awayScore: Maybe<Scalars['Int']['output']>;
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly competitionName: Scalars['String']['output'];
  readonly eventId: Scalars['ID']['output'];
  /** Of the follow that it is here for. */
  readonly followId: Scalars['ID']['output'];
  readonly homeScore: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  /** First the one listed on top. */
  readonly participants: ReadonlyArray<Participant>;
  readonly path: Scalars['String']['output'];
  /** As in EventUpdate. */
  readonly silentSince: Maybe<Scalars['DateTime']['output']>;
  readonly sport: Scalars['String']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: EventStatus;
};

export type FanHub = {
  readonly __typename?: 'FanHub';
  /** What the games go by: what the player has had bets on in the last 90 days, most first. */
  readonly follows: ReadonlyArray<FanFollow>;
  /** Live ones first, then by start; at most 40, each once. */
  readonly games: ReadonlyArray<FanGame>;
};

export type FeaturedBet = {
  readonly __typename?: 'FeaturedBet';
  readonly featuredBetId: Scalars['ID']['output'];
  readonly isParlay: Scalars['Boolean']['output'];
  readonly legs: ReadonlyArray<LinkedSelection>;
  /** What the slip keeps of where its picks came from. */
  readonly selectionOrigin: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly totalOdds: Scalars['String']['output'];
};

export type FormGame = {
  readonly __typename?: 'FormGame';
  readonly isHome: Scalars['Boolean']['output'];
  /** How it ended, where the score does not say it: `KO, R2`, `after extra time`. */
  readonly note: Maybe<Scalars['String']['output']>;
  readonly opponent: Scalars['String']['output'];
  readonly opponentScore: Scalars['Int']['output'];
  readonly outcome: GameOutcome;
  readonly playedAt: Scalars['DateTime']['output'];
  /** Its own score first. */
  readonly score: Scalars['Int']['output'];
};

export type FrameAttributes = {
  readonly __typename?: 'FrameAttributes';
  /** Origins of embedded pages whose messages the app answers. */
  readonly trustedOrigins: ReadonlyArray<Scalars['String']['output']>;
};

export type GameOutcome =
  | 'DRAW'
  | 'LOSS'
  | 'WIN';

export type GeoDecision =
  | 'OUTSIDE'
  | 'REGION'
  /** Too near to a border to tell: refused, because it is not guessed. */
  | 'UNDECIDED';

export type GeoError = {
  readonly __typename?: 'GeoError';
  /**
   * VPN, PROXY, ROOTED_DEVICE, MOCKED_LOCATION, OUTDATED_VERSION, OUT_OF_BOUNDARY, USER_IN_DIFFERENT_VALID_REGION, GEO_PACKET_INVALID, RATE_LIMITED,
   * SERVER_ERROR, or a code of the location service that is not listed, which says no more than that the location is not verified.
   */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** Of several errors the one with the lowest number is shown. */
  readonly priority: Scalars['Int']['output'];
  /** GEO. */
  readonly type: Scalars['String']['output'];
};

export type GeoLicense = {
  readonly __typename?: 'GeoLicense';
  readonly errors: ReadonlyArray<GeoError>;
  readonly licenseKey: Maybe<Scalars['String']['output']>;
};

export type GeoLicenseKey = {
  readonly __typename?: 'GeoLicenseKey';
  readonly licenseKey: Maybe<Scalars['String']['output']>;
};

export type GeoLicenseType =
  | 'NoDownloadBrowser'
  | 'Regular';

export type GeoPacketAuthorization = {
  readonly __typename?: 'GeoPacketAuthorization';
  /** How many further checks may follow within a minute. */
  readonly attemptsLeft: Scalars['Int']['output'];
  /** None: the player may bet here. The one to show first comes first. */
  readonly errors: ReadonlyArray<GeoError>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** What the check found; null: nothing was checked. */
  readonly place: Maybe<GeoPlace>;
  readonly refreshAt: Maybe<Scalars['DateTime']['output']>;
  /** The addresses of the region that was found; null: none, or one without a licence. */
  readonly sportsbook: Maybe<SportsbookAttributes>;
};

/** What was found, in words and metres: no coordinates leave the server. */
export type GeoPlace = {
  readonly __typename?: 'GeoPlace';
  readonly checkedAt: Scalars['DateTime']['output'];
  readonly decision: GeoDecision;
  /** To the nearest border; 10,000 where none is nearer. */
  readonly distanceMetres: Scalars['Int']['output'];
  /** By how much the position and the border may be off together. A border that is nearer leaves both sides possible. */
  readonly doubtMetres: Scalars['Int']['output'];
  /** What is beyond the nearest border; null: none is near, or nothing that has a name. */
  readonly neighbour: Maybe<Region>;
  /** Of an undecided position the likelier region. Null: outside all regions. */
  readonly region: Maybe<Region>;
};

export type GeolocationAttributes = {
  readonly __typename?: 'GeolocationAttributes';
  readonly installers: ReadonlyArray<GeolocationInstaller>;
};

/** Where a device gets the location check from; none where there is nothing to install. */
export type GeolocationInstaller = {
  readonly __typename?: 'GeolocationInstaller';
  readonly cdnUrls: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
};

export type GeolocationParams = {
  readonly accuracy?: InputMaybe<Scalars['Float']['input']>;
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
  /** ISO 3166-2: the coordinates that are configured for the region, in place of the device's. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
};

export type GoesBack = {
  readonly __typename?: 'GoesBack';
  readonly amount: Money;
  /** The provider's. */
  readonly name: Scalars['String']['output'];
};

export type HeartbeatPayload = {
  readonly __typename?: 'HeartbeatPayload';
  readonly status: HeartbeatStatus;
};

export type HeartbeatStatus =
  | 'OK'
  | 'TIME_LIMIT_EXCEEDED';

export type HeldMoney = {
  readonly __typename?: 'HeldMoney';
  readonly amount: Money;
  readonly reason: HeldReason;
  /** When the last of it can be withdrawn; null: once it is repaid. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type HeldReason =
  /** Of deposits that the bank may still return. */
  | 'CLEARING'
  /** Paid for bets whose results may still be corrected. */
  | 'CORRECTABLE'
  /** What the player owes. */
  | 'OWED';

export type HistoryTransaction = {
  readonly __typename?: 'HistoryTransaction';
  /** What it moved, below zero: out of the account. */
  readonly amount: Money;
  readonly at: Scalars['DateTime']['output'];
  /** Of its account after it: of cash, or of that bonus. Null: nothing moved. */
  readonly balance: Maybe<Money>;
  /** DEPOSIT, WITHDRAWAL, BET, CASINO, BONUS, OTHER */
  readonly class: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isCash: Scalars['Boolean']['output'];
  /** By which support finds it; null: it has none. */
  readonly reference: Maybe<Scalars['String']['output']>;
  /** Of a deposit that came to nothing: what was asked for. */
  readonly requestedAmount: Maybe<Money>;
  readonly status: HistoryTransactionStatus;
  readonly title: Scalars['String']['output'];
};

export type HistoryTransactionStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'FAILED'
  | 'PENDING'
  | 'RETURNED';

export type HouseRule = {
  readonly __typename?: 'HouseRule';
  readonly heading: Scalars['String']['output'];
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
  /** A brand shows the rules of the products that it has. */
  readonly product: HouseRuleProduct;
  /** Rows of equal length, the first with the names of the columns; null: none. */
  readonly table: Maybe<ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>>;
};

export type HouseRuleProduct =
  | 'CASINO'
  | 'SPORTSBOOK';

export type IdentityAttributes = {
  readonly __typename?: 'IdentityAttributes';
  readonly authorizeUrl: Scalars['String']['output'];
  readonly baseUrl: Scalars['String']['output'];
  readonly clientId: Scalars['String']['output'];
  /** How the app logs its players in. */
  readonly logInBy: LogInBy;
  /** Below baseUrl. */
  readonly paths: IdentityPaths;
};

export type IdentityPaths = {
  readonly __typename?: 'IdentityPaths';
  readonly logOut: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
};

export type ImageSize = {
  readonly height: Scalars['Int']['input'];
  readonly width: Scalars['Int']['input'];
};

export type Injury = {
  readonly __typename?: 'Injury';
  readonly player: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  /** The part of the body: `Hamstring`. */
  readonly reason: Scalars['String']['output'];
  readonly side: Side;
  readonly status: InjuryStatus;
};

export type InjuryStatus =
  | 'DOUBTFUL'
  | 'OUT'
  | 'QUESTIONABLE';

/** Why a leg cannot be in one bet with the other legs of its event. */
export type JoinRefusal =
  /** Only main lines can be joined with legs on another number, the lead or the total. */
  | 'ALTERNATE_LINE'
  /** No legs of one event can be one bet in its competition. */
  | 'COMPETITION'
  /** No score wins it and the others. */
  | 'EXCLUDED'
  /** Its event has begun. */
  | 'IN_PLAY'
  /** It is not on the moneyline, the spread or the total of the whole event. */
  | 'MARKET'
  /** It is about a player. */
  | 'PLAYER_MARKET';

/** A device's own position, in degrees; metres of accuracy. */
export type LatLongParams = {
  readonly accuracy?: InputMaybe<Scalars['Float']['input']>;
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

export type LaunchPage = {
  readonly __typename?: 'LaunchPage';
  readonly disclaimers: ReadonlyArray<Disclaimer>;
};

export type LegGrade =
  | 'HALF_LOSS'
  /** Of a quarter line: half of the stake has won or lost, and half is returned. */
  | 'HALF_WIN'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'VOIDED'
  | 'WIN';

/** The legs of one bet that are of one event. */
export type LegGroup = {
  readonly __typename?: 'LegGroup';
  readonly draftLegIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventStatus: EventStatus;
  readonly isParlayPlusEligible: Scalars['Boolean']['output'];
  /** One of its legs waits for acceptance. */
  readonly legGroupRequiresAcceptance: Scalars['Boolean']['output'];
  /** At which the group counts: its leg's price, or that of several legs as one bet; null where they cannot be one. */
  readonly odds: Maybe<Odds>;
  /** The price of the group without those legs; null where none is refused, or all are. */
  readonly oddsOfOthers: Maybe<Odds>;
  readonly oddsTrend: OddsTrend;
  /** The legs that keep the others from being one bet; empty where they are one, for one leg, and where no legs of an event can be one bet. */
  readonly refusedLegs: ReadonlyArray<RefusedLeg>;
};

export type LimitError = {
  readonly __typename?: 'LimitError';
  readonly code: LimitErrorCode;
  readonly message: Scalars['String']['output'];
};

export type LimitErrorCode =
  /** The pending limit was replaced, cancelled or confirmed meanwhile, or never was this player's. */
  | 'NOTHING_PENDING'
  /** There is no limit to remove. */
  | 'NO_LIMIT'
  /** The type has no such period. */
  | 'PERIOD_INVALID'
  /** Its wait is not over. */
  | 'TOO_EARLY'
  /** The amount or the hours cannot be a limit. */
  | 'VALUE_INVALID';

export type LimitHistoryItem = {
  readonly __typename?: 'LimitHistoryItem';
  /** Cents. */
  readonly amount: Maybe<Scalars['Int']['output']>;
  /** Null: it is still active. */
  readonly end: Maybe<Scalars['String']['output']>;
  readonly isActive: Scalars['Boolean']['output'];
  /** ISO 8601. */
  readonly start: Scalars['String']['output'];
  /** Hours. */
  readonly timeLimit: Maybe<Scalars['Float']['output']>;
};

export type LimitHistorySection = {
  readonly __typename?: 'LimitHistorySection';
  readonly items: ReadonlyArray<LimitHistoryItem>;
  /** Null: nothing is older. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

export type LimitResult = {
  readonly __typename?: 'LimitResult';
  /** As it is now; null: it was refused. */
  readonly limit: Maybe<ResponsibleGamingLimit>;
  readonly userErrors: ReadonlyArray<LimitError>;
};

export type LimitUse = {
  readonly __typename?: 'LimitUse';
  /** Never below 0. */
  readonly left: Scalars['Float']['output'];
  /** ISO 8601: when it begins anew; null: a rolling period, whose parts end one by one. */
  readonly resetsAt: Maybe<Scalars['String']['output']>;
  /** Cents, or seconds of DAILY_TIME; below 0: the player is ahead (LOSS). */
  readonly used: Scalars['Float']['output'];
};

export type LimitValue = {
  readonly __typename?: 'LimitValue';
  /** Cents; null: DAILY_TIME. */
  readonly amount: Maybe<Scalars['Int']['output']>;
  readonly badge: Maybe<ResponsibleGamingLimitBadge>;
  readonly description: Scalars['String']['output'];
  /** Null but of DAILY_TIME. */
  readonly hours: Maybe<Scalars['Float']['output']>;
};

/** A selection's price and points at one moment. */
export type LineEntry = {
  readonly __typename?: 'LineEntry';
  readonly at: Scalars['DateTime']['output'];
  readonly denominatorLong: Scalars['Long']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
  readonly points: Maybe<Scalars['Float']['output']>;
};

export type LineMovement = {
  readonly __typename?: 'LineMovement';
  /** The end of the 24 hours, by the business clock. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Oldest first, at most one every 15 minutes: what was valid when the 24 hours began, and each change since. An entry holds until the next. */
  readonly entries: ReadonlyArray<LineEntry>;
  readonly marketType: MarketType;
  /** The first entry there is; null before it, up to 15 minutes after the selection was first offered. */
  readonly opening: Maybe<LineEntry>;
  readonly side: SelectionSide;
};

/** An account that can be linked. Its id is the same for every player. */
export type LinkedAccount = {
  readonly __typename?: 'LinkedAccount';
  readonly accountType: LinkedAccountType;
  readonly id: Scalars['ID']['output'];
  /** Names the provider and, of a linked account, its user. */
  readonly label: Scalars['String']['output'];
  readonly linked: Scalars['Boolean']['output'];
  /** The provider's own page. */
  readonly url: Scalars['String']['output'];
};

export type LinkedAccountType =
  | 'SPORTS_MEDIA';

/** What a click on the price of a selection picks. */
export type LinkedSelection = {
  readonly __typename?: 'LinkedSelection';
  readonly denominatorLong: Scalars['Long']['output'];
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  /** Path of the event's page. */
  readonly eventPath: Scalars['String']['output'];
  readonly eventStatus: EventStatus;
  readonly id: Scalars['ID']['output'];
  readonly marketId: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  readonly marketStartAt: Scalars['DateTime']['output'];
  readonly marketStatus: MarketStatus;
  readonly marketType: MarketType;
  readonly name: Scalars['String']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
  readonly points: Maybe<Scalars['Float']['output']>;
};

export type LiveEventsCount = {
  readonly __typename?: 'LiveEventsCount';
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
};

export type LiveStream = {
  readonly __typename?: 'LiveStream';
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Only where the status is AVAILABLE. Asked for again before it expires, and while watching, because the caller's rights may end. */
  readonly queryUrl: Maybe<Scalars['String']['output']>;
  readonly status: LiveStreamStatus;
};

/** The first reason, in this order. */
export type LiveStreamStatus =
  | 'AVAILABLE'
  | 'LOG_IN'
  /** Neither a balance nor an open bet. */
  | 'NOT_FUNDED'
  /** The event is not in play. */
  | 'NOT_LIVE'
  /** Outside of an operating area, or the location is not verified. */
  | 'NOT_LOCATED'
  /** There are no streams here. */
  | 'NOT_OFFERED'
  /** Excluded, in a cool-off, or closed. */
  | 'RESTRICTED';

export type LogInBy =
  /** The app asks for the password itself. */
  | 'PASSWORD'
  /** The app sends the player to authorizeUrl, and gets a code back. */
  | 'REDIRECT';

export type Logo = {
  readonly __typename?: 'Logo';
  readonly imageUrl: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly link: Maybe<Scalars['String']['output']>;
};

export type LoungeSort =
  /** The one that its own price calls likeliest first. */
  | 'LIKELIEST'
  /** Placed last first. */
  | 'NEWEST'
  /** By the number of players. */
  | 'POPULAR'
  /** The one whose first game starts soonest first. */
  | 'STARTING_SOON';

/** Where `errors` is not empty, nothing else counts. */
export type Loyalty = {
  readonly __typename?: 'Loyalty';
  readonly balances: LoyaltyBalances;
  /** Credits to redeem; never below zero. */
  readonly credits: Scalars['Long']['output'];
  readonly errors: ReadonlyArray<LoyaltyError>;
  /** The number of the membership. */
  readonly mychoiceId: Scalars['String']['output'];
  /** Null for the highest tier, and so is pointsToNextTier. */
  readonly nextTierName: Maybe<LoyaltyTier>;
  /** Credits that were spent and then lost, because a bet became void; the next ones repay them. */
  readonly owedCredits: Scalars['Long']['output'];
  readonly pennCashRedemptionMethods: ReadonlyArray<PennCashRedemptionMethod>;
  readonly pointsEarningMethods: ReadonlyArray<PointsEarningMethod>;
  readonly pointsToNextTier: Maybe<Scalars['Int']['output']>;
  /** There are enough credits for one of the methods. */
  readonly redeemable: Scalars['Boolean']['output'];
  readonly tierBenefits: ReadonlyArray<TierBenefit>;
  readonly tierBounds: TierBounds;
  readonly tierName: LoyaltyTier;
  /** Of this year, by the clock of the player's region. */
  readonly tierPoints: Scalars['Int']['output'];
  /** The last day of the tier in the player's region, such as 2027-12-31; null: the first tier has no end. */
  readonly tierThrough: Maybe<Scalars['String']['output']>;
  /** All tiers, from the first one. */
  readonly tiers: ReadonlyArray<LoyaltyTierStep>;
};

/** `balance` as it is written: an amount of money, or a number of credits. */
export type LoyaltyBalance = {
  readonly __typename?: 'LoyaltyBalance';
  readonly balance: Scalars['String']['output'];
  /** What it is, in a sentence. */
  readonly tooltip: Scalars['String']['output'];
};

export type LoyaltyBalances = {
  readonly __typename?: 'LoyaltyBalances';
  /** What the credits are worth as cash. */
  readonly mycash: LoyaltyBalance;
  /** The casino's bonus. */
  readonly mycashOther: LoyaltyBalance;
  /** The player's promotional credits. */
  readonly mycashPlayableCredit: LoyaltyBalance;
  /** Credits, to redeem. */
  readonly pennplayCredits: LoyaltyBalance;
};

export type LoyaltyError = {
  readonly __typename?: 'LoyaltyError';
  readonly errorType: LoyaltyErrorType;
  readonly message: Scalars['String']['output'];
};

export type LoyaltyErrorType =
  /** The player is no member. */
  | 'NOT_A_MEMBER'
  /** Nothing is offered to this player at the moment; the credits are kept. */
  | 'NOT_OFFERED';

export type LoyaltyRedemption = {
  readonly __typename?: 'LoyaltyRedemption';
  /** What was added, and for how many credits. */
  readonly amount: Maybe<Money>;
  readonly credits: Maybe<Scalars['Long']['output']>;
  readonly refusal: Maybe<LoyaltyRedemptionRefusal>;
  readonly requestId: Scalars['ID']['output'];
  readonly status: LoyaltyRedemptionStatus;
};

export type LoyaltyRedemptionPayload = {
  readonly __typename?: 'LoyaltyRedemptionPayload';
  readonly balance: AccountBalances;
  /** As it is now. */
  readonly loyalty: Loyalty;
  readonly redemption: LoyaltyRedemption;
};

export type LoyaltyRedemptionRefusal =
  | 'BELOW_MINIMUM'
  | 'NOT_ENOUGH_CREDITS'
  /** Not while the account is stopped or limited. */
  | 'RESTRICTED'
  | 'UNKNOWN_METHOD';

export type LoyaltyRedemptionStatus =
  | 'DONE'
  /** Nothing was exchanged and nothing will be under this id. */
  | 'REFUSED';

export type LoyaltyTier =
  | 'ADVANTAGE'
  /** Another name of the first tier. */
  | 'CHOICE'
  | 'ELITE'
  | 'OWNERS_CLUB'
  | 'PLAY'
  | 'PREFERRED';

export type LoyaltyTierStep = {
  readonly __typename?: 'LoyaltyTierStep';
  readonly fromPoints: Scalars['Int']['output'];
  readonly tierName: LoyaltyTier;
};

export type Market = {
  readonly __typename?: 'Market';
  readonly id: Scalars['ID']['output'];
  readonly main: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly selections: ReadonlyArray<Selection>;
  readonly status: MarketStatus;
  /** Null: the final score of both sides. */
  readonly subject: Maybe<MarketSubject>;
  readonly type: MarketType;
};

/** Which markets of its events a page shows: an update leaves out the others, and then says nothing about them. */
export type MarketScope =
  | 'ALL'
  | 'MAIN'
  /** Status, score and clock only. */
  | 'NONE';

export type MarketSelection = {
  readonly __typename?: 'MarketSelection';
  readonly denominator: Maybe<Scalars['Int']['output']>;
  readonly denominatorLong: Scalars['Long']['output'];
  readonly formattedOdds: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The same as the long ones; null where it does not fit 32 bits. */
  readonly numerator: Maybe<Scalars['Int']['output']>;
  readonly numeratorLong: Scalars['Long']['output'];
  readonly points: Maybe<Scalars['Float']['output']>;
  readonly rawId: Scalars['String']['output'];
};

export type MarketSelectionMetadata = {
  readonly __typename?: 'MarketSelectionMetadata';
  /** What was true when it was added: `eventStatus`, and `featuredBetId` of one that came with a featured bet. */
  readonly attributes: ReadonlyArray<SelectionAttribute>;
  readonly branchChannel: Maybe<Scalars['String']['output']>;
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly selectionOrigin: Maybe<Scalars['String']['output']>;
  readonly shareId: Maybe<Scalars['String']['output']>;
};

export type MarketState = {
  readonly __typename?: 'MarketState';
  readonly marketId: Scalars['ID']['output'];
  readonly status: MarketStatus;
};

export type MarketStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

/** What of a result a market is about; null is the plain case. */
export type MarketSubject = {
  readonly __typename?: 'MarketSubject';
  readonly periods: Maybe<PeriodRange>;
  readonly player: Maybe<PlayerStat>;
  /** Whether overtime counts; null: by the sport's rule. */
  readonly scope: Maybe<ScoreScope>;
  /** One side's own. */
  readonly side: Maybe<Side>;
  /** Of a race to so many. */
  readonly target: Maybe<Scalars['Float']['output']>;
  readonly unit: Maybe<MarketUnit>;
};

export type MarketType =
  | 'BOTH_TO_SCORE'
  /** Outcomes: `2-1` (home first), `OTHER_4` (four or more of one side). */
  | 'CORRECT_SCORE'
  /** Outcomes: `HOME_OR_DRAW`, `AWAY_OR_DRAW`, `HOME_OR_AWAY`. */
  | 'DOUBLE_CHANCE'
  | 'FIRST_TO_SCORE'
  /** Outcomes: `KO_TKO`, `HOME_SUBMISSION`, `DRAW`. */
  | 'METHOD'
  /** So many or more: `25+ points`. */
  | 'MILESTONE'
  /** Of two sides; a tie is a push. A draw-no-bet is one. */
  | 'MONEYLINE'
  | 'MONEYLINE_THREE_WAY'
  | 'ODD_EVEN'
  /** Outcomes: ids of participants. */
  | 'OUTRIGHT'
  | 'RACE_TO'
  /** Outcomes: `ROUND_2`, `HOME_ROUND_1`, `DECISION`. */
  | 'ROUND'
  /** A line of quarter points (Asian handicap) puts half of the stake on each of its neighbours. */
  | 'SPREAD'
  | 'TOTAL'
  /** Outcomes: `HOME_1`, `AWAY_3_6`, `HOME_7_UP`, `DRAW`. */
  | 'WINNING_MARGIN';

/** What a market counts. Points are those of the score on the board. */
export type MarketUnit =
  | 'CARDS'
  | 'CORNERS'
  | 'GAMES'
  | 'POINTS'
  | 'ROUNDS'
  | 'SETS';

export type Meeting = {
  readonly __typename?: 'Meeting';
  readonly away: Scalars['String']['output'];
  readonly awayScore: Scalars['Int']['output'];
  readonly home: Scalars['String']['output'];
  readonly homeScore: Scalars['Int']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
};

export type MenuItemKind =
  /** A link; the client writes beside it a number or amount that it knows. */
  | 'CLIENT_DISPLAY'
  /** A link; the client writes under it a sentence that it knows. */
  | 'CLIENT_DISPLAY_DESCRIPTIVE'
  /** A link. */
  | 'LEAF'
  /** A page of its own that lists its children. */
  | 'PARENT';

export type MenuShelf = {
  readonly __typename?: 'MenuShelf';
  readonly menuShelfItems: ReadonlyArray<AccountMenuItem>;
};

/** An amount of money in whole cents, of the one currency that Startup tells. */
export type Money = {
  readonly __typename?: 'Money';
  readonly amount: Scalars['Long']['output'];
  readonly amountLong: Scalars['Long']['output'];
  readonly currency: Currency;
  readonly formattedAmount: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** The player has closed a notice: it is not shown again, on any device. Answers the account as it is now. */
  readonly acknowledgeUserNotice: Account;
  /** Begins to link an account: the provider's facts, and a nonce for this player. Null where accounts cannot be linked. */
  readonly beginAccountLink: Maybe<AccountLinkRequest>;
  /**
   * Takes the prices and lines given as accepted; what has moved again since then stays to be accepted. Of marketSelections the
   * sameGameParlayLegs were shown under a price in common with the others of their event: they are accepted together, and not at all once one
   * of them has moved again.
   */
  readonly betslipAcceptChanges: BetslipPayload;
  /** Adds the selections of a featured bet at the prices of now: all of them, or none. */
  readonly betslipAddFeaturedBet: BetslipPayload;
  readonly betslipAddMarketSelection: BetslipPayload;
  /** Chooses the points of the teaser, for all its legs: these are the points of the markets named, which are of one sport. */
  readonly betslipAdjustPoints: BetslipPayload;
  /** The same, but only for more points than now, which are paid for with a lower price. */
  readonly betslipBuyTeaserPoints: BetslipPayload;
  readonly betslipClear: BetslipPayload;
  /** Removes the legs that can be teased. */
  readonly betslipClearTeaser: BetslipPayload;
  /**
   * Places all bets given, or none. The same placementId again answers the first result; with another content it is refused with
   * edgebook.placement.reused.
   */
  readonly betslipPlaceBets: BetslipPlaceBetsPayload;
  readonly betslipRemoveMarketSelection: BetslipPayload;
  /**
   * Log-in transfer. The draft bets become the player's slip (mergeBetslip false: replace it; true: are added to it). The visitor's slip named
   * by anonymousToken is emptied in the same step; where there are no draft bets it is what is transferred. Nothing to transfer changes
   * nothing.
   */
  readonly betslipSet: BetslipPayload;
  /**
   * How a draft bet is paid: with one of the player's bonus bets, which is staked as a whole, with promotional credits, or in cash, which also
   * takes back a choice of before.
   */
  readonly betslipSetAmountSource: BetslipPayload;
  readonly betslipSetDraftBetAmount: BetslipPayload;
  /** Boosts the profit of a draft bet, which is paid in cash; null deselects the boost. */
  readonly betslipSetProfitBoost: BetslipPayload;
  /** id: of the pending limit. */
  readonly cancelPendingLimit: LimitResult;
  /**
   * Cashes out some tenths of a bet, at the offer of now if that pays at least `amount`; with a leg in play it is held for the place-bet delay
   * first. The same requestId again answers the first result; with another content it is refused with REQUEST_ID_REUSED.
   */
  readonly cashOutBet: CashOutPayload;
  /**
   * Checks anew where the visitor is: a position that a geo packet has proved holds while the packet is valid, else the address decides. What it
   * finds holds for launches until the next check.
   */
  readonly casinoCheckLocation: CasinoLocationCheck;
  /** The visitor has closed the game: its session ends. False: the visitor has no such session. */
  readonly casinoCloseGame: Scalars['Boolean']['output'];
  /**
   * Opens a session of a game. REAL: for a player, who plays with their own money; a session of theirs that is open ends. DEMO: for everybody with
   * a token, with play credits. BAD_USER_INPUT: there is no such game.
   */
  readonly casinoLaunchGame: CasinoLaunchPayload;
  /** Marks a game as a favourite, or removes the mark. Answers the favourites. BAD_USER_INPUT: there is no such game. */
  readonly casinoSetFavourite: ReadonlyArray<CasinoGame>;
  /** Pays an award of cashback into the player's cash, once. */
  readonly claimCashback: ClaimCashbackPayload;
  /** The player has closed a dialog: it is not shown again, on any device. Answers what is left. */
  readonly closeCustomDialog: ReadonlyArray<CustomDialog>;
  /** Holds from now on; refused before its wait is over. */
  readonly confirmPendingLimit: LimitResult;
  /** What the player has read before a wire is sent is right. */
  readonly confirmV2: PaymentActionPayload;
  /** Links the account of an id token, which has the nonce of a `beginAccountLink` of this player. */
  readonly createAccountLink: AccountLinkResult;
  /** The player has read depositAcknowledgementModal: it is not shown again, on any device. */
  readonly depositAcknowledgement: DepositAcknowledgement;
  /** A deposit that was left: its window is closed, and nothing may be charged any more. Answers what it is now. */
  readonly depositCancel: PaymentActionPayload;
  /** Begins a deposit, or continues the open one of the same content; another open one is cancelled first. */
  readonly depositCreate: PaymentCreatePayload;
  /** Whether a deposit would be taken. Moves nothing. */
  readonly depositValidateCreate: PaymentValidatePayload;
  /** The player does not want to see this prompt again, on any device. */
  readonly dismissAccountLinkPrompt: EspnAccountLinkPromptDismissals;
  /** The provider is not offered any more for this type; false lifts it after the cool-off of the region. */
  readonly excludePaymentProvider: PaymentExclusionPayload;
  /** A wire transfer with the details of a bank account that is not known yet; stores the account as a method. */
  readonly firstWireTransferCreate: PaymentCreatePayload;
  /**
   * Whether the player may bet at the position of a location check; a packet is good for one check. Without errors the player has a pass until expiresAt,
   * and the next check is due from refreshAt on. With SERVER_ERROR or RATE_LIMITED nothing was checked: a pass before it holds to its end.
   */
  readonly geoComplyAuthorizeGeoPacket: GeoPacketAuthorization;
  /** A new key in place of the current one, which makes no packets any more. Null: the current one is not this device's, or nothing answers. */
  readonly geoComplyForceRefetchLicense: GeoLicenseKey;
  /**
   * A licence key, by which the location service's software on the device makes a geo packet. geolocationParams: where the device thinks it is, or the
   * region whose configured coordinates a check takes (in a sandbox alone). Errors: SERVER_ERROR, LAT_LONG_INVALID.
   */
  readonly geoComplyGetApiToken: GeoLicense;
  /** Counts the time spent in this session; see HeartbeatStatus. Null only when nobody is logged in. */
  readonly heartbeat: Maybe<HeartbeatPayload>;
  readonly interacCreate: PaymentCreatePayload;
  /** Joins once, however often it is asked. Refused to a player who may not bet now. */
  readonly joinTournament: TournamentPayload;
  readonly paymentMethodDelete: PaymentMethodDeletePayload;
  /**
   * A pick with play money, at the price that the page shows: a moved price refuses it. Once for a pickId, however often it is sent; a pickId with
   * other content is BAD_USER_INPUT.
   */
  readonly placeTournamentPick: TournamentPayload;
  /** Opts the player in, or claims one choice of several. Repeated, it changes nothing and says so. */
  readonly promotionEnrollment: PromotionEnrollmentPayload;
  /**
   * Exchanges the provider's code for an id token; null where the provider refuses. `codeVerifier` is of the PKCE challenge that was sent to
   * the provider.
   */
  readonly redeemAccountLinkCode: Maybe<Scalars['String']['output']>;
  /**
   * Exchanges credits by one of pennCashRedemptionMethods. The same requestId again answers the first result; with another content it is refused
   * with REQUEST_ID_REUSED.
   */
  readonly redeemLoyalty: LoyaltyRedemptionPayload;
  /** The player has opened the referral section. Answers true. */
  readonly referralViewed: Scalars['Boolean']['output'];
  /** Answers the account as it is now. */
  readonly removeAccountLink: LinkedAccount;
  readonly removeAutoCashOut: AutoCashOutPayload;
  /** Switches an alert off, or takes one that has ended from the list; answers the others. BAD_USER_INPUT for an id that the player does not have. */
  readonly removePriceAlert: ReadonlyArray<PriceAlert>;
  /**
   * Sends a code to the player's phone. The code before it is no longer valid. A code is good for what it was sent for alone; without a source, as
   * earlier pages ask, none is sent.
   */
  readonly sendOneTimeCode: OneTimeCodeAnswer;
  /** Cashes out all that runs of the bet as soon as it pays this much, in cents, whether the player is there or not. */
  readonly setAutoCashOut: AutoCashOutPayload;
  /** Chooses which balance the casino's games use first; answers the account as it is now. */
  readonly setCasinoBalanceUsage: Account;
  /** The stake that a new straight bet of the slip gets by itself; null: none. Answers the account as it is now. */
  readonly setDefaultBetAmount: Account;
  /**
   * Stars a competition, team or player by the id of its search result, or takes the star back; answers all that are starred. BAD_USER_INPUT
   * for an id that no search finds, and beyond 200 stars.
   */
  readonly setFavourite: ReadonlyArray<SearchResult>;
  /** A lower limit holds at once; a higher one, or none (no value), is pending. amount: cents; duration: hours of DAILY_TIME. */
  readonly setLimit: LimitResult;
  /** Chooses which changes of odds are accepted without asking; answers the account as it is now. */
  readonly setOddsAcceptance: Account;
  /** Prefers a way to write odds; answers the account as it is now. */
  readonly setOddsFormat: Account;
  /**
   * Asks to be told when the selection pays so much or more, at this line: once, while its market takes bets. Another target for the same selection
   * takes the place of the first one. At most 20 wait at the same time.
   */
  readonly setPriceAlert: PriceAlertPayload;
  /** Turns quick bets on or off, and sets the stake of a tap; BAD_USER_INPUT for a stake that no bet can have. */
  readonly setQuickBets: Account;
  /** The player has the settled bets on screen. Answers unseenSettledBets as it is now. */
  readonly settledBetsSeen: Scalars['Int']['output'];
  /** Makes a link to one of the player's own open bets. */
  readonly shareBet: SharedBetLink;
  /** Makes a link to the selections of the caller's own slip, at the prices of now. */
  readonly shareBetslip: SharedBetLink;
  /** Tells this browser of the player's news. Subscribing again with the same endpoint takes the place of the first time, of another player too. */
  readonly subscribeToPush: PushSettings;
  /** Switches a kind of news on or off, for all devices of the player at this brand. */
  readonly switchPushKind: PushSettings;
  /** This browser is not told any more. An endpoint that is not the player's changes nothing. */
  readonly unsubscribeFromPush: PushSettings;
  /** Shows a code. A right one works once, and allows the change it was sent for, a few minutes long. */
  readonly verifyOneTimeCode: OneTimeCodeAnswer;
  readonly wireTransferCancel: PaymentActionPayload;
  /** nonce: what the drop-in gave for what the player chose there. */
  readonly wireTransferComplete: PaymentActionPayload;
  /** Begins what a player completes in a drop-in of PayPal or Braintree (BRAINTREE_CREDIT). */
  readonly wireTransferCreate: DropInPayload;
  /** The amount comes back, unless it is sent by now. */
  readonly withdrawalCancel: PaymentActionPayload;
  /** Reserves the amount and asks the provider to pay it out. */
  readonly withdrawalCreate: PaymentCreatePayload;
  readonly withdrawalValidateCreateV2: PaymentValidatePayload;
};


export type MutationAcknowledgeUserNoticeArgs = {
  ackType: UserNoticeType;
};


export type MutationBetslipAcceptChangesArgs = {
  change?: InputMaybe<TabChangeInput>;
  marketSelections: ReadonlyArray<AcceptedSelectionInput>;
  oddsFormat?: InputMaybe<OddsFormat>;
  sameGameParlayLegs?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationBetslipAddFeaturedBetArgs = {
  change?: InputMaybe<TabChangeInput>;
  featuredBetId: Scalars['ID']['input'];
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionOrigin?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBetslipAddMarketSelectionArgs = {
  branchChannel?: InputMaybe<Scalars['String']['input']>;
  change?: InputMaybe<TabChangeInput>;
  denominatorLong: Scalars['Long']['input'];
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  numeratorLong: Scalars['Long']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionId: Scalars['ID']['input'];
  selectionOrigin?: InputMaybe<Scalars['String']['input']>;
  shareId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBetslipAdjustPointsArgs = {
  affectedMarkets: ReadonlyArray<Scalars['ID']['input']>;
  change?: InputMaybe<TabChangeInput>;
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  points: Scalars['Float']['input'];
};


export type MutationBetslipBuyTeaserPointsArgs = {
  affectedMarkets: ReadonlyArray<Scalars['ID']['input']>;
  change?: InputMaybe<TabChangeInput>;
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  points: Scalars['Float']['input'];
};


export type MutationBetslipClearArgs = {
  change?: InputMaybe<TabChangeInput>;
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationBetslipClearTeaserArgs = {
  change?: InputMaybe<TabChangeInput>;
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationBetslipPlaceBetsArgs = {
  bets: ReadonlyArray<PlaceBetInput>;
  keepBetslipSelections?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  placementId: Scalars['ID']['input'];
};


export type MutationBetslipRemoveMarketSelectionArgs = {
  change?: InputMaybe<TabChangeInput>;
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  selectionId: Scalars['ID']['input'];
};


export type MutationBetslipSetArgs = {
  anonymousToken?: InputMaybe<Scalars['String']['input']>;
  change?: InputMaybe<TabChangeInput>;
  draftBets: ReadonlyArray<DraftBetInput>;
  mergeBetslip?: Scalars['Boolean']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationBetslipSetAmountSourceArgs = {
  amountSourceType: AmountSourceType;
  change?: InputMaybe<TabChangeInput>;
  draftBetId: Scalars['ID']['input'];
  freeBetId?: InputMaybe<Scalars['ID']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationBetslipSetDraftBetAmountArgs = {
  amount: Scalars['Long']['input'];
  amountField: AmountField;
  change?: InputMaybe<TabChangeInput>;
  draftBetId: Scalars['ID']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type MutationBetslipSetProfitBoostArgs = {
  change?: InputMaybe<TabChangeInput>;
  draftBetId: Scalars['ID']['input'];
  profitBoostId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCancelPendingLimitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCashOutBetArgs = {
  amount: Scalars['Long']['input'];
  betId: Scalars['ID']['input'];
  offerId: Scalars['ID']['input'];
  offerVersion: Scalars['Long']['input'];
  requestId: Scalars['ID']['input'];
  tenths: Scalars['Int']['input'];
};


export type MutationCasinoCloseGameArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationCasinoLaunchGameArgs = {
  gameId: Scalars['ID']['input'];
  mode?: CasinoMode;
};


export type MutationCasinoSetFavouriteArgs = {
  favourite: Scalars['Boolean']['input'];
  gameId: Scalars['ID']['input'];
};


export type MutationClaimCashbackArgs = {
  awardId: Scalars['ID']['input'];
};


export type MutationCloseCustomDialogArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmPendingLimitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmV2Args = {
  receiptId: Scalars['ID']['input'];
};


export type MutationCreateAccountLinkArgs = {
  espnToken: Scalars['String']['input'];
};


export type MutationDepositAcknowledgementArgs = {
  ackType: DepositAckType;
};


export type MutationDepositCancelArgs = {
  receiptId: Scalars['ID']['input'];
};


export type MutationDepositCreateArgs = {
  input: DepositCreateInput;
};


export type MutationDepositValidateCreateArgs = {
  input: PaymentValidateInput;
};


export type MutationDismissAccountLinkPromptArgs = {
  promptType: AccountLinkPromptType;
};


export type MutationExcludePaymentProviderArgs = {
  excluded?: Scalars['Boolean']['input'];
  paymentProviderId: Scalars['ID']['input'];
  type: PaymentType;
};


export type MutationFirstWireTransferCreateArgs = {
  input: PaymentFormInput;
};


export type MutationGeoComplyAuthorizeGeoPacketArgs = {
  geoPacket: Scalars['String']['input'];
};


export type MutationGeoComplyForceRefetchLicenseArgs = {
  currentLicenseKey: Scalars['String']['input'];
  licenseType: GeoLicenseType;
};


export type MutationGeoComplyGetApiTokenArgs = {
  geolocationParams?: InputMaybe<GeolocationParams>;
  licenseType: GeoLicenseType;
};


export type MutationHeartbeatArgs = {
  elapsedSeconds: Scalars['Int']['input'];
};


export type MutationInteracCreateArgs = {
  input: PaymentFormInput;
};


export type MutationJoinTournamentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPaymentMethodDeleteArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


export type MutationPlaceTournamentPickArgs = {
  pick: TournamentPickInput;
};


export type MutationPromotionEnrollmentArgs = {
  promotionId: Scalars['ID']['input'];
  useAlternateImage?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRedeemAccountLinkCodeArgs = {
  code: Scalars['String']['input'];
  codeVerifier: Scalars['String']['input'];
};


export type MutationRedeemLoyaltyArgs = {
  credits: Scalars['Long']['input'];
  methodId: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


export type MutationRemoveAccountLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveAutoCashOutArgs = {
  betId: Scalars['ID']['input'];
};


export type MutationRemovePriceAlertArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendOneTimeCodeArgs = {
  channel: OneTimeCodeChannel;
  operation?: InputMaybe<OneTimeCodeOperation>;
  source?: InputMaybe<OneTimeCodeSource>;
};


export type MutationSetAutoCashOutArgs = {
  amount: Scalars['Long']['input'];
  betId: Scalars['ID']['input'];
};


export type MutationSetCasinoBalanceUsageArgs = {
  first: CasinoBalance;
};


export type MutationSetDefaultBetAmountArgs = {
  betAmount?: InputMaybe<Scalars['Long']['input']>;
};


export type MutationSetFavouriteArgs = {
  favourite: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetLimitArgs = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  duration?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<ResponsibleGamingLimitPeriod>;
  type: ResponsibleGamingLimitType;
};


export type MutationSetOddsAcceptanceArgs = {
  oddsAcceptance: OddsAcceptance;
};


export type MutationSetOddsFormatArgs = {
  oddsFormat: OddsFormat;
};


export type MutationSetPriceAlertArgs = {
  alert: PriceAlertInput;
};


export type MutationSetQuickBetsArgs = {
  betAmount: Scalars['Long']['input'];
  enabled: Scalars['Boolean']['input'];
};


export type MutationShareBetArgs = {
  betId: Scalars['ID']['input'];
  includeBetAmount?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationShareBetslipArgs = {
  section: BetslipSectionKind;
};


export type MutationSubscribeToPushArgs = {
  subscription: PushSubscriptionInput;
};


export type MutationSwitchPushKindArgs = {
  isOn: Scalars['Boolean']['input'];
  kind: PushKind;
};


export type MutationUnsubscribeFromPushArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationVerifyOneTimeCodeArgs = {
  code: Scalars['String']['input'];
  operation?: InputMaybe<OneTimeCodeOperation>;
  source: OneTimeCodeSource;
};


export type MutationWireTransferCancelArgs = {
  receiptId: Scalars['ID']['input'];
};


export type MutationWireTransferCompleteArgs = {
  nonce: Scalars['String']['input'];
  receiptId: Scalars['ID']['input'];
};


export type MutationWireTransferCreateArgs = {
  input: DropInCreateInput;
};


export type MutationWithdrawalCancelArgs = {
  receiptId: Scalars['ID']['input'];
};


export type MutationWithdrawalCreateArgs = {
  input: WithdrawalCreateInput;
};


export type MutationWithdrawalValidateCreateV2Args = {
  input: PaymentValidateInput;
};

/** A price as an exact fraction: the profit on one unit staked. */
export type Odds = {
  readonly __typename?: 'Odds';
  readonly denominatorLong: Scalars['Long']['output'];
  readonly formattedOdds: Scalars['String']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
};


/** A price as an exact fraction: the profit on one unit staked. */
export type OddsFormattedOddsArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
};

/** Which changes of odds in the slip the player accepts without being asked. A changed line is no change of odds: only ANY accepts it. */
export type OddsAcceptance =
  | 'ANY'
  | 'ASK'
  | 'BETTER';

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

export type OddsTrend =
  | 'DOWN'
  | 'NONE'
  | 'UP';

export type OnboardingPromotions = {
  readonly __typename?: 'OnboardingPromotions';
  readonly onboardingPromotion: Maybe<Promotion>;
  readonly playYourWay: Maybe<PlayYourWay>;
};

/** Words of one screen, with the promotions that it shows. */
export type OnboardingScreen = {
  readonly __typename?: 'OnboardingScreen';
  readonly description: Scalars['String']['output'];
  readonly header: Scalars['String']['output'];
  readonly promotions: ReadonlyArray<Promotion>;
};

export type OneTimeCode = {
  readonly __typename?: 'OneTimeCode';
  /** The masked number that codes are sent to; null: the account has none. */
  readonly destination: Maybe<Scalars['String']['output']>;
  readonly showOneTimeCode: Scalars['Boolean']['output'];
  readonly source: OneTimeCodeSource;
};

export type OneTimeCodeAnswer = {
  readonly __typename?: 'OneTimeCodeAnswer';
  readonly displayType: OneTimeCodeDisplayType;
  /** For the player; null after a success. */
  readonly error: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type OneTimeCodeChannel =
  /** An automatic voice reads the code. */
  | 'CALL'
  /** A text message. */
  | 'SMS';

/** Where an error is shown. */
export type OneTimeCodeDisplayType =
  /** Beside the field of the code. */
  | 'INLINE'
  /** Over the page. */
  | 'TOAST';

/** The payment that a code is for: with another amount, provider or method another code is needed. */
export type OneTimeCodeOperation = {
  /** In cents. */
  readonly amountCents: Scalars['Long']['input'];
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
};

/** What a code is needed for. */
export type OneTimeCodeSource =
  /** To change the address, with strong authentication. */
  | 'ADDRESS'
  /** For a deposit by a provider with mfaRequired, and with strong authentication for one with a new card or account. */
  | 'DEPOSIT'
  /** To download all data, with strong authentication. */
  | 'EXPORT'
  /** To switch strong authentication on or off. */
  | 'LOGIN_PREFERENCES'
  /** To change the password, with strong authentication. */
  | 'UPDATE_PASSWORD'
  /** For a withdrawal, with strong authentication or where its provider asks. */
  | 'WITHDRAWAL';

export type OutOfStateDepositPage = {
  readonly __typename?: 'OutOfStateDepositPage';
  readonly body: Scalars['String']['output'];
  readonly heading: Scalars['String']['output'];
  readonly prompt: Scalars['String']['output'];
};

export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** A team; a player of a tennis match; a fighter of an MMA fight. */
export type Participant = {
  readonly __typename?: 'Participant';
  /** Two to four letters for the drawn badge. */
  readonly abbreviation: Scalars['String']['output'];
  /** Two #rrggbb colours for the drawn badge. */
  readonly colors: ReadonlyArray<Scalars['String']['output']>;
  /** Of a person, of 160 pixels; null for a team. */
  readonly headshot: Maybe<ParticipantImage>;
  /** Of a team, of 72 and 256 pixels; none of a person. */
  readonly logos: ReadonlyArray<ParticipantImage>;
  readonly name: Scalars['String']['output'];
  readonly record: Maybe<Scalars['String']['output']>;
  /** Of a player of a tournament; else null. */
  readonly seed: Maybe<Scalars['Int']['output']>;
  readonly side: Side;
  /** Place in its competition, 1 for the first; null where nothing is known of it, and for a player of a tournament. */
  readonly standing: Maybe<Scalars['Int']['output']>;
};

/** An image of a team or a person, square. */
export type ParticipantImage = {
  readonly __typename?: 'ParticipantImage';
  /** Address below the app's own. */
  readonly path: Scalars['String']['output'];
  /** Width and height in pixels. */
  readonly size: Scalars['Int']['output'];
};

export type PaymentActionPayload = {
  readonly __typename?: 'PaymentActionPayload';
  /** False: too late, or not in this state. */
  readonly changed: Scalars['Boolean']['output'];
  readonly receipt: Maybe<Receipt>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaymentAmount = {
  readonly __typename?: 'PaymentAmount';
  /** In cents. */
  readonly amount: Scalars['Long']['output'];
  readonly currency: Currency;
  readonly formattedAmount: Scalars['String']['output'];
};

export type PaymentAvailability =
  | 'AVAILABLE'
  | 'UNAVAILABLE';

export type PaymentBlock = {
  readonly __typename?: 'PaymentBlock';
  readonly message: Scalars['String']['output'];
  /** Null: it does not end by itself. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** What a client can show. */
export type PaymentCapability =
  /** The provider's own choice of methods, in a frame, that answers a nonce. */
  | 'DROP_IN'
  /** A form of ours with the provider's fields. */
  | 'FORM'
  /** The provider's page in a frame that the player sees. */
  | 'FRAME'
  /** The same without being seen, for a quick deposit. */
  | 'HIDDEN_FRAME';

export type PaymentCreatePayload = {
  readonly __typename?: 'PaymentCreatePayload';
  /** A code has to be shown first (sendOneTimeCode, verifyOneTimeCode). */
  readonly oneTimeCodeRequired: Scalars['Boolean']['output'];
  readonly outcome: PaymentOutcome;
  readonly receiptId: Maybe<Scalars['ID']['output']>;
  /** Where the player goes on: the provider's page for the frame. Null: the receipt. */
  readonly uri: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaymentExclusionPayload = {
  readonly __typename?: 'PaymentExclusionPayload';
  readonly provider: Maybe<PaymentProvider>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaymentFacility = {
  readonly __typename?: 'PaymentFacility';
  readonly address: Scalars['String']['output'];
  /** In miles, one decimal; null: the player's place is not known. */
  readonly distance: Maybe<Scalars['Float']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly workingHours: ReadonlyArray<WorkingHours>;
  readonly workingHoursUrl: Scalars['String']['output'];
};

export type PaymentFieldInput = {
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type PaymentFieldKind =
  | 'EMAIL'
  | 'SELECT'
  | 'TEXT';

export type PaymentFormField = {
  readonly __typename?: 'PaymentFormField';
  readonly hint: Maybe<Scalars['String']['output']>;
  readonly kind: PaymentFieldKind;
  readonly label: Scalars['String']['output'];
  readonly maxLength: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  /** Of a SELECT. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** A regular expression of the whole value. */
  readonly pattern: Maybe<Scalars['String']['output']>;
  /** What the player reads where the pattern does not match. */
  readonly patternError: Maybe<Scalars['String']['output']>;
  readonly required: Scalars['Boolean']['output'];
};

export type PaymentFormInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly fields: ReadonlyArray<PaymentFieldInput>;
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly type: PaymentType;
};

export type PaymentLimit = {
  readonly __typename?: 'PaymentLimit';
  readonly amount: Money;
  readonly left: Money;
  readonly period: PaymentLimitPeriod;
};

export type PaymentLimitPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** What can be withdrawn to it; null where it was not asked for a withdrawal. */
  readonly withdrawable: Maybe<Money>;
};

export type PaymentMethodDeletePayload = {
  readonly __typename?: 'PaymentMethodDeletePayload';
  readonly deleted: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaymentMethodOptions = {
  readonly __typename?: 'PaymentMethodOptions';
  readonly manageMethodsPermitted: Scalars['Boolean']['output'];
  readonly newMethodsPermitted: Scalars['Boolean']['output'];
  readonly paymentsMethodsHeader: Scalars['String']['output'];
};

export type PaymentOutcome =
  /** The payment exists: receiptId. */
  | 'DECIDED'
  /** Nothing was begun and nothing will be under this id: userErrors. */
  | 'REFUSED'
  /** The id was used for something else. */
  | 'REUSED'
  /** Nothing is decided about the id: the same id may be sent again. */
  | 'UNKNOWN';

export type PaymentPage = {
  readonly __typename?: 'PaymentPage';
  readonly items: ReadonlyArray<Receipt>;
  readonly pageInfo: PageInfo;
};

export type PaymentProvider = {
  readonly __typename?: 'PaymentProvider';
  readonly availability: PaymentAvailability;
  /** What can be withdrawn by it, to an account that is not known yet; null for deposits. */
  readonly balance: Maybe<Money>;
  /** What the client has to show for it. */
  readonly capability: PaymentCapability;
  /** One of the provider codes of core/wallet/providerCodes.ts. */
  readonly code: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly details: Maybe<Scalars['String']['output']>;
  /** By the player, for this type. */
  readonly excluded: Scalars['Boolean']['output'];
  /** A path of the app. */
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null: none of its own. */
  readonly maximumAmount: Maybe<PaymentAmount>;
  readonly methodOptions: PaymentMethodOptions;
  readonly methods: ReadonlyArray<PaymentMethod>;
  readonly mfaRequired: Scalars['Boolean']['output'];
  readonly minimumAmount: PaymentAmount;
  /** It opens a dialog in a quick deposit; otherwise its frame is hidden. */
  readonly modalType: Scalars['Boolean']['output'];
  readonly monetaryDetails: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly preferredMethod: Maybe<PaymentMethod>;
  readonly preferredPrompt: Maybe<Scalars['String']['output']>;
  readonly preferredWarning: ReadonlyArray<Scalars['String']['output']>;
  readonly prompt: Maybe<Scalars['String']['output']>;
  readonly supportsMethods: Scalars['Boolean']['output'];
  readonly vendorInformation: Maybe<Scalars['String']['output']>;
  readonly warning: Maybe<Scalars['String']['output']>;
};

export type PaymentProvidersLandingPage = {
  readonly __typename?: 'PaymentProvidersLandingPage';
  readonly balances: AccountBalances;
  /** Null: nothing is blocked. Else until when, and why, for the player. */
  readonly blocked: Maybe<PaymentBlock>;
  /** What goes back to the ways that it was paid in by, before anything goes elsewhere; the largest first; empty for deposits. */
  readonly goesBack: ReadonlyArray<GoesBack>;
  /** What cannot be withdrawn yet; empty for deposits. */
  readonly held: ReadonlyArray<HeldMoney>;
  /** What is left of the player's deposit limits; empty for withdrawals and without a limit. */
  readonly limits: ReadonlyArray<PaymentLimit>;
  /** Of all that wait to be sent; empty for deposits. */
  readonly pendingWithdrawals: ReadonlyArray<Receipt>;
  readonly preferredProvider: Maybe<PaymentProvider>;
  /** All others, in the order of the operator. */
  readonly providers: ReadonlyArray<PaymentProvider>;
};

/** What is known of an id. */
export type PaymentRequest = {
  readonly __typename?: 'PaymentRequest';
  readonly outcome: PaymentOutcome;
  readonly receipt: Maybe<Receipt>;
  readonly requestId: Scalars['ID']['output'];
  readonly uri: Maybe<Scalars['String']['output']>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaymentType =
  | 'DEPOSIT'
  | 'WITHDRAWAL';

export type PaymentValidateInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
};

export type PaymentValidatePayload = {
  readonly __typename?: 'PaymentValidatePayload';
  readonly permitted: Scalars['Boolean']['output'];
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaymentsAttributes = {
  readonly __typename?: 'PaymentsAttributes';
  readonly baseUrl: Scalars['String']['output'];
};

export type PendingLimit = {
  readonly __typename?: 'PendingLimit';
  /** Cents; null: DAILY_TIME, or a removal. */
  readonly amount: Maybe<Scalars['Int']['output']>;
  readonly badge: ResponsibleGamingLimitBadge;
  readonly confirmableAt: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Null but of DAILY_TIME. */
  readonly hours: Maybe<Scalars['Float']['output']>;
  /** Of the change. */
  readonly id: Scalars['ID']['output'];
};

/** A way to redeem credits. `lineItems` says what it costs and what comes of it. */
export type PennCashRedemptionMethod = {
  readonly __typename?: 'PennCashRedemptionMethod';
  /** In cents, of 100 credits; rounded down to a cent. */
  readonly centsPer100Credits: Scalars['Long']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lineItems: ReadonlyArray<Scalars['String']['output']>;
  readonly minimumCredits: Scalars['Long']['output'];
  readonly title: Scalars['String']['output'];
};

/** Parts of an event in the order played, from 1; both ends count. */
export type PeriodRange = {
  readonly __typename?: 'PeriodRange';
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
};

export type PeriodScore = {
  readonly __typename?: 'PeriodScore';
  readonly away: Scalars['Int']['output'];
  readonly home: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
};

export type PlaceBetInput = {
  /** How the stake is paid, by default in cash; FREE_BET needs freeBetId, and betAmount is then the amount of that bonus bet. */
  readonly amountSourceType?: InputMaybe<AmountSourceType>;
  /** Stake in cents, on each combination. */
  readonly betAmount: Scalars['Long']['input'];
  /** Of a round robin: how many picks its combinations have, `[2]` by twos, `[2, 3]` by twos and threes. */
  readonly combinationSizes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly draftBetId: Scalars['ID']['input'];
  readonly freeBetId?: InputMaybe<Scalars['ID']['input']>;
  /** The prices and lines the player saw. */
  readonly legs: ReadonlyArray<AcceptedSelectionInput>;
  /** A bet in cash alone can have one. */
  readonly profitBoostId?: InputMaybe<Scalars['ID']['input']>;
  readonly section: BetslipSectionKind;
  /** Of a teaser: the points of its first leg. */
  readonly teaserPoints?: InputMaybe<Scalars['Float']['input']>;
};

export type PlacedBet = {
  readonly __typename?: 'PlacedBet';
  /** Of a bonus bet and of promotional credits only the profit is paid, so payoutAmount is without the stake. */
  readonly amountSourceType: AmountSourceType;
  /** On all combinations. */
  readonly betAmount: Money;
  /** With its profit boost, which a stake over the cap of the boost has in part; null without one. */
  readonly boostedTotalOdds: Maybe<Scalars['String']['output']>;
  /** What its cash outs have paid so far. */
  readonly cashedOutAmount: Money;
  /** What cashing out all that runs pays now (open), null where that is not offered; what its cash outs have paid (settled), null without one. */
  readonly cashoutAmount: Maybe<Money>;
  /** Of the bonus bet that was its stake. */
  readonly freeBetId: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly legs: ReadonlyArray<PlacedBetLeg>;
  readonly numLegs: Scalars['Int']['output'];
  /** How many tickets the stake is on, in equal parts: more than one for a round robin, of whose tickets some may win. */
  readonly numberOfCombinations: Scalars['Int']['output'];
  readonly outcome: BetOutcome;
  /** What runs of it pays if it wins (open); all that it has paid, cash outs included (settled). */
  readonly payoutAmount: Money;
  readonly placedAt: Scalars['DateTime']['output'];
  readonly placementId: Scalars['ID']['output'];
  readonly profitBoost: Maybe<PlacedProfitBoost>;
  /** True once an earlier grade was changed, by a later result or by a cancellation. */
  readonly regraded: Scalars['Boolean']['output'];
  /** What of it still runs or ran to the end: less than betAmount after a partial cash out, nothing after a full one. */
  readonly runningBetAmount: Money;
  /** Its picks of several legs; every other leg is a pick of its own. */
  readonly sameGamePicks: ReadonlyArray<SameGamePick>;
  readonly settledAt: Maybe<Scalars['DateTime']['output']>;
  readonly status: BetStatus;
  /** Of a teaser: the points of its first leg; null for every other bet. */
  readonly teaserPoints: Maybe<Scalars['Float']['output']>;
  /** Profit if every leg wins, whatever became of the bet. */
  readonly toWinAmount: Money;
  readonly totalOdds: Scalars['String']['output'];
  readonly type: BetType;
  /** Profit if it wins (open), or that was won (settled). */
  readonly winAmount: Money;
};


export type PlacedBetBoostedTotalOddsArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type PlacedBetTotalOddsArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
};

export type PlacedBetLeg = {
  readonly __typename?: 'PlacedBetLeg';
  readonly awayScore: Maybe<Scalars['Int']['output']>;
  readonly clock: Maybe<Scalars['String']['output']>;
  readonly eventId: Scalars['ID']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventPath: Scalars['String']['output'];
  readonly eventStartsAt: Scalars['DateTime']['output'];
  readonly eventStatus: EventStatus;
  readonly grade: LegGrade;
  readonly homeScore: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  readonly marketSelectionId: Scalars['ID']['output'];
  readonly marketType: MarketType;
  readonly odds: Odds;
  /** A half win is a WIN, a half loss a LOSS. */
  readonly outcome: BetOutcome;
  readonly placedBetId: Scalars['ID']['output'];
  readonly points: Maybe<Scalars['Float']['output']>;
  /** How it is graded, where that is not the plain case; as it was when the bet was placed. */
  readonly rule: Maybe<Scalars['String']['output']>;
  readonly selectionName: Scalars['String']['output'];
  readonly side: SelectionSide;
  readonly subject: Maybe<MarketSubject>;
};

/** A profit boost as it was when the bet was placed. */
export type PlacedProfitBoost = {
  readonly __typename?: 'PlacedProfitBoost';
  readonly percent: Scalars['Int']['output'];
  readonly rawId: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Placement = {
  readonly __typename?: 'Placement';
  /** Of each edgebook.book_limit.exceeded among userErrors, in their order. */
  readonly bookLimits: ReadonlyArray<BookLimit>;
  readonly placedBets: ReadonlyArray<PlacedBet>;
  readonly placementId: Scalars['ID']['output'];
  readonly status: PlacementStatus;
  readonly userErrors: ReadonlyArray<BetslipError>;
};

export type PlacementStatus =
  /** Bets exist. */
  | 'PLACED'
  /** Decided: no bet exists and none will under this id. */
  | 'REJECTED';

export type Play = {
  readonly __typename?: 'Play';
  readonly awayScore: Maybe<Scalars['Int']['output']>;
  /** The clock as it was; empty where the sport has none. */
  readonly clock: Scalars['String']['output'];
  /** The score after it, where it changed. */
  readonly homeScore: Maybe<Scalars['Int']['output']>;
  /** In the order of the event, from 1. */
  readonly number: Scalars['Int']['output'];
  /** `Q2`, `2nd half`, `Set 1`, `R3`. */
  readonly period: Scalars['String']['output'];
  /** Null: of neither side, such as the end of a period. */
  readonly side: Maybe<Side>;
  readonly text: Scalars['String']['output'];
};

/** One choice of several: `confirmationScreen` is shown after it. */
export type PlayYourWay = {
  readonly __typename?: 'PlayYourWay';
  readonly confirmationScreen: OnboardingScreen;
  readonly id: Scalars['ID']['output'];
  readonly image: PromotionImage;
  readonly shortDescription: Scalars['String']['output'];
  readonly welcomeScreen: OnboardingScreen;
};


/** One choice of several: `confirmationScreen` is shown after it. */
export type PlayYourWayImageArgs = {
  customSize?: InputMaybe<ImageSize>;
};

export type PlayerLocation = {
  readonly __typename?: 'PlayerLocation';
  readonly attemptsLeft: Scalars['Int']['output'];
  /** Whether a bet on sports would be taken as far as the place goes. */
  readonly authorized: Scalars['Boolean']['output'];
  /** Of the last check, as it answered. */
  readonly errors: ReadonlyArray<GeoError>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Of the last check; null: there was none. */
  readonly place: Maybe<GeoPlace>;
  readonly refreshAt: Maybe<Scalars['DateTime']['output']>;
};

export type PlayerNumber = {
  readonly __typename?: 'PlayerNumber';
  readonly label: Scalars['String']['output'];
  /** As in a market's subject: `passing-yards`, `goals`. */
  readonly stat: Scalars['String']['output'];
  readonly value: Scalars['Int']['output'];
};

export type PlayerStat = {
  readonly __typename?: 'PlayerStat';
  readonly id: Scalars['ID']['output'];
  readonly stat: Scalars['String']['output'];
};

export type PointsEarningMethod = {
  readonly __typename?: 'PointsEarningMethod';
  readonly description: Scalars['String']['output'];
  readonly icon: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type PopularParlay = {
  readonly __typename?: 'PopularParlay';
  readonly examplePayout: Money;
  /** A stake, and what the parlay would pay for it now, stake included. */
  readonly exampleStake: Money;
  /** The same for the same legs. */
  readonly id: Scalars['ID']['output'];
  /** What the price alone says of its chance, in percent, before the book's margin: the true chance is smaller. */
  readonly impliedPercent: Scalars['Float']['output'];
  /** In the order of their starts. */
  readonly legs: ReadonlyArray<LinkedSelection>;
  /** Players who have it open. */
  readonly playerCount: Scalars['Int']['output'];
  /** As it would be placed now. */
  readonly totalOdds: Scalars['String']['output'];
};

export type PriceAlert = {
  readonly __typename?: 'PriceAlert';
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The line that the alert is for. */
  readonly points: Maybe<Scalars['Float']['output']>;
  /** The price that reached the target; null before that, and where the market closed first. */
  readonly reached: Maybe<Odds>;
  /** As it is offered now. */
  readonly selection: LinkedSelection;
  readonly setAt: Scalars['DateTime']['output'];
  readonly state: PriceAlertState;
  readonly target: Odds;
};

export type PriceAlertError = {
  readonly __typename?: 'PriceAlertError';
  readonly code: PriceAlertErrorCode;
  /** What the player reads. */
  readonly message: Scalars['String']['output'];
};

export type PriceAlertErrorCode =
  /** The price is this good already. */
  | 'ALREADY_THERE'
  | 'LINE_MOVED'
  /** Nothing is offered to this player now, and so no alert is sent. */
  | 'NOT_OFFERED'
  | 'NOT_OPEN'
  | 'TOO_MANY';

export type PriceAlertInput = {
  readonly denominatorLong: Scalars['Long']['input'];
  /** The profit on one unit staked, exact. It has to be better than the price of now. */
  readonly numeratorLong: Scalars['Long']['input'];
  /** The line that the page shows, null where there is none: an alert is for this line alone. */
  readonly points?: InputMaybe<Scalars['Float']['input']>;
  readonly selectionId: Scalars['ID']['input'];
};

export type PriceAlertPayload = {
  readonly __typename?: 'PriceAlertPayload';
  /** Null: it is set. */
  readonly error: Maybe<PriceAlertError>;
  readonly priceAlerts: ReadonlyArray<PriceAlert>;
};

export type PriceAlertState =
  /** Its market closed first. */
  | 'CLOSED'
  /** The player was told. */
  | 'REACHED'
  | 'WAITING'
  /** Reached, and not sent: nothing was offered to the player at that time. */
  | 'WITHHELD';

/** More profit on a won bet. */
export type ProfitBoost = {
  readonly __typename?: 'ProfitBoost';
  /** `Football only`; null where any event will do. */
  readonly eventRestrictionLabel: Maybe<Scalars['String']['output']>;
  readonly expiresTime: Maybe<Scalars['DateTime']['output']>;
  /** It does not fit the bet it is listed for. */
  readonly isRestricted: Scalars['Boolean']['output'];
  /** The most stake that it boosts; by the operator's choice the most that it adds. */
  readonly maximumAmount: Maybe<Money>;
  /** `Max bet $50.00`, or `Adds up to $50.00`. */
  readonly maximumAmountLabel: Scalars['String']['output'];
  /** `3+ legs`; null where any number will do. */
  readonly numberOfLegsRestrictionLabel: Maybe<Scalars['String']['output']>;
  /** Of the profit, that is added to it. */
  readonly percent: Scalars['Int']['output'];
  readonly rawId: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Promotion = {
  readonly __typename?: 'Promotion';
  /** `$10.00 bonus bet`; null: it gives nothing. */
  readonly award: Maybe<Scalars['String']['output']>;
  /** What it costs and what becomes of it, each in a sentence. */
  readonly costs: ReadonlyArray<Scalars['String']['output']>;
  /** Where one opts in; null: nowhere. */
  readonly deepLink: Maybe<Scalars['String']['output']>;
  /** Paragraphs, separated by line breaks. */
  readonly description: Scalars['String']['output'];
  /** Null: until it is taken down. */
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  readonly enrollmentStatus: PromotionEnrollmentStatus;
  /** Of /promotions/{id}. */
  readonly id: Scalars['ID']['output'];
  readonly image: PromotionImage;
  /** A path of the app; 482 x 301. */
  readonly imageUrl: Scalars['String']['output'];
  /** The label of the action; null: the client's own. */
  readonly primaryCta: Maybe<Scalars['String']['output']>;
  /** Of the other apps; null: none. */
  readonly primaryCtaDeepLink: Maybe<Scalars['String']['output']>;
  /** A path of the app; null: no action. */
  readonly primaryCtaLink: Maybe<Scalars['String']['output']>;
  /** Null: there is nothing to do, or the player has not begun. */
  readonly progress: Maybe<PromotionProgress>;
  /** What has to be done; null: it gives nothing. */
  readonly requirement: Maybe<Scalars['String']['output']>;
  readonly shortDescription: Scalars['String']['output'];
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: PromotionState;
  /** A word on the picture; null: none. */
  readonly tag: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};


export type PromotionImageArgs = {
  customSize?: InputMaybe<ImageSize>;
  useAlternateImage?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PromotionEnrollmentPayload = {
  readonly __typename?: 'PromotionEnrollmentPayload';
  readonly errors: ReadonlyArray<PromotionError>;
  /** As it is now; null where there is none. */
  readonly promotion: Maybe<Promotion>;
  readonly success: Scalars['Boolean']['output'];
};

export type PromotionEnrollmentStatus =
  | 'NotRequired'
  /** The player has to opt in. */
  | 'Pending'
  /** The player has opted in. */
  | 'Success';

export type PromotionError = {
  readonly __typename?: 'PromotionError';
  readonly code: PromotionErrorCode;
  readonly message: Scalars['String']['output'];
};

export type PromotionErrorCode =
  /** Another one of the choices was claimed. */
  | 'ALREADY_CLAIMED'
  | 'ALREADY_ENROLLED'
  | 'ENDED'
  | 'NOT_FOR_YOU'
  | 'NOT_FOUND'
  | 'NOT_IN_REGION'
  /** Nothing is offered to this player at the moment. */
  | 'NOT_OFFERED'
  | 'NOT_REQUIRED'
  | 'NOT_STARTED'
  /** All of it is given away. */
  | 'USED_UP';

/** The size that was asked for, at most that of the picture. */
export type PromotionImage = {
  readonly __typename?: 'PromotionImage';
  readonly height: Scalars['Int']['output'];
  readonly url: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

/** How far the player is. */
export type PromotionProgress = {
  readonly __typename?: 'PromotionProgress';
  /** 0 to 100, rounded down. */
  readonly percent: Scalars['Int']['output'];
  /** `$20.00 of $50.00`. */
  readonly text: Scalars['String']['output'];
};

export type PromotionState =
  /** The award was given to this player. */
  | 'AWARDED'
  /** It can be fulfilled. */
  | 'OPEN'
  /** All of it is given away. */
  | 'USED_UP';

export type PushKind =
  | 'BET_SETTLED'
  | 'PRICE_ALERT'
  | 'WITHDRAWAL_SENT';

export type PushSettings = {
  readonly __typename?: 'PushSettings';
  /** SHA-256 in hex of the endpoint of each device that is told. */
  readonly devices: ReadonlyArray<Scalars['ID']['output']>;
  /** What the devices are told of. */
  readonly kinds: ReadonlyArray<PushKind>;
  /** The server's key for PushManager.subscribe, in base64url; null: nothing is pushed here. */
  readonly publicKey: Maybe<Scalars['String']['output']>;
};

export type PushSubscriptionInput = {
  readonly auth: Scalars['String']['input'];
  /** The address at the browser's push service: https, and one of the services that the server knows. */
  readonly endpoint: Scalars['String']['input'];
  /** The browser's keys, in base64url. */
  readonly p256dh: Scalars['String']['input'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** The logged-in player; null for anybody else. */
  readonly account: Maybe<Account>;
  /** Balances and menu. With skipAccount the balances are left out (null). */
  readonly accountMenu: AccountMenu;
  /**
   * The invitation to link an account in the account panel; null for anybody but players who can link an account and have none. Whether the
   * player has dismissed it is in the account's `espnAccountLinkPromptDismissals`.
   */
  readonly accountMenuPrompt: Maybe<AccountMenuPrompt>;
  /** What the player won, lost, paid in and paid out, by period. */
  readonly accountSummary: AccountSummary;
  /** `AwardDetailsSection:` and Bonuses (cashback), FreeBets, ProfitBoosts, FreeRounds, All (of these) or History. Null for other ids, and when nobody is logged in. */
  readonly awardDetailsSection: Maybe<AwardDetailsSection>;
  /** The tabs of the history, and what each adds up to from the day `from` to the day `to` (2026-11-01, both included, in the player's zone). */
  readonly betHistory: BetHistory;
  /**
   * A page of a section: `first` (1 to 50) after the cursor, the newest first. Days as in betHistory. BAD_USER_INPUT for a filter or a cursor
   * that the section does not have. Null: there is no such section.
   */
  readonly betHistorySection: Maybe<BetHistorySection>;
  /** All that ever happened to one of the player's bets. Null: the player has no such bet. */
  readonly betStory: Maybe<BetStory>;
  /** The caller's own slip: of the player, or of the anonymous token. */
  readonly betslip: Betslip;
  /** What became of a request to cash out, by the id its client gave it. Null: the server never received it, so nothing was paid. */
  readonly cashOut: Maybe<CashOut>;
  /** The games of a category: a page of `first` (1 to 100) after the cursor. Null: there is no such category, or nothing in it can be played. */
  readonly casinoCategory: Maybe<CasinoCategoryPage>;
  /** Games that the player has marked, the newest first; empty for anybody else. */
  readonly casinoFavourites: ReadonlyArray<CasinoGame>;
  /** The game of a promotion that is played with play credits alone. Null: the brand has no such promotion now, or no game belongs to it. */
  readonly casinoFreeToPlay: Maybe<CasinoFreeToPlay>;
  /** Null: there is no such game. */
  readonly casinoGamePage: Maybe<CasinoGamePage>;
  /** Null: there is no such jackpot. */
  readonly casinoJackpotPage: Maybe<CasinoJackpotPage>;
  /** All jackpots, the largest of each network in front. */
  readonly casinoJackpots: ReadonlyArray<CasinoJackpot>;
  /**
   * Rows of the lobby, in display order: at most `limit` (1 to 20) after the first `offset`. BAD_USER_INPUT for other numbers, here and in all
   * lists of games.
   */
  readonly casinoLobby: CasinoLobby;
  /** Credits of the loyalty programme that the player can use in games; null for anybody else. */
  readonly casinoLoyaltyCashBalance: Maybe<Money>;
  /** Categories of games, in display order. Here and in every list of games: only what can be played. */
  readonly casinoMenu: ReadonlyArray<CasinoMenuItem>;
  /** The last 12 games that the player has opened, the newest first; empty for anybody else. */
  readonly casinoRecentlyPlayed: ReadonlyArray<CasinoGame>;
  /** One of the player's casino rounds. Null: there is none. */
  readonly casinoRound: Maybe<CasinoRoundDetails>;
  /** Rounds of one of the player's sessions, the newest first. Null: the player has no such session. */
  readonly casinoRounds: Maybe<CasinoRoundPage>;
  /** One of the player's casino sessions. Null: there is none. */
  readonly casinoSession: Maybe<CasinoSession>;
  /** The player's visits to casino games for money, the newest first: `first` (1 to 100) after the cursor. BAD_USER_INPUT for other numbers. */
  readonly casinoSessions: CasinoSessionPage;
  /** A category with categories of its own, as a lobby with one row each. Null: there is no such category, or it has none. */
  readonly casinoSubLobby: Maybe<CasinoSubLobby>;
  /** Null when there is no such competition. */
  readonly competition: Maybe<Competition>;
  /**
   * Competitions with the events of this view, each with its main markets only: those after the first `offset`, at most `limit` (1 to 100,
   * all when null). In the operator’s order; within each the live events first, then by start. BAD_USER_INPUT for other numbers.
   */
  readonly competitionSections: ReadonlyArray<Competition>;
  /** The custom dialogs that the logged-in player has not closed, oldest first; none for anybody else. */
  readonly customDialogs: ReadonlyArray<CustomDialog>;
  /** Whether the deposit form has a field for promo codes. */
  readonly displayPromoCode: DisplayPromoCode;
  /** Null when there is no such event, or it is hidden. */
  readonly event: Maybe<Event>;
  /** The events as they are now: what a page asks after a gap or a reconnect. Unknown ids are left out; at most 200. */
  readonly eventSnapshots: ReadonlyArray<EventSnapshot>;
  /**
   * What a page shows of an event beside its markets. It changes in play: a page in sight asks again after a change of score or period, and
   * every ten seconds. Null when there is no such event, or it is hidden.
   */
  readonly eventStatistics: Maybe<EventStatistics>;
  /** Games of the teams, players and competitions that the player follows; nothing to bet on, and no prices. */
  readonly fanHub: FanHub;
  /** What the player has starred, the newest first: competitions, teams and players, each with its next event where one is listed. */
  readonly favourites: ReadonlyArray<SearchResult>;
  /** The featured bet of a link; null where the brand has none of this id, or not all of its selections can be bet on now. */
  readonly featuredBet: Maybe<FeaturedBet>;
  /** The brand's featured bets that can be bet on now, newest first, at most 20; with an event those that have a leg in it. */
  readonly featuredBets: ReadonlyArray<FeaturedBet>;
  /** The rules of the house in words, written from the rules that decide about bets and from the configuration. The same for all brands. */
  readonly houseRules: ReadonlyArray<HouseRule>;
  /** What a limit was, the newest first. Cursors stay right while new changes come. */
  readonly limitHistorySection: LimitHistorySection;
  /** The prices of a selection over the last 24 hours. Null when there is no such selection, or its event is hidden. */
  readonly lineMovement: Maybe<LineMovement>;
  /** The selections of a link as they are offered now, in the order given; those that are not offered are left out. At most 20. */
  readonly linkedSelections: ReadonlyArray<LinkedSelection>;
  /** What a new player may choose from. Both are null where there is nothing, and for anybody else. */
  readonly listOnboardingPromotions: OnboardingPromotions;
  readonly liveEventsCount: LiveEventsCount;
  /**
   * Whether the caller may watch an event now. The stream itself is asked for at queryUrl, which has a base URL of its own and takes no token: what
   * the caller may is in the address, for a few minutes.
   */
  readonly liveStream: LiveStream;
  /** The logged-in player's place in the loyalty programme; null for anybody else. */
  readonly loyalty: Maybe<Loyalty>;
  /** What became of a redemption, by the id its client gave it. Null: the server never received it, so nothing was exchanged. */
  readonly loyaltyRedemption: Maybe<LoyaltyRedemption>;
  /**
   * The player's own bets, newest first, at most 50 a page. Of one type only, and only those of which a leg's selection, market or event has
   * every word of a search (at most 80 characters); the sums of the page are of the filter alone.
   */
  readonly myBets: BetPage;
  /** Whether the player has to show a one-time code for something. */
  readonly oneTimeCode: OneTimeCode;
  /** For a player outside the operating areas, where deposits stay allowed. Null: the player is inside. */
  readonly outOfStateDepositPage: Maybe<OutOfStateDepositPage>;
  /** Cages where cash is paid in or out, the nearest first where the player's place is known: by the geo packet of their last location check. */
  readonly paymentFacilities: ReadonlyArray<PaymentFacility>;
  /** Fields of the provider's form and their rules. Empty: it has none. */
  readonly paymentFormFields: ReadonlyArray<PaymentFormField>;
  /** Null: there is no such provider for this player. */
  readonly paymentProvider: Maybe<PaymentProvider>;
  readonly paymentProviderMethods: ReadonlyArray<PaymentMethod>;
  /** What can be paid in or out with, the preferred provider first; iconWidth and iconHeight are in CSS pixels. Only for a player. */
  readonly paymentProvidersLandingPage: PaymentProvidersLandingPage;
  /** What became of a request to deposit or withdraw, by the id its client gave it. Null: the server never received it, so nothing moves. */
  readonly paymentRequest: Maybe<PaymentRequest>;
  /** Payments of the player, newest first. */
  readonly payments: PaymentPage;
  /** The fate of a placement by the id its client gave it. Null: the server never received it, so nothing was placed. */
  readonly placement: Maybe<Placement>;
  /** What the server knows of the player's location. */
  readonly playerLocation: PlayerLocation;
  /**
   * Parlays that players have open now, the same legs counted once a player, at the prices of now: only those whose legs all take bets. Nothing
   * says who placed one, when, or for how much. At most 24.
   */
  readonly popularParlays: ReadonlyArray<PopularParlay>;
  /** The player's price alerts: those that wait, then those that have ended, each the newest first. */
  readonly priceAlerts: ReadonlyArray<PriceAlert>;
  /** Null: the brand has no such promotion now, or not for this viewer. */
  readonly promotion: Maybe<Promotion>;
  /** What the brand advertises now to this viewer, in order; nothing to a player to whom nothing is offered. */
  readonly promotions: ReadonlyArray<Promotion>;
  /** What the player is told of by Web Push at this brand, and on which devices. */
  readonly pushSettings: PushSettings;
  /**
   * A straight bet as it would be placed now, apart from the slip. The price and line are those that the player was shown: a later one
   * requires acceptance.
   */
  readonly quickBetSlip: QuickBetSlip;
  /** What the quick deposit in the slip needs; the same rules as the landing page of deposits. */
  readonly quickDepositLandingPage: QuickDepositLandingPage;
  /** Null: unknown, or another player's. */
  readonly receipt: Maybe<Receipt>;
  /** The player's invitations; null for anybody else, and for a player to whom nothing is offered. */
  readonly referrals: Maybe<Referrals>;
  /** The player's limits of one type, by period. A type without a limit has its slots, too: what could be set. */
  readonly responsibleGamingLimits: ReadonlyArray<ResponsibleGamingLimit>;
  /** The schema's own version: the first part of every persisted cache's key. */
  readonly schemaVersion: Scalars['String']['output'];
  /**
   * What matches a term, best first: at most `limit` (1 to 100) results of one tab. The characters `%` and `<` are not part of a term. A
   * misspelt word finds what is spelt alike. A standalone casino answers nothing of the sportsbook. BAD_USER_INPUT for other limits, and for a
   * term shorter than ApplicationMetadata.searchMinimumLength or longer than 80 characters.
   */
  readonly search: SearchResults;
  /** The player's own stakes since this session began, and when that was. */
  readonly sessionSpend: SessionSpend;
  /** A bet that somebody shares, as it can be bet on now; null where the link was not made here for this brand. */
  readonly sharedBet: Maybe<SharedBet>;
  readonly sportsMenu: ReadonlyArray<SportsMenuItem>;
  /** The table of a competition. Null when there is no such competition, or nobody keeps a table of it (one night of fights). */
  readonly standings: Maybe<Standings>;
  /**
   * What an app needs to know before it shows anything but its shell. The region is decided by the geo packet, else by the coordinates, else by the
   * IP address. connectToken: the anonymous token of the device of a player, which is answered renewed. Errors: CONNECT_TOKEN_INVALID,
   * GEO_PACKET_INVALID, LAT_LONG_INVALID; the same request may be made again without what is invalid.
   */
  readonly startup: Startup;
  /** Every year in which the player has played, the newest first, with the forms of its payouts. */
  readonly taxForms: ReadonlyArray<TaxYear>;
  /** Null when the brand has no such tournament. */
  readonly tournament: Maybe<TournamentPage>;
  /** The brand's tournaments that are not long over: those that run first, then those to come, then those that have ended. */
  readonly tournaments: ReadonlyArray<Tournament>;
  /** How many of the player's bets have been settled since they last had the settled ones on screen, on any device; of the last 30 days. */
  readonly unseenSettledBets: Scalars['Int']['output'];
  readonly validateDepositPromoCode: DepositPromoCode;
};


export type QueryAccountMenuArgs = {
  skipAccount?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAwardDetailsSectionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBetHistoryArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBetHistorySectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filterId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
  sectionId: Scalars['ID']['input'];
  sport?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBetStoryArgs = {
  betId: Scalars['ID']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type QueryBetslipArgs = {
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type QueryCashOutArgs = {
  requestId: Scalars['ID']['input'];
};


export type QueryCasinoCategoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CasinoGameFilter>;
  first?: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
  sort?: CasinoGameSort;
};


export type QueryCasinoFreeToPlayArgs = {
  promotionId: Scalars['ID']['input'];
};


export type QueryCasinoGamePageArgs = {
  gameId: Scalars['ID']['input'];
};


export type QueryCasinoJackpotPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCasinoLobbyArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


export type QueryCasinoRoundArgs = {
  roundId: Scalars['ID']['input'];
};


export type QueryCasinoRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sessionId: Scalars['ID']['input'];
};


export type QueryCasinoSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type QueryCasinoSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCasinoSubLobbyArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCompetitionArgs = {
  competition: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  sport: Scalars['String']['input'];
};


export type QueryCompetitionSectionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  view: SlateView;
};


export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventSnapshotsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryEventStatisticsArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryFeaturedBetArgs = {
  featuredBetId: Scalars['ID']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type QueryFeaturedBetsArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type QueryLimitHistorySectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type QueryLineMovementArgs = {
  selectionId: Scalars['ID']['input'];
};


export type QueryLinkedSelectionsArgs = {
  selectionIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryLiveStreamArgs = {
  eventId: Scalars['ID']['input'];
};


export type QueryLoyaltyRedemptionArgs = {
  requestId: Scalars['ID']['input'];
};


export type QueryMyBetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: BetsFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<BetType>;
};


export type QueryOneTimeCodeArgs = {
  source: OneTimeCodeSource;
};


export type QueryPaymentFacilitiesArgs = {
  geoPacket?: InputMaybe<Scalars['String']['input']>;
  paymentProviderId: Scalars['ID']['input'];
};


export type QueryPaymentFormFieldsArgs = {
  paymentProviderId: Scalars['ID']['input'];
  type: PaymentType;
};


export type QueryPaymentProviderArgs = {
  paymentProviderId: Scalars['ID']['input'];
  type: PaymentType;
};


export type QueryPaymentProviderMethodsArgs = {
  paymentProviderId: Scalars['ID']['input'];
  type: PaymentType;
};


export type QueryPaymentProvidersLandingPageArgs = {
  capabilities: ReadonlyArray<PaymentCapability>;
  iconHeight?: InputMaybe<Scalars['Int']['input']>;
  iconWidth?: InputMaybe<Scalars['Int']['input']>;
  type: PaymentType;
};


export type QueryPaymentRequestArgs = {
  requestId: Scalars['ID']['input'];
  type: PaymentType;
};


export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  type?: InputMaybe<PaymentType>;
};


export type QueryPlacementArgs = {
  placementId: Scalars['ID']['input'];
};


export type QueryPopularParlaysArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
  sort?: LoungeSort;
};


export type QueryPromotionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuickBetSlipArgs = {
  betAmount: Scalars['Long']['input'];
  denominatorLong: Scalars['Long']['input'];
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  numeratorLong: Scalars['Long']['input'];
  oddsFormat?: InputMaybe<OddsFormat>;
  points?: InputMaybe<Scalars['Float']['input']>;
  selectionId: Scalars['ID']['input'];
};


export type QueryQuickDepositLandingPageArgs = {
  iconHeight?: InputMaybe<Scalars['Int']['input']>;
  iconWidth?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReceiptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryResponsibleGamingLimitsArgs = {
  limitType: ResponsibleGamingLimitType;
};


export type QuerySearchArgs = {
  limit?: Scalars['Int']['input'];
  tab?: SearchTab;
  term: Scalars['String']['input'];
};


export type QuerySharedBetArgs = {
  oddsFormat?: InputMaybe<OddsFormat>;
  shareId: Scalars['ID']['input'];
};


export type QueryStandingsArgs = {
  competitionId: Scalars['ID']['input'];
};


export type QueryStartupArgs = {
  connectToken?: InputMaybe<Scalars['String']['input']>;
  geoPacket?: InputMaybe<Scalars['String']['input']>;
  latLongParams?: InputMaybe<LatLongParams>;
};


export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryValidateDepositPromoCodeArgs = {
  code: Scalars['String']['input'];
};

/** Bets with a single tap. */
export type QuickBetPreference = {
  readonly __typename?: 'QuickBetPreference';
  /** The stake of a tap. */
  readonly betAmount: Money;
  /** Off until the player turns them on. */
  readonly enabled: Scalars['Boolean']['output'];
};

export type QuickBetSlip = {
  readonly __typename?: 'QuickBetSlip';
  /** Null: the selection is not offered any more. */
  readonly draftBet: Maybe<DraftBet>;
  /** Those that a section of the slip has; the bet and its leg have their own. */
  readonly errors: ReadonlyArray<BetslipError>;
};

export type QuickDepositLandingPage = {
  readonly __typename?: 'QuickDepositLandingPage';
  readonly depositRule: DepositRule;
  /** Null: quick deposit is not offered. */
  readonly preferredProvider: Maybe<PaymentProvider>;
  readonly providers: ReadonlyArray<PaymentProvider>;
};

export type Receipt = {
  readonly __typename?: 'Receipt';
  readonly amount: Money;
  readonly cancellable: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** Of a DEPOSIT. */
  readonly depositStatus: Maybe<DepositStatus>;
  readonly id: Scalars['ID']['output'];
  readonly provider: ReceiptProvider;
  readonly receiptLines: ReadonlyArray<ReceiptLine>;
  /** No change is expected any more. */
  readonly settled: Scalars['Boolean']['output'];
  /** What the player reads of the status, as one sentence. */
  readonly statusText: Scalars['String']['output'];
  /** The way of a withdrawal; empty for a deposit. */
  readonly steps: ReadonlyArray<WithdrawalStep>;
  readonly transactionId: Scalars['String']['output'];
  readonly type: PaymentType;
  /** Of a WITHDRAWAL. */
  readonly withdrawalStatus: Maybe<WithdrawalStatus>;
};

export type ReceiptLine = {
  readonly __typename?: 'ReceiptLine';
  /** Of WORKING_HOURS: day and hours. */
  readonly hours: ReadonlyArray<WorkingHours>;
  /** Of a LIST. */
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  readonly kind: ReceiptLineKind;
  readonly label: Maybe<Scalars['String']['output']>;
  /** Of a LOCATION: a map of it. */
  readonly url: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
};

/** The specification's nine kinds; a client shows one it does not know as DEFAULT. */
export type ReceiptLineKind =
  | 'DEFAULT'
  | 'HEADER'
  | 'INFORMATION'
  | 'LIST'
  | 'LOCATION'
  | 'PROMPT'
  | 'SEPARATOR'
  | 'WARNING'
  | 'WORKING_HOURS';

export type ReceiptProvider = {
  readonly __typename?: 'ReceiptProvider';
  readonly code: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

/** The programme that rewards inviting friends. */
export type ReferralMenuShelf = {
  readonly __typename?: 'ReferralMenuShelf';
  readonly image: Maybe<Scalars['String']['output']>;
  /** The player has never opened the referral section. */
  readonly isFirstTimeViewer: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly referralSectionDeepLink: DeepLink;
  readonly subtext: Scalars['String']['output'];
};

export type Referrals = {
  readonly __typename?: 'Referrals';
  /** What each of the two is given. */
  readonly award: Money;
  readonly code: Scalars['String']['output'];
  readonly completed: ReadonlyArray<ReferredFriend>;
  /** Bonus bets of all that are complete. */
  readonly earned: Money;
  readonly inProgress: ReadonlyArray<ReferredFriend>;
  /** Of the brand's sign-up, with the code. */
  readonly link: Scalars['String']['output'];
  /** What has to be done, and what it costs, each in a sentence. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
};

/** A friend, by first name and the first letter of the last one. */
export type ReferredFriend = {
  readonly __typename?: 'ReferredFriend';
  readonly award: Maybe<Money>;
  /** Null: not yet. */
  readonly completedAt: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  readonly signedUpAt: Scalars['DateTime']['output'];
  /** What is to be done next, or that it is complete. */
  readonly stepText: Scalars['String']['output'];
  readonly steps: Scalars['Int']['output'];
  /** Of `steps`, those that are done. */
  readonly stepsDone: Scalars['Int']['output'];
};

/** A leg that cannot be in one bet with the other legs of its event. */
export type RefusedLeg = {
  readonly __typename?: 'RefusedLeg';
  readonly draftLegId: Scalars['ID']['output'];
  readonly reason: JoinRefusal;
};

export type Region = {
  readonly __typename?: 'Region';
  readonly isoCode: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type RegionalMetadata = {
  readonly __typename?: 'RegionalMetadata';
  readonly currentCountry: Scalars['String']['output'];
  readonly currentRegion: Region;
  readonly currentRegionCode: Scalars['String']['output'];
  readonly ipAddress: Scalars['String']['output'];
  readonly ipAddressCheckTimerSeconds: Scalars['Int']['output'];
  readonly ipAddressCity: Maybe<Scalars['String']['output']>;
  readonly ipAddressCountryCode: Scalars['String']['output'];
  readonly ipAddressRegionCode: Maybe<Scalars['String']['output']>;
  readonly validRegion: Scalars['Boolean']['output'];
};

export type ResponsibleGaming = {
  readonly __typename?: 'ResponsibleGaming';
  readonly icon: Scalars['String']['output'];
  readonly logos: ReadonlyArray<Logo>;
  readonly restrictedBalanceDisclaimer: Scalars['String']['output'];
};

export type ResponsibleGamingLimit = {
  readonly __typename?: 'ResponsibleGamingLimit';
  /** Null: there is no limit. */
  readonly activeLimit: Maybe<LimitValue>;
  /** The newest few; more by limitHistorySection. */
  readonly history: ReadonlyArray<LimitHistoryItem>;
  /** Names the type and period: the same for every player. */
  readonly id: Scalars['ID']['output'];
  readonly limitType: ResponsibleGamingLimitType;
  readonly pendingLimit: Maybe<PendingLimit>;
  /** Null: MAX_SINGLE_WAGER. */
  readonly period: Maybe<ResponsibleGamingLimitPeriod>;
  readonly title: Scalars['String']['output'];
  /** What counts against it in this period; null: nothing is counted (MAX_SINGLE_WAGER). */
  readonly used: Maybe<LimitUse>;
};

/** Of a pending limit. ACTION_REQUIRED: it can be confirmed now. */
export type ResponsibleGamingLimitBadge =
  | 'ACTION_REQUIRED'
  | 'INCREASE_PENDING'
  | 'REMOVAL_PENDING';

export type ResponsibleGamingLimitPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

export type ResponsibleGamingLimitType =
  | 'DAILY_TIME'
  | 'DEPOSIT'
  | 'LOSS'
  | 'MAX_SINGLE_WAGER'
  | 'SPEND';

/** Several legs of one event that count as one pick of their bet. */
export type SameGamePick = {
  readonly __typename?: 'SameGamePick';
  readonly legIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Of them together, as they were placed; null where its parts do not fit 53 bits. */
  readonly odds: Maybe<Odds>;
};

export type ScoreScope =
  | 'ALL'
  | 'REGULATION';

export type SearchBadge = {
  readonly __typename?: 'SearchBadge';
  readonly abbreviation: Scalars['String']['output'];
  readonly colors: ReadonlyArray<Scalars['String']['output']>;
};

export type SearchEvent = {
  readonly __typename?: 'SearchEvent';
  readonly id: Scalars['ID']['output'];
  /** As of Event. */
  readonly isTimeUnknown: Scalars['Boolean']['output'];
  readonly marketCount: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Of the winner, in the order of the event’s name, while its market takes bets; else none. */
  readonly prices: ReadonlyArray<SearchPrice>;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: EventStatus;
};

/** A selection as it was offered when the search was answered. */
export type SearchPrice = {
  readonly __typename?: 'SearchPrice';
  readonly name: Scalars['String']['output'];
  readonly odds: Odds;
};

export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** Of a team, a player’s team, or of both sides of an event; none for others. */
  readonly badges: ReadonlyArray<SearchBadge>;
  /** The competition of a team or event, the sport of a competition, team and position of a player, a sentence about a page. */
  readonly detail: Scalars['String']['output'];
  /** The event itself, or the next one of a team or player; null for others. */
  readonly event: Maybe<SearchEvent>;
  /** The name of an icon. */
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly path: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly type: SearchResultType;
};

export type SearchResultType =
  | 'COMPETITION'
  | 'EVENT'
  /** Of the casino. */
  | 'GAME'
  | 'PAGE'
  /** Of a team with a listed event. */
  | 'PLAYER'
  | 'TEAM';

export type SearchResults = {
  readonly __typename?: 'SearchResults';
  /** Matches of each tab, also beyond the limit. At most 100 events and 100 others are counted. */
  readonly counts: ReadonlyArray<SearchTabCount>;
  readonly results: ReadonlyArray<SearchResult>;
};

export type SearchTab =
  | 'ALL'
  | 'CASINO'
  | 'SPORTSBOOK';

export type SearchTabCount = {
  readonly __typename?: 'SearchTabCount';
  readonly count: Scalars['Int']['output'];
  readonly tab: SearchTab;
};

/** A selection with the price it had at its event's sequence. Live prices come through eventUpdated, never through a cache. */
export type Selection = {
  readonly __typename?: 'Selection';
  readonly denominatorLong: Scalars['Long']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
  /** With the side OUTCOME: which one; a key that the market's type explains. */
  readonly outcome: Maybe<Scalars['String']['output']>;
  /** Line of a spread, total or milestone, in points. */
  readonly points: Maybe<Scalars['Float']['output']>;
  readonly rawId: Scalars['String']['output'];
  readonly side: SelectionSide;
};

export type SelectionAttribute = {
  readonly __typename?: 'SelectionAttribute';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type SelectionPrice = {
  readonly __typename?: 'SelectionPrice';
  readonly denominatorLong: Scalars['Long']['output'];
  readonly numeratorLong: Scalars['Long']['output'];
  readonly points: Maybe<Scalars['Float']['output']>;
  readonly selectionId: Scalars['ID']['output'];
};

export type SelectionSide =
  | 'AWAY'
  | 'DRAW'
  | 'EVEN'
  | 'HOME'
  | 'NO'
  | 'ODD'
  /** Its selection's `outcome` says which. */
  | 'OUTCOME'
  | 'OVER'
  | 'UNDER'
  | 'YES';

export type ServiceAttributes = {
  readonly __typename?: 'ServiceAttributes';
  readonly appUrl: Scalars['String']['output'];
  /** Null for an app that is not a casino alone. */
  readonly casinoOutOfState: Maybe<CasinoOutOfState>;
  readonly customerSupport: CustomerSupport;
  readonly footerDisclaimers: ReadonlyArray<Disclaimer>;
  readonly frames: FrameAttributes;
  readonly geolocation: GeolocationAttributes;
  readonly identity: IdentityAttributes;
  /** Folder of the menus' icons, by environment and brand: `{icon}.svg`, 84 by 84 pixels. */
  readonly navIconsUrl: Scalars['String']['output'];
  readonly payments: PaymentsAttributes;
  readonly sportsbook: SportsbookAttributes;
};

export type SessionSpend = {
  readonly __typename?: 'SessionSpend';
  readonly amount: Money;
  /** ISO 8601. */
  readonly since: Scalars['String']['output'];
};

export type SharedBet = {
  readonly __typename?: 'SharedBet';
  /** Only where whoever shares it has chosen to show it. */
  readonly betAmount: Maybe<Money>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly legs: ReadonlyArray<SharedBetLeg>;
  /** Its picks of several legs; every other leg is a pick of its own. */
  readonly sameGamePicks: ReadonlyArray<SharedSameGamePick>;
  readonly shareId: Scalars['ID']['output'];
  /** Of all its legs as they were shared; null where the kind of bet has none of its own. */
  readonly sharedTotalOdds: Maybe<Scalars['String']['output']>;
  readonly status: SharedBetStatus;
  /** Of the legs that take bets, at the prices of now; null where there are none, or the kind has none of its own. */
  readonly totalOdds: Maybe<Scalars['String']['output']>;
  /** Null where the link is too old. */
  readonly type: Maybe<BetType>;
};

export type SharedBetLeg = {
  readonly __typename?: 'SharedBetLeg';
  /** Its price or its line is another one than was shared. */
  readonly hasMoved: Scalars['Boolean']['output'];
  /** Whether it takes bets. */
  readonly isOpen: Scalars['Boolean']['output'];
  readonly selection: LinkedSelection;
  /** As it was shared; null for a leg of a teaser, whose line was moved by its points. */
  readonly sharedOdds: Maybe<Odds>;
  readonly sharedPoints: Maybe<Scalars['Float']['output']>;
};

export type SharedBetLink = {
  readonly __typename?: 'SharedBetLink';
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Address below the brand's own. */
  readonly path: Scalars['String']['output'];
  readonly shareId: Scalars['ID']['output'];
};

export type SharedBetStatus =
  /** None of its legs takes bets. */
  | 'CLOSED'
  /** The link is too old; nothing more is said of the bet. */
  | 'EXPIRED'
  /** All of it takes bets. */
  | 'OPEN'
  /** Some of its legs take no bets. */
  | 'PARTLY_CLOSED';

/** Several legs of one event that count as one pick where the bet is placed now. */
export type SharedSameGamePick = {
  readonly __typename?: 'SharedSameGamePick';
  /** Of them together, at the prices of now; null where one of them takes no bets, or its parts do not fit 53 bits. */
  readonly odds: Maybe<Odds>;
  /** Of the selections of its legs. */
  readonly selectionIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type Side =
  | 'AWAY'
  | 'HOME';

export type SideForm = {
  readonly __typename?: 'SideForm';
  readonly games: ReadonlyArray<FormGame>;
  readonly side: Side;
};

export type SideProfile = {
  readonly __typename?: 'SideProfile';
  readonly facts: ReadonlyArray<Fact>;
  readonly side: Side;
};

export type Situation = {
  readonly __typename?: 'Situation';
  readonly side: Side;
  /** `3rd & 7 at BUF 32`, `Serving 30–15`, `2 out, runners on 1st and 3rd`. */
  readonly text: Scalars['String']['output'];
};

export type SlateView =
  | 'HOME'
  | 'LIVE';

/** Sport, organization, competition, live event: four levels at most. A HEADER opens and closes; with a deepLink it is a page, too. */
export type SportsMenuItem = {
  readonly __typename?: 'SportsMenuItem';
  readonly children: ReadonlyArray<SportsMenuItem>;
  readonly deepLink: Maybe<DeepLink>;
  readonly icon: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly live: Scalars['Boolean']['output'];
  readonly liveCount: Scalars['Int']['output'];
  readonly type: SportsMenuItemType;
};

export type SportsMenuItemType =
  | 'HEADER'
  | 'LEAF';

export type SportsbookAttributes = {
  readonly __typename?: 'SportsbookAttributes';
  readonly url: Scalars['String']['output'];
  readonly websocketUrl: Scalars['String']['output'];
};

export type Standings = {
  readonly __typename?: 'Standings';
  readonly asOf: Scalars['DateTime']['output'];
  /** Columns beside place and name, in order: `W`, `L`, `PCT`, `Streak`. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly competitionId: Scalars['ID']['output'];
  readonly rows: ReadonlyArray<StandingsRow>;
};

export type StandingsRow = {
  readonly __typename?: 'StandingsRow';
  readonly abbreviation: Scalars['String']['output'];
  readonly colors: ReadonlyArray<Scalars['String']['output']>;
  /** The last five, the last first. */
  readonly form: ReadonlyArray<GameOutcome>;
  readonly headshot: Maybe<ParticipantImage>;
  /** Of a team 72 pixels; null for a person. */
  readonly logo: Maybe<ParticipantImage>;
  readonly name: Scalars['String']['output'];
  readonly place: Scalars['Int']['output'];
  /** In the order of the columns. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

export type Startup = {
  readonly __typename?: 'Startup';
  /** For those who are not logged in: owns the anonymous betslip. Valid 24 hours. */
  readonly anonymousToken: Scalars['String']['output'];
  readonly applicationMetadata: ApplicationMetadata;
  readonly launchPage: LaunchPage;
  readonly organizationLogos: ReadonlyArray<Logo>;
  readonly regionalMetadata: RegionalMetadata;
  readonly responsibleGaming: ResponsibleGaming;
  readonly serviceAttributes: ServiceAttributes;
};

export type Statistic = {
  readonly __typename?: 'Statistic';
  readonly away: Scalars['String']['output'];
  /** As they are shown: `62%`, `31:20`, `4 of 11`. */
  readonly home: Scalars['String']['output'];
  /** The home side's part of both, 0 to 1, for a bar; null where the two are not parts of one. */
  readonly homeShare: Maybe<Scalars['Float']['output']>;
  /** The same in every event of a sport: `possession`, `shots`, `total-yards`. */
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The logged-in player's balances after every change; the first value comes at once. */
  readonly accountBalance: AccountBalances;
  /** One of the player's bets was placed, settled or re-graded. */
  readonly betUpdated: PlacedBet;
  /** The caller's slip after every change, whichever tab or feed made it. Prices of its legs follow within a second. */
  readonly betslipUpdated: Betslip;
  /** The offers for the player's own bets: at first all of them, then those that have changed, at most once a second. At most 50 bets. */
  readonly cashOutOffersUpdated: ReadonlyArray<CashOutOffer>;
  /** All jackpots after every change of one; the first value comes at once. */
  readonly casinoJackpotsUpdated: ReadonlyArray<CasinoJackpot>;
  /**
   * Every change of a watched event: prices, market status, score, clock. Sequences of one event are consecutive; a missing number is a
   * gap, after which eventSnapshots tells the truth. At most 200 events a subscription.
   */
  readonly eventUpdated: EventUpdate;
  /** All that the player has starred, after each change in another tab or on another device. */
  readonly favouritesUpdated: ReadonlyArray<SearchResult>;
  /** An account of the logged-in player after it was linked or unlinked. */
  readonly linkedAccountUpdated: LinkedAccount;
  /** All of the player's alerts, whenever one has ended, and after each change in another tab or on another device. */
  readonly priceAlertsUpdated: ReadonlyArray<PriceAlert>;
  /** The player's payment after every change; the first value comes at once. */
  readonly receiptUpdated: Receipt;
  /** The sequence of every watched event, at once and then about once in five seconds, so that a silent gap is noticed. */
  readonly sequenceTick: ReadonlyArray<EventSequence>;
};


export type SubscriptionBetslipUpdatedArgs = {
  includeOddsTrend?: InputMaybe<Scalars['Boolean']['input']>;
  oddsFormat?: InputMaybe<OddsFormat>;
};


export type SubscriptionCashOutOffersUpdatedArgs = {
  betIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type SubscriptionEventUpdatedArgs = {
  eventIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type SubscriptionReceiptUpdatedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionSequenceTickArgs = {
  eventIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type SummaryPeriod =
  | 'MONTH'
  | 'TODAY'
  | 'WEEK'
  | 'YEAR';

/**
 * The place of a change in the order in which one tab makes them, over reloads of its page too. Once the slip has taken a later change of the
 * tab, this one is refused with `edgebook.betslip.stale`: what an earlier page has sent cannot undo what the player did since.
 */
export type TabChangeInput = {
  /** Grows with every change. The same number again is the same change again. */
  readonly number: Scalars['Long']['input'];
  readonly tabId: Scalars['ID']['input'];
};

export type TaxForm = {
  readonly __typename?: 'TaxForm';
  /** The later year whose form corrects this one; null: it stands as it is. */
  readonly correctedIn: Maybe<Scalars['Int']['output']>;
  readonly displayName: Scalars['String']['output'];
  /** A PDF. */
  readonly downloadUrl: Scalars['String']['output'];
  /** It changes a form of an earlier year by `winnings`. */
  readonly isCorrection: Scalars['Boolean']['output'];
  readonly paidAt: Scalars['DateTime']['output'];
  readonly w2gId: Scalars['ID']['output'];
  readonly wager: Money;
  readonly winnings: Money;
};

export type TaxYear = {
  readonly __typename?: 'TaxYear';
  /** What casino sessions of the year won in cash, less what they took of it. */
  readonly casinoNet: Money;
  /** The year as a zip: each form and the statement as PDF, and their data as comma-separated values. */
  readonly downloadUrl: Scalars['String']['output'];
  readonly forms: ReadonlyArray<TaxForm>;
  /** What settled bets returned in the year, less their stakes. */
  readonly sportsNet: Money;
  /** What was wagered and paid in the year, by product, with the sums of the forms, as a PDF. */
  readonly statementUrl: Scalars['String']['output'];
  /** Sum of the winnings on the forms. */
  readonly winnings: Money;
  readonly year: Scalars['Int']['output'];
};

export type Teaser = {
  readonly __typename?: 'Teaser';
  /** `2-team football teaser`. */
  readonly label: Scalars['String']['output'];
  readonly teaserPoints: TeaserPoints;
  /** All points that can be chosen, those of the first leg. */
  readonly teaserPreviews: ReadonlyArray<TeaserPreview>;
};

export type TeaserPoints = {
  readonly __typename?: 'TeaserPoints';
  /** Added to the line of the first leg, in the player's favour; a leg of the other sport gets the points that go with them. */
  readonly decimalPoints: Scalars['Float']['output'];
};

export type TeaserPreview = {
  readonly __typename?: 'TeaserPreview';
  /** Whether a teaser of these legs can have these points. */
  readonly enabled: Scalars['Boolean']['output'];
  readonly points: Scalars['Float']['output'];
  /** What they take, where they cannot be chosen: `3 legs`, `football only`. */
  readonly requirement: Maybe<Scalars['String']['output']>;
  /** The price with these points; null where they cannot be chosen. */
  readonly totalOdds: Maybe<Scalars['String']['output']>;
};

/** What a benefit is in each of `tiers`; null: that tier does not have it. */
export type TierBenefit = {
  readonly __typename?: 'TierBenefit';
  readonly title: Scalars['String']['output'];
  readonly values: ReadonlyArray<TierBenefitValue>;
};

export type TierBenefitValue = {
  readonly __typename?: 'TierBenefitValue';
  readonly tierName: LoyaltyTier;
  readonly value: Maybe<Scalars['String']['output']>;
};

/** Points from which on a tier is reached, and from which on the next one is. */
export type TierBounds = {
  readonly __typename?: 'TierBounds';
  readonly lowerBound: Scalars['Int']['output'];
  /** Null for the highest tier. */
  readonly upperBound: Maybe<Scalars['Int']['output']>;
};

export type ToolbarMode =
  | 'CASINO'
  | 'SPORTSBOOK';

/** Play money only: nothing is staked, paid or won but a place. */
export type Tournament = {
  readonly __typename?: 'Tournament';
  /** Play dollars that each player begins with. */
  readonly budget: Scalars['Int']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  /** Of the player that asks; null: not joined, or not logged in. */
  readonly entry: Maybe<TournamentEntry>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Who may play now: excluded players are not counted. */
  readonly playerCount: Scalars['Int']['output'];
  /** Slugs of the sports whose games count; empty: all. */
  readonly sports: ReadonlyArray<Scalars['String']['output']>;
  /** Picks are taken, on games that start, between these. */
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: TournamentStatus;
};

export type TournamentEntry = {
  readonly __typename?: 'TournamentEntry';
  readonly isTied: Scalars['Boolean']['output'];
  /** The player's number in this tournament, which others see in place of a name. */
  readonly number: Scalars['Int']['output'];
  readonly pickCount: Scalars['Int']['output'];
  /** Null while the player is not listed. */
  readonly place: Maybe<Scalars['Int']['output']>;
  /** What is left to bet with. */
  readonly remaining: Scalars['Int']['output'];
  /** What settled picks have paid back, stakes included: what places go by. */
  readonly returned: Scalars['Int']['output'];
  readonly settledCount: Scalars['Int']['output'];
};

export type TournamentError = {
  readonly __typename?: 'TournamentError';
  readonly code: TournamentErrorCode;
  /** What the player reads. */
  readonly message: Scalars['String']['output'];
};

export type TournamentErrorCode =
  | 'ACKNOWLEDGEMENT_REQUIRED'
  /** There is a pick on this market already. */
  | 'ALREADY_PICKED'
  | 'BUDGET_EXCEEDED'
  | 'ENDED'
  /** Its game has begun, is over, or is not one of the tournament's. */
  | 'EVENT_NOT_OPEN'
  | 'EXCLUSION_BOUNDARY'
  /** A limit of the player's is used up. */
  | 'LIMIT_REACHED'
  | 'LOCATION_UNVERIFIED'
  | 'MARKET_NOT_OPEN'
  | 'NOT_JOINED'
  | 'NOT_STARTED'
  | 'ODDS_CHANGED'
  | 'OUTSIDE_OPERATING_AREA'
  /** Excluded, in a cool-off, or closed. */
  | 'PLAYER_RESTRICTED'
  | 'UNKNOWN_TOURNAMENT';

export type TournamentPage = {
  readonly __typename?: 'TournamentPage';
  /** When the leaderboard was computed. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Games that can be picked now with their main markets, in order of start; at most 20. */
  readonly events: ReadonlyArray<Event>;
  /** The first 20, and the player with those next to them. */
  readonly leaderboard: ReadonlyArray<TournamentRow>;
  /** The player's own, newest first. */
  readonly picks: ReadonlyArray<TournamentPick>;
  readonly tournament: Tournament;
};

export type TournamentPayload = {
  readonly __typename?: 'TournamentPayload';
  /** Null: done. */
  readonly error: Maybe<TournamentError>;
  /** As it is now; null where there is no such tournament. */
  readonly page: Maybe<TournamentPage>;
};

export type TournamentPick = {
  readonly __typename?: 'TournamentPick';
  readonly denominatorLong: Scalars['Long']['output'];
  readonly eventName: Scalars['String']['output'];
  readonly eventStartsAt: Scalars['DateTime']['output'];
  readonly grade: LegGrade;
  readonly id: Scalars['ID']['output'];
  readonly marketName: Scalars['String']['output'];
  readonly marketType: MarketType;
  readonly numeratorLong: Scalars['Long']['output'];
  readonly points: Maybe<Scalars['Float']['output']>;
  /** What it paid back; 0 while it is pending. */
  readonly returned: Scalars['Int']['output'];
  readonly selectionName: Scalars['String']['output'];
  readonly stake: Scalars['Int']['output'];
};

export type TournamentPickInput = {
  readonly denominatorLong: Scalars['Long']['input'];
  readonly numeratorLong: Scalars['Long']['input'];
  /** Made by the client, the same for each try. */
  readonly pickId: Scalars['ID']['input'];
  readonly points?: InputMaybe<Scalars['Float']['input']>;
  readonly selectionId: Scalars['ID']['input'];
  /** Whole play dollars. */
  readonly stake: Scalars['Int']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

export type TournamentRow = {
  readonly __typename?: 'TournamentRow';
  readonly isTied: Scalars['Boolean']['output'];
  readonly isYou: Scalars['Boolean']['output'];
  /** Shown as Player 17. */
  readonly number: Scalars['Int']['output'];
  readonly pickCount: Scalars['Int']['output'];
  readonly place: Scalars['Int']['output'];
  readonly returned: Scalars['Int']['output'];
};

export type TournamentStatus =
  /** No more picks; picks on games that still run may change the places. */
  | 'ENDED'
  | 'RUNNING'
  | 'UPCOMING';

/** An expected failure, tied to what caused it. */
export type UserError = {
  readonly __typename?: 'UserError';
  readonly action: Maybe<Scalars['String']['output']>;
  readonly field: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly message: Scalars['String']['output'];
};

/** APP_TOUR: the card of showAppTourCard. W2G_WIN: the win of w2gWin. FIRST_WAGER: the modal of showFirstWagerModal. */
export type UserNoticeType =
  | 'APP_TOUR'
  | 'FIRST_WAGER'
  | 'W2G_WIN';

export type UserPreferences = {
  readonly __typename?: 'UserPreferences';
  /** Every change is accepted: oddsAcceptance is ANY. */
  readonly autoAcceptOddsChanges: Scalars['Boolean']['output'];
  /** The balances of the casino's games, in the order of their use. */
  readonly casinoBalanceUsagePreferences: ReadonlyArray<CasinoBalance>;
  /** What the player wants to bet in a new straight bet; null: they have chosen none. */
  readonly defaultBetAmount: Maybe<Money>;
  readonly oddsAcceptance: OddsAcceptance;
  readonly oddsFormat: OddsFormat;
  readonly quickBets: QuickBetPreference;
};

/** A win that comes with a tax form (IRS form W-2G). */
export type W2gWin = {
  readonly __typename?: 'W2gWin';
  readonly gameName: Scalars['String']['output'];
  readonly winAmount: Money;
  /** What was withheld as federal tax; the rest was added to the balance. */
  readonly withheldAmount: Money;
  readonly wonAt: Scalars['DateTime']['output'];
};

export type WithdrawalCreateInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly facilityId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
};

export type WithdrawalStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PENDING_CASH_PICKUP'
  | 'PENDING_WIRE_WITHDRAWAL'
  | 'SUCCESSFUL';

export type WithdrawalStep = {
  readonly __typename?: 'WithdrawalStep';
  /** When it was reached. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** When it is expected. */
  readonly expectedBy: Maybe<Scalars['DateTime']['output']>;
  readonly name: WithdrawalStepName;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly state: WithdrawalStepState;
};

export type WithdrawalStepName =
  | 'ARRIVED'
  | 'CHECKED'
  | 'REQUESTED'
  | 'SENT';

export type WithdrawalStepState =
  | 'COMING'
  | 'CURRENT'
  | 'DONE'
  /** The way ended here. */
  | 'STOPPED';

export type WorkingHours = {
  readonly __typename?: 'WorkingHours';
  readonly days: Scalars['String']['output'];
  readonly hours: Scalars['String']['output'];
};
