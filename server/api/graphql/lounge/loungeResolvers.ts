import { createHash } from 'node:crypto';
import { formatReturn } from '../../../../core/money/odds.ts';
import type { Deps } from '../../../deps.ts';
import { betLimits } from '../../../domain/betKinds/limits.ts';
import {
  EXAMPLE_STAKE_CENTS,
  examplePayoutCents,
  impliedPercent,
  inOrder,
  type PopularParlay,
  placeableNow,
} from '../../../domain/lounge/popularParlays.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { type OpenParlay, readOpenParlays } from '../../../store/lounge/index.ts';
import { toLinked } from '../betslip/linkedSelection.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

const FEWEST_PLAYERS = { production: 3, sandbox: 1 } as const;

/** How long a count of all bets is used. Prices are read anew for every answer. */
const COUNT_MS = 5_000;

interface Count {
  readonly at: number;
  readonly parlays: Promise<readonly OpenParlay[]>;
}

const counts = new WeakMap<Deps['db'], Count>();

/** The count of a few seconds ago, so that no number of callers reads all bets more often. */
function countedParlays({ db, clock, config }: Deps): Promise<readonly OpenParlay[]> {
  const at = clock.now();
  const cached = counts.get(db);
  if (cached !== undefined && Math.abs(at.getTime() - cached.at) < COUNT_MS) return cached.parlays;
  const minimumPlayers = config.loungeMinimumPlayers ?? FEWEST_PLAYERS[config.sandbox ? 'sandbox' : 'production'];
  const parlays = readOpenParlays(db, { at, minimumPlayers });
  counts.set(db, { at: at.getTime(), parlays });
  parlays.catch(() => counts.delete(db));
  return parlays;
}

async function openParlays({ deps }: GraphqlContext): Promise<readonly PopularParlay[]> {
  const now = deps.clock.now();
  const parlays = await countedParlays(deps);
  const ids = [...new Set(parlays.flatMap(({ selectionIds }) => selectionIds))];
  return placeableNow(parlays, await readSelections(deps.db, ids, now), { now, limits: betLimits(deps.config) });
}

function idOf({ offers }: PopularParlay): string {
  const legs = offers.map(({ selectionId }) => selectionId).sort();
  return createHash('sha256').update(legs.join('\n')).digest('base64url').slice(0, 22);
}

/** schema/lounge.graphql. */
export const loungeResolvers = {
  Query: {
    popularParlays: async (_root, { sort, oddsFormat }, context) => {
      const { currency } = context.deps.config;
      return inOrder(await openParlays(context), sort).map((parlay) => ({
        id: idOf(parlay),
        playerCount: parlay.players,
        totalOdds: formatReturn(parlay.returned, oddsFormat ?? 'AMERICAN'),
        impliedPercent: impliedPercent(parlay.returned),
        exampleStake: moneyOf(EXAMPLE_STAKE_CENTS, currency),
        examplePayout: moneyOf(examplePayoutCents(parlay.returned), currency),
        legs: parlay.offers.map(toLinked),
      }));
    },
  },
} satisfies Resolvers<GraphqlContext>;
