import { normalHash, type PersistedQueries } from './persistedQueries.ts';

/** The part of a request that its operation's name is read from. None of it has been validated yet. */
export interface NamedRequest {
  readonly query?: unknown;
  readonly body?: unknown;
}

const FIRST_OPERATION = /\b(?:query|mutation|subscription)\s+([_A-Za-z]\w*)/;

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function extensionsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return record(value);
  try {
    return record(JSON.parse(value));
  } catch {
    return {};
  }
}

/**
 * The name of the GraphQL operation of a request, for matching faults and for logs: from the client's field, else the text, else the
 * persisted text of its hash. Null when it cannot be determined. Never throws.
 */
export function operationNameOf(request: NamedRequest, persisted: Pick<PersistedQueries, 'find'> | null = null): string | null {
  for (const part of [record(request.body), record(request.query)]) {
    if (typeof part.operationName === 'string' && part.operationName !== '') return part.operationName;
    const hash = normalHash(record(extensionsOf(part.extensions).persistedQuery).sha256Hash);
    const text = typeof part.query === 'string' ? part.query : hash === null ? null : (persisted?.find(hash) ?? null);
    const name = text === null ? undefined : FIRST_OPERATION.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}
