import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** The product's version from package.json. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
}
