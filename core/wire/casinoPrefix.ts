/**
 * The specification gives most casino paths without the prefix `casino`, and does not say whether they stand below it. '' is the reading of
 * the letter; `casino/` the other one.
 */
export const CASINO_PREFIX: '' | 'casino/' = '';
