import type { Deps } from './deps.ts';
import type { JobTasks } from './jobRunner.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import { reconcilePaymentsTask } from './reconcilePayments.ts';
import { addJob } from './store/jobs/jobs.ts';
import { advancePayment } from './store/payments/index.ts';

/** What is left to do for payments: creations, cancels, refunds and polls, each from the stored payment alone, and the hourly comparison. */
export function paymentTasks(deps: Deps, gateway: PaymentGateway): JobTasks {
  return {
    // Where the gateway does not answer, the queue tries again, with its pauses.
    async 'advance-payment'({ paymentId }) {
      const { againMs } = await advancePayment(deps, gateway, paymentId, { poll: true });
      if (againMs === null) return;
      await addJob(deps.db.query, 'advance-payment', { paymentId }, { key: `payment:${paymentId}`, runInMs: againMs });
    },
    'reconcile-payments': reconcilePaymentsTask(deps, gateway),
  };
}
