import type { BetslipErrorScope } from '../../../../core/analyticsEvents.ts';
import type { BetKind, SectionKind } from '../../../../core/contract.ts';
import { combinedReturn } from '../../../../core/odds.ts';
import { type BetToWinRatio, type DraftBet, PARLAY_ID, type Slip, type SlipLeg, type SlipSection, straightId } from './slip.ts';

/** What the machine knows of a section of the slip; its words are in sectionTexts.ts, its screen is in ui/sections.tsx. */
export interface SectionRules {
  /** The tab that shows it. */
  readonly tab: BetKind;
  /** Its errors in analytics. */
  readonly errorScope: BetslipErrorScope;
  /** The draft bets of these legs until the server answers, with the amounts of the ones known before. */
  readonly draftBets: (legs: readonly SlipLeg[], known: SlipSection) => readonly DraftBet[];
}

/** Every section: those with a tab in the order of the tabs, then those that are shown with another. */
export const SECTION_RULES: Readonly<Record<SectionKind, SectionRules>> = {
  STRAIGHT: {
    tab: 'STRAIGHT',
    errorScope: 'straight',
    draftBets: (legs, { draftBets }) =>
      legs.map((leg) => {
        const id = straightId(leg.selectionId);
        return draftBets.find((bet) => bet.id === id) ?? emptyBet(id, [leg]);
      }),
  },
  PARLAY: {
    tab: 'PARLAY',
    errorScope: 'parlay',
    draftBets: (legs, { draftBets }) => {
      const before = draftBets.find((bet) => bet.id === PARLAY_ID) ?? emptyBet(PARLAY_ID, legs);
      return legs.length < 2 ? [] : [{ ...before, legs, ratio: ratioOf(legs), isParlayPlus: false, errors: [] }];
    },
  },
  TEASER: {
    tab: 'TEASER',
    errorScope: 'teaser',
    // Which legs can be teased, and at what price, is known to the server alone.
    draftBets: (legs, { draftBets }) =>
      draftBets.flatMap((bet) => {
        const own = bet.legs.filter((leg) => legs.includes(leg));
        if (own.length === bet.legs.length) return [bet];
        return own.length < 2 ? [] : [{ ...bet, label: null, legs: own, ratio: null, errors: [] }];
      }),
  },
  ROUND_ROBIN: {
    tab: 'PARLAY',
    errorScope: 'roundRobin',
    // The sizes known before, until the server counts the combinations of the legs of now.
    draftBets: (legs, { draftBets }) =>
      legs.length < 3 ? [] : draftBets.map((bet) => ({ ...bet, legs, ratio: null, errors: [] })),
  },
};

export const SECTION_KINDS = Object.keys(SECTION_RULES) as readonly SectionKind[];
export const TABS: readonly BetKind[] = ['STRAIGHT', 'PARLAY', 'TEASER'];

/** The sections that a tab shows. */
export function sectionsOf(tab: BetKind): readonly SectionKind[] {
  return SECTION_KINDS.filter((kind) => SECTION_RULES[kind].tab === tab);
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
  const plain = { label: null, teaser: null, isParlayPlus: false, groups: [], combinations: 1, sizes: [] } as const;
  return { ...plain, id, stakeCents: 0, winCents: 0, ratio: ratioOf(legs), patronSet: 'BET', legs, errors: [] };
}
