import { useEffect, useState } from 'react';
import { useStore } from '../../platform/externalStore.ts';
import { usePlatform } from '../../platform/usePlatform.ts';
import { cls } from '../../ui/cls.ts';
import { useSessionStart } from '../world/sessionStart.ts';
import { formatElapsed, formatMoment } from './sessionClock.ts';

const row = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  type: 'caption',
  color: '$text3',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { color: '$text2', fontWeight: 600 },
});

/** The specification's clock tick. */
const TICK_MS = 1000;

/** When the player was here last, what time it is, and how long this has gone on. */
export function SessionTimes({ lastLoginAt }: { readonly lastLoginAt: string | null }) {
  const { clock, timers } = usePlatform();
  const startedAt = useStore(useSessionStart());
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => timers.every(TICK_MS, () => setNow(clock.now())), [clock, timers]);
  return (
    <section className={row} aria-label="Your session">
      <span>
        Last Login{' '}
        <strong>{lastLoginAt === null ? 'This is your first' : formatMoment(Date.parse(lastLoginAt), { seconds: false })}</strong>
      </span>
      <span>
        Current Time <strong>{formatMoment(now, { seconds: true })}</strong>
      </span>
      <span>
        Session Time <strong>{formatElapsed(startedAt === null ? 0 : now - startedAt)}</strong>
      </span>
    </section>
  );
}
