import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { dayHeadText, dayOf } from '../../../../core/time/formatTime.ts';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useCompetition } from '../data/useCompetition.ts';
import { useNow } from '../data/useNow.ts';
import { competitionParts, competitionTabs, eventDays, sportName } from '../logic/competitionPage.ts';
import { marketGroups } from '../logic/markets/groups.ts';
import type { Competition, SlateEvent } from '../logic/slate.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { Crumb } from './Crumb.tsx';
import { MarketCard } from './event/MarketCard.tsx';
import { notFoundNotice } from './notFoundPart.ts';
import { PlayerProps } from './PlayerProps.tsx';
import { SlateSkeleton } from './Skeletons.tsx';
import { SlateRegion } from './SlateRegion.tsx';
import { Star } from './Star.tsx';
import { pageTitle, titledList, titledPage, titleRow } from './sectionStyles.ts';

const TABS = 'competition';
/** The parameter of the address with the chosen tab. */
const TAB = 'tab';

interface GamesProps {
  readonly competition: Competition;
  readonly live: readonly SlateEvent[];
  readonly upcoming: readonly SlateEvent[];
}

/** The live games, then a card a day. */
function Games({ competition, live, upcoming }: GamesProps) {
  const now = useNow(60_000);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const days = useMemo(() => eventDays(upcoming, (at) => dayOf(at, timeZone)), [upcoming, timeZone]);
  const liveCard = useMemo(() => ({ ...competition, events: live }), [competition, live]);
  const dayCards = useMemo(() => days.map(({ day, events }) => ({ day, card: { ...competition, events } })), [days, competition]);
  return (
    <>
      {live.length > 0 && <CompetitionCard competition={liveCard} now={now} title="Live" />}
      {dayCards.map(({ day, card }) => (
        <CompetitionCard
          key={day}
          competition={card}
          now={now}
          title={dayHeadText(Date.parse(card.events[0].startsAt), now, timeZone)}
          isOneDay
        />
      ))}
      {live.length + upcoming.length === 0 && (
        <RegionEmpty title={`No ${competition.name} lines right now`}>
          New lines open as soon as the next games are set.
        </RegionEmpty>
      )}
    </>
  );
}

/** Who wins it all: a table a market. */
function Futures({ events }: { readonly events: readonly SlateEvent[] }) {
  return events.map((event) =>
    marketGroups(event).open.map((group) => (
      <MarketCard key={`${event.id} ${group.key}`} event={event} group={group} openAtFirst isFirst />
    )),
  );
}

function CompetitionSlate({ competition }: { readonly competition: Competition }) {
  const parts = useMemo(() => competitionParts(competition), [competition]);
  const tabs = competitionTabs(parts, competition.sport);
  const { pathname, search } = useLocation();
  // In the address, so that a reload and the way back keep it.
  const [wanted, choose] = useAddressValue<string>(new URLSearchParams(search).get(TAB) ?? 'games', (id) =>
    id === 'games' ? pathname : `${pathname}?${new URLSearchParams({ [TAB]: id })}`,
  );
  const chosen = tabs.find(({ id }) => id === wanted)?.id ?? 'games';
  useTitle(competition.name);
  const games = <Games competition={competition} live={parts.live} upcoming={parts.upcoming} />;
  return (
    <div className={titledList}>
      <Crumb steps={[{ label: sportName(competition.sport), path: null }]}>
        <span aria-current="page">{competition.name}</span>
      </Crumb>
      <div className={titleRow}>
        <h1 className={pageTitle}>{competition.name}</h1>
        <Star id={`competition:${competition.id}`} name={competition.name} />
      </div>
      {tabs.length < 2 && games}
      {tabs.length > 1 && (
        <>
          <Tabs look="chips" label={competition.name} name={TABS} tabs={tabs} value={chosen} onChange={choose} />
          <TabPanel name={TABS} value={chosen} className={titledPage}>
            {chosen === 'games' && games}
            {chosen === 'futures' && <Futures events={parts.futures} />}
            {chosen === 'props' && <PlayerProps sport={competition.sport} events={parts.props} />}
          </TabPanel>
        </>
      )}
    </div>
  );
}

export function CompetitionPage() {
  const { sport = '', organization = '', competition = '' } = useParams();
  const slate = useCompetition({ sport, organization, competition });
  return (
    <SlateRegion slate={slate} what="competition" skeleton={<SlateSkeleton above="title" />}>
      {({ found }) => (found ? <CompetitionSlate competition={found} /> : <notFoundNotice.Component what="competition" />)}
    </SlateRegion>
  );
}
