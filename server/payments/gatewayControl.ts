import { z } from 'zod';
import { type GatewayState, GatewayUnavailable } from './gateway.ts';
import { askGateway, type GatewayAccess, readGatewayStatus } from './httpGateway.ts';

export const PAYMENT_BEHAVIOURS = [
  'success',
  'pending-success',
  'pending-failed',
  'user-error',
  'slow',
  'very-slow',
  'never',
  'webhook-twice',
  'webhook-first',
  'webhook-lost',
  'mismatch',
  'declined',
  'information-mismatch',
] as const;
export type PaymentBehaviour = (typeof PAYMENT_BEHAVIOURS)[number];

/** Beyond the contract of the sandbox: the steps of a withdrawal one by one, and what a bank does to a deposit later. */
export const PAYMENT_ACTIONS = ['approve', 'decline', 'cancel', 'check', 'send', 'refund', 'chargeBack'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/** What the sandbox's gateway does with the next payments; null: of everybody, by all providers, from now on. */
export interface BehaviourRule {
  readonly customerId: string | null;
  readonly providerCode: string | null;
  readonly behaviour: PaymentBehaviour;
  readonly times: number | null;
}

/** A line of the gateway's own statement, as `GET /sandbox/payments` shows it. */
export interface ControlledPayment {
  readonly id: string;
  readonly direction: 'DEPOSIT' | 'WITHDRAWAL';
  readonly providerCode: string;
  readonly amountCents: number;
  readonly status: GatewayState;
  readonly at: string;
}

/** The sandbox's own gateway, seen by the one who provokes it. All methods throw GatewayUnavailable where it does not answer. */
export interface GatewayControl {
  behave(rule: BehaviourRule): Promise<void>;
  /** False: there is no such payment. */
  act(reference: string, action: PaymentAction): Promise<boolean>;
  /** The newest first. @param customerId null: of everybody. */
  payments(customerId: string | null): Promise<readonly ControlledPayment[]>;
  /** Forgets all payments and rules. */
  reset(): Promise<void>;
}

const lines = z.object({
  lines: z.array(z.looseObject({ direction: z.enum(['DEPOSIT', 'WITHDRAWAL']), providerCode: z.string() })),
});

export function createGatewayControl(access: GatewayAccess): GatewayControl {
  async function post(path: string, body: object): Promise<number> {
    const { status } = await askGateway(access, { method: 'POST', path, body });
    if (status < 300 || status === 404) return status;
    throw new GatewayUnavailable(`The payment gateway refused to be controlled (${status})`);
  }
  return {
    behave: async (rule) => void (await post('/control/behaviours', rule)),
    act: async (reference, action) => (await post(`/control/payments/${encodeURIComponent(reference)}`, { action })) !== 404,
    async payments(customerId) {
      const path = `/v1/statement${customerId === null ? '' : `?customerId=${encodeURIComponent(customerId)}`}`;
      const { body } = await askGateway(access, { method: 'GET', path });
      const read = lines.safeParse(body);
      if (!read.success) throw new GatewayUnavailable('The payment gateway’s statement cannot be read');
      return read.data.lines
        .flatMap(({ direction, providerCode, ...rest }) => {
          const status = readGatewayStatus(rest);
          if (status === null) return [];
          const { reference: id, amountCents, state, at } = status;
          return [{ id, direction, providerCode, amountCents, status: state, at }];
        })
        .reverse();
    },
    reset: async () => void (await post('/control/reset', {})),
  };
}
