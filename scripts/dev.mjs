import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBrands } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { supportedNode } from './lib/nodes.mjs';
import { Failure, inProject, main, root, say } from './lib/project.mjs';

/**
 * `npm run dev`: Vite serves the app and the worker with hot reload on PORT and proxies the API to the server, which runs from its
 * sources on another port and restarts when one of them changes. One address for all, as in production.
 */
const port = Number(process.env.PORT ?? 4000);

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address.port));
    });
  });
}

async function startVite(apiPort) {
  process.env.API_PORT = String(apiPort);
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { port, strictPort: true, host: '127.0.0.1' },
    clearScreen: false,
    logLevel: 'warn',
  });
  try {
    return await vite.listen();
  } catch (error) {
    await vite.close();
    throw new Failure(`The development server cannot listen on port ${port}: ${error.message}`);
  }
}

async function untilReady(apiPort, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${apiPort}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await delay(100);
  }
  return false;
}

await main(async () => {
  await ensureInstalled();
  await ensureBrands();
  const apiPort = await freePort();
  const vite = await startVite(apiPort);
  const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs');
  const server = spawn(supportedNode(), [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(apiPort),
      APP_PORT: String(port),
      IDENTITY_PORT: process.env.IDENTITY_PORT ?? '0',
      SANDBOX: process.env.SANDBOX ?? 'true',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let stopRequested = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      stopRequested = true;
      server.kill('SIGTERM');
    });
  if (await untilReady(apiPort, server))
    say(`Slipstream is ready for development at http://localhost:${port} (demo login: demo / slipstream-demo)`);
  const code = await ended;
  process.exitCode = stopRequested ? 0 : (code ?? 1);
  await vite.close();
});
