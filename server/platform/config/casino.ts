import { z } from 'zod';
import { parseOrigins, port, read, secret } from './reading.ts';

/**
 * `id=secret` pairs of game servers, separated by commas; an id that is there again has several secrets, as `secretsOf` reads them. Null: not
 * readable, or a secret is short.
 */
function parseGameServers(text: string): ReadonlyMap<string, string> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]{1,40})=([\x21-\x2b\x2d-\x7e]{16,200})\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return null;
  const servers = new Map<string, string>();
  for (const [, id = '', one = ''] of pairs.filter((pair) => pair !== null))
    servers.set(id, `${servers.get(id) ?? ''} ${one}`.trim());
  return servers;
}

/** Where the casino's games run, and who may call its wallet. */
export const casino = z
  .object({
    GAMES_PORT: port.optional(),
    GAME_SERVERS: secret(read(parseGameServers, 'must be ids with secrets of at least 16 characters, such as studio=…').optional()),
    GAMES_ORIGIN: read(
      (text) => (parseOrigins(text)?.length === 1 ? text.trim() : null),
      'must be an origin such as https://games.example.com',
    ).optional(),
  })
  .transform((values) => ({
    /** The port of the sandbox's own game server; null: three above the app's, or any where that is taken. */
    gamesPort: values.GAMES_PORT ?? null,
    /** Secrets of the game servers that may call the wallet, by their ids. */
    gameServers: values.GAME_SERVERS ?? new Map<string, string>(),
    /** Null: where the server of this process listens, if it has one. */
    gamesOrigin: values.GAMES_ORIGIN ?? null,
  }));
