export interface WarningFacts {
  /** The brand's name. */
  readonly name: string;
  readonly isCasino: boolean;
  /** The name of the brand that a standalone casino points to outside its area; null: none. */
  readonly partner: string | null;
  /** The visitor's region; null: unknown. */
  readonly region: string | null;
}

export interface WarningText {
  readonly title: string;
  readonly body: string;
}

/** The text of the location warning: for a standalone casino that of "casino out-of-state" (specification, section 6). */
export function locationWarning({ name, isCasino, partner, region }: WarningFacts): WarningText {
  if (!isCasino)
    return {
      title: 'Looks like you’re outside of an operating area',
      body: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
    };
  const elsewhere = partner === null ? '' : ` Its partner is ${partner}.`;
  return {
    title: `Casino isn’t open in ${region ?? 'your region'} yet`,
    body: `You can’t play ${name} games here.${elsewhere} You can still look around and log in.`,
  };
}
