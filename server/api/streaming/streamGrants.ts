import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '../../../core/wire/secretList.ts';
import type { Deps } from '../../deps.ts';
import { derived } from '../../platform/derived.ts';
import { signingKey } from '../../store/identity/index.ts';

/** Below the base URL of streaming. */
export const STREAMS_PATH = '/v1/streams';

export interface StreamGrant {
  readonly eventId: string;
  readonly expiresAt: Date;
}

/**
 * What a player may watch, as a part of an address: `event.expiry.signature`. The streaming origin reads it without asking who it is, so that no
 * token of the player leaves the app's origin.
 */
export interface StreamGrants {
  issue(eventId: string): StreamGrant & { readonly grant: string };
  /** Null: not issued by this key, or expired. */
  read(grant: string): StreamGrant | null;
}

const GRANT_MS = 10 * 60_000;
const SIGNATURE_BYTES = 16;
const GRANT = /^([\w-]{1,200})\.([0-9a-z]{1,12})\.([\w-]{22})$/;

/** With STREAMING_SECRET, which a streaming provider has, too; else with a key that is derived from the database's. */
export async function createStreamGrants({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<StreamGrants> {
  const databaseKey = await signingKey(db.query, config.databaseKeys);
  // Derived, so that a key that also signs something else signs no grant.
  const keys = derived(
    () => config.streamingSecret,
    (text) => (text === null ? [databaseKey] : secretsOf(text)).map((one) => createHmac('sha256', one).update('streams').digest()),
  );
  const sign = (key: Uint8Array, event: string, expiry: string): Buffer =>
    createHmac('sha256', key).update(`${event}\n${expiry}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue(eventId) {
      const [newest = databaseKey] = keys();
      const expiresAt = new Date(clock.now().getTime() + GRANT_MS);
      const event = Buffer.from(eventId).toString('base64url');
      const expiry = expiresAt.getTime().toString(36);
      return { eventId, expiresAt, grant: `${event}.${expiry}.${sign(newest, event, expiry).toString('base64url')}` };
    },
    read(grant) {
      const [, event, expiry, signature] = GRANT.exec(grant) ?? [];
      if (event === undefined || expiry === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, 'base64url');
      if (!keys().some((key) => timingSafeEqual(given, sign(key, event, expiry)))) return null;
      const expiresAt = new Date(Number.parseInt(expiry, 36));
      return expiresAt > clock.now() ? { eventId: Buffer.from(event, 'base64url').toString(), expiresAt } : null;
    },
  };
}
