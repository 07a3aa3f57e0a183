import { historySection } from '../../../../../core/wire/history.ts';
import type {
  CasinoRound,
  CasinoSession,
  History,
  HistoryTotal,
  Paged,
  RoundDetails,
  Transaction,
  TransactionStatus,
} from '../../logic/history.ts';
import type { Summary, SummaryPeriod } from '../../logic/summary.ts';
import type { TaxForm, TaxYear } from '../../logic/taxes.ts';

export const HISTORY: History = {
  timeZone: 'America/New_York',
  tabs: (['betting', 'transactions', 'casino'] as const).map((id) => historySection(id)),
  sports: [
    { id: 'football', label: 'Football' },
    { id: 'tennis', label: 'Tennis' },
  ],
};

export const TOTALS: readonly HistoryTotal[] = [
  { label: 'Deposited', count: null, cents: 49_000 },
  { label: 'Withdrawn', count: null, cents: 35_000 },
  { label: 'Bonuses', count: null, cents: 3_500 },
  { label: 'Net deposits', count: null, cents: 14_000 },
];

export function paged<Item>(items: readonly Item[], hasNext = false): Paged<Item> {
  return { items, hasNext, endCursor: hasNext ? 'more' : null };
}

const PAYMENT: Transaction = {
  id: 'deposit',
  at: '2026-11-20T23:30:00Z',
  class: 'DEPOSIT',
  title: 'Deposit · Online banking',
  reference: 'DP-77A1-20914',
  status: 'COMPLETED',
  cents: 10_000,
  requestedCents: null,
  balanceCents: 26_850,
  isCash: true,
};
const WITHDRAWALS = ['COMPLETED', 'PENDING', 'CANCELLED', 'DECLINED', 'RETURNED'] as const satisfies readonly TransactionStatus[];
export const TRANSACTIONS: readonly Transaction[] = [
  {
    ...PAYMENT,
    id: 'bet',
    class: 'BET',
    title: 'Bet · 3-leg parlay',
    reference: '8F21·20554',
    cents: -2_000,
    balanceCents: 24_850,
  },
  PAYMENT,
  { ...PAYMENT, id: 'bonus', class: 'BONUS', title: 'Bonus', reference: null, cents: 1_000, balanceCents: 1_000, isCash: false },
  {
    ...PAYMENT,
    id: 'failed',
    title: 'Deposit · Debit card',
    status: 'FAILED' as const,
    cents: 0,
    requestedCents: 5_000,
    balanceCents: null,
  },
  ...WITHDRAWALS.map(
    (status, index): Transaction => ({
      ...PAYMENT,
      id: status,
      class: 'WITHDRAWAL',
      title: 'Withdrawal · Cash at casino',
      status,
      at: `2026-11-1${8 - index}T19:14:00Z`,
      cents: -20_000,
      balanceCents: 16_850,
    }),
  ),
];

export const SESSION: CasinoSession = {
  id: 's-1',
  gameId: 'velvet-sevens',
  gameTitle: 'Velvet Sevens',
  openedAt: '2026-11-20T01:31:00Z',
  endedAt: '2026-11-20T02:12:00Z',
  roundCount: 144,
  betCents: 6_240,
  bonusCents: 500,
  winCents: 5_120,
};
export const SESSIONS: readonly CasinoSession[] = [
  SESSION,
  { ...SESSION, id: 's-2', gameTitle: 'Blackjack Salon', openedAt: '2026-11-19T01:31:00Z', roundCount: 1, winCents: 9_000 },
  {
    ...SESSION,
    id: 's-3',
    openedAt: '2026-11-18T01:31:00Z',
    endedAt: null,
    roundCount: 0,
    betCents: 0,
    bonusCents: 0,
    winCents: 0,
  },
];

const ROUND: CasinoRound = {
  id: '4471',
  status: 'ENDED',
  openedAt: '2026-11-20T01:52:14Z',
  betCents: 40,
  bonusCents: 0,
  winCents: 200,
};
export const ROUNDS: readonly CasinoRound[] = [
  ROUND,
  { ...ROUND, id: '4470', status: 'ROLLED_BACK', betCents: 0, winCents: 0 },
  { ...ROUND, id: '4469', status: 'OPEN', winCents: 0 },
];
export const DETAILS: RoundDetails = {
  ...ROUND,
  gameRoundId: '046753c5-c4bc-4986-be79-5df09509a1ec',
  sessionId: 's-1',
  gameId: 'velvet-sevens',
  gameTitle: 'Velvet Sevens',
  endedAt: '2026-11-20T01:52:15Z',
  beforeCents: 25_210,
  afterCents: 25_370,
  proofUrl: 'https://games.example.com/verify?round=4471',
};

export const SUMMARY: Summary = {
  timeZone: 'America/New_York',
  memberSince: '2024-01-12T15:00:00Z',
  openBetCount: 4,
  address: '218 Harbor Way, Erie PA 16507',
  dateOfBirth: '1994-04-18',
  periods: (['TODAY', 'WEEK', 'MONTH', 'YEAR'] as const satisfies readonly SummaryPeriod[]).map((period, index) => ({
    period,
    since: '2026-11-01T04:00:00Z',
    settledBetCount: 23 * index,
    sportsNetCents: -8_460 * index,
    casinoNetCents: 1_200 * index,
    depositedCents: 10_000 * index,
    withdrawnCents: 5_000 * index,
    seconds: 2_460 * (index + 1) ** 2,
  })),
};

const FORM: TaxForm = {
  w2gId: 'bet-17-1',
  displayName: 'W-2G, 8-leg parlay',
  downloadUrl: '/i/tax_forms/bet-17-1',
  paidAt: '2025-09-28T20:00:00Z',
  winningsCents: 312_000,
  wagerCents: 1_000,
  isCorrection: false,
  correctedIn: null,
};
const YEAR: TaxYear = {
  year: 2025,
  downloadUrl: '/i/tax_forms/year/2025',
  statementUrl: '/i/tax_forms/statement/2025',
  winningsCents: 496_000,
  sportsNetCents: 240_100,
  casinoNetCents: 140_000,
  forms: [
    { ...FORM, correctedIn: 2026 },
    {
      ...FORM,
      w2gId: 'round-8-1',
      displayName: 'W-2G, Velvet Sevens',
      downloadUrl: '/i/tax_forms/round-8-1',
      winningsCents: 184_000,
    },
  ],
};
export const YEARS: readonly TaxYear[] = [
  {
    ...YEAR,
    year: 2026,
    downloadUrl: '/i/tax_forms/year/2026',
    statementUrl: '/i/tax_forms/statement/2026',
    winningsCents: -312_000,
    forms: [
      {
        ...FORM,
        w2gId: 'bet-17-2',
        displayName: 'W-2G correction, 8-leg parlay',
        downloadUrl: '/i/tax_forms/bet-17-2',
        paidAt: '2026-01-10T20:00:00Z',
        winningsCents: -312_000,
        isCorrection: true,
      },
    ],
  },
  YEAR,
  {
    ...YEAR,
    year: 2024,
    downloadUrl: '/i/tax_forms/year/2024',
    statementUrl: '/i/tax_forms/statement/2024',
    winningsCents: 0,
    forms: [],
  },
];
