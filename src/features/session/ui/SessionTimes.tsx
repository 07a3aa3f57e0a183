import { useEffect, useState } from 'react';
import { formatElapsed, formatMoment } from '../../../../core/formatTime.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { sessionStartOf } from '../data/sessionStart.ts';

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

/** For a player: the last log-in, the current time and the length of this session. */
export function SessionTimes() {
  const { status } = useStore(useServices().session);
  return status === 'loggedIn' ? <Times /> : null;
}

function Times() {
  const services = useServices();
  const { clock, timers } = services;
  const startedAt = useStore(sessionStartOf(services));
  const lastLoginAt = useStore(services.player)?.lastLoginAt ?? null;
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
