/** What the build has written in about operations; in tests and in development some of it is absent. */
export interface PlatformOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly text: string;
  /** Null in development: documents change under the page, so the text itself is sent. */
  readonly hash: string | null;
}

/** An operation of src/platform by name. @throws Error when the build does not know it: a bug. */
export function platformOperation(name: string): PlatformOperation {
  const known = typeof __PLATFORM_OPERATIONS__ === 'undefined' ? undefined : __PLATFORM_OPERATIONS__[name];
  if (known === undefined) throw new Error(`The build knows no operation ${name}`);
  return known;
}

/** SHA-256 of an operation's text as the build has it; null in development. */
export function operationHash(name: string): string | null {
  return typeof __OPERATION_HASHES__ === 'undefined' ? null : (__OPERATION_HASHES__[name] ?? null);
}

/** Whether everybody gets the same answer: such a query is sent without authorization and does not wait for one. */
export function isPublicOperation(name: string): boolean {
  return typeof __PUBLIC_OPERATIONS__ !== 'undefined' && __PUBLIC_OPERATIONS__.includes(name);
}

/** The extension that names a persisted query. */
export function persistedQuery(hash: string): { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}
