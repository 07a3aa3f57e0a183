import { EASTERN } from '../time/eastern.ts';

/**
 * The specification writes what a session has spent as the amount divided by a cents factor, with fixed decimals, and the time beside it in ET,
 * and leaves both numbers to configuration.
 */
export const SPENT_DIVISOR = 100;
export const SPENT_DECIMALS = 2;

/** `$20.00`, of 2000. */
export function formatSpent(amount: number): string {
  const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: SPENT_DECIMALS, maximumFractionDigits: SPENT_DECIMALS });
  return `$${number.format(amount / SPENT_DIVISOR)}`;
}

/** `7:41 PM ET`. @param at epoch milliseconds. */
export function formatEastern(at: number): string {
  return `${new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, timeStyle: 'short' }).format(at)} ET`;
}
