import { percentile } from '../benchmark.ts';
import { type HttpAnswer, HttpConnection } from './connection.ts';

export interface LoadPlan {
  readonly port: number;
  readonly clients: number;
  readonly seconds: number;
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
  const connections = await Promise.all(Array.from({ length: plan.clients }, () => HttpConnection.open(plan.port)));
  const latencies: number[] = [];
  let bad = 0;
  let firstBad: string | null = null;
  const began = performance.now();
  const deadline = began + plan.seconds * 1000;
  await Promise.all(
    connections.map(async (connection, client) => {
      for (let now = performance.now(); now < deadline; ) {
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
