import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../../store/ledger/index.ts';
import { parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const outbox = z.strictObject({ to: z.string().max(200).optional() });
const events = z.strictObject({ name: z.string().max(200).optional() });

/** What has happened: the ledger's audit, what would have been sent, what the broker heard. */
export function registerRecordRoutes(app: FastifyInstance, { deps, analytics }: SandboxParts): void {
  app.get('/audit', async () => audit(deps.db));
  // No part of the product sends mails, text messages or calls yet.
  app.get('/outbox', async (request) => {
    parseInput(outbox, request.query);
    return [];
  });
  app.get('/analytics', async (request) => analytics.list(parseInput(events, request.query).name));
}
