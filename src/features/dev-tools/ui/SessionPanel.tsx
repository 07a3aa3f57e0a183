import { formatMoney } from '../../../../core/money/money.ts';
import { formatElapsed, formatMoment } from '../../../../core/time/formatTime.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayer, useSessionTimes } from '../../../player/index.ts';
import { Panel } from './Panel.tsx';
import { hint, item, itemName, list } from './toolStyles.ts';

function moment(at: number | null): string {
  return at === null ? 'none' : formatMoment(at, { seconds: true });
}

/** The state of this page’s session, with the timers that end it. */
export function SessionPanel() {
  const { session } = useServices();
  const { status, logoutReason } = useStore(session);
  const playerId = usePlayer(({ account }) => account?.id ?? null);
  const times = useSessionTimes((all) => all);
  const rows = [
    ['Log-in', status],
    ['Player', playerId ?? `none${logoutReason === null ? '' : `: ${logoutReason}`}`],
    ['Session start', moment(times.sessionStart)],
    ['Session time', formatElapsed(times.sessionDuration ?? 0)],
    ['Spent in the session', times.spentInSession === null ? 'unknown' : formatMoney(times.spentInSession)],
    ['Log-out without activity', moment(times.sessionInactivityEndsAt)],
    ['Next heartbeat', moment(times.heartbeatRefreshAt)],
    ['Reality check', times.realityCheckinInterval === null ? 'none' : `every ${times.realityCheckinInterval} s`],
    ['Reality check counts from', moment(times.realityCheckinStartAt)],
    ['Plays a casino game', times.isPlayingCasinoGame ? 'yes' : 'no'],
  ] as const;
  return (
    <Panel title="Session" about="The session of this page, and when its timers are due.">
      <ul className={list}>
        {rows.map(([name, value]) => (
          <li key={name} className={item}>
            <p className={itemName}>{name}</p>
            <span className={hint}>{value}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
