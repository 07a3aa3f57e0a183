/**
 * The value of a bet by the final scores, computed a second time in whole numbers. It imports nothing, so it shares no line with the
 * product: the leg's margin is one signed number, and the payout is one division whose remainder decides the rounding.
 */
export type MarketType = 'MONEYLINE' | 'MONEYLINE_THREE_WAY' | 'SPREAD' | 'TOTAL';
export type Side = 'HOME' | 'AWAY' | 'DRAW' | 'OVER' | 'UNDER';
export type FinalResult = { readonly homeScore: number; readonly awayScore: number } | { readonly void: true };
export type LegOutcome = 'WIN' | 'LOSS' | 'PUSH' | 'VOIDED' | 'PENDING';
export type BetOutcome = LegOutcome | 'REFUND';

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

/** Every subset of the legs whose size is asked for is a ticket of an equal part of the stake; the bet is paid once all are decided. */
export function roundRobinAnswer(
  stakeCents: number,
  legs: readonly OracleLeg[],
  outcomes: readonly LegOutcome[],
  sizes: readonly number[],
): BetAnswer {
  const subsets: (readonly number[])[] = [];
  for (let mask = 0; mask < 2 ** legs.length; mask += 1) {
    const subset = legs.flatMap((_, index) => ((mask >> index) & 1 ? [index] : []));
    if (sizes.includes(subset.length)) subsets.push(subset);
  }
  const tickets = subsets.map((subset) =>
    betAnswer(
      stakeCents / subsets.length,
      subset.flatMap((index) => legs[index] ?? []),
      subset.flatMap((index) => outcomes[index] ?? []),
    ),
  );
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

function wonCents(stakeCents: number, legs: readonly Pick<OracleLeg, 'numerator' | 'denominator'>[]): number {
  let [top, bottom] = [BigInt(stakeCents), 1n];
  for (const { numerator, denominator } of legs) {
    top *= BigInt(numerator) + BigInt(denominator);
    bottom *= BigInt(denominator);
  }
  const isHalfOrMore = 2n * (top % bottom) >= bottom;
  return Number(top / bottom + (stakeCents >= HALF_UP_FROM_CENTS && isHalfOrMore ? 1n : 0n));
}
