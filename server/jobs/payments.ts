import type { Deps } from '../deps.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { addJob } from '../store/jobs/index.ts';
import { advancePayment } from '../store/payments/index.ts';
import type { QueuedWork } from './queue.ts';
import { logReconciliation } from './reconciliation.ts';

const RECONCILE_EVERY_MS = 3_600_000;

/**
 * What is left to do for payments: creations, cancels, refunds and polls, each from the stored payment alone, and the hourly comparison.
 * @param gateway null: both wait for a server that has one
 */
export function paymentWork(deps: Deps, gateway: PaymentGateway | null): QueuedWork {
  if (gateway === null) return { 'advance-payment': null, 'reconcile-payments': null };
  return {
    // Where the gateway does not answer, the queue tries again, with its pauses.
    async 'advance-payment'({ paymentId }) {
      const { againMs } = await advancePayment(deps, gateway, paymentId, { poll: true });
      if (againMs === null) return;
      await addJob(deps.db.query, 'advance-payment', { paymentId }, { key: `payment:${paymentId}`, runInMs: againMs });
    },
    'reconcile-payments': { everyMs: RECONCILE_EVERY_MS, run: () => logReconciliation(deps, gateway) },
  };
}
