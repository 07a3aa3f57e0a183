/** The base path of the award pages: the specification does not say under which they are nested. */
export const AWARD_PAGES_PATH = 'account/award-details';
