import { lazyModule } from '../../../core/lazyModule.ts';

/** An operation as the build defines it; in tests and in development some fields are absent. */
export interface DirectOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Null where the hash is enough until a server does not know it: the text is in operationTexts.ts. */
  readonly text: string | null;
  /** Null in development, where documents change while the page is open and the text is sent instead. */
  readonly hash: string | null;
}

/** An operation sent without Apollo, by name: the platform's own and the catalogue's. @throws Error for an unknown name: a bug. */
export function directOperation(name: string): DirectOperation {
  const known = typeof __DIRECT_OPERATIONS__ === 'undefined' ? undefined : __DIRECT_OPERATIONS__[name];
  if (known === undefined) throw new Error(`The build knows no operation ${name}`);
  return known;
}

const texts = lazyModule(() => import('./operationTexts.ts'));

export async function textOfOperation(name: string, { text }: DirectOperation): Promise<string> {
  return text ?? (await texts.load()).operationText(name);
}

/** Whether everybody gets the same answer: such a query is sent without authorization, and does not wait for one. */
export function isPublicOperation(name: string): boolean {
  return typeof __PUBLIC_OPERATIONS__ !== 'undefined' && __PUBLIC_OPERATIONS__.includes(name);
}

/** The request extension of a persisted query. */
export function persistedQuery(hash: string): { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}
