import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { logIn } from '../support/apiClient.ts';
import { SandboxClient, type SandboxPlayer } from '../support/sandboxClient.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { openLegs, type PricedLeg, readSlate } from '../support/slate.ts';
import { until } from '../support/until.ts';
import { type Answer, ask, graphql, post } from './support/ask.ts';
import { SERVER, type StartedProcess, startProcess, whenReady } from './support/process.ts';

/** The built server with every limit from its environment: each far below its default, and reached within a moment. */
const LIMITS = {
  LIMIT_REQUESTS_PER_ADDRESS: '300',
  LIMIT_REQUESTS_PER_PLAYER: '20',
  LIMIT_BETS_PER_ADDRESS: '2',
  LIMIT_SLIPS_PER_ADDRESS: '2',
  LIMIT_REPORTS_PER_ADDRESS: '2',
  LIMIT_SOCKETS_PER_ADDRESS: '5',
  LIMIT_SOCKETS_PER_PLAYER: '2',
  LIMIT_CONNECTIONS_PER_ADDRESS: '60',
  LIMIT_REQUEST_SECONDS: '2',
  LOGIN_ATTEMPTS_PER_MINUTE: '5',
  LOGIN_FAILURES_PER_MINUTE: '1',
  LOGIN_QUEUE: '0',
};

let database: ScratchDatabase;
let server: StartedProcess;
let port: number;
let url: string;
let player: SandboxPlayer;
let authorization: string;
let leg: PricedLeg;

beforeAll(async () => {
  database = await scratchDatabase();
  server = startProcess(SERVER, { PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'info', ...LIMITS });
  ({ url } = await whenReady(server));
  port = Number(new URL(url).port);
  player = await new SandboxClient(url).createPlayer({ balanceCents: 1_000_000 });
  authorization = `Bearer ${(await logIn(url, player.username, player.password)).access_token}`;
  const [first] = openLegs((await readSlate(url)).filter(({ status }) => status === 'PRE_GAME'));
  if (!first) throw new Error('Nothing can be bet on');
  leg = first;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
});

const logged = (text: string): boolean => server.stderr().includes(text);

/** Everything at once, so that all of it falls into one window of time. */
async function statuses(count: number, send: (index: number) => Promise<Answer>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: count }, (_, index) => send(index)))).map(({ status }) => status);
}
const counted = (all: readonly number[], wanted: number): number => all.filter((status) => status === wanted).length;

/** Open websockets, until they are closed: the status of each answer, or the code of each close. */
async function sockets(count: number, bearer?: string): Promise<number[]> {
  const opened: WebSocket[] = [];
  const answers = Array.from({ length: count }, () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    opened.push(socket);
    socket.on('error', () => undefined);
    return new Promise<number>((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('close', (code) => resolve(code));
      socket.once('message', () => resolve(101));
      socket.once('open', () => {
        if (bearer === undefined) resolve(101);
        else socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: bearer } }));
      });
    });
  });
  const found = await Promise.all(answers);
  for (const socket of opened) socket.terminate();
  return found;
}

describe('the environment of a server sets the limits of one address, or one player', () => {
  it('log-ins, failed ones, and those that wait', async () => {
    const attempt = (username: string, password: string) =>
      post(port, '/api/identity/token', { grant_type: 'password', client_id: 'slipstream-web', username, password });
    expect((await attempt('nobody', 'wrong')).status).toBe(400);
    expect((await attempt('nobody else', 'wrong')).status).toBe(429);
    const right = [];
    for (let count = 0; count < 4; count += 1) right.push((await attempt(player.username, player.password)).status);
    expect(right).toEqual([200, 200, 200, 429]);
    expect(counted(await statuses(20, () => attempt('nobody', 'wrong')), 503)).toBeGreaterThan(0);
  });

  it('open sockets', async () => {
    const byAddress = await sockets(8);
    expect([counted(byAddress, 101), counted(byAddress, 429)]).toEqual([5, 3]);
    const byPlayer = await until(async () => {
      const answers = await sockets(4, authorization);
      return answers.includes(429) ? null : answers;
    });
    expect([counted(byPlayer, 101), counted(byPlayer, 1013)]).toEqual([2, 2]);
  });

  it('visitors’ slips, bets and reports', async () => {
    const { selectionId, numeratorLong, denominatorLong, points } = leg;
    const price = `selectionId: "${selectionId}", numeratorLong: ${numeratorLong}, denominatorLong: ${denominatorLong}`;
    const tokens = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { body } = await graphql(port, '{ startup { anonymousToken } }');
        return (JSON.parse(body) as { data: { startup: { anonymousToken: string } } }).data.startup.anonymousToken;
      }),
    );
    const add = `mutation { betslipAddMarketSelection(${price}) { userErrors { code } } }`;
    const slips = await statuses(6, (index) => graphql(port, add, { authorization: `Anonymous ${tokens[index]}` }));
    expect([counted(slips, 200), counted(slips, 429)]).toEqual([2, 4]);

    const place = () =>
      graphql(
        port,
        `mutation { betslipPlaceBets(placementId: "${randomUUID()}", bets: [{ draftBetId: "straight:${selectionId}", section: STRAIGHT,
           betAmount: 100, legs: [{ ${price}, points: ${points} }] }]) { placement { status } } }`,
        { authorization },
      );
    const bets = await statuses(6, place);
    expect([counted(bets, 200), counted(bets, 429)]).toEqual([2, 4]);

    const reports = await statuses(6, () => post(port, '/api/analytics', { name: 'A' }));
    expect([counted(reports, 202), counted(reports, 429)]).toEqual([2, 4]);
  });

  it('connections, and how long a request may take to arrive', async () => {
    const opened = Array.from({ length: 90 }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX-Slow: '));
      socket.on('error', () => undefined);
      socket.resume();
      return new Promise<void>((resolve) => socket.once('close', () => resolve()));
    });
    await Promise.all(opened);
    expect(logged('"subject":"connectionsPerAddress"')).toBe(true);
  });

  it('requests', async () => {
    const ofPlayer = await statuses(40, () => graphql(port, '{ account { id } }', { authorization }));
    expect(counted(ofPlayer, 429)).toBeGreaterThanOrEqual(20);
    const ofAddress: number[] = [];
    for (let round = 0; round < 8; round += 1) ofAddress.push(...(await statuses(45, () => ask(port, { path: '/api/nothing' }))));
    expect(counted(ofAddress, 429)).toBeGreaterThan(0);
    expect(logged('"subject":"requestsPerAddress"')).toBe(true);
  });
});
