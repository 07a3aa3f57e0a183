import { formatElapsed, formatMoment } from '../../../../core/time/formatTime.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { cls } from '../../../ui/cls.ts';

const row = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  type: 'caption',
  color: '$text3',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { color: '$text2', fontWeight: 600 },
});

/** For a player: the last log-in, the current time and the length of this session. */
export function SessionTimes() {
  const { sessionDuration, currentTime, lastLoginAt, isExistingUser } = useSessionTimes((all) => all);
  return (
    <section className={row} aria-label="Your session">
      <span>
        Last Login{' '}
        <strong>
          {lastLoginAt === null
            ? isExistingUser === false
              ? 'This is your first'
              : '–'
            : formatMoment(lastLoginAt, { seconds: false })}
        </strong>
      </span>
      <span>
        Current Time <strong>{formatMoment(currentTime, { seconds: true })}</strong>
      </span>
      <span>
        Session Time <strong>{formatElapsed(sessionDuration ?? 0)}</strong>
      </span>
    </section>
  );
}
