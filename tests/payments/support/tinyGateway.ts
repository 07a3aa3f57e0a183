import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A gateway that charges at once, written from docs/payment-gateway.openapi.yaml alone: nothing of the project is imported, so that it fails where
 * the document says something else than the adapter needs.
 */
export interface TinyGateway {
  readonly url: string;
  close(): Promise<void>;
}

type Fields = Record<string, unknown>;

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Fields);
}

export async function startTinyGateway(
  secret: string,
  webhook: { readonly url: string; readonly secret: string },
): Promise<TinyGateway> {
  const payments = new Map<string, Fields>();
  const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');

  async function tell(data: Fields): Promise<void> {
    const id = randomUUID();
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const body = JSON.stringify({ type: 'payment.updated', timestamp: data.at, data });
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
    await fetch(webhook.url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  }

  async function become(payment: Fields, state: string): Promise<Fields> {
    Object.assign(payment, { state, at: new Date().toISOString() });
    await tell(payment);
    return payment;
  }

  async function create(body: Fields): Promise<readonly [number, Fields]> {
    const existing = [...payments.values()].find((payment) => payment.key === body.key);
    if (existing && existing.amountCents !== body.amountCents)
      return [409, { error: 'Another payment has this key', code: 'KEY_REUSED' }];
    if (existing) return [200, { reference: existing.reference, uri: null }];
    const reference = randomUUID();
    const payment: Fields = { ...body, reference, state: 'open', reason: null, at: new Date().toISOString() };
    payments.set(reference, payment);
    await become(payment, 'succeeded');
    return [200, { reference, uri: null }];
  }

  async function answer(request: IncomingMessage): Promise<readonly [number, Fields]> {
    if (request.headers.authorization !== `Bearer ${secret}`) return [401, { error: 'Who are you?', code: 'UNAUTHORIZED' }];
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/v1/payments') return create(await bodyOf(request));
    if (pathname === '/v1/statement') return [200, { lines: [...payments.values()] }];
    const [, reference = '', verb] = /^\/v1\/payments\/([^/]+)(?:\/(cancel|refund))?$/.exec(pathname) ?? [];
    const payment = payments.get(reference);
    if (!payment) return [404, { error: 'There is no such payment', code: 'UNKNOWN_PAYMENT' }];
    if (verb === 'refund' && payment.state === 'succeeded') await become(payment, 'refunded');
    return [200, payment];
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
