import { type Difference, differenceLine, reconcile } from '../domain/payments/reconcile.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { applyGatewayStatus, type PaymentDeps, readRecordedPayments } from '../store/payments/index.ts';

/** Webhooks, polls and clocks have this long before a difference is one. */
export const SETTLING_SECONDS = 60;
const DAY_MS = 24 * 3_600_000;
/** How far back a server looks by itself. */
const JOB_DAYS = 3;

function settled(now: Date, settlingSeconds: number): Date {
  return new Date(now.getTime() - settlingSeconds * 1_000);
}

/** So many days before now, by the gateway's time. */
export function daysBack({ clock }: Pick<PaymentDeps, 'clock'>, days: number): Date {
  return new Date(clock.realNow().getTime() - days * DAY_MS);
}

export interface Reconciled {
  /** Differences that are gone, because what the statement says was heard of now: a webhook of it was lost. */
  readonly heard: readonly Difference[];
  readonly differences: readonly Difference[];
}

/**
 * The gateway's statement beside the ledger. What it says of a payment with a difference is applied, as its webhook would have been; what differs
 * after that is for a person.
 * @throws GatewayUnavailable
 */
export async function reconcilePayments(
  deps: PaymentDeps,
  gateway: Pick<PaymentGateway, 'statement'>,
  since: Date,
  settlingSeconds = SETTLING_SECONDS,
): Promise<Reconciled> {
  // The gateway has the time of the day, not that of business, which a sandbox moves.
  const until = settled(deps.clock.realNow(), settlingSeconds);
  const lines = await gateway.statement(since);
  const receipts = [...new Set(lines.map(({ receiptId }) => receiptId))];
  const compare = async (): Promise<readonly Difference[]> => {
    const recorded = await readRecordedPayments(deps.db, since, receipts);
    return reconcile(lines, recorded, { since, until, createdUntil: settled(deps.clock.now(), settlingSeconds) });
  };
  const before = await compare();
  const missed = new Set(before.flatMap(({ kind, receiptId }) => (kind === 'UNKNOWN_HERE' ? [] : [receiptId])));
  for (const line of lines) if (missed.has(line.receiptId)) await applyGatewayStatus(deps, line, null);
  const differences = missed.size === 0 ? before : await compare();
  const left = new Set(differences.map(({ receiptId }) => receiptId));
  return { heard: before.filter(({ receiptId }) => !left.has(receiptId)), differences };
}

/** Logs each difference as an error. */
export async function logReconciliation(deps: PaymentDeps, gateway: Pick<PaymentGateway, 'statement'>): Promise<void> {
  const { heard, differences } = await reconcilePayments(deps, gateway, daysBack(deps, JOB_DAYS));
  for (const difference of heard)
    deps.log.warn({ difference: differenceLine(difference) }, 'The payment gateway’s statement said what no webhook had');
  for (const difference of differences)
    deps.log.error({ difference: differenceLine(difference) }, 'The payment gateway and the ledger do not agree');
}
