import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A key from outside the database, which wraps those inside. */
export interface WrappingKey {
  readonly kid: string;
  readonly key: Uint8Array;
}

/** The newest first: it wraps, all of them unwrap. None: keys are stored as they are. */
export type WrappingKeys = readonly WrappingKey[];

const MARK = 'wrapped';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const cipherKeyOf = ({ key }: WrappingKey): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'keys in the database', 32));

/** @param purpose where the key is stored: what is wrapped for one place cannot be read from another. */
export function wrapKey(text: string, purpose: string, [newest]: WrappingKeys): string {
  if (newest === undefined) return text;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKeyOf(newest), nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [MARK, newest.kid, sealed.toString('base64url')].join(':');
}

/** @throws Error with one sentence where none of the keys has wrapped it, or it was changed. */
export function unwrapKey(stored: string, purpose: string, keys: WrappingKeys): string {
  const [mark, kid, sealed = ''] = stored.split(':');
  if (mark !== MARK) return stored;
  const wrapping = keys.find((one) => one.kid === kid);
  if (wrapping === undefined) throw new Error(`A key in the database is wrapped by ${kid}, which DATABASE_KEYS does not have.`);
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, cipherKeyOf(wrapping), bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new Error(`A key in the database cannot be unwrapped by ${kid}: DATABASE_KEYS has another key of that name.`);
  }
}

/** Whether the newest key would wrap it otherwise than it is. */
export function isWrappedByOther(stored: string, [newest]: WrappingKeys): boolean {
  return newest !== undefined && !stored.startsWith(`${MARK}:${newest.kid}:`);
}
