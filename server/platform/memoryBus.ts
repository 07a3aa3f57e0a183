import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { topicListeners } from './topicListeners.ts';

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
