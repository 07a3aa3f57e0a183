/** A bet that the brand features, at the prices of now. */
export interface FeaturedBet {
  readonly featuredBetId: string;
  readonly title: string;
  readonly isParlay: boolean;
  readonly totalOdds: string;
  readonly legs: readonly FeaturedLeg[];
}

export interface FeaturedLeg {
  readonly selectionId: string;
  /** The selection with its line. */
  readonly title: string;
  readonly detail: string;
  readonly eventName: string;
  readonly eventPath: string;
}

/** The link that adds it to the slip, on the page that shows it; the slip asks first where it has to. */
export function featuredBetLink(search: string, featuredBetId: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('featuredBetId', featuredBetId);
  return `?${parameters.toString()}`;
}
