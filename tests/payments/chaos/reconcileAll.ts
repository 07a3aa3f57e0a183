import type { Random } from '../../support/random.ts';
import { SandboxClient } from '../../support/sandboxClient.ts';
import { until } from '../../support/until.ts';
import type { PaymentWorld } from './paymentWorld.ts';
import type { Tally } from './tally.ts';
import { asOwner, ENDED, readPayments, readStatement } from './verdict.ts';

/** Jobs that a killed server had taken are given back after half a minute. */
const DECIDED_WITHIN_MS = 180_000;
/** A page is of no use a day after it was left. */
const A_DAY_AND_AN_HOUR = 25 * 3_600;
const PAGELESS: ReadonlySet<string> = new Set(['CASH_AT_CASINO', 'WIRE_TRANSFER', 'INTERAC']);

/**
 * The end of a run: nothing is disturbed any more, a day passes, the providers decide what they have left undecided, the operator gives back what has
 * another amount, and the job queue looks at every payment. Resolves when none is left open.
 */
export async function reconcileAll(world: PaymentWorld, random: Random, tally: Tally): Promise<void> {
  await world.proxy.calm();
  await new SandboxClient(world.url).advanceClock(A_DAY_AND_AN_HOUR);
  let reviewed = new Set<string>();
  await until(
    async () => {
      await asOwner(world, (client) =>
        client.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL'),
      );
      await decideAtProviders(world, random);
      const payments = await readPayments(world);
      const reviews = payments
        .filter(({ state, receipt_id: id }) => state === 'REVIEW' && !reviewed.has(id))
        .map((each) => each.receipt_id);
      if (reviews.length > 0) {
        const { output } = await world.command('server/cli/payments.ts', 'refund', ...reviews);
        const refunded = output.split('\n').filter((line) => line.endsWith('\tREFUNDED')).length;
        tally.add('reviews refunded by the operator', refunded);
        if (refunded < reviews.length) process.stdout.write(output);
        reviewed = new Set([...reviewed, ...reviews]);
      }
      return payments.every(({ state, live_attempts: live }) => ENDED.has(state) && live === 0);
    },
    DECIDED_WITHIN_MS,
    500,
  ).catch(() => undefined);
}

/** Decides what providers have forgotten: payments they had started, and cash or a wire that never came. */
async function decideAtProviders(world: PaymentWorld, random: Random): Promise<void> {
  for (const { reference, state, providerCode, direction } of await readStatement(world)) {
    const isForgotten = state === 'processing' && direction === 'DEPOSIT';
    const isWaiting = state === 'open' && PAGELESS.has(providerCode);
    const isHalf = direction === 'WITHDRAWAL' && (state === 'processing' || state === 'checked' || state === 'sent');
    if (isForgotten || isWaiting || isHalf) await world.control.act(reference, random.next() < 0.5 ? 'approve' : 'decline');
  }
}
