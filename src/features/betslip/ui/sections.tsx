import type { ComponentType } from 'react';
import type { BetKind } from '../../../../core/contract.ts';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ParlayIllustration } from '../../../ui/illustrations/ParlayIllustration.tsx';
import { StraightIllustration } from '../../../ui/illustrations/StraightIllustration.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { NEEDS_ANOTHER_BET } from '../logic/constants.ts';

import { SkeletonCard } from './SlipSkeleton.tsx';
import type { BetCardProps } from './StraightCard.tsx';

/** What an empty slip does not need. */
export const slipParts = lazyModule(() => import('./slipParts.ts'));

/** A section's screen: its empty state, and the card of one of its bets. */
export interface Section {
  readonly Empty: ComponentType;
  readonly Card: ComponentType<BetCardProps>;
}

const straightCard = lazyPart(() => slipParts.load().then(({ StraightCard }) => StraightCard), { skeleton: SkeletonCard });
const parlayCard = lazyPart(() => slipParts.load().then(({ ParlayCard }) => ParlayCard), { skeleton: SkeletonCard });

/** Every section's screen; its rules are the entry of the same name in logic/sections.ts. */
export const SECTIONS: Readonly<Record<BetKind, Section>> = {
  STRAIGHT: {
    Empty: () => (
      <EmptyState illustration={<StraightIllustration />} title="Add a bet to start building your betslip!">
        Pick any price. It lands here.
      </EmptyState>
    ),
    Card: straightCard.Component,
  },
  PARLAY: {
    Empty: () => (
      <EmptyState illustration={<ParlayIllustration />} title={NEEDS_ANOTHER_BET}>
        Every leg has to win, so prices multiply.
      </EmptyState>
    ),
    Card: parlayCard.Component,
  },
};
