import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that speaks the launch contract, in place of a real game: what is tested is the app around it. */
const GAME = `<!doctype html><html lang="en"><title>Game</title><main><h1>Stand-in</h1><p id="heard"></p></main><script>
  const host = new URLSearchParams(location.search).get('host');
  const token = new URLSearchParams(location.hash.slice(1)).get('launch');
  addEventListener('message', ({ data, origin }) => { if (origin === host) heard.textContent += data.type + (data.mode ?? '') + ' '; });
  const say = (message) => parent.postMessage(message, host);
  say({ type: 'getHostTheme' });
  say({ type: 'gameReady' });
  say({ type: 'gamePosition', netCents: -140, balanceCents: token.length });
  say({ type: 'gamePosition', netCents: 'much', balanceCents: 1 });
</script></html>`;

/** Serves it at each address of an origin of its own, until `use` has ended. */
export async function useStandInGames(use: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(GAME);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
}
