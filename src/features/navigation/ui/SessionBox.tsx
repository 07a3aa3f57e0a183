import { Link } from 'react-router';
import { formatElapsed } from '../../../../core/time/formatTime.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { cls } from '../../../ui/cls.ts';
import { minutesToCheckIn } from '../logic/nextCheckIn.ts';

const box = cls({
  display: 'grid',
  gap: 8,
  marginTop: 'auto',
  padding: 16,
  borderRadius: '$md',
  backgroundColor: '$surface',
  type: 'caption',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const row = cls({ display: 'flex', justifyContent: 'space-between', gap: 8, '& strong': { color: '$text', fontWeight: 600 } });
const limits = cls({ justifySelf: 'start', marginTop: 4, color: '$text', fontWeight: 600, textDecoration: 'underline' });

/** For a player of a standalone casino: how long this session is, when the next reality check is due, and the way to the limits. */
export function SessionBox() {
  const times = useSessionTimes((all) => all);
  const minutes = minutesToCheckIn(times);
  return (
    <section className={box} aria-label="Session">
      <p className={row}>
        <span>Session</span>
        <strong>{formatElapsed(times.sessionDuration ?? 0)}</strong>
      </p>
      {minutes !== null && (
        <p className={row}>
          <span>Next check-in</span>
          <strong>{minutes === 0 ? 'Now' : `${minutes} min`}</strong>
        </p>
      )}
      <Link className={limits} to="/account/responsible-gaming">
        Limits & help
      </Link>
    </section>
  );
}
