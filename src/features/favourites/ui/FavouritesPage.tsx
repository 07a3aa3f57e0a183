import { Link } from 'react-router';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useFavourites } from '../data/favourites.ts';
import { removePriceAlert, usePriceAlerts } from '../data/priceAlerts.ts';
import { alertLine, type PriceAlert } from '../logic/priceAlert.ts';
import { FavouriteRow } from './FavouriteRow.tsx';

const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: 720,
  width: '100%',
});
const section = cls({ display: 'grid', gap: 12 });
const card = cls({ padding: '4px 16px' });
const row = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0',
  borderBottom: '1px solid $line',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:last-child': { borderBottom: 0 },
  '& > a': { flex: 1, minWidth: 0 },
  '& b, & small': { display: 'block' },
  '& b': { type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[data-waiting] small:last-child': { color: '$text' },
});

const words = (what: string): RegionWords => ({
  error: `Your ${what} can’t be shown right now`,
  offline: `Your ${what} are not saved on this device`,
  offlineDetail: 'They are shown as soon as you’re back online.',
});
const ALERT_WORDS = words('price alerts');
const STAR_WORDS = words('favorites');

/** `/favorites`: the price alerts, and all that the player has starred. */
export function FavouritesPage() {
  useTitle('Favorites');
  const online = useOnline();
  const alerts = usePriceAlerts();
  const stars = useFavourites();
  return (
    <div className={page}>
      <Text as="h1" type="page">
        Favorites
      </Text>
      <section className={section} aria-labelledby="price-alerts">
        <Text as="h2" type="section" id="price-alerts">
          Price alerts
        </Text>
        <AsyncRegion
          source={alerts}
          isOnline={online}
          skeleton={<Skeleton height={120} />}
          message={(kind) => <RegionMessage kind={kind} words={ALERT_WORDS} size="card" onRetry={() => void alerts.refetch()} />}
          isEmpty={(all) => all.length === 0}
          empty={
            <RegionEmpty title="No price alerts">Set one with the bell beside a market’s title, on the page of a game.</RegionEmpty>
          }
        >
          {(all) => (
            <Card className={card}>
              <ul>
                {all.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} />
                ))}
              </ul>
            </Card>
          )}
        </AsyncRegion>
        <Text as="p" type="caption" tone={3}>
          An alert tells you once, in the app, what a price has become. Up to 20 can wait. None is sent while you take a break from
          betting or have reached a limit that you have set.
        </Text>
      </section>
      <section className={section} aria-labelledby="starred">
        <Text as="h2" type="section" id="starred">
          Teams, competitions and players
        </Text>
        <AsyncRegion
          source={stars}
          isOnline={online}
          skeleton={<Skeleton height={120} />}
          message={(kind) => <RegionMessage kind={kind} words={STAR_WORDS} size="card" onRetry={() => void stars.refetch()} />}
          isEmpty={(all) => all.length === 0}
          empty={
            <RegionEmpty
              title="Nothing starred yet"
              action={
                <Link className={buttonStyle({ tone: 'secondary' }).className} to="/">
                  See the games
                </Link>
              }
            >
              Star a team, a competition or a player, and it is listed here with its next game.
            </RegionEmpty>
          }
        >
          {(all) => (
            <Card className={card}>
              <ul>
                {all.map((favourite) => (
                  <FavouriteRow key={favourite.id} favourite={favourite} />
                ))}
              </ul>
            </Card>
          )}
        </AsyncRegion>
      </section>
    </div>
  );
}

function AlertRow({ alert }: { readonly alert: PriceAlert }) {
  const { clock, oddsFormat } = useServices();
  const format = useStore(oddsFormat);
  const { state, send } = useMutation(removePriceAlert);
  const toast = useToast();
  const isOnline = useOnline();
  const isWaiting = alert.state === 'WAITING';
  async function remove(): Promise<void> {
    if (!(await send({ id: alert.id })).ok)
      toast.show({ id: 'price-alert', type: 'danger', body: 'The price alert was not changed', detail: 'Please try again.' });
  }
  return (
    <li className={row} data-waiting={isWaiting || undefined}>
      <Link to={alert.eventPath}>
        <b>{alert.title}</b>
        <small>
          {alert.marketName}, {alert.eventName}
        </small>
        <small>{alertLine(alert, format, clock.now())}</small>
      </Link>
      <Button
        size="sm"
        busy={state === 'sending'}
        aria-disabled={!isOnline || undefined}
        aria-label={`${isWaiting ? 'Switch off' : 'Remove'}: ${alert.title}`}
        onClick={() => void remove()}
      >
        {isWaiting ? 'Switch off' : 'Remove'}
      </Button>
    </li>
  );
}
