import { createHash } from 'node:crypto';
import { ofContent } from './ofContent.ts';

/** The strong validator of a file as it is now. */
export const contentTag = ofContent((content) => `"${createHash('sha256').update(content).digest('base64url')}"`);

/** Whether an `If-None-Match` names this validator; a cache between may have weakened it. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}
