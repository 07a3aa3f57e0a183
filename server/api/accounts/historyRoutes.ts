import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_EXPORT_PATH, HISTORY_PATH, TAX_FORMS_PATH } from '../../../core/apiPaths.ts';
import { formatCount } from '../../../core/formatCount.ts';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import { isHistorySection } from '../../../core/history.ts';
import type { HistoryFileAnswer } from '../../../core/rest/historyFiles.ts';
import { exportPlayer } from '../../store/history/exportPlayer.ts';
import { type HistoryFile, historyFile, LARGEST_FILE_ROWS } from '../history/historyFiles.ts';
import { readDay, readSport } from '../history/readSection.ts';
import { readTaxForms, readTaxYears } from '../history/readTaxYears.ts';
import { formFile, statementFile, yearFile } from '../history/taxFiles.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseField } from './answers.ts';

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

/** Each holds a connection of the database while its reader takes it. */
const MOST_EXPORTS = 2;

/** Files of the player who asks: sections of the history, tax forms, and all that is stored. Those of another player do not exist. */
export function registerHistoryRoutes(app: FastifyInstance, services: AccountServices): void {
  const { deps } = services;
  let openExports = 0;

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
    const file = await historyFile(deps, viewer.playerId, wanted);
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
    const form = (await readTaxForms(deps, viewer.playerId)).find((known) => known.w2gId === w2gId);
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
      const year = years.find((known) => String(known.year) === request.params.year);
      return year === undefined ? notFound(reply) : sendFile(request, reply, await fileOf(deps, viewer.playerId, year));
    });

  app.get(DATA_EXPORT_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    if (openExports >= MOST_EXPORTS)
      return reply
        .code(503)
        .header('retry-after', 10)
        .send({ error: 'Others are taking their data at the moment. Please try again.', code: 'BUSY', retryable: true });
    openExports += 1;
    const at = deps.clock.now();
    const text = Readable.from(exportPlayer(deps.db, viewer.playerId, at));
    text.once('close', () => {
      openExports -= 1;
    });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="my-data-${at.toISOString().slice(0, 10)}.json"`)
      .send(text);
  });
}
