import { formatOdds, type OddsFormat, sameOdds } from '../../../../core/odds.ts';
import { formatPoints, selectionTitle } from '../../../../core/points.ts';
import { ANNOUNCE_EVERY_MS } from './constants.ts';
import { isOpen, type SlipLeg } from './slip.ts';

/** The screen reader's text for a slip change: one sentence for each leg that moved, opened or closed. */
export function slipSentences(before: readonly SlipLeg[], now: readonly SlipLeg[], format: OddsFormat): readonly string[] {
  return now.flatMap((leg) => {
    const known = before.find((other) => other.selectionId === leg.selectionId);
    return known ? legSentences(known, leg, format) : [];
  });
}

function legSentences(before: SlipLeg, now: SlipLeg, format: OddsFormat): readonly string[] {
  const title = selectionTitle(before.name, before.marketType, before.current.pointsHundredths);
  if (isOpen(before) && !isOpen(now)) return [`${title} is suspended`];
  if (!isOpen(before) && isOpen(now)) return [`${title} is open again`];
  const moved = !sameOdds(before.current.odds, now.current.odds);
  const line = now.current.pointsHundredths;
  if (line !== null && line !== before.current.pointsHundredths) {
    const shown = formatPoints(line, now.marketType);
    return [`${title} is now ${shown} at ${formatOdds(now.current.odds, format)}`];
  }
  return moved ? [`${title} moved from ${formatOdds(before.current.odds, format)} to ${formatOdds(now.current.odds, format)}`] : [];
}

/** At most one announcement per ANNOUNCE_EVERY_MS. Sentences in between are joined; a leg's latest sentence replaces earlier ones. */
export interface Announcer {
  readonly lastAt: number | null;
  readonly waiting: readonly string[];
}

export interface AnnouncerStep {
  readonly announcer: Announcer;
  readonly say: string | null;
  /** When to announce the waiting sentences. */
  readonly wakeAt: number | null;
}

export const QUIET: Announcer = { lastAt: null, waiting: [] };

export function announce(announcer: Announcer, sentences: readonly string[], now: number): AnnouncerStep {
  const waiting = [...announcer.waiting.filter((old) => !sentences.some((one) => subject(one) === subject(old))), ...sentences];
  if (waiting.length === 0) return { announcer, say: null, wakeAt: null };
  const freeAt = announcer.lastAt === null ? now : announcer.lastAt + ANNOUNCE_EVERY_MS;
  if (now < freeAt) return { announcer: { ...announcer, waiting }, say: null, wakeAt: freeAt };
  return { announcer: { lastAt: now, waiting: [] }, say: `${waiting.join('. ')}.`, wakeAt: null };
}

function subject(sentence: string): string {
  return sentence.split(/ (?:is|moved) /)[0] ?? sentence;
}
