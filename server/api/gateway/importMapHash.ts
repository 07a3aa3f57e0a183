import { createHash } from 'node:crypto';
import { ofContent } from './ofContent.ts';

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/;

/**
 * The hash of a page's import map as a source of its content security policy: the one inline script, because browsers read no other import
 * maps. Null: the page has none.
 */
export const importMapHash = ofContent((page) => {
  const map = IMPORT_MAP.exec(page.toString('utf8'))?.[1];
  return map === undefined ? null : `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
});
