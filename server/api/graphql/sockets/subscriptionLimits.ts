import { countedAddress } from '../../../platform/proxies.ts';
import type { GraphqlContext } from '../context.ts';
import type { Operation } from '../operations.ts';
import { ownerOf } from '../viewer.ts';
import { writingKey } from './sharedVariables.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface SubscriptionLimits {
  /** @returns the function that ends the claim, which may be called twice; or a sentence that says why there is none. */
  claim(context: GraphqlContext, operation: Operation, variables: Variables, trusted: boolean): (() => void) | string;
}

/**
 * Bounds what a player or visitor, and an address, have open over all of their sockets. Subscriptions that are written alike share their
 * executions, so of those that are not the build's it is the different ones that cost.
 */
export function subscriptionLimits({ deps, services }: Pick<GraphqlContext, 'deps' | 'services'>): SubscriptionLimits {
  const { operationsPerAddress, subscriptionsPerAddress, subscriptionsPerPlayer } = deps.config.limits;
  /** How often each operation is open, by address. */
  const open = new Map<string, Map<string, number>>();

  function claimOperation(address: string, key: string): (() => void) | null {
    const own = open.get(address) ?? new Map<string, number>();
    const count = own.get(key) ?? 0;
    if (count === 0 && own.size >= operationsPerAddress) return null;
    open.set(address, own.set(key, count + 1));
    return () => {
      const left = (own.get(key) ?? 1) - 1;
      if (left > 0) own.set(key, left);
      else own.delete(key);
      if (own.size === 0 && open.get(address) === own) open.delete(address);
    };
  }

  return {
    claim(context, operation, variables, trusted) {
      const { limits } = services;
      const address = countedAddress(context.address);
      const owner = ownerOf(context.viewer);
      const who = context.viewer.kind === 'player' ? { playerId: context.viewer.playerId, address } : { address };
      const claims: (() => void)[] = [];
      let isOpen = true;
      const release = (): void => {
        if (!isOpen) return;
        isOpen = false;
        for (const end of claims) end();
      };
      const steps = [
        [
          'subscriptionsPerAddress',
          () => limits.sockets.subscriptionsByAddress.claim(address),
          `An address has at most ${subscriptionsPerAddress} subscriptions at once`,
        ],
        [
          'subscriptionsPerPlayer',
          () => (owner === null ? () => undefined : limits.sockets.subscriptionsByOwner.claim(owner)),
          `A player or visitor has at most ${subscriptionsPerPlayer} subscriptions at once`,
        ],
        [
          'operationsPerAddress',
          () => (trusted ? () => undefined : claimOperation(address, writingKey(operation, variables))),
          `An address has at most ${operationsPerAddress} different subscriptions of its own at once`,
        ],
      ] as const;
      for (const [name, claim, sentence] of steps) {
        const end = claim();
        if (end) claims.push(end);
        else {
          limits.refused(name, who);
          release();
          return sentence;
        }
      }
      return release;
    },
  };
}
