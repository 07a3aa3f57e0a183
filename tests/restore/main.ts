import { parseArgs } from 'node:util';
import { type ClientRecord, newRecord, playUntilOver, type Run } from '../crash/client.ts';
import { monthsOfLimits } from '../crash/limits.ts';
import { ResultBook } from '../crash/resultBook.ts';
import { GIFTS } from '../crash/rewards.ts';
import { Tally } from '../crash/tally.ts';
import { faultsOf, judge } from '../crash/verdict.ts';
import { logIn } from '../support/apiClient.ts';
import { ensureProductIsBuilt } from '../support/builtProduct.ts';
import { seededRandom } from '../support/random.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { until } from '../support/until.ts';
import { chooseTarget, restoreTo, takeBaseBackup } from './backup.ts';
import { Depositor, Spinner } from './partners.ts';
import { Site } from './site.ts';
import { judgeTarget, moveIdsOn, readAll, readCommitted, readDecidedAnew, readHeld, recordUntilTarget } from './target.ts';
import { judgeVisitors, type Visitors } from './visitors.ts';

const BALANCE_CENTS = 100_000_000;
const PHASE_PATIENCE_MS = 300_000;
const SHOWN_OF_EACH = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Clients that bet until they are stopped. */
class Load {
  readonly records: readonly ClientRecord[];
  readonly #work: Promise<unknown>;
  #isOver = false;

  static async start(site: Site, clients: number, seed: number): Promise<Load> {
    const sandbox = new SandboxClient(site.url);
    const records: ClientRecord[] = [];
    for (let count = 0; count < clients; count += 1) {
      const player = await sandbox.createPlayer({ balanceCents: BALANCE_CENTS, ...GIFTS });
      records.push(newRecord({ player, initialCents: BALANCE_CENTS }));
    }
    return new Load(site, records, seed);
  }

  private constructor(site: Site, records: readonly ClientRecord[], seed: number) {
    this.records = records;
    const run: Run = { base: site.url, tally: new Tally(1), betOn: new Set(), starts: () => 1, over: () => this.#isOver };
    this.#work = Promise.all(records.map((record, index) => playUntilOver(run, record, seededRandom(seed + index), record)));
    // It is awaited in the end.
    this.#work.catch(() => undefined);
  }

  placed(): number {
    return this.records.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Waits for so many more placements. */
  async more(count: number): Promise<void> {
    const enough = this.placed() + count;
    await until(() => this.placed() >= enough, PHASE_PATIENCE_MS);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }
}

/** What the partners did, by what the restored database can know of it. */
interface Partners {
  readonly depositor: Depositor;
  /** Receipts of deposits: credited before the target, opened before and paid after it, opened after it. */
  readonly receipts: { readonly before: string; readonly across: string; readonly after: string };
  readonly rounds: { readonly before: string; readonly after: string };
}

/**
 * `npm run test:restore [-- --placements 60 --clients 4 --seed 1]`: a base backup under load, a target time, more load, the loss of the machine, and a
 * restore of backup and archived log to the target in another PostgreSQL. Fails where something is there that was committed later, where something that was
 * acknowledged before is away, where the crash oracle or the audit finds a fault, where sessions are not those of the target, and where `npm run reconcile`
 * does not name the payment and the casino round that only the partners know. Prints what would have been lost (RPO) and how long it took (RTO).
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      placements: { type: 'string', default: '60' },
      clients: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [placements, clients] = [Number(values.placements), Number(values.clients)];
  ensureProductIsBuilt();
  const began = new Date();
  const site = await Site.start();
  try {
    const sandbox = new SandboxClient(site.url);
    const load = await Load.start(site, clients, Number(values.seed));
    const player = await sandbox.createPlayer({ balanceCents: BALANCE_CENTS });
    const early = await logIn(site.url, player.username, player.password);
    const depositor = await Depositor.create(site.url, sandbox, site.control);
    const spinner = await Spinner.create(site.url, player);
    await load.more(placements / 2);
    const base = await takeBaseBackup(site.cluster, site.store);
    const receipts = { before: await depositor.open(), across: '', after: '' };
    await depositor.approve(receipts.before);
    receipts.across = await depositor.open();
    const rounds = { before: await spinner.spin(), after: '' };
    await load.more(placements / 2);

    const answered = load.records.map(({ acknowledged }) => structuredClone(acknowledged));
    const target = await chooseTarget(await site.owner());
    say(`the target is ${target.time}, after ${load.placed()} placements`);
    await depositor.approve(receipts.across);
    receipts.after = await depositor.open();
    await depositor.approve(receipts.after);
    rounds.after = await spinner.spin();
    const late = await logIn(site.url, player.username, player.password);
    const newcomer = await sandbox.createPlayer({});
    await load.more(placements / 2);
    await load.stop();
    const archivedMs = await target.archived;
    const committed = await readCommitted(await site.owner(), target.time);
    await site.lose();
    say(`the machine is lost after ${load.placed()} placements`);

    const lost = performance.now();
    site.use(await restoreTo(target.time, base, site.archive));
    const replayed = performance.now();
    const [restored, held] = [await readAll(await site.owner()), await readHeld(await site.owner())];
    await moveIdsOn(await site.owner());
    await site.open();
    const opened = performance.now();
    const decided = await readDecidedAnew(await site.owner(), held);
    const records = load.records.map((record, index) => recordUntilTarget(record, answered[index] ?? [], restored, decided));
    const answeredPlacements = new Set(answered.flat().map(({ placementId }) => placementId));
    const { faults, underWay } = judgeTarget(committed, restored, answeredPlacements, 2 * clients);
    const verdict = await judge(site.url, site.databaseUrl, records, new ResultBook(), monthsOfLimits(began, new Date()));
    const all: readonly (readonly [string, readonly string[]])[] = [
      ['target', faults],
      ...faultsOf(verdict),
      ['sessions', await judgeVisitors(site.url, { early, late, player, newcomer } satisfies Visitors)],
      ['partners', await judgePartners(site, { depositor, receipts, rounds })],
      ['too little', tooLittle(committed.bets.size, load.placed() - restored.bets.size)],
    ];
    const { outcomes } = verdict;
    const [tookMs, replayMs] = [opened - lost, replayed - lost];
    say(JSON.stringify({ restored: restored.bets.size, placed: load.placed(), underWay, decidedAnew: decided.size, outcomes }));
    say(`RPO: what was committed at the target was in the archive ${seconds(archivedMs)} s later.`);
    say(`RTO: ${seconds(tookMs)} s, of which ${seconds(replayMs)} s to unpack and replay.`);
    for (const [name, list] of all) if (list.length > 0) say(`${name}:\n  ${list.slice(0, SHOWN_OF_EACH).join('\n  ')}`);
    const isSound = all.every(([, list]) => list.length === 0);
    say(
      isSound
        ? 'Restored to the target: all of before, nothing of after, and the partners’ surplus is named.'
        : 'FAILED: see above.',
    );
    return isSound ? 0 : 1;
  } finally {
    await site.close();
  }
}

function tooLittle(before: number, after: number): readonly string[] {
  return before > 0 && after > 0 ? [] : [`${before} placements before the target, ${after} after it`];
}

/** A payment and a round that only the partners know have to be named; all others agree. */
async function judgePartners(site: Site, { depositor, receipts, rounds }: Partners): Promise<readonly string[]> {
  const faults: string[] = [];
  const payments = await site.command('server/cli/reconcile.ts', '--settling-seconds', '0');
  const found = payments.lines.filter((line) => !line.startsWith('HEARD ')).slice(0, -1);
  if (payments.code !== 1 || found.length !== 1 || !found[0]?.startsWith(`UNKNOWN_HERE ${receipts.after}:`))
    faults.push(`reconcile should name ${receipts.after} alone: ${payments.code} ${payments.lines.join(' | ')}`);
  for (const receipt of [receipts.before, receipts.across]) {
    const status = await depositor.statusOf(receipt);
    if (status !== 'SUCCESSFUL') faults.push(`the deposit ${receipt} is ${status}`);
  }
  const report = await site.roundReport();
  const played = await site.command('server/cli/reconcile.ts', '--rounds', report);
  const [first, ...rest] = played.lines.slice(0, -1);
  if (played.code !== 1 || rest.length > 0 || !first?.startsWith(`UNKNOWN_HERE ${rounds.after}:`))
    faults.push(`reconcile --rounds should name ${rounds.after} alone: ${played.code} ${played.lines.join(' | ')}`);
  return faults;
}

process.exitCode = await main();
