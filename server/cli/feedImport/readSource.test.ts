import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readSource } from './readSource.ts';

const KEY = 'very-secret-key';
let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** Answers with the requested URL, at the status that the path names. */
async function listen(): Promise<string> {
  const one = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x.test');
    response.statusCode = Number(url.pathname.slice(1)) || 200;
    if (response.statusCode === 302) response.setHeader('location', '/200');
    response.end(url.searchParams.toString());
  });
  server = one;
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

describe('the source of an import', () => {
  it('reads an address with the key of the environment, unless the address has a key', async () => {
    const base = await listen();
    expect(await readSource(`${base}/?regions=us`, KEY)).toEqual({
      ok: true,
      value: { text: `regions=us&apiKey=${KEY}`, note: null },
    });
    expect(await readSource(`${base}/?apiKey=own`, KEY)).toEqual({ ok: true, value: { text: 'apiKey=own', note: null } });
  });

  it('reads a file', async () => {
    const read = await readSource('package.json', null);
    expect(read.ok && read.value.text).toContain('"name": "slipstream"');
  });

  it('never shows the key in an error', async () => {
    const base = await listen();
    const failures = [
      await readSource(`${base}/401`, KEY),
      await readSource(`${base}/302`, KEY),
      await readSource(`${base}/401?apiKey=${KEY}`, null),
      await readSource(`http://127.0.0.1:1/odds?apiKey=${KEY}`, null),
      await readSource(`${base}/200`, null),
      await readSource('/nowhere/at/all.json', KEY),
    ];
    for (const failure of failures) {
      expect(failure.ok).toBe(false);
      expect(JSON.stringify(failure)).not.toContain(KEY);
    }
    expect(failures[0]).toEqual({ ok: false, error: `${base}/401 answered 401.` });
    expect(failures[4]).toEqual({ ok: false, error: `${base}/200 needs a key: set ODDS_API_KEY.` });
  });
});
