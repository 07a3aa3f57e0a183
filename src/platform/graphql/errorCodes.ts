interface CodedError {
  readonly extensions?: { readonly code?: unknown };
}

/** The server's codes in what an Apollo call threw; none where there was no answer. Looks instead of asking Apollo's class, which would bring Apollo along. */
export function errorCodes(error: unknown): readonly string[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return (error.errors as readonly CodedError[]).map(({ extensions }) => String(extensions?.code ?? ''));
}
