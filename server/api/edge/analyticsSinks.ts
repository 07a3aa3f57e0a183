import { createWriteStream } from 'node:fs';
import type { Logger } from 'pino';
import type { AnalyticsEvent, AnalyticsSink } from './analytics.ts';

/** Events stored for `GET /sandbox/analytics`. */
export interface AnalyticsMemory extends AnalyticsSink {
  /** Newest first. */
  list(name: string | undefined): readonly AnalyticsEvent[];
  storedBytes(): number;
  clear(): void;
}

const STORED_BYTES = 4 * 1024 * 1024;

/** Stores the newest events up to a number of bytes, as text: parsed, an event can be many times its size. */
export function analyticsMemory(maximumBytes = STORED_BYTES): AnalyticsMemory {
  let events: { readonly name: string; readonly text: string; readonly bytes: number }[] = [];
  let bytes = 0;

  /** Removes a tenth of the bytes at a time, because removing the first items of a list moves all the others. */
  function dropOldest(): void {
    let dropped = 0;
    while (bytes > maximumBytes * 0.9) {
      bytes -= events[dropped]?.bytes ?? bytes;
      dropped += 1;
    }
    events = events.slice(dropped);
  }
  return {
    receive(event) {
      const text = JSON.stringify(event);
      const size = Buffer.byteLength(text);
      events.push({ name: event.name, text, bytes: size });
      bytes += size;
      if (bytes > maximumBytes) dropOldest();
    },
    list: (name) =>
      events
        .filter((event) => name === undefined || event.name === name)
        .map(({ text }) => JSON.parse(text) as AnalyticsEvent)
        .reverse(),
    storedBytes: () => bytes,
    clear() {
      events = [];
      bytes = 0;
    },
  };
}

/** Gives every event to each of these. */
export function allSinks(sinks: readonly AnalyticsSink[]): AnalyticsSink {
  return {
    receive(event) {
      for (const sink of sinks) sink.receive(event);
    },
  };
}

/**
 * The events of a sample: the specification's hash modulo 101 against a rate, for a monitoring service. The client computes the hash of the
 * device's id and sends it as `bucket`; an event without one is in every sample but the empty one.
 */
export function sampledSink(sink: AnalyticsSink, rate: number): AnalyticsSink {
  return {
    receive(event) {
      const { bucket } = event.properties;
      if ((typeof bucket === 'number' ? bucket : 0) < rate) sink.receive(event);
    },
  };
}

/** Closes its file at the end. */
export interface AnalyticsFile extends AnalyticsSink {
  close(): Promise<void>;
}

/** Beyond this many bytes in memory, because the disk is slow, further events are dropped. */
const UNWRITTEN_BYTES = 4 * 1024 * 1024;

/** Appends events to a file, a line of JSON each. The operator rotates it. @param failed called when it cannot be written. */
export function analyticsFile(path: string, failed: (error: unknown) => void): AnalyticsFile {
  const stream = createWriteStream(path, { flags: 'a', mode: 0o600 });
  stream.on('error', failed);
  return {
    receive(event) {
      if (stream.writable && stream.writableLength < UNWRITTEN_BYTES) stream.write(`${JSON.stringify(event)}\n`);
    },
    close: () => new Promise((resolve) => (stream.writable ? stream.end(resolve) : resolve())),
  };
}

const LINES_A_SECOND = 20;
const LOGGED_PROPERTIES = 20;
const LONGEST_TEXT = 300;
const LONGEST_NAME = 100;

/**
 * Writes events to the log and stores nothing: at most twenty lines a second, the first twenty properties of an event, long texts cut. The
 * next line counts the lines left out. `now` is the process's monotonic time in milliseconds.
 */
export function analyticsLog(log: Pick<Logger, 'info'>, now: () => number = () => performance.now()): AnalyticsSink {
  let since = Number.NEGATIVE_INFINITY;
  let lines = 0;
  let leftOut = 0;
  return {
    receive({ name, properties }) {
      if (now() - since >= 1_000) {
        since = now();
        lines = 0;
      }
      if (lines >= LINES_A_SECOND) {
        leftOut += 1;
        return;
      }
      lines += 1;
      log.info({ analytics: name, properties: shortened(properties), ...(leftOut > 0 ? { leftOut } : {}) }, 'a client reports');
      leftOut = 0;
    },
  };
}

function shortened(properties: AnalyticsEvent['properties']): Record<string, unknown> {
  const entries = Object.entries(properties).slice(0, LOGGED_PROPERTIES);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value === 'string') return [key.slice(0, LONGEST_NAME), value.slice(0, LONGEST_TEXT)];
      // Not serialised here, so that the log can redact secret fields in it.
      return [key.slice(0, LONGEST_NAME), JSON.stringify(value).length > LONGEST_TEXT ? 'left out' : value];
    }),
  );
}
