import type { Logger } from 'pino';
import { type Clock, createClock, type MachineTime, machineTime } from './clock.ts';
import { watch } from './meters.ts';

/** More than this apart, a server is not ready. */
const APART_MS = 500;
/** Of so many answers the fastest counts. */
const SAMPLES = 3;
/** While the clocks are apart, the log repeats it so often. */
const ALARM_EVERY_MS = 60_000;

/** From before the question was sent to after its answer came: the database read its clock in between. */
type Span = readonly [fromMs: number, untilMs: number];

interface Sample {
  readonly databaseMs: number;
  readonly monotonic: Span;
  readonly wall: Span;
}

export interface DatabaseClock extends Clock {
  /** Compares the clocks. Must have succeeded once before the time is read. */
  measure(): Promise<void>;
}

/**
 * The database's clock, as this process last measured it, continued by the monotonic clock: a wrong clock of this machine makes no wrong time. The
 * server is not ready with one all the same, because certificates, libraries and logs use it (docs/adr/0149).
 * @param readMs asks the database for its time, in milliseconds since 1970.
 */
export function databaseClock(
  readMs: () => Promise<number>,
  log: Pick<Logger, 'error' | 'warn'>,
  machine: MachineTime = machineTime,
): DatabaseClock {
  let anchor: { readonly databaseMs: number; readonly monotonicMs: number } | null = null;
  const alarm = createAlarm(log, machine);
  const apart = { behindMs: 0 };
  watch(apart, ({ behindMs }) => [['slipstream_clock_apart_seconds', {}, behindMs / 1_000]]);
  const timeAt = (monotonicMs: number): number => {
    if (anchor === null) throw new Error('The clock was not measured');
    return anchor.databaseMs + monotonicMs - anchor.monotonicMs;
  };

  async function sample(): Promise<Sample> {
    const [sentMs, wallSentMs] = [machine.monotonicMs(), machine.wallMs()];
    const databaseMs = await readMs();
    return { databaseMs, monotonic: [sentMs, machine.monotonicMs()], wall: [wallSentMs, machine.wallMs()] };
  }

  return {
    ...createClock(() => timeAt(machine.monotonicMs()), alarm.reason),
    async measure() {
      const samples: Sample[] = [];
      while (samples.length < SAMPLES) samples.push(await sample());
      const { databaseMs, monotonic, wall } = samples.reduce((best, next) =>
        lengthMs(next.monotonic) < lengthMs(best.monotonic) ? next : best,
      );
      const [sentMs, receivedMs] = monotonic;
      const jumpMs = anchor === null ? 0 : beyond([timeAt(sentMs), timeAt(receivedMs)], databaseMs);
      // An answer within what this clock would have answered says nothing new, however long it took.
      if (anchor === null || jumpMs !== 0) anchor = { databaseMs, monotonicMs: (sentMs + receivedMs) / 2 };
      apart.behindMs = beyond(wall, databaseMs);
      alarm.set(reasonOf(apart.behindMs, jumpMs));
    },
  };
}

function reasonOf(behindMs: number, jumpMs: number): string | null {
  if (Math.abs(behindMs) > APART_MS)
    return `the clock of this machine is ${secondsOf(behindMs)} seconds ${behindMs > 0 ? 'behind' : 'ahead of'} the database's`;
  if (Math.abs(jumpMs) > APART_MS)
    return `the database's clock and this server's moved ${secondsOf(jumpMs)} seconds apart since they were last compared`;
  return null;
}

/** Logs a reason when it comes, each minute while it stays, and its end. */
function createAlarm(
  log: Pick<Logger, 'error' | 'warn'>,
  { monotonicMs }: MachineTime,
): { reason(): string | null; set(next: string | null): void } {
  let reason: string | null = null;
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  return {
    reason: () => reason,
    set(next) {
      const isNew = (next === null) !== (reason === null);
      reason = next;
      if (next === null) {
        if (isNew) log.warn({ event: 'clock.together' }, 'The clocks of this server and of the database agree again');
      } else if (isNew || monotonicMs() - loggedAtMs >= ALARM_EVERY_MS) {
        loggedAtMs = monotonicMs();
        log.error({ event: 'clock.apart' }, `The server is not ready: ${next}`);
      }
    },
  };
}

function lengthMs([fromMs, untilMs]: Span): number {
  return untilMs - fromMs;
}

/** How far a time is after a span, or before it (negative); 0 within. */
function beyond([fromMs, untilMs]: Span, ms: number): number {
  return ms > untilMs ? ms - untilMs : Math.min(0, ms - fromMs);
}

function secondsOf(ms: number): string {
  return (Math.abs(ms) / 1000).toFixed(1);
}
