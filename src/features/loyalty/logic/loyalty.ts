/** What is written, and what it is. */
export interface NamedBalance {
  readonly label: string;
  readonly text: string;
  readonly tooltip: string;
}

export interface TierStep {
  /** As players read it. */
  readonly label: string;
  readonly fromPoints: number;
  readonly state: 'reached' | 'current' | 'ahead';
}

export interface EarningMethod {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

/** A player's place in the programme. */
export interface Programme {
  readonly tier: string;
  readonly points: number;
  /** Null: the player has the highest tier. */
  readonly next: { readonly tier: string; readonly atPoints: number; readonly missingPoints: number } | null;
  /** A day, such as 2027-12-31; null: the first tier has no end. */
  readonly through: string | null;
  readonly tiers: readonly TierStep[];
  readonly balances: readonly NamedBalance[];
  readonly cardNumber: string;
  readonly earning: readonly EarningMethod[];
}

export interface RedemptionMethod {
  readonly id: string;
  readonly title: string;
  readonly lineItems: readonly string[];
  readonly centsPer100Credits: number;
  readonly minimumCredits: number;
}

/** What can be redeemed. */
export interface Redeemable {
  readonly credits: number;
  readonly owedCredits: number;
  readonly isRedeemable: boolean;
  readonly methods: readonly RedemptionMethod[];
}

/** What the loyalty service answers. `message`: it reports an error, and nothing else counts. */
export type Answered<Value> = { readonly value: Value; readonly error: null } | { readonly value: null; readonly error: string };

/** What credits give, in cents: rounded down, as the server does. */
export function centsOf(credits: number, { centsPer100Credits }: Pick<RedemptionMethod, 'centsPer100Credits'>): number {
  return Math.floor((credits * centsPer100Credits) / 100);
}

/** Digits alone, with or without thousands marks; null: no number of credits. */
export function creditsOf(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const count = new Intl.NumberFormat('en-US');

/** Why this many credits cannot be redeemed; null: they can. */
export function redemptionProblem(
  credits: number | null,
  method: Pick<RedemptionMethod, 'minimumCredits'>,
  available: number,
): string | null {
  if (credits === null) return 'Enter a number of points.';
  if (credits < method.minimumCredits) return `At least ${count.format(method.minimumCredits)} points.`;
  return credits > available ? `You have ${count.format(available)} points.` : null;
}

/** How much of the points for the next tier there is, in whole percent. */
export function progressPercent({ points, next }: Pick<Programme, 'points' | 'next'>): number {
  return next === null ? 100 : Math.min(100, Math.floor((points * 100) / next.atPoints));
}

/** Each tier as reached, the player's, or ahead of them. */
export function stepsOf(
  tiers: readonly { readonly label: string; readonly fromPoints: number }[],
  current: { readonly label: string; readonly fromPoints: number },
): readonly TierStep[] {
  return tiers.map((tier) => ({
    ...tier,
    label: tier.fromPoints === current.fromPoints ? current.label : tier.label,
    state: tier.fromPoints < current.fromPoints ? 'reached' : tier.fromPoints === current.fromPoints ? 'current' : 'ahead',
  }));
}
