import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import { readForm } from '../../../core/forms/readForm.ts';
import { type DocumentCheckAnswer, documentRequest } from '../../../core/rest/documents.ts';
import { DOCUMENT_CHECK_PATH } from '../../../core/wire/apiPaths.ts';
import { DocumentsUnavailable } from '../../domain/documents/documentVerification.ts';
import {
  type DocumentCheckRow,
  decideDocumentCheck,
  dropDocumentCheck,
  latestDocumentCheck,
  noteDocumentReference,
  storeDocumentCheck,
} from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseAttempt, refuseField, refuseForm, refuseUnusable } from './answers.ts';

const NONE: DocumentCheckAnswer = {
  state: 'NOT_STARTED',
  document_type: null,
  reason: null,
  started_at: null,
  decided_at: null,
  url: null,
  proved: null,
};

function provedBy({
  state,
  read_first_name: first,
  read_last_name: last,
  read_region,
}: DocumentCheckRow): DocumentCheckAnswer['proved'] {
  if (state !== 'APPROVED' || first === null || last === null) return null;
  return { name: `${first} ${last}`.trim(), region_code: read_region };
}

function answerOf(row: DocumentCheckRow, url: string | null = null): DocumentCheckAnswer {
  return {
    state: row.state,
    document_type: row.document_type,
    reason: row.reason,
    started_at: row.started_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    url,
    proved: provedBy(row),
  };
}

function unavailable(reply: FastifyReply): FastifyReply {
  const error = 'Documents can’t be checked right now. Nothing was sent.';
  return reply.code(503).send({ error, code: 'NOT_AVAILABLE', retryable: true });
}

/** `/i/jumio/*`: the player's document, at a provider. Without one (an operator has configured none) every answer about it is 503. */
export function registerDocumentRoutes(app: FastifyInstance, services: AccountServices): void {
  const { documents } = services;
  const { db, clock, log } = services.deps;

  /** The check with what the provider has decided since. While it gives no answer, the check as it was. */
  async function present(row: DocumentCheckRow): Promise<DocumentCheckRow> {
    const isOpen = row.state === 'PENDING' || row.state === 'REVIEW';
    if (!isOpen || documents === null || row.reference === null) return row;
    const { id, player_id: playerId, document_type: documentType, started_at: startedAt, reference } = row;
    try {
      const decision = await documents.read({ id, playerId, documentType, startedAt, reference });
      if (decision.state === row.state) return row;
      await decideDocumentCheck(db.query, { id, playerId }, decision, clock.now());
      return (await latestDocumentCheck(db.query, playerId)) ?? row;
    } catch (error) {
      if (!(error instanceof DocumentsUnavailable)) throw error;
      log.warn({ err: error }, 'the provider of document checks gives no answer');
      return row;
    }
  }

  app.get(DOCUMENT_CHECK_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const row = await latestDocumentCheck(db.query, viewer.playerId);
    return reply.send(row === null ? NONE : answerOf(await present(row)));
  });

  app.post(DOCUMENT_CHECK_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services, 'change');
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readForm(documentRequest, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    if (documents === null) return unavailable(reply);
    const { playerId } = viewer;
    const waitSeconds = await services.attempt('document-check', { address: request.ip, name: playerId, playerId });
    if (waitSeconds > 0) return refuseAttempt(reply, waitSeconds);
    const check = { id: randomUUID(), playerId, documentType: form.value.document_type, startedAt: clock.now() };
    const stored = await storeDocumentCheck(db.query, check);
    if (!stored.ok) return refuseField(reply, WHOLE_FORM, 'A document of yours is being checked already.');
    try {
      const { reference, url } = await documents.begin(check);
      await noteDocumentReference(db.query, check.id, reference);
      return reply.code(201).send(answerOf(stored.value, url));
    } catch (error) {
      if (!(error instanceof DocumentsUnavailable)) throw error;
      log.warn({ err: error }, 'the provider of document checks gives no answer');
      await dropDocumentCheck(db.query, check.id);
      return unavailable(reply);
    }
  });
}
