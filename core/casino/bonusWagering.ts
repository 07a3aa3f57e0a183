/** How many times a casino bonus has to be bet, as far as it can be lost, until it is cash. In the database: casino_bonus_times(). */
export const CASINO_BONUS_TIMES = 10;
