/** What the build has written in about operations; in tests and in development some of it is absent. */
export interface DirectOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly text: string;
  /** Null in development: documents change under the page, so the text itself is sent. */
  readonly hash: string | null;
}

/** An operation that is sent without Apollo, by name: the platform's own and those of the catalogue. @throws Error when the build does not know it: a bug. */
export function directOperation(name: string): DirectOperation {
  const known = typeof __DIRECT_OPERATIONS__ === 'undefined' ? undefined : __DIRECT_OPERATIONS__[name];
  if (known === undefined) throw new Error(`The build knows no operation ${name}`);
  return known;
}

/** Whether everybody gets the same answer: such a query is sent without authorization and does not wait for one. */
export function isPublicOperation(name: string): boolean {
  return typeof __PUBLIC_OPERATIONS__ !== 'undefined' && __PUBLIC_OPERATIONS__.includes(name);
}

/** The extension that names a persisted query. */
export function persistedQuery(hash: string): { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}
