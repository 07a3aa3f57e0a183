import { z } from 'zod';
import { secretsOf } from '../../core/wire/secretList.ts';
import { count } from '../platform/meters.ts';
import { passedIds } from '../platform/requestContext.ts';
import { tracedCall } from '../platform/tracing.ts';
import {
  GATEWAY_STATES,
  type GatewayCreated,
  GatewayRefused,
  type GatewayStatementLine,
  type GatewayStatus,
  GatewayUnavailable,
  type PaymentGateway,
} from './gateway.ts';

/** Where a gateway of docs/payment-gateway.openapi.yaml answers, and the secret that it knows us by. */
export interface GatewayAccess {
  readonly url: string;
  /** As `secretsOf` reads it; read for every request. */
  readonly secret: string;
}

/** A player may be waiting for the first; the others are work of the background. */
const CREATE_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 5_000;

const method = z.object({ id: z.string(), name: z.string(), description: z.string(), fingerprint: z.string().optional() });
const statusFields = {
  reference: z.string(),
  key: z.string(),
  state: z.enum(GATEWAY_STATES),
  amountCents: z.number().int(),
  currency: z.string(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  method: method.optional(),
};
const line = z.object({
  ...statusFields,
  receiptId: z.string(),
  customerId: z.string(),
  direction: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  providerCode: z.string(),
});
const created = z.object({ reference: z.string(), uri: z.url({ protocol: /^https?$/ }).nullable() });
const statement = z.object({ lines: z.array(line) });
const refusal = z.object({ code: z.string().max(60) });

type ReadStatus = Omit<z.infer<ReturnType<typeof statusOf>>, 'method'> & { readonly method?: z.infer<typeof method> | undefined };
function statusOf() {
  return z.object(statusFields);
}
const status = statusOf();

/** Null: no status, in an answer or in a webhook. */
export function readGatewayStatus(value: unknown): GatewayStatus | null {
  const read = status.safeParse(value);
  return read.success ? withMethod(read.data) : null;
}

/** What every gateway answers, however it is reached. */
export const GATEWAY_ANSWERS = {
  created,
  status: status.transform(withMethod),
  line: line.transform(withMethod),
};

function withMethod<Value extends ReadStatus>({ method: used, ...rest }: Value) {
  return { ...rest, ...(used && { method: used }) };
}

export interface GatewayAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface GatewayRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly timeoutMs?: number;
}

/** A request to a gateway; 429 and 5xx are no answers. @throws GatewayUnavailable */
export async function askGateway({ url, secret }: GatewayAccess, request: GatewayRequest): Promise<GatewayAnswer> {
  const [newest, ...older] = secretsOf(secret);
  let answer = await askWith(url, newest, request);
  // A secret that the gateway does not know yet, or no more: nothing has been done.
  for (const one of older) if (answer.status === 401) answer = await askWith(url, one, request);
  return answer;
}

function outcomeOf(status: number): string {
  if (status === 429 || status >= 500) return 'failed';
  return status < 400 ? 'answered' : 'refused';
}

async function askWith(url: string, secret: string, request: GatewayRequest): Promise<GatewayAnswer> {
  const { path, body, timeoutMs = TIMEOUT_MS } = request;
  let answer: GatewayAnswer;
  try {
    const send = () =>
      fetch(`${url}${path}`, {
        method: request.method,
        headers: { authorization: `Bearer ${secret}`, ...passedIds(), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    const response = await tracedCall(() => 'payment gateway', { 'http.request.method': request.method }, send);
    const text = await response.text();
    answer = { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch (error) {
    count('slipstream_gateway_requests_total', { outcome: 'unanswered' });
    throw new GatewayUnavailable('The payment gateway does not answer', { cause: error });
  }
  count('slipstream_gateway_requests_total', { outcome: outcomeOf(answer.status) });
  if (answer.status === 429 || answer.status >= 500) throw new GatewayUnavailable(`The payment gateway answered ${answer.status}`);
  return answer;
}

/** The adapter of docs/payment-gateway.openapi.yaml. */
export function createHttpGateway(access: GatewayAccess): PaymentGateway {
  function read<Value>(schema: z.ZodType<Value>, { status: code, body }: GatewayAnswer): Value {
    const parsed = code === 200 ? schema.safeParse(body) : null;
    if (parsed?.success) return parsed.data;
    throw new GatewayUnavailable(`The payment gateway gave an answer that cannot be read (${code})`);
  }

  /** A payment that the gateway does not take, told apart from a secret that it does not know. */
  function refused(answer: GatewayAnswer): GatewayAnswer {
    if (answer.status !== 400 && answer.status !== 409 && answer.status !== 422) return answer;
    const { success, data } = refusal.safeParse(answer.body);
    throw new GatewayRefused(success ? data.code : 'BAD_REQUEST');
  }

  async function about(reference: string, verb: 'cancel' | 'refund' | null): Promise<GatewayStatus | null> {
    const path = `/v1/payments/${encodeURIComponent(reference)}${verb === null ? '' : `/${verb}`}`;
    const answer = await askGateway(access, { method: verb === null ? 'GET' : 'POST', path });
    return answer.status === 404 ? null : withMethod(read(status, answer));
  }

  return {
    async create({ returnPath, fields = {}, ...payment }): Promise<GatewayCreated> {
      const { nonce, ...form } = fields;
      const body = { ...payment, returnUrl: returnPath, fields: form };
      const request = { method: 'POST', path: '/v1/payments', body, timeoutMs: CREATE_TIMEOUT_MS } as const;
      const createdPayment = read(created, refused(await askGateway(access, request)));
      if (nonce === undefined) return createdPayment;
      const path = `/v1/payments/${encodeURIComponent(createdPayment.reference)}/complete`;
      read(status, refused(await askGateway(access, { ...request, path, body: { nonce } })));
      return { ...createdPayment, uri: null };
    },
    status: (reference) => about(reference, null),
    cancel: (reference) => about(reference, 'cancel'),
    refund: (reference) => about(reference, 'refund'),
    async statement(since): Promise<readonly GatewayStatementLine[]> {
      const path = `/v1/statement?since=${encodeURIComponent(since.toISOString())}`;
      return read(statement, await askGateway(access, { method: 'GET', path })).lines.map(withMethod);
    },
  };
}
