import { spawn } from 'node:child_process';
import { hasRedis } from '../edge/support/redisServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { until } from '../support/until.ts';
import { hasCaddy } from './caddy.ts';
import { type ReleasedProduct, startReleasedProduct } from './releasedProduct.ts';
import { restartOneByOne } from './rollingRestart.ts';
import { openSocket, proxyFaults } from './throughTheProxy.ts';

const ERRORS_SHOWN = 6;
const REPORT = '.cache/results/release.json';
/** Not beside those of the other journeys, which may run at the same time. */
const PICTURES = '.cache/release-journeys';
/** How a server that stops closes a websocket. */
const GOING_AWAY = 1001;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The main journeys that need the app alone. Those of payments open the gateway's pages, which have no TLS in a sandbox. */
function journeys({ caddy }: ReleasedProduct): Promise<number | null> {
  const child = spawn(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--project', 'main', '--workers=1', '--output', PICTURES, 'e2e/journeys/'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, RELEASE_URL: caddy.url, NODE_EXTRA_CA_CERTS: caddy.authority, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    },
  );
  return new Promise((resolve) => child.once('close', resolve));
}

async function faultsOf(product: ReleasedProduct): Promise<readonly string[]> {
  const { caddy, servers } = product;
  const faults = [...(await proxyFaults(caddy.url))];
  await new SandboxClient(caddy.url).setFeed({ paused: true });
  // One on each server, because the proxy gives it to the one with the fewest.
  const sockets = await Promise.all(servers.map(() => openSocket(caddy.url)));
  const code = await journeys(product);
  if (code !== 0) faults.push(`The journeys ended with ${code}`);
  if (sockets.some((socket) => socket.closed() !== null)) faults.push('A websocket was closed while nothing was restarted');
  await new SandboxClient(caddy.url).setFeed({ paused: false });
  faults.push(...(await restartOneByOne(product, say)));
  for (const socket of sockets) {
    const closed = await until(() => socket.closed()).catch(() => 'never');
    if (closed !== GOING_AWAY) faults.push(`A websocket of a stopped server was closed with ${closed}`);
  }
  faults.push(...servers.flatMap((server) => server.errors()).slice(0, ERRORS_SHOWN));
  return faults;
}

/**
 * `npm run test:release`: the folder of a release outside the project, with a sandbox's parts beside it, as it is deployed: two servers, PostgreSQL, Redis, and
 * Debian's Caddy with the reference configuration. Runs main journeys over TLS, then restarts the servers one by one under load. Fails where a journey does, where a
 * websocket does not live that long, where an answer or a bet is lost, and on an error in a log.
 */
async function main(): Promise<number> {
  if (!hasCaddy || !hasRedis) throw new Error('Caddy and Redis have to be installed: apt-get install caddy redis-server');
  const product = await startReleasedProduct();
  try {
    const faults = await faultsOf(product);
    for (const fault of faults) say(`FAULT ${fault}`);
    if (faults.length === 0) say('The release serves behind its proxy, and a restart of its servers one by one loses nothing.');
    return faults.length === 0 ? 0 : 1;
  } finally {
    await product.stop();
  }
}

process.exitCode = await main();
