import type { BrandKind } from '../../../../core/wire/brandKind.ts';

export interface HouseRule {
  readonly product: 'SPORTSBOOK' | 'CASINO';
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The first row names the columns. */
  readonly table: readonly (readonly string[])[] | null;
}

/** Those of the products that a brand of this kind has: a sportsbook has both. */
export function houseRulesOf(rules: readonly HouseRule[], kind: BrandKind): readonly HouseRule[] {
  return kind === 'casino' ? rules.filter(({ product }) => product === 'CASINO') : rules;
}
