import { type Odds, payoutCents, returnPerUnit } from '../../../core/money/odds.ts';
import { compare, ONE } from '../../../core/money/rational.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Offer } from '../betslip/offer.ts';
import { isQuarterLine } from '../settlement/markets/lines.ts';
import { TEASABLE_PRICES, TEASER_LEVELS, type TeaserLevel, type TeaserSport } from './teaserTable.ts';
import { returnedStake } from './ticket.ts';
import type { BetGrade, BetTerms, DraftTeaser, SectionRules, TeaserTerms, TicketLeg } from './types.ts';

export const TEASER_ID = 'teaser';
export const MAXIMUM_TEASER_LEGS = 10;
const MINIMUM_LEGS = 2;

export function isTeaserSport(sport: string): sport is TeaserSport {
  return sport === 'football' || sport === 'basketball';
}

/**
 * The sport of an offer that can be teased; else null. An alternate line has points in its price already, and in play the score on the board
 * would make the points certain; a quarter line has halves, which a teaser has not. `place_bets` refuses both, too.
 */
export function teaserSport({
  sport,
  marketType,
  pointsHundredths,
  isWholeGame,
  isMain,
  eventStatus,
  odds,
}: Offer): TeaserSport | null {
  const isLine =
    isWholeGame && isMain && (marketType === 'SPREAD' || marketType === 'TOTAL') && !isQuarterLine(pointsHundredths ?? 0);
  return isLine && eventStatus === 'PRE_GAME' && isTeasablePrice(odds) && isTeaserSport(sport) ? sport : null;
}

function isTeasablePrice(odds: Odds): boolean {
  const { shortest, longest } = TEASABLE_PRICES;
  const returned = returnPerUnit(odds);
  return compare(returned, returnPerUnit(shortest)) >= 0 && compare(returned, returnPerUnit(longest)) <= 0;
}

/** The price of so many legs of these sports. Sports that are mixed have the lesser of their prices. */
function priceOf(level: TeaserLevel, sports: readonly TeaserSport[], legs: number): Odds | null {
  const pays = sports.flatMap((sport) => level.pays[sport]?.[legs - MINIMUM_LEGS] ?? []);
  if (pays.length < sports.length) return null;
  return pays.reduce((least, price) => (compare(returnPerUnit(price), returnPerUnit(least)) < 0 ? price : least));
}

/** The terms of a teaser of legs of these sports; null where it has no price. */
export function teaserTerms(level: TeaserLevel, sports: readonly TeaserSport[]): TeaserTerms | null {
  if (sports.length < MINIMUM_LEGS || priceOf(level, sports, sports.length) === null) return null;
  return {
    pointsHundredths: sports.map((sport) => level.pointsHundredths[sport] ?? 0),
    pays: sports.slice(1).map((_, index) => priceOf(level, sports, index + MINIMUM_LEGS)),
    tiesLose: level.tiesLose,
  };
}

/** Points that can be chosen together: of the first leg's sport, with the level that they stand for. */
function choicesOf(sports: readonly TeaserSport[]): DraftTeaser['previews'] {
  const [first] = sports;
  return TEASER_LEVELS.flatMap((level) => {
    const pointsHundredths = first && level.pointsHundredths[first];
    if (first === undefined || pointsHundredths === undefined) return [];
    const terms = teaserTerms(level, sports);
    const requirement = terms === null ? requirementOf(level, sports, first) : null;
    return [{ pointsHundredths, price: terms && priceOf(level, sports, sports.length), requirement, terms }];
  });
}

/** What a teaser at this level takes: `3 legs`, `2 to 10 legs`, `football only`. */
function requirementOf(level: TeaserLevel, sports: readonly TeaserSport[], first: TeaserSport): string {
  const counts = Array.from({ length: MAXIMUM_TEASER_LEGS - 1 }, (_, index) => index + MINIMUM_LEGS);
  const [fewest, ...more] = counts.filter((legs) => priceOf(level, sports, legs) !== null);
  if (fewest === undefined) return `${first} only`;
  return more.length === 0 ? `${fewest} legs` : `${fewest} to ${more.at(-1)} legs`;
}

/** The level at which a leg of the sport gets so many points; −1: there is none. */
export function levelOf(pointsHundredths: number, sport: TeaserSport | undefined): number {
  return TEASER_LEVELS.findIndex((level) => sport !== undefined && level.pointsHundredths[sport] === pointsHundredths);
}

/**
 * The level at which the legs of these markets get so many points, if the teaser of all its legs can have it.
 * @param offers the slip's.
 * @param above only with more points than at this level.
 */
export function chooseTeaserLevel(
  offers: readonly Offer[],
  marketIds: readonly string[],
  pointsHundredths: number,
  above?: number,
): Result<number, 'NOT_TEASABLE' | 'TEASER_POINTS_INVALID'> {
  const legs = offers.flatMap((offer) => ({ marketId: offer.marketId, sport: teaserSport(offer) }));
  const affected = new Set(marketIds.map((id) => legs.find(({ marketId }) => marketId === id)?.sport ?? null));
  const [sport] = affected;
  if (affected.size === 0 || affected.has(null) || !sport) return err('NOT_TEASABLE');
  const index = levelOf(pointsHundredths, sport);
  const level = TEASER_LEVELS[index];
  const before = above === undefined ? 0 : (TEASER_LEVELS[above]?.pointsHundredths[sport] ?? 0);
  const isOffered =
    level !== undefined &&
    teaserTerms(
      level,
      legs.flatMap((leg) => leg.sport ?? []),
    ) !== null;
  return affected.size > 1 || !isOffered || pointsHundredths <= before ? err('TEASER_POINTS_INVALID') : ok(index);
}

function termsFrom(terms: BetTerms): TeaserTerms {
  if (terms === null || !('pays' in terms)) throw new Error('A teaser without its points and prices');
  return terms;
}

function fullPrice(terms: BetTerms): Odds {
  const price = termsFrom(terms).pays.at(-1);
  if (!price) throw new Error('A teaser without a price');
  return price;
}

/**
 * A push or void leg reduces it to the price of the remaining legs, and with one or none left the stake is returned; any loss loses. In a
 * special every push loses (williamhill.us/house-rules, galaxysports.com).
 */
function grade(stakeCents: number, legs: readonly TicketLeg[], terms: BetTerms): BetGrade {
  const { pays, tiesLose } = termsFrom(terms);
  if (legs.some((leg) => leg.grade === 'LOSS' || (tiesLose && leg.grade === 'PUSH'))) return { outcome: 'LOSS', payoutCents: 0 };
  if (legs.some((leg) => leg.grade === 'PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  const price = priceOfWon(legs, pays);
  return price ? { outcome: 'WIN', payoutCents: payoutCents(stakeCents, [price]) } : returnedStake(stakeCents, legs);
}

function priceOfWon(legs: readonly TicketLeg[], pays: TeaserTerms['pays']): Odds | null {
  return pays[legs.filter((leg) => leg.grade === 'WIN').length - MINIMUM_LEGS] ?? null;
}

/** A line after `pointsHundredths` in the player's favour: an over wants a lower total, every other side a higher number. */
export function teasedLine(side: Offer['side'], lineHundredths: number, pointsHundredths: number): number {
  return side === 'OVER' ? lineHundredths - pointsHundredths : lineHundredths + pointsHundredths;
}

function sportsOf(offers: readonly Offer[]): Result<readonly TeaserSport[], string> {
  const sports: TeaserSport[] = [];
  for (const offer of offers) {
    const sport = teaserSport(offer);
    if (sport === null) return err(offer.selectionId);
    sports.push(sport);
  }
  return ok(sports);
}

export const teaser: SectionRules = {
  needsOffers: true,
  takes: (offer) => teaserSport(offer) !== null,
  draftIds: (selectionIds) => (selectionIds.length < MINIMUM_LEGS ? [] : [TEASER_ID]),
  drafts(offers, { maximumTeaserLegs }, { teaserLevel = 0 }) {
    const sports = sportsOf(offers);
    if (!sports.ok || offers.length > maximumTeaserLegs) return [];
    // The level chosen may have been for another number of legs.
    const levels = [TEASER_LEVELS[teaserLevel], ...TEASER_LEVELS].flatMap((level) => level ?? []);
    const terms = levels.map((level) => teaserTerms(level, sports.value)).find((each) => each !== null);
    if (!terms) return [];
    const [pointsHundredths = 0] = terms.pointsHundredths;
    const names = [...new Set(sports.value)].join(' and ');
    return [
      {
        id: TEASER_ID,
        kind: 'TEASER',
        terms,
        selectionIds: offers.map(({ selectionId }) => selectionId),
        label: `${offers.length}-team ${names} teaser`,
        teaser: { pointsHundredths, previews: choicesOf(sports.value) },
      },
    ];
  },
  legs: ({ maximumTeaserLegs }) => ({ minimum: MINIMUM_LEGS, maximum: maximumTeaserLegs }),
  shape({ draftBetId, legs, teaserPointsHundredths }, offers) {
    const unknown = legs.find(({ selectionId }) => offers.every((offer) => offer.selectionId !== selectionId));
    if (unknown) return err({ code: 'UNKNOWN_SELECTION', draftBetId, selectionId: unknown.selectionId });
    const sports = sportsOf(offers);
    if (!sports.ok) return err({ code: 'NOT_TEASABLE', draftBetId, selectionId: sports.error });
    // The points are those of the first leg's sport, as the slip shows them.
    const level = TEASER_LEVELS[levelOf(teaserPointsHundredths ?? 0, sports.value[0])];
    const terms = level ? teaserTerms(level, sports.value) : null;
    return terms === null ? err({ code: 'TEASER_POINTS_INVALID', draftBetId }) : ok({ kind: 'TEASER', terms });
  },
  line: ({ side, pointsHundredths }, index, terms) =>
    pointsHundredths === null ? null : teasedLine(side, pointsHundredths, termsFrom(terms).pointsHundredths[index] ?? 0),
  combinations: () => 1,
  returned: (_prices, terms) => returnPerUnit(fullPrice(terms)),
  payoutCents: (stakeCents, _prices, terms) => payoutCents(stakeCents, [fullPrice(terms)]),
  grade,
  wonReturn(legs, terms) {
    const price = priceOfWon(legs, termsFrom(terms).pays);
    return price === null ? ONE : returnPerUnit(price);
  },
};
