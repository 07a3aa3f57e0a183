/**
 * The betslip's door. src/app starts one betslip a page (`startBetslip({ platform, client, oddsFormat })`), gives its
 * `betslipSelections` to whatever shows prices, and draws `BetslipPanel` beside the sportsbook's pages.
 */
export { type BetslipSelections, betslipSelections } from './data/betslipSelections.ts';
export type { LateBetslip } from './data/lateBetslip.ts';
export { startBetslip } from './data/startBetslip.ts';
export { BetslipPanel, loadSlipPanel } from './ui/BetslipPanel.tsx';
