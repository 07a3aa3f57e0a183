import type { Tabs } from '../tabs/tabs.ts';

/** Several tabs in one test: all others receive a tab's message, synchronously. */
export function fakeTabs<Message>(count: number): readonly Tabs<Message>[] {
  const listeners = Array.from({ length: count }, () => new Set<(message: Message) => void>());
  return listeners.map((own) => ({
    send: (message) => {
      for (const other of listeners) if (other !== own) for (const listener of [...other]) listener(structuredClone(message));
    },
    listen: (listener) => {
      own.add(listener);
      return () => own.delete(listener);
    },
  }));
}
