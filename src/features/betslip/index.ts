/**
 * The betslip's door. src/app starts one betslip a page (`startBetslip({ platform, client, oddsFormat })`), gives its
 * `betslipSelections` to whatever shows prices, and draws `BetslipPanel` beside the sportsbook's pages.
 */

export { type BetslipSelections, betslipSelections } from './data/betslipSelections.ts';
export type { Betslip } from './data/createBetslip.ts';
export type { LateBetslip } from './data/lateBetslip.ts';
export { startBetslip } from './data/startBetslip.ts';
export type { BetslipNeeds } from './data/wireBetslip.ts';
export type { Pick as BetslipPick } from './logic/slip.ts';
export { BetslipPanel, type BetslipPanelProps, loadSlipPanel } from './ui/BetslipPanel.tsx';
