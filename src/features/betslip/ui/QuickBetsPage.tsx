import { formatMoney } from '../../../../core/money/money.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StraightIllustration } from '../../../ui/illustrations/StraightIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import type { QuickOffers } from '../data/quickBets.ts';
import { useLiveOffers, usePlacingReady, useQuickBetPreference, useQuickOffers } from '../data/useQuickBets.ts';
import { LegTime } from './LegTime.tsx';
import { QuickBetRow } from './QuickBetRow.tsx';
import { QuickBetSettings } from './QuickBetSettings.tsx';

const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 1120,
  width: '100%',
});
const top = cls({ display: 'grid', gap: 4 });
const card = cls({ padding: 16, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const head = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'start',
  justifyContent: 'space-between',
  type: 'base',
  fontWeight: 600,
});
const live = cls({ type: 'caption', color: '$text2' });
const offersOf = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))', gap: 12 });

const OFFERS: RegionWords = {
  error: 'The live games did not come through',
  offline: 'Live games are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};
const PREFERENCE: RegionWords = {
  error: 'Your quick bet settings can’t be shown right now',
  offline: 'Your quick bet settings are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

/** `/quick-bets`: a bet with one tap, once the player has turned that on. */
export function QuickBetsPage() {
  const services = useServices();
  const { status } = useStore(services.session);
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const onLogIn = useGoToLogIn();
  useTitle('Quick bets');
  return (
    <div className={page}>
      <div className={top}>
        <Text as="h1" type="page">
          Quick bets
        </Text>
        <Text as="p" tone={2}>
          One tap, one bet.{status === 'loggedIn' && balanceCents !== null ? ` Balance ${formatMoney(balanceCents)}.` : ''}
        </Text>
      </div>
      {status === 'loggedOut' && (
        <Note tone="neutral" icon="person" title="Quick bets are for players">
          They are off until you turn them on.{' '}
          <Button tone="outline" size="sm" onClick={onLogIn}>
            Log In
          </Button>
        </Note>
      )}
      {status === 'loggedOut' && <Offers stakeCents={null} />}
      {status === 'loggedIn' && <PlayersQuickBets />}
    </div>
  );
}

function PlayersQuickBets() {
  const online = useOnline();
  const preference = useQuickBetPreference();
  return (
    <AsyncRegion
      source={preference}
      isOnline={online}
      skeleton={<Skeleton height={120} />}
      message={(kind) => <RegionMessage kind={kind} words={PREFERENCE} size="card" onRetry={() => void preference.refetch()} />}
    >
      {(loaded) => (
        <>
          <QuickBetSettings preference={loaded} />
          <Offers stakeCents={loaded.isOn ? loaded.stakeCents : null} />
        </>
      )}
    </AsyncRegion>
  );
}

/** @param stakeCents of a tap; null: quick bets are off, and the offers are there to be seen. */
function Offers({ stakeCents }: { readonly stakeCents: number | null }) {
  const online = useOnline();
  usePlacingReady(stakeCents !== null);
  const offers = useQuickOffers();
  return (
    <AsyncRegion
      source={offers}
      isOnline={online}
      skeleton={<Skeleton height={240} />}
      message={(kind) => <RegionMessage kind={kind} words={OFFERS} size="card" onRetry={() => void offers.refetch()} />}
      isEmpty={({ events }) => events.length === 0}
      empty={
        <EmptyState illustration={<StraightIllustration />} title="No game is live right now">
          Quick bets are on games in play.
        </EmptyState>
      }
    >
      {(loaded) => <LiveOffers offers={loaded} stakeCents={stakeCents} />}
    </AsyncRegion>
  );
}

function LiveOffers({ offers, stakeCents }: { readonly offers: QuickOffers; readonly stakeCents: number | null }) {
  const events = useLiveOffers(offers);
  return events.map((event) => (
    <Card key={event.eventId} as="article" className={card} aria-label={event.name}>
      <div className={head}>
        <div>
          {event.name}
          <Text as="p" type="caption" tone={2}>
            {event.competition}
          </Text>
        </div>
        <span className={live}>
          <LegTime leg={{ live: true, startsAt: '', eventId: event.eventId, eventName: event.name }} now={0} />
        </span>
      </div>
      <ul className={offersOf}>
        {event.markets.flatMap((market) =>
          market.selections.map((selection) => (
            <QuickBetRow key={selection.selectionId} event={event} market={market} selection={selection} stakeCents={stakeCents} />
          )),
        )}
      </ul>
    </Card>
  ));
}
