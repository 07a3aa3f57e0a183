import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { streamAnswer } from '../../../core/rest/streams.ts';
import { readStreamFiles, streamListener } from './openStreamServer.ts';

const APP = 'http://localhost:4000';
let server: Server;
let base = '';
beforeAll(async () => {
  const grants = { read: (grant: string) => (grant === 'good' ? { eventId: 'e', expiresAt: new Date() } : null) };
  server = createServer(streamListener(grants, await readStreamFiles(), [APP]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/streams`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('a live streaming query with a grant names a playlist and captions that are served, and says that it is recorded', async () => {
  const response = await fetch(`${base}/good`, { headers: { origin: APP } });
  expect(response.headers.get('access-control-allow-origin')).toBe(APP);
  const answer = streamAnswer.parse(await response.json());
  expect(answer).toMatchObject({ kind: 'HLS', isRecorded: true });
  const playlist = await (await fetch(new URL(answer.url, base))).text();
  expect(playlist).toMatch(/^#EXTM3U\n/);
  expect(await (await fetch(new URL(answer.captionsUrl ?? '', base))).text()).toMatch(/^WEBVTT/);
  const ranges = [...playlist.matchAll(/(\d+)@(\d+)/g)].map(([, length, from]) => [Number(from), Number(length)] as const);
  expect(ranges.length).toBeGreaterThan(1);
  for (const [from, length] of ranges) {
    const part = await fetch(`${base}/good/clip.mp4`, { headers: { range: `bytes=${from}-${from + length - 1}` } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, length]);
  }
});

it('without a grant, for another file or by another method nothing is served, and pages of others may not read it', async () => {
  expect((await fetch(`${base}/bad`)).status).toBe(403);
  expect((await fetch(`${base}/bad/clip.mp4`)).status).toBe(403);
  expect((await fetch(`${base}/good/other.mp4`)).status).toBe(404);
  expect((await fetch(`${base}/good`, { method: 'POST' })).status).toBe(404);
  const foreign = await fetch(`${base}/good`, { headers: { origin: 'https://evil.test' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});
