import { createParser, type EventSourceParser } from 'eventsource-parser';

/** One message of a stream of server-sent events. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
  /** Its own, or that of the last message before it that had one. */
  readonly id: string | null;
}

/** More than this without the end of a message is no message. */
const MOST_CHARACTERS = 16_000_000;
/** A longer wish is none: it would stop the feed for hours. */
const LONGEST_RETRY_MS = 9_999_999;

/**
 * Reads `text/event-stream` (WHATWG HTML, 9.2.6) piece by piece; a piece may end anywhere. A message that is cut off is never returned.
 */
export class EventStreamReader {
  /** How long the server wants a client to wait before it connects again. */
  retryMs: number | null = null;
  #lastId: string | null = null;
  #messages: StreamMessage[] = [];
  readonly #parser: EventSourceParser = createParser({
    maxBufferSize: MOST_CHARACTERS,
    onId: (id) => {
      this.#lastId = id === '' ? null : id;
    },
    onEvent: ({ event = 'message', data }) => void this.#messages.push({ event, data, id: this.#lastId }),
    onRetry: (retryMs) => {
      if (retryMs <= LONGEST_RETRY_MS) this.retryMs = retryMs;
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new Error('A message of the stream does not end');
    },
  });

  /** The messages that end in this piece. @throws Error where one is larger than can be. */
  push(piece: string): readonly StreamMessage[] {
    this.#messages = [];
    this.#parser.feed(piece);
    return this.#messages;
  }
}
