/** One message of a stream of server-sent events. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/** More than this without the end of a message is no message. */
const MOST_CHARACTERS = 16_000_000;

/**
 * Reads `text/event-stream` (WHATWG HTML, 9.2.6) piece by piece; a piece may end anywhere. A message that is cut off is never returned.
 */
export class EventStreamReader {
  /** The id of the last message that had one. */
  lastId: string | null = null;
  /** How long the server wants a client to wait before it connects again. */
  retryMs: number | null = null;
  #rest = '';
  #isFirst = true;
  #event = '';
  #data: string[] = [];
  #size = 0;

  /** The messages that end in this piece. @throws Error where one is larger than can be. */
  push(piece: string): StreamMessage[] {
    const messages: StreamMessage[] = [];
    let text = this.#rest + piece;
    if (this.#isFirst && text !== '') {
      if (text.startsWith('\uFEFF')) text = text.slice(1);
      this.#isFirst = false;
    }
    // A carriage return at the very end may be the first half of a line break.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = this.#line(line);
      if (message) messages.push(message);
    }
    if (this.#rest.length + this.#size > MOST_CHARACTERS) throw new Error('A message of the stream does not end');
    return messages;
  }

  #line(line: string): StreamMessage | null {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    else if (field === 'data') {
      this.#data.push(value);
      this.#size += value.length;
    } else if (field === 'id' && !value.includes('\0')) this.lastId = value === '' ? null : value;
    else if (field === 'retry' && /^\d{1,7}$/.test(value)) this.retryMs = Number(value);
    return null;
  }

  #dispatch(): StreamMessage | null {
    const message = { event: this.#event || 'message', data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    this.#size = 0;
    return isEmpty ? null : message;
  }
}
