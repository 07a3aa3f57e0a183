import { useMemo } from 'react';
import { useBrand } from '../../../ui/brandContext.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useWatchScores } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { type Loaded, useHomeSlate, useLiveStrip } from '../data/useSlate.ts';
import { firstEvents } from '../logic/progress.ts';
import type { Competition, SlateEvent } from '../logic/slate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { LiveStrip, LiveStripError } from './LiveStrip.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateEmpty, SlateError } from './SlateMessage.tsx';
import { page } from './sectionStyles.ts';
import { useRows } from './useRows.ts';

/** Competitions per query: at first as many as a window shows. */
const FIRST_SECTIONS = 1;
const MORE_SECTIONS = 2;

interface SectionsProps {
  readonly competitions: readonly Competition[];
  /** How many competitions are above these. */
  readonly offset: number;
  /** How many were requested. Fewer results mean that there are no more. */
  readonly limit: number;
}

/** One part of the slate, followed by the next part once all rows of this one are rendered. */
function Sections({ competitions, offset, limit }: SectionsProps) {
  const now = useNow(60_000);
  const ids = useMemo(() => competitions.flatMap((competition) => competition.events.map((event) => event.id)), [competitions]);
  const rows = useRows(ids.length);
  return (
    <>
      {firstEvents(competitions, rows).map((competition) => (
        <CompetitionCard key={competition.id} competition={competition} now={now} seeAll={competitions.includes(competition)} />
      ))}
      {rows >= ids.length && competitions.length === limit && <MoreSections offset={offset + limit} />}
    </>
  );
}

function MoreSections({ offset }: { readonly offset: number }) {
  const part = useHomeSlate(offset, MORE_SECTIONS);
  if (part.kind === 'loading') return null;
  if (part.kind === 'failed') return <SlateError onRetry={part.retry} />;
  return <Sections competitions={part.value} offset={offset} limit={MORE_SECTIONS} />;
}

function Live({ events }: { readonly events: readonly SlateEvent[] }) {
  useWatchScores(events.map((event) => event.id));
  return <LiveStrip events={events} />;
}

interface SlateProps {
  readonly live: Loaded<readonly SlateEvent[]>;
  readonly competitions: readonly Competition[];
}

function Slate({ live, competitions }: SlateProps) {
  return (
    <div className={page}>
      {live.kind === 'ready' && <Live events={live.value} />}
      {live.kind === 'failed' && <LiveStripError onRetry={live.retry} />}
      <Sections competitions={competitions} offset={0} limit={FIRST_SECTIONS} />
      {competitions.length === 0 && (
        <SlateEmpty title="No lines right now">New lines open every day. Come back a little later.</SlateEmpty>
      )}
    </div>
  );
}

/** The page's heading, for screen readers only. */
function Heading() {
  return <h1 className={visuallyHidden}>{useBrand().page.title}</h1>;
}

export function HomePage() {
  useTitle(null);
  // Two queries whose answers arrive in separate tasks. Shown together, so that the page does not shift.
  const slate = useHomeSlate(0, FIRST_SECTIONS);
  const strip = useLiveStrip();
  const isLoading = slate.kind === 'loading' || (slate.kind === 'ready' && strip.kind === 'loading');
  return (
    <>
      <Heading />
      {isLoading && <SlateSkeleton above="strip" />}
      {slate.kind === 'failed' && <SlateError onRetry={slate.retry} />}
      {slate.kind === 'ready' && !isLoading && <Slate live={strip} competitions={slate.value} />}
    </>
  );
}
