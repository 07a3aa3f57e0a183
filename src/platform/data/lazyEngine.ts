import { err } from '../../../core/result.ts';
import { whenReady } from '../whenReady.ts';
import type { Engine } from './engine.ts';

/** @param load loads the engine for the first operation; rejects when that fails, after reporting it itself. */
export function lazyEngine(load: () => Promise<Engine>): Engine {
  const loaded = (): Promise<Engine | null> => load().catch(() => null);
  return {
    query: async (document, variables, isMine) =>
      (await loaded())?.query(document, variables, isMine) ?? err({ kind: 'unreachable' }),
    mutate: async (document, variables, isMine) =>
      (await loaded())?.mutate(document, variables, isMine) ?? err({ kind: 'notSent' }),
    subscribe: (document, variables, listener) =>
      whenReady(load(), (engine) => engine.subscribe(document, variables, listener), listener.ended),
  };
}
