import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureProductIsBuilt } from '../support/builtProduct.ts';
import { databaseVariables } from '../support/databaseVariables.ts';
import { seededRandom } from '../support/random.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type Bettor, playUntilOver, type Run } from './client.ts';
import { Importer } from './imports.ts';
import { killByPlan, Victim } from './killer.ts';
import { endRun } from './lastKills.ts';
import { LIMITS, monthsOfLimits } from './limits.ts';
import { ResultBook } from './resultBook.ts';
import { ResultWriter } from './results.ts';
import { GIFTS } from './rewards.ts';
import { Stoppers } from './stops.ts';
import { Tally } from './tally.ts';
import { faultsOf, judge } from './verdict.ts';

const RICH_CENTS = 100_000_000;
/** So small that winnings are staked again, and a correction has to reverse money that is spent. */
const POOR_CENTS = 5_000;
/** From this share of the kills on the simulator is paused, so that its next tick repairs nothing. */
const PAUSED_FROM = 2 / 3;
const SHOWN_OF_EACH = 20;

/**
 * `npm run test:crash [-- --server-kills 100 --database-kills 20 --clients 8 --seed 1]`: kills the server, its database and
 * imports at random moments, while clients place bets on simulated and imported games and results are recorded, imported, corrected
 * and voided. Bets are of every kind, in cash, with rewards and cashed out; some players have limits, and others stop. Then an oracle that shares nothing with the product computes every bet. Fails on one acknowledged bet or result that is
 * lost, doubled or wrongly graded, on one bet beyond a limit or after a stop, on one stop that was forgotten, on one wrong cent, and on a run with too few bets and results to be a test.
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
  const log = (line: string): void => void process.stdout.write(`${line}\n`);

  ensureProductIsBuilt();
  const started = new Date();
  const victim = await Victim.start();
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-crash-'));
  try {
    const sandbox = new SandboxClient(victim.url);
    const tally = new Tally(plan.serverKills + plan.databaseKills);
    const book = new ResultBook();
    let over = false;
    const betOn = new Set<string>();
    const run: Run = { base: victim.url, tally, betOn, starts: () => victim.starts, over: () => over };
    const importer = new Importer(run, book, seededRandom(seed + 2), { directory, dataDir: victim.dataDir });
    const writer = new ResultWriter(run, book, seededRandom(seed + 1));
    const stoppers = new Stoppers(run, seededRandom(seed + 3));
    await importer.importSchedule();
    const bettors = await Promise.all(
      Array.from({ length: Number(values.clients) }, async (_, index): Promise<Bettor> => {
        const initialCents = index % 4 === 3 ? POOR_CENTS : RICH_CENTS;
        const player = await sandbox.createPlayer({ balanceCents: initialCents, ...GIFTS });
        if (index % 4 !== 1) return { initialCents, player };
        await sandbox.setLimits(player.userId, [
          { type: 'SPEND', period: 'MONTHLY', amountCents: LIMITS.spendCents },
          { type: 'MAX_SINGLE_WAGER', amountCents: LIMITS.wagerCents },
        ]);
        return { initialCents, player, limits: LIMITS };
      }),
    );

    const work = Promise.all([
      Promise.all(bettors.map((bettor, index) => playUntilOver(run, bettor, seededRandom(seed + 100 + index)))),
      writer.runUntilOver(),
      importer.runUntilOver(),
      stoppers.runUntilOver(),
    ]);
    let failure: unknown = null;
    work.catch((error: unknown) => {
      failure = error;
    });
    let isPaused = false;
    await killByPlan(victim, plan, seededRandom(seed), {
      log,
      hasWorked: (done) => tally.keepsUp(done),
      async beforeKill(done) {
        if (failure !== null) throw failure;
        if (isPaused || done < PAUSED_FROM) return;
        await sandbox.setFeed({ paused: true });
        isPaused = true;
      },
    }).finally(() => {
      over = true;
    });
    const [records] = await work;
    await endRun({ victim, sandbox, writer, importer, log });

    const judged = await judge(
      victim.url,
      databaseVariables(victim.dataDir).DATABASE_URL,
      records,
      book,
      monthsOfLimits(started, new Date()),
    );
    const verdict = { ...judged, beyondLimits: [...judged.beyondLimits, ...(await stoppers.faults())] };
    const faults = faultsOf(verdict);
    const tooLittle = tally.missing(verdict.outcomes);
    const { acknowledgedBets, outcomes, debtCents } = verdict;
    const refusals = records.map((record) => record.refusals).reduce(addUp, {});
    const numbers = Object.fromEntries(
      ['lost', 'doubled', 'altered', 'resultsLost', 'wronglyGraded', 'beyondLimits', 'wrongBalances', 'discrepancies'].map(
        (name) => [name, faults.find(([fault]) => fault === name)?.[1].length ?? 0],
      ),
    );
    log(JSON.stringify({ seed, ...plan, acknowledgedBets, outcomes, debtCents, ...tally.counts(), refusals, ...numbers }, null, 2));
    for (const [name, list] of faults) log(`${name}:\n  ${list.slice(0, SHOWN_OF_EACH).join('\n  ')}`);
    if (tooLittle.length > 0) log(`too little happened:\n  ${tooLittle.join('\n  ')}`);
    const sound = faults.length === 0 && tooLittle.length === 0;
    log(
      sound
        ? 'Nothing lost, nothing doubled, every bet graded right, none beyond a limit, the ledger balances.'
        : 'FAILED: see above.',
    );
    return sound ? 0 : 1;
  } finally {
    await victim.stop();
    await Promise.all([victim.dataDir, directory].map((each) => rm(each, { recursive: true, force: true })));
  }
}

function addUp(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

process.exitCode = await main();
