import { createHash, randomBytes } from 'node:crypto';
import type { CasinoSessionEndReason, GameEngine } from '../../core/casino/launchContract.ts';
import type { WalletSession } from '../../core/casino/walletContract.ts';
import { newServerSeed } from './nodeFair.ts';

export const DEMO_CREDITS_CENTS = 100_000;

/** A player's or visitor's visit to one game. */
export interface GameSession {
  readonly id: string;
  /** SHA-256 of the key that the page has. */
  readonly keyHash: string;
  /** Null in a demo. */
  readonly playerId: string | null;
  readonly gameId: string;
  readonly engine: GameEngine;
  readonly title: string;
  readonly currency: string;
  readonly minimumBetCents: number;
  readonly maximumBetCents: number;
  readonly balanceCents: number;
  /** Won less staked, in rounds that have ended. */
  readonly netCents: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** The nonce of the next round. */
  readonly nonce: number;
  /** The last round; it may have ended. */
  readonly roundId: string | null;
  readonly endReason: CasinoSessionEndReason | null;
  readonly seenAtMs: number;
}

export function keyHashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function openSession(
  { sessionId, playerId, gameId, title, currency, minimumBetCents, maximumBetCents, balanceCents }: WalletSession,
  engine: GameEngine,
  clientSeed: string,
  nowMs: number,
): { readonly session: GameSession; readonly key: string } {
  const key = randomBytes(32).toString('base64url');
  return {
    key,
    session: {
      id: sessionId,
      keyHash: keyHashOf(key),
      playerId,
      gameId,
      engine,
      title,
      currency,
      minimumBetCents,
      maximumBetCents,
      balanceCents: balanceCents ?? DEMO_CREDITS_CENTS,
      netCents: 0,
      nonce: 0,
      roundId: null,
      endReason: null,
      serverSeed: newServerSeed(),
      clientSeed,
      seenAtMs: nowMs,
    },
  };
}
