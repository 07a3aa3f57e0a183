import type { ExecutionResult } from 'graphql';
import type { Deps } from '../../../deps.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import type { GraphqlContext } from '../context.ts';
import type { Operation } from '../operations.ts';
import { publicErrors } from '../publicErrors.ts';
import { type Signals, signalSource } from '../signalSource.ts';
import { ownerOf } from '../viewer.ts';
import type { Connection } from './connection.ts';
import { createFairQueue, type FairQueue } from './fairQueue.ts';
import type { SharedSource, SourceReader } from './sharedSource.ts';
import { silence } from './silence.ts';

type Variables = Readonly<Record<string, unknown>>;

interface Subscriber {
  readonly connection: Pick<Connection, 'send'>;
  /** `{"id":"…","type":"next","payload":` */
  readonly prefix: string;
  /** The read that was begun last before the subscription: what it reads may be older than what the subscriber knows. */
  readonly after: number;
  /** The last value that was looked at for it. */
  before: unknown;
  fail(error: unknown): void;
}

/** All subscribers that get the same text for the same value: one caller, one operation, one set of variables. */
interface Channel {
  readonly operation: Operation;
  readonly variables: Variables;
  readonly context: GraphqlContext;
  readonly source: SharedSource;
  readonly subscribers: Set<Subscriber>;
}

interface NumberedValue {
  readonly number: number;
  readonly value: unknown;
}

/** One reader, and the channels that its values are written to. */
class SharedReader {
  readonly reader: SourceReader<unknown>;
  readonly channels = new Map<string, Channel>();
  readonly #stream: AsyncGenerator<NumberedValue, void, void>;
  #signals: Signals | null = null;
  #startedReads = 0;

  constructor(reader: SourceReader<unknown>, queue: FairQueue, turn: string) {
    this.reader = reader;
    this.#stream = signalSource<NumberedValue>({
      start: (signals) => {
        this.#signals = signals;
        return reader.start(signals);
      },
      read: () =>
        queue.run(turn, async () => {
          this.#startedReads += 1;
          const number = this.#startedReads;
          const value = await reader.read();
          return value === undefined ? undefined : { number, value };
        }),
      ...(reader.minimumGapMs === undefined ? {} : { minimumGapMs: reader.minimumGapMs }),
    });
  }

  get startedReads(): number {
    return this.#startedReads;
  }

  refresh(): void {
    this.#signals?.now();
  }

  /** Until it is ended. @throws what a read throws. */
  async run(write: (channel: Channel, value: NumberedValue) => Promise<void>): Promise<void> {
    for await (const value of this.#stream) await Promise.all([...this.channels.values()].map((channel) => write(channel, value)));
  }

  end(): void {
    void this.#stream.return();
  }
}

/**
 * Reads for subscriptions: once for all subscriptions of a key, executed once for all of a channel. Few reads run at a time, and addresses
 * take turns, so that those who have many things to follow do not hold up the others.
 */
export class SharedReads {
  readonly #log: Deps['log'];
  readonly #queue: FairQueue;
  readonly #readers = new Map<string, SharedReader>();

  constructor({ db, log }: Pick<Deps, 'db' | 'log'>) {
    this.#log = log;
    this.#queue = createFairQueue('reads of subscriptions', db.of('subscriptions').pool.options.max ?? 1);
  }

  /** @returns a stream that yields nothing: messages are written to the connection directly. Ending it ends the subscription. */
  open(
    subscription: { id: string; operation: Operation; variables: Variables; context: GraphqlContext; source: SharedSource },
    connection: Pick<Connection, 'send'>,
  ): AsyncGenerator<never, void, void> {
    const { id, source, context } = subscription;
    const shared = this.#readers.get(source.key) ?? this.#read(source, countedAddress(context.address));
    const leaveReader = this.#join(source, shared);
    const key = channelKey(subscription);
    const channel: Channel = shared.channels.get(key) ?? { ...subscription, subscribers: new Set() };
    shared.channels.set(key, channel);
    const { stream, fail } = silence(() => {
      leaveReader();
      channel.subscribers.delete(subscriber);
      if (channel.subscribers.size === 0 && shared.channels.get(key) === channel) shared.channels.delete(key);
      this.#endUnused(source.key, shared);
    });
    const prefix = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const subscriber: Subscriber = { connection, prefix, after: shared.startedReads, before: null, fail };
    channel.subscribers.add(subscriber);
    if (source.first) shared.refresh();
    return stream;
  }

  /** @throws what the source refuses; a reader that was opened for nobody is then ended. */
  #join(source: SharedSource, shared: SharedReader): () => void {
    try {
      return source.join(shared.reader);
    } catch (error) {
      this.#endUnused(source.key, shared);
      throw error;
    }
  }

  #endUnused(key: string, shared: SharedReader): void {
    if (shared.channels.size > 0) return;
    shared.end();
    if (this.#readers.get(key) === shared) this.#readers.delete(key);
  }

  #read(source: SharedSource, address: string): SharedReader {
    const shared = new SharedReader(source.open(), this.#queue, address);
    this.#readers.set(source.key, shared);
    shared
      .run((channel, value) => this.#write(channel, value))
      .catch((error: unknown) => {
        if (this.#readers.get(source.key) === shared) this.#readers.delete(source.key);
        for (const { subscribers } of shared.channels.values()) for (const { fail } of subscribers) fail(error);
      });
    return shared;
  }

  async #write(channel: Channel, { number, value }: NumberedValue): Promise<void> {
    for (const [before, subscribers] of byValueBefore([...channel.subscribers].filter(({ after }) => number > after))) {
      const root = channel.source.rootValue(value, before);
      for (const subscriber of subscribers) subscriber.before = value;
      if (root === undefined) continue;
      const rest = `${payloadOf(await channel.operation.execute(root, channel.context, channel.variables), channel.operation, this.#log)}}`;
      for (const { connection, prefix } of subscribers) connection.send(prefix + rest);
    }
  }
}

function byValueBefore(subscribers: readonly Subscriber[]): ReadonlyMap<unknown, readonly Subscriber[]> {
  const groups = new Map<unknown, Subscriber[]>();
  for (const subscriber of subscribers) {
    const group = groups.get(subscriber.before);
    if (group) group.push(subscriber);
    else groups.set(subscriber.before, [subscriber]);
  }
  return groups;
}

function channelKey({ operation, variables, context }: Pick<Channel, 'operation' | 'variables' | 'context'>): string {
  return `${operation.key} ${JSON.stringify([operation.coerced(variables), ownerOf(context.viewer), context.brand, context.origin])}`;
}

/** The payload of a `next` message. */
export function payloadOf({ data, errors }: ExecutionResult, operation: Operation, log: Deps['log']): string {
  return JSON.stringify(errors?.length ? { errors: publicErrors(errors, log, operation.name), data } : { data });
}
