import { formatReturn, type OddsFormat } from '../../../../core/money/odds.ts';
import { MAXIMUM_SELECTIONS } from '../../../../core/money/slipLimits.ts';
import { err, ok } from '../../../../core/result.ts';
import { betLimits } from '../../../domain/betKinds/limits.ts';
import type { Offer } from '../../../domain/betslip/offer.ts';
import { isOneBet, openOffers, returnTogether } from '../../../domain/betslip/openTogether.ts';
import { addSelection } from '../../../domain/betslip/reduce.ts';
import { slipErrors } from '../../../domain/betslip/slipError.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { type FeaturedBet as Featured, findFeaturedBet, listFeaturedBets } from '../../../store/featuredBets/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { FeaturedBet, Resolvers } from '../generated/resolvers.ts';
import { toLinked } from './linkedSelection.ts';
import { change, refuse } from './slipChange.ts';
import { formatOf, requireOwner } from './slipReader.ts';

const LONGEST_ORIGIN = 200;
const LARGEST_LIST = 20;
/** Closed ones among the newest do not push open ones out of the list. */
const MOST_READ = 200;

/** A bet with the offers of its selections, all of which can be bet on now. */
interface OpenBet {
  readonly bet: Featured;
  readonly offers: readonly Offer[];
}

/** Those of the bets whose selections can all be bet on now, together: in play legs of one game are no bet any more. */
async function openBets({ deps }: GraphqlContext, bets: readonly Featured[]): Promise<readonly OpenBet[]> {
  const now = deps.clock.now();
  const found = await readSelections(deps.db, [...new Set(bets.flatMap(({ selectionIds }) => selectionIds))], now);
  return bets.flatMap((bet) => {
    const offers = openOffers(bet.selectionIds, found, now);
    return offers === null || !isOneBet(offers, deps.config) ? [] : [{ bet, offers }];
  });
}

/** At the price that the slip computes, and that it is placed at. */
function toFeatured({ bet, offers }: OpenBet, oddsFormat: OddsFormat, { config }: GraphqlContext['deps']): FeaturedBet {
  const { id: featuredBetId, selectionOrigin, title } = bet;
  const totalOdds = formatReturn(returnTogether(offers, betLimits(config)), oddsFormat);
  return { featuredBetId, selectionOrigin, title, isParlay: offers.length > 1, totalOdds, legs: offers.map(toLinked) };
}

async function findOpenBet(context: GraphqlContext, featuredBetId: string): Promise<OpenBet | null> {
  const bet = await findFeaturedBet(context.deps.db.query, context.brand, featuredBetId);
  return bet === undefined ? null : ((await openBets(context, [bet]))[0] ?? null);
}

export const featuredResolvers = {
  Query: {
    featuredBet: async (_root, args, context) => {
      const open = await findOpenBet(context, args.featuredBetId);
      return open && toFeatured(open, args.oddsFormat ?? 'AMERICAN', context.deps);
    },
    featuredBets: async (_root, { eventId, oddsFormat }, context) => {
      const { deps, brand } = context;
      const bets = await listFeaturedBets(deps.db.query, { brand, eventId: eventId ?? null, limit: MOST_READ });
      const open = await openBets(context, bets);
      return open.slice(0, LARGEST_LIST).map((bet) => toFeatured(bet, oddsFormat ?? 'AMERICAN', deps));
    },
    linkedSelections: async (_root, { selectionIds }, { deps }) => {
      if (selectionIds.length > MAXIMUM_SELECTIONS) refuseInput(`At most ${MAXIMUM_SELECTIONS} selections`);
      const offers = await readSelections(deps.db, selectionIds, deps.clock.now());
      return [...new Set(selectionIds)].flatMap((id) => offers.get(id) ?? []).map(toLinked);
    },
  },
  Mutation: {
    betslipAddFeaturedBet: async (_root, args, context) => {
      const format = formatOf(args);
      requireOwner(context);
      const open = await findOpenBet(context, args.featuredBetId);
      if (open === null) return refuse(context, slipErrors.unknownSelection(args.featuredBetId), format);
      const { bet, offers } = open;
      const selectionOrigin = args.selectionOrigin ?? bet.selectionOrigin;
      if (selectionOrigin.length > LONGEST_ORIGIN) return refuse(context, slipErrors.invalidInput('selectionOrigin'), format);
      return change(
        context,
        format,
        (before) => {
          let slip = before;
          for (const { selectionId, odds, pointsHundredths, eventStatus } of offers) {
            const attributes = [
              { name: 'eventStatus', value: eventStatus },
              { name: 'featuredBetId', value: bet.id },
            ] as const;
            const source = { selectionOrigin, branchChannel: null, shareId: null, attributes };
            const added = addSelection(slip, { ...source, selectionId, accepted: { odds, pointsHundredths } });
            if (!added.ok) return err(slipErrors.slipFull(MAXIMUM_SELECTIONS));
            slip = added.value;
          }
          return ok(slip);
        },
        args.change,
      );
    },
  },
} satisfies Resolvers<GraphqlContext>;
