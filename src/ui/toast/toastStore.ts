/** How long toasts stay, in seconds (specification, section 9). */
export const TOAST_SECONDS = { standard: 5, featuredBet: 3, movedTab: 3, externalMarket: 1.1, untilDismissed: -1 } as const;

export type ToastType = 'info' | 'success' | 'danger';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastInput {
  /** Showing an id again replaces its toast. */
  readonly id?: string;
  /** The message. */
  readonly body: string;
  /** A second line in a muted colour. */
  readonly detail?: string;
  readonly type?: ToastType;
  readonly dismissible?: boolean;
  /** −1 stays until it is dismissed. */
  readonly secondsUntilRemoved?: number;
  readonly action?: ToastAction;
  /** A second way out, left of the first. */
  readonly other?: ToastAction;
}

export interface Toast extends ToastInput {
  readonly id: string;
  /** The id of this showing: an id that is shown again has another one. */
  readonly showing: number;
  readonly type: ToastType;
  readonly dismissible: boolean;
  readonly secondsUntilRemoved: number;
}

/** Newest at the bottom. The oldest is removed when there are too many. */
const MAXIMUM_TOASTS = 3;

function withDefaults(input: ToastInput, showing: number): Toast {
  return {
    ...input,
    id: input.id ?? `toast-${showing}`,
    showing,
    type: input.type ?? 'info',
    dismissible: input.dismissible ?? true,
    secondsUntilRemoved: input.secondsUntilRemoved ?? TOAST_SECONDS.standard,
  };
}

function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = toasts.filter((other) => other.id !== toast.id);
  return [...others, toast].slice(-MAXIMUM_TOASTS);
}

export interface ToastStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Toast[];
  /** Shows a toast and returns its id. */
  show(input: ToastInput): string;
  dismiss(id: string): void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const publish = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    show(input) {
      count += 1;
      const toast = withDefaults(input, count);
      publish(addToast(toasts, toast));
      return toast.id;
    },
    dismiss(id) {
      publish(toasts.filter((toast) => toast.id !== id));
    },
  };
}

/** The toasts of the page. */
export const toasts: ToastStore = createToastStore();
