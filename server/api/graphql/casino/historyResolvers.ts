import { listCasinoRounds, listCasinoSessions } from '../../../store/casino/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { requirePlayer } from '../viewer.ts';

const LARGEST_PAGE = 100;

function sizeOf(first: number | null | undefined): number {
  const size = first ?? 20;
  if (size < 1 || size > LARGEST_PAGE) refuseInput(`first is 1 to ${LARGEST_PAGE}`);
  return size;
}

function timesOf({ openedAt, endedAt }: { readonly openedAt: Date; readonly endedAt: Date | null }) {
  return { openedAt: openedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

/** A player's casino sessions and their rounds. */
export const historyResolvers = {
  Query: {
    casinoSessions: async (_root, { first, after }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, config } = context.deps;
      const { items, hasNextPage } = await listCasinoSessions(db, playerId, sizeOf(first), after ?? null);
      return {
        sessions: items.map(({ betCents, bonusCents, winCents, ...session }) => ({
          ...session,
          ...timesOf(session),
          betAmount: moneyOf(betCents, config.currency),
          bonusAmount: moneyOf(bonusCents, config.currency),
          winAmount: moneyOf(winCents, config.currency),
        })),
        pageInfo: { hasNextPage, endCursor: items.at(-1)?.id ?? null },
      };
    },
    casinoRounds: async (_root, { sessionId, first, after }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, config } = context.deps;
      const cursor = after == null ? null : Number(after);
      if (cursor !== null && !Number.isSafeInteger(cursor)) refuseInput('after is no cursor');
      const page = await listCasinoRounds(db, playerId, sessionId, sizeOf(first), cursor);
      return (
        page && {
          rounds: page.items.map(({ id, serverRoundId, betCents, bonusCents, winCents, ...round }) => ({
            ...round,
            ...timesOf(round),
            id: String(id),
            gameRoundId: serverRoundId,
            betAmount: moneyOf(betCents, config.currency),
            bonusAmount: moneyOf(bonusCents, config.currency),
            winAmount: moneyOf(winCents, config.currency),
          })),
          pageInfo: { hasNextPage: page.hasNextPage, endCursor: page.items.at(-1)?.id.toString() ?? null },
        }
      );
    },
  },
} satisfies Resolvers<GraphqlContext>;
