import type { FastifyInstance } from 'fastify';
import { CASINO_RESTRICTION_PATH, RESTRICTIONS_PATH } from '../../../core/apiPaths.ts';
import { RESTRICTION_KINDS, type RestrictionKind, readRestriction } from '../../store/players/restrictions.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf } from './answers.ts';

/** `GET /i/restrictions` and `/i/restrictions/active/casino`: of the player who asks. */
export function registerRestrictionRoutes(app: FastifyInstance, services: AccountServices): void {
  const { db, clock, config } = services.deps;
  const { restFields: fields } = config.settings;

  async function answerOf(playerId: string, kind: RestrictionKind) {
    const restriction = await readRestriction(db, playerId, kind);
    if (restriction === null) return null;
    const { expiresAt } = restriction;
    return { isActive: expiresAt === null || expiresAt > clock.now(), expiresAt: expiresAt?.toISOString() ?? null };
  }
  const shown = (isActive: boolean, expiresAt: string | null): Record<string, unknown> => ({
    [fields.restrictionActive]: isActive,
    [fields.restrictionExpiresAt]: expiresAt,
  });

  app.get(RESTRICTIONS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const all = await Promise.all(
      RESTRICTION_KINDS.map(async (kind) => {
        const found = await answerOf(viewer.playerId, kind);
        return found === null ? [] : [{ [fields.restrictionKind]: kind, ...shown(found.isActive, found.expiresAt) }];
      }),
    );
    return reply.send({ [fields.restrictions]: all.flat() });
  });

  app.get(CASINO_RESTRICTION_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const found = await answerOf(viewer.playerId, 'casino');
    return reply.send(found?.isActive ? shown(true, found.expiresAt) : shown(false, null));
  });
}
