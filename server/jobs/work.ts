import type { Deps } from '../deps.ts';
import { feedJobs, lineHistoryJob, opticOddsFeed } from '../feed/index.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { createLoops, type Loop, type LoopOptions } from '../platform/loop.ts';
import { settlementLoop } from '../store/settlement/index.ts';
import { autoCashOuts } from './autoCashOuts.ts';
import { dataExportWork } from './dataExports.ts';
import { heldPlacements } from './heldPlacements.ts';
import { paymentWork } from './payments.ts';
import { priceAlertWork } from './priceAlerts.ts';
import { promotionWork } from './promotions.ts';
import { pushWork } from './push.ts';
import { createQueue, gatherTasks, type QueuedWork } from './queue.ts';
import { saferPlayWork } from './saferPlay.ts';

/** Work of parts that only the composition root knows. */
export interface OtherWork {
  /** Null: payments wait for a server that has one. */
  readonly gateway: PaymentGateway | null;
  readonly sendMail: NonNullable<QueuedWork['send-mail']>;
  /** Loops of the API, the settings and the simulation. */
  readonly loops: readonly Loop[];
}

/** What is done for every kind of job, on every server. @throws StartupFailure where a kind has no task, or two */
export function queuedWork(deps: Deps, { gateway, sendMail }: Pick<OtherWork, 'gateway' | 'sendMail'>): QueuedWork {
  return gatherTasks([
    { 'send-mail': sendMail },
    saferPlayWork(deps),
    promotionWork(deps),
    priceAlertWork(deps),
    pushWork(deps),
    dataExportWork(deps),
    paymentWork(deps, gateway),
  ]);
}

/** What every server repeats. */
function ownLoops(deps: Deps): readonly Loop[] {
  const { opticOdds } = deps.config;
  return [
    feedJobs(deps),
    lineHistoryJob(deps),
    settlementLoop(deps),
    autoCashOuts(deps),
    heldPlacements(deps),
    ...(opticOdds === null ? [] : [opticOddsFeed(deps, opticOdds)]),
  ];
}

export interface BackgroundWork {
  /** Resolves when the loops are prepared and jobs are taken. */
  start(): Promise<void>;
  /** Begins nothing more; resolves when what runs has ended. */
  stop(): Promise<void>;
}

export interface WorkOptions extends LoopOptions {
  /** How often jobs of a later time are looked for, where a test cannot wait for it. */
  readonly lookEveryMs?: number;
}

/** All background work of a server, queued and repeated. @throws StartupFailure as queuedWork */
export function createWork(deps: Deps, other: OtherWork, options: WorkOptions = {}): BackgroundWork {
  const queue = createQueue(deps, queuedWork(deps, other), options);
  const loops = createLoops(deps, [...other.loops, ...ownLoops(deps), queue.loop], options);
  return {
    async start() {
      await loops.start();
      await queue.start();
    },
    async stop() {
      await Promise.all([loops.stop(), queue.stop()]);
    },
  };
}
