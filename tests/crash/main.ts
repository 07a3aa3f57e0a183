import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureProductIsBuilt } from '../support/builtProduct.ts';
import { startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import { seededRandom } from '../support/random.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { readSlate } from '../support/slate.ts';
import { playUntil } from './client.ts';
import { killByPlan, Victim } from './killer.ts';
import { recordResults } from './results.ts';
import { judge } from './verdict.ts';

/**
 * `npm run test:crash [-- --server-kills 100 --database-kills 20 --clients 8 --seed 1]`: pulls the plug on the server and on its database
 * at random moments, while clients place bets and results are recorded, and then counts. Fails on one acknowledged bet lost or doubled.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'server-kills': { type: 'string', default: '100' },
      'database-kills': { type: 'string', default: '20' },
      clients: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
    },
  });
  const plan = { serverKills: Number(values['server-kills']), databaseKills: Number(values['database-kills']) };
  const seed = Number(values.seed);
  const initialCents = 100_000_000;
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);

  ensureProductIsBuilt();
  const first = await startProductServer({ environment: WIDE_LIMITS });
  const victim = new Victim(first);
  try {
    const sandbox = new SandboxClient(victim.url);
    const players = await Promise.all(
      Array.from({ length: Number(values.clients) }, () => sandbox.createPlayer({ balanceCents: initialCents })),
    );
    const slate = await readSlate(victim.url);
    // Some events get a result while bets on them are being placed; on the rest one can always bet.
    const eventIds = slate.filter((_, index) => index % 3 === 0).map((event) => event.id);
    let killed = false;
    const over = (): boolean => killed;
    const results = recordResults(victim.url, eventIds, seededRandom(seed + 1), over);
    const clients = players.map((player, index) => playUntil(victim.url, player, seededRandom(seed + 100 + index), over));
    await killByPlan(victim, plan, seededRandom(seed), tell).finally(() => {
      killed = true;
    });
    const [recorded, records] = await Promise.all([results, Promise.all(clients)]);
    const verdict = await judge(victim.url, records, recorded.eventIds, initialCents);
    tell(JSON.stringify({ seed, ...plan, resultsRecorded: recorded.eventIds.size, ...verdict }, null, 2));
    const sound =
      verdict.acknowledgedBets > 0 &&
      verdict.balanced &&
      [verdict.lost, verdict.doubled, verdict.unsettled, verdict.wrongBalances].every((list) => list.length === 0);
    tell(sound ? 'Nothing lost, nothing doubled, the ledger balances.' : 'FAILED: see above.');
    return sound ? 0 : 1;
  } finally {
    await victim.stop();
    await rm(victim.dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
