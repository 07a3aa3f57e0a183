import { useCallback, useRef, useState } from 'react';
import type { Result } from '../../../core/result.ts';
import type { MutationFailure } from './createServerData.ts';
import type { Mutation } from './declare.ts';
import type { Variables } from './engine.ts';
import { useServerData } from './useQuery.ts';

/** The newest sending of a mutation. failed: nothing was done · unknown: it may have been done. */
export type Sending =
  | { readonly state: 'idle' | 'sending'; readonly reason: null }
  | { readonly state: 'failed' | 'unknown'; readonly reason: MutationFailure };

const IDLE: Sending = { state: 'idle', reason: null };
const SENDING: Sending = { state: 'sending', reason: null };

export type Sendable<Vars, Value> = Sending & {
  /** Also resolves with the answer. */
  readonly send: (variables: Vars) => Promise<Result<Value, MutationFailure>>;
};

/**
 * A mutation with its state, for the component that sends it.
 * @param afterwards what else belongs to a success: the state stays at sending until it is done. A new one makes a new `send`.
 */
export function useMutation<Data, Vars extends Variables, Value>(
  mutation: Mutation<Data, Vars, Value>,
  afterwards?: (value: Value) => Promise<unknown>,
): Sendable<Vars, Value> {
  const data = useServerData();
  const [sending, setSending] = useState(IDLE);
  const newest = useRef(0);
  const send = useCallback(
    async (variables: Vars) => {
      newest.current += 1;
      const mine = newest.current;
      setSending(SENDING);
      const outcome = await data.mutate(mutation, variables);
      if (outcome.ok) await afterwards?.(outcome.value);
      if (mine === newest.current) setSending(after(outcome));
      return outcome;
    },
    [data, mutation, afterwards],
  );
  return { ...sending, send };
}

function after(outcome: Result<unknown, MutationFailure>): Sending {
  // The next visitor is told nothing of it.
  if (outcome.ok || outcome.error.kind === 'otherOwner') return IDLE;
  return { state: outcome.error.kind === 'unknown' ? 'unknown' : 'failed', reason: outcome.error };
}
