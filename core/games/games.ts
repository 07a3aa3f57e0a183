import { GAME_ENGINES, type GameEngine } from '../casino/launchContract.ts';
import { blackjack } from './blackjack.ts';
import { COMET_RUN } from './cometRun.ts';
import type { Game } from './game.ts';
import { pegs } from './pegs.ts';
import { roulette } from './roulette.ts';
import { createSlot } from './slot.ts';
import { SLOT_DESIGNS } from './slots/designs.ts';
import { wheel } from './wheel.ts';

const TABLES = { blackjack, roulette, pegs, wheel } satisfies Record<Exclude<GameEngine, 'slot'>, unknown>;

/** Made once: its rules in sentences take a while. */
const slots = new Map<string, Game>();

function slotOf(gameId: string): Game | null {
  const design = SLOT_DESIGNS.find(({ id }) => id === gameId);
  if (design === undefined) return null;
  const made = slots.get(gameId) ?? (createSlot(design) as Game);
  slots.set(gameId, made);
  return made;
}

/**
 * The present rules of a game of the catalogue; null: a slot that this server does not have. Bets go through the game's own `readBet`, which makes
 * the wider type sound.
 */
export function gameOf(engine: GameEngine, gameId: string): Game | null {
  return engine === 'slot' ? slotOf(gameId) : (TABLES[engine] as Game);
}

/** A round says by which rules it was played. */
export interface PlayedBy {
  readonly engine: GameEngine;
  /** Absent in rounds of before slots had rules of their own. */
  readonly gameId?: string | undefined;
  readonly version: number;
}

const cometRun = createSlot(COMET_RUN) as Game;

/** @throws RangeError for rules that this program does not know, which is a bug or a later program's round. */
export function gameOfRound({ engine, gameId, version }: PlayedBy): Game {
  if (engine === 'slot' && version === cometRun.version) return cometRun;
  const game = gameOf(engine, gameId ?? '');
  if (game?.version !== version) throw new RangeError(`There are no rules of version ${version} for ${engine} ${gameId ?? ''}`);
  return game;
}

export function readEngine(value: unknown): GameEngine | null {
  return GAME_ENGINES.find((engine) => engine === value) ?? null;
}

/** Every game with rules of its own, by the name that commands take: slots by their id, other games by their engine. */
export function allGames(): readonly { readonly name: string; readonly game: Game }[] {
  const all = [
    ...SLOT_DESIGNS.map(({ id }) => ({ name: id, game: slotOf(id) })),
    ...Object.entries(TABLES).map(([name, game]) => ({ name, game: game as Game })),
  ];
  return all.flatMap(({ name, game }) => (game === null ? [] : [{ name, game }]));
}
