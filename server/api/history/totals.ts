import { type HistorySectionId, historyFilter } from '../../../core/wire/history.ts';
import type { Deps } from '../../deps.ts';
import type { HistoryDays } from '../../store/history/index.ts';
import { type SportChoice, sumBetEntries, sumOpenBets, sumSessions, sumTransactions } from '../../store/history/index.ts';
import { BETS, MONEY } from './readSection.ts';

export interface Total {
  readonly label: string;
  readonly count?: number;
  readonly cents?: number;
}

/** Which rows are added up, as SectionQuery has them. */
interface Wanted {
  readonly filterId: string;
  readonly days: HistoryDays;
  readonly sport: SportChoice;
}

type Ports = Pick<Deps, 'db'>;

async function ofBets({ db }: Ports, playerId: string, { filterId, days, sport }: Wanted): Promise<readonly Total[]> {
  const classes = BETS[filterId];
  if (classes === undefined) {
    const open = await sumOpenBets(db, playerId, days, sport);
    return [
      { label: 'Bets', count: open.bets },
      { label: 'Stakes', cents: open.stakeCents },
      { label: 'Payout', cents: open.potentialCents },
    ];
  }
  const { bets, stakeCents, returnedCents, refundedCents } = await sumBetEntries(db, playerId, days, classes, sport);
  return [
    { label: 'Bets', count: bets },
    { label: 'Wagered', cents: stakeCents },
    { label: 'Returned', cents: returnedCents },
    { label: 'Stakes returned', cents: refundedCents },
    { label: 'Net result', cents: returnedCents - stakeCents },
  ];
}

/** Lists of all kinds of payments: what was paid in and out. */
const PAYMENT_LISTS = ['payments', 'all'];

async function ofTransactions({ db }: Ports, playerId: string, { filterId, days }: Wanted): Promise<readonly Total[]> {
  const classes = await sumTransactions(db, playerId, days);
  const cash = (name: string): number => classes.find((sums) => sums.class === name)?.cashCents ?? 0;
  const bonuses = classes.find((sums) => sums.class === 'BONUS');
  if (PAYMENT_LISTS.includes(filterId))
    return [
      { label: 'Deposited', cents: cash('DEPOSIT') },
      { label: 'Withdrawn', cents: -cash('WITHDRAWAL') },
      { label: 'Bonuses', cents: (bonuses?.cashCents ?? 0) + (bonuses?.otherCents ?? 0) },
      { label: 'Net deposits', cents: cash('DEPOSIT') + cash('WITHDRAWAL') },
    ];
  const shown = classes.filter((sums) => MONEY[filterId]?.includes(sums.class));
  const sum = (pick: (sums: (typeof shown)[number]) => number): number => shown.reduce((cents, sums) => cents + pick(sums), 0);
  return [
    { label: 'Transactions', count: sum(({ count }) => count) },
    { label: 'In', cents: sum(({ inCents }) => inCents) },
    { label: 'Out', cents: sum(({ outCents }) => outCents) },
    { label: 'Net', cents: sum(({ inCents, outCents }) => inCents - outCents) },
  ];
}

async function ofCasino({ db }: Ports, playerId: string, { days }: Wanted): Promise<readonly Total[]> {
  const { sessions, rounds, betCents, bonusCents, winCents } = await sumSessions(db, playerId, days);
  return [
    { label: 'Sessions', count: sessions },
    { label: 'Rounds', count: rounds },
    { label: 'Wagered', cents: betCents },
    { label: 'Won', cents: winCents },
    // A bonus that was played is no money of the player.
    { label: 'Net result', cents: winCents - (betCents - bonusCents) },
  ];
}

const TOTALS = { betting: ofBets, transactions: ofTransactions, casino: ofCasino } as const;

/** What the rows of a section in these days add up to, of its first filter or of the one that is named. */
export async function readTotals(
  deps: Ports,
  playerId: string,
  sectionId: HistorySectionId,
  days: HistoryDays,
  { filterId = null, sport = null }: Partial<Pick<Wanted, 'sport'>> & { readonly filterId?: string | null } = {},
): Promise<readonly Total[]> {
  const filter = historyFilter(sectionId, filterId);
  return filter === undefined ? [] : TOTALS[sectionId](deps, playerId, { filterId: filter.id, days, sport });
}
