import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { signedText, WALLET_HEADERS, WALLET_PATH } from '../../core/casino/walletContract.ts';
import { PAYMENT_WEBHOOK_PATH } from '../../core/wire/apiPaths.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { startProductServer } from '../support/productServer.ts';
import { until } from '../support/until.ts';

/** A busy machine may take long for a round of requests. */
const PATIENCE_MS = 120_000;

/** Of each secret its first, second and third value, as a file holds them while two overlap. */
const round = (number: number) => ({
  SANDBOX_TOKEN: `sandbox-token-number-${number}`,
  GAME_SERVERS: `studio=game-server-secret-${number}`,
  PAYMENT_GATEWAY_SECRET: `payment-gateway-secret-${number}`,
  PAYMENT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, number).toString('base64')}`,
  TOKEN_KEYS: `key${number}=${String(number).repeat(43)}`,
  SHARE_KEYS: `key${number}=${String(number).repeat(43)}`,
  STREAMING_SECRET: `streaming-secret-number-${number}`,
});
type Round = ReturnType<typeof round>;
const NAMES = Object.keys(round(1)) as (keyof Round)[];
/** Lists of keys and of game servers are by comma, the others by white space. */
const overlapping = (name: keyof Round, newer: Round, older: Round): string =>
  `${newer[name]}${/KEYS|SERVERS/.test(name) ? ',' : '\n'}${older[name]}`;

/** Requests that are refused with 401 unless their secret is known; each resolves with the status. */
function callers(url: string, accessToken: () => string, secrets: () => Round) {
  const post = async (address: string, body: string, headers: Record<string, string>): Promise<number> => {
    const type = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${address}`, { method: 'POST', body, headers: { ...type, ...headers } });
    await answer.arrayBuffer();
    return answer.status;
  };
  return {
    async sandbox() {
      const answer = await fetch(`${url}/sandbox/events`, { headers: { authorization: `Bearer ${secrets().SANDBOX_TOKEN}` } });
      await answer.arrayBuffer();
      return answer.status;
    },
    wallet() {
      const [at, id, target] = [String(Date.now()), randomUUID(), `${WALLET_PATH}/balance`];
      const body = JSON.stringify({ sessionId: randomUUID(), playerId: randomUUID() });
      const [, secret = ''] = secrets().GAME_SERVERS.split('=');
      return post(target, body, {
        [WALLET_HEADERS.server]: 'studio',
        [WALLET_HEADERS.timestamp]: at,
        [WALLET_HEADERS.request]: id,
        [WALLET_HEADERS.signature]: createHmac('sha256', secret)
          .update(signedText(at, id, target, body))
          .digest('hex'),
      });
    },
    webhook() {
      const [at, id, body] = [new Date(), `evt_${randomUUID()}`, JSON.stringify({ type: 'other', data: {} })];
      return post(PAYMENT_WEBHOOK_PATH, body, {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secrets().PAYMENT_WEBHOOK_SECRET).sign(id, at, body),
      });
    },
    async accessToken() {
      const body = JSON.stringify({ query: '{ __typename }' });
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: clientHeaders(accessToken()), body });
      return (await answer.text()).includes('UNAUTHENTICATED') ? 401 : answer.status;
    },
  };
}

it('secrets that are turned twice while requests come in refuse none of them, and an old one is refused in the end', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-rotation-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const fileOf = (name: string): string => path.join(directory, name);
  const write = (textOf: (name: keyof Round) => string) => Promise.all(NAMES.map((name) => writeFile(fileOf(name), textOf(name))));
  await write((name) => round(1)[name]);
  const server = await startProductServer({
    environment: {
      PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9',
      ...Object.fromEntries(NAMES.map((name) => [`${name}_FILE`, fileOf(name)])),
    },
  });
  onTestFinished(async () => void (await server.stop()));
  const sandboxWith = async (token: string): Promise<number> =>
    (await fetch(`${server.url}/sandbox/events`, { headers: { authorization: `Bearer ${token}` } })).status;
  /** All secrets are taken at once: the sandbox tells when. */
  const reread = async (probe: string, status: number): Promise<void> => {
    process.kill(server.pid, 'SIGHUP');
    await until(async () => (await sandboxWith(probe)) === status, PATIENCE_MS);
  };

  let secrets = round(1);
  const authorization = { authorization: `Bearer ${secrets.SANDBOX_TOKEN}`, 'content-type': 'application/json' };
  const made = await fetch(`${server.url}/sandbox/players`, { method: 'POST', headers: authorization, body: '{}' });
  const player = (await made.json()) as { readonly username: string; readonly password: string };
  const newToken = async (): Promise<string> => (await logIn(server.url, player.username, player.password)).access_token;
  let accessToken = await newToken();
  let earlierToken = accessToken;
  const calls = callers(
    server.url,
    () => accessToken,
    () => secrets,
  );
  const refused: string[] = [];
  let isOver = false;
  let rounds = 0;
  const load = (async () => {
    while (!isOver) {
      for (const [name, call] of Object.entries(calls)) {
        const status = await call().catch(() => 599);
        if (status === 401 || status >= 500) refused.push(`${name}: ${status}`);
      }
      rounds += 1;
    }
  })();
  const untilNextRounds = async (): Promise<void> => {
    const enough = rounds + 3;
    await until(() => rounds >= enough, PATIENCE_MS);
  };
  for (const number of [2, 3]) {
    const [newer, older] = [round(number), round(number - 1)];
    await write((name) => overlapping(name, newer, older));
    await reread(newer.SANDBOX_TOKEN, 200);
    await untilNextRounds();
    secrets = newer;
    earlierToken = accessToken;
    accessToken = await newToken();
    await untilNextRounds();
  }
  isOver = true;
  await load;
  expect(refused).toEqual([]);
  expect(rounds).toBeGreaterThan(10);

  await write((name) => round(3)[name]);
  await reread(round(2).SANDBOX_TOKEN, 401);
  secrets = round(2);
  accessToken = earlierToken;
  for (const call of Object.values(calls)) expect(await call()).toBe(401);
}, 600_000);
