import { useState } from 'react';
import { Link } from 'react-router';
import { formatShortTime } from '../../../../core/time/formatTime.ts';
import { asOfText, rowStartText } from '../../../../core/time/times.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { NotAvailableYet } from '../../../ui/NotAvailableYet.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { useFanHub } from '../data/fanHub.ts';
import { type FanGame, type FanHub, gamesOf, type HubTab, hubTabs } from '../logic/fanHub.ts';

const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  width: '100%',
});
const head = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > fieldset': { marginLeft: 'auto' },
});
const chips = cls({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const chip = cls({
  minHeight: 36,
  padding: '0 14px',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
  '&[aria-pressed="true"]': { backgroundColor: '$text', color: '$bg' },
});
const list = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 12 });
const game = cls({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: 16,
  height: '100%',
  '& > small': { type: 'caption', color: '$text2' },
  '&:hover': { borderColor: '$lineStrong' },
});
const meta = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  type: 'caption',
  color: '$text3',
  '& > :last-child': { marginLeft: 'auto' },
});
const team = cls({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  type: 'base',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span:nth-child(2)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const WORDS: RegionWords = {
  error: 'The fan hub can’t be shown right now',
  offline: 'The fan hub is not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
};
const LABELS: Readonly<Record<HubTab, string>> = { 'for-you': 'For you', fantasy: 'Fantasy' };

/** `/fan-hub`: games of what the player follows. There are no prices here: it is for following, not for betting. */
export function FanHubPage() {
  const tabs = hubTabs({ forYou: useFlag('for-you'), fantasy: useFlag('fantasy') });
  const [chosen, choose] = useState<HubTab>('for-you');
  const tab = tabs.includes(chosen) ? chosen : tabs[0];
  useTitle('Fan hub');
  return (
    <div className={page}>
      <div className={head}>
        <Text as="h1" type="page">
          Fan hub
        </Text>
        {tabs.length > 1 && tab !== undefined && (
          <Segmented label="Show" options={tabs.map((id) => ({ id, label: LABELS[id] }))} value={tab} onChange={choose} />
        )}
      </div>
      {tab === 'fantasy' ? <Fantasy /> : <ForYou />}
    </div>
  );
}

/** There are no statistics of players to count points from. */
function Fantasy() {
  return (
    <Card>
      <NotAvailableYet />
    </Card>
  );
}

function ForYou() {
  const { status } = useStore(useServices().session);
  const onLogIn = useGoToLogIn();
  if (status === 'loggedOut')
    return (
      <RegionEmpty title="Log in to see your games" action={<Button onClick={onLogIn}>Log In</Button>}>
        Games of the teams and competitions that you follow are shown here.
      </RegionEmpty>
    );
  return <Followed />;
}

function Followed() {
  const online = useOnline();
  const source = useFanHub();
  return (
    <AsyncRegion
      source={source}
      isOnline={online}
      skeleton={<Skeleton height={220} />}
      message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void source.refetch()} />}
      isEmpty={({ follows }) => follows.length === 0}
      empty={
        <RegionEmpty
          title="Nothing followed yet"
          action={
            <Link className={buttonStyle({ tone: 'secondary' }).className} to="/">
              See the games
            </Link>
          }
        >
          It shows games of the teams and competitions that your bets of the last 90 days were on.
        </RegionEmpty>
      }
    >
      {(hub) => <Games hub={hub} />}
    </AsyncRegion>
  );
}

function Games({ hub }: { readonly hub: FanHub }) {
  const [chosen, choose] = useState<string | null>(null);
  const games = gamesOf(hub, chosen);
  return (
    <>
      <fieldset className={chips} aria-label="Show games of">
        <button type="button" className={chip} aria-pressed={chosen === null} onClick={() => choose(null)}>
          All
        </button>
        {hub.follows.map(({ id, name }) => (
          <button key={id} type="button" className={chip} aria-pressed={chosen === id} onClick={() => choose(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      {games.length === 0 && (
        <RegionEmpty title="No games right now">The next ones are shown here when they are scheduled.</RegionEmpty>
      )}
      <ul className={list}>
        {games.map((one) => (
          <li key={one.eventId}>
            <Link to={one.path} aria-label={one.name}>
              <Card className={game}>
                <GameFacts game={one} />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
      <Text as="p" type="caption" tone={3}>
        Shown by the teams and competitions of your bets of the last 90 days. Nobody else sees this page.
      </Text>
    </>
  );
}

function GameFacts({ game: one }: { readonly game: FanGame }) {
  const isLive = one.status === 'IN_PLAY';
  return (
    <>
      <div className={meta}>
        <span>{one.competitionName}</span>
        <FanClock game={one} />
      </div>
      {one.participants.slice(0, 2).map((participant) => (
        <div key={participant.side} className={team}>
          <TeamBadge abbreviation={participant.abbreviation} colors={[...participant.colors]} size={24} />
          <span>{participant.name}</span>
          {isLive && <span>{participant.side === 'HOME' ? one.homeScore : one.awayScore}</span>}
        </div>
      ))}
      {isLive && one.silentSince === null && <small>{`Score as of ${formatShortTime(Date.parse(one.asOf))}`}</small>}
    </>
  );
}

function FanClock({ game: { status, clock, startsAt, silentSince } }: { readonly game: FanGame }) {
  const now = useServices().clock.now();
  if (status !== 'IN_PLAY') return <span>{rowStartText(startsAt, now)}</span>;
  return silentSince === null ? (
    <LiveMark>{clock ?? 'LIVE'}</LiveMark>
  ) : (
    <AsOf since={silentSince} text={asOfText(silentSince, now)} clock={clock} />
  );
}
