import { formatOdds, type OddsFormat, sameOdds } from '../../../../../core/money/odds.ts';
import { formatPoints, selectionTitle } from '../../../../../core/money/points.ts';
import { ANNOUNCE_EVERY_MS } from '../constants.ts';
import { isOpen, type SlipLeg, standingOf } from '../slip.ts';

/** The screen reader's text for a slip change: one sentence for each leg that moved, opened or closed. */
export function slipSentences(before: readonly SlipLeg[], after: readonly SlipLeg[], format: OddsFormat): readonly string[] {
  return after.flatMap((leg) => {
    const previous = before.find((other) => other.selectionId === leg.selectionId);
    return previous ? legSentences(previous, leg, format) : [];
  });
}

function legSentences(before: SlipLeg, after: SlipLeg, format: OddsFormat): readonly string[] {
  const title = selectionTitle(before.name, before.marketType, before.current.pointsHundredths);
  if (isOpen(before) && !isOpen(after)) return [`${title} is ${standingOf(after)}`];
  if (!isOpen(before) && isOpen(after)) return [`${title} is open again`];
  const price = ({ current }: SlipLeg): string => formatOdds(current.odds, format);
  const moved = !sameOdds(before.current.odds, after.current.odds);
  const line = after.current.pointsHundredths;
  if (line !== null && line !== before.current.pointsHundredths) {
    const shown = formatPoints(line, after.marketType);
    return [`${title} is now ${shown} at ${price(after)}`];
  }
  return moved ? [`${title} moved from ${price(before)} to ${price(after)}`] : [];
}

/** What the listener knows: each leg as it was last announced, or first seen. */
export interface Announcer {
  readonly lastAt: number | null;
  readonly announced: readonly SlipLeg[];
}

export interface AnnouncerStep {
  readonly announcer: Announcer;
  readonly say: string | null;
  /** When to announce what has changed by then. */
  readonly wakeAt: number | null;
}

/**
 * At most one announcement per ANNOUNCE_EVERY_MS: what differs from what the listener knows. So every change is heard once, those of the
 * time in between together, and a price that is back where it was is not heard.
 */
export function announce(announcer: Announcer, legs: readonly SlipLeg[], format: OddsFormat, now: number): AnnouncerStep {
  const sentences = slipSentences(announcer.announced, legs, format);
  const announced = legs.map((leg) => announcer.announced.find((one) => one.selectionId === leg.selectionId) ?? leg);
  if (sentences.length === 0) return { announcer: { ...announcer, announced }, say: null, wakeAt: null };
  const freeAt = announcer.lastAt === null ? now : announcer.lastAt + ANNOUNCE_EVERY_MS;
  if (now < freeAt) return { announcer: { ...announcer, announced }, say: null, wakeAt: freeAt };
  return { announcer: { lastAt: now, announced: legs }, say: `${sentences.join('. ')}.`, wakeAt: null };
}
