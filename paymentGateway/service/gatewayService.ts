import { randomBytes, randomUUID } from 'node:crypto';
import { err, ok, type Result } from '../../core/result.ts';
import { addRule, behaviourOfAmount, type Rule, takeRule } from './behaviours.ts';
import { messageOf, type PageMessage } from './messages.ts';
import { type Action, act, advance, beginPayment, type NewPayment, type Payment, press } from './payment.ts';
import { methodOf } from './providers.ts';
import type { Delivery, Records } from './records.ts';
import { eventOf, type Line, lineOf, type Status, statusOf } from './status.ts';
import type { Webhooks } from './webhooks.ts';

export type Fault = 'UNKNOWN_PAYMENT' | 'KEY_REUSED' | 'UNKNOWN_ORIGIN' | 'NOT_POSSIBLE';
export type PageAction = 'approve' | 'decline' | 'cancel';

export interface Created {
  readonly reference: string;
  readonly uri: string | null;
}

/** What a page shows, and what it says to its host (`message`). */
export interface PageView {
  readonly page: string | null;
  readonly direction: Payment['direction'];
  readonly providerCode: string;
  readonly amountCents: number;
  readonly customerName: string;
  readonly state: Payment['state'];
  /** What it is paid with; empty: nothing is stored of it. */
  readonly methodDescription: string;
  /** Nobody sees the frame, so that the page approves by itself. */
  readonly isHidden: boolean;
  readonly message: PageMessage | null;
  /** The window that embeds the page must have one of these origins; the first one is the payment's. */
  readonly appOrigins: readonly string[];
}

export interface GatewayService {
  create(request: NewPayment): Promise<Result<Created, Fault>>;
  status(reference: string): Result<Status, Fault>;
  complete(reference: string, nonce: string): Promise<Result<Status, Fault>>;
  /** As far as it is possible: the answer is what the payment is now. */
  act(reference: string, action: Action): Promise<Result<Status, Fault>>;
  /** Changed since then, the oldest change first. */
  statement(since: Date | null, customerId: string | null): readonly Line[];
  addRule(rule: Rule): Promise<void>;
  reset(): Promise<void>;
  /** Where the player has to go instead of the page; null: nowhere else. */
  redirectOf(pageToken: string): Result<string | null, Fault>;
  page(pageToken: string): Result<PageView, Fault>;
  press(pageToken: string, action: PageAction): Promise<Result<PageView, Fault>>;
  /** Waits until the journal has what an answer says. */
  written(): Promise<void>;
  /** Does what is due. */
  tick(): Promise<void>;
}

export interface GatewayServiceOptions {
  readonly records: Records;
  readonly webhooks: Pick<Webhooks, 'send' | 'sendFirst'>;
  readonly nowMs: () => number;
  readonly paceMs: number;
  readonly appOrigins: readonly string[];
  /** The origin of the pages for a player of this origin of the app; null: the origin is not known. */
  readonly pagesOrigin: (appOrigin: string | null) => string;
}

/** The answer waits so long for each webhook of `webhook-first`. */
const FIRST_WEBHOOK_MS = 5_000;

function token(): string {
  return randomBytes(24).toString('base64url');
}

/** Null: only a path. */
function originOf(returnUrl: string): string | null {
  return /^https?:/.test(returnUrl) && URL.canParse(returnUrl) ? new URL(returnUrl).origin : null;
}

/** Whether the two ask for the same. What a drop-in gave comes later than the rest. */
function isSameRequest(payment: Payment, request: NewPayment): boolean {
  const same = ['receiptId', 'direction', 'providerCode', 'methodId', 'amountCents', 'currency', 'customerId'] as const;
  return same.every((name) => payment[name] === request[name]);
}

export function createGatewayService(options: GatewayServiceOptions): GatewayService {
  const { records, webhooks, nowMs, paceMs, appOrigins, pagesOrigin } = options;

  /** Stores the last version, and a webhook of each. @returns the ids of the webhooks. */
  async function save(versions: readonly Payment[], rules?: readonly Rule[]): Promise<readonly string[]> {
    const payment = versions.at(-1);
    if (!payment) return [];
    const { behaviour, reference } = payment;
    const sendsWebhooks = behaviour !== 'webhook-lost';
    const deliveries = versions
      .filter(({ state }) => sendsWebhooks && state !== 'open')
      .map((version): Delivery => {
        const copies = behaviour === 'webhook-twice' ? 2 : 1;
        return { id: `evt_${randomUUID()}`, reference, body: eventOf(version), copies, createdAtMs: nowMs() };
      });
    await records.save({ payment, deliveries, ...(rules && { rules }) });
    return deliveries.map(({ id }) => id);
  }

  /** As `save`, for somebody who waits for an answer: after the webhooks, where the behaviour says so. */
  async function saveAndTell(versions: readonly Payment[], rules?: readonly Rule[]): Promise<void> {
    const ids = await save(versions, rules);
    if (versions.at(-1)?.behaviour !== 'webhook-first') return;
    for (const id of ids) await webhooks.sendFirst(id, FIRST_WEBHOOK_MS);
  }

  function found(payment: Payment | null): Result<Payment, Fault> {
    return payment ? ok(payment) : err('UNKNOWN_PAYMENT');
  }

  /** The versions that a change makes, and the answer after them. */
  async function change(reference: string, versionsOf: (payment: Payment) => readonly Payment[]): Promise<Result<Payment, Fault>> {
    const payment = records.payment(reference);
    if (!payment) return err('UNKNOWN_PAYMENT');
    const versions = versionsOf(payment);
    await saveAndTell(versions);
    return ok(versions.at(-1) ?? payment);
  }

  function createdOf({ reference, state, page, pageToken, returnUrl }: Payment): Created {
    const isShown = state === 'open' && page !== null;
    return { reference, uri: isShown ? `${pagesOrigin(originOf(returnUrl))}/pay/${pageToken}` : null };
  }

  function viewOf(payment: Payment): PageView {
    const { page, direction, providerCode, amountCents, customerId, customerName, state, method, fields, returnUrl } = payment;
    const own = originOf(returnUrl);
    return {
      page,
      direction,
      providerCode,
      amountCents,
      customerName,
      state,
      message: messageOf(payment),
      methodDescription: (method ?? methodOf(providerCode, customerId))?.description ?? '',
      isHidden: fields.hidden === 'true',
      appOrigins: own === null ? appOrigins : [own, ...appOrigins.filter((origin) => origin !== own)],
    };
  }

  return {
    async create(request) {
      const existing = records.paymentOfKey(request.key);
      if (existing) return isSameRequest(existing, request) ? ok(createdOf(existing)) : err('KEY_REUSED');
      const origin = originOf(request.returnUrl);
      if (origin !== null && !appOrigins.includes(origin)) return err('UNKNOWN_ORIGIN');
      const { behaviour: ruled, rules } = takeRule(records.rules(), request);
      const behaviour = ruled ?? behaviourOfAmount(request.amountCents);
      const beginning = { reference: `pay_${randomUUID()}`, pageToken: token(), behaviour, nowMs: nowMs(), paceMs };
      const payment = beginPayment(request, beginning);
      await saveAndTell([payment], rules === records.rules() ? undefined : rules);
      return ok(createdOf(payment));
    },
    status(reference) {
      const payment = found(records.payment(reference));
      return payment.ok ? ok(statusOf(payment.value)) : payment;
    },
    async complete(reference, nonce) {
      const payment = records.payment(reference);
      if (!payment) return err('UNKNOWN_PAYMENT');
      if (payment.nonce === null || payment.nonce !== nonce) return err('NOT_POSSIBLE');
      const completed = await change(reference, (current) => press(current, nowMs(), paceMs));
      return completed.ok ? ok(statusOf(completed.value)) : completed;
    },
    async act(reference, action) {
      const done = await change(reference, (payment) => act(payment, action, nowMs(), paceMs));
      return done.ok ? ok(statusOf(done.value)) : done;
    },
    statement: (since, customerId) =>
      records
        .payments()
        .filter((payment) => customerId === null || payment.customerId === customerId)
        .filter(({ changedAtMs }) => since === null || changedAtMs >= since.getTime())
        .sort((a, b) => a.changedAtMs - b.changedAtMs)
        .map(lineOf),
    async addRule(rule) {
      await records.save({ rules: addRule(records.rules(), rule) });
    },
    reset: () => records.reset(),
    redirectOf(pageToken) {
      const payment = found(records.paymentOfPage(pageToken));
      return payment.ok ? ok(payment.value.state === 'open' ? null : payment.value.returnUrl) : payment;
    },
    page(pageToken) {
      const payment = found(records.paymentOfPage(pageToken));
      return payment.ok ? ok(viewOf(payment.value)) : payment;
    },
    async press(pageToken, action) {
      const payment = records.paymentOfPage(pageToken);
      if (!payment) return err('UNKNOWN_PAYMENT');
      const isChoice = action === 'approve' && payment.page === 'dropIn' && payment.state === 'open';
      if (isChoice) {
        const chosen = { ...payment, nonce: payment.nonce ?? `nonce_${token()}` };
        await records.save({ payment: chosen });
        return ok(viewOf(chosen));
      }
      const pressed = await change(payment.reference, (current) =>
        action === 'approve'
          ? press(current, nowMs(), paceMs)
          : current.state === 'open'
            ? act(current, action, nowMs(), paceMs)
            : [],
      );
      return pressed.ok ? ok(viewOf(pressed.value)) : pressed;
    },
    written: () => records.written(),
    async tick() {
      for (const { reference } of records.moving()) {
        // Read anew: it may have changed while another one was stored.
        const payment = records.payment(reference);
        if (payment) await save(advance(payment, nowMs()));
      }
      webhooks.send();
    },
  };
}
