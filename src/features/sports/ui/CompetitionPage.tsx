import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useTitle } from '../../../ui/useTitle.ts';
import { useCompetition } from '../data/useCompetition.ts';
import { useNow } from '../data/useNow.ts';
import type { Competition } from '../logic/slate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateEmpty, SlateError } from './SlateMessage.tsx';
import { pageTitle, titledList, titleRow } from './sectionStyles.ts';

function parts(competition: Competition): readonly { readonly title: string; readonly part: Competition }[] {
  const live = competition.events.filter((event) => event.status === 'IN_PLAY');
  const rest = competition.events.filter((event) => event.status !== 'IN_PLAY');
  return [
    { title: 'Live', part: { ...competition, events: live } },
    { title: 'Upcoming', part: { ...competition, events: rest } },
  ].filter(({ part }) => part.events.length > 0);
}

function CompetitionSlate({ competition }: { readonly competition: Competition }) {
  const now = useNow(60_000);
  const sections = useMemo(() => parts(competition), [competition]);
  useTitle(competition.name);
  return (
    <div className={titledList}>
      <div className={titleRow}>
        <h1 className={pageTitle}>{competition.name}</h1>
      </div>
      {sections.map(({ title, part }) => (
        <CompetitionCard key={title} competition={part} now={now} title={title} />
      ))}
      {sections.length === 0 && (
        <SlateEmpty title={`No ${competition.name} lines right now`}>New lines open as soon as the next games are set.</SlateEmpty>
      )}
    </div>
  );
}

export function CompetitionPage() {
  const { sport = '', organization = '', competition = '' } = useParams();
  const slate = useCompetition({ sport, organization, competition });
  if (slate.kind === 'loading') return <SlateSkeleton above="title" />;
  if (slate.kind === 'failed') return <SlateError onRetry={slate.retry} />;
  return slate.value ? <CompetitionSlate competition={slate.value} /> : <NotFoundNotice what="competition" />;
}
