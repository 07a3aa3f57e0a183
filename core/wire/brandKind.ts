/** `sportsbook`: sports and casino. `casino`: a standalone casino. */
export type BrandKind = 'sportsbook' | 'casino';
