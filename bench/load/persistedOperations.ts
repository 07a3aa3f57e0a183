import { existsSync, readFileSync } from 'node:fs';

const MANIFEST = 'dist/persisted-queries.json';

export interface PersistedOperation {
  readonly hash: string;
  readonly text: string;
}

/** The app's own operation of this name, as its build knows it. @throws Error when the app has none. */
export function persistedOperation(name: string): PersistedOperation {
  if (!existsSync(MANIFEST)) throw new Error('There is no manifest of persisted queries: npm run build');
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  const found = Object.entries(manifest).find(([, text]) => new RegExp(`\\b(query|mutation|subscription) ${name}\\b`).test(text));
  if (!found) throw new Error(`The app has no operation ${name}`);
  return { hash: found[0], text: found[1] };
}

export function persistedExtensions(hash: string): { persistedQuery: { version: 1; sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}
