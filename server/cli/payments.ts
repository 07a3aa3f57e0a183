import { createProviders } from '../domain/payments/providers.ts';
import { GatewayUnavailable } from '../payments/gateway.ts';
import {
  listPaymentsForPerson,
  type OperatedPayment,
  operatePayment,
  type PaymentOperation,
  payOutStopped,
  type StoredPayment,
} from '../store/payments/index.ts';
import { runCommand } from './support/runCommand.ts';
import { withPaymentGateway } from './support/withPaymentGateway.ts';

const OPERATIONS = ['refund', 'credit', 'decline', 'release'] as const satisfies readonly PaymentOperation[];
const USAGE = `Usage: npm run payments -- list
       npm run payments -- refund|credit|decline|release RECEIPT...
       npm run payments -- pay-out USERNAME...`;
/** A payment that has not ended after so long is one for a person. */
const LONG_DAYS = 14;

type Wanted =
  | { readonly kind: 'list' }
  | { readonly kind: 'pay-out'; readonly usernames: readonly string[] }
  | { readonly kind: PaymentOperation; readonly receipts: readonly string[] };

function readArguments([kind = '', ...receipts]: readonly string[]): Wanted | null {
  if (kind === 'list') return receipts.length === 0 ? { kind } : null;
  if (kind === 'pay-out') return receipts.length === 0 ? null : { kind, usernames: receipts };
  const operation = OPERATIONS.find((name) => name === kind);
  return operation === undefined || receipts.length === 0 ? null : { kind: operation, receipts };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function lineOf({ receiptId, direction, providerCode, amountCents, currency, state, createdAt }: StoredPayment): string {
  return [receiptId, direction, providerCode, `${amountCents} cents ${currency}`, state, createdAt.toISOString()].join('\t');
}

function outcomeOf(receipt: string, outcome: OperatedPayment): string {
  return outcome.done ? `${receipt}\t${outcome.state}` : `${receipt}\tnot done: ${outcome.why} (${outcome.state ?? 'unknown'})`;
}

/** `npm run payments`: payments that wait for a person of the operator, and what that person decides; the cash of players who have stopped. One line a payment on standard output. */
runCommand(USAGE, readArguments, (wanted) =>
  withPaymentGateway(async (deps, gateway) => {
    if (wanted.kind === 'list') {
      const since = new Date(deps.clock.realNow().getTime() - LONG_DAYS * 24 * 3_600_000);
      for (const payment of await listPaymentsForPerson(deps.db, since)) say(lineOf(payment));
      return true;
    }
    let isDone = true;
    if (wanted.kind === 'pay-out') {
      const providers = createProviders(deps.config.providerChanges);
      for (const username of wanted.usernames) {
        let paid = await payOutStopped(deps, gateway, username, providers);
        isDone &&= paid.done;
        if (!paid.done) say(`${username}\tnot done: ${paid.why}`);
        // What was paid in by several accounts goes back to each: one payment after the other, until nothing is left.
        for (; paid.done; paid = await payOutStopped(deps, gateway, username, providers)) say(lineOf(paid.payment));
      }
      return isDone;
    }
    for (const receipt of wanted.receipts) {
      const outcome = await operatePayment(deps, gateway, receipt, wanted.kind).catch((error: unknown): OperatedPayment => {
        if (!(error instanceof GatewayUnavailable)) throw error;
        return { done: false, state: null, why: `${error.message}; what was asked is asked again by the server` };
      });
      say(outcomeOf(receipt, outcome));
      isDone &&= outcome.done;
    }
    return isDone;
  }),
);
