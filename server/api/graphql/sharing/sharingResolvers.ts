import { formatReturn, type OddsFormat } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import type { Rational } from '../../../../core/money/rational.ts';
import type { BetType } from '../../../../core/wire/contract.ts';
import { BET_KINDS } from '../../../domain/betKinds/betKinds.ts';
import { parlayPlusTerms } from '../../../domain/betKinds/parlayPlus.ts';
import {
  type SharedLeg,
  type SharedBet as StoredBet,
  sharedSameGamePicks,
  viewSharedBet,
} from '../../../domain/sharing/sharedBet.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import { readBet } from '../../../store/bets/index.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { addSharedBet, findSharedBet } from '../../../store/sharing/index.ts';
import { SHARED_BET_PATH } from '../../sharing/shareLinks.ts';
import { toOdds } from '../betslip/legShapes.ts';
import { toLinked } from '../betslip/linkedSelection.ts';
import { callersSlip, requireOwner } from '../betslip/slipReader.ts';
import type { GraphqlContext } from '../context.ts';
import { rateLimited, refuseInput } from '../errors.ts';
import type { Resolvers, SharedBet, SharedBetLink } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { requirePlayer } from '../viewer.ts';

/** Such a bet moves the lines of its legs, so a leg has no price that could be compared. */
function hasOwnLines(kind: BetType): boolean {
  return BET_KINDS[kind].line !== undefined;
}

const NO_SUCH_BET = 'There is no such open bet';

/** Bounds how many links an address makes. @throws GraphQLError RATE_LIMITED */
function admit({ services, address }: GraphqlContext): void {
  const waitSeconds = services.limits.take('sharesPerAddress', { address: countedAddress(address) });
  if (waitSeconds > 0) throw rateLimited(waitSeconds);
}

async function share(context: GraphqlContext, bet: Pick<StoredBet, 'kind' | 'legs' | 'stakeCents'>): Promise<SharedBetLink> {
  const { deps, services, hostBrand } = context;
  const { id, shareId, expiresAt } = services.shareLinks.issue(hostBrand);
  await addSharedBet(deps.db.query, { id, brand: hostBrand, expiresAt, ...bet }, deps.clock.now());
  return { shareId, path: `${SHARED_BET_PATH}?shareId=${shareId}`, expiresAt: expiresAt.toISOString() };
}

/** The player's own bet while it is open: everybody else's is unknown. */
async function openBet(context: GraphqlContext, betId: string) {
  const { playerId } = requirePlayer(context);
  const id = /^\d{1,15}$/.test(betId) ? Number(betId) : Number.NaN;
  const bet = Number.isSafeInteger(id) ? await readBet(context.deps.db, playerId, id) : null;
  return bet?.outcome === 'PENDING' ? bet : refuseInput(NO_SUCH_BET);
}

async function sharedBet(context: GraphqlContext, shareId: string, format: OddsFormat): Promise<SharedBet | null> {
  const { deps, services, hostBrand } = context;
  const now = deps.clock.now();
  const link = services.shareLinks.read(hostBrand, shareId);
  if (link === null) return null;
  const expiresAt = link.expiresAt.toISOString();
  const bet = link.expiresAt > now ? await findSharedBet(deps.db.query, hostBrand, link.id) : undefined;
  if (bet === undefined) {
    const none = { type: null, betAmount: null, sharedTotalOdds: null, totalOdds: null, legs: [], sameGamePicks: [] };
    return link.expiresAt > now ? null : { shareId, status: 'EXPIRED', expiresAt, ...none };
  }
  const ids = bet.legs.map(({ selectionId }) => selectionId);
  const joinsEvents = deps.config.parlayPlus !== 'OFF';
  const view = viewSharedBet(bet, await readSelections(deps.db, ids, now), { now, joinsEvents });
  const sameGamePicks = joinsEvents ? sharedSameGamePicks(bet.kind, view.legs) : [];
  const written = (returned: Rational | null): string | null => returned && formatReturn(returned, format);
  return {
    shareId,
    status: view.status,
    type: bet.kind,
    expiresAt,
    betAmount: bet.stakeCents === null ? null : moneyOf(bet.stakeCents, deps.config.currency),
    sharedTotalOdds: written(view.sharedReturn),
    totalOdds: written(view.returnNow),
    legs: view.legs.map(({ offer, shared, isOpen, hasMoved }) => ({
      selection: toLinked(offer),
      isOpen,
      sharedOdds: shared && toOdds(shared.odds),
      sharedPoints: shared && pointsOf(shared.pointsHundredths),
      hasMoved,
    })),
    sameGamePicks: sameGamePicks.map(({ legs, odds }) => ({
      selectionIds: legs.map(({ offer }) => offer.selectionId),
      odds: odds && toOdds(odds),
    })),
  };
}

export const sharingResolvers = {
  Query: {
    sharedBet: (_root, { shareId, oddsFormat }, context) => sharedBet(context, shareId, oddsFormat ?? 'AMERICAN'),
  },
  Mutation: {
    shareBet: async (_root, { betId, includeBetAmount }, context) => {
      const bet = await openBet(context, betId);
      admit(context);
      const legs = bet.legs.map(
        ({ selectionId, odds, pointsHundredths }): SharedLeg => ({
          selectionId,
          price: hasOwnLines(bet.kind) ? null : { odds, pointsHundredths },
        }),
      );
      return share(context, { kind: bet.kind, legs, stakeCents: includeBetAmount === true ? bet.stakeCents : null });
    },
    shareBetslip: async (_root, { section }, context) => {
      requireOwner(context);
      const { slip } = await callersSlip(context);
      const ids = slip.selections.map(({ selectionId }) => selectionId);
      const offers = await readSelections(context.deps.db, ids, context.deps.clock.now());
      const offered = ids.flatMap((id) => offers.get(id) ?? []);
      const legs = offered.map(
        ({ selectionId, odds, pointsHundredths }): SharedLeg => ({
          selectionId,
          price: hasOwnLines(section) ? null : { odds, pointsHundredths },
        }),
      );
      if (legs.length === 0) refuseInput('The betslip is empty');
      admit(context);
      const isPlus = section === 'PARLAY' && parlayPlusTerms(offered, context.deps.config.parlayPlus) !== null;
      return share(context, { kind: isPlus ? 'PARLAY_PLUS' : section, legs, stakeCents: null });
    },
  },
} satisfies Resolvers<GraphqlContext>;
