/**
 * The value of a bet by the final scores, computed a second time in whole numbers. It imports nothing, so it shares no line with the
 * product: the leg's margin is one signed number, and the payout is one division whose remainder decides the rounding.
 */
export type MarketType = 'MONEYLINE' | 'MONEYLINE_THREE_WAY' | 'SPREAD' | 'TOTAL';
export type Side = 'HOME' | 'AWAY' | 'DRAW' | 'OVER' | 'UNDER';
export type FinalResult = { readonly homeScore: number; readonly awayScore: number } | { readonly void: true };
export type LegOutcome = 'WIN' | 'LOSS' | 'PUSH' | 'VOIDED' | 'PENDING';
export type BetOutcome = LegOutcome | 'REFUND' | 'CASH_OUT';

/** A leg on a market that is graded on the final score of both teams. */
export interface OracleLeg {
  readonly eventId: string;
  readonly marketType: MarketType;
  readonly side: Side;
  /** The selection's own line; null on a moneyline. */
  readonly pointsHundredths: number | null;
  /** Profit on one unit. */
  readonly numerator: number;
  readonly denominator: number;
}

export interface BetAnswer {
  readonly outcome: BetOutcome;
  /** Stake included; 0 while the bet is open. */
  readonly payoutCents: number;
}

/** From this stake on half a cent is rounded up; below it every fraction of a cent is dropped. */
const HALF_UP_FROM_CENTS = 100;

export function legOutcome(leg: OracleLeg, result: FinalResult | null): LegOutcome {
  if (result === null) return 'PENDING';
  if ('void' in result) return 'VOIDED';
  const margin = marginOf(leg, BigInt(result.homeScore), BigInt(result.awayScore));
  if (margin === 0n) return 'PUSH';
  return margin > 0n ? 'WIN' : 'LOSS';
}

/** The selection's lead, in hundredths of a point. @throws where the market has no such side. */
function marginOf({ marketType, side, pointsHundredths }: OracleLeg, home: bigint, away: bigint): bigint {
  const line = BigInt(pointsHundredths ?? 0);
  const lead = 100n * (home - away);
  const total = 100n * (home + away);
  switch (`${marketType} ${side}`) {
    case 'MONEYLINE HOME':
      return lead;
    case 'MONEYLINE AWAY':
      return -lead;
    // In a three-way market exactly one selection wins: both teams lose by a draw, the draw loses by a lead.
    case 'MONEYLINE_THREE_WAY HOME':
      return lead > 0n ? 1n : -1n;
    case 'MONEYLINE_THREE_WAY AWAY':
      return lead < 0n ? 1n : -1n;
    case 'MONEYLINE_THREE_WAY DRAW':
      return lead === 0n ? 1n : -1n;
    case 'SPREAD HOME':
      return line + lead;
    case 'SPREAD AWAY':
      return line - lead;
    case 'TOTAL OVER':
      return total - line;
    case 'TOTAL UNDER':
      return line - total;
    default:
      throw new Error(`A ${marketType} has no side ${side}`);
  }
}

/**
 * Every set of games whose size is asked for is a ticket of an equal part of the stake; the bet is paid once all are decided.
 * @param returnsGame whether a push among several legs of a game returns the game; else its leg is removed.
 */
export function roundRobinAnswer(
  stakeCents: number,
  legs: readonly OracleLeg[],
  outcomes: readonly LegOutcome[],
  sizes: readonly number[],
  returnsGame = false,
): BetAnswer {
  const games = [...new Set(legs.map(({ eventId }) => eventId))];
  const subsets: (readonly string[])[] = [];
  for (let mask = 0; mask < 2 ** games.length; mask += 1) {
    const subset = games.filter((_, index) => (mask >> index) & 1);
    if (sizes.includes(subset.length)) subsets.push(subset);
  }
  const tickets = subsets.map((subset) => {
    const isOf = (index: number): boolean => subset.some((eventId) => eventId === legs[index]?.eventId);
    return parlayPlusAnswer(
      stakeCents / subsets.length,
      legs.filter((_, index) => isOf(index)),
      outcomes.filter((_, index) => isOf(index)),
      returnsGame,
    );
  });
  const payoutCents = tickets.reduce((sum, ticket) => sum + ticket.payoutCents, 0);
  const seen = new Set(tickets.map(({ outcome }) => outcome));
  const [only] = seen;
  if (seen.has('PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  if (seen.has('WIN')) return { outcome: 'WIN', payoutCents };
  return { outcome: seen.size === 1 && only ? only : 'REFUND', payoutCents };
}

/** A price of a teaser, as profit on one unit; null where so many legs have none. */
export type TeaserPrice = readonly [number, number] | null;

/** The legs' outcomes are those of their teased lines. Prices are for two legs, three, and so on. */
export function teaserAnswer(
  stakeCents: number,
  outcomes: readonly LegOutcome[],
  prices: readonly TeaserPrice[],
  pushLoses: boolean,
): BetAnswer {
  const count = (outcome: LegOutcome): number => outcomes.filter((one) => one === outcome).length;
  if (count('LOSS') > 0 || (pushLoses && count('PUSH') > 0)) return { outcome: 'LOSS', payoutCents: 0 };
  if (count('PENDING') > 0) return { outcome: 'PENDING', payoutCents: 0 };
  const price = prices[count('WIN') - 2] ?? null;
  if (price !== null) {
    const leg = { numerator: price[0], denominator: price[1] };
    return { outcome: 'WIN', payoutCents: wonCents(stakeCents, [leg]) };
  }
  if (count('PUSH') === outcomes.length) return { outcome: 'PUSH', payoutCents: stakeCents };
  return { outcome: count('VOIDED') === outcomes.length ? 'VOIDED' : 'REFUND', payoutCents: stakeCents };
}

const LARGEST_SCORE = 20;

/** Whether some final score wins all of these legs of one game. */
export function canWinTogether(legs: readonly OracleLeg[]): boolean {
  for (let homeScore = 0; homeScore <= LARGEST_SCORE; homeScore += 1)
    for (let awayScore = 0; awayScore <= LARGEST_SCORE; awayScore += 1)
      if (legs.every((leg) => legOutcome(leg, { homeScore, awayScore }) === 'WIN')) return true;
  return false;
}

/**
 * A parlay with several legs of one game, all of moneylines, spreads and totals.
 * @param returnsGame whether a push among several legs of a game returns the game, as if all its legs were not there; else its leg is removed.
 */
export function parlayPlusAnswer(
  stakeCents: number,
  legs: readonly OracleLeg[],
  outcomes: readonly LegOutcome[],
  returnsGame: boolean,
): BetAnswer {
  const whole = joinedAnswer(stakeCents, legs, outcomes);
  if (whole.outcome !== 'WIN' || !returnsGame) return whole;
  const stays = legs.map(({ eventId }) => {
    const own = outcomes.filter((_, index) => legs[index]?.eventId === eventId);
    return own.length === 1 || own.every((outcome) => outcome === 'WIN');
  });
  if (!outcomes.some((outcome, index) => stays[index] && outcome === 'WIN')) return { outcome: 'REFUND', payoutCents: stakeCents };
  return joinedAnswer(
    stakeCents,
    legs.filter((_, index) => stays[index]),
    outcomes.filter((_, index) => stays[index]),
  );
}

/**
 * The legs on the lead that want the home side are as one: the one that pays most, and so are those that want the away side; over and under
 * alike. The two have together the chance p + q − 1.
 */
function joinedAnswer(stakeCents: number, legs: readonly OracleLeg[], outcomes: readonly LegOutcome[]): BetAnswer {
  const plain = betAnswer(stakeCents, legs, outcomes);
  if (plain.outcome !== 'WIN') return plain;
  const isAlone = (leg: OracleLeg): boolean => legs.filter(({ eventId }) => eventId === leg.eventId).length === 1;
  const won = legs.filter((_, index) => outcomes[index] === 'WIN');
  const bySubject = new Map<string, OracleLeg[]>();
  for (const leg of won) {
    const subject = isAlone(leg) ? leg.eventId : `${leg.eventId} ${leg.marketType === 'TOTAL' ? 'total' : 'lead'}`;
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), leg]);
  }
  return { outcome: 'WIN', payoutCents: wonCents(stakeCents, [...bySubject.values()].map(togetherOf)) };
}

/** A fraction, not reduced. */
interface Chance {
  readonly top: bigint;
  readonly bottom: bigint;
}

function togetherOf(legs: readonly OracleLeg[]): { readonly numerator: bigint; readonly denominator: bigint } {
  const chances = legs.map((leg): Chance => ({ top: BigInt(leg.denominator), bottom: BigInt(leg.numerator + leg.denominator) }));
  const isFirst = ({ side }: OracleLeg): boolean => side === 'HOME' || side === 'OVER';
  const leastOf = (first: boolean): Chance =>
    chances
      .filter((_, index) => legs[index] !== undefined && isFirst(legs[index]) === first)
      .reduce((least, each) => (each.top * least.bottom < least.top * each.bottom ? each : least), { top: 1n, bottom: 1n });
  const [p, q] = [leastOf(true), leastOf(false)];
  const both = { top: p.top * q.bottom + q.top * p.bottom - p.bottom * q.bottom, bottom: p.bottom * q.bottom };
  const product = chances.reduce((all, { top, bottom }) => ({ top: all.top * top, bottom: all.bottom * bottom }));
  const chance = both.top > 0n && both.top * product.bottom > product.top * both.bottom ? both : product;
  return { numerator: chance.bottom - chance.top, denominator: chance.top };
}

/** A line with points in the player's favour. */
export function teased<Leg extends OracleLeg>(leg: Leg, pointsHundredths: number): Leg {
  const favour = leg.side === 'OVER' ? -1 : 1;
  return { ...leg, pointsHundredths: (leg.pointsHundredths ?? 0) + favour * pointsHundredths };
}

/** One lost leg loses at once; else all legs have to be decided, and only those that won multiply the stake. */
export function betAnswer(stakeCents: number, legs: readonly OracleLeg[], outcomes: readonly LegOutcome[]): BetAnswer {
  const all = (outcome: LegOutcome): boolean => outcomes.every((one) => one === outcome);
  if (outcomes.includes('LOSS')) return { outcome: 'LOSS', payoutCents: 0 };
  if (outcomes.includes('PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  if (all('PUSH')) return { outcome: 'PUSH', payoutCents: stakeCents };
  if (all('VOIDED')) return { outcome: 'VOIDED', payoutCents: stakeCents };
  const won = legs.filter((_, index) => outcomes[index] === 'WIN');
  return won.length === 0
    ? { outcome: 'REFUND', payoutCents: stakeCents }
    : { outcome: 'WIN', payoutCents: wonCents(stakeCents, won) };
}

/** The answer without the stake: only the profit of a bonus bet and of credits is paid; a bonus bet that is returned pays nothing, credits are returned. */
export function withoutStake({ outcome, payoutCents }: BetAnswer, stakeCents: number, returnsCredits: boolean): BetAnswer {
  if (outcome === 'WIN') return { outcome, payoutCents: payoutCents > stakeCents ? payoutCents - stakeCents : 0 };
  return { outcome, payoutCents: returnsCredits ? payoutCents : 0 };
}

/** A straight or parlay with so many percent more profit on the stake up to a maximum, rounded with the rest. */
export function boostedAnswer(
  stakeCents: number,
  legs: readonly OracleLeg[],
  outcomes: readonly LegOutcome[],
  percent: number,
  maximumCents: number,
): BetAnswer {
  const plain = betAnswer(stakeCents, legs, outcomes);
  if (plain.outcome !== 'WIN') return plain;
  let [top, bottom] = [1n, 1n];
  for (const [index, leg] of legs.entries()) {
    if (outcomes[index] !== 'WIN') continue;
    top *= BigInt(leg.numerator + leg.denominator);
    bottom *= BigInt(leg.denominator);
  }
  const boosted = BigInt(Math.min(stakeCents, maximumCents) * percent) * (top - bottom);
  const [cents, parts] = [BigInt(stakeCents) * top * 100n + boosted, bottom * 100n];
  const isHalfOrMore = 2n * (cents % parts) >= parts;
  return { outcome: 'WIN', payoutCents: Number(cents / parts + (stakeCents >= HALF_UP_FROM_CENTS && isHalfOrMore ? 1n : 0n)) };
}

function wonCents(
  stakeCents: number,
  legs: readonly { readonly numerator: number | bigint; readonly denominator: number | bigint }[],
): number {
  let [top, bottom] = [BigInt(stakeCents), 1n];
  for (const { numerator, denominator } of legs) {
    top *= BigInt(numerator) + BigInt(denominator);
    bottom *= BigInt(denominator);
  }
  const isHalfOrMore = 2n * (top % bottom) >= bottom;
  return Number(top / bottom + (stakeCents >= HALF_UP_FROM_CENTS && isHalfOrMore ? 1n : 0n));
}
