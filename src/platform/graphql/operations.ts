import { lazyModule } from '../../../core/lazyModule.ts';
import { type Document, operationName } from './document.ts';

/** An operation as the build defines it; in tests and in development some fields are absent. */
export interface DirectOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Null where the hash is enough until a server does not know it: the text is in operationTexts.ts. */
  readonly text: string | null;
  /** Null in development, where documents change while the page is open and the text is sent instead. */
  readonly hash: string | null;
}

/** An operation that is sent without Apollo: one of the platform by its name, a query of the catalogue by its document. */
export type RequestedOperation = string | Document<unknown>;

export function nameOf(requested: RequestedOperation): string {
  return typeof requested === 'string' ? requested : operationName(requested);
}

/** @throws Error for an unknown name: a bug. */
export function directOperation(requested: RequestedOperation): DirectOperation {
  if (typeof requested !== 'string') return { kind: 'query', text: null, hash: requested.hash ?? null };
  const built = typeof __DIRECT_OPERATIONS__ === 'undefined' ? undefined : __DIRECT_OPERATIONS__[requested];
  if (built === undefined) throw new Error(`The build knows no operation ${requested}`);
  return built;
}

const texts = lazyModule(() => import('./operationTexts.ts'));

export async function textOfOperation(name: string, { text }: DirectOperation): Promise<string> {
  return text ?? (await texts.load()).operationText(name);
}

/** The request extension of a persisted query. */
export function persistedQuery(hash: string): { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}
