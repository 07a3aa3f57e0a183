import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../externalStore.ts';
import type { Rest } from '../http/restClient.ts';
import { useServices } from '../usePlatform.ts';
import { playerRest } from './rest.ts';

/** REST requests as the logged-in player. */
export function usePlayerRest(): Rest {
  const { restPorts } = useServices();
  return useMemo(() => playerRest(restPorts), [restPorts]);
}

/** REST requests as nobody. */
export function useRest(): Rest {
  return useServices().restPorts.rest;
}

/** What a REST path answered, in the shape that `AsyncRegion` draws. */
export interface RestQuery<Value> {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly data: Value | null;
  /** Epoch milliseconds. */
  readonly dataAt: number | null;
  refetch(): void;
  /** Replaces the data, after a change that the server has confirmed. */
  update(value: Value): void;
}

type Held<Value> = Pick<RestQuery<Value>, 'state' | 'data' | 'dataAt'>;

/**
 * Reads a path while the component is mounted, and again when the connection returns after a failure. Nothing is stored beyond the component.
 * @param read null for an unusable answer. Must not change between renders.
 */
export function useRestQuery<Value>(rest: Rest, path: string, read: (body: unknown) => Value | null): RestQuery<Value> {
  const { clock, connection } = useServices();
  const isOnline = useStore(connection).online;
  const [held, setHeld] = useState<Held<Value>>({ state: 'loading', data: null, dataAt: null });
  const asked = useRef(0);

  const refetch = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    setHeld((before) => ({ ...before, state: 'loading' }));
    void rest({ method: 'GET', path }).then((answer) => {
      if (mine !== asked.current) return;
      const value = answer.ok && answer.value.status === 200 ? read(answer.value.body) : null;
      setHeld((before) =>
        value === null ? { ...before, state: 'failed' } : { state: 'loaded', data: value, dataAt: clock.now() },
      );
    });
  }, [rest, path, read, clock]);

  useEffect(() => {
    refetch();
    return () => {
      asked.current += 1;
    };
  }, [refetch]);
  const hasFailed = held.state === 'failed';
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current && hasFailed) refetch();
    wasOnline.current = isOnline;
  }, [isOnline, hasFailed, refetch]);

  const update = useCallback(
    (value: Value) => {
      asked.current += 1;
      setHeld({ state: 'loaded', data: value, dataAt: clock.now() });
    },
    [clock],
  );
  return { ...held, refetch, update };
}
