import type { Logger } from 'pino';

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
