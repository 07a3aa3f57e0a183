/** The picture of a sportsbook's casino; a standalone casino has its own. */
export const CASINO_ART = '/art/promo-night.svg';
