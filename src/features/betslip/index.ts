/**
 * The betslip's door. src/app starts one betslip a page (`startBetslip({ platform, client, oddsFormat })`), gives its
 * `betslipSelections` to whatever shows prices, and draws `BetslipPanel` beside the sportsbook's pages.
 */
export type { Betslip } from './data/createBetslip.ts';
export { type BetslipNeeds, type BetslipSelections, betslipSelections, startBetslip } from './data/startBetslip.ts';
export type { Pick as BetslipPick } from './logic/slip.ts';
export { BetslipPanel, type BetslipPanelProps } from './ui/BetslipPanel.tsx';
