import { useMemo } from 'react';
import { useTitle } from '../../../ui/useTitle.ts';
import { useWatch } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { type HomeSlate, useHomeSlate } from '../data/useSlate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateEmpty, SlateError } from './SlateMessage.tsx';
import { page } from './sectionStyles.ts';

function Slate({ slate }: { readonly slate: HomeSlate }) {
  const now = useNow(60_000);
  const ids = useMemo(() => {
    const listed = slate.competitions.flatMap((competition) => competition.events.map((event) => event.id));
    return [...new Set([...slate.live.map((event) => event.id), ...listed])];
  }, [slate]);
  useWatch(ids);
  return (
    <div className={page}>
      <LiveStrip events={slate.live} />
      {slate.competitions.map((competition) => (
        <CompetitionCard key={competition.id} competition={competition} now={now} />
      ))}
      {slate.competitions.length === 0 && (
        <SlateEmpty title="No lines right now">New lines open every day. Come back a little later.</SlateEmpty>
      )}
    </div>
  );
}

export function HomePage() {
  useTitle(null);
  const slate = useHomeSlate();
  if (slate.kind === 'loading') return <SlateSkeleton strip />;
  if (slate.kind === 'failed') return <SlateError onRetry={slate.retry} />;
  return <Slate slate={slate.value} />;
}
