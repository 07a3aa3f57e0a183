import { useRef, useState } from 'react';
import { callAll, createStore, type ExternalStore, useStore } from './externalStore.ts';

/** What a pure step function returns: the next state, and what is to be done about it. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A flow as its page sees it: the present state, and the events that change it. */
export interface Machine<State, Event> extends ExternalStore<State> {
  send(event: Event): void;
}

/**
 * Runs a flow: one event after the other, also those that listeners and effects send meanwhile. The listeners hear of the new state before
 * the effects of its event are performed, in their order. Nothing is lost if one of them throws: the other listeners, effects and events
 * follow, and then the error reaches the sender of the first event.
 */
export function runMachine<State, Event, Effect>(
  first: State,
  step: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect) => void,
): Machine<State, Event> {
  const { getSnapshot, subscribe, set } = createStore(first);
  const events: Event[] = [];
  let isStepping = false;

  function take(event: Event): void {
    const { state, effects } = step(getSnapshot(), event);
    callAll([() => set(state), ...effects.map((effect) => () => perform(effect))]);
  }

  function* untilEmpty(): Generator<() => void> {
    for (let next = events.shift(); next !== undefined; next = events.shift()) {
      const event = next;
      yield () => take(event);
    }
  }

  return {
    getSnapshot,
    subscribe,
    send: (event) => {
      events.push(event);
      if (isStepping) return;
      isStepping = true;
      try {
        callAll(untilEmpty());
      } finally {
        isStepping = false;
      }
    },
  };
}

/** The flow of one component, from its first drawing on. The effects are performed by the function of its last one. */
export function useMachine<State, Event, Effect>(
  first: State,
  step: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect) => void,
): readonly [State, (event: Event) => void] {
  const latest = useRef(perform);
  latest.current = perform;
  const [machine] = useState(() => runMachine(first, step, (effect: Effect) => latest.current(effect)));
  return [useStore(machine), machine.send];
}
