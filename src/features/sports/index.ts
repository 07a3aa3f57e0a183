export type { ClockPort, PricePort, SlipPick, SlipPort, SportsPorts } from './data/ports.ts';
export { SportsContext } from './data/sportsContext.ts';
