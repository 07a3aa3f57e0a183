import type { GameEngine } from '../../core/casino/launchContract.ts';
import type { RoundView } from '../../core/games/game.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** The answers of the game server (gameServer/service/app.ts). */
export interface GameInfo {
  readonly engine: GameEngine;
  readonly gameId: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly stepCents: number;
  readonly minimumBetCents: number;
  readonly maximumBetCents: number;
  /** Without the jackpots. */
  readonly returnToPlayer: number;
  /** What jackpots return in the long run, beside that. */
  readonly jackpotReturn: number;
}

export interface RoundState {
  readonly id: string;
  readonly phase: string;
  readonly refusal: string | null;
  readonly nonce: number;
  readonly actions: number;
  readonly jackpotCents: number;
  readonly view: RoundView | null;
}

export interface GameState {
  readonly isDemo: boolean;
  readonly balanceCents: number;
  readonly netCents: number;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly seedHash: string;
  readonly round: RoundState | null;
}

export interface ApiFault {
  /** `NO_ANSWER`: offline, or the game server is away. */
  readonly code: string;
  readonly message: string;
}

const TIMEOUT_MS = 15_000;
const AWAY: ApiFault = { code: 'NO_ANSWER', message: 'The game server does not answer.' };

export async function ask<Value>(path: string, body?: unknown, key?: string): Promise<Result<Value, ApiFault>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer as Value);
    const { code, error } = Object(answer) as { readonly code?: string; readonly error?: string };
    return err({ code: code ?? 'UNKNOWN', message: error ?? 'Something went wrong.' });
  } catch {
    return err(AWAY);
  }
}
