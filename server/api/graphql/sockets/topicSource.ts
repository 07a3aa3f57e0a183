import type { Bus } from '../../../platform/bus.ts';
import type { Topic } from '../../../platform/topics.ts';
import { SharedSource } from './sharedSource.ts';

/** A list that is sent whole, each time its topic says that it is another one. The topic is also what sockets share the reads by. */
export function topicSource<Value>(
  bus: Bus,
  topic: Topic,
  read: () => Promise<Value>,
  rootValue: (value: Value) => object,
): SharedSource {
  return SharedSource.of<Value>({
    key: topic,
    open: () => {
      let hasChanged = false;
      return {
        start({ now }) {
          return bus.subscribe(topic, () => {
            hasChanged = true;
            now();
          });
        },
        async read() {
          if (!hasChanged) return undefined;
          hasChanged = false;
          return read();
        },
      };
    },
    first: false,
    rootValue,
  });
}
