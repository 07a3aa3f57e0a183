import { normalHash, type PersistedQueries } from './persistedQueries.ts';

/** As much of a request as its operation's name can be read from, before anything of it is trusted. */
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
 * The name of the GraphQL operation of a request, for matching faults and for logs: as the client says it, else from the text, else from the
 * persisted text of its hash. Null when it cannot be told. Never throws, whatever was sent.
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
