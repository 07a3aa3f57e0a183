import type { Logger } from 'pino';
import { Webhook } from 'standardwebhooks';
import type { Delivery, Records } from './records.ts';

/** Sends what the operator has to know until it is known there. */
export interface Webhooks {
  /** Begins what is due. Those that are under way are left alone. */
  send(): void;
  /** One of them now; resolves when it has arrived, or after `patienceMs`. */
  sendFirst(id: string, patienceMs: number): Promise<void>;
  /** Resolves when nothing is being sent. */
  stop(): Promise<void>;
}

export interface WebhookOptions {
  readonly url: string;
  /** `whsec_` and base64. */
  readonly secret: string;
  readonly records: Records;
  readonly nowMs: () => number;
  readonly timeoutMs: number;
  readonly log: Logger;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;
/** After this long nobody is told any more; the statement still says it. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000;
const MOST_UNDER_WAY = 20;

export function createWebhooks({ url, secret, records, nowMs, timeoutMs, log }: WebhookOptions): Webhooks {
  const signer = new Webhook(secret);
  const underWay = new Map<string, Promise<void>>();
  const retries = new Map<string, { readonly atMs: number; readonly pauseMs: number }>();
  let isStopped = false;

  /** @returns whether it was taken. */
  async function post({ id, body }: Delivery): Promise<boolean> {
    const sentAt = new Date(nowMs());
    try {
      const { ok } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
          'webhook-signature': signer.sign(id, sentAt, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return ok;
    } catch {
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { id, copies, createdAtMs } = delivery;
    await records.written();
    if (await post(delivery)) {
      for (let copy = 1; copy < copies; copy += 1) await post(delivery);
      retries.delete(id);
      await records.delivered(id);
      return;
    }
    if (nowMs() - createdAtMs > GIVE_UP_AFTER_MS) {
      log.error({ id }, 'a webhook was never taken, and is given up');
      retries.delete(id);
      await records.delivered(id);
      return;
    }
    const pauseMs = Math.min(LAST_RETRY_MS, (retries.get(id)?.pauseMs ?? FIRST_RETRY_MS / 2) * 2);
    retries.set(id, { atMs: nowMs() + pauseMs, pauseMs });
  }

  function begin(delivery: Delivery): Promise<void> {
    const running = underWay.get(delivery.id);
    if (running) return running;
    const attempt = deliver(delivery)
      .catch((error: unknown) => log.error({ err: error }, 'a webhook could not be recorded'))
      .finally(() => underWay.delete(delivery.id));
    underWay.set(delivery.id, attempt);
    return attempt;
  }

  return {
    send() {
      const seenReferences = new Set<string>();
      for (const delivery of records.deliveries()) {
        if (isStopped || underWay.size >= MOST_UNDER_WAY) return;
        // Those of one payment in their order, as long as nothing is lost.
        if (seenReferences.has(delivery.reference)) continue;
        seenReferences.add(delivery.reference);
        if ((retries.get(delivery.id)?.atMs ?? 0) <= nowMs()) void begin(delivery);
      }
    },
    async sendFirst(id, patienceMs) {
      const delivery = records.deliveries().find((waiting) => waiting.id === id);
      if (!delivery) return;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([begin(delivery), patience]);
      clearTimeout(timer);
    },
    async stop() {
      isStopped = true;
      await Promise.all(underWay.values());
    },
  };
}
