import { isMaintenance } from '../../../core/wire/maintenance.ts';
import type { RequestFailure } from './request.ts';

/** What errors of an Apollo call may have, by its shape: the classes would import Apollo. */
interface ApolloError {
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown; readonly requestId?: string } }[];
  readonly statusCode?: number;
  readonly response?: Response;
}

/** Converts the error of an Apollo call to the reason of the failure. */
export function failureOf(error: unknown): RequestFailure {
  const { errors = [], statusCode = 0, response } = (error ?? {}) as ApolloError;
  const codes = errors.map(({ extensions }) => String(extensions?.code ?? ''));
  if (statusCode === 401 || codes.includes('UNAUTHENTICATED')) return { kind: 'unauthenticated' };
  if (codes.length > 0) return { kind: 'refused', codes, reference: errors[0]?.extensions?.requestId };
  if (response && isMaintenance(response)) return { kind: 'maintenance' };
  return statusCode > 0 && statusCode < 500 ? { kind: 'refused', codes: [`HTTP_${statusCode}`] } : { kind: 'unreachable' };
}
