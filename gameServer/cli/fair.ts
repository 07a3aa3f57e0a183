import { parseArgs } from 'node:util';
import { isClientSeed, isServerSeed } from '../../core/fair/fairStream.ts';
import type { Game } from '../../core/games/game.ts';
import { allGames, gameOfRound, readEngine } from '../../core/games/games.ts';
import { newServerSeed, seedHashOf } from '../service/nodeFair.ts';
import { INTERVAL_99, replay, simulate } from './simulate.ts';

const USAGE = `npm run -s fair -- verify --game nine-koi --server-seed HEX --client-seed TEXT --nonce N --bet JSON [--actions hit,stand] [--version N] [--hash HEX]
npm run -s fair -- verify --round ID --from http://localhost:4003
npm run -s fair -- simulate [--game nine-koi] [--rounds 10000000] [--server-seed HEX]
npm run -s fair -- returns [--game nine-koi]

--game: a slot's id as in its address, or blackjack, roulette, pegs or wheel. --version 1 of a slot: the rules that all slots shared.`;

const options = {
  game: { type: 'string' },
  version: { type: 'string' },
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  bet: { type: 'string' },
  actions: { type: 'string', default: '' },
  hash: { type: 'string' },
  round: { type: 'string' },
  from: { type: 'string' },
  rounds: { type: 'string', default: '10000000' },
} as const;

/** What is needed to play a round again; the game server answers it for a round whose seed is revealed. */
interface PlayedRound {
  readonly engine: string;
  readonly gameId?: string;
  readonly version: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bet: unknown;
  readonly actions: readonly string[];
  readonly seedHash?: string;
  readonly winCents?: number;
  readonly jackpotId?: string | null;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

class Failure extends Error {}

function gameOf({ engine: name, gameId, version }: PlayedRound): Game {
  const engine = readEngine(name);
  if (engine === null) throw new Failure(`There is no game ${name}.`);
  try {
    return gameOfRound({ engine, gameId, version });
  } catch (error) {
    throw new Failure(error instanceof RangeError ? error.message : String(error));
  }
}

function verify(round: PlayedRound): boolean {
  const game = gameOf(round);
  if (!isServerSeed(round.serverSeed)) throw new Failure('A server seed has 64 hexadecimal digits in lower case.');
  if (!isClientSeed(round.clientSeed)) throw new Failure('A client seed has 1 to 64 printable characters without a colon.');
  if (!Number.isSafeInteger(round.nonce) || round.nonce < 0) throw new Failure('A nonce is a whole number.');
  const hash = seedHashOf(round.serverSeed);
  const view = replay(game, round, round.bet, round.actions);
  say(`SHA-256 of the server seed: ${hash}`);
  say(view.text);
  say(
    JSON.stringify({
      stakesCents: view.stakesCents,
      winCents: view.winCents,
      jackpotId: view.jackpotId,
      isFinished: view.isFinished,
      outcome: view.outcome,
    }),
  );
  const isSameSeed = round.seedHash === undefined || round.seedHash === hash;
  const isSameWin =
    round.winCents === undefined || (round.winCents === view.winCents && (round.jackpotId ?? null) === view.jackpotId);
  if (!isSameSeed) say('NOT the seed that was published.');
  if (!isSameWin) say('NOT the win that was paid.');
  return isSameSeed && isSameWin;
}

async function fetchRound(id: string, from: string): Promise<PlayedRound> {
  const response = await fetch(new URL(`/api/rounds/${encodeURIComponent(id)}`, from)).catch(() => null);
  if (!response) throw new Failure(`Nothing answers at ${from}.`);
  const answer = (await response.json()) as PlayedRound & { readonly error?: string };
  if (!response.ok) throw new Failure(answer.error ?? `The game server answered ${response.status}.`);
  return answer;
}

function parseBet(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('The bet is not JSON.');
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command] = positionals;
  const games = allGames().filter(({ name }) => values.game === undefined || name === values.game);
  const [first] = games;
  if (first === undefined)
    throw new Failure(
      `There is no game ${values.game}; there are ${allGames()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  if (command === 'verify' && values.round !== undefined && values.from !== undefined)
    return verify(await fetchRound(values.round, values.from)) ? 0 : 1;
  if (command === 'verify' && values['server-seed'] && values['client-seed'] && values.nonce && values.bet && values.game) {
    const fits = verify({
      engine: first.game.engine,
      gameId: first.name,
      version: values.version === undefined ? first.game.version : Number(values.version),
      serverSeed: values['server-seed'],
      clientSeed: values['client-seed'],
      nonce: Number(values.nonce),
      bet: parseBet(values.bet),
      actions: values.actions === '' ? [] : values.actions.split(','),
      ...(values.hash !== undefined && { seedHash: values.hash }),
    });
    return fits ? 0 : 1;
  }
  if (command === 'returns') {
    for (const { name, game } of games) {
      const { numerator, denominator } = game.jackpotReturn();
      const jackpots = numerator === 0n ? '' : ` and ${((Number(numerator) / Number(denominator)) * 100).toFixed(6)} % in jackpots`;
      say(`${name.padEnd(18)} ${(game.returnToPlayer().value * 100).toFixed(6)} %${jackpots}`);
    }
    return 0;
  }
  if (command === 'simulate') {
    const seed = values['server-seed'] ?? newServerSeed();
    const all = games.map(({ name, game }) => ({ name, ...simulate(game, Number(values.rounds), seed) }));
    for (const { name, rounds, mean, expected, standardError, deviation } of all)
      say(
        `${name.padEnd(18)} ${rounds} rounds: ${(mean * 100).toFixed(4)} % (exact ${(expected * 100).toFixed(4)} %, standard error ${(standardError * 100).toFixed(4)} %), ${deviation.toFixed(2)} standard errors off: ${Math.abs(deviation) <= INTERVAL_99 ? 'inside' : 'OUTSIDE'} the 99 % interval`,
      );
    return all.every(({ deviation }) => Math.abs(deviation) <= INTERVAL_99) ? 0 : 1;
  }
  throw new Failure(USAGE);
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
