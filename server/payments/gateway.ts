/**
 * The one interface of payment gateways (docs/adr/0084-payments.md). An adapter is written from what its gateway says of itself: httpGateway.ts from
 * docs/payment-gateway.openapi.yaml. All methods throw GatewayUnavailable where no answer came, or none that can be read: the gateway may have
 * done what it was asked.
 */
export interface PaymentGateway {
  /**
   * Begins a payment. Idempotent by `key`: the same call again answers the same payment. `fields.nonce`, what a drop-in gave, completes what an
   * earlier call with this key has begun.
   * @throws GatewayRefused where the gateway does not take the payment at all.
   */
  create(payment: GatewayPayment): Promise<GatewayCreated>;
  /** Null: the gateway does not know the reference. */
  status(reference: string): Promise<GatewayStatus | null>;
  /** What the payment is now: cancelled only where it still could be. */
  cancel(reference: string): Promise<GatewayStatus | null>;
  /** What the payment is now: refunded only where it was a deposit that had succeeded. */
  refund(reference: string): Promise<GatewayStatus | null>;
  /** Every payment that has changed since then, the oldest change first. */
  statement(since: Date): Promise<readonly GatewayStatementLine[]>;
}

export type GatewayDirection = 'DEPOSIT' | 'WITHDRAWAL';

export const GATEWAY_STATES = [
  'open',
  'processing',
  'checked',
  'sent',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

export interface GatewayPayment {
  /** `<receiptId>:<attempt>`. */
  readonly key: string;
  readonly receiptId: string;
  readonly direction: GatewayDirection;
  readonly providerCode: string;
  readonly methodId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly customerId: string;
  readonly customerName: string;
  /** The app's page that shows the frame, with the app's origin before it: messages of the gateway's page go to that origin alone. */
  readonly returnPath: string;
  /** Values of the provider's form. `nonce`: of a drop-in. `hidden`: `true` where nobody sees the frame. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface GatewayCreated {
  readonly reference: string;
  /** The page for the player, absolute, on the payments origin. Null: there is none. */
  readonly uri: string | null;
}

export interface GatewayMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface GatewayStatus {
  readonly reference: string;
  readonly key: string;
  readonly state: GatewayState;
  /** What the gateway says; may differ from what was asked for. */
  readonly amountCents: number;
  readonly currency: string;
  /** Why a payment failed or was cancelled: `declined`, `user-error`, `cancelled`, `returned`, or the gateway's own word. */
  readonly reason: string | null;
  /** The time of the change to this state, ISO 8601. */
  readonly at: string;
  /** The card or account that the player paid with. */
  readonly method?: GatewayMethod;
}

export interface GatewayStatementLine extends GatewayStatus {
  readonly receiptId: string;
  readonly customerId: string;
  readonly direction: GatewayDirection;
  readonly providerCode: string;
}

/** No answer, or a fault of the gateway: nothing is known. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway has answered that it does not take the payment: sending the same again is of no use. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  /** The gateway's word, such as `KEY_REUSED`. */
  readonly code: string;

  constructor(code: string) {
    super(`The payment gateway has refused a payment: ${code}`);
    this.code = code;
  }
}
