import { createFairStream } from '../../core/fair/fairStream.ts';
import type { BlackjackOutcome } from '../../core/games/blackjack.ts';
import { bestAction } from '../../core/games/blackjackReturn.ts';
import { pointsOf } from '../../core/games/cards.ts';
import type { Game, RoundView } from '../../core/games/game.ts';
import { nodeBlocks, nodeStream } from '../service/nodeFair.ts';

export interface Simulation {
  readonly rounds: number;
  /** Return of one unit of the first stake, on average. */
  readonly mean: number;
  readonly standardError: number;
  readonly expected: number;
  /** Distance from the expected return in standard errors; a 99 % interval is 2.576 of them to either side. */
  readonly deviation: number;
}

export const INTERVAL_99 = 2.576;

/** A bet whose variance is that of common play; that of pegs is on the board whose return is stated. */
function betOf({ engine, bounds }: Game): unknown {
  switch (engine) {
    case 'roulette':
      return [
        { kind: 'red', at: 0, cents: 60 },
        { kind: 'straight', at: 17, cents: 40 },
      ];
    case 'wheel':
      return [
        { colour: 'white', cents: 60 },
        { colour: 'blue', cents: 40 },
      ];
    case 'pegs':
      return { stakeCents: bounds.minimumCents, board: 'low' };
    default:
      return { stakeCents: bounds.minimumCents };
  }
}

/** Plays blackjack as well as it can be played. */
function bestOf(view: RoundView): string {
  const { hands, playing, dealer } = view.outcome as BlackjackOutcome;
  const hand = hands[playing ?? 0];
  const [first = 0] = hand?.cards ?? [];
  const may = (name: string): boolean => view.actions.some((action) => action.name === name);
  return bestAction({ total: hand?.total ?? 0, isSoft: hand?.isSoft ?? false }, pointsOf(dealer[0] ?? 0), {
    double: may('double'),
    pair: may('split') ? pointsOf(first) : null,
  });
}

/** Plays a game with the numbers of one server seed, as players would get them. What its jackpots pay is not counted. */
export function simulate(game: Game, rounds: number, serverSeed: string): Simulation {
  const read = game.readBet(betOf(game));
  if (!read.ok) throw new Error(read.error);
  const { bet, stakeCents } = read.value;
  const blockOf = nodeBlocks(serverSeed);
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const actions: string[] = [];
    const play = (): RoundView => game.play(bet, actions, createFairStream({ clientSeed: 'simulation', nonce }, blockOf));
    let view = play();
    while (!view.isFinished) {
      actions.push(bestOf(view));
      view = play();
    }
    const staked = view.stakesCents.reduce((total, cents) => total + cents, 0);
    const returned = 1 + (view.winCents - staked) / stakeCents;
    sum += returned;
    squares += returned * returned;
  }
  const mean = sum / rounds;
  const standardError = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const expected = game.returnToPlayer().value;
  return { rounds, mean, standardError, expected, deviation: (mean - expected) / standardError };
}

/** One round as it was played. */
export function replay(
  game: Game,
  round: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number },
  bet: unknown,
  actions: readonly string[],
): RoundView {
  const read = game.readBet(bet);
  if (!read.ok) throw new Error(`This is no bet of the game: ${read.error}`);
  return game.play(read.value.bet, actions, nodeStream(round));
}
