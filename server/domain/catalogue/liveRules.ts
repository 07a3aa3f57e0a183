/** How long an in-play price of a sport is valid, and how long an in-play bet on it is held before it is decided. */
export interface LiveRule {
  readonly livePriceMs: number;
  readonly placeDelayMs: number;
}

const DEFAULT_LIVE_RULE: LiveRule = { livePriceMs: 10_000, placeDelayMs: 1_000 };

/** Exceptions, by the sport's slug: prices of faster sports expire sooner; where one moment decides a game, a bet is held longer. */
const RULES_BY_SPORT: Readonly<Record<string, LiveRule>> = {
  basketball: { livePriceMs: 8_000, placeDelayMs: 2_000 },
  hockey: { livePriceMs: 8_000, placeDelayMs: 2_000 },
  mma: { livePriceMs: 8_000, placeDelayMs: 2_000 },
  soccer: { livePriceMs: 10_000, placeDelayMs: 3_000 },
  tennis: { livePriceMs: 6_000, placeDelayMs: 3_000 },
};

export interface LiveRules {
  readonly bySport: Readonly<Record<string, LiveRule>>;
  /** Rule of a sport that `bySport` does not have. */
  readonly other: LiveRule;
}

/** The rules of all sports. A value of `overrides` that is not null replaces the table's for every sport. */
export function liveRules(overrides: { readonly livePriceMs: number | null; readonly placeDelayMs: number | null }): LiveRules {
  const overridden = (rule: LiveRule): LiveRule => ({
    livePriceMs: overrides.livePriceMs ?? rule.livePriceMs,
    placeDelayMs: overrides.placeDelayMs ?? rule.placeDelayMs,
  });
  return {
    bySport: Object.fromEntries(Object.entries(RULES_BY_SPORT).map(([sport, rule]) => [sport, overridden(rule)])),
    other: overridden(DEFAULT_LIVE_RULE),
  };
}
