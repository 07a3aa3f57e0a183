import { useEffect, useState } from 'react';
import { formatTime } from '../../../core/formatTime.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button } from '../../ui/Button.tsx';
import { cls } from '../../ui/cls.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

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

/** Shown without a connection: says since when prices are stale, and that the player need not do anything. */
export function OfflineBanner() {
  const { clock, checkConnection } = useServices();
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(clock.now()), [clock]);
  return (
    <div className={banner}>
      <Icon name="offline" size={20} />
      <span role="status">
        <strong>You’re offline.</strong> Prices paused{since === null ? '' : ` at ${formatTime(since)}`}. We’ll reconnect by
        ourselves.
      </span>
      <Button tone="quiet" size="sm" onClick={checkConnection}>
        <Icon name="refresh" size={16} />
        Try now
      </Button>
    </div>
  );
}
