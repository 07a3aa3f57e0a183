import { startProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';

/** One server for all journeys. Its feed is paused, so every move is a test's. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startProductServer({ patienceMs: 90_000 });
  await new SandboxClient(server.url).setFeed({ paused: true });
  process.env.SLIPSTREAM_E2E_URL = server.url;
  return async () => {
    await server.stop();
  };
}
