/** How often a player's location is checked while they bet. */
export interface CheckRule {
  /** A pass lasts no longer. */
  readonly intervalSeconds: number;
  /** Within so many metres of a border a check is due after `nearSeconds`. */
  readonly nearMetres: number;
  readonly nearSeconds: number;
}

/** Maine, 16-633 C.M.R. ch. 62: at most 20 minutes apart, 5 within a mile of a border. No other rule that was found asks for more. */
const STRICTEST: CheckRule = { intervalSeconds: 1_200, nearMetres: 1_609, nearSeconds: 300 };

/** Rules by region (ISO 3166-2); a region that is not listed has the strictest of the known rules. */
const RULES: Readonly<Record<string, CheckRule>> = { 'US-ME': STRICTEST };

export function checkRuleOf(regionCode: string): CheckRule {
  return RULES[regionCode] ?? STRICTEST;
}

/** A position taken longer ago says where the player was. The app asks the browser for one of at most 30 s. */
export const MAXIMUM_POSITION_SECONDS = 120;

/** Two checks of one position differ by so much: a device tells its age in whole seconds, and requests take their time. */
const SAME_POSITION_MS = 2_000;

/** The youngest position that a check of the player has judged. */
export interface JudgedPosition {
  readonly takenAt: Date;
  readonly wasRefused: boolean;
}

/**
 * Whether a position says more than the youngest one that was judged. A player may be told twice of one position, which gives a pass again, but
 * never takes a refusal back.
 */
export function isNews(takenAt: Date, judged: JudgedPosition | null): boolean {
  if (judged === null) return true;
  return takenAt.getTime() > judged.takenAt.getTime() - (judged.wasRefused ? 0 : SAME_POSITION_MS);
}

/** Before the next check is due: long enough to make it. */
const REFRESH_BEFORE_MS = 60_000;

/** Until when a check is good, and from when on the next one is due. @param packetEnd until when the position itself is. */
export function passTimes(
  rule: CheckRule,
  distanceMetres: number,
  packetEnd: Date,
  now: Date,
): { readonly expiresAt: Date; readonly refreshAt: Date } {
  const seconds = distanceMetres <= rule.nearMetres ? rule.nearSeconds : rule.intervalSeconds;
  const expiresAt = Math.min(packetEnd.getTime(), now.getTime() + seconds * 1_000);
  return { expiresAt: new Date(expiresAt), refreshAt: new Date(Math.max(now.getTime(), expiresAt - REFRESH_BEFORE_MS)) };
}
