import { base64url } from './base64url.ts';

/**
 * Proof Key for Code Exchange (RFC 7636) for both sides of an authorization-code flow. Randomness and hashing come from the caller's
 * WebCrypto, so that this file stays pure.
 */

/** The specification's numbers, section 5: characters of the verifier and of the state. */
export const VERIFIER_LENGTH = { shortest: 43, longest: 128 } as const;
export const STATE_LENGTH = { shortest: 22, longest: 512 } as const;
export const CHALLENGE_METHOD = 'S256';

/** The part of WebCrypto that is used: `globalThis.crypto` of a browser, `webcrypto` of Node. */
export interface PkceCrypto {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> };
}

/** 64 of RFC 7636's 66 unreserved characters, so that six random bits choose one without bias. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 384 and 192 random bits. */
const DEFAULT_VERIFIER_LENGTH = 64;
const DEFAULT_STATE_LENGTH = 32;
/** A SHA-256 hash in base64url without padding. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

function randomText(webCrypto: PkceCrypto, length: number): string {
  const bytes = new Uint8Array(length);
  webCrypto.getRandomValues(bytes);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte & 63)).join('');
}

function assertLength(length: number, { shortest, longest }: typeof VERIFIER_LENGTH | typeof STATE_LENGTH): void {
  if (!(length >= shortest && length <= longest))
    throw new RangeError(`The length ${length} is not between ${shortest} and ${longest}.`);
}

/** @throws RangeError for a length outside of `VERIFIER_LENGTH`. */
export function createVerifier(webCrypto: PkceCrypto, length: number = DEFAULT_VERIFIER_LENGTH): string {
  assertLength(length, VERIFIER_LENGTH);
  return randomText(webCrypto, length);
}

/** @throws RangeError for a length outside of `STATE_LENGTH`. */
export function createState(webCrypto: PkceCrypto, length: number = DEFAULT_STATE_LENGTH): string {
  assertLength(length, STATE_LENGTH);
  return randomText(webCrypto, length);
}

/** The S256 challenge of a verifier: BASE64URL(SHA256(ASCII(verifier))). */
export async function challengeOf(webCrypto: PkceCrypto, verifier: string): Promise<string> {
  const hash = await webCrypto.subtle.digest(
    'SHA-256',
    Uint8Array.from(verifier, (character) => character.charCodeAt(0)),
  );
  return base64url(new Uint8Array(hash));
}

export function isVerifier(text: string): boolean {
  return text.length >= VERIFIER_LENGTH.shortest && text.length <= VERIFIER_LENGTH.longest && /^[A-Za-z0-9._~-]+$/.test(text);
}

/** Whether a state is long enough not to be guessed; any printable ASCII is allowed (RFC 6749, appendix A.5). */
export function isState(text: string): boolean {
  return text.length >= STATE_LENGTH.shortest && text.length <= STATE_LENGTH.longest && /^[\x20-\x7e]+$/.test(text);
}

export function isChallenge(text: string): boolean {
  return CHALLENGE.test(text);
}
