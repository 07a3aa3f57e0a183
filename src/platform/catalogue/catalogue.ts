import type { TypedDocumentNode } from '@apollo/client';
import { createStore, type ExternalStore } from '../externalStore.ts';

/** A query of the public catalogue, and what it is asked with. */
export interface Question<Data> {
  readonly document: TypedDocumentNode<Data, never>;
  readonly variables: Readonly<Record<string, string | number>>;
}

/** What is known of a question: its newest answer (null: none yet), and whether the last attempt got none. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly failed: boolean;
}

/** A question's answers. It is asked whenever somebody begins to listen; what was known before is there meanwhile. */
export interface Reading<Data> extends ExternalStore<Answer<Data>> {
  refetch(): void;
}

/** What everybody is answered alike (core/publicCatalogue.ts), as pages read it. */
export interface Catalogue {
  read<Data>(question: Question<Data>): Reading<Data>;
  /** Asks anew for all that is on screen. */
  refetch(): void;
}

/** Where answers come from. */
export interface CatalogueSource {
  /** What is known without asking; null: nothing, or not all of it. */
  known<Data>(question: Question<Data>): Data | null;
  /** Null: no usable answer. Never throws. */
  ask<Data>(question: Question<Data>): Promise<Data | null>;
}

/** The name of a question's operation. @throws Error when it has none: a bug. */
export function nameOf({ document }: Question<unknown>): string {
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  throw new Error('A catalogue query without a name');
}

interface SharedReading extends Reading<unknown> {
  hasListeners(): boolean;
}

function startReading(question: Question<unknown>, source: () => CatalogueSource): SharedReading {
  const store = createStore<Answer<unknown>>({ data: source().known(question), failed: false });
  let listeners = 0;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const data = await source().ask(question);
    isAsking = false;
    const before = store.getSnapshot();
    if (data === null) store.set({ data: before.data, failed: true });
    // Most answers are those of before: nobody has to draw them again.
    else if (before.failed || JSON.stringify(data) !== JSON.stringify(before.data)) store.set({ data, failed: false });
  }
  const refetch = (): void => {
    if (!isAsking) void ask();
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: (listener) => {
      const stop = store.subscribe(listener);
      listeners += 1;
      if (listeners === 1) refetch();
      return () => {
        listeners -= 1;
        stop();
      };
    },
    refetch,
    hasListeners: () => listeners > 0,
  };
}

/**
 * One reading a question, for as long as the page lives: who comes back to a page sees at once what it showed.
 * @param source the one of the moment.
 */
export function createCatalogue(source: () => CatalogueSource): Catalogue {
  const readings = new Map<string, SharedReading>();
  return {
    read: <Data>(question: Question<Data>) => {
      const key = nameOf(question) + JSON.stringify(question.variables);
      const reading = readings.get(key) ?? startReading(question, source);
      readings.set(key, reading);
      return reading as Reading<Data>;
    },
    refetch: () => {
      for (const reading of readings.values()) if (reading.hasListeners()) reading.refetch();
    },
  };
}
