import { useMemo } from 'react';
import { useBrand } from '../../../ui/brandContext.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useWatch } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { type HomeSlate, useHomeSlate } from '../data/useSlate.ts';
import { eventCount, firstEvents } from '../logic/progress.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateEmpty, SlateError } from './SlateMessage.tsx';
import { page } from './sectionStyles.ts';
import { useRows } from './useRows.ts';

function Slate({ slate }: { readonly slate: HomeSlate }) {
  const now = useNow(60_000);
  const ids = useMemo(() => {
    const listed = slate.competitions.flatMap((competition) => competition.events.map((event) => event.id));
    return [...new Set([...slate.live.map((event) => event.id), ...listed])];
  }, [slate]);
  useWatch(ids);
  const rows = useRows(eventCount(slate.competitions));
  return (
    <div className={page}>
      <LiveStrip events={slate.live} />
      {firstEvents(slate.competitions, rows).map((competition) => (
        <CompetitionCard key={competition.id} competition={competition} now={now} />
      ))}
      {slate.competitions.length === 0 && (
        <SlateEmpty title="No lines right now">New lines open every day. Come back a little later.</SlateEmpty>
      )}
    </div>
  );
}

/** The page's name for those who do not see that it is the first one. */
function Heading() {
  return <h1 className={visuallyHidden}>{useBrand().page.title}</h1>;
}

export function HomePage() {
  useTitle(null);
  const slate = useHomeSlate();
  return (
    <>
      <Heading />
      {slate.kind === 'loading' && <SlateSkeleton above="strip" />}
      {slate.kind === 'failed' && <SlateError onRetry={slate.retry} />}
      {slate.kind === 'ready' && <Slate slate={slate.value} />}
    </>
  );
}
