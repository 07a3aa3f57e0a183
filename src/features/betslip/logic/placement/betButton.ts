import { formatMoney } from '../../../../../core/money/money.ts';
import { suspensionText } from '../../../../../core/money/suspension.ts';
import type { SlipError } from '../slip.ts';
import { mostUrgent, OUTDATED_TEXT, withButton } from '../slipErrors.ts';

export type LoginState = 'unknown' | 'loggedOut' | 'loggedIn';

export interface UnavailableLeg {
  readonly title: string;
  /** `suspended` legs may open again. */
  readonly standing: 'closed' | 'suspended';
}

export interface BetButtonFacts {
  readonly login: LoginState;
  readonly online: boolean;
  /** Prices were live and are not now. */
  readonly paused?: boolean;
  /** They are paused because the network lets no live connection through. */
  readonly isSocketBlocked?: boolean | undefined;
  /** The server does not answer this version of the app any more. */
  readonly outdated?: boolean;
  /** The slip is being fetched, transferred or changed. */
  readonly updating: boolean;
  readonly placement: 'idle' | 'sending' | 'checking' | 'placed';
  readonly totalStakeCents: number;
  /** The part of it that the balance does not pay: bonus bets and credits. */
  readonly awardedCents?: number;
  readonly betCount: number;
  /** How long the server holds the bets being placed, because they are on a live event. */
  readonly heldMs: number;
  /** A field of these bets has an invalid amount. */
  readonly amountsInvalid: boolean;
  readonly changedLegs: number;
  /** Legs that take no bets now. */
  readonly unavailable: readonly UnavailableLeg[];
  /** Null while it is unknown. The server checks it then. */
  readonly balanceCents: number | null;
  readonly errors: readonly SlipError[];
  /** The server's reasons to refuse these bets. */
  readonly refusals: readonly string[];
}

/** The specification also names "Bet", with no rule between the two (docs/adr/0079). */
const PLACE_LABEL = 'Place Bet';

export type BetButtonKind =
  | 'loading'
  | 'logIn'
  | 'place'
  | 'acceptAndPlace'
  | 'accept'
  | 'deposit'
  | 'placed'
  | 'sending'
  | 'checking'
  | 'update'
  | 'blocked';

export interface BetButton {
  readonly kind: BetButtonKind;
  readonly label: string;
  readonly enabled: boolean;
  /** Why the button is disabled, or the error of the last try: text beside the button, linked to it. */
  readonly reason: string | null;
  /** True: the reason is for screen readers only. */
  readonly quiet: boolean;
}

export const OFFLINE_REASON = 'You’re offline. Bets can be placed once you’re back.';

export const PAUSED_REASON = 'Prices are paused. Bets can be placed once they’re live again.';

/** The slip's one button. The first rule that applies decides. */
export function betButton(facts: BetButtonFacts): BetButton {
  return (
    underWay(facts) ??
    standing(facts) ??
    tooOld(facts) ??
    paused(facts) ??
    blockedByServer(facts) ??
    changed(facts) ??
    unusable(facts) ??
    overBalance(facts) ??
    ready(facts)
  );
}

function button(kind: BetButtonKind, label: string, enabled: boolean, reason: string | null = null, quiet = false): BetButton {
  return { kind, label, enabled, reason, quiet };
}

function underWay(facts: BetButtonFacts): BetButton | null {
  if (facts.placement === 'placed') return button('placed', 'Bet Placed', false, 'Your bet is placed.', true);
  if (facts.placement === 'sending')
    return button(
      'sending',
      facts.betCount > 1 ? 'Placing bets' : 'Placing bet',
      false,
      facts.heldMs > 0 ? `Live bets are held for ${secondsText(facts.heldMs)} before they are accepted.` : null,
    );
  if (facts.placement === 'checking')
    return button('checking', 'Checking', false, 'We’re checking whether your bet was placed. Nothing will be placed twice.');
  return null;
}

function secondsText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function standing(facts: BetButtonFacts): BetButton | null {
  if (facts.login === 'unknown') return button('loading', PLACE_LABEL, false, 'Checking whether you’re logged in.', true);
  if (!facts.online)
    return button('blocked', facts.login === 'loggedOut' ? 'Log In to Bet' : PLACE_LABEL, false, OFFLINE_REASON, true);
  if (facts.login === 'loggedOut') return button('logIn', 'Log In to Bet', true);
  return null;
}

function tooOld(facts: BetButtonFacts): BetButton | null {
  if (facts.outdated !== true) return null;
  return button('update', 'Update now', true, mostUrgent(withButton(facts.errors, 'Retryable'))?.message ?? OUTDATED_TEXT);
}

function paused(facts: BetButtonFacts): BetButton | null {
  if (facts.paused !== true) return null;
  return button('blocked', PLACE_LABEL, false, facts.isSocketBlocked ? suspensionText('noSocket') : PAUSED_REASON);
}

function blockedByServer(facts: BetButtonFacts): BetButton | null {
  const first = mostUrgent(withButton(facts.errors, 'Geo', 'RgAckRequired'));
  // Quiet, because the message is already shown above the bets.
  return first === null ? null : button('blocked', PLACE_LABEL, false, first.message, true);
}

function changed(facts: BetButtonFacts): BetButton | null {
  if (facts.changedLegs === 0) return null;
  const canPlace =
    hasNonZeroDigit(facts.totalStakeCents) &&
    !facts.amountsInvalid &&
    facts.unavailable.length === 0 &&
    facts.refusals.length === 0 &&
    shortfallCents(facts) === 0;
  const label = canPlace ? 'Accept Changes & Bet' : 'Accept Changes';
  const kind = canPlace ? 'acceptAndPlace' : 'accept';
  return facts.updating ? button(kind, label, false, 'Updating your betslip.', true) : button(kind, label, true);
}

/** The closed ones first: only removing them helps. */
function unavailableText(legs: readonly UnavailableLeg[]): string | null {
  const closed = legs.filter(({ standing }) => standing === 'closed');
  const [first, ...others] = closed.length > 0 ? closed : legs;
  if (first === undefined) return null;
  const [who, are, them] = others.length > 0 ? [`${others.length + 1} picks`, 'are', 'them'] : [first.title, 'is', 'it'];
  return `${who} ${are} ${first.standing}. ${first.standing === 'closed' ? `Remove ${them} to go on.` : `Wait, or remove ${them}.`}`;
}

function unusable(facts: BetButtonFacts): BetButton | null {
  const off = (reason: string, quiet = false): BetButton => button('blocked', PLACE_LABEL, false, reason, quiet);
  const unavailable = unavailableText(facts.unavailable);
  if (unavailable !== null) return off(unavailable);
  const [refusal] = facts.refusals;
  if (refusal !== undefined) return off(refusal);
  if (facts.amountsInvalid) return off('Check the amounts above.');
  if (!hasNonZeroDigit(facts.totalStakeCents)) return off('Enter an amount to bet.');
  if (facts.updating) return off('Updating your betslip.', true);
  return null;
}

function overBalance(facts: BetButtonFacts): BetButton | null {
  const shortCents = shortfallCents(facts);
  const refused = mostUrgent(withButton(facts.errors, 'Deposit'));
  if (shortCents === 0 && refused === null) return null;
  // The balance known here is older than the refusal.
  if (shortCents === 0 && facts.balanceCents !== null && refused !== null)
    return button('deposit', 'Deposit', true, refused.message);
  const most = facts.balanceCents === null ? 'your balance' : formatMoney(facts.balanceCents);
  return button('deposit', 'Deposit', true, `This is more than you have. Bet ${most} or less, or add money.`);
}

function ready(facts: BetButtonFacts): BetButton {
  const retry = mostUrgent(withButton(facts.errors, 'Retryable'));
  return button('place', PLACE_LABEL, true, retry?.message ?? null);
}

/** How much the bets exceed the balance, in cents; zero if the balance is unknown. */
export function shortfallCents(facts: Pick<BetButtonFacts, 'balanceCents' | 'totalStakeCents' | 'awardedCents'>): number {
  const { balanceCents, totalStakeCents, awardedCents = 0 } = facts;
  return balanceCents === null ? 0 : Math.max(0, totalStakeCents - awardedCents - balanceCents);
}

/** Specification, section 5: placing needs a total bet amount with a digit other than zero. */
export function hasNonZeroDigit(cents: number): boolean {
  return /[1-9]/.test(formatMoney(cents));
}
