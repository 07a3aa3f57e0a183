import { Client } from 'pg';
import { z } from 'zod';
import { databaseVariables } from '../../support/databaseVariables.ts';
import { GATEWAY_SECRET } from '../../support/paymentGatewayChild.ts';
import { SandboxClient } from '../../support/sandboxClient.ts';
import type { PaymentWorld } from './paymentWorld.ts';
import type { ChaosPlayer } from './walletPlayer.ts';

const statement = z.object({
  lines: z.array(
    z.object({
      reference: z.string(),
      receiptId: z.string(),
      customerId: z.string(),
      providerCode: z.string(),
      direction: z.enum(['DEPOSIT', 'WITHDRAWAL']),
      state: z.string(),
      reason: z.string().nullable(),
      amountCents: z.number().int(),
    }),
  ),
});
export type GatewayLine = z.infer<typeof statement>['lines'][number];

/** The gateway's own record of everything. */
export async function readStatement({ gateway }: PaymentWorld): Promise<readonly GatewayLine[]> {
  const response = await fetch(`${gateway.url}/v1/statement`, { headers: { authorization: `Bearer ${GATEWAY_SECRET}` } });
  return statement.parse(await response.json()).lines;
}

const row = z.object({
  receipt_id: z.string(),
  player_id: z.string(),
  direction: z.string(),
  state: z.string(),
  lent: z.coerce.number(),
  live_attempts: z.coerce.number(),
  through: z.coerce.number(),
  held: z.coerce.number(),
});
export type PaymentRow = z.infer<typeof row>;
const account = z.object({ player_id: z.string(), kind: z.string(), cents: z.coerce.number() });

/** As the owner of the database. */
export async function asOwner<Value>(world: PaymentWorld, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: databaseVariables(world.dataDir).DATABASE_MIGRATE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Payments with what the ledger's own transfers have moved for each. What nobody has confirmed has an attempt for its form alone. */
export function readPayments(world: PaymentWorld): Promise<readonly PaymentRow[]> {
  return asOwner(world, async (client) => {
    const { rows } = await client.query(`
      SELECT p.receipt_id, p.player_id, p.direction, p.state,
             (SELECT count(*) FROM payment_attempts a WHERE a.payment_id = p.id AND p.confirmed
               AND a.state NOT IN ('SUCCEEDED', 'FAILED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK')) AS live_attempts,
             (SELECT count(*) FROM payment_events e WHERE e.payment_id = p.id AND e.debt_change_cents > 0) AS lent,
             coalesce(sum(CASE WHEN t.kind::text IN ('DEPOSIT', 'WITHDRAWAL') THEN t.amount_cents
                               WHEN t.kind::text IN ('DEPOSIT_RETURN', 'WITHDRAWAL_RETURN') THEN -t.amount_cents END), 0) AS through,
             coalesce(sum(CASE WHEN t.kind::text = 'WITHDRAWAL_HOLD' THEN t.amount_cents
                               WHEN t.kind::text IN ('WITHDRAWAL', 'WITHDRAWAL_RELEASE') THEN -t.amount_cents END), 0) AS held
        FROM payments p LEFT JOIN ledger_transfers t ON t.payment_id = p.id GROUP BY p.id`);
    return z.array(row).parse(rows);
  });
}

function readAccounts(world: PaymentWorld): Promise<z.infer<typeof account>[]> {
  return asOwner(world, async (client) => {
    const { rows } = await client.query(`
      SELECT a.player_id, a.kind::text AS kind, coalesce(sum(e.amount_cents), 0) AS cents
        FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id WHERE a.player_id IS NOT NULL GROUP BY a.player_id, a.kind`);
    return z.array(account).parse(rows);
  });
}

export const ENDED: ReadonlySet<string> = new Set([
  'SUCCESSFUL',
  'FAILED',
  'CANCELLED',
  'REFUNDED',
  'CHARGED_BACK',
  'ARRIVED',
  'DECLINED',
  'RETURNED',
]);

const charged = (lines: readonly GatewayLine[]): number =>
  lines.reduce((sum, { state, amountCents }) => sum + (state === 'succeeded' ? amountCents : 0), 0);

/** Providers of the sandbox that pay back what they were paid, and take a deposit of any amount back: a wire pays no less than $1,000. */
export const PAYS_BACK: ReadonlySet<string> = new Set(['TRUSTLY', 'PAYPAL', 'GLOBAL_PAYMENTS_VIP_PREFERRED', 'INTERAC']);
/** What is left of a deposit and is less than any of them pays. */
const TOO_LITTLE_CENTS = 1_000;

/**
 * Money goes back to what it came from: what providers paid out beyond what they had taken in is at most what the player had from the start, and what
 * came by a way that leads in alone. A player to whom a bank has returned a withdrawal is left out: that money may go elsewhere.
 */
function wentElsewhere(lines: readonly GatewayLine[], { userId, initialCents }: ChaosPlayer): string | null {
  const own = lines.filter(({ customerId }) => customerId === userId);
  if (own.some(({ direction, state, reason }) => direction === 'WITHDRAWAL' && state === 'failed' && reason === 'returned'))
    return null;
  const paidIn = (line: GatewayLine) =>
    line.direction === 'DEPOSIT' && ['succeeded', 'refunded', 'charged_back'].includes(line.state);
  const paidOut = ({ direction, state }: GatewayLine) => direction === 'WITHDRAWAL' && state === 'succeeded';
  const sum = (some: readonly GatewayLine[]) => some.reduce((total, { amountCents }) => total + amountCents, 0);
  const elsewhere = [...new Set(own.filter(paidOut).map(({ providerCode }) => providerCode))].reduce((total, code) => {
    const by = own.filter(({ providerCode }) => providerCode === code);
    return total + Math.max(0, sum(by.filter(paidOut)) - (PAYS_BACK.has(code) ? sum(by.filter(paidIn)) : 0));
  }, 0);
  const free = initialCents + sum(own.filter((line) => paidIn(line) && !PAYS_BACK.has(line.providerCode)));
  const tooLittle = [...PAYS_BACK].reduce((total, code) => {
    const ofProvider = own.filter((line) => paidIn(line) && line.providerCode === code);
    return total + Math.min(TOO_LITTLE_CENTS - 1, sum(ofProvider));
  }, 0);
  return elsewhere > free + tooLittle ? `${userId} had ${elsewhere} cents sent elsewhere, of ${free} that may go anywhere` : null;
}

/**
 * Compares the gateway's statement with the ledger: by receipt, and by player with what is in the accounts. Shares no code with the product's own
 * comparison. @returns what is wrong, by kind; empty: nothing is.
 */
export async function judge(
  world: PaymentWorld,
  receipts: ReadonlySet<string>,
  players: readonly ChaosPlayer[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const [lines, payments, accounts, audit] = await Promise.all([
    readStatement(world),
    readPayments(world),
    readAccounts(world),
    new SandboxClient(world.url).audit(),
  ]);
  const byReceipt = new Map(payments.map((payment) => [payment.receipt_id, payment]));
  const centsOf = (playerId: string, kind: string): number =>
    accounts.find((each) => each.player_id === playerId && each.kind === kind)?.cents ?? 0;
  const ofReceipt = new Map<string, GatewayLine[]>();
  for (const line of lines) ofReceipt.set(line.receiptId, [...(ofReceipt.get(line.receiptId) ?? []), line]);
  return {
    lost: [...receipts].filter((id) => !byReceipt.has(id)),
    unknownHere: [...ofReceipt.keys()].filter((id) => !byReceipt.has(id)),
    undecided: payments
      .filter(({ state, live_attempts: live }) => !ENDED.has(state) || live > 0)
      .map(({ receipt_id: id, state, live_attempts: live }) => `${id} is ${state} with ${live} live attempts`),
    held: payments
      .filter(({ held }) => held !== 0)
      .map(({ receipt_id: id, state, held }) => `${id} (${state}) holds ${held} cents`),
    otherSum: payments.flatMap(({ receipt_id: id, state, through }) => {
      const reported = ofReceipt.get(id) ?? [];
      const cents = charged(reported);
      return cents === through
        ? []
        : [`${id} (${state}): ${through} cents here, ${cents} of ${reported.map((each) => each.state)} there`];
    }),
    wrongBalances: players.flatMap(({ userId, initialCents }) => {
      const own = lines.filter(({ customerId }) => customerId === userId);
      const by = (direction: string): number => charged(own.filter((line) => line.direction === direction));
      const expected = initialCents + by('DEPOSIT') - by('WITHDRAWAL');
      // A debt is a claim below zero.
      const actual = centsOf(userId, 'CASH') + centsOf(userId, 'RECEIVABLE');
      return actual === expected ? [] : [`${userId} has ${actual} cents instead of ${expected}`];
    }),
    elsewhere: players.map((player) => wentElsewhere(lines, player)).filter((fault) => fault !== null),
    heldWithoutPayment: accounts
      .filter(({ kind, cents }) => kind === 'PENDING_WITHDRAWAL' && cents !== 0)
      .map(({ player_id: id, cents }) => `${id}: ${cents} cents`),
    negative: accounts
      .filter(({ kind, cents }) => cents < 0 && !kind.includes('RECEIVABLE'))
      .map(({ player_id: id, kind, cents }) => `${id}: ${kind} ${cents} cents`),
    audit: audit.balanced ? audit.discrepancies.map((each) => JSON.stringify(each)) : ['the audit does not balance'],
  };
}
