import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import type { DataExportPlace, HistoryFileAnswer } from '../../../core/rest/historyFiles.ts';
import { formatCount } from '../../../core/texts/formatCount.ts';
import { DATA_EXPORT_PATH, HISTORY_PATH, TAX_FORMS_PATH } from '../../../core/wire/apiPaths.ts';
import { isHistorySection } from '../../../core/wire/history.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { askForDataExport, readDataExport } from '../../store/history/index.ts';
import { hasProof, spendProof } from '../../store/identity/index.ts';
import { type HistoryFile, historyFile, LARGEST_FILE_ROWS } from '../history/historyFiles.ts';
import { readDay, readSport } from '../history/readSection.ts';
import { readTaxForms, readTaxYears } from '../history/readTaxYears.ts';
import { formFile, statementFile, yearFile } from '../history/taxFiles.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseField } from './answers.ts';
import { actionNeedsProof } from './codes.ts';

function asAnswer({ name, type, content }: HistoryFile): HistoryFileAnswer {
  return typeof content === 'string'
    ? { name, type, content, encoding: 'utf8' }
    : { name, type, content: Buffer.from(content).toString('base64'), encoding: 'base64' };
}

/** As a download, or with `?format=json` for the app, which saves it. Names have no character that a header has to escape. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: HistoryFile): FastifyReply {
  if (new URLSearchParams(request.url.split('?')[1]).get('format') === 'json') return reply.send(asAnswer(file));
  const { name, type, content } = file;
  return reply
    .type(typeof content === 'string' ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof content === 'string' ? content : Buffer.from(content));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'There is no such file', code: 'NOT_FOUND', retryable: false });
}

/** Files of the player who asks: sections of the history, tax forms, and all that is stored. Those of another player do not exist. */
export function registerHistoryRoutes(app: FastifyInstance, services: AccountServices): void {
  const { deps } = services;

  app.get<{
    Params: { readonly sectionId: string };
    Querystring: { readonly filter?: string; readonly from?: string; readonly to?: string; readonly sport?: string };
  }>(`${HISTORY_PATH}/:sectionId/export`, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const { sectionId } = request.params;
    if (!isHistorySection(sectionId)) return notFound(reply);
    const { filter, from, to, sport } = request.query;
    const days = { from: readDay(from), to: readDay(to) };
    if (days.from === undefined || days.to === undefined) return refuseField(reply, 'from', 'A day is written as 2026-11-01.');
    const wanted = { sectionId, filterId: filter ?? null, days: { from: days.from, to: days.to }, sport: readSport(sport) };
    const file = await historyFile(deps, viewer.playerId, wanted, brandOf(request.host, null, deps.config));
    if (file === 'TOO_LARGE')
      return refuseField(
        reply,
        WHOLE_FORM,
        `That is more than ${formatCount(LARGEST_FILE_ROWS)} rows. Choose fewer days for a file.`,
      );
    if (typeof file === 'string') return refuseField(reply, 'filter', 'There is no such filter.');
    return sendFile(request, reply, file);
  });

  app.get<{ Params: { readonly w2gId: string } }>(`${TAX_FORMS_PATH}/:w2gId`, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const { w2gId } = request.params;
    const form = (await readTaxForms(deps, viewer.playerId)).find((taxForm) => taxForm.w2gId === w2gId);
    if (form === undefined) return notFound(reply);
    return sendFile(request, reply, await formFile(deps, viewer.playerId, form));
  });

  for (const [kind, fileOf] of [
    ['year', yearFile],
    ['statement', statementFile],
  ] as const)
    app.get<{ Params: { readonly year: string } }>(`${TAX_FORMS_PATH}/${kind}/:year`, async (request, reply) => {
      const viewer = await playerOf(request, reply, services);
      if (viewer === null) return reply;
      const years = await readTaxYears(deps, viewer.playerId);
      const year = years.find((taxYear) => String(taxYear.year) === request.params.year);
      return year === undefined ? notFound(reply) : sendFile(request, reply, await fileOf(deps, viewer.playerId, year));
    });

  app.get(DATA_EXPORT_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const { playerId, sessionId } = viewer;
    const now = deps.clock.now();
    const needsCode = await actionNeedsProof(services, playerId, 'EXPORT');
    const refuse = () =>
      reply.code(403).send({ error: 'Enter the code that we send you first', code: 'CODE_REQUIRED', retryable: false });
    if (needsCode && !(await hasProof(deps.db.query, sessionId, 'EXPORT', now))) return refuse();
    const found = await askForDataExport(deps.db, playerId, now);
    if (found.state === 'WAITING')
      return reply
        .code(202)
        .header('retry-after', 1)
        .send({ place: found.place } satisfies DataExportPlace);
    // Used up by the file, not by its place in the line.
    if (needsCode && !(await spendProof(deps.db.query, sessionId, 'EXPORT', now))) return refuse();
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="my-data-${found.madeAt.toISOString().slice(0, 10)}.json"`)
      .send(readDataExport(deps.db, found.number));
  });
}
