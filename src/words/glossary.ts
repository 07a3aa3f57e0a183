/**
 * The names that every screen uses: one name for one thing. `tests/architecture/wordLaws.ts` finds a text that says it otherwise. Words that
 * the specification gives to the letter ("Log In", "No Limit", "See Details") are not in here: they stand where it puts them (adr/0107).
 */

/** The moneys of a player and what a bet returns. */
export const MONEY_WORDS = {
  /** Money of the player: what can be bet and, once it is cleared, withdrawn. */
  cash: 'Cash',
  /** What a sandbox gives a new account to try the product with. */
  playMoney: 'Play money',
  /** Money of the operator for bets on sports. */
  siteCredit: 'Site credit',
  /** Money of the operator for casino games, until it is wagered. */
  casinoBonus: 'Casino bonus',
  /** What settled bets earn in the loyalty programme. */
  points: 'Points',
  /** What a bet pays, stake included: before it is settled and after. */
  payout: 'Payout',
  /** Payout less stake, signed. */
  netResult: 'Net result',
  /** A change of a balance that a person at the operator has made. */
  adjustment: 'Adjustment',
} as const;

/** The states of a price, a pick and a limit: one word for each state. */
export const STATE_WORDS = {
  /** Betting on it is over: the event has ended, or it was taken off. It does not come back. */
  closed: 'Closed',
  /** No bets for the moment. It may come back. */
  suspended: 'Suspended',
  /** A limit that nobody has set. As the specification writes it. */
  noLimit: 'No Limit',
  /** Before the moment at which a limit's period begins anew: "Resets Sunday, Nov 29". */
  resets: 'Resets',
} as const;

/** What a press does, where several screens offer the same thing. */
export const ACTION_WORDS = {
  chooseCasino: 'Choose a casino',
  chooseMethod: 'Choose another method',
  startBetting: 'Start betting',
  backToBetslip: 'Back to your betslip',
  startPlaying: 'Start playing',
  useReward: 'Use it',
} as const;
