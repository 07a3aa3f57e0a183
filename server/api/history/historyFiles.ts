import { betReference } from '../../../core/money/betReference.ts';
import { selectionTitle } from '../../../core/money/points.ts';
import { betNounAtStart, joinedTitle } from '../../../core/texts/betNames.ts';
import { type CsvCell, csvFile } from '../../../core/texts/csv.ts';
import { isoWithOffset } from '../../../core/time/formatTime.ts';
import type { HistorySectionId } from '../../../core/wire/history.ts';
import type { Deps } from '../../deps.ts';
import { createProviders, type Providers } from '../../domain/payments/providers.ts';
import type { BetEntryRow, SessionRow, TransactionRow } from '../../store/history/index.ts';
import { readAccountFacts } from '../../store/history/index.ts';
import { toPlacedBet } from '../graphql/bets/placedBets.ts';
import { cursorOf, readSection, type SectionFault, type SectionItems, type SectionQuery } from './readSection.ts';
import { entryKind } from './storyKind.ts';
import { transactionWords } from './transactionShape.ts';

export interface HistoryFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

const PAGE_SIZE = 500;
/** An answer is built whole, in memory. */
export const LARGEST_FILE_ROWS = 20_000;

const HEADS: Readonly<Record<HistorySectionId, readonly string[]>> = {
  betting: [
    'Time',
    'What',
    'Bet',
    'Bet ID',
    'Picks',
    'Odds',
    'Placed',
    'Stake',
    'Settled stake',
    'Paid',
    'Outcome now',
    'Currency',
  ],
  transactions: ['Time', 'Transaction', 'Reference', 'Status', 'Amount', 'Balance', 'Account', 'Currency'],
  casino: ['Began', 'Ended', 'Game', 'Session ID', 'Rounds', 'Wagered', 'Of it bonus', 'Won', 'Net result', 'Currency'],
};

interface Format {
  readonly currency: Deps['config']['currency'];
  readonly timeOf: (at: Date) => string;
  readonly providers: Providers;
}

interface SectionFormat extends Format {
  readonly brand: string;
}

function betCells(row: BetEntryRow, { currency, timeOf }: Format): readonly CsvCell[] {
  const { bet } = row;
  const legs = bet.legs.map(
    (leg) => `${leg.eventName}: ${selectionTitle(leg.selectionName, leg.marketType, leg.pointsHundredths)} (${leg.marketName})`,
  );
  return [
    timeOf(row.at),
    entryKind(row),
    bet.legs.length > 1 ? joinedTitle(bet.kind, bet.legs.length) : betNounAtStart(bet.kind),
    betReference({ id: String(bet.id), placementId: bet.placementId }),
    legs.join('; '),
    { figure: toPlacedBet(bet, currency).oddsIn('AMERICAN') },
    timeOf(bet.placedAt),
    { cents: bet.stakeCents },
    { cents: row.stakeCents },
    { cents: row.returnedCents },
    bet.outcome,
    currency,
  ];
}

function transactionCells(row: TransactionRow, { currency, timeOf, providers, brand }: SectionFormat): readonly CsvCell[] {
  const { title, status, reference } = transactionWords(row, providers, brand);
  const balance = row.balanceCents === null ? null : { cents: row.balanceCents };
  return [timeOf(row.at), title, reference, status, { cents: row.amountCents }, balance, row.account, currency];
}

function sessionCells(row: SessionRow, { currency, timeOf }: Format): readonly CsvCell[] {
  const { openedAt, endedAt, gameTitle, id, roundCount, betCents, bonusCents, winCents } = row;
  return [
    timeOf(openedAt),
    endedAt && timeOf(endedAt),
    gameTitle,
    id,
    String(roundCount),
    { cents: betCents },
    { cents: bonusCents },
    { cents: winCents },
    { cents: winCents - (betCents - bonusCents) },
    currency,
  ];
}

function cellsOf(items: SectionItems, format: SectionFormat): readonly (readonly CsvCell[])[] {
  if (items.section === 'betting') return items.page.items.map((row) => betCells(row, format));
  if (items.section === 'transactions') return items.page.items.map((row) => transactionCells(row, format));
  return items.page.items.map((row) => sessionCells(row, format));
}

/** How the player's files write amounts and times. */
export async function formatFor({ db, config }: Pick<Deps, 'db' | 'config'>, playerId: string): Promise<Format> {
  const { timeZone } = await readAccountFacts(db, playerId);
  return {
    currency: config.currency,
    timeOf: (at) => isoWithOffset(at.getTime(), timeZone),
    providers: createProviders(config.providerChanges),
  };
}

/** A section as the list shows it, all of its pages. TOO_LARGE: it has more than LARGEST_FILE_ROWS rows. */
export async function historyFile(
  deps: Pick<Deps, 'db' | 'config'>,
  playerId: string,
  wanted: Pick<SectionQuery, 'sectionId' | 'filterId' | 'days' | 'sport'>,
  brand: string,
): Promise<HistoryFile | SectionFault | 'TOO_LARGE'> {
  const format = { ...(await formatFor(deps, playerId)), brand };
  const rows: (readonly CsvCell[])[] = [];
  let after: string | null = null;
  for (;;) {
    const read = await readSection(deps, playerId, { ...wanted, first: PAGE_SIZE, after });
    if (typeof read === 'string') return read;
    rows.push(...cellsOf(read.items, format));
    if (rows.length > LARGEST_FILE_ROWS) return 'TOO_LARGE';
    after = cursorOf(read.items);
    if (!read.items.page.hasNextPage || after === null) break;
  }
  const { from, to } = wanted.days;
  const name = ['history', wanted.sectionId, from, to].filter((part) => part !== null).join('-');
  return { name: `${name}.csv`, type: 'text/csv', content: csvFile(HEADS[wanted.sectionId], rows) };
}
