import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/;

const known = new Map<string, { readonly changedAt: bigint; readonly hash: string | null }>();

/**
 * The hash of a page's import map as a source of its content security policy: the one inline script, because browsers read no other import
 * maps. Null: the page has none.
 */
export function importMapHash(pageFile: string): string | null {
  // Not the time of its content, which may be one for all files of all builds.
  const { ctimeNs } = statSync(pageFile, { bigint: true });
  const before = known.get(pageFile);
  if (before?.changedAt === ctimeNs) return before.hash;
  const map = IMPORT_MAP.exec(readFileSync(pageFile, 'utf8'))?.[1];
  const hash = map === undefined ? null : `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
  known.set(pageFile, { changedAt: ctimeNs, hash });
  return hash;
}
