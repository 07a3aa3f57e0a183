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

export type AccountLinkPromptType =
  | 'ACCOUNT_MENU';

/** DUPLICATE_PAIRWISE_ID: the account is linked with another player, or the player has linked another account. */
export type AccountLinkResult =
  | 'DUPLICATE_PAIRWISE_ID'
  | 'INVALID_TOKEN'
  | 'SUCCESS';

export type AmountField =
  | 'BET'
  | 'WIN';

export type AmountSourceType =
  | 'CASH'
  | 'FREE_BET'
  | 'PROMOTIONAL_CREDIT';

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

export type BetHistorySectionType =
  | 'BETS'
  | 'CASINO'
  | 'TRANSACTIONS';

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

export type BetStatus =
  /** Taken back by the operator, also at the player's request; the outcome says which. */
  | 'CANCELLED'
  /** It ought never to have been taken; the stake is returned, even after a settlement. */
  | 'INVALID'
  | 'OPEN'
  | 'SETTLED'
  | 'VOIDED';

export type BetStoryKind =
  | 'CANCELLED'
  | 'CASHED_OUT'
  | 'CORRECTED'
  | 'PLACED'
  | 'REOPENED'
  | 'SETTLED';

export type BetType =
  | 'PARLAY'
  | 'PARLAY_PLUS'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

export type BetsFilter =
  | 'OPEN'
  | 'SETTLED';

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

export type BetslipSectionKind =
  | 'PARLAY'
  | 'ROUND_ROBIN'
  | 'STRAIGHT'
  | 'TEASER';

export type CashOutOfferStatus =
  | 'OFFERED'
  /** There is no price of one of its legs at the moment. */
  | 'SUSPENDED'
  /** This bet is not cashed out. */
  | 'UNAVAILABLE';

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

/** All conditions have to hold. */
export type CasinoGameFilter = {
  readonly features?: ReadonlyArray<CasinoFeature>;
  /** The smallest bet is at most this, in cents. */
  readonly minimumBetUpTo?: InputMaybe<Scalars['Long']['input']>;
  /** One of these; all where it is empty. */
  readonly providerIds?: ReadonlyArray<Scalars['ID']['input']>;
};

export type CasinoGameSort =
  | 'NAME'
  | 'NEWEST'
  | 'POPULAR'
  /** The largest return to the player first; games without a published one last. */
  | 'RETURN';

export type CasinoLaunchErrorCode =
  | 'CASINO_RESTRICTION'
  | 'GEO_COMPLY_ERROR'
  | 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR'
  | 'LAUNCHED_FAILED'
  | 'RG_ACK_REQUIRED'
  | 'RG_LOSS_LIMIT'
  | 'RG_SPEND_LIMIT';

export type CasinoMode =
  | 'DEMO'
  | 'REAL';

export type CasinoRoundStatus =
  | 'ENDED'
  | 'OPEN'
  /** Its bets were taken back. */
  | 'ROLLED_BACK';

export type CasinoVolatility =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** What a deployment counts in; both are written with `$` and two decimals. */
export type Currency =
  | 'CAD'
  | 'USD';

export type CustomDialogButtonStyle =
  | 'primary'
  | 'secondary'
  | 'text';

export type CustomDialogButtonType =
  | 'deep_link'
  | 'dismiss'
  | 'external_link';

export type CustomDialogTriggerType =
  | 'on_login'
  | 'pages';

export type DepositAckType =
  /** The player's deposits have reached the amount of their state. */
  | 'DEPOSIT_AMOUNT';

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

export type DepositPromoCodeStatus =
  | 'EXPIRED'
  | 'UNKNOWN'
  /** By this player. */
  | 'USED'
  | 'VALID';

export type DepositStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PENDING_CASH_DEPOSIT'
  | 'PENDING_WIRE_DEPOSIT'
  | 'SUCCESSFUL';

export type DraftBetInput = {
  /** What was typed, in cents: the stake or what is to be won, not both. */
  readonly betAmount?: InputMaybe<Scalars['Long']['input']>;
  /** At the prices and lines the player has accepted. */
  readonly draftLegs: ReadonlyArray<AcceptedSelectionInput>;
  /** Of a draft bet. */
  readonly id: Scalars['ID']['input'];
  readonly winAmount?: InputMaybe<Scalars['Long']['input']>;
};

export type DropInCreateInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly type: PaymentType;
};

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

export type FanFollowKind =
  | 'COMPETITION'
  | 'TEAM';

export type GameOutcome =
  | 'DRAW'
  | 'LOSS'
  | 'WIN';

export type GeoDecision =
  | 'OUTSIDE'
  | 'REGION'
  /** Too near to a border to tell: refused, because it is not guessed. */
  | 'UNDECIDED';

export type GeoLicenseType =
  | 'NoDownloadBrowser'
  | 'Regular';

export type GeolocationParams = {
  readonly accuracy?: InputMaybe<Scalars['Float']['input']>;
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
  /** ISO 3166-2: the coordinates that are configured for the region, in place of the device's. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
};

export type HeartbeatStatus =
  | 'OK'
  | 'TIME_LIMIT_EXCEEDED';

export type HeldReason =
  /** Of deposits that the bank may still return. */
  | 'CLEARING'
  /** Paid for bets whose results may still be corrected. */
  | 'CORRECTABLE'
  /** What the player owes. */
  | 'OWED';

export type HistoryTransactionStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'FAILED'
  | 'PENDING'
  | 'RETURNED';

export type HouseRuleProduct =
  | 'CASINO'
  | 'SPORTSBOOK';

export type ImageSize = {
  readonly height: Scalars['Int']['input'];
  readonly width: Scalars['Int']['input'];
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

export type LegGrade =
  | 'HALF_LOSS'
  /** Of a quarter line: half of the stake has won or lost, and half is returned. */
  | 'HALF_WIN'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'VOIDED'
  | 'WIN';

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

export type LinkedAccountType =
  | 'SPORTS_MEDIA';

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

export type LoungeSort =
  /** The one that its own price calls likeliest first. */
  | 'LIKELIEST'
  /** Placed last first. */
  | 'NEWEST'
  /** By the number of players. */
  | 'POPULAR'
  /** The one whose first game starts soonest first. */
  | 'STARTING_SOON';

export type LoyaltyErrorType =
  /** The player is no member. */
  | 'NOT_A_MEMBER'
  /** Nothing is offered to this player at the moment; the credits are kept. */
  | 'NOT_OFFERED';

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

/** Which markets of its events a page shows: an update leaves out the others, and then says nothing about them. */
export type MarketScope =
  | 'ALL'
  | 'MAIN'
  /** Status, score and clock only. */
  | 'NONE';

export type MarketStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

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

export type MenuItemKind =
  /** A link; the client writes beside it a number or amount that it knows. */
  | 'CLIENT_DISPLAY'
  /** A link; the client writes under it a sentence that it knows. */
  | 'CLIENT_DISPLAY_DESCRIPTIVE'
  /** A link. */
  | 'LEAF'
  /** A page of its own that lists its children. */
  | 'PARENT';

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

export type PaymentAvailability =
  | 'AVAILABLE'
  | 'UNAVAILABLE';

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

export type PaymentFieldInput = {
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type PaymentFieldKind =
  | 'EMAIL'
  | 'SELECT'
  | 'TEXT';

export type PaymentFormInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly fields: ReadonlyArray<PaymentFieldInput>;
  readonly paymentProviderId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly type: PaymentType;
};

export type PaymentLimitPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

export type PaymentOutcome =
  /** The payment exists: receiptId. */
  | 'DECIDED'
  /** Nothing was begun and nothing will be under this id: userErrors. */
  | 'REFUSED'
  /** The id was used for something else. */
  | 'REUSED'
  /** Nothing is decided about the id: the same id may be sent again. */
  | 'UNKNOWN';

export type PaymentType =
  | 'DEPOSIT'
  | 'WITHDRAWAL';

export type PaymentValidateInput = {
  readonly amountCents: Scalars['Int']['input'];
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  readonly paymentProviderId: Scalars['ID']['input'];
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

export type PlacementStatus =
  /** Bets exist. */
  | 'PLACED'
  /** Decided: no bet exists and none will under this id. */
  | 'REJECTED';

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

export type PriceAlertState =
  /** Its market closed first. */
  | 'CLOSED'
  /** The player was told. */
  | 'REACHED'
  | 'WAITING'
  /** Reached, and not sent: nothing was offered to the player at that time. */
  | 'WITHHELD';

export type PromotionEnrollmentStatus =
  | 'NotRequired'
  /** The player has to opt in. */
  | 'Pending'
  /** The player has opted in. */
  | 'Success';

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

export type PushSubscriptionInput = {
  readonly auth: Scalars['String']['input'];
  /** The address at the browser's push service: https, and one of the services that the server knows. */
  readonly endpoint: Scalars['String']['input'];
  /** The browser's keys, in base64url. */
  readonly p256dh: Scalars['String']['input'];
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

export type ScoreScope =
  | 'ALL'
  | 'REGULATION';

export type SearchResultType =
  | 'COMPETITION'
  | 'EVENT'
  /** Of the casino. */
  | 'GAME'
  | 'PAGE'
  /** Of a team with a listed event. */
  | 'PLAYER'
  | 'TEAM';

export type SearchTab =
  | 'ALL'
  | 'CASINO'
  | 'SPORTSBOOK';

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

export type SharedBetStatus =
  /** None of its legs takes bets. */
  | 'CLOSED'
  /** The link is too old; nothing more is said of the bet. */
  | 'EXPIRED'
  /** All of it takes bets. */
  | 'OPEN'
  /** Some of its legs take no bets. */
  | 'PARTLY_CLOSED';

export type Side =
  | 'AWAY'
  | 'HOME';

export type SlateView =
  | 'HOME'
  | 'LIVE';

export type SportsMenuItemType =
  | 'HEADER'
  | 'LEAF';

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

export type ToolbarMode =
  | 'CASINO'
  | 'SPORTSBOOK';

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

export type TournamentStatus =
  /** No more picks; picks on games that still run may change the places. */
  | 'ENDED'
  | 'RUNNING'
  | 'UPCOMING';

/** APP_TOUR: the card of showAppTourCard. W2G_WIN: the win of w2gWin. FIRST_WAGER: the modal of showFirstWagerModal. */
export type UserNoticeType =
  | 'APP_TOUR'
  | 'FIRST_WAGER'
  | 'W2G_WIN';

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
