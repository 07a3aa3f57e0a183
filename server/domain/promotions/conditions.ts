import { formatMoney } from '../../../core/money/money.ts';
import { formatOdds } from '../../../core/money/odds.ts';
import {
  type BetTerms,
  type CountedBet,
  type CreditedDeposit,
  meetsBetTerms,
  type OwnBet,
  type Period,
  type PlayTerms,
} from './play.ts';

/** The bounds of a whole number that an operator gives. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const CENTS: Bounds = { least: 1, most: 100_000_000 };

type Terms<Required extends PropertyKey, Optional extends PropertyKey> = { readonly [Name in Required]: number } & {
  readonly [Name in Optional]?: number;
} & BetTerms;

/** The bets that a condition looks at: those of the period, or the first of them. */
export interface BetWindow extends Period {
  readonly onlyFirst?: true;
}

/** How a condition is said and counted (docs/adr/0145). Amounts in cents. */
interface ConditionRules<Own extends BetTerms> {
  /** What the progress is in. */
  readonly unit: 'MONEY' | 'BETS';
  /** A person meets one such condition in all, of whichever promotion and brand. */
  readonly isOncePerPerson?: true;
  /** `window` is given deposits. */
  readonly countsDeposits?: true;
  /** What has to be done. NOT_COUNTED is added to it. */
  text(terms: Own): string;
  needed(terms: Own): number;
  /** Null: no bet counts yet. `deposits` are those of the period, in order. */
  window(terms: Own, period: Period, deposits: readonly CreditedDeposit[]): BetWindow | null;
  /** Whether the bet counts as far as it can be lost. */
  counts(terms: Own, bet: OwnBet, period: Period): boolean;
  /** How far one is with the bets that count; more than what is needed is as good. */
  reached(terms: Own, bets: readonly CountedBet[]): number;
  /** Whether it cannot be met any more. `from`: null where the player's bets do not count yet. */
  isMissed?(first: OwnBet | null, from: number | null, isMet: boolean): boolean;
}

/** The numbers that a condition asks for, beside the `sport` and `minimumOdds` that each may ask for. */
interface Numbers<Required extends string, Optional extends string> {
  readonly required: Readonly<Record<Required, Bounds>>;
  readonly optional: Readonly<Record<Optional, Bounds>>;
}

export type ConditionKind = Numbers<string, string> & ConditionRules<BetTerms>;

const defineKind = <Required extends string, Optional extends string>(
  kind: Numbers<Required, Optional> & ConditionRules<Terms<NoInfer<Required>, NoInfer<Optional>>>,
) => kind;

function betTermsText({ sport, minimumOdds }: BetTerms): string {
  return [
    sport === undefined ? '' : ` on ${sport.replaceAll('-', ' ')}`,
    minimumOdds === undefined ? '' : ` at odds of ${formatOdds(minimumOdds, 'AMERICAN')} or longer`,
  ].join('');
}

/** `bet $50.00 of your own money in all`, with what each bet has to be. */
export function playText(cents: number, terms: PlayTerms): string {
  const least = terms.minimumStakeCents === undefined ? '' : `, each bet ${formatMoney(terms.minimumStakeCents)} or more`;
  return `bet ${formatMoney(cents * (terms.playedTimes ?? 1))} of your own money in all${betTermsText(terms)}${least}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stakeCounts = (terms: PlayTerms, bet: OwnBet): boolean =>
  meetsBetTerms(terms, bet) && bet.stakeCents >= (terms.minimumStakeCents ?? 1);
const centsAtRisk = (bets: readonly CountedBet[]): number => bets.reduce((sum, { atRiskCents }) => sum + atRiskCents, 0);
const betsAtRisk = (bets: readonly CountedBet[], minimumCents = 1): number =>
  bets.filter(({ atRiskCents }) => atRiskCents >= minimumCents).length;

/** One entry a kind: a new condition is one more, and its test. */
export const CONDITIONS = {
  /** The first deposit that is large enough, and bets since. */
  DEPOSIT: defineKind({
    required: { minimumCents: CENTS },
    optional: { minimumStakeCents: CENTS, playedTimes: { least: 1, most: 50 } },
    unit: 'MONEY',
    countsDeposits: true,
    text: (terms) =>
      `Deposit ${formatMoney(terms.minimumCents)} or more at once, then ${playText(terms.minimumCents, terms)}. Bets count once they have won or lost. If the deposit is returned, an unused award is withdrawn.`,
    needed: ({ minimumCents, playedTimes }) => minimumCents * (playedTimes ?? 1),
    window: ({ minimumCents }, _period, deposits) => {
      const deposit = deposits.find(({ amountCents }) => amountCents >= minimumCents);
      return deposit ? { from: deposit.creditedAt, until: Infinity } : null;
    },
    counts: stakeCounts,
    reached: (_terms, bets) => centsAtRisk(bets),
  }),
  /** While an earlier bet is open, it is not known which one is the first. */
  FIRST_BET: defineKind({
    required: { minimumCents: CENTS },
    optional: {},
    unit: 'BETS',
    isOncePerPerson: true,
    text: (terms) =>
      `Your first bet has to be ${formatMoney(terms.minimumCents)} or more of your own money${betTermsText(terms)}. It counts once it has won or lost, for one offer.`,
    needed: () => 1,
    window: (_terms, { until }) => ({ from: 0, until, onlyFirst: true }),
    counts: (terms, bet, { from }) => meetsBetTerms(terms, bet) && bet.placedAt >= from,
    reached: ({ minimumCents }, bets) => betsAtRisk(bets, minimumCents),
    isMissed: (first, from, isMet) =>
      first !== null && (from === null || first.placedAt < from || (first.outcome !== 'PENDING' && !isMet)),
  }),
  STAKE: defineKind({
    required: { totalCents: CENTS },
    optional: { minimumStakeCents: CENTS },
    unit: 'MONEY',
    text: (terms) => `${capitalised(playText(terms.totalCents, terms))}. Bets count once they have won or lost.`,
    needed: ({ totalCents }) => totalCents,
    window: (_terms, period) => period,
    counts: stakeCounts,
    reached: (_terms, bets) => centsAtRisk(bets),
  }),
  /** One of several legs of one event counts. */
  LEGS: defineKind({
    required: { legs: { least: 1, most: 20 } },
    optional: { minimumCents: CENTS },
    unit: 'BETS',
    text: (terms) => {
      const least = terms.minimumCents === undefined ? '' : ` of ${formatMoney(terms.minimumCents)} or more`;
      return `Place one bet${least} with ${terms.legs} or more legs of different events${betTermsText(terms)}. It counts once it has won or lost.`;
    },
    needed: () => 1,
    window: (_terms, period) => period,
    counts: (terms, bet) => meetsBetTerms(terms, bet) && new Set(bet.legs.map(({ eventId }) => eventId)).size >= terms.legs,
    reached: ({ minimumCents }, bets) => betsAtRisk(bets, minimumCents),
  }),
};

type Kinds = typeof CONDITIONS;

/** What has to be done. */
export type Condition = {
  [Name in keyof Kinds]: { readonly kind: Name } & Terms<keyof Kinds[Name]['required'], keyof Kinds[Name]['optional']>;
}[keyof Kinds];

/** The kinds of which a person meets one in all. */
export const ONCE_PER_PERSON = Object.entries<ConditionKind>(CONDITIONS).flatMap(([name, { isOncePerPerson }]) =>
  isOncePerPerson ? [name] : [],
);

/** Undefined: a later release has it, whose promotion this one neither counts nor takes back. */
export const conditionKind = ({ kind: name }: Condition): ConditionKind | undefined =>
  Object.hasOwn(CONDITIONS, name) ? CONDITIONS[name] : undefined;

const NOT_COUNTED =
  'What is cashed out does not count, and neither do bets on both sides of one question. If a bet becomes void later, an unused award is withdrawn.';

/** What has to be done, each in a sentence. */
export function conditionText(condition: Condition | null): string {
  if (condition === null) return 'Nothing has to be bet or deposited.';
  return [conditionKind(condition)?.text(condition) ?? [], NOT_COUNTED].flat().join(' ');
}

export interface Progress {
  readonly reached: number;
  readonly needed: number;
}

/** @param bets those that count; null: none can yet, and so the condition is not met, whatever it needs. */
export function progressOf(kind: ConditionKind, condition: Condition, bets: readonly CountedBet[] | null): Progress {
  const needed = kind.needed(condition);
  if (bets === null) return { reached: 0, needed: Math.max(1, needed) };
  return { reached: Math.min(needed, kind.reached(condition, bets)), needed };
}

export const isMet = ({ reached, needed }: Progress): boolean => reached >= needed;

/** `$20.00 of $50.00`, `0 of 1 bet`, `1 of 3 bets`. */
export function progressText(condition: Condition | null, { reached, needed }: Progress): string {
  if (condition === null) return '';
  return conditionKind(condition)?.unit === 'MONEY'
    ? `${formatMoney(reached)} of ${formatMoney(needed)}`
    : `${reached} of ${needed} ${needed === 1 ? 'bet' : 'bets'}`;
}
