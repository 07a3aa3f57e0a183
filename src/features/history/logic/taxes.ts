/** Money in whole cents, instants in ISO 8601. */
export interface TaxForm {
  readonly w2gId: string;
  readonly displayName: string;
  readonly downloadUrl: string;
  readonly paidAt: string;
  readonly winningsCents: number;
  readonly wagerCents: number;
  /** It changes a form of an earlier year. */
  readonly isCorrection: boolean;
  /** The later year whose form corrects it; null: it stands. */
  readonly correctedIn: number | null;
}

export interface TaxYear {
  readonly year: number;
  readonly downloadUrl: string;
  /** What was wagered and paid, by product. */
  readonly statementUrl: string;
  readonly sportsNetCents: number;
  readonly casinoNetCents: number;
  /** On the forms. */
  readonly winningsCents: number;
  readonly forms: readonly TaxForm[];
}
