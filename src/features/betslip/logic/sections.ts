import { combinedReturn } from '../../../../core/money/odds.ts';
import { type BetKind, SECTION_TABS, type SectionKind } from '../../../../core/wire/contract.ts';
import { stakeCentsOf, winCentsOf } from './amounts.ts';
import { type BetToWinRatio, type DraftBet, PARLAY_ID, type Slip, type SlipLeg, type SlipSection, straightId } from './slip.ts';

export const SECTION_KINDS = Object.keys(SECTION_TABS) as readonly SectionKind[];
export const TABS: readonly BetKind[] = [...new Set(Object.values(SECTION_TABS))];

/** The words of a section: part of its entry in ui/sections.tsx, because only an open slip needs them. */
export interface SectionWords {
  /** The tab's name. */
  readonly label: string;
  /** The number on its tab. */
  readonly count: (slip: Slip, isOpen: boolean) => number;
  /** A bet's title; null for a bet that is named by its leg. */
  readonly title: (bet: DraftBet) => string | null;
  /** What it takes, where its tab is empty or cannot be opened. */
  readonly needs: string;
}

/** The draft bets of these legs until the server answers. The two whose price is the product of their legs are computed; others keep what was known. */
export function draftBetsUntilAnswered(
  kind: SectionKind,
  legs: readonly SlipLeg[],
  { draftBets }: SlipSection,
): readonly DraftBet[] {
  if (kind === 'STRAIGHT')
    return legs.map((leg) => {
      const id = straightId(leg.selectionId);
      return draftBets.find((bet) => bet.id === id) ?? emptyBet(id, [leg]);
    });
  if (kind !== 'PARLAY') return draftBets.flatMap((bet) => optimisticBet(bet, legs));
  if (legs.length < 2) return [];
  const before = draftBets.find((bet) => bet.id === PARLAY_ID);
  return [before ? { ...withRatio(before, ratioOf(legs)), legs, isParlayPlus: false, errors: [] } : emptyBet(PARLAY_ID, legs)];
}

/** The amount that was set stays, and the other one follows from the ratio of now. What a boost makes of it only the server knows. */
function withRatio(bet: DraftBet, ratio: DraftBet['ratio']): DraftBet {
  const rewards = bet.rewards && { ...bet.rewards, boostedWinCents: null, boostedOdds: null };
  const repriced = { ...bet, ratio, ...(rewards && { rewards }) };
  if (bet.patronSet === 'WIN' && bet.winCents !== null)
    return ratio === null ? repriced : { ...repriced, stakeCents: stakeCentsOf(bet.winCents, ratio) };
  const isComputed = ratio !== null && rewards?.chosen?.kind !== 'PROFIT_BOOST';
  return { ...repriced, winCents: isComputed ? winCentsOf(bet.stakeCents, ratio) : null };
}

/** A bet that the server alone can price, with the legs of now: combinations are of every leg, another bet keeps those of its own that are left. */
function optimisticBet(bet: DraftBet, legs: readonly SlipLeg[]): readonly DraftBet[] {
  const isOfAll = bet.sizes.length > 0;
  const remaining = isOfAll ? legs : bet.legs.filter((leg) => legs.includes(leg));
  if (remaining.length === bet.legs.length && remaining.every((leg) => bet.legs.includes(leg))) return [bet];
  // All legs together are no combination of some of them.
  if (remaining.length <= (bet.sizes[0] ?? 1)) return [];
  return [{ ...withRatio(bet, null), label: isOfAll ? bet.label : null, legs: remaining, errors: [] }];
}

/** The sections that a tab shows. */
export function sectionsOf(tab: BetKind): readonly SectionKind[] {
  return SECTION_KINDS.filter((kind) => SECTION_TABS[kind] === tab);
}

/** A record of every section. */
export function bySection<Value>(make: (kind: SectionKind) => Value): Readonly<Record<SectionKind, Value>> {
  return Object.fromEntries(SECTION_KINDS.map((kind) => [kind, make(kind)])) as Record<SectionKind, Value>;
}

/** The draft bets of all sections. */
export function draftBetsOf({ sections }: Slip): readonly DraftBet[] {
  return SECTION_KINDS.flatMap((kind) => sections[kind].draftBets);
}

/** The combined profit on one unit of these legs; null where legs of one event make another price, or it does not fit safe integers. */
export function ratioOf(legs: readonly SlipLeg[]): BetToWinRatio | null {
  if (new Set(legs.map((leg) => leg.eventId)).size < Math.max(1, legs.length)) return null;
  const returned = combinedReturn(legs.map((leg) => leg.current.odds));
  const numerator = Number(returned.numerator - returned.denominator);
  const denominator = Number(returned.denominator);
  return Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) ? { numerator, denominator } : null;
}

function emptyBet(id: string, legs: readonly SlipLeg[]): DraftBet {
  return {
    id,
    label: null,
    legs,
    ratio: ratioOf(legs),
    stakeCents: 0,
    winCents: 0,
    patronSet: 'BET',
    teaser: null,
    isParlayPlus: false,
    groups: [],
    combinations: 1,
    sizes: [],
    errors: [],
  };
}
