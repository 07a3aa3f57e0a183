import { scoreText } from '../../../../core/texts/scoreText.ts';
import { asOfText, startText } from '../../../../core/time/times.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useClockSince, useLegState } from '../data/useLiveLegs.ts';
import type { LegView } from '../logic/view/legView.ts';

export type LegTimeProps = Pick<LegView, 'live' | 'startsAt' | 'eventId' | 'eventName'>;

/** The start time, or the score and the clock of an event that has started. */
export function LegTime({ leg, now }: { readonly leg: LegTimeProps; readonly now: number }) {
  if (leg.live) return <LiveTime leg={leg} now={now} />;
  return <time dateTime={leg.startsAt}>{startText(leg.startsAt, now)}</time>;
}

function LiveTime({ leg: { eventId, eventName }, now }: { readonly leg: LegTimeProps; readonly now: number }) {
  const state = useLegState(eventId);
  const since = useClockSince(eventId);
  const score = state && scoreText(eventName, state);
  if (since !== null)
    return (
      <span>
        {score !== null && `${score} · `}
        <AsOf since={since} text={asOfText(since, now)} clock={state?.clock ?? null} />
      </span>
    );
  return (
    <span>
      {score !== null && `${score} · `}
      <LiveMark>
        {state?.clock ? (
          <>
            <VisuallyHidden>Live, </VisuallyHidden>
            {state.clock}
          </>
        ) : (
          'Live'
        )}
      </LiveMark>
    </span>
  );
}
