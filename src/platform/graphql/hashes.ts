/** SHA-256 of an operation's text, set by the build; null in development. */
export function operationHash(name: string): string | null {
  return typeof __OPERATION_HASHES__ === 'undefined' ? null : (__OPERATION_HASHES__[name] ?? null);
}
