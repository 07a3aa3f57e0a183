import { err, ok, type Result } from '../../../core/result.ts';

/** REFUSED: it answered that it may not; UNREACHABLE: no usable answer. */
export type OtherOriginFailure = 'REFUSED' | 'UNREACHABLE';

const PATIENCE_MS = 10_000;

/**
 * Asks an origin that is not the app's, without cookies and without any token: what the caller may is in the address. @param read throws for
 * another shape
 */
export async function askOtherOrigin<Value>(
  url: string,
  read: (body: unknown) => Value,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Result<Value, OtherOriginFailure>> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return err(response.status === 401 || response.status === 403 ? 'REFUSED' : 'UNREACHABLE');
    return ok(read(await response.json()));
  } catch {
    return err('UNREACHABLE');
  }
}
