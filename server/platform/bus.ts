import type { Logger } from 'pino';
import { eventIdOf, type Topic } from './topics.ts';

export interface SubscribeOptions {
  /** False: the server subscribes for itself, and nobody looks at what comes. True by default. */
  readonly watches?: boolean;
}

/**
 * Fan-out between the parts of a server, and between servers. A message is a finished JSON string, so that one serialisation serves every
 * socket. Delivery is at most once: a listener must be able to notice a gap and read the current state from the database.
 */
export interface Bus {
  readonly kind: 'memory' | 'redis';
  publish(topic: Topic, message: string): void;
  /** @returns the function that ends the subscription. */
  subscribe(topic: Topic, listener: (message: string) => void, options?: SubscribeOptions): () => void;
  /** Whether anybody watches an event, or may do it in another process. */
  mayWatchEvents(): boolean;
  close(): Promise<void>;
}

type Listener = (message: string) => void;

export interface TopicListeners {
  /** `first`: the topic had no listener before. `end` removes the listener and returns whether the topic has none now. */
  add(topic: Topic, listener: Listener, watches: boolean): { readonly first: boolean; end(): boolean };
  deliver(topic: Topic, message: string): void;
  areEventsWatched(): boolean;
  clear(): void;
}

/** The listeners of each topic. An exception of one listener is logged and does not affect the others. */
export function topicListeners(log: Pick<Logger, 'error'>): TopicListeners {
  // Every subscription is an object of its own, so that the same function can subscribe twice.
  const topics = new Map<Topic, Set<{ readonly listener: Listener; readonly watches: boolean }>>();
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
    areEventsWatched: () =>
      [...topics].some(([topic, all]) => eventIdOf(topic) !== null && [...all].some(({ watches }) => watches)),
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
    mayWatchEvents: () => listeners.areEventsWatched(),
    async close() {
      listeners.clear();
    },
  };
}
