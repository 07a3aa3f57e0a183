import fastify from 'fastify';
import { pino } from 'pino';
import { registerRequestLog } from '../../server/api/edge/requestLog.ts';
import { registerGraphql } from '../../server/api/graphql/registerGraphql.ts';
import { createServices } from '../../server/api/services.ts';
import { resolvers } from '../../server/contexts.ts';
import { memoryBus } from '../../server/platform/bus.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { readConfig } from '../../server/platform/config.ts';
import { topics } from '../../server/platform/topics.ts';
import { createDatabase, createOwnerDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { WIDE_LIMITS } from '../../tests/support/productServer.ts';
import type { FanOutCommand } from './protocol.ts';

/** The product's own websocket with its bus in memory; it publishes only on command. */
const log = pino({ level: 'silent' });
const bus = memoryBus(log);

process.on('message', async (command: FanOutCommand) => {
  if (command.kind === 'publish') return bus.publish(topics.event(command.eventId), command.update);
  const owner = createOwnerDatabase(command.databaseUrl);
  await migrate(owner, { sandbox: true });
  await owner.close();
  const db = createDatabase(command.databaseUrl, 4);
  const deps = {
    config: readConfig({ ...process.env, ...WIDE_LIMITS, DATABASE_URL: command.databaseUrl }),
    log,
    clock: systemClock(),
    bus,
    db,
  };
  const app = fastify();
  registerRequestLog(app, deps);
  registerGraphql(app, deps, await createServices(deps), resolvers);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
