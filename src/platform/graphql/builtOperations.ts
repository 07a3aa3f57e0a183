/** Whether everybody gets the same answer: such a query is sent without authorization, and does not wait for one. */
export function isPublicOperation(name: string): boolean {
  return typeof __PUBLIC_OPERATIONS__ !== 'undefined' && __PUBLIC_OPERATIONS__.includes(name);
}

/** SHA-256 of an operation's text, set by the build; null in development. */
export function operationHash(name: string): string | null {
  return typeof __OPERATION_HASHES__ === 'undefined' ? null : (__OPERATION_HASHES__[name] ?? null);
}
