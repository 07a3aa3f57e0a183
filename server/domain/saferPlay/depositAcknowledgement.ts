/** Specification: a player's deposits that have to be acknowledged when they reach this, in cents, by the player's state. */
const AMOUNT_CENTS: Readonly<Record<string, number>> = { 'US-NJ': 250_000, 'US-NY': 250_000, 'US-WV': 500_000 };

/** @param regionCode ISO 3166-2. @returns null: this region asks for no acknowledgement. */
export function depositAcknowledgementCents(regionCode: string): number | null {
  return AMOUNT_CENTS[regionCode] ?? null;
}

export interface DepositAcknowledgementText {
  readonly title: string;
  readonly body: string;
  readonly buttonLabel: string;
}

/** @param amount as the player reads it, `$2,500`. */
export function depositAcknowledgementText(amount: string): DepositAcknowledgementText {
  return {
    title: 'About your deposits',
    body: `Your deposits have reached ${amount}. You can set limits on deposits, spend and time, or take a cool-off, whenever you like. Free help is there if betting stops being fun.`,
    buttonLabel: 'I Understand',
  };
}
