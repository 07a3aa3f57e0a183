import { GAME_ENGINES, type GameEngine } from '../casino/launchContract.ts';
import { blackjack } from './blackjack.ts';
import type { Game } from './game.ts';
import { roulette } from './roulette.ts';
import { slot } from './slot.ts';

const GAMES = { slot, blackjack, roulette } satisfies Record<GameEngine, unknown>;

/** The rules of an engine. Bets go through its own `readBet`, which makes the wider type sound. */
export function gameOf(engine: GameEngine): Game {
  return GAMES[engine] as Game;
}

export function readEngine(value: unknown): GameEngine | null {
  return GAME_ENGINES.find((engine) => engine === value) ?? null;
}
