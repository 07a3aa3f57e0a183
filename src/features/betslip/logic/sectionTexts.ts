import type { SectionKind } from '../../../../core/contract.ts';
import { NEEDS_ANOTHER_BET } from './constants.ts';
import type { DraftBet, Slip } from './slip.ts';

export const NEEDS_TEASER_LEGS =
  'To build a teaser, add 2 or more football or basketball spread or total points bets to your bet slip.';

/** The words of a section. Apart from its rules, because only an open slip needs them. */
export interface SectionTexts {
  /** The tab's name. */
  readonly label: string;
  /** The number on its tab. */
  readonly count: (slip: Slip, isOpen: boolean) => number;
  /** A bet's title; null for a bet that is named by its leg. */
  readonly title: (bet: DraftBet) => string | null;
  /** What it takes, where its tab is empty or cannot be opened. */
  readonly needs: string;
}

export const SECTION_TEXTS: Readonly<Record<SectionKind, SectionTexts>> = {
  STRAIGHT: {
    label: 'Straight',
    count: ({ legs }) => legs.length,
    title: () => null,
    needs: 'Add a bet to start building your betslip!',
  },
  PARLAY: {
    label: 'Parlay',
    count: ({ legs }, isOpen) => (legs.length > 1 && isOpen ? legs.length : 0),
    title: ({ legs, isParlayPlus }) => `${legs.length}-leg ${isParlayPlus ? 'Parlay+' : 'parlay'}`,
    needs: NEEDS_ANOTHER_BET,
  },
  TEASER: {
    label: 'Teaser',
    count: ({ sections }, isOpen) => (isOpen ? (sections.TEASER.draftBets[0]?.legs.length ?? 0) : 0),
    title: ({ label, legs }) => label ?? `${legs.length}-team teaser`,
    needs: NEEDS_TEASER_LEGS,
  },
  ROUND_ROBIN: { label: 'Round Robins', count: () => 0, title: ({ label }) => label, needs: NEEDS_ANOTHER_BET },
};
