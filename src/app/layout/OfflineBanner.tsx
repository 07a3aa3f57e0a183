import { asOfText } from '../../../core/time/times.ts';
import { useStore } from '../../platform/externalStore.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button } from '../../ui/Button.tsx';
import { cls } from '../../ui/cls.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { pausedSinceOf } from './pausedSince.ts';

/** Drawn over the end of the page, so that nothing shifts, and no title or link at its top is covered. */
const banner = cls({
  position: 'fixed',
  bottom: 24,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'max-content',
  maxWidth: 'calc(100vw - 48px)',
  minHeight: 48,
  padding: '4px 8px 4px 16px',
  borderRadius: '$lg',
  border: '1px solid $warning',
  backgroundColor: '$surface2',
  boxShadow: '$shadows$float',
  color: '$text',
  type: 'base',
  '& > svg': { color: '$warning', flex: 'none' },
  '& > button': { flex: 'none' },
  '& > span': { fontVariantNumeric: 'tabular-nums lining-nums' },
  // Above the button of the slip.
  '@small': { bottom: 92, width: 'calc(100vw - 24px)', maxWidth: 'none' },
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
    <div className={banner} data-offline="">
      <Icon name="offline" size={20} />
      <span role="status">
        <strong>{foreign === 'error' ? 'We’re restarting.' : 'You’re offline.'}</strong>{' '}
        {foreign === 'page' && 'Something else answers in our place: a Wi-Fi log-in page, perhaps. '}
        Prices are paused{since === null ? '' : `, ${asOfText(since, clock.now())}`}. We’ll reconnect by ourselves.
      </span>
      <Button tone="quiet" size="sm" onClick={checkConnection}>
        <Icon name="refresh" size={16} />
        Try now
      </Button>
    </div>
  );
}
