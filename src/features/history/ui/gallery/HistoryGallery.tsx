import { type ReactNode, useMemo } from 'react';
import { FAILED, loadedWith, PENDING, type StillPage, stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { Sample, samples } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import { HistoryView } from '../HistoryPage.tsx';
import { Round } from '../RoundPage.tsx';
import { Session } from '../SessionPage.tsx';
import { SummaryPage } from '../SummaryPage.tsx';
import { TaxesPage } from '../TaxesPage.tsx';
import { DETAILS, HISTORY, paged, ROUNDS, SESSION, SESSIONS, SUMMARY, TOTALS, TRANSACTIONS, YEARS } from './historySamples.ts';

type Answers = NonNullable<StillPage['answers']>;

const answers = (more: Answers = {}): Answers => ({
  HistoryTabs: loadedWith(HISTORY),
  HistoryTotals: loadedWith(TOTALS),
  HistoryTransactions: loadedWith(paged(TRANSACTIONS)),
  HistorySessions: loadedWith(paged(SESSIONS)),
  HistorySession: loadedWith({ value: SESSION }),
  HistoryRounds: loadedWith(paged(ROUNDS)),
  HistoryRound: loadedWith({ value: DETAILS }),
  AccountSummary: loadedWith(SUMMARY),
  PlayerLimits: loadedWith({ limits: [], session: { spentAmount: 0, since: '2026-11-20T20:00:00Z' } }),
  TaxForms: loadedWith(YEARS),
  ...more,
});

type Page = Omit<StillPage, 'status'>;
type Row = readonly [name: string, page: Page, content: ReactNode];

/** A page as it loads, has failed, and offline without data. */
function troubles(name: string, operation: string, content: ReactNode): readonly Row[] {
  return [
    [`${name}, loading`, { answers: answers({ [operation]: PENDING }) }, content],
    [`${name}, failed`, { answers: answers({ [operation]: FAILED }) }, content],
    [`${name}, offline`, { isOnline: false, answers: answers({ [operation]: FAILED }) }, content],
  ];
}

const all = answers();
const transactions = <HistoryView key="page" sectionId="transactions" />;
const casino = <HistoryView key="page" sectionId="casino" />;
const session = <Session key="page" sessionId="s-1" />;
const round = <Round key="page" roundId="4471" />;
const summary = <SummaryPage key="page" />;
const taxes = <TaxesPage key="page" />;

const PAGES: readonly Row[] = [
  ['Summary', { answers: all }, summary],
  ['Summary, new player', { answers: answers({ HistoryTransactions: loadedWith(paged([])) }) }, summary],
  ...troubles('Summary', 'AccountSummary', summary),
  ['Transactions', { answers: all }, transactions],
  [
    'Transactions, more to come',
    { answers: answers({ HistoryTransactions: loadedWith(paged(TRANSACTIONS, true)) }) },
    transactions,
  ],
  ['Transactions, none', { answers: answers({ HistoryTransactions: loadedWith(paged([])) }) }, transactions],
  ['Transactions, tabs loading', { answers: answers({ HistoryTabs: PENDING, HistoryTotals: PENDING }) }, transactions],
  ...troubles('Transactions', 'HistoryTransactions', transactions),
  ['Casino', { answers: all }, casino],
  ['Casino, none', { answers: answers({ HistorySessions: loadedWith(paged([])) }) }, casino],
  ...troubles('Casino', 'HistorySessions', casino),
  ['Session', { answers: all }, session],
  [
    'Session, open',
    { answers: answers({ HistorySession: loadedWith({ value: SESSIONS[2] }), HistoryRounds: loadedWith(paged([])) }) },
    session,
  ],
  ['Session, unknown', { answers: answers({ HistorySession: loadedWith({ value: null }) }) }, session],
  ...troubles('Session', 'HistorySession', session),
  ['Round', { answers: all }, round],
  ['Round, not to be proved', { answers: answers({ HistoryRound: loadedWith({ value: { ...DETAILS, proofUrl: null } }) }) }, round],
  [
    'Round, open',
    { answers: answers({ HistoryRound: loadedWith({ value: { ...DETAILS, status: 'OPEN', endedAt: null, proofUrl: null } }) }) },
    round,
  ],
  ['Round, unknown', { answers: answers({ HistoryRound: loadedWith({ value: null }) }) }, round],
  ...troubles('Round', 'HistoryRound', round),
  ['Taxes', { answers: all }, taxes],
  ['Taxes, none', { answers: answers({ TaxForms: loadedWith([]) }) }, taxes],
  ...troubles('Taxes', 'TaxForms', taxes),
];

/** Every state of the pages of what happened to a player's money. Nothing is read. For developers. */
export function HistoryGallery() {
  useTitle('Gallery of the history');
  return <BrandPanels title="Gallery of the history" Samples={Samples} isWide />;
}

function Still({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const services = useServices();
  const still = useMemo(() => stillServices(services, { status: 'loggedIn', ...page }), [services, page]);
  return <ServicesContext value={still}>{children}</ServicesContext>;
}

function Samples() {
  return (
    <div className={samples}>
      {PAGES.map(([name, page, content]) => (
        <Sample key={name} name={name}>
          <Still page={page}>{content}</Still>
        </Sample>
      ))}
    </div>
  );
}
