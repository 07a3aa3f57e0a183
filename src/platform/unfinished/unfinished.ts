import { createStore, type ExternalStore } from '../externalStore.ts';

/**
 * bet: in flight, for seconds · payment: with its provider, or being sent · round: of a casino game · form: something is typed · code: a
 * one-time code was sent. All but a bet last as long as the player likes.
 */
export type UnfinishedKind = 'bet' | 'payment' | 'round' | 'form' | 'code';

export interface UnfinishedThing {
  readonly kind: UnfinishedKind;
  /** For the player, without a full stop: "Your deposit is not finished". */
  readonly text: string;
}

/** What the player has begun in this tab, the newest last. While there is anything, nothing but the player reloads or leaves the page. */
export interface Unfinished extends ExternalStore<readonly UnfinishedThing[]> {
  /** @returns its end, which may be called again. */
  begin(kind: UnfinishedKind, text: string): () => void;
}

export function createUnfinished(): Unfinished {
  const { getSnapshot, subscribe, set } = createStore<readonly UnfinishedThing[]>([]);
  return {
    ...{ getSnapshot, subscribe },
    begin: (kind, text) => {
      const thing = { kind, text };
      set([...getSnapshot(), thing]);
      return () => {
        if (getSnapshot().includes(thing)) set(getSnapshot().filter((other) => other !== thing));
      };
    },
  };
}
