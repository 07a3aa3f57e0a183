export { HistoryPage } from './HistoryPage.tsx';
export { RoundPage } from './RoundPage.tsx';
export { SessionPage } from './SessionPage.tsx';
export { SummaryPage } from './SummaryPage.tsx';
export { TaxesPage } from './TaxesPage.tsx';
