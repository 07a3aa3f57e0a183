import { createHash } from 'node:crypto';

/** The strong validator of this content. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** Whether an `If-None-Match` names this validator; a cache between may have weakened it (RFC 9110, section 13.1.2). */
export function isMatchingTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (one: string): string => one.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => ['*', bare(tag)].includes(bare(one)));
}
