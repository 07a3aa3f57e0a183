import { formatOdds, type Odds } from '../../../../core/money/odds.ts';
import { topics } from '../../../platform/topics.ts';
import { listBets, readBet } from '../../../store/bets/index.ts';
import { countUnseen, seeSettled } from '../../../store/settlement/index.ts';
import { readOfferOf } from '../cashout/offerReads.ts';
import { wholeCents } from '../cashout/offerShapes.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { PlacedBet, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { SharedSource, type SourceReader } from '../sockets/sharedSource.ts';
import { requirePlayer } from '../viewer.ts';
import { toPlacedBet, type WrittenBet } from './placedBets.ts';

const LARGEST_PAGE = 50;

/** The cursor is the last bet's id. @throws GraphQLError BAD_USER_INPUT */
function readCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null;
  const id = /^\d{1,15}$/.test(after) ? Number(after) : Number.NaN;
  return Number.isSafeInteger(id) ? id : refuseInput('after must be the endCursor of an earlier page');
}

const LONGEST_SEARCH = 80;

/** @throws GraphQLError BAD_USER_INPUT */
function readWords(search: string | null | undefined): readonly string[] {
  const text = (search ?? '').trim();
  if (text.length > LONGEST_SEARCH) refuseInput(`search has at most ${LONGEST_SEARCH} characters`);
  return text === '' ? [] : text.split(/\s+/);
}

/** Reads each of a player's bets that has changed, one after the other. */
function openBets({ deps }: GraphqlContext, playerId: string): SourceReader<PlacedBet> {
  const changed = new Set<string>();
  let next: () => void = () => undefined;
  return {
    start({ now }) {
      next = now;
      return deps.bus.subscribe(topics.bets(playerId), (message) => {
        changed.add((JSON.parse(message) as { betId: string }).betId);
        now();
      });
    },
    async read() {
      const [betId] = changed;
      if (betId === undefined) return undefined;
      changed.delete(betId);
      if (changed.size > 0) next();
      const bet = await readBet(deps.db, playerId, Number(betId));
      return bet ? toPlacedBet(bet, deps.config.currency) : undefined;
    },
  };
}

function betUpdates(context: GraphqlContext): SharedSource {
  const { playerId } = requirePlayer(context);
  return SharedSource.of<PlacedBet>({
    key: `bets ${playerId}`,
    open: () => openBets(context, playerId),
    first: false,
    rootValue: (betUpdated) => ({ betUpdated }),
  });
}

function oddsOf(parts: { numeratorLong: number; denominatorLong: number }): Odds {
  return { numerator: parts.numeratorLong, denominator: parts.denominatorLong };
}

export const betsResolvers = {
  Query: {
    myBets: async (_root, { filter, first, after, type, search }, context) => {
      const { playerId } = requirePlayer(context);
      const size = first ?? 20;
      if (size < 1 || size > LARGEST_PAGE) refuseInput(`first must be from 1 to ${LARGEST_PAGE}`);
      const { db, config } = context.deps;
      const page = await listBets(db, playerId, filter, size, readCursor(after), { type: type ?? null, words: readWords(search) });
      return {
        bets: page.bets.map((bet) => toPlacedBet(bet, config.currency)),
        pageInfo: { hasNextPage: page.hasNextPage, endCursor: page.bets.at(-1)?.id.toString() ?? null },
        totalCount: page.totalCount,
        totalBetAmount: moneyOf(page.totalStakeCents, config.currency),
        totalPayoutAmount: moneyOf(page.totalPayoutCents, config.currency),
      };
    },
    unseenSettledBets: (_root, _args, context) => countUnseen(context.deps.db.query, requirePlayer(context).playerId),
  },
  Mutation: {
    settledBetsSeen: async (_root, _args, context) => {
      const { playerId } = requirePlayer(context);
      const { query } = context.deps.db;
      await seeSettled(query, playerId);
      return countUnseen(query, playerId);
    },
  },
  Subscription: {
    betUpdated: { subscribe: (_root, _args, context) => betUpdates(context) },
  },
  PlacedBet: {
    totalOdds: ({ oddsIn, totalOdds }: Partial<WrittenBet>, { oddsFormat }) =>
      (oddsFormat === 'EURO' ? oddsIn?.(oddsFormat) : totalOdds) ?? '',
    boostedTotalOdds: ({ boostedOddsIn, boostedTotalOdds }: Partial<WrittenBet>, { oddsFormat }) =>
      (oddsFormat === 'EURO' ? boostedOddsIn?.(oddsFormat) : boostedTotalOdds) ?? null,
    cashoutAmount: async ({ id, status, cashedOutAmount }, _args, context) => {
      if (status !== 'OPEN') return cashedOutAmount && cashedOutAmount.amount > 0 ? cashedOutAmount : null;
      const read = await readOfferOf(context, Number(id));
      const cents = read && wholeCents(read);
      return cents === null ? null : moneyOf(cents, context.deps.config.currency);
    },
  },
  Odds: {
    formattedOdds: ({ numeratorLong, denominatorLong, formattedOdds }, { oddsFormat }) => {
      if (numeratorLong === undefined || denominatorLong === undefined) throw new Error('Odds without their parts');
      return oddsFormat === 'EURO' || formattedOdds === undefined
        ? formatOdds(oddsOf({ numeratorLong, denominatorLong }), oddsFormat ?? 'AMERICAN')
        : formattedOdds;
    },
  },
} satisfies Resolvers<GraphqlContext>;
