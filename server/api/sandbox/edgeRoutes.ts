import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NO_MAINTENANCE } from '../../../core/wire/maintenance.ts';
import { findPlayer, setVisitor } from '../../store/players/index.ts';
import { NO_WAITING_ROOM } from '../edge/waitingRoom.ts';
import { flagChanges } from '../flags/flagSettings.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const seconds = z.number().int().min(1).max(86_400);
const text = z.string().max(2_000);
const link = z
  .string()
  .max(2_000)
  .refine((value) => /^(https?:\/\/|\/)/.test(value), 'must be a path or an http(s) address');

const maintenance = z.strictObject({
  enabled: z.boolean(),
  title: text.nullish(),
  message: text.nullish(),
  imageUrl: link.nullish(),
  ctaLabel: text.nullish(),
  ctaLink: link.nullish(),
  refreshIntervalSeconds: seconds.nullish(),
});
const waitingRoom = z.strictObject({ inWaitingRoom: z.boolean(), refreshIntervalSeconds: seconds.optional() });
const visitor = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two letters such as US'),
  regionCode: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a region such as US-NJ')
    .nullish(),
  city: z.string().max(200).nullish(),
  ipAddress: z.union([z.ipv4(), z.ipv6()]).nullish(),
  playerId: z.string().min(1).max(200).optional(),
});
const fault = z.strictObject({
  match: z.string().min(1).max(500),
  effect: z
    .strictObject({
      delayMs: z.number().int().min(0).max(120_000).optional(),
      status: z.number().int().min(200).max(599).optional(),
      errorCode: z.string().min(1).max(200).optional(),
      dropRequest: z.boolean().optional(),
      dropResponse: z.boolean().optional(),
    })
    .refine((effect) => Object.keys(effect).length > 0, 'names no effect')
    .refine((effect) => !(effect.dropRequest && effect.dropResponse), 'drops either the request or the response'),
  times: z.number().int().min(1).max(1_000_000).optional(),
});
const clock = z.strictObject({
  advanceSeconds: z
    .number()
    .int()
    .min(0)
    .max(10 * 366 * 86_400),
});
const drop = z.strictObject({ silent: z.boolean().default(false) });

/** Maintenance, waiting room, visitor, flags, faults, clock and sockets: controls of the edge. */
export function registerEdgeRoutes(app: FastifyInstance, { deps, settings, faults, sockets }: SandboxParts): void {
  app.post('/maintenance', async (request) => {
    const input = parseInput(maintenance, request.body);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    await settings.setMaintenance(input.enabled ? { ...NO_MAINTENANCE, ...given } : NO_MAINTENANCE);
    return settings.current().maintenance;
  });
  app.post('/waiting-room', async (request) => {
    const { inWaitingRoom, refreshIntervalSeconds } = parseInput(waitingRoom, request.body);
    await settings.setWaitingRoom({
      inWaitingRoom,
      refreshIntervalSeconds: refreshIntervalSeconds ?? NO_WAITING_ROOM.refreshIntervalSeconds,
    });
    return settings.current().waitingRoom;
  });
  app.post('/visitor', async (request) => {
    const { playerId = null, countryCode, regionCode = null, city = null, ipAddress = null } = parseInput(visitor, request.body);
    if (playerId !== null && (await findPlayer(deps.db.query, playerId)) === null)
      throw new BadInput('There is no such player', 'playerId');
    const where = { countryCode, regionCode, city, ipAddress };
    await setVisitor(deps.db, playerId, where);
    return playerId === null ? where : { ...where, playerId };
  });
  app.post('/flags', async (request) => {
    await settings.setFlags(parseInput(flagChanges, request.body));
    return settings.current().flags;
  });
  app.get('/flags', async () => settings.current().flags);

  app.post('/faults', async (request) => {
    const { match, effect, times } = parseInput(fault, request.body);
    faults.add({ match, effect, times: times ?? null });
    return faults.list();
  });
  app.get('/faults', async () => faults.list());
  app.delete('/faults', async () => {
    faults.clear();
    return faults.list();
  });

  app.post('/clock', async (request) => {
    await settings.advanceClock(parseInput(clock, request.body).advanceSeconds);
    return { now: deps.clock.now().toISOString(), offsetSeconds: settings.current().clockOffsetSeconds };
  });
  app.post('/sockets/drop', async (request) => {
    const { silent } = parseInput(drop, request.body);
    const count = sockets.count();
    if (silent) sockets.muteAll();
    else sockets.dropAll();
    return { sockets: count };
  });
}
