import { TAX_FORMS_PATH } from '../../../../core/wire/apiPaths.ts';
import { HISTORY_SECTIONS, type HistorySectionId, historySection, isHistorySection } from '../../../../core/wire/history.ts';
import { sportName } from '../../../domain/catalogue/sportName.ts';
import { betStory, voidLegRule } from '../../../domain/history/betStory.ts';
import type { TaxForm } from '../../../domain/history/taxForms.ts';
import type { HistoryDays, TransactionRow } from '../../../store/history/index.ts';
import {
  type BetEntryRow,
  listBetSports,
  readAccountFacts,
  readBetRecord,
  readRound,
  readSession,
  readSummary,
  type SessionRow,
  type SportChoice,
} from '../../../store/history/index.ts';
import { cursorOf, readDay, readSection, readSport, type SectionItems } from '../../history/readSection.ts';
import { readTaxYears } from '../../history/readTaxYears.ts';
import { entryKind } from '../../history/storyKind.ts';
import { readTotals, type Total } from '../../history/totals.ts';
import { transactionWords } from '../../history/transactionShape.ts';
import { toPlacedBet } from '../bets/placedBets.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type {
  BetHistoryItem,
  BetHistorySection,
  BetHistorySectionType,
  BetHistoryTab,
  BetHistoryTotal,
  OddsFormat,
  Resolvers,
} from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { requirePlayer } from '../viewer.ts';

const LARGEST_PAGE = 50;
/** Ids of rows are positive and fit a double. */
const ROW_ID = /^\d{1,15}$/;

const TYPES: Readonly<Record<HistorySectionId, BetHistorySectionType>> = {
  betting: 'BETS',
  transactions: 'TRANSACTIONS',
  casino: 'CASINO',
};

/** The name of each contract type is in the value, so that the union tells them apart. */
type Item = BetHistoryItem & { readonly __typename: string };

function headOf(id: HistorySectionId) {
  return { id, label: historySection(id).label, isDefaultSection: id === HISTORY_SECTIONS[0], type: TYPES[id] };
}

function daysOf({ from, to }: { readonly from?: string | null; readonly to?: string | null }): HistoryDays {
  const [since, until] = [readDay(from), readDay(to)];
  if (since === undefined || until === undefined) refuseInput('A day is written as 2026-11-01');
  return { from: since, to: until };
}

function betItem(row: BetEntryRow, format: OddsFormat, { deps: { config } }: GraphqlContext): Item {
  const bet = toPlacedBet(row.bet, config.currency);
  return {
    __typename: 'BetHistoryBet',
    id: `${row.betId}:${row.number}`,
    at: row.at.toISOString(),
    kind: entryKind(row),
    stakeAmount: moneyOf(row.stakeCents, config.currency),
    returnedAmount: moneyOf(row.returnedCents, config.currency),
    totalOdds: bet.boostedOddsIn(format) ?? bet.oddsIn(format),
    bet,
  };
}

function transactionItem(row: TransactionRow, { deps: { config }, services, brand }: GraphqlContext): Item {
  const { title, status, reference } = transactionWords(row, services.payments.providers, brand);
  return {
    __typename: 'HistoryTransaction',
    id: String(row.id),
    at: row.at.toISOString(),
    class: row.class,
    title,
    reference,
    status,
    isCash: row.account === 'CASH',
    amount: moneyOf(row.amountCents, config.currency),
    requestedAmount: row.requestedCents === null ? null : moneyOf(row.requestedCents, config.currency),
    balance: row.balanceCents === null ? null : moneyOf(row.balanceCents, config.currency),
  };
}

function sessionItem(row: SessionRow, { deps: { config } }: GraphqlContext) {
  const { id, gameId, gameTitle, openedAt, endedAt, roundCount } = row;
  return {
    __typename: 'CasinoSession' as const,
    id,
    gameId,
    gameTitle,
    roundCount,
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    betAmount: moneyOf(row.betCents, config.currency),
    bonusAmount: moneyOf(row.bonusCents, config.currency),
    winAmount: moneyOf(row.winCents, config.currency),
  };
}

function itemsOf(items: SectionItems, format: OddsFormat, context: GraphqlContext): readonly Item[] {
  if (items.section === 'betting') return items.page.items.map((row) => betItem(row, format, context));
  if (items.section === 'transactions') return items.page.items.map((row) => transactionItem(row, context));
  return items.page.items.map((row) => sessionItem(row, context));
}

function formOf(form: TaxForm, { deps: { config } }: GraphqlContext) {
  const { w2gId, displayName, isCorrection, correctedBy } = form;
  return {
    w2gId,
    displayName,
    isCorrection,
    correctedIn: correctedBy?.year ?? null,
    paidAt: form.paidAt.toISOString(),
    downloadUrl: `${TAX_FORMS_PATH}/${w2gId}`,
    winnings: moneyOf(form.winningsCents, config.currency),
    wager: moneyOf(form.wagerCents, config.currency),
  };
}

/** With what the field resolver of its totals needs: they read every row of the days, so they are read where they are asked for. */
interface DatedTab extends BetHistoryTab {
  readonly days: HistoryDays;
}

interface RowFilter {
  readonly days: HistoryDays;
  readonly sport: SportChoice;
}

function totalsOf(totals: readonly Total[], { deps: { config } }: GraphqlContext): BetHistoryTotal[] {
  return totals.map(({ label, count, cents }) => ({
    label,
    count: count ?? null,
    amount: cents === undefined ? null : moneyOf(cents, config.currency),
  }));
}

/** schema/history.graphql. Every object is read by its owner: what is another player's is unknown. */
export const accountHistoryResolvers = {
  Query: {
    betHistory: async (_root, args, context) => {
      const { playerId } = requirePlayer(context);
      const { deps } = context;
      const days = daysOf(args);
      const [facts, sports] = await Promise.all([readAccountFacts(deps.db, playerId), listBetSports(deps.db, playerId)]);
      return {
        sports: sports.map((slug) => ({ id: slug, label: sportName(slug) })),
        sections: HISTORY_SECTIONS.map(
          (id): DatedTab => ({ ...headOf(id), filters: historySection(id).filters, totals: [], days }),
        ),
        timeZone: facts.timeZone,
        hasNoBets: facts.bets === 0,
      };
    },
    betHistorySection: async (
      _root,
      { sectionId, filterId, first, after, oddsFormat, from, to, ...more },
      context,
    ): Promise<(BetHistorySection & RowFilter) | null> => {
      const { playerId } = requirePlayer(context);
      const days = daysOf({ from: from ?? null, to: to ?? null });
      const sport = readSport(more.sport);
      const size = first ?? 20;
      if (size < 1 || size > LARGEST_PAGE) refuseInput(`first is 1 to ${LARGEST_PAGE}`);
      if (!isHistorySection(sectionId)) return null;
      const wanted = { sectionId, filterId: filterId ?? null, days, sport, first: size, after: after ?? null };
      const read = await readSection(context.deps, playerId, wanted);
      if (read === 'FILTER') refuseInput('The section has no such filter');
      if (read === 'CURSOR') refuseInput('after must be the endCursor of an earlier page');
      return {
        ...headOf(sectionId),
        filter: read.filter,
        items: {
          items: itemsOf(read.items, oddsFormat ?? 'AMERICAN', context),
          pageInfo: { hasNextPage: read.items.page.hasNextPage, endCursor: cursorOf(read.items) },
        },
        totals: [],
        days,
        sport,
      };
    },
    betStory: async (_root, { betId, oddsFormat }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, config } = context.deps;
      const bet = ROW_ID.test(betId) ? await readBetRecord(db, playerId, Number(betId)) : null;
      return (
        bet && {
          betId,
          voidLegRule: voidLegRule(bet),
          steps: betStory(bet, oddsFormat ?? 'AMERICAN').map(({ at, beforeCents, afterCents, ...step }) => ({
            ...step,
            at: at.toISOString(),
            amountBefore: moneyOf(beforeCents, config.currency),
            amountAfter: moneyOf(afterCents, config.currency),
          })),
        }
      );
    },
    casinoSession: async (_root, { sessionId }, context) => {
      const { playerId } = requirePlayer(context);
      const session = await readSession(context.deps.db, playerId, sessionId);
      return session && sessionItem(session, context);
    },
    casinoRound: async (_root, { roundId }, context) => {
      const { playerId } = requirePlayer(context);
      const { deps, services, origin } = context;
      const round = ROW_ID.test(roundId) ? await readRound(deps.db, playerId, Number(roundId)) : null;
      if (round === null) return null;
      const money = (cents: number | null) => (cents === null ? null : moneyOf(cents, deps.config.currency));
      const gamesOrigin = services.origins.games(origin);
      const { sessionId, gameId, gameTitle, status, openedAt, endedAt, serverRoundId } = round;
      return {
        id: roundId,
        gameRoundId: serverRoundId,
        sessionId,
        gameId,
        gameTitle,
        status,
        openedAt: openedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        betAmount: moneyOf(round.betCents, deps.config.currency),
        bonusAmount: moneyOf(round.bonusCents, deps.config.currency),
        winAmount: moneyOf(round.winCents, deps.config.currency),
        balanceBefore: money(round.beforeCents),
        balanceAfter: money(round.afterCents),
        proofUrl:
          gamesOrigin === null || status !== 'ENDED'
            ? null
            : `${gamesOrigin}/verify?${new URLSearchParams({ round: serverRoundId })}`,
      };
    },
    accountSummary: async (_root, _args, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock, config } = context.deps;
      const [facts, periods] = await Promise.all([readAccountFacts(db, playerId), readSummary(db, playerId, clock.now())]);
      return {
        timeZone: facts.timeZone,
        memberSince: facts.memberSince.toISOString(),
        openBetCount: facts.openBets,
        address: facts.address,
        dateOfBirth: facts.dateOfBirth,
        periods: periods.map((row) => ({
          period: row.period,
          since: row.since.toISOString(),
          settledBetCount: row.settledBets,
          seconds: row.seconds,
          sportsNet: moneyOf(row.sportsNetCents, config.currency),
          casinoNet: moneyOf(row.casinoNetCents, config.currency),
          deposited: moneyOf(row.depositedCents, config.currency),
          withdrawn: moneyOf(row.withdrawnCents, config.currency),
        })),
      };
    },
    taxForms: async (_root, _args, context) => {
      const { playerId } = requirePlayer(context);
      const years = await readTaxYears(context.deps, playerId);
      const { currency } = context.deps.config;
      return years.map(({ year, forms, sports, casino }) => ({
        year,
        downloadUrl: `${TAX_FORMS_PATH}/year/${year}`,
        statementUrl: `${TAX_FORMS_PATH}/statement/${year}`,
        forms: forms.map((form) => formOf(form, context)),
        sportsNet: moneyOf(sports.returnedCents - sports.stakeCents, currency),
        casinoNet: moneyOf(casino.winCents - (casino.betCents - casino.bonusCents), currency),
        winnings: moneyOf(
          forms.reduce((sum, form) => sum + form.winningsCents, 0),
          currency,
        ),
      }));
    },
  },
  BetHistoryTab: {
    totals: async ({ id, days }: Partial<DatedTab>, _args, context) => {
      const { playerId } = requirePlayer(context);
      const { deps } = context;
      if (id === undefined || days === undefined || !isHistorySection(id)) return [];
      return totalsOf(await readTotals(deps, playerId, id, days), context);
    },
  },
  BetHistorySection: {
    totals: async (
      {
        id,
        filter,
        days,
        sport = null,
      }: Partial<Pick<BetHistorySection, 'id'> & RowFilter> & { readonly filter?: { readonly id?: string } },
      _args,
      context,
    ) => {
      const { playerId } = requirePlayer(context);
      if (id === undefined || filter?.id === undefined || days === undefined || !isHistorySection(id)) return [];
      return totalsOf(await readTotals(context.deps, playerId, id, days, { filterId: filter.id, sport }), context);
    },
  },
} satisfies Resolvers<GraphqlContext>;
