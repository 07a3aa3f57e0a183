import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { derived } from '../../platform/derived.ts';
import { signingKey } from '../../store/identity/index.ts';

export const SHARED_BET_PATH = '/shared_bet';

export interface ShareLink {
  /** The id of the stored bet. */
  readonly id: string;
  readonly expiresAt: Date;
}

/** The ids of links to shared bets: `id.expiry.signature`. Strangers cannot make one, prolong one, or use one of another brand. */
export interface ShareLinks {
  issue(brand: string): ShareLink & { readonly shareId: string };
  /** Null: not issued for this brand by a key that is still accepted. It may have expired. */
  read(brand: string, shareId: string): ShareLink | null;
}

const MINUTE_MS = 60_000;
const ID_BYTES = 9;
const SIGNATURE_BYTES = 16;
const SHARE_ID = /^([\w-]{12})\.([0-9a-z]{1,8})\.([\w-]{22})$/;

export async function createShareLinks({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<ShareLinks> {
  const databaseKey = await signingKey(db.query, config.databaseKeys);
  // Each key is derived, so that a key that also signs something else signs no link.
  const keys = derived(
    () => config.shareKeys,
    (shareKeys) =>
      shareKeys.map(({ key }) =>
        createHmac('sha256', key ?? databaseKey)
          .update('shared bets')
          .digest(),
      ),
  );

  function signatures(brand: string, id: string, expiry: string): readonly Buffer[] {
    return keys().map((key) =>
      createHmac('sha256', key).update(`${brand}\n${id}\n${expiry}`).digest().subarray(0, SIGNATURE_BYTES),
    );
  }

  return {
    issue(brand) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const minutes = Math.floor((clock.now().getTime() + config.shareLinkHours * 60 * MINUTE_MS) / MINUTE_MS);
      const expiry = minutes.toString(36);
      const signature = signatures(brand, id, expiry)[0]?.toString('base64url') ?? '';
      return { id, expiresAt: new Date(minutes * MINUTE_MS), shareId: `${id}.${expiry}.${signature}` };
    },
    read(brand, shareId) {
      const [, id, expiry, signature] = SHARE_ID.exec(shareId) ?? [];
      if (id === undefined || expiry === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, 'base64url');
      const isOurs = signatures(brand, id, expiry).some((expected) => timingSafeEqual(expected, given));
      return isOurs ? { id, expiresAt: new Date(Number.parseInt(expiry, 36) * MINUTE_MS) } : null;
    },
  };
}
