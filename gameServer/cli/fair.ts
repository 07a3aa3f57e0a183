import { parseArgs } from 'node:util';
import { GAME_ENGINES } from '../../core/casino/launchContract.ts';
import { isClientSeed, isServerSeed } from '../../core/fair/fairStream.ts';
import { gameOf, readEngine } from '../../core/games/games.ts';
import { newServerSeed, seedHashOf } from '../service/nodeFair.ts';
import { INTERVAL_99, replay, simulate } from './simulate.ts';

const USAGE = `npm run -s fair -- verify --game roulette --server-seed HEX --client-seed TEXT --nonce N --bet JSON [--actions hit,stand] [--hash HEX]
npm run -s fair -- verify --round ID --from http://localhost:4003
npm run -s fair -- simulate [--game slot] [--rounds 10000000] [--server-seed HEX]
npm run -s fair -- returns`;

const options = {
  game: { type: 'string' },
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
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bet: unknown;
  readonly actions: readonly string[];
  readonly seedHash?: string;
  readonly winCents?: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

class Failure extends Error {}

function verify(round: PlayedRound): boolean {
  const engine = readEngine(round.engine);
  if (engine === null) throw new Failure(`There is no game ${round.engine}; there are ${GAME_ENGINES.join(', ')}.`);
  if (!isServerSeed(round.serverSeed)) throw new Failure('A server seed has 64 hexadecimal digits in lower case.');
  if (!isClientSeed(round.clientSeed)) throw new Failure('A client seed has 1 to 64 printable characters without a colon.');
  if (!Number.isSafeInteger(round.nonce) || round.nonce < 0) throw new Failure('A nonce is a whole number.');
  const hash = seedHashOf(round.serverSeed);
  const view = replay(engine, round, round.bet, round.actions);
  say(`SHA-256 of the server seed: ${hash}`);
  say(view.text);
  say(
    JSON.stringify({ stakesCents: view.stakesCents, winCents: view.winCents, isFinished: view.isFinished, outcome: view.outcome }),
  );
  const isSameSeed = round.seedHash === undefined || round.seedHash === hash;
  const isSameWin = round.winCents === undefined || round.winCents === view.winCents;
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
  const engines = values.game === undefined ? GAME_ENGINES : GAME_ENGINES.filter((engine) => engine === values.game);
  if (engines.length === 0) throw new Failure(`There is no game ${values.game}; there are ${GAME_ENGINES.join(', ')}.`);
  if (command === 'verify' && values.round !== undefined && values.from !== undefined)
    return verify(await fetchRound(values.round, values.from)) ? 0 : 1;
  if (command === 'verify' && values['server-seed'] && values['client-seed'] && values.nonce && values.bet && values.game) {
    const fits = verify({
      engine: values.game,
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
    for (const engine of engines) say(`${engine.padEnd(10)} ${(gameOf(engine).returnToPlayer().value * 100).toFixed(6)} %`);
    return 0;
  }
  if (command === 'simulate') {
    const seed = values['server-seed'] ?? newServerSeed();
    const all = engines.map((engine) => ({ engine, ...simulate(engine, Number(values.rounds), seed) }));
    for (const { engine, rounds, mean, expected, standardError, deviation } of all)
      say(
        `${engine.padEnd(10)} ${rounds} rounds: ${(mean * 100).toFixed(4)} % (exact ${(expected * 100).toFixed(4)} %, standard error ${(standardError * 100).toFixed(4)} %), ${deviation.toFixed(2)} standard errors off: ${Math.abs(deviation) <= INTERVAL_99 ? 'inside' : 'OUTSIDE'} the 99 % interval`,
      );
    return all.every(({ deviation }) => Math.abs(deviation) <= INTERVAL_99) ? 0 : 1;
  }
  throw new Failure(USAGE);
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
