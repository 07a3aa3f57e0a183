import { pino } from 'pino';
import type { Deps } from '../../../server/deps.ts';
import { seedSimulation } from '../../../server/feed/index.ts';
import { memoryBus } from '../../../server/platform/bus.ts';
import { type Clock, createClock } from '../../../server/platform/clock.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { Topic } from '../../../server/platform/topics.ts';
import { type DatabaseTemplate, type ScratchDatabase, scratchDatabase } from '../../support/scratchDatabase.ts';
import { filledTemplate } from '../../support/slateTemplates.ts';
import { SMALL_SLATE } from '../../support/smallSlate.ts';

/** A clock that stands until it is advanced. */
export interface ManualClock extends Clock {
  advanceMs(ms: number): void;
}

export function manualClock(start: string): ManualClock {
  let nowMs = Date.parse(start);
  return {
    ...createClock(() => nowMs),
    advanceMs: (ms) => {
      nowMs += ms;
    },
  };
}

export interface FeedFixture {
  readonly deps: Deps & { readonly clock: ManualClock };
  readonly url: string;
  readonly scratch: ScratchDatabase;
  /** The database with all rights, to tamper with it. */
  readonly owner: ScratchDatabase['owner'];
  /** Every message published so far, oldest first. */
  readonly published: { readonly topic: string; readonly message: string }[];
  drop(): Promise<void>;
}

const START = '2026-11-18T18:00:00Z';

export interface FeedFixtureOptions {
  readonly start?: string;
  /** The template of the database; without it that is empty. */
  readonly template?: DatabaseTemplate;
  /** A small one by default. */
  readonly hasWholeSlate?: boolean;
}

/** A scratch database, a standing clock and a bus that records its messages. */
export async function makeFeedFixture(options: FeedFixtureOptions = {}): Promise<FeedFixture> {
  const { start = START, template, hasWholeSlate = false } = options;
  const scratch = await scratchDatabase(template && { template });
  const published: { topic: string; message: string }[] = [];
  const log = pino({ level: 'silent' });
  const inner = memoryBus(log);
  const deps = {
    config: readConfig(hasWholeSlate ? {} : SMALL_SLATE),
    log,
    clock: manualClock(start),
    bus: {
      ...inner,
      publish(topic: Topic, message: string) {
        published.push({ topic, message });
        inner.publish(topic, message);
      },
    },
    db: scratch.db,
  };
  return { deps, scratch, url: scratch.url, owner: scratch.owner, published, drop: scratch.drop };
}

/** A fixture with the slate of seed 1, made once a run, as it is when the fixture's clock begins. */
export async function makeSlateFixture({
  hasWholeSlate = false,
}: Pick<FeedFixtureOptions, 'hasWholeSlate'> = {}): Promise<FeedFixture> {
  const name = hasWholeSlate ? 'template_slate_of_seed_1' : 'template_small_slate_of_seed_1';
  const template = await filledTemplate(name, async ({ db }) => {
    const log = pino({ level: 'silent' });
    const config = readConfig(hasWholeSlate ? {} : SMALL_SLATE);
    await seedSimulation({ config, log, clock: manualClock(START), bus: memoryBus(log), db }, 1);
  });
  return makeFeedFixture({ template, hasWholeSlate });
}
