import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useWatchScores } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { useHomeSlate, useHomeTop } from '../data/useSlate.ts';
import { SHOW_FAVOURITES } from '../logic/paths.ts';
import { firstEvents } from '../logic/progress.ts';
import type { Competition, SlateEvent } from '../logic/slate.ts';
import { BesideLines, HomePromotions } from './BesideLines.tsx';
import { CompetitionCard } from './CompetitionCard.tsx';
import { CompetitionChips } from './CompetitionChips.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateRegion } from './SlateRegion.tsx';
import { homeLines, page } from './sectionStyles.ts';
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
  /** Below the first lines, where it moves nothing in sight when it comes. */
  readonly children?: ReactNode;
}

/** One part of the slate, followed by the next part once all rows of this one are rendered. */
function Sections({ competitions, offset, limit, children }: SectionsProps) {
  const now = useNow(60_000);
  const ids = useMemo(() => competitions.flatMap((competition) => competition.events.map((event) => event.id)), [competitions]);
  const rows = useRows(ids.length);
  return (
    <>
      {firstEvents(competitions, rows).map((competition) => (
        <CompetitionCard key={competition.id} competition={competition} now={now} seeAll={competitions.includes(competition)} />
      ))}
      {children}
      {rows >= ids.length && competitions.length === limit && <MoreSections offset={offset + limit} />}
    </>
  );
}

const exclusives = lazyPart(() => import('./HomeExclusives.tsx').then((module) => module.HomeExclusives));

/** For players alone. */
function Exclusives() {
  return useStore(useServices().session).status === 'loggedIn' && <exclusives.Component />;
}

// Lines of players who have starred something.
const favourited = lazyPart(() => import('./FavouriteLines.tsx').then((module) => module.HomeFavourites));

/** For players alone. */
function PlayCredit() {
  const services = useServices();
  return useStore(services.session).status === 'loggedIn' && <services.playCredit.Component />;
}

function MoreSections({ offset }: { readonly offset: number }) {
  const part = useHomeSlate(offset, MORE_SECTIONS);
  return (
    <SlateRegion slate={part} what="lines" skeleton={null}>
      {(competitions) => <Sections competitions={competitions} offset={offset} limit={MORE_SECTIONS} />}
    </SlateRegion>
  );
}

function Live({ events }: { readonly events: readonly SlateEvent[] }) {
  useWatchScores(events.map((event) => event.id));
  return <LiveStrip events={events} />;
}

interface SlateProps {
  readonly top: ReturnType<typeof useHomeTop>;
  readonly competitions: readonly Competition[];
}

function Slate({ top, competitions }: SlateProps) {
  const { favourites } = useServices();
  const hasStars = useStore(favourites.ids).size > 0;
  const { search } = useLocation();
  return (
    <div className={page}>
      <PlayCredit />
      <SlateRegion slate={top} what="strip" skeleton={null}>
        {({ live, competitions: all }) => (
          <>
            <Live events={live} />
            {all.length > 0 && <CompetitionChips competitions={all} first={hasStars && <favourited.Component />} />}
          </>
        )}
      </SlateRegion>
      <div className={homeLines}>
        {hasStars && top.data && search.includes(SHOW_FAVOURITES) ? (
          <favourited.Component competitions={top.data.competitions} />
        ) : (
          <Sections competitions={competitions} offset={0} limit={FIRST_SECTIONS}>
            {competitions.length > 0 && <HomePromotions />}
            <Exclusives />
          </Sections>
        )}
        <BesideLines />
      </div>
      {competitions.length === 0 && (
        <RegionEmpty title="No lines right now">New lines open every day. Come back a little later.</RegionEmpty>
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
  const top = useHomeTop();
  const isTopPending = top.data === null && top.state !== 'failed';
  const skeleton = <SlateSkeleton above="strip" />;
  return (
    <>
      <Heading />
      <SlateRegion slate={slate} what="lines" skeleton={skeleton}>
        {(competitions) => (isTopPending ? skeleton : <Slate top={top} competitions={competitions} />)}
      </SlateRegion>
    </>
  );
}
