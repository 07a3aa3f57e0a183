/** Visitors in this region go to the casino's own variant (specification, section 2). */
export const REDIRECTED_REGION = 'US-PA';

/** A region as `GET /i/regions` answers it. */
export interface RegionEntry {
  readonly iso_3166_2_code: string;
  readonly name: string;
  /** Where its visitors are sent to; null: they stay. */
  readonly redirect_url: string | null;
}

/** The body of `GET /i/regions`. */
export interface RegionsAnswer {
  /** All regions where bets are accepted. */
  readonly regions: readonly RegionEntry[];
}
