import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SANDBOX_ANSWERS, setSandboxDocuments } from '../documents/sandboxDocuments.ts';
import { parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const answers = z.strictObject({
  answer: z.enum(SANDBOX_ANSWERS),
  reason: z.string().trim().min(1).max(200).default('The picture is too dark to read.'),
  read: z
    .strictObject({
      firstName: z.string().trim().min(1).max(80),
      lastName: z.string().trim().min(1).max(80),
      dateOfBirth: z.iso.date(),
      regionCode: z.string().regex(/^[A-Z]{2}-[A-Z]{2}$/),
      number: z.string().trim().min(1).max(40),
    })
    .partial()
    .optional(),
});

/** `POST /sandbox/documents`: what the sandbox's provider of document checks answers from now on, also about checks that are open. */
export function registerDocumentRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/documents', async (request) => {
    const set = parseInput(answers, request.body);
    await setSandboxDocuments(deps.db, set);
    return set;
  });
}
