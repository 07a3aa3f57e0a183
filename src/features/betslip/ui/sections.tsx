import { type ComponentType, memo } from 'react';
import { Link } from 'react-router';
import type { SectionKind } from '../../../../core/contract.ts';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ParlayIllustration } from '../../../ui/illustrations/ParlayIllustration.tsx';
import { StraightIllustration } from '../../../ui/illustrations/StraightIllustration.tsx';
import { TeaserIllustration } from '../../../ui/illustrations/TeaserIllustration.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { SECTION_TEXTS } from '../logic/sectionTexts.ts';
import type { BetView } from '../logic/slipView.ts';
import { SkeletonCard } from './SlipSkeleton.tsx';
import type { BetCardProps } from './StraightCard.tsx';

/** What an empty slip does not need. */
export const slipParts = lazyModule(() => import('./slipParts.ts'));

export interface SectionProps extends Omit<BetCardProps, 'bet'> {
  readonly bets: readonly BetView[];
  /** Why the section has no bet. */
  readonly refusals: readonly string[];
}

/** A section's screen: its empty state where it has a tab, and its bets. */
export interface Section {
  readonly Empty?: ComponentType;
  readonly Bets: ComponentType<SectionProps>;
}

const straightCard = lazyPart(() => slipParts.load().then(({ StraightCard }) => StraightCard), { skeleton: SkeletonCard });
const parlayCard = lazyPart(() => slipParts.load().then(({ ParlayCard }) => ParlayCard), { skeleton: SkeletonCard });
const teaserCard = lazyPart(() => import('./TeaserCard.tsx').then(({ TeaserCard }) => TeaserCard), { skeleton: SkeletonCard });
const roundRobins = lazyPart(() => import('./RoundRobins.tsx').then(({ RoundRobins }) => RoundRobins));

/** A card for each bet, rendered again only when its own bet changes: of twenty, one price moves at a time. */
function cards(Loaded: ComponentType<BetCardProps>): ComponentType<SectionProps> {
  const Card = memo(Loaded);
  return ({ bets, refusals: _none, ...props }) => bets.map((bet) => <Card key={bet.draftBetId} bet={bet} {...props} />);
}

const more = cls({ type: 'body', fontWeight: 600, color: '$text', textDecoration: 'underline' });

function EmptyTeaser() {
  const { teasers } = useBrand().links;
  return (
    <EmptyState illustration={<TeaserIllustration />} title={SECTION_TEXTS.TEASER.needs}>
      {teasers !== null && (
        <Link className={more} to={teasers}>
          Learn More
        </Link>
      )}
    </EmptyState>
  );
}

/** Every section's screen; its rules are the entry of the same name in logic/sections.ts. */
export const SECTIONS: Readonly<Record<SectionKind, Section>> = {
  STRAIGHT: {
    Empty: () => (
      <EmptyState illustration={<StraightIllustration />} title={SECTION_TEXTS.STRAIGHT.needs}>
        Pick any price. It lands here.
      </EmptyState>
    ),
    Bets: cards(straightCard.Component),
  },
  PARLAY: {
    Empty: () => (
      <EmptyState illustration={<ParlayIllustration />} title={SECTION_TEXTS.PARLAY.needs}>
        Every leg has to win, so prices multiply.
      </EmptyState>
    ),
    Bets: cards(parlayCard.Component),
  },
  TEASER: { Empty: EmptyTeaser, Bets: cards(teaserCard.Component) },
  ROUND_ROBIN: { Bets: roundRobins.Component },
};
