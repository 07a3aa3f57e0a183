import type { Kysely } from 'kysely';
import type { Deps } from '../deps.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { Config } from '../platform/config.ts';
import type { Loop } from '../platform/loop.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../store/schema.ts';
import type { QueuedWork } from './queue.ts';

/** What jobs need beyond Deps, and only who starts the server has. */
export interface JobParts {
  /** Null: payments wait for a server that has one. */
  readonly gateway: PaymentGateway | null;
  readonly sendMail: NonNullable<QueuedWork['send-mail']>;
}

/** Records that are deleted when they are this old. */
export interface Retention {
  readonly days: number | ((config: Config) => number);
  /** Several servers may do this at once. */
  remove(query: Kysely<Tables>, before: Date, db: Database): Promise<void>;
}

/** Background work of one context. */
export interface ContextWork {
  /** What is done for its kinds of jobs. */
  readonly queued?: (deps: Deps, parts: JobParts) => QueuedWork;
  /** What every server repeats. */
  readonly loops?: (deps: Deps) => readonly Loop[];
  /** In this order. */
  readonly retention?: readonly Retention[];
}
