import { groupBy } from '../../../core/groupBy.ts';
import { type Odds, oddsOfReturn, returnPerUnit, roundReturn } from '../../../core/money/odds.ts';
import { MEASURED_COMPETITIONS } from '../../../core/money/parlayPlus.ts';
import { add, compare, divide, multiply, ONE, type Rational, rational, subtract } from '../../../core/money/rational.ts';
import type { JoinRefusal } from '../../../core/wire/contract.ts';
import type { Offer } from '../betslip/offer.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { isDecided, legReturn, paidTicket, returnedStake } from './ticket.ts';
import type { BetGrade, BetKindRules, BetTerms, LegLimits, OneNumber, ParlayPlusTerms, TicketLeg } from './types.ts';

/**
 * A whole-game market bets on one number of the final score, the home side's lead or the total: on a number above or below a line.
 * Null where it does not. In hundredths.
 */
function betOn({ marketType, side, pointsHundredths, isWholeGame, competition, eventStatus }: Offer) {
  // What was measured are closing lines: in play the side behind cannot win without the points that an over needs.
  if (!isWholeGame || eventStatus !== 'PRE_GAME' || !MEASURED_COMPETITIONS.includes(competition)) return null;
  if (marketType === 'MONEYLINE' && side === 'HOME') return { number: 'LEAD', above: true, line: 0 } as const;
  if (marketType === 'MONEYLINE' && side === 'AWAY') return { number: 'LEAD', above: false, line: 0 } as const;
  if (pointsHundredths === null) return null;
  if (marketType === 'SPREAD' && side === 'HOME') return { number: 'LEAD', above: true, line: -pointsHundredths } as const;
  if (marketType === 'SPREAD' && side === 'AWAY') return { number: 'LEAD', above: false, line: pointsHundredths } as const;
  if (marketType === 'TOTAL') return { number: 'TOTAL', above: side === 'OVER', line: pointsHundredths } as const;
  return null;
}

interface Wanted {
  readonly above: boolean;
  readonly line: number;
  readonly index: number;
}

/** The whole numbers above and below these lines. */
function rangeOf(bets: readonly Wanted[]): { readonly from: number; readonly to: number } {
  const lowest = Math.max(...bets.filter(({ above }) => above).map(({ line }) => line));
  const highest = Math.min(...bets.filter(({ above }) => !above).map(({ line }) => line));
  return { from: Math.floor(lowest / 100) + 1, to: Math.ceil(highest / 100) - 1 };
}

/** Whether some score wins all: the total is at least the lead, and both are odd or both are even. */
function isPossible(leads: readonly Wanted[], totals: readonly Wanted[]): boolean {
  const lead = rangeOf(leads);
  const total = rangeOf(totals);
  if (lead.from > lead.to || total.from > total.to) return false;
  const smallest = Math.min(Math.max(0, lead.from), lead.to);
  if (total.to === Number.POSITIVE_INFINITY) return true;
  const isScore = (by: number, sum: number): boolean =>
    by >= lead.from && by <= lead.to && sum >= total.from && sum >= Math.abs(by) && (sum - by) % 2 === 0;
  return [smallest, smallest - 1, smallest + 1].some((by) => isScore(by, total.to) || isScore(by, total.to - 1));
}

type Indexed = { readonly index: number; readonly offer: Offer };

/** Why a leg cannot be in one bet with others of its event, whichever they are; null: it can with some. */
function ownRefusal(offer: Offer): JoinRefusal | null {
  if (offer.isOnPlayer) return 'PLAYER_MARKET';
  if (offer.eventStatus !== 'PRE_GAME') return 'IN_PLAY';
  if (!MEASURED_COMPETITIONS.includes(offer.competition)) return 'COMPETITION';
  return betOn(offer) === null ? 'MARKET' : null;
}

/** The fewest legs of one event that keep the others from being one bet, by index. Main lines and earlier legs are kept. */
export function refusedLegs(offers: readonly Offer[]): ReadonlyMap<number, JoinRefusal> {
  const refused = new Map<number, JoinRefusal>();
  let accepted: readonly Indexed[] = [];
  const legs = offers.map((offer, index) => ({ offer, index }));
  for (const leg of legs.toSorted((one, other) => Number(other.offer.isMain) - Number(one.offer.isMain))) {
    const own = ownRefusal(leg.offer);
    if (own !== null) refused.set(leg.index, own);
    else if (numbersOf([...accepted, leg])) accepted = [...accepted, leg];
    else refused.set(leg.index, numbersOf([...accepted, leg].map(asMain)) ? 'ALTERNATE_LINE' : 'EXCLUDED');
  }
  return refused;
}

function asMain({ index, offer }: Indexed): Indexed {
  return { index, offer: { ...offer, isMain: true } };
}

/** What the legs of one game bet on; null where they cannot be one bet: another market or competition, in play, or they exclude each other. */
function numbersOf(legs: readonly Indexed[]): readonly OneNumber[] | null {
  const bets = legs.flatMap(({ index, offer }) => {
    const bet = betOn(offer);
    return bet ? { ...bet, index } : [];
  });
  const leads = bets.filter(({ number }) => number === 'LEAD');
  const totals = bets.filter(({ number }) => number === 'TOTAL');
  if (bets.length < legs.length || !isPossible(leads, totals)) return null;
  // That lead and total are independent was measured on the main lines; far from them both are large together.
  if (leads.length > 0 && totals.length > 0 && !legs.every(({ offer }) => offer.isMain)) return null;
  const indexes = (wanted: readonly Wanted[], above: boolean): readonly number[] =>
    wanted.filter((bet) => bet.above === above).map(({ index }) => index);
  return [leads, totals]
    .filter((wanted) => wanted.length > 0)
    .map((wanted) => ({ above: indexes(wanted, true), below: indexes(wanted, false) }));
}

/** What the legs of one event return together on one unit, stake included; null where they cannot be one bet. */
export function returnOfEvent(offers: readonly Offer[], prices: readonly Odds[]): Rational | null {
  const numbers = numbersOf(offers.map((offer, index) => ({ offer, index })));
  return numbers && returnOf(prices.map(returnPerUnit), { events: [numbers], onPush: 'REDUCE' });
}

/** The terms of legs of which several are of one event; null where they are of different events, or those of one cannot be one bet. */
export function parlayPlusTerms(offers: readonly Offer[], onPush: LegLimits['parlayPlus']): ParlayPlusTerms | null {
  if (onPush === 'OFF') return null;
  const games = groupBy(
    offers.map((offer, index) => ({ index, offer })),
    ({ offer }) => offer.eventId,
  );
  if (games.length === offers.length) return null;
  const events: (readonly OneNumber[])[] = [];
  for (const legs of games) {
    // The only leg of its event may be of any market.
    const numbers = legs.length === 1 ? [{ above: [legs[0].index], below: [] }] : numbersOf(legs);
    if (numbers === null) return null;
    events.push(numbers);
  }
  return { events, onPush };
}

/** Those by which legs of one event count as one pick; null: each leg is a pick of its own. */
export function joinedTerms(terms: BetTerms): ParlayPlusTerms | null {
  return terms !== null && 'events' in terms ? terms : null;
}

function termsFrom(terms: BetTerms): ParlayPlusTerms {
  const joined = joinedTerms(terms);
  if (joined === null) throw new Error('A parlay-plus without its events');
  return joined;
}

/** The largest return is that of the hardest line, which contains the others. */
function hardest(returns: readonly Rational[]): Rational {
  return returns.reduce((most, each) => (compare(each, most) > 0 ? each : most), ONE);
}

/**
 * Legs on one number are not independent: above several lines is above the highest, and between two lines has the chance p + q − 1. Chances
 * are those of the prices, margin included. Never more than the product of the prices.
 */
function returnOfNumber(above: readonly Rational[], below: readonly Rational[]): Rational {
  const product = [...above, ...below].reduce(multiply, ONE);
  const chance = subtract(add(divide(ONE, hardest(above)), divide(ONE, hardest(below))), ONE);
  const between = chance.numerator > 0n ? divide(ONE, chance) : product;
  return compare(between, product) < 0 ? between : product;
}

/**
 * What each pick, the legs of an event, returns on one unit, stake included. Lead and total are independent (docs/adr/0020).
 * @param returns of the legs that count; undefined: it is removed.
 */
export function returnsOfPicks(returns: readonly (Rational | undefined)[], { events }: ParlayPlusTerms): readonly Rational[] {
  const of = (indexes: readonly number[]): readonly Rational[] => indexes.flatMap((index) => returns[index] ?? []);
  return events.map((numbers) => numbers.map(({ above, below }) => returnOfNumber(of(above), of(below))).reduce(multiply, ONE));
}

/** Events are independent. */
function returnOf(returns: readonly (Rational | undefined)[], terms: ParlayPlusTerms): Rational {
  return returnsOfPicks(returns, terms).reduce(multiply, ONE);
}

function indexesOf(numbers: readonly OneNumber[]): readonly number[] {
  return numbers.flatMap(({ above, below }) => [...above, ...below]);
}

/** The picks of several legs: those legs by index, and the price of all of them together; null where it does not fit 53 bits. */
export function sameGamePicks(prices: readonly Odds[], terms: BetTerms) {
  const joined = joinedTerms(terms);
  if (joined === null) return [];
  const returns = returnsOfPicks(prices.map(returnPerUnit), joined);
  return joined.events.flatMap((numbers, pick) => {
    const legs = [...indexesOf(numbers)].sort((a, b) => a - b);
    return legs.length < 2 ? [] : [{ legs, odds: oddsOfReturn(returns[pick] ?? ONE) }];
  });
}

/** A push or void leg among several of a pick is removed, and the others are priced anew, or the pick is returned, by the brand's rule. */
function gradeOfPick(pick: readonly TicketLeg[], onPush: ParlayPlusTerms['onPush']): Grade {
  if (pick.some(({ grade }) => grade === 'LOSS')) return 'LOSS';
  if (pick.some(({ grade }) => grade === 'PENDING')) return 'PENDING';
  const won = pick.filter(isDecided).length;
  return won === pick.length || (won > 0 && onPush === 'REDUCE') ? 'WIN' : 'PUSH';
}

/** Each pick as one leg: PUSH where it is returned. @returns its return only with WIN. */
export function gradePicks(legs: readonly TicketLeg[], terms: ParlayPlusTerms): readonly { grade: Grade; returned: Rational }[] {
  const returns = returnsOfPicks(legs.map(wonLegReturn), terms);
  return terms.events.map((numbers, index) => {
    const pick = indexesOf(numbers).flatMap((leg) => legs[leg] ?? []);
    const grade = gradeOfPick(pick, terms.onPush);
    const halves = pick.filter((leg) => leg.grade === 'HALF_LOSS').map(legReturn);
    return { grade, returned: grade === 'WIN' ? halves.reduce(multiply, returns[index] ?? ONE) : ONE };
  });
}

function grade(stakeCents: number, legs: readonly TicketLeg[], terms: BetTerms): BetGrade {
  const picks = gradePicks(legs, termsFrom(terms));
  if (picks.some((pick) => pick.grade === 'LOSS')) return { outcome: 'LOSS', payoutCents: 0 };
  if (picks.some((pick) => pick.grade === 'PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  if (picks.every((pick) => pick.grade !== 'WIN')) return returnedStake(stakeCents, legs);
  return paidTicket(stakeCents, wonReturn(legs, terms));
}

/** What is joined with the other legs of its event: of a half win the price that is left of it. Half of the pick is lost with a half loss. */
function wonLegReturn(leg: TicketLeg): Rational | undefined {
  return leg.grade === 'WIN' || leg.grade === 'HALF_WIN' ? legReturn(leg) : undefined;
}

function wonReturn(legs: readonly TicketLeg[], terms: BetTerms): Rational {
  return gradePicks(legs, termsFrom(terms)).reduce((product, pick) => multiply(product, pick.returned), ONE);
}

function returned(prices: readonly Odds[], terms: BetTerms): Rational {
  return returnOf(prices.map(returnPerUnit), termsFrom(terms));
}

/** A parlay with several legs of one game. It is a parlay of the slip: the section PARLAY makes it where its legs allow it. */
export const parlayPlus: BetKindRules = {
  legs: ({ maximumParlayLegs }) => ({ minimum: 2, maximum: maximumParlayLegs }),
  joinsEvents: true,
  combinations: () => 1,
  returned,
  payoutCents: (stakeCents, prices, terms) => roundReturn(stakeCents, multiply(rational(stakeCents), returned(prices, terms))),
  grade,
  wonReturn,
};
