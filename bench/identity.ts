import { verify } from '@node-rs/argon2';
import { jwtVerify } from 'jose';
import { createIdentity } from '../server/api/identity/createIdentity.ts';
import type { Identity } from '../server/api/identity/identity.ts';
import { createIdTokens } from '../server/api/identity/idTokens.ts';
import type { Deps } from '../server/deps.ts';
import { memoryBus } from '../server/platform/bus.ts';
import { systemClock } from '../server/platform/clock.ts';
import { PASSWORD_COST } from '../server/platform/config/identity.ts';
import { readConfig } from '../server/platform/config.ts';
import { createLog } from '../server/platform/log.ts';
import { createDatabase, createOwnerDatabase } from '../server/store/database.ts';
import { hashPassword } from '../server/store/identity/passwords.ts';
import { signingKey } from '../server/store/identity/signingKey.ts';
import { migrate } from '../server/store/migrate.ts';
import { createPlayer } from '../server/store/players/index.ts';
import { REAL_PASSWORDS } from '../tests/support/passwords.ts';
import { startPostgresCluster } from '../tests/support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { type Benchmark, type BenchResult, inTurns, median, reaches, WARM_SECONDS } from './benchmark.ts';
import { request } from './load/connection.ts';
import { generateLoad } from './load/generateLoad.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const PLAYERS = 64;
/** Two passwords are checked at a time; the others of five log-ins are with the database, and three wait. */
const CLIENTS = 8;
const AT_ONCE = 2;
const SESSIONS = 200;
/** A page that only polls startup uses a token ninety times before the next one. */
const USES = 20;
const WIDE_LOGINS = { LOGIN_ATTEMPTS_PER_MINUTE: '1000000', LOGIN_FAILURES_PER_MINUTE: '1000000' };

/** How often a second `work` is done, so many at a time. */
async function rate(atOnce: number, seconds: number, work: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const began = performance.now();
  const deadline = began + seconds * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < deadline) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((performance.now() - began) / 1000);
}

/** A home's address: a player has their own, and attempts are counted by it. */
function homeAddress(player: number): string {
  return `127.1.${player}.1`;
}

/** Log-ins over HTTP, each with its limits, its session and its tokens, against argon2 alone with the same parameters. */
async function logIns(log: (line: string) => void): Promise<BenchResult> {
  const server = await startProductServer({ environment: { ...WIDE_LIMITS, ...WIDE_LOGINS, ...REAL_PASSWORDS } });
  try {
    const sandbox = new SandboxClient(server.url);
    await sandbox.setFeed({ paused: true });
    const players = [];
    for (let count = 0; count < PLAYERS; count += 1) players.push(await sandbox.createPlayer({}));
    const wires = players.map(({ username, password }) => {
      const body = JSON.stringify({ grant_type: 'password', client_id: 'slipstream-web', username, password });
      return request('POST', '/api/identity/token', { 'content-type': 'application/json', accept: 'application/json' }, body);
    });
    const addresses = players.map((_player, index) => homeAddress(index));
    let next = 0;
    const product = async (seconds: number): Promise<number> => {
      // No player logs in so often: a round does not count the log-ins of those before.
      await sandbox.advanceClock(61);
      const plan = { port: server.port, clients: CLIENTS, seconds, addresses, next: () => wires[next++ % wires.length] ?? '' };
      const { perSecond, bad, firstBad } = await generateLoad({ ...plan, isGood: ({ status }) => status === 200 });
      if (bad > 0) throw new Error(`${bad} log-ins failed: ${firstBad}`);
      return perSecond;
    };
    const hash = await hashPassword(PASSWORD_COST, 'correct horse');
    const bare = (seconds: number): Promise<number> => rate(AT_ONCE, seconds, () => verify(hash, 'correct horse'));
    await product(WARM_SECONDS);
    await bare(1);
    const rounds = await inTurns(
      ROUNDS,
      () => product(ROUND_SECONDS),
      () => bare(ROUND_SECONDS),
    );
    log(`log-ins a second: ${rounds.product.map((each) => each.toFixed(1)).join(', ')}`);
    log(`bare argon2 a second: ${rounds.rival.map((each) => each.toFixed(1)).join(', ')}`);
    return reaches('identity: log-ins', 'log-ins/s', median(rounds.product), median(rounds.rival), { ratioAtLeast: 0.8 });
  } finally {
    await server.stop();
  }
}

/** The next access token of each session. */
async function nextTokens(identity: Identity, refreshTokens: string[], brand: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const [index, refreshToken] of refreshTokens.entries()) {
    const grant = await identity.refreshGrant({ refreshToken, clientId: 'slipstream-web', brand, ipAddress: '127.0.0.1' });
    if (!grant.ok) throw new Error(`A refresh was refused: ${grant.error.code}`);
    refreshTokens[index] = grant.value.refresh_token ?? '';
    tokens.push(grant.value.access_token);
  }
  return tokens;
}

/** Checks of access tokens: signature, audience, brand, expiry and session, against jose alone. */
async function tokenChecks(log: (line: string) => void): Promise<readonly BenchResult[]> {
  const cluster = await startPostgresCluster();
  const owner = createOwnerDatabase(cluster.url);
  await migrate(owner, { sandbox: true });
  await owner.close();
  const db = createDatabase(cluster.url, 8);
  const quiet = createLog('silent');
  const config = readConfig({ SANDBOX: 'true', ...WIDE_LOGINS });
  const deps: Deps = { config, log: quiet, clock: systemClock(), bus: memoryBus(quiet), db };
  try {
    const { brand } = config;
    const identity = await createIdentity(deps, createIdTokens(deps), { seen: () => undefined });
    const refreshTokens: string[] = [];
    const password = 'correct horse';
    for (let index = 0; index < SESSIONS; index += 1) {
      const person = { firstName: 'B', lastName: 'B', regionCode: 'US-NJ', balanceCents: 0 };
      const username = `bench${index}`;
      await createPlayer(deps, { ...person, username, password, email: `${username}@slipstream.test` });
      const grant = await identity.passwordGrant({ username, password, brand, ipAddress: `10.0.0.${index}` });
      if (!grant.ok) throw new Error(`A log-in was refused: ${grant.error.code}`);
      refreshTokens.push(grant.value.refresh_token ?? '');
    }
    const key = await signingKey(db.query, []);
    const bare = (token: string) => jwtVerify(token, key, { algorithms: ['HS256'], issuer: 'slipstream' });
    const product = (token: string) => identity.verifyAccessToken(token, brand);

    /** One after the other. @returns seconds. */
    async function timed(tokens: readonly string[], check: (token: string) => Promise<unknown>): Promise<number> {
      const began = performance.now();
      for (const token of tokens) await check(token);
      return (performance.now() - began) / 1000;
    }
    const firsts: { product: number[]; rival: number[] } = { product: [], rival: [] };
    const all: { product: number[]; rival: number[] } = { product: [], rival: [] };
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      const tokens = await nextTokens(identity, refreshTokens, brand);
      const again = Array.from({ length: USES - 1 }, () => tokens).flat();
      const result = await product(tokens[0] ?? '');
      if (!result.ok) throw new Error(`A token was refused: ${result.error}`);
      const first = await timed(tokens, product);
      const later = await timed(again, product);
      const bareFirst = await timed(tokens, bare);
      const bareLater = await timed(again, bare);
      // The first round only compiles.
      if (round === 0) continue;
      firsts.product.push(tokens.length / first);
      firsts.rival.push(tokens.length / bareFirst);
      all.product.push((tokens.length * USES) / (first + later));
      all.rival.push((tokens.length * USES) / (bareFirst + bareLater));
    }
    const shown = (values: readonly number[]): string => values.map((value) => Math.round(value)).join(', ');
    log(`first checks of tokens a second, just after their refresh: ${shown(firsts.product)}; jose alone ${shown(firsts.rival)}`);
    log(`all checks a second: ${shown(all.product)}; jose alone ${shown(all.rival)}`);
    const goal = { ratioAtLeast: 0.9 };
    return [
      reaches('identity: first checks of tokens', 'checks/s', median(firsts.product), median(firsts.rival), goal),
      reaches(`identity: checks of tokens, each ${USES} times`, 'checks/s', median(all.product), median(all.rival), goal),
    ];
  } finally {
    await db.close();
    await deps.bus.close();
    await cluster.stop();
  }
}

/** What the identity service adds to the two libraries that it stands on, each in the same run. */
export const identity: Benchmark = {
  name: 'identity',
  async run(log) {
    return [await logIns(log), ...(await tokenChecks(log))];
  },
};
