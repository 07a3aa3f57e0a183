import type { Logger } from 'pino';

/**
 * Fan-out between the parts of a server, and between servers. A message is a finished JSON string, so that one serialisation serves every
 * socket. Delivery is at most once: whoever listens must be able to notice a gap and read the truth from the database.
 *
 * Topics: `event:{eventId}` an EventUpdate of the contract · `account:{playerId}` `{}` · `betslip:{ownerId}` `{ "revision": n }` ·
 * `bets:{playerId}` `{ "betId": "…" }` · `session:{sessionId}` `{}` (it ended) · `catalogue` `{}` (events came or went) · `results`
 * `{ "eventId": "…" }` (there is something to settle) · `sandbox` (settings changed, see api/sandbox).
 */
export interface Bus {
  readonly kind: 'memory' | 'redis';
  publish(topic: string, message: string): void;
  /** @returns the end of the subscription. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
}

type Listener = (message: string) => void;

export interface TopicListeners {
  /** `first` says that nobody listened to the topic before; `end` tells its caller back whether nobody does now. */
  add(topic: string, listener: Listener): { readonly first: boolean; end(): boolean };
  deliver(topic: string, message: string): void;
  clear(): void;
}

/** Who listens to what. One listener's exception is logged and keeps nobody else from hearing. */
export function topicListeners(log: Pick<Logger, 'error'>): TopicListeners {
  // Every subscription is an object of its own, so that the same function may listen twice.
  const topics = new Map<string, Set<{ readonly listener: Listener }>>();
  return {
    add(topic, listener) {
      const existing = topics.get(topic);
      const all = existing ?? new Set();
      if (!existing) topics.set(topic, all);
      const entry = { listener };
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
    clear: () => topics.clear(),
  };
}

/** Fan-out inside one process: a message has reached every listener when publish() returns. */
export function memoryBus(log: Pick<Logger, 'error'>): Bus {
  const listeners = topicListeners(log);
  return {
    kind: 'memory',
    publish: (topic, message) => listeners.deliver(topic, message),
    subscribe(topic, listener) {
      const subscription = listeners.add(topic, listener);
      return () => void subscription.end();
    },
    async close() {
      listeners.clear();
    },
  };
}
