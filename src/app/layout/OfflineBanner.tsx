import { asOfText } from '../../../core/times.ts';
import { useStore } from '../../platform/externalStore.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button } from '../../ui/Button.tsx';
import { cls } from '../../ui/cls.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { pausedSinceOf } from './pausedSince.ts';

export const BANNER_HEIGHT = 48;

const banner = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: BANNER_HEIGHT,
  padding: '0 16px 0 24px',
  backgroundColor: '$warningSoft',
  color: '$text',
  borderBottom: '1px solid $line',
  type: 'base',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& > svg': { color: '$warning' },
  '& > span': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

/** Drawn over the page, so that the page does not shift. */
const mark = cls({
  position: 'absolute',
  top: '100%',
  left: '50%',
  transform: 'translate(-50%, 8px)',
  pointerEvents: 'none',
  '& > span': {
    display: 'block',
    padding: '4px 12px',
    borderRadius: '$md',
    border: '1px solid $line',
    backgroundColor: '$surface2',
    color: '$text2',
    type: 'caption',
  },
});

/** Shown while requests succeed but prices are not live yet. The region is mounted before its text, so that screen readers read it out. */
export function ReconnectingMark({ shown }: { readonly shown: boolean }) {
  return (
    <div className={mark} role="status">
      {shown && <span>Reconnecting…</span>}
    </div>
  );
}

/** Shown without a connection: says since when prices are stale, if that is known, and that the player need not do anything. */
export function OfflineBanner() {
  const services = useServices();
  const { connection, checkConnection, clock } = services;
  const { online, foreign } = useStore(connection);
  // Read while online too: the time is noted at the loss of the connection.
  const since = useStore(pausedSinceOf(services));
  if (online) return null;
  return (
    <div className={banner}>
      <Icon name="offline" size={20} />
      <span role="status">
        <strong>You’re offline.</strong> {foreign === true && 'Something else answers in our place: a Wi-Fi log-in page, perhaps. '}
        Prices are paused{since === null ? '' : `, ${asOfText(since, clock.now())}`}. We’ll reconnect by ourselves.
      </span>
      <Button tone="quiet" size="sm" onClick={checkConnection}>
        <Icon name="refresh" size={16} />
        Try now
      </Button>
    </div>
  );
}
