import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../../store/ledger/index.ts';
import { listMessages } from '../../store/messages/index.ts';
import { parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const outbox = z.strictObject({ to: z.string().max(200).optional() });
const events = z.strictObject({ name: z.string().max(200).optional() });

/** Records: the ledger's audit, messages that would have been sent, analytics events. */
export function registerRecordRoutes(app: FastifyInstance, { deps, analytics }: SandboxParts): void {
  app.get('/audit', async () => audit(deps.db.of('long'), deps.clock.now()));
  app.get('/outbox', async (request) => {
    const { to } = parseInput(outbox, request.query);
    return listMessages(deps.db.query, to ?? null);
  });
  app.get('/analytics', async (request) => analytics.list(parseInput(events, request.query).name));
}
