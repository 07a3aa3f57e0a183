import { backoffMs } from '../backoff.ts';
import type { Timers } from '../clock.ts';
import { type Document, operationName } from '../graphql/document.ts';
import type { Engine, Variables } from './engine.ts';

/** After this many ends in a row without data the subscription is given up: polls and reads bring its data. */
const MAXIMUM_ENDS = 6;

export interface SubscriptionPorts {
  readonly engine: Pick<Engine, 'subscribe'>;
  readonly timers: Timers;
}

export interface SharedSubscriptions {
  /** @param resumed the server ended it and it starts again: missed updates have to be fetched. */
  watch(document: Document<unknown>, variables: Variables, next: (data: unknown) => void, resumed: () => void): () => void;
}

interface Listener {
  readonly next: (data: unknown) => void;
  readonly resumed: () => void;
}

/** One subscription for all listeners of the same operation, restarted with back-off when the server ends it. */
export function sharedSubscriptions({ engine, timers }: SubscriptionPorts): SharedSubscriptions {
  const open = new Map<string, { readonly listeners: Set<Listener>; readonly close: () => void }>();

  function begin(document: Document<unknown>, variables: Variables, listeners: ReadonlySet<Listener>): () => void {
    let ends = 0;
    let close = (): void => undefined;
    const subscribe = (): void => {
      close = engine.subscribe(document, variables, {
        next: (data) => {
          ends = 0;
          for (const listener of [...listeners]) listener.next(data);
        },
        ended: () => {
          if (ends === MAXIMUM_ENDS) return;
          close = timers.after(backoffMs(ends), () => {
            subscribe();
            for (const listener of [...listeners]) listener.resumed();
          });
          ends += 1;
        },
      });
    };
    subscribe();
    return () => close();
  }

  return {
    watch: (document, variables, next, resumed) => {
      const key = operationName(document) + JSON.stringify(variables);
      const listener: Listener = { next, resumed };
      let shared = open.get(key);
      if (shared === undefined) {
        const listeners = new Set<Listener>();
        shared = { listeners, close: begin(document, variables, listeners) };
        open.set(key, shared);
      }
      const mine = shared;
      mine.listeners.add(listener);
      return () => {
        if (!mine.listeners.delete(listener) || mine.listeners.size > 0) return;
        open.delete(key);
        mine.close();
      };
    },
  };
}
