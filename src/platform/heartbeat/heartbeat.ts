import type { Result } from '../../../core/result.ts';
import type { Clock, Timers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { RequestFailure } from '../graphql/request.ts';
import { runMachine } from '../runMachine.ts';
import { type HeartbeatOutcome, STOPPED, stepHeartbeat } from '../session/logic/heartbeat.ts';

export interface HeartbeatPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly isOnline: () => boolean;
  /** The session is over by another timer that this one overtook: a machine that wakes up runs all of them. */
  readonly isOver: () => boolean;
  /** A heartbeat was skipped: there is no connection. */
  readonly markOffline: () => void;
  /** Whether the server can be reached, after a request without an answer. */
  readonly isReachable: () => Promise<boolean>;
  readonly send: (elapsedSeconds: number) => Promise<Result<'OK' | 'TIME_LIMIT_EXCEEDED', RequestFailure>>;
  readonly logOut: (reason: 'heartbeat' | 'technicalIssue') => Promise<void>;
  readonly report: ReportError;
}

export interface Heartbeat {
  /** Starts counting with this interval in seconds; a restart with another interval continues the count. */
  start(intervalSeconds: number): void;
  stop(): void;
  /** When the next one is due, in epoch milliseconds; null while none is. */
  dueAt(): number | null;
}

/** Sends a session's time to the server (rules: session/logic/heartbeat.ts). A failure is reported and logs out. */
export function createHeartbeat(ports: HeartbeatPorts): Heartbeat {
  /** Counts stops, so that the answer to a heartbeat of an earlier session is recognised. */
  let sessions = 0;
  let interval: { readonly seconds: number; readonly end: () => void } | null = null;
  let beatAt = 0;

  const count = runMachine(STOPPED, stepHeartbeat, (effect) => {
    if (effect.type === 'markOffline') ports.markOffline();
    else if (effect.type === 'logOut') void ports.logOut(effect.reason);
    else void send(effect.elapsedSeconds);
  });

  /** A request may be lost while the network changes, so one that gets no answer is repeated once if the server can be reached. */
  const outcomeOf = async (elapsedSeconds: number, mayRepeat: boolean): Promise<HeartbeatOutcome> => {
    const answer = await ports.send(elapsedSeconds);
    if (answer.ok) return answer.value;
    const { error } = answer;
    if (error.kind !== 'refused' && error.kind !== 'unreachable') return 'skipped';
    if (error.kind === 'unreachable') {
      if (!(await ports.isReachable())) return 'skipped';
      if (mayRepeat && count.getSnapshot().phase === 'counting') return outcomeOf(elapsedSeconds, false);
    }
    ports.report('heartbeat', new Error(`Heartbeat: ${error.kind === 'refused' ? error.codes.join(', ') : 'no answer'}`));
    return 'failed';
  };

  const send = async (elapsedSeconds: number): Promise<void> => {
    const mine = sessions;
    const outcome = await outcomeOf(elapsedSeconds, true);
    if (mine === sessions) count.send({ type: 'answered', elapsedSeconds, outcome });
  };

  return {
    start: (seconds) => {
      if (interval?.seconds === seconds || seconds <= 0) return;
      interval?.end();
      count.send({ type: 'started', now: ports.clock.now() });
      beatAt = ports.clock.now();
      const beat = (): void => {
        beatAt = ports.clock.now();
        if (!ports.isOver()) count.send({ type: 'due', now: ports.clock.now(), isOnline: ports.isOnline() });
      };
      interval = { seconds, end: ports.timers.every(seconds * 1000, beat) };
    },
    stop: () => {
      interval?.end();
      interval = null;
      sessions += 1;
      count.send({ type: 'stopped' });
    },
    dueAt: () => (interval === null ? null : beatAt + interval.seconds * 1000),
  };
}
