/** One payout that may come with a form W-2G. */
export interface TaxablePayout {
  /** SPORTS, or the engine of the game. */
  readonly product: string;
  /** Wagers with the same one are identical: kind, selections, prices. Null: there is no other like it. */
  readonly wager: string | null;
  /** The bet or the round: `bet-17`, `round-8`. Its payouts are given in the order of their numbers. */
  readonly source: string;
  readonly number: number;
  readonly title: string;
  readonly paidAt: Date;
  /** In the player's zone. */
  readonly year: number;
  readonly wagerCents: number;
  /** The part of the wager that its payout returns: nothing of a bonus bet, whose stake was not the player's. */
  readonly ownStakeCents: number;
  /** What it paid; of a correction what the bet pays by it, 0 if it was lost after all. */
  readonly payoutCents: number;
}

/** From `fromYear` on, until a later rule of the same product. */
export interface TaxRule {
  readonly product: string;
  readonly fromYear: number;
  readonly minimumCents: number;
  /** The winnings are also so many times the wager; null: only the minimum counts. */
  readonly wagerMultiple: number | null;
  /** Winnings are the payout less the wager. */
  readonly deductsWager: boolean;
}

export interface TaxForm {
  readonly w2gId: string;
  readonly year: number;
  readonly displayName: string;
  readonly isCorrection: boolean;
  /** The form of an earlier year that this one corrects; null: it corrects none. */
  readonly corrects: { readonly w2gId: string; readonly year: number } | null;
  /** The later form that corrects this one; null: it stands as it is. */
  readonly correctedBy: { readonly w2gId: string; readonly year: number } | null;
  /** SPORTS, or the engine of the game. */
  readonly product: string;
  readonly title: string;
  readonly paidAt: Date;
  readonly wagerCents: number;
  /** As the form states them; of a correction the change of those of an earlier year. */
  readonly winningsCents: number;
}

function ruleOf(rules: readonly TaxRule[], { product, year }: TaxablePayout): TaxRule | undefined {
  return rules
    .filter((rule) => rule.product === product && rule.fromYear <= year)
    .toSorted((one, other) => other.fromYear - one.fromYear)[0];
}

/** The winnings that a form states; null: the payout comes with none. */
function formWinnings(payout: TaxablePayout, rules: readonly TaxRule[]): number | null {
  const rule = ruleOf(rules, payout);
  if (rule === undefined) return null;
  const winnings = payout.payoutCents - (rule.deductsWager ? payout.ownStakeCents : 0);
  const isLarge = winnings >= rule.minimumCents && winnings >= (rule.wagerMultiple ?? 0) * payout.wagerCents;
  return isLarge ? winnings : null;
}

interface AddedPayout extends TaxablePayout {
  /** Names the wagers that are added up. */
  readonly group: string;
}

/** Identical wagers that are paid in one year count as one: each row becomes the sum of what they pay from then on. */
function addedUp(payouts: readonly TaxablePayout[]): readonly AddedPayout[] {
  const years = new Map<string, number>();
  const groups = new Map<string, Map<string, TaxablePayout>>();
  return payouts.map((payout) => {
    const { source, wager } = payout;
    const year = years.get(source) ?? payout.year;
    years.set(source, year);
    const group = wager === null ? source : `${year} ${wager}`;
    const wagers = (groups.get(group) ?? new Map<string, TaxablePayout>()).set(source, payout);
    groups.set(group, wagers);
    const paid = [...wagers.values()].filter(({ payoutCents }) => payoutCents > 0);
    if (paid.length === 0) return { ...payout, group };
    const sum = (cents: 'wagerCents' | 'ownStakeCents' | 'payoutCents'): number => paid.reduce((all, one) => all + one[cents], 0);
    return {
      ...payout,
      group,
      wagerCents: sum('wagerCents'),
      ownStakeCents: sum('ownStakeCents'),
      payoutCents: sum('payoutCents'),
    };
  });
}

/**
 * A form for each payout, or sum of identical wagers, that reaches its rule, in the year in which it was paid, the newest first. A payout that was corrected within its year
 * counts as it was at the year's end; a correction in a later year leaves the form's figures as they are, marks it as corrected, and adds a form
 * of the change to the later year.
 */
export function taxFormsOf(rows: readonly TaxablePayout[], rules: readonly TaxRule[]): readonly TaxForm[] {
  const payouts = addedUp(rows);
  const forms: TaxForm[] = [];
  const last = new Map<string, { readonly place: number; readonly winningsCents: number }>();
  payouts.forEach((payout, index) => {
    const { group, source, number, year, product, title, paidAt, wagerCents } = payout;
    const isReplaced = payouts.some((later, place) => place > index && later.group === group && later.year === year);
    if (isReplaced) return;
    const before = last.get(group);
    const winnings = formWinnings(payout, rules);
    const winningsCents = (winnings ?? 0) - (before?.winningsCents ?? 0);
    if ((winnings === null && before === undefined) || winningsCents === 0) return;
    const w2gId = `${source}-${number}`;
    const earlier = before === undefined ? undefined : forms[before.place];
    if (before !== undefined && earlier !== undefined) forms[before.place] = { ...earlier, correctedBy: { w2gId, year } };
    last.set(group, { place: forms.length, winningsCents: winnings ?? 0 });
    forms.push({
      w2gId,
      year,
      product,
      title,
      paidAt,
      wagerCents,
      winningsCents,
      displayName: `W-2G${earlier === undefined ? '' : ' correction'}, ${title}`,
      isCorrection: earlier !== undefined,
      corrects: earlier === undefined ? null : { w2gId: earlier.w2gId, year: earlier.year },
      correctedBy: null,
    });
  });
  return forms.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime());
}
