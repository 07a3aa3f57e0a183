import type { PersistedText } from '../../../platform/storage/persistedText.ts';

/** The contract's TabChangeInput. */
export interface TabChange {
  readonly tabId: string;
  readonly number: number;
}

/** Numbers the changes of this tab, over reloads of its page too, so that the server refuses those that arrive after later ones. */
export interface ChangeOrder {
  next(): TabChange;
  /** Goes on under a new id: a copy of the tab has the same storage and has taken the numbers. */
  renew(): void;
}

export function createChangeOrder(stored: PersistedText, newId: () => string): ChangeOrder {
  let last = readChange(stored.read()) ?? { tabId: newId(), number: 0 };
  return {
    next: () => {
      last = { tabId: last.tabId, number: last.number + 1 };
      stored.write(JSON.stringify(last));
      return last;
    },
    renew: () => {
      last = { tabId: newId(), number: 0 };
    },
  };
}

function readChange(text: string | null): TabChange | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<TabChange> | null;
    return typeof stored?.tabId === 'string' && Number.isSafeInteger(stored.number) ? (stored as TabChange) : null;
  } catch {
    return null;
  }
}
