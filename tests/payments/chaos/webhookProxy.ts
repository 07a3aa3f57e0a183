import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '../../support/random.ts';
import type { Tally } from './tally.ts';

export interface WebhookProxy {
  readonly url: string;
  /** Does no more harm; resolves when what was late has arrived. */
  calm(): Promise<void>;
  close(): void;
}

const LATE_MS = 4_000;
const HEADERS = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** Stands between the gateway and the server, and loses, doubles, delays (so that they overtake each other) and refuses webhooks. */
export async function startWebhookProxy(target: string, random: Random, tally: Tally): Promise<WebhookProxy> {
  let isCalm = false;
  const late = new Set<Promise<number>>();

  async function forward(headers: IncomingHttpHeaders, body: string): Promise<number> {
    const passed = Object.fromEntries(
      HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    );
    try {
      return (await fetch(target, { method: 'POST', headers: passed, body, signal: AbortSignal.timeout(5_000) })).status;
    } catch {
      return 503;
    }
  }

  /** What the gateway is answered. */
  async function pass(headers: IncomingHttpHeaders, body: string): Promise<number> {
    const chance = isCalm ? 1 : random.next();
    if (chance < 0.12) {
      tally.add('webhooks lost');
      return 204;
    }
    if (chance < 0.24) {
      tally.add('webhooks doubled');
      const [one] = await Promise.all([forward(headers, body), forward(headers, body)]);
      return one;
    }
    if (chance < 0.4) {
      tally.add('webhooks late');
      const arriving = new Promise((resolve) => setTimeout(resolve, random.between(20, LATE_MS))).then(() =>
        forward(headers, body),
      );
      late.add(arriving);
      void arriving.finally(() => late.delete(arriving));
      return 204;
    }
    if (chance < 0.47) {
      tally.add('webhooks refused');
      return 503;
    }
    const status = await forward(headers, body);
    if (chance >= 0.54) return status;
    tally.add('webhooks without an answer');
    return 504;
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void pass(request.headers, Buffer.concat(parts).toString()).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async calm() {
      isCalm = true;
      await Promise.all(late);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
