import { startText } from '../../../../core/times.ts';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import type { LegView } from '../logic/legView.ts';

/** The start time, or that the event has started. */
export function LegTime({ leg, now }: { readonly leg: Pick<LegView, 'live' | 'startsAt'>; readonly now: number }) {
  if (leg.live) return <LiveMark>Live</LiveMark>;
  return <time dateTime={leg.startsAt}>{startText(leg.startsAt, now)}</time>;
}
