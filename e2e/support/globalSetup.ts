import { startProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';

/** A live price can be bet on for 8 s after it was set, which a busy machine needs for a few steps of a journey. */
const LIVE_PRICE_SECONDS = '120';

/** One server for all journeys. Its feed is paused, so every move is a test's. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startProductServer({ patienceMs: 90_000, environment: { LIVE_PRICE_SECONDS } });
  const sandbox = new SandboxClient(server.url);
  await sandbox.setFeed({ paused: true });
  process.env.SLIPSTREAM_E2E_URL = server.url;
  return async () => {
    await server.stop();
    const errors = server.errors();
    if (errors.length > 0) throw new Error(`The server of the journeys has logged errors:\n${errors.slice(0, 10).join('\n')}`);
  };
}
