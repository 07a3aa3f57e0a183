import { type ComponentType, memo } from 'react';
import { Link } from 'react-router';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { joinedTitle } from '../../../../core/texts/betNames.ts';
import type { SectionKind } from '../../../../core/wire/contract.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ParlayIllustration } from '../../../ui/illustrations/ParlayIllustration.tsx';
import { StraightIllustration } from '../../../ui/illustrations/StraightIllustration.tsx';
import { TeaserIllustration } from '../../../ui/illustrations/TeaserIllustration.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { NEEDS_ANOTHER_BET } from '../logic/constants.ts';
import type { SectionWords } from '../logic/sections.ts';
import type { EventGrouping } from '../logic/slip.ts';
import type { BetView } from '../logic/view/slipView.ts';
import { SkeletonCard } from './SlipSkeleton.tsx';
import type { BetCardProps } from './StraightCard.tsx';

/** What an empty slip does not need. */
export const slipParts = lazyModule(() => import('./slipParts.ts'));

export interface SectionProps extends Omit<BetCardProps, 'bet'> {
  readonly bets: readonly BetView[];
  /** Several bets on one event. */
  readonly sameEvent: readonly EventGrouping[];
  /** Why the section has no bet. */
  readonly refusals: readonly string[];
}

/** All that the app knows of a section: its words, its empty state where it has a tab, and its bets. */
export interface Section extends SectionWords {
  readonly Empty?: ComponentType;
  readonly Bets: ComponentType<SectionProps>;
}

const straightBets = lazyPart(() => slipParts.load().then((module) => module.StraightBets), { skeleton: SkeletonCard });
const parlayCard = lazyPart(() => slipParts.load().then((module) => module.ParlayCard), { skeleton: SkeletonCard });
const teaserCard = lazyPart(() => import('./TeaserCard.tsx').then((module) => module.TeaserCard), { skeleton: SkeletonCard });
const roundRobins = lazyPart(() => import('./RoundRobins.tsx').then((module) => module.RoundRobins));

/** A card for each bet, rendered again only when its own bet changes: of twenty, one price moves at a time. */
function cards(Loaded: ComponentType<BetCardProps>): ComponentType<SectionProps> {
  const Card = memo(Loaded);
  return ({ bets, sameEvent: _one, refusals: _none, ...props }) =>
    bets.map((bet) => <Card key={bet.draftBetId} bet={bet} {...props} />);
}

const NEEDS_A_BET = 'Add a bet to start building your betslip!';
const NEEDS_TEASER_LEGS = 'To build a teaser, add 2 or more football or basketball spread or total points bets to your bet slip.';

const more = cls({ type: 'body', fontWeight: 600, color: '$text', textDecoration: 'underline' });

function EmptyTeaser() {
  const { teasers } = useBrand().links;
  return (
    <EmptyState illustration={<TeaserIllustration />} title={NEEDS_TEASER_LEGS}>
      {teasers !== null && (
        <Link className={more} to={teasers}>
          Learn More
        </Link>
      )}
    </EmptyState>
  );
}

/** Every section. A new kind of bet is an entry here, beside its card. */
export const SECTIONS: Readonly<Record<SectionKind, Section>> = {
  STRAIGHT: {
    label: 'Straight',
    count: ({ legs }) => legs.length,
    title: () => null,
    needs: NEEDS_A_BET,
    Empty: () => (
      <EmptyState illustration={<StraightIllustration />} title={NEEDS_A_BET}>
        Pick any price. It lands here.
      </EmptyState>
    ),
    Bets: straightBets.Component,
  },
  PARLAY: {
    label: 'Parlay',
    count: ({ legs }, isOpen) => (legs.length > 1 && isOpen ? legs.length : 0),
    title: ({ legs, isParlayPlus }) => joinedTitle(isParlayPlus ? 'PARLAY_PLUS' : 'PARLAY', legs.length),
    needs: NEEDS_ANOTHER_BET,
    Empty: () => (
      <EmptyState illustration={<ParlayIllustration />} title={NEEDS_ANOTHER_BET}>
        Every leg has to win, so prices multiply.
      </EmptyState>
    ),
    Bets: cards(parlayCard.Component),
  },
  TEASER: {
    label: 'Teaser',
    count: ({ sections }, isOpen) => (isOpen ? (sections.TEASER.draftBets[0]?.legs.length ?? 0) : 0),
    title: ({ label, legs }) => label ?? joinedTitle('TEASER', legs.length),
    needs: NEEDS_TEASER_LEGS,
    Empty: EmptyTeaser,
    Bets: cards(teaserCard.Component),
  },
  ROUND_ROBIN: {
    label: 'Round Robins',
    count: () => 0,
    title: ({ label }) => label,
    needs: NEEDS_ANOTHER_BET,
    Bets: roundRobins.Component,
  },
};
