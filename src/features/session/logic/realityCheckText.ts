import { formatEastern, formatSpent } from '../../../../core/money/sessionSpend.ts';

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** `1 hour 5 minutes`; seconds only below a minute. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return count(whole, 'second');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return [...(hours > 0 ? [count(hours, 'hour')] : []), ...(minutes > 0 ? [count(minutes, 'minute')] : [])].join(' ');
}

export interface RealityCheckFacts {
  readonly elapsedSeconds: number;
  readonly intervalSeconds: number;
  /** As the server sends it; null: not known yet. */
  readonly spentCents: number | null;
  /** What the brand calls the check-in. */
  readonly name: string;
  /** Epoch milliseconds: the time that is shown beside it. */
  readonly now: number;
}

export function realityCheckText({ elapsedSeconds, intervalSeconds, spentCents, name, now }: RealityCheckFacts): {
  readonly body: string;
  readonly detail: string;
} {
  const interval = `${name}: every ${durationText(intervalSeconds)}`;
  return {
    body: `You’ve been playing for ${durationText(elapsedSeconds)}`,
    detail: spentCents === null ? interval : `Spent this session ${formatSpent(spentCents)} at ${formatEastern(now)} · ${interval}`,
  };
}
