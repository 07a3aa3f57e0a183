import type { PersistedValueDefinition } from '../storage/persistedValue.ts';

/** A request whose outcome is unknown. What it asked for is not stored: it is the player's alone, and the server knows it. */
export interface OpenRequest {
  readonly requestId: string;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** Open requests by the key of the intent. */
export type OpenRequests = Readonly<Record<string, OpenRequest>>;

export const NONE_OPEN: OpenRequests = {};

function isOpenRequest(stored: unknown): stored is OpenRequest {
  const { requestId, storedAt } = (stored ?? {}) as Partial<OpenRequest>;
  return typeof requestId === 'string' && typeof storedAt === 'number';
}

/** Where a kind of request is stored: of one player of a brand, over a reload and a log-out. */
export function openRequests(name: string): PersistedValueDefinition<OpenRequests> {
  return {
    name,
    scope: 'unsettled',
    initial: NONE_OPEN,
    decode: (stored) => {
      const requests: readonly unknown[] = typeof stored === 'object' && stored !== null ? Object.values(stored) : [];
      return requests.length > 0 && requests.every(isOpenRequest) ? (stored as OpenRequests) : null;
    },
  };
}
