import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Between game server and wallet: loses requests and answers, sends requests twice and late. */
export interface FaultyWallet {
  readonly origin: string;
  /** What has happened so far. */
  readonly counts: Record<'passed' | 'lostRequest' | 'lostAnswer' | 'doubled' | 'delayed' | 'away', number>;
  /** As if the wallet's server had been killed: whatever is under way is cut. */
  away(isAway: boolean): void;
  close(): Promise<void>;
}

export async function startFaultyWallet(wallet: string, random: () => number): Promise<FaultyWallet> {
  const counts = { passed: 0, lostRequest: 0, lostAnswer: 0, doubled: 0, delayed: 0, away: 0 };
  let isAway = false;
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => void pass(Buffer.concat(chunks)));

    const send = (body: Buffer): Promise<{ readonly status: number; readonly body: Buffer } | null> =>
      new Promise((resolve) => {
        const call = forward(`${wallet}${incoming.url}`, { method: 'POST', headers: incoming.headers }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => void parts.push(part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 500, body: Buffer.concat(parts) }));
        });
        call.on('error', () => resolve(null));
        call.end(body);
      });

    async function pass(body: Buffer): Promise<void> {
      if (isAway) {
        counts.away += 1;
        return void outgoing.destroy();
      }
      const dice = random();
      if (dice < 0.06) {
        counts.lostRequest += 1;
        return void outgoing.destroy();
      }
      if (dice < 0.12) {
        counts.delayed += 1;
        // Its sender gives up at once; the request arrives after others.
        outgoing.destroy();
        await delay(random() * 400);
        return void send(body);
      }
      if (dice < 0.18) {
        counts.doubled += 1;
        void send(body);
      } else counts.passed += 1;
      const answer = await send(body);
      if (answer === null || isAway || dice > 0.94) {
        counts.lostAnswer += 1;
        return void outgoing.destroy();
      }
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    away(next) {
      isAway = next;
      if (next) server.closeAllConnections();
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
