import { Link } from 'react-router';
import { formatResult } from '../../../../core/money/money.ts';
import { formatShortTime } from '../../../../core/time/formatTime.ts';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useSessions } from '../data/history.ts';
import { type CasinoSession, netCents } from '../logic/history.ts';
import { DayList, type ListProps } from './DayList.tsx';
import * as styles from './historyStyles.ts';

/** Visits to games for money, under the day that each began on. */
export function SessionList({ filterId, days, timeZone }: ListProps) {
  return (
    <DayList
      source={useSessions(filterId, days)}
      timeZone={timeZone}
      label="Casino sessions"
      className={styles.bareTable}
      none={{ title: 'No sessions', text: 'No real-money play in this period.' }}
      atOf={({ openedAt }) => openedAt}
      rowHeight={61}
    >
      {(session) => <SessionRow session={session} timeZone={timeZone} />}
    </DayList>
  );
}

function SessionRow({ session, timeZone }: { readonly session: CasinoSession; readonly timeZone: string }) {
  const net = netCents(session);
  const rounds = session.roundCount === 1 ? '1 round' : `${session.roundCount} rounds`;
  return (
    <Link className={styles.linkRow} to={`/account/history/casino/${session.id}`}>
      <span className={styles.what}>
        <span className={styles.mark}>
          <Icon name="casino" size={18} />
        </span>
        <span>
          <b>{session.gameTitle}</b>
          <small>{`${formatShortTime(Date.parse(session.openedAt), timeZone)} · ${rounds}`}</small>
        </span>
      </span>
      <span className={join(styles.amount, net > 0 ? styles.gain : '')}>{formatResult(net)}</span>
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}
