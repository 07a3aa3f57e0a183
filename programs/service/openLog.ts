import { constants, fstatSync, openSync } from 'node:fs';
import { hostname } from 'node:os';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Some seconds of a busy server. */
const HELD_BYTES = 2 * 1_048_576;
/** How long the last lines of a process may take, where it cannot wait for them in any other way than by stopping. */
const LAST_LINES_MS = 500;
const STDERR = 2;

let droppedLines = 0;

/** Figures of this process's log, for its metrics. `droppedLines`: lines since the start that nobody can read any more. */
export function logCounters(): { readonly droppedLines: number } {
  return { droppedLines };
}

export interface LogOptions extends LoggerOptions {
  /** The program, as every line names it. */
  readonly service: string;
  readonly version: string;
}

/** JSON lines, each with the program, its version, this machine and the process. `destination` is for tests. */
export function openLog({ service, version, ...options }: LogOptions, destination?: DestinationStream): Logger {
  const named = { ...options, base: { service, version, host: hostname(), pid: process.pid } };
  return destination ? pino(named, destination) : stderrLog(named);
}

/**
 * Lines on stderr, in a way that never blocks: lines wait in memory while their reader is slow, and beyond `HELD_BYTES` they are dropped
 * and counted; a line says how many, once lines are read again. An error of stderr (a full disk, a reader that is gone) costs lines, too, and
 * not the process. `flush` of the log calls back when all lines are written.
 */
function stderrLog(options: LoggerOptions): Logger {
  let unsaid = 0;
  let flowedBytes = 0;
  let patientUntil = Number.POSITIVE_INFINITY;
  const stream = pino.destination({
    fd: nonBlockingStderr(),
    sync: false,
    // Every line is written at once, and flush() waits for the last one, which it does not at 0.
    minLength: 1,
    maxLength: HELD_BYTES,
    // A full pipe is tried again after 100 ms.
    retryEAGAIN: () => performance.now() < patientUntil,
  });
  const log = pino(options, stream);

  function say(): void {
    const dropped = unsaid;
    unsaid = 0;
    flowedBytes = 0;
    if (dropped === 0) return;
    log.error({ dropped }, 'lines of the log were dropped, because nothing read them');
    // The line about it was dropped as well.
    if (unsaid > 0) unsaid += dropped;
  }
  stream.on('drop', () => {
    droppedLines += 1;
    unsaid += 1;
    // After an error it writes again only after a flush.
    stream.flush();
  });
  // A reader that is always behind never empties it, so half of it is enough.
  stream.on('write', (bytes: number) => {
    flowedBytes += unsaid === 0 ? 0 : bytes;
    if (flowedBytes > HELD_BYTES / 2) process.nextTick(say);
  });
  stream.on('drain', say);
  stream.on('error', () => undefined);
  // pino calls it after a fatal line and when the process ends.
  const flushSync = stream.flushSync.bind(stream);
  stream.flushSync = () => {
    patientUntil = performance.now() + LAST_LINES_MS;
    try {
      flushSync();
    } catch {
      // Nobody reads the last lines.
    }
    patientUntil = Number.POSITIVE_INFINITY;
  };
  return log;
}

/**
 * A descriptor of stderr whose writes return at once. A write that waits for a reader would hold a thread of Node's pool, which `process.exit()`
 * waits for without end.
 */
function nonBlockingStderr(): number {
  const stats = fstatSync(STDERR);
  if (stats.isFile()) return STDERR;
  try {
    // A pipe or a terminal opened a second time: other processes that write to it still block.
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    return openSync(`/proc/self/fd/${STDERR}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // A socket (systemd, a Node parent), a pipe of another user, or no /proc: Node makes the descriptor itself non-blocking.
    return process.stderr.fd;
  }
}
