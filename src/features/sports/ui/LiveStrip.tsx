import { memo, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { asOfText } from '../../../../core/time/times.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { useClockSince, useEventFact, useLastUpdate, useNow } from '../data/useLive.ts';
import { trailingSide } from '../logic/scoreboard.ts';
import type { Participant, SlateEvent } from '../logic/slate.ts';
import { TeamScore } from './EventRow.tsx';
import { columnEnd, label, more as moreLink, scoreFace, sectionHead } from './sectionStyles.ts';

const arrows = lazyPart(() => import('./StripArrows.tsx').then((module) => module.StripArrows));

const tiles = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '196px',
  justifyContent: 'start',
  gap: 12,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollPaddingInline: '4px 24px',
  ...columnEnd,
});
const frame = cls({ position: 'relative' });
const tile = cls({
  display: 'grid',
  gap: 8,
  padding: 12,
  minWidth: 0,
  backgroundColor: '$surface',
  border: '1px solid $line',
  borderRadius: '$lg',
  scrollSnapAlign: 'start',
  scrollMarginLeft: 4,
  '&:hover': { borderColor: '$lineStrong' },
});
const tileMeta = cls({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  type: 'caption',
  color: '$text3',
  // On one line, so that every tile has one height: a long clock takes the room of the name.
  whiteSpace: 'nowrap',
  '& > span:first-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
const tileTeam = cls({ display: 'flex', alignItems: 'center', gap: 8, height: 24, minWidth: 0, fontWeight: 500 });
const tileBehind = cls({ color: '$text2' });
const tileName = cls({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const updated = cls({ type: 'body', color: '$text2' });
const tileScore = cls({
  marginLeft: 'auto',
  font: '700 16px/24px Inter',
  ...scoreFace,
});

function TileTeam({ event, participant }: { readonly event: SlateEvent; readonly participant: Participant }) {
  const behind = useEventFact(event.id, trailingSide, trailingSide(event)) === participant.side;
  return (
    <span className={join(tileTeam, behind && tileBehind)}>
      <TeamBadge abbreviation={participant.abbreviation} colors={participant.colors} size={22} />
      <span className={tileName}>{participant.name}</span>
      <TeamScore event={event} side={participant.side} className={tileScore} />
    </span>
  );
}

const LiveTile = memo(function LiveTile({ event }: { readonly event: SlateEvent }) {
  const clock = useEventFact(event.id, (state) => state.clock, event.clock);
  const online = useOnline();
  const since = useClockSince(event.id);
  const now = useNow();
  return (
    <li>
      <Link to={event.path} className={tile}>
        <span className={tileMeta}>
          <span>{event.competitionName}</span>
          {since !== null ? (
            <AsOf since={since} text={asOfText(since, now)} clock={clock} />
          ) : online ? (
            <LiveMark>{clock ?? 'LIVE'}</LiveMark>
          ) : (
            <span>{clock}</span>
          )}
        </span>
        {event.participants.map((participant) => (
          <TileTeam key={participant.side} event={event} participant={participant} />
        ))}
        {event.participants.length === 0 && <strong>{event.name}</strong>}
      </Link>
    </li>
  );
});

/** The section without the strip: the live events are unknown, which differs from none. */
export function LiveStripFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label="Live now">
      <div className={sectionHead}>
        <h2 className={label}>Live now</h2>
      </div>
      {children}
    </section>
  );
}

function LastUpdate({ events }: { readonly events: readonly SlateEvent[] }) {
  const at = useLastUpdate(events.map((event) => event.id));
  const now = useNow();
  return at === null ? null : <span className={updated}>{asOfText(at, now)}</span>;
}

/** The live events, as a strip that scrolls sideways. Renders nothing without live events. */
export function LiveStrip({ events }: { readonly events: readonly SlateEvent[] }) {
  const online = useOnline();
  // The strip once a mouse has been over it: until then nobody needs the arrows.
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const ref = useCallback((found: HTMLElement | null) => {
    if (found === null) return undefined;
    const onEnter = (): void => setStrip(found);
    found.addEventListener('pointerenter', onEnter);
    return () => found.removeEventListener('pointerenter', onEnter);
  }, []);
  if (events.length === 0) return null;
  return (
    <section aria-label="Live now">
      <div className={sectionHead}>
        <h2 className={label}>Live now</h2>
        {online ? <CountBadge count={events.length} /> : <LastUpdate events={events} />}
        <Link to="/live" className={moreLink}>
          See all live
          <Icon name="chevronRight" size={16} />
        </Link>
      </div>
      <div className={frame}>
        <ul ref={ref} className={tiles}>
          {events.map((event) => (
            <LiveTile key={event.id} event={event} />
          ))}
        </ul>
        {strip && <arrows.Component strip={strip} />}
      </div>
    </section>
  );
}
