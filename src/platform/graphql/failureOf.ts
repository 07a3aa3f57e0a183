import { isMaintenance } from '../../../core/wire/maintenance.ts';
import type { RequestFailure } from './request.ts';

interface CodedError {
  readonly extensions?: { readonly code?: unknown; readonly requestId?: unknown };
}

/** The server's errors in that of an Apollo call; empty without an answer. Checks the shape, because the class would import Apollo. */
function errorsOf(error: unknown): readonly CodedError[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
}

/** The HTTP status in an error of an Apollo call (its ServerError); null for any other error. */
function httpStatus(error: unknown): number | null {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
}

function wasMaintenance(error: unknown): boolean {
  return error instanceof Error && 'response' in error && error.response instanceof Response && isMaintenance(error.response);
}

/** Converts the error of an Apollo call to the reason of the failure. */
export function failureOf(error: unknown): RequestFailure {
  const errors = errorsOf(error);
  const codes = errors.map(({ extensions }) => String(extensions?.code ?? ''));
  if (codes.includes('UNAUTHENTICATED')) return { kind: 'unauthenticated' };
  const requestId = errors.find(({ extensions }) => typeof extensions?.requestId === 'string')?.extensions?.requestId;
  if (codes.length > 0) return { kind: 'refused', codes, ...(typeof requestId === 'string' && { requestId }) };
  const status = httpStatus(error);
  if (status === 401) return { kind: 'unauthenticated' };
  if (wasMaintenance(error)) return { kind: 'maintenance' };
  return status !== null && status < 500 ? { kind: 'refused', codes: [`HTTP_${status}`] } : { kind: 'unreachable' };
}
