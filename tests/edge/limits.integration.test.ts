import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { applyFeed } from '../../server/feed/index.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { logIn } from '../support/apiClient.ts';
import { until } from '../support/until.ts';
import { type Answer, ask, graphql, post } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';
import { hasRedis, startRedis } from './support/redisServer.ts';

/** Longer than any test. */
const WINDOW_SECONDS = 3_600;
const LIMITS = {
  socketsPerAddress: 30,
  socketsPerPlayer: 3,
  slipsPerAddress: { points: 10, seconds: WINDOW_SECONDS },
  betsPerAddress: { points: 20, seconds: WINDOW_SECONDS },
};
const PLACE = `mutation Place($placementId: ID!, $bets: [PlaceBetInput!]!) {
  betslipPlaceBets(placementId: $placementId, bets: $bets) { placement { status } userErrors { code } }
}`;
const ADD = `mutation { betslipAddMarketSelection(selectionId: "e1.ml.away", numeratorLong: 6, denominatorLong: 5) { userErrors { code } } }`;

let server: EdgeServer;
const logged: string[] = [];
const opened: WebSocket[] = [];

beforeAll(async () => {
  server = await startEdgeServer({ limits: LIMITS, logged });
  await applyFeed(server.deps, [nfl, upcomingEvent('e1', { startsAt: new Date(Date.now() + 86_400_000) })]);
});
afterEach(() => closeAll());
afterAll(() => server.close());

/** Resolves with the status of the answer. */
function openSocket(port: number, authorization?: string): Promise<{ readonly status: number; readonly socket: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  opened.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => {
      if (authorization) socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
      resolve({ status: 101, socket });
    });
    socket.once('unexpected-response', (_request, response) => resolve({ status: response.statusCode ?? 0, socket }));
  });
}

async function closeAll(): Promise<void> {
  const sockets = opened.splice(0);
  await Promise.all(
    sockets.map((socket) => {
      const closed = new Promise((resolve) => socket.once('close', resolve));
      if (socket.readyState === WebSocket.CLOSED) return undefined;
      socket.terminate();
      return closed;
    }),
  );
  await until(() => server.graphql.sockets.count() === 0);
}

async function player(at: EdgeServer): Promise<string> {
  const made = await post(at.port, '/sandbox/players', { balanceCents: 100_000_000 });
  const { username, password } = JSON.parse(made.body) as { username: string; password: string };
  return `Bearer ${(await logIn(at.url, username, password)).access_token}`;
}

async function anonymous(at: EdgeServer): Promise<string> {
  const { body } = await graphql(at.port, '{ startup { anonymousToken } }');
  return `Anonymous ${(JSON.parse(body) as { data: { startup: { anonymousToken: string } } }).data.startup.anonymousToken}`;
}

function hits(limit: string): Readonly<Record<string, unknown>>[] {
  const lines = logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return lines.filter(({ security, subject }) => security === 'limit.hit' && subject === limit);
}

describe('sockets', () => {
  it('sockets of one address beyond the limit are refused until some are closed', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => openSocket(server.port)));
    expect(answers.filter(({ status }) => status === 101)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(270);
    expect(hits('socketsPerAddress')[0]).toMatchObject({ address: '127.0.0.1', outcome: 'refused' });
    expect(hits('socketsPerAddress').length).toBeLessThan(20);
    await closeAll();
    expect((await openSocket(server.port)).status).toBe(101);
  });

  it('are counted over all servers, and those of a server that is gone are forgotten', async () => {
    const second = await startEdgeServer({ limits: LIMITS, database: server.scratch });
    const admits = async (at: EdgeServer): Promise<boolean> => {
      const { status, socket } = await openSocket(at.port);
      socket.terminate();
      return status === 101;
    };
    for (let count = 0; count < 20; count += 1) expect((await openSocket(server.port)).status).toBe(101);
    for (let count = 0; count < 10; count += 1) expect((await openSocket(second.port)).status).toBe(101);
    await until(async () => !(await admits(second)));
    await until(async () => !(await admits(server)));
    await second.close();
    await until(() => admits(server));
  });

  it('sockets of one player beyond the limit are closed as something to try again', async () => {
    const authorization = await player(server);
    const acknowledged: WebSocket[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { socket } = await openSocket(server.port, authorization);
      await new Promise((resolve) => socket.once('message', resolve));
      acknowledged.push(socket);
    }
    const { socket: fourth } = await openSocket(server.port, authorization);
    expect(await new Promise((resolve) => fourth.once('close', (code) => resolve(code)))).toBe(1013);
    expect(hits('socketsPerPlayer')).toHaveLength(1);
    acknowledged[0]?.close();
    await until(() => server.graphql.sockets.count() === 2);
    const { socket: next } = await openSocket(server.port, authorization);
    expect(String(await new Promise((resolve) => next.once('message', resolve)))).toContain('connection_ack');
  });
});

describe('messages over a websocket', () => {
  it('count as requests of their address, and a flood of them ends the socket', async () => {
    const limited = await startEdgeServer({ limits: { requestsPerAddress: { points: 100, seconds: WINDOW_SECONDS } } });
    try {
      const { socket } = await openSocket(limited.port);
      const closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
      for (let sent = 0; sent < 200; sent += 1) socket.send('{"type":"ping"}');
      expect(await closed).toBe(1013);
      expect((await ask(limited.port, { headers: { accept: 'text/html' } })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('an answer to each ping of the server does not count; more answers do', async () => {
    const limited = await startEdgeServer({ limits: { requestsPerAddress: { points: 3, seconds: WINDOW_SECONDS } } });
    try {
      const { socket } = await openSocket(limited.port);
      socket.send('{"type":"connection_init"}');
      let pings = 0;
      socket.on('message', (data) => {
        if (String(data) !== '{"type":"ping"}') return;
        pings += 1;
        socket.send('{"type":"pong"}');
      });
      const closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
      await until(() => pings === 2);
      expect((await ask(limited.port, { headers: { accept: 'text/html' } })).status).toBe(200);
      for (let sent = 0; sent < 20; sent += 1) socket.send('{"type":"pong"}');
      expect(await closed).toBe(1013);
    } finally {
      await limited.close();
    }
  });

  it('messages that ask something count as requests of their player, like those over HTTP', async () => {
    const limited = await startEdgeServer({ limits: { requestsPerPlayer: { points: 20, seconds: WINDOW_SECONDS } } });
    try {
      const authorization = await player(limited);
      const { socket } = await openSocket(limited.port, authorization);
      const answers: string[] = [];
      socket.on('message', (data) => void answers.push(String(data)));
      await until(() => answers.length === 1);
      for (let id = 0; id < 40; id += 1)
        socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: '{ schemaVersion }' } }));
      const counted = (part: string) => answers.filter((answer) => answer.includes(part)).length;
      await until(() => counted('"schemaVersion":') + counted('"RATE_LIMITED"') === 40);
      expect([counted('"schemaVersion":'), counted('"RATE_LIMITED"')]).toEqual([20, 20]);
      expect((await graphql(limited.port, '{ account { id } }', { authorization })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('visitors’ slips', () => {
  it('are stored from the first selection on, and only as many as one address may begin', async () => {
    const count = async () => {
      const { rows } = await server.deps.db.pool.query<{ count: number }>('SELECT count(*) AS count FROM betslips');
      return rows[0]?.count ?? 0;
    };
    const tokens = await Promise.all(Array.from({ length: 15 }, () => anonymous(server)));
    for (const authorization of tokens)
      await graphql(server.port, 'mutation { betslipClear { userErrors { code } } }', { authorization });
    const bearer = await player(server);
    for (const token of tokens.slice(0, 3)) {
      const text = `mutation { betslipSet(draftBets: [], mergeBetslip: true, anonymousToken: "${token.slice(10)}") { userErrors { code } } }`;
      expect((await graphql(server.port, text, { authorization: bearer })).body).toContain('"userErrors":[]');
    }
    expect(await count()).toBe(0);

    const answers: Answer[] = [];
    for (const authorization of tokens) answers.push(await graphql(server.port, ADD, { authorization }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await count()).toBe(10);
    // A visitor with a slip can still use it.
    const remove = 'mutation { betslipRemoveMarketSelection(selectionId: "e1.ml.away") { userErrors { code } } }';
    expect((await graphql(server.port, remove, { authorization: tokens[0] ?? '' })).status).toBe(200);
  });
});

describe('bets', () => {
  const bet = { draftBetId: 'straight:e1.ml.away', section: 'STRAIGHT', betAmount: 100 };
  const legs = [{ selectionId: 'e1.ml.away', numeratorLong: 6, denominatorLong: 5, points: null }];
  const place = (authorization: string, placementId: string, count: number) =>
    post(
      server.port,
      '/graphql',
      { query: PLACE, variables: { placementId, bets: Array.from({ length: count }, () => ({ ...bet, legs })) } },
      { authorization },
    );

  it('bets of one address beyond the limit are refused, for any player and any number in a request', async () => {
    const [one, two] = [await player(server), await player(server)];
    const repeated = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(one, repeated, 1)));
    // The same placement again makes no new bet.
    expect(answers.map(({ status, body }) => [status, body.includes('"PLACED"')])).toEqual(Array(100).fill([200, true]));
    for (let count = 0; count < 3; count += 1) expect((await place(one, randomUUID(), 6)).status).toBe(200);
    const refused = await place(two, randomUUID(), 6);
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('"RATE_LIMITED"');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await place(two, randomUUID(), 1)).status).toBe(200);
    expect((await place(two, randomUUID(), 1)).status).toBe(429);
    expect((await place(one, repeated, 1)).status).toBe(200);
    expect(hits('betsPerAddress').length).toBeGreaterThan(0);
  });
});

describe('requests', () => {
  const limits = {
    requestsPerAddress: { points: 200, seconds: WINDOW_SECONDS },
    requestsPerPlayer: { points: 100, seconds: WINDOW_SECONDS },
  };
  const page = (at: EdgeServer) => ask(at.port, { headers: { accept: 'text/html' } });

  async function statuses(count: number, send: () => Promise<Answer>): Promise<number[]> {
    const answers: Answer[] = [];
    while (answers.length < count) answers.push(...(await Promise.all(Array.from({ length: 20 }, send))));
    return answers.map(({ status }) => status);
  }

  async function sharedByTwo(redis: Readonly<Record<string, string>>): Promise<void> {
    const first = await startEdgeServer({ limits, environment: redis });
    const second = await startEdgeServer({ limits, environment: redis, database: first.scratch });
    try {
      expect(await statuses(140, () => page(first))).toEqual(Array(140).fill(200));
      // One after the other: what is admitted while the store answers is beyond the limit. Counting alone, it would admit 200.
      let admitted = 0;
      while (admitted < 150 && (await page(second)).status === 200) admitted += 1;
      expect(admitted).toBeLessThan(150);
      const refused = await page(second);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
      expect((await ask(second.port, { path: '/healthz' })).status).toBe(200);
      await until(async () => (await page(first)).status === 429);
    } finally {
      await second.close();
      await first.close();
    }
  }

  it('requests of one address are counted over all servers, and refused beyond the limit', () => sharedByTwo({}));

  it.skipIf(!hasRedis)('are counted in Redis where there is one', async () => {
    const redis = await startRedis();
    try {
      await sharedByTwo({ REDIS_URL: redis.url });
    } finally {
      await redis.stop();
    }
  });

  it('requests of one IPv6 network are those of one address', async () => {
    const points = { points: 10, seconds: WINDOW_SECONDS };
    const limited = await startEdgeServer({ limits: { requestsPerAddress: { ...points, points: 20 }, reportsPerAddress: points } });
    try {
      const send = (network: number, index: number, isReport: boolean) =>
        limited.app.inject({
          method: isReport ? 'POST' : 'GET',
          url: isReport ? '/api/analytics' : '/api/nothing',
          headers: { host: 'localhost' },
          ...(isReport ? { payload: { name: 'A' } } : {}),
          remoteAddress: `2001:db8:1:${network}::${index + 1}`,
        });
      const all = async (network: number, count: number, isReport: boolean): Promise<number[]> =>
        (await Promise.all(Array.from({ length: count }, (_, index) => send(network, index, isReport)))).map(
          ({ statusCode }) => statusCode,
        );
      expect((await all(1, 15, true)).filter((status) => status === 429)).toHaveLength(5);
      expect((await all(1, 15, false)).filter((status) => status === 429)).toHaveLength(10);
      expect((await all(2, 1, true))[0]).toBe(202);
    } finally {
      await limited.close();
    }
  });

  it('requests of one player are refused beyond the limit, and other players are not', async () => {
    const limited = await startEdgeServer({ limits: { requestsPerPlayer: limits.requestsPerPlayer } });
    try {
      const [one, two] = [await player(limited), await player(limited)];
      const ofOne = await statuses(120, () => graphql(limited.port, '{ account { id } }', { authorization: one }));
      expect(ofOne.filter((status) => status === 200)).toHaveLength(100);
      expect(ofOne.filter((status) => status === 429)).toHaveLength(20);
      expect((await graphql(limited.port, '{ account { id } }', { authorization: two })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('are still admitted, and still limited, while the database cannot count', async () => {
    const alone = await startEdgeServer({ limits });
    try {
      await alone.scratch.owner.pool.query('ALTER TABLE rate_limits RENAME TO elsewhere');
      const answers = await statuses(240, () => page(alone));
      expect(answers.filter((status) => status === 200)).toHaveLength(200);
    } finally {
      await alone.close();
    }
  });
});
