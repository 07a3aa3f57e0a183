/** Who a flag is evaluated for. */
export interface FlagContext {
  /** Null: not logged in. */
  readonly playerId: string | null;
  readonly brand: string;
  /** ISO 3166-2, such as US-NJ; null: unknown. */
  readonly region: string | null;
  /** A bot or crawler gets the defaults. */
  readonly isCrawler: boolean;
}

/** Applies where every list that it has contains the caller. */
export interface FlagRule {
  readonly players?: readonly string[] | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly value: boolean;
}

/** A flag that an operator has set: for all, or by rules of which the first that applies decides. */
export type FlagSetting = boolean | { readonly rules: readonly FlagRule[]; readonly otherwise?: boolean | undefined };

/** The reasons are OpenFeature's. */
export interface FlagEvaluation {
  readonly value: boolean;
  readonly reason: 'DEFAULT' | 'STATIC' | 'TARGETING_MATCH';
}

/** The value of a flag whose setting is known, else its brand's default. */
export function evaluateFlag(setting: FlagSetting | undefined, brandDefault: boolean, context: FlagContext): FlagEvaluation {
  const byDefault = { value: brandDefault, reason: 'DEFAULT' } as const;
  if (setting === undefined || context.isCrawler) return byDefault;
  if (typeof setting === 'boolean') return { value: setting, reason: 'STATIC' };
  const rule = setting.rules.find((each) => applies(each, context));
  if (rule) return { value: rule.value, reason: 'TARGETING_MATCH' };
  return setting.otherwise === undefined ? byDefault : { value: setting.otherwise, reason: 'STATIC' };
}

function applies({ players, brands, regions }: FlagRule, { playerId, brand, region }: FlagContext): boolean {
  const contains = (list: readonly string[] | undefined, value: string | null): boolean =>
    list === undefined || (value !== null && list.includes(value));
  return contains(players, playerId) && contains(brands, brand) && contains(regions, region);
}
