import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { chip } from '../../../ui/chipStyles.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useLiveSlate } from '../data/useLiveSlate.ts';
import { useNow } from '../data/useNow.ts';
import { starredOf } from '../logic/favourites.ts';
import { firstEvents } from '../logic/progress.ts';
import type { Competition } from '../logic/slate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateRegion } from './SlateRegion.tsx';
import { pageTitle, titledList, titleRow } from './sectionStyles.ts';
import { sportIcon } from './sportIcon.ts';
import { useRows } from './useRows.ts';

const quick = cls({
  marginLeft: 'auto',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  padding: '8px 0',
  '&:hover': { color: '$text' },
});
const chips = cls({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** The parameter of the address with the competition that is shown. */
const FILTER = 'competition';

interface ChipsProps {
  readonly competitions: readonly Competition[];
  /** Events that are starred. */
  readonly favourites: number;
  readonly total: number;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

function Chips({ competitions, favourites, total, chosen, onChoose }: ChipsProps) {
  return (
    <fieldset className={chips} aria-label="Show">
      <button type="button" className={chip} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <Icon name="grid" size={16} />
        All <span>{total}</span>
      </button>
      {favourites > 0 && (
        <button type="button" className={chip} aria-pressed={chosen === FAVOURITES} onClick={() => onChoose(FAVOURITES)}>
          <Icon name="star" size={16} />
          Favorites <span>{favourites}</span>
        </button>
      )}
      {competitions.map((competition) => (
        <button
          key={competition.id}
          type="button"
          className={chip}
          aria-pressed={chosen === competition.id}
          onClick={() => onChoose(competition.id)}
        >
          <Icon name={sportIcon(competition.sport)} size={16} />
          {competition.name} <span>{competition.events.length}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The chip's value in the address. */
const FAVOURITES = 'favorites';

function LiveSlate({ competitions }: { readonly competitions: readonly Competition[] }) {
  const now = useNow(60_000);
  const starred = useStore(useServices().favourites.ids);
  // In the address, so that a reload and the way back keep it.
  const { pathname, search } = useLocation();
  const [chosen, choose] = useAddressValue(new URLSearchParams(search).get(FILTER), (id) =>
    id === null ? pathname : `${pathname}?${new URLSearchParams({ [FILTER]: id })}`,
  );
  const ids = useMemo(() => competitions.flatMap((one) => one.events.map((event) => event.id)), [competitions]);
  const favourites = useMemo(() => starredOf(competitions, starred), [competitions, starred]);
  const isThere = chosen === FAVOURITES ? favourites.length > 0 : competitions.some((competition) => competition.id === chosen);
  const wanted = chosen === FAVOURITES ? favourites : competitions.filter((competition) => competition.id === chosen);
  const shown = isThere ? wanted : competitions;
  const rows = useRows(ids.length);
  if (ids.length === 0) {
    return <RegionEmpty title="Nothing is being played right now">Upcoming games are on the home page.</RegionEmpty>;
  }
  return (
    <>
      {competitions.length > 1 && (
        <Chips
          competitions={competitions}
          favourites={favourites.reduce((sum, { events }) => sum + events.length, 0)}
          total={ids.length}
          chosen={isThere ? chosen : null}
          onChoose={choose}
        />
      )}
      {firstEvents(shown, rows).map((competition) => (
        <CompetitionCard key={competition.id} competition={competition} now={now} />
      ))}
    </>
  );
}

export function LivePage() {
  useTitle('Live odds');
  const slate = useLiveSlate();
  const count = (slate.data ?? []).reduce((sum, competition) => sum + competition.events.length, 0);
  return (
    <div className={titledList}>
      <div className={titleRow}>
        <h1 className={pageTitle}>Live</h1>
        {count > 0 && <CountBadge count={count} />}
        <Link className={quick} to="/quick-bets">
          Quick bets
        </Link>
      </div>
      <SlateRegion slate={slate} what="lines" skeleton={<SlateSkeleton above="chips" />}>
        {(competitions) => <LiveSlate competitions={competitions} />}
      </SlateRegion>
    </div>
  );
}
