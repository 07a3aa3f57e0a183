import { MAXIMUM_SELECTIONS } from '../../../../core/money/slipLimits.ts';

/** Betslip settings: the specification's constants, or a default where it gives no value. */

/** "Bet Placed reverts after a timeout (value not shown)": long enough to read the receipt. */
export const BET_PLACED_MS = 5_000;

/** Generic debounce default of the specification; an amount is sent this long after the last key. */
export const AMOUNT_DEBOUNCE_MS = 100;

/** At most one announcement in this time. */
export const ANNOUNCE_EVERY_MS = 2_000;

/** Poll interval of the slip while the push connection is down. */
export const SLIP_POLL_MS = 5_000;

/** The second pick selects the Parlay tab; with this, not when a stake has been typed for the first. */
export const STAKE_KEEPS_TAB = true;

/** Shown when Parlay is chosen with one leg, which the Straight tab keeps. */
export const NEEDS_ANOTHER_BET = 'Add another bet to make this a parlay!';

/** How often a location where no bets are taken is asked about again. */
export const LOCATION_RECHECK_MS = 20_000;

export const SLIP_FULL = `Your slip is full (${MAXIMUM_SELECTIONS} picks).`;
