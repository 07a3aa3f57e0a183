import type { BetslipErrorScope } from '../../../../core/analyticsEvents.ts';
import type { BetKind } from '../../../../core/contract.ts';
import { combinedReturn } from '../../../../core/odds.ts';
import { type BetToWinRatio, type DraftBet, PARLAY_ID, type Slip, type SlipLeg, type SlipSection, straightId } from './slip.ts';

/** What the machine and the view know of a section of the slip. Its screen is the entry of the same name in ui/sections.tsx. */
export interface SectionRules {
  /** The tab's name. */
  readonly label: string;
  /** Its errors in analytics. */
  readonly errorScope: BetslipErrorScope;
  /** The number on its tab. */
  readonly count: (legs: number, isOpen: boolean) => number;
  /** The draft bets of these legs until the server answers, with the amounts of the ones known before. */
  readonly draftBets: (legs: readonly SlipLeg[], known: SlipSection) => readonly DraftBet[];
  /** A bet's title; null for a bet that is named by its leg. */
  readonly title: (bet: DraftBet) => string | null;
}

/** Every section, in the order of the tabs. */
export const SECTION_RULES: Readonly<Record<BetKind, SectionRules>> = {
  STRAIGHT: {
    label: 'Straight',
    errorScope: 'straight',
    count: (legs) => legs,
    draftBets: (legs, { draftBets }) =>
      legs.map((leg) => {
        const id = straightId(leg.selectionId);
        return draftBets.find((bet) => bet.id === id) ?? emptyBet(id, [leg]);
      }),
    title: () => null,
  },
  PARLAY: {
    label: 'Parlay',
    errorScope: 'parlay',
    count: (legs, isOpen) => (legs > 1 && isOpen ? legs : 0),
    draftBets: (legs, { draftBets }) => {
      const before = draftBets.find((bet) => bet.id === PARLAY_ID) ?? emptyBet(PARLAY_ID, legs);
      return legs.length < 2 ? [] : [{ ...before, legs, ratio: ratioOf(legs), errors: [] }];
    },
    title: (bet) => `${bet.legs.length}-leg parlay`,
  },
};

export const SECTION_KINDS = Object.keys(SECTION_RULES) as readonly BetKind[];

/** A record of every section. */
export function bySection<Value>(make: (kind: BetKind) => Value): Readonly<Record<BetKind, Value>> {
  return Object.fromEntries(SECTION_KINDS.map((kind) => [kind, make(kind)])) as Record<BetKind, Value>;
}

/** The draft bets of all sections. */
export function draftBetsOf({ sections }: Slip): readonly DraftBet[] {
  return SECTION_KINDS.flatMap((kind) => sections[kind].draftBets);
}

/** The combined profit on one unit of these legs; null when it does not fit safe integers, as in the contract. */
export function ratioOf(legs: readonly SlipLeg[]): BetToWinRatio | null {
  if (legs.length === 0) return null;
  const returned = combinedReturn(legs.map((leg) => leg.current.odds));
  const numerator = Number(returned.numerator - returned.denominator);
  const denominator = Number(returned.denominator);
  return Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) ? { numerator, denominator } : null;
}

function emptyBet(id: string, legs: readonly SlipLeg[]): DraftBet {
  return { id, stakeCents: 0, winCents: 0, ratio: ratioOf(legs), patronSet: 'BET', legs, errors: [] };
}
