/** The pages of safer play: one file, because the door that every page loads pays for each import of its own. */
export { CheckInPage } from './CheckInPage.tsx';
export { HistoryPage } from './HistoryPage.tsx';
export { LimitPage } from './LimitPage.tsx';
export { OverviewPage } from './OverviewPage.tsx';
export { CoolOffPage, SelfExclusionPage } from './StopPage.tsx';
