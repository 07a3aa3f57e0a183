import { useMemo } from 'react';
import { useParams } from 'react-router';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useCompetition } from '../data/useCompetition.ts';
import { useNow } from '../data/useNow.ts';
import type { Competition } from '../logic/slate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateRegion } from './SlateRegion.tsx';
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
        <RegionEmpty title={`No ${competition.name} lines right now`}>
          New lines open as soon as the next games are set.
        </RegionEmpty>
      )}
    </div>
  );
}

export function CompetitionPage() {
  const { sport = '', organization = '', competition = '' } = useParams();
  const slate = useCompetition({ sport, organization, competition });
  return (
    <SlateRegion slate={slate} what="competition" skeleton={<SlateSkeleton above="title" />}>
      {({ found }) => (found ? <CompetitionSlate competition={found} /> : <NotFoundNotice what="competition" />)}
    </SlateRegion>
  );
}
