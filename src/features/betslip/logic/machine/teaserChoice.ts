import { type SlipState, slipOf } from './slipState.ts';

/** `6.5`, `10.0`: points of a teaser have one decimal (specification, section 2). */
export function teaserPointsText(pointsHundredths: number): string {
  return (pointsHundredths / 100).toFixed(1);
}

/** The points of the teaser as the player has chosen them last; null without a teaser. */
export function chosenPoints(state: SlipState): number | null {
  const requested = state.requests.flatMap((one) => (one.kind === 'points' ? one.pointsHundredths : []));
  return requested.at(-1) ?? slipOf(state).sections.TEASER.draftBets[0]?.teaser?.pointsHundredths ?? null;
}

/** How to ask for points: more than now are bought. The market is that of the first leg, whose points they are. */
export interface PointsRequest {
  readonly pointsHundredths: number;
  readonly marketId: string;
  readonly isMore: boolean;
}

/** Null where the slip has no teaser any more. */
export function pointsRequest(state: SlipState, pointsHundredths: number): PointsRequest | null {
  const [bet] = slipOf(state).sections.TEASER.draftBets;
  const [first] = bet?.legs ?? [];
  if (first === undefined || !bet?.teaser) return null;
  return { pointsHundredths, marketId: first.marketId, isMore: pointsHundredths > bet.teaser.pointsHundredths };
}
