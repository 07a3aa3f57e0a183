import type { Timers } from './clock.ts';

/** A press that lasts longer, and a row of quick inputs, hold nothing back any more. */
const LONGEST_MS = 400;
const INPUTS = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'keyup'] as const;

export interface InputGatePorts {
  readonly timers: Timers;
  readonly afterPaint: (run: () => void) => void;
}

/** Closed from a press or a key until the page has painted its answer. */
export interface InputGate {
  isOpen(): boolean;
  /** Runs the work at once, or when the gate opens. */
  whenOpen(run: () => void): void;
  /** Listens to the inputs of a window. */
  watch(target: Pick<EventTarget, 'addEventListener'>): void;
}

export function createInputGate({ timers, afterPaint }: InputGatePorts): InputGate {
  let latest = 0;
  let cancelLimit: (() => void) | null = null;
  let waiting: (() => void)[] = [];

  function open(): void {
    cancelLimit?.();
    cancelLimit = null;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  }

  function onInput({ type }: Event): void {
    latest += 1;
    const own = latest;
    cancelLimit ??= timers.after(LONGEST_MS, open);
    // The release follows the press; a click is answered after it.
    if (type === 'pointerdown') return;
    afterPaint(() => {
      if (own === latest) open();
    });
  }

  return {
    isOpen: () => cancelLimit === null,
    whenOpen: (run) => {
      if (cancelLimit === null) run();
      else waiting.push(run);
    },
    watch: (target) => {
      for (const type of INPUTS) target.addEventListener(type, onInput, { capture: true, passive: true });
    },
  };
}
