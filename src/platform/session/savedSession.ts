import type { Clock } from '../clock.ts';
import { createPersistedText, type TextStorage } from '../storage/persistedText.ts';

/**
 * The part of a session that survives a reload. With the refresh token in an HttpOnly cookie it contains no secret. When the server does
 * not offer the cookie, it contains refreshToken, which any script of this origin can read; only the content security policy protects it.
 */
export interface SavedSession {
  readonly playerAlias: string;
  readonly accessTokenRefreshAt: number;
  /** The session's lifetime without a refresh; null when the server did not send one. */
  readonly expirySeconds: number | null;
  readonly refreshToken: string | null;
  /** The token of an account with limited access, whose tokens can neither bet nor change the account; null for all others. */
  readonly limitedAccessToken: string | null;
}

export type ReadSession =
  | { readonly kind: 'none' }
  /** `savedAt`: at the last log-in or refresh, by this device's clock, in epoch milliseconds; null: not known. */
  | { readonly kind: 'saved'; readonly session: SavedSession; readonly savedAt?: number | null }
  | { readonly kind: 'invalidRefreshTime' }
  | { readonly kind: 'missingUserId' };

export interface SavedSessionStore {
  read(): ReadSession;
  write(session: SavedSession): void;
  /** Where there was a session, its log-out is pending to the server from now on. */
  clear(): void;
  /** When a log-out was, of which the server may not know, in epoch milliseconds; null: there is none. */
  pendingSince(): number | null;
  settleLogOut(): void;
}

/** Parses the saved session and distinguishes the cases that the specification treats differently. */
function parseSavedSession(stored: string | null): ReadSession {
  if (stored === null) return { kind: 'none' };
  let fields: Readonly<Record<string, unknown>>;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return { kind: 'invalidRefreshTime' };
    fields = value as Readonly<Record<string, unknown>>;
  } catch {
    return { kind: 'invalidRefreshTime' };
  }
  const { playerId, accessTokenRefreshAt, expirySeconds, refreshToken, limitedAccessToken, savedAt } = fields;
  // Stored by an earlier release: as its own alias, until it is moved (formerRows.ts).
  const playerAlias = fields.playerAlias ?? playerId;
  if (typeof accessTokenRefreshAt !== 'number' || !Number.isFinite(accessTokenRefreshAt) || accessTokenRefreshAt <= 0)
    return { kind: 'invalidRefreshTime' };
  if (typeof playerAlias !== 'string' || playerAlias === '') return { kind: 'missingUserId' };
  return {
    kind: 'saved',
    savedAt: typeof savedAt === 'number' ? savedAt : null,
    session: {
      playerAlias,
      accessTokenRefreshAt,
      expirySeconds: typeof expirySeconds === 'number' && expirySeconds > 0 ? expirySeconds : null,
      refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
      limitedAccessToken: typeof limitedAccessToken === 'string' ? limitedAccessToken : null,
    },
  };
}

/** Stores the session under this key. */
export function createSavedSessionStore(storage: () => TextStorage, key: string, clock: Clock): SavedSessionStore {
  const text = createPersistedText(storage, key);
  const pending = createPersistedText(storage, `${key}.pending`);
  return {
    read: () => parseSavedSession(text.read()),
    write: (session) => text.write(JSON.stringify({ ...session, savedAt: clock.now() })),
    clear: () => {
      if (text.read() !== null) pending.write(String(clock.now()));
      text.write(null);
    },
    pendingSince: () => (pending.read() === null ? null : Number(pending.read())),
    settleLogOut: () => pending.write(null),
  };
}
