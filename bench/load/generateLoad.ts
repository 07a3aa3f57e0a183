import { percentile } from '../benchmark.ts';
import { type HttpAnswer, HttpConnection } from './connection.ts';

export interface LoadPlan {
  readonly port: number;
  readonly clients: number;
  readonly seconds: number;
  /** Where connections come from, one each, which the clients use in turn: a multiple of them. Without it each client has one connection. */
  readonly addresses?: readonly string[];
  /** The next request of a client. */
  readonly next: (client: number) => string;
  /** False: a wrong answer, which does not count. */
  readonly isGood: (answer: HttpAnswer) => boolean;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly bad: number;
  readonly firstBad: string | null;
}

/** Every client sends, waits for the answer, and sends again: as many requests under way as there are clients. */
export async function generateLoad(plan: LoadPlan): Promise<LoadResult> {
  const addresses = plan.addresses ?? Array.from({ length: plan.clients }, () => undefined);
  const connections = await Promise.all(addresses.map((address) => HttpConnection.open(plan.port, address)));
  const latencies: number[] = [];
  let bad = 0;
  let firstBad: string | null = null;
  const began = performance.now();
  const deadline = began + plan.seconds * 1000;
  await Promise.all(
    Array.from({ length: plan.clients }, async (_, client) => {
      const own = connections.filter((_connection, index) => index % plan.clients === client);
      for (let now = performance.now(), turn = 0; now < deadline; turn += 1) {
        const connection = own[turn % own.length];
        if (connection === undefined) throw new RangeError('A client has no connection');
        const answer = await connection.send(plan.next(client));
        const then = now;
        now = performance.now();
        if (plan.isGood(answer)) latencies.push(now - then);
        else {
          bad += 1;
          firstBad ??= `${answer.status} ${answer.body.toString().slice(0, 400)}`;
        }
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  const sorted = Float64Array.from(latencies).sort();
  return {
    perSecond: latencies.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
    p99Ms: percentile(sorted, 0.99),
    bad,
    firstBad,
  };
}
