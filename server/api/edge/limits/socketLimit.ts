import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Limits } from '../../../platform/limits.ts';
import type { Loop } from '../../../platform/loop.ts';
import { watch } from '../../../platform/meters.ts';
import type { Database } from '../../../store/database.ts';
import { type SocketCounts, shareSocketCounts, withdrawSocketCounts } from '../../../store/sockets/index.ts';

const SHARE_EVERY_MS = 1_000;
const ADDRESS = 'address:';
const SUBSCRIPTION = 'subscriptions of address:';
/** Servers share only the counts that exceed this part of the maximum. */
const SHARED_ABOVE = 1 / 20;

/**
 * How many websockets, or subscriptions, are open under a key: on this server now, and on all others as of a second ago. It has no reference
 * to them: the caller claims a place when it opens one and releases it when that ends.
 */
export class SocketLimit {
  readonly #maximum: number;
  readonly #prefix: string;
  readonly #own: Map<string, number>;
  readonly #others: () => readonly SocketCounts[];

  constructor(prefix: string, maximum: number, own: Map<string, number>, others: () => readonly SocketCounts[]) {
    this.#prefix = prefix;
    this.#maximum = maximum;
    this.#own = own;
    this.#others = others;
  }

  /** @returns the function that releases the claim; null when the key already has the maximum. */
  claim(key: string): (() => void) | null {
    const name = this.#prefix + key;
    const own = this.#own.get(name) ?? 0;
    const elsewhere = this.#others().reduce((total, counts) => total + (counts[name] ?? 0), 0);
    if (own + elsewhere >= this.#maximum) return null;
    this.#own.set(name, own + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#own.get(name) ?? 1) - 1;
      if (left > 0) this.#own.set(name, left);
      else this.#own.delete(name);
    };
  }

  isShared(name: string, count: number): boolean {
    return name.startsWith(this.#prefix) && count > this.#maximum * SHARED_ABOVE;
  }
}

export interface SocketLimits {
  readonly byAddress: SocketLimit;
  readonly byPlayer: SocketLimit;
  readonly subscriptionsByAddress: SocketLimit;
  /** Subscriptions by player or visitor. */
  readonly subscriptionsByOwner: SocketLimit;
  readonly loop: Loop;
}

export function socketLimits(
  { db, log }: { readonly db: Pick<Database, 'pool'>; readonly log: Pick<Logger, 'debug'> },
  maximum: Pick<Limits, 'socketsPerAddress' | 'socketsPerPlayer' | 'subscriptionsPerAddress' | 'subscriptionsPerPlayer'>,
): SocketLimits {
  const serverId = randomUUID();
  const own = new Map<string, number>();
  const under = (counts: ReadonlyMap<string, number>, prefix: string): number =>
    [...counts].reduce((total, [name, open]) => (name.startsWith(prefix) ? total + open : total), 0);
  watch(own, (counts) => [
    ['slipstream_sockets', { kind: 'websocket' }, under(counts, ADDRESS)],
    ['slipstream_sockets', { kind: 'subscription' }, under(counts, SUBSCRIPTION)],
  ]);
  let others: readonly SocketCounts[] = [];
  const byAddress = new SocketLimit(ADDRESS, maximum.socketsPerAddress, own, () => others);
  const byPlayer = new SocketLimit('player:', maximum.socketsPerPlayer, own, () => others);
  const subscriptionsByAddress = new SocketLimit(SUBSCRIPTION, maximum.subscriptionsPerAddress, own, () => others);
  const subscriptionsByOwner = new SocketLimit('subscriptions of owner:', maximum.subscriptionsPerPlayer, own, () => others);
  const limits = [byAddress, byPlayer, subscriptionsByAddress, subscriptionsByOwner];
  let hasShared = false;
  async function share(): Promise<void> {
    if (own.size === 0 && !hasShared) {
      others = [];
      return;
    }
    const shared = [...own].filter(([name, count]) => limits.some((limit) => limit.isShared(name, count)));
    try {
      others = await shareSocketCounts(db, serverId, Object.fromEntries(shared));
      hasShared = shared.length > 0;
    } catch (error) {
      log.debug({ err: error }, 'open sockets were not shared');
    }
  }

  return {
    byAddress,
    byPlayer,
    subscriptionsByAddress,
    subscriptionsByOwner,
    loop: {
      name: 'counts of sockets',
      everyMs: SHARE_EVERY_MS,
      firstMs: SHARE_EVERY_MS,
      failureText: 'open sockets could not be counted',
      pass: share,
      end: () => withdrawSocketCounts(db, serverId).catch(() => undefined),
    },
  };
}
