import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseAmerican } from '../../../core/money/odds.ts';
import { pointsHundredthsOf } from '../../../core/money/points.ts';
import { EVENT_STATUSES, MARKET_STATUSES } from '../../../core/wire/contract.ts';
import { applyManual, type FeedChange } from '../../feed/index.ts';
import { listEvents, readEvents } from '../../store/catalogue/index.ts';
import { deleteFeaturedBets } from '../../store/featuredBets/index.ts';
import { deleteSandboxLocations, storeDefaultLocation } from '../../store/players/index.ts';
import { countSettled } from '../../store/settlement/index.ts';
import { eventView } from './eventView.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';
import { readResult } from './resultBody.ts';

/** Enumerations are accepted in either case. */
function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.string().toUpperCase().pipe(z.enum(values));
}

const score = z.number().int().min(0).max(1_000);
const filter = z.strictObject({ sport: z.string().max(100).optional(), status: oneOf(EVENT_STATUSES).optional() });
const price = z
  .strictObject({ odds: z.string().optional(), points: z.number().min(-1_000).max(1_000).multipleOf(0.25).optional() })
  .refine((given) => given.odds !== undefined || given.points !== undefined, {
    message: 'must name odds or points',
    path: ['odds'],
  });
const period = z.strictObject({ label: z.string().min(1).max(10), home: score, away: score });
const marketState = z.strictObject({ status: oneOf(MARKET_STATUSES) });
const eventState = z.strictObject({
  status: oneOf(EVENT_STATUSES).optional(),
  homeScore: score.optional(),
  awayScore: score.optional(),
  clock: z.string().max(40).optional(),
  periods: z.array(period).max(40).optional(),
});
const pace = z.strictObject({ paused: z.boolean().optional(), updatesPerSecond: z.number().min(0).max(1_000).optional() });
const reset = z.strictObject({ seed: z.number().int().min(0).max(0xffff_ffff).optional() });
const params = z.object({ id: z.string() });

/** The seeded simulation, its events, prices and results: published like any change of the feed. */
export function registerSimulationRoutes(
  app: FastifyInstance,
  { deps, settings, faults, analytics, simulation, linkProvider, payments }: SandboxParts,
): void {
  async function apply(changes: readonly FeedChange[]): Promise<void> {
    const { unknownIds } = await applyManual(deps, changes);
    if (unknownIds.length > 0) throw new BadInput(`There is no ${unknownIds[0]}`, 'id');
  }
  async function viewOf(eventId: string): Promise<ReturnType<typeof eventView>> {
    const [event] = await readEvents(deps.db, [eventId]);
    if (!event) throw new BadInput(`There is no event ${eventId}`, 'id');
    return eventView(event);
  }

  app.post('/reset', async (request) => {
    const { seed } = parseInput(reset, request.body);
    faults.clear();
    analytics.clear();
    linkProvider?.accounts.reset();
    await payments?.reset().catch((error: unknown) => deps.log.warn({ err: error }, 'the payment gateway was not reset'));
    await settings.reset();
    await deleteSandboxLocations(deps.db);
    await storeDefaultLocation(deps.db);
    await deleteFeaturedBets(deps.db.query);
    await simulation.reset(seed);
    return { status: 'ok' };
  });
  app.post('/feed', async (request) => {
    const wanted = parseInput(pace, request.body);
    await simulation.setPace(wanted);
    return wanted;
  });
  app.get('/events', async (request) => (await listEvents(deps.db, parseInput(filter, request.query))).map(eventView));

  app.post('/selections/:id', async (request) => {
    const { id } = parseInput(params, request.params);
    const { odds, points } = parseInput(price, request.body);
    const selection = await deps.db.query.selectFrom('selections').selectAll().where('id', '=', id).executeTakeFirst();
    if (!selection) throw new BadInput(`There is no selection ${id}`, 'id');
    if (points !== undefined && selection.points_hundredths === null) throw new BadInput('This selection has no line', 'points');
    const parsed = odds === undefined ? null : parseAmerican(odds);
    if (parsed?.ok === false) throw new BadInput('Must be an American price such as +150 or -110', 'odds');
    await apply([
      {
        kind: 'prices',
        eventId: selection.event_id,
        prices: [
          {
            selectionId: id,
            ...(parsed ? { odds: parsed.value } : {}),
            ...(points === undefined ? {} : { pointsHundredths: pointsHundredthsOf(points) }),
          },
        ],
      },
    ]);
    return viewOf(selection.event_id);
  });

  app.post('/markets/:id', async (request) => {
    const { id } = parseInput(params, request.params);
    const { status } = parseInput(marketState, request.body);
    const market = await deps.db.query.selectFrom('markets').select('event_id').where('id', '=', id).executeTakeFirst();
    if (!market) throw new BadInput(`There is no market ${id}`, 'id');
    await apply([{ kind: 'marketStatus', eventId: market.event_id, marketId: id, status }]);
    return viewOf(market.event_id);
  });

  app.post('/events/:id', async (request) => {
    const { id } = parseInput(params, request.params);
    const { status, homeScore, awayScore, clock, periods } = parseInput(eventState, request.body);
    const state = {
      ...(status === undefined ? {} : { status }),
      ...(homeScore === undefined ? {} : { homeScore }),
      ...(awayScore === undefined ? {} : { awayScore }),
      ...(clock === undefined ? {} : { clock }),
      ...(periods === undefined ? {} : { periods }),
    };
    await apply([{ kind: 'eventState', eventId: id, state }]);
    return viewOf(id);
  });

  app.post('/events/:id/result', async (request) => {
    const { id } = parseInput(params, request.params);
    const [event] = await readEvents(deps.db, [id]);
    if (!event) throw new BadInput(`There is no ${id}`, 'id');
    const result = readResult(request.body, event.competition);
    const before = await countSettled(deps, id);
    await apply([{ kind: 'result', eventId: id, result }]);
    await simulation.settle();
    return { eventId: id, settledBets: (await countSettled(deps, id)) - before };
  });
}
