import type { FastifyInstance } from 'fastify';
import type { CasinoRestrictionAnswer, RestrictionsAnswer } from '../../../core/rest/restrictions.ts';
import { CASINO_RESTRICTION_PATH, RESTRICTIONS_PATH } from '../../../core/wire/apiPaths.ts';
import { RESTRICTION_KINDS, type RestrictionKind, readRestriction } from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf } from './answers.ts';

const NONE: CasinoRestrictionAnswer = { active: false, expires_at: null };

/** `GET /i/restrictions` and `/i/restrictions/active/casino`: of the player who asks. */
export function registerRestrictionRoutes(app: FastifyInstance, services: AccountServices): void {
  const { db, clock } = services.deps;

  async function answerOf(playerId: string, kind: RestrictionKind): Promise<CasinoRestrictionAnswer | null> {
    const restriction = await readRestriction(db, playerId, kind);
    if (restriction === null) return null;
    const { expiresAt } = restriction;
    return { active: expiresAt === null || expiresAt > clock.now(), expires_at: expiresAt?.toISOString() ?? null };
  }

  app.get(RESTRICTIONS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const all = await Promise.all(
      RESTRICTION_KINDS.map(async (kind) => {
        const found = await answerOf(viewer.playerId, kind);
        return found === null ? [] : [{ kind, ...found }];
      }),
    );
    return reply.send({ restrictions: all.flat() } satisfies RestrictionsAnswer);
  });

  app.get(CASINO_RESTRICTION_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const found = await answerOf(viewer.playerId, 'casino');
    return reply.send(found?.active ? found : NONE);
  });
}
