/** The server refused the request unread, because it does not know the operations of this page's version any more. */
const OUTDATED_CODES: readonly string[] = ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_ONLY', 'GRAPHQL_VALIDATION_FAILED'];

export function isOutdated(codes: readonly string[]): boolean {
  return codes.some((code) => OUTDATED_CODES.includes(code));
}
