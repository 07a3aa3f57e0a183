import { APP_CLIENT_ID } from '../../../core/wire/clientId.ts';
/**
 * What a token gives access to. `full`: all that the player may do in the app. `limited`: the operations of limitedAccess.ts, because the
 * account is limited. `identity`: only who the player is, for programs of others.
 */
export type Access = 'full' | 'limited' | 'identity';

/** A public client of the identity server: it has no secret, and proves with PKCE that it began the log-in that it ends. */
export interface Client {
  readonly id: string;
  /** Shown on the log-in page; null for the app itself, whose page it is. */
  readonly name: string | null;
  /** Compared as whole texts (RFC 9700, section 4.1.3). */
  readonly redirectUris: readonly string[];
}

/** The web app: the only client that may send a player's password itself, and whose tokens give access to more than an identity. */
export { APP_CLIENT_ID };

export function accessOf(clientId: string, account: { readonly isLimited: boolean }): Access {
  if (clientId !== APP_CLIENT_ID) return 'identity';
  return account.isLimited ? 'limited' : 'full';
}
