import type { Signals } from '../signalSource.ts';
import { silence } from './silence.ts';

/** Reads a value for all subscribers of a source. */
export interface SourceReader<Value> {
  /** Begins to listen. @returns the function that ends it. */
  start(signals: Signals): () => void;
  /** Undefined when nothing has changed. */
  read(): Promise<Value | undefined>;
  readonly minimumGapMs?: number;
}

export interface SharedSourceOptions<Value, Reader extends SourceReader<Value>> {
  /** Subscriptions of the same key have one reader. It names the owner of what is read. */
  readonly key: string;
  open(): Reader;
  /** Adds what this subscription wants to the reader that is open. @returns the function that removes it. */
  join?(reader: Reader): () => void;
  /** Whether a subscriber gets one value before anything changed. */
  readonly first: boolean;
  /** The value for a subscriber whose last one was `before` (null: none yet); undefined: nothing is sent. */
  rootValue(value: Value, before: Value | null): unknown;
}

/**
 * What a subscription that reads the database returns. It reads nothing itself, because every subscription of an owner would read the same;
 * the socket server passes it to the shared reads. As the async iterable that GraphQL requires it never yields.
 */
export class SharedSource {
  readonly key: string;
  readonly first: boolean;
  readonly open: () => SourceReader<unknown>;
  readonly join: (reader: SourceReader<unknown>) => () => void;
  readonly rootValue: (value: unknown, before: unknown) => unknown;

  private constructor({ key, first, open, join, rootValue }: SharedSourceOptions<unknown, SourceReader<unknown>>) {
    this.key = key;
    this.first = first;
    this.open = open;
    this.join = join ?? (() => () => undefined);
    this.rootValue = rootValue;
  }

  /** The key stands for the type: sources of one key are made by the same resolver. */
  static of<Value, Reader extends SourceReader<Value> = SourceReader<Value>>(
    options: SharedSourceOptions<Value, Reader>,
  ): SharedSource {
    return new SharedSource(options as SharedSourceOptions<unknown, SourceReader<unknown>>);
  }

  [Symbol.asyncIterator](): AsyncGenerator<never, void, void> {
    return silence(() => undefined).stream;
  }
}
