import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GatewayUnavailable } from '../../payments/gateway.ts';
import { type GatewayControl, PAYMENT_ACTIONS, PAYMENT_BEHAVIOURS } from '../../payments/gatewayControl.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const playerId = z.string().min(1).max(100);
const rule = z.strictObject({
  playerId: playerId.optional(),
  providerCode: z
    .string()
    .regex(/^[A-Z_]{1,60}$/)
    .optional(),
  behaviour: z.enum(PAYMENT_BEHAVIOURS),
  times: z.number().int().min(1).max(10_000).optional(),
});
const ofPlayer = z.strictObject({ playerId: playerId.optional() });
const action = z.strictObject({ action: z.enum(PAYMENT_ACTIONS) });
const params = z.object({ id: z.string().max(100) });

/**
 * What the sandbox's payment gateway does with the next payments (`POST /sandbox/payments`), its own statement (`GET`), and what a person does with
 * one of them (`POST /sandbox/payments/{id}`).
 */
export function registerPaymentRoutes(app: FastifyInstance, { payments = null }: SandboxParts): void {
  async function control<Answer>(work: (gateway: GatewayControl) => Promise<Answer>): Promise<Answer> {
    if (payments === null) throw new BadInput('The sandbox’s payment gateway is not running', 'payments');
    try {
      return await work(payments);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new BadInput('The sandbox’s payment gateway does not answer', 'payments');
    }
  }

  app.post('/payments', async (request) => {
    const input = parseInput(rule, request.body);
    const { playerId: customerId = null, providerCode = null, behaviour, times = null } = input;
    await control((gateway) => gateway.behave({ customerId, providerCode, behaviour, times }));
    return input;
  });
  app.get('/payments', async (request) => {
    const { playerId: customerId = null } = parseInput(ofPlayer, request.query);
    return control((gateway) => gateway.payments(customerId));
  });
  app.post('/payments/:id', async (request) => {
    const { id } = parseInput(params, request.params);
    const pressed = parseInput(action, request.body);
    if (!(await control((gateway) => gateway.act(id, pressed.action)))) throw new BadInput('There is no such payment', 'id');
    return { id };
  });
}
