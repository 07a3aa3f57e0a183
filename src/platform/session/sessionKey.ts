import { base64url } from '../../../core/wire/base64url.ts';
import {
  type PendingLogOut,
  type PendingLogOuts,
  PROOF_ALGORITHM,
  PROOF_TYPE,
  type ProofClaims,
  withoutPending,
} from '../../../core/wire/sessionProof.ts';
import { type Clock, inTime, type Timers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';

/** The key of a session, and its log-out. The browser hands the private half out to nobody: it is not extractable. */
export interface StoredSessionKey extends PendingLogOut {
  readonly privateKey: CryptoKey;
  readonly publicKey: JsonWebKey;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** What a device keeps of session keys, in one row, so that each change of it is whole. */
export interface SessionKeys extends PendingLogOuts {
  /** The key of a log-in that is not answered. */
  readonly next: StoredSessionKey | null;
  readonly present: StoredSessionKey | null;
}

/** The row of session keys. Each call may fail, or never answer. */
export interface SessionKeyRow {
  read(): Promise<SessionKeys | undefined>;
  /** Reads and writes in one transaction. */
  change(next: (keys: SessionKeys | undefined) => SessionKeys): Promise<void>;
}

export interface SessionKeyPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Null where the browser has none: on a page that is not secure. */
  readonly subtle: SubtleCrypto | null;
  readonly row: SessionKeyRow;
  /** The origin of the page. */
  readonly origin: string;
  readonly report: ReportError;
}

/**
 * The key that a session is bound to: whoever has the session's cookie, or a copy of this device's storage, renews nothing without it. No
 * call fails: a device that keeps no key has sessions without one.
 */
export interface SessionKey {
  /** Makes the key of a log-in, with the proof of its log-out at this path. @returns whether this device keeps it. */
  create(logOutPath: string): Promise<boolean>;
  /** A proof for a request to this path; null without a key. @param of next: that of the log-in under way. */
  prove(path: string, of: 'next' | 'present', nonce: string | null): Promise<string | null>;
  /** The log-in was granted: its key is the session's. */
  adopt(): Promise<void>;
  /**
   * Deletes the session's key; its log-out is pending from then on. @returns null where there was none.
   * @param madeBefore epoch milliseconds: a later key stays.
   */
  drop(madeBefore?: number): Promise<PendingLogOut | null>;
  pending(): Promise<readonly PendingLogOut[]>;
  settle(settled: readonly PendingLogOut[]): Promise<void>;
}

const NO_KEYS: SessionKeys = { next: null, present: null, pending: [] };
const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** Log-outs of a device that has been off line for long; the earliest are forgotten. */
const MOST_PENDING = 20;
/** A slow disk at the start of a computer answers within this. */
const PATIENCE_MS = 5000;

function encoded(value: unknown): string {
  return base64url(new TextEncoder().encode(JSON.stringify(value)));
}

function logOutOf({ present }: SessionKeys): PendingLogOut | null {
  return present === null ? null : { path: present.path, proof: present.proof };
}

function pendingOf(keys: SessionKeys): readonly PendingLogOut[] {
  const logOut = logOutOf(keys);
  return logOut === null ? keys.pending : [...keys.pending, logOut].slice(-MOST_PENDING);
}

export function createSessionKey({ clock, timers, subtle, row, origin, report }: SessionKeyPorts): SessionKey {
  const sign = async (
    webCrypto: SubtleCrypto,
    { privateKey, publicKey }: Pick<StoredSessionKey, 'privateKey' | 'publicKey'>,
    path: string,
    nonce: string | null,
  ): Promise<string> => {
    const claims: ProofClaims = {
      jti: base64url(crypto.getRandomValues(new Uint8Array(16))),
      htm: 'POST',
      htu: origin + path,
      iat: Math.floor(clock.now() / 1000),
      ...(nonce !== null && { nonce }),
    };
    // Only what is public is in it, so the rest of the exported key is no part of the proof.
    const { kty, crv, x, y } = publicKey;
    const text = `${encoded({ typ: PROOF_TYPE, alg: PROOF_ALGORITHM, jwk: { kty, crv, x, y } })}.${encoded(claims)}`;
    const signature = await webCrypto.sign(CURVE, privateKey, new TextEncoder().encode(text));
    return `${text}.${base64url(new Uint8Array(signature))}`;
  };

  const made = async (webCrypto: SubtleCrypto, path: string): Promise<StoredSessionKey> => {
    const pair = await webCrypto.generateKey(CURVE, false, ['sign', 'verify']);
    const key = { privateKey: pair.privateKey, publicKey: await webCrypto.exportKey('jwk', pair.publicKey) };
    return { ...key, path, madeAt: clock.now(), proof: await sign(webCrypto, key, path, null) };
  };

  let isReported = false;
  const hang = (): Error => new Error('The keys of sessions do not answer');
  const attempt = async <Value>(work: (webCrypto: SubtleCrypto) => Promise<Value>, otherwise: Value): Promise<Value> => {
    if (subtle === null) return otherwise;
    try {
      return await inTime(timers, PATIENCE_MS, work(subtle), hang);
    } catch (error) {
      if (!isReported) report('session.key', error);
      isReported = true;
      return otherwise;
    }
  };
  const change = (next: (keys: SessionKeys) => SessionKeys): Promise<void> =>
    attempt(() => row.change((keys) => next(keys ?? NO_KEYS)), undefined);

  return {
    create: (logOutPath) =>
      attempt(async (webCrypto) => {
        const next = await made(webCrypto, logOutPath);
        await row.change((keys) => ({ ...(keys ?? NO_KEYS), next }));
        return true;
      }, false),
    prove: (path, of, nonce) =>
      attempt(async (webCrypto) => {
        const key = (await row.read())?.[of] ?? null;
        return key === null ? null : sign(webCrypto, key, path, nonce);
      }, null),
    adopt: () => change((keys) => ({ next: null, present: keys.next, pending: pendingOf(keys) })),
    drop: async (madeBefore = Number.POSITIVE_INFINITY) => {
      let logOut: PendingLogOut | null = null;
      await change((keys) => {
        if (keys.present !== null && keys.present.madeAt >= madeBefore) return keys;
        logOut = logOutOf(keys);
        return { ...keys, present: null, pending: pendingOf(keys) };
      });
      return logOut;
    },
    pending: () => attempt(async () => (await row.read())?.pending ?? [], []),
    settle: (settled) => change((keys) => withoutPending(keys, settled)),
  };
}
