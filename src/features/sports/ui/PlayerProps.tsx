import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { dayOf } from '../../../../core/time/formatTime.ts';
import { rowStartText } from '../../../../core/time/times.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useEventPage } from '../data/useEventPage.ts';
import { useWatchAll } from '../data/useLive.ts';
import { useNow } from '../data/useNow.ts';
import { useNames, useStatistics } from '../data/useStatistics.ts';
import { marketCountText } from '../logic/marketLabel.ts';
import { type PropChoice, propChoices, propGames, propGroup } from '../logic/playerProps.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { MarketCard } from './event/MarketCard.tsx';
import { useNearSight } from './event/useNearSight.ts';
import { SlateRegion } from './SlateRegion.tsx';
import { titledPage } from './sectionStyles.ts';

const TABS = 'competition-props';
/** Games in the first window. */
const FIRST = 2;

const game = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
const start = cls({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '0 4px',
  type: 'caption',
  color: '$text3',
  '& > a': { display: 'flex', alignItems: 'center', gap: 2, color: '$text2', fontWeight: 600 },
  '& > a:hover': { color: '$text' },
});
const later = cls({ padding: 16, type: 'body', color: '$text2' });
/** About a table of six players. */
const TABLE_HEIGHT = 340;

interface GameProps {
  readonly event: SlateEvent;
  readonly choice: PropChoice;
}

function GameTable({ event: { id }, choice }: GameProps) {
  const page = useEventPage(id);
  const statistics = useStatistics(id);
  useWatchAll([id]);
  const players = useNames(statistics?.players);
  const found = page.data?.found ?? null;
  const event = useMemo(() => found && { ...found, players }, [found, players]);
  const group = useMemo(() => event && propGroup(event, choice), [event, choice]);
  return (
    <SlateRegion slate={page} what="event" skeleton={<Skeleton height={TABLE_HEIGHT} />}>
      {() =>
        event && group ? (
          <MarketCard event={event} group={group} openAtFirst isFirst />
        ) : (
          <Card as="div" className={later}>
            No {choice.label.toLowerCase()} lines right now
          </Card>
        )
      }
    </SlateRegion>
  );
}

function Game({ event, choice, isFirst }: GameProps & { readonly isFirst: boolean }) {
  const now = useNow(60_000);
  const { ref, isNear, height } = useNearSight<HTMLElement>(isFirst);
  return (
    <section ref={ref} className={game} aria-label={event.name} style={isNear ? undefined : { height: height ?? TABLE_HEIGHT }}>
      <div className={start}>
        <span>{event.status === 'IN_PLAY' ? 'Live' : rowStartText(event.startsAt, now)}</span>
        <Link to={`${event.path}?markets=players`} aria-label={`${event.name}, ${marketCountText(event.marketCount)}`}>
          {marketCountText(event.marketCount)}
          <Icon name="chevronRight" size={14} />
        </Link>
      </div>
      {isNear && <GameTable event={event} choice={choice} />}
    </section>
  );
}

/** One statistic of the players of all games of the day: who, with the team, and the prices. */
export function PlayerProps({ sport, events }: { readonly sport: string; readonly events: readonly SlateEvent[] }) {
  const choices = propChoices(sport);
  const [wanted, choose] = useState(choices[0]?.id ?? '');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const games = useMemo(() => propGames(events, (at) => dayOf(at, timeZone)), [events, timeZone]);
  const choice = choices.find(({ id }) => id === wanted);
  if (choice === undefined || games.length === 0)
    return <RegionEmpty title="No player props right now">They open as soon as the next games are set.</RegionEmpty>;
  return (
    <>
      <Tabs look="chips" label="Statistic" name={TABS} tabs={choices} value={choice.id} onChange={choose} />
      <TabPanel name={TABS} value={choice.id} className={titledPage}>
        {games.map((event, index) => (
          <Game key={event.id} event={event} choice={choice} isFirst={index < FIRST} />
        ))}
      </TabPanel>
    </>
  );
}
