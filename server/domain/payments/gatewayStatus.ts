import type { Currency } from '../../../core/money/money.ts';

/** What a gateway says of one attempt: of a deposit open to charged_back, of a withdrawal checked and sent, too. */
export const GATEWAY_STATES = [
  'open',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
  'checked',
  'sent',
] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** A payment of the gateway as it is now: the body of its webhooks, and its answer to a question. */
export interface GatewayStatus {
  /** The gateway's own id. */
  readonly reference: string;
  /** Ours, given at the creation: `<receiptId>:<attempt>`. */
  readonly key: string;
  readonly state: GatewayState;
  readonly amountCents: number;
  readonly currency: Currency | (string & {});
  readonly reason: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** The card or account, where it can be used again. `fingerprint`: the same for one card or account, whoever pays with it. */
  readonly method?: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly fingerprint?: string | undefined;
  };
}

export function attemptKey(receiptId: string, attempt: number): string {
  return `${receiptId}:${attempt}`;
}

/** @returns null for a key that is not ours. */
export function readAttemptKey(key: string): { readonly receiptId: string; readonly attempt: number } | null {
  const match = /^([\w-]{1,64}):([1-9]\d{0,5})$/.exec(key);
  return match ? { receiptId: match[1] ?? '', attempt: Number(match[2]) } : null;
}
