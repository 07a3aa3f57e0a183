import { read } from './reading.ts';

/** The name of the key that the first server has put into the database. */
export const DATABASE_KEY = 'database';

/** A key of access tokens, or of links to shared bets. `key` null: the one in the database. */
export interface ConfiguredKey {
  readonly kid: string;
  readonly key: Uint8Array | null;
}

/** `name=key` pairs, separated by commas, the newest first; `database` alone is the key in the database. Null: not readable. */
function parseKeys(text: string): readonly ConfiguredKey[] | null {
  const keys = text.split(',').map((pair): ConfiguredKey | null => {
    const [, kid = '', , secret] = /^\s*([\w.-]{1,40})(=([\w-]{43,}))?\s*$/.exec(pair) ?? [];
    if (kid === '' || (secret === undefined) !== (kid === DATABASE_KEY)) return null;
    return { kid, key: secret === undefined ? null : Buffer.from(secret, 'base64url') };
  });
  const usable = keys.filter((key) => key !== null);
  return usable.length === keys.length && new Set(usable.map(({ kid }) => kid)).size === keys.length ? usable : null;
}

/** The key that signs first; the others are accepted. */
export const keys = read(parseKeys, 'must be keys such as 2027a=…,database, each of at least 32 bytes in base64url').default([
  { kid: DATABASE_KEY, key: null },
]);

/** Keys alone: a key in the database cannot be wrapped by itself. */
export const outsideKeys = read((text) => {
  const named = (parseKeys(text) ?? []).flatMap(({ kid, key }) => (key === null ? [] : [{ kid, key }]));
  return named.length === text.split(',').length ? named : null;
}, 'must be keys such as 2027=…,2026=…, each of at least 32 bytes in base64url').default([]);
