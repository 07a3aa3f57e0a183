import type { Logger } from 'pino';

export interface SubscribeOptions {
  /** False: the server subscribes for itself, and nobody looks at what comes. True by default. */
  readonly watches?: boolean;
}

/**
 * Fan-out between the parts of a server, and between servers. A message is a finished JSON string, so that one serialisation serves every
 * socket. Delivery is at most once: a listener must be able to notice a gap and read the current state from the database.
 *
 * Topics: `event:{eventId}` an EventUpdate of the contract · `account:{playerId}` `{}` · `betslip:{ownerId}` `{ "revision": n }` ·
 * `bets:{playerId}` `{ "betId": "…" }` · `favourites:{playerId}` `{}` · `alerts:{playerId}` `{}` · `session:{sessionId}` `{}` (it ended) · `catalogue` `{}` (events were added or removed) ·
 * `results` `{ "eventId": "…" }` (there is something to settle) · `sandbox` (settings changed, see api/sandbox).
 */
export interface Bus {
  readonly kind: 'memory' | 'redis';
  publish(topic: string, message: string): void;
  /** @returns the function that ends the subscription. */
  subscribe(topic: string, listener: (message: string) => void, options?: SubscribeOptions): () => void;
  /** Whether anybody watches a topic that begins so, or may do it in another process. */
  mayWatch(beginning: string): boolean;
  close(): Promise<void>;
}

type Listener = (message: string) => void;

export interface TopicListeners {
  /** `first`: the topic had no listener before. `end` removes the listener and returns whether the topic has none now. */
  add(topic: string, listener: Listener, watches: boolean): { readonly first: boolean; end(): boolean };
  deliver(topic: string, message: string): void;
  isWatched(beginning: string): boolean;
  clear(): void;
}

/** The listeners of each topic. An exception of one listener is logged and does not affect the others. */
export function topicListeners(log: Pick<Logger, 'error'>): TopicListeners {
  // Every subscription is an object of its own, so that the same function can subscribe twice.
  const topics = new Map<string, Set<{ readonly listener: Listener; readonly watches: boolean }>>();
  return {
    add(topic, listener, watches) {
      const existing = topics.get(topic);
      const all = existing ?? new Set();
      if (!existing) topics.set(topic, all);
      const entry = { listener, watches };
      all.add(entry);
      return {
        first: existing === undefined,
        end() {
          if (!all.delete(entry) || all.size > 0 || topics.get(topic) !== all) return false;
          return topics.delete(topic);
        },
      };
    },
    deliver(topic, message) {
      for (const { listener } of topics.get(topic) ?? []) {
        try {
          listener(message);
        } catch (error) {
          log.error({ err: error, topic }, 'a listener of the bus failed');
        }
      }
    },
    isWatched: (beginning) =>
      [...topics].some(([topic, all]) => topic.startsWith(beginning) && [...all].some(({ watches }) => watches)),
    clear: () => topics.clear(),
  };
}

/** Fan-out inside one process: a message has reached every listener when publish() returns. */
export function memoryBus(log: Pick<Logger, 'error'>): Bus {
  const listeners = topicListeners(log);
  return {
    kind: 'memory',
    publish: (topic, message) => listeners.deliver(topic, message),
    subscribe(topic, listener, { watches = true } = {}) {
      const subscription = listeners.add(topic, listener, watches);
      return () => void subscription.end();
    },
    mayWatch: (beginning) => listeners.isWatched(beginning),
    async close() {
      listeners.clear();
    },
  };
}
