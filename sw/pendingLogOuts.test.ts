import { describe, expect, it } from 'vitest';
import { SERVER_HEADER } from '../core/wire/headers.ts';
import type { PendingLogOuts } from '../core/wire/sessionProof.ts';
import { sendPendingLogOuts } from './pendingLogOuts.ts';

const ours = (status: number) => new Response(null, { status, headers: { [SERVER_HEADER]: '1' } });

/** Three log-outs are pending; the server answers each by its proof. */
async function pay(answers: Readonly<Record<string, Response | Error>>) {
  let row: PendingLogOuts = { pending: Object.keys(answers).map((proof) => ({ path: '/out', proof })) };
  const sent: unknown[] = [];
  const outcome = sendPendingLogOuts({
    read: async () => row,
    change: async (next) => {
      row = next(row);
    },
    fetch: async (path, { method, headers, credentials }) => {
      const { dpop = '' } = headers as Record<string, string>;
      sent.push([method, path, dpop, credentials]);
      const answer = answers[dpop];
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error('unknown');
      return answer;
    },
  });
  const isDone = await outcome.then(
    () => true,
    () => false,
  );
  return { isDone, pending: row.pending.map(({ proof }) => proof), sent };
}

describe('the worker', () => {
  it('sends pending log-outs, without a cookie, and keeps none that the server has taken', async () => {
    const { isDone, pending, sent } = await pay({ a: ours(204), b: ours(401) });
    expect([isDone, pending]).toEqual([true, []]);
    expect(sent).toEqual([
      ['POST', '/out', 'a', 'omit'],
      ['POST', '/out', 'b', 'omit'],
    ]);
  });

  it('fails, so that the browser asks again, where one got no answer of our server', async () => {
    const portal = new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    const { isDone, pending } = await pay({ a: ours(204), b: portal, c: ours(503), d: new TypeError('no line') });
    expect([isDone, pending]).toEqual([false, ['b', 'c', 'd']]);
  });
});
