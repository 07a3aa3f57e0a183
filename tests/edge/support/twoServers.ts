import { afterAll, beforeAll } from 'vitest';
import { type ScratchDatabase, scratchDatabase } from '../../support/scratchDatabase.ts';
import { type EdgeServer, startEdgeServer } from './edgeServer.ts';

/**
 * Two servers for the tests of a file. Each has a bus of its own in memory: they share only the database.
 * @returns what gives both of them, and what stops one.
 */
export function twoServers(): { readonly both: () => readonly [EdgeServer, EdgeServer]; stop(server: EdgeServer): Promise<void> } {
  let database: ScratchDatabase;
  const running = new Set<EdgeServer>();
  let started: readonly EdgeServer[] = [];

  async function stop(server: EdgeServer): Promise<void> {
    if (running.delete(server)) await server.close();
  }
  beforeAll(async () => {
    database = await scratchDatabase({ maximumConnections: 16 });
    started = [await startEdgeServer({ database }), await startEdgeServer({ database })];
    for (const server of started) running.add(server);
  });
  afterAll(async () => {
    for (const server of running) await stop(server);
    await database.drop();
  });

  return {
    both: () => {
      const [here, there] = started;
      if (!here || !there) throw new Error('Two servers were to be started');
      return [here, there];
    },
    stop,
  };
}
