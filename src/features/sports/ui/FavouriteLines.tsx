import { useEffect, useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { chip } from '../../../ui/chipStyles.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useCompetition } from '../data/useCompetition.ts';
import { useNow } from '../data/useNow.ts';
import { starredOf, withStars } from '../logic/favourites.ts';
import { SHOW_FAVOURITES } from '../logic/paths.ts';
import type { Competition, CompetitionLink } from '../logic/slate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { SlateRegion } from './SlateRegion.tsx';

/** Rows of a starred competition; its page has the others. */
const MOST_ROWS = 8;

/** On home: shows the rows of what the player has starred alone, or all again. In the address, so that a reload and the way back keep it. */
function FavouritesChip() {
  const { pathname, search } = useLocation();
  const [isOn, turn] = useAddressValue(search.includes(SHOW_FAVOURITES), (on) =>
    on ? `${pathname}?${SHOW_FAVOURITES}` : pathname,
  );
  return (
    <button type="button" className={chip} aria-pressed={isOn} onClick={() => turn(!isOn)}>
      <Icon name="star" size={16} />
      Favorites
    </button>
  );
}

/** Home's part: the rows of these competitions, without them the chip. One part, because each costs home a loader. */
export function HomeFavourites({ competitions }: { readonly competitions?: readonly CompetitionLink[] }) {
  return competitions === undefined ? <FavouritesChip /> : <FavouriteLines competitions={competitions} />;
}

/** The rows of starred competitions and teams, in the order of home. @param competitions all that have open events */
function FavouriteLines({ competitions }: { readonly competitions: readonly CompetitionLink[] }) {
  const starred = useStore(useServices().favourites.ids);
  const wanted = useMemo(() => withStars(competitions, starred), [competitions, starred]);
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = wanted.every(({ id }) => empty.has(id));
  return (
    <>
      {wanted.map((link) => (
        <Lines
          key={link.id}
          link={link}
          starred={starred}
          onEmpty={(isNothing) =>
            setEmpty((current) => {
              if (current.has(link.id) === isNothing) return current;
              const next = new Set(current);
              if (isNothing) next.add(link.id);
              else next.delete(link.id);
              return next;
            })
          }
        />
      ))}
      {isEmpty && (
        <RegionEmpty title="No games of your favorites right now">
          Their next games are shown here once they are listed.
        </RegionEmpty>
      )}
    </>
  );
}

interface LinesProps {
  readonly link: CompetitionLink;
  readonly starred: ReadonlySet<string>;
  readonly onEmpty: (isNothing: boolean) => void;
}

const COMPETITION = '/sport/:sport/organization/:organization/competition/:competition';

function Lines({ link, starred, onEmpty }: LinesProps) {
  const { sport = '', organization = '', competition = '' } = matchPath(COMPETITION, link.path)?.params ?? {};
  const slate = useCompetition({ sport, organization, competition });
  const now = useNow(60_000);
  const found = slate.data?.found;
  const shown = useMemo((): Competition | undefined => {
    const [one] = found ? starredOf([found], starred) : [];
    return one && { ...one, events: one.events.slice(0, MOST_ROWS) };
  }, [found, starred]);
  const isNothing = found !== undefined && (shown === undefined || shown.events.length === 0);
  useEffect(() => onEmpty(isNothing), [onEmpty, isNothing]);
  return (
    <SlateRegion slate={slate} what="lines" skeleton={null}>
      {() =>
        shown !== undefined &&
        shown.events.length > 0 && <CompetitionCard competition={shown} now={now} seeAll={starred.has(`competition:${shown.id}`)} />
      }
    </SlateRegion>
  );
}
