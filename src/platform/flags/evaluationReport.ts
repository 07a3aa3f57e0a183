import type { AnalyticsEvents } from '../../../core/wire/analyticsEvents.ts';
import { type FlagKey, isFlagKey } from '../../../core/wire/flags.ts';
import type { Timers } from '../clock.ts';

/** Evaluations are reported this long after the first of them (specification, section 9). */
export const FLAG_REPORT_DELAY_MS = 2_000;

/** Reports which values of flags this page has used: each once, together. */
export function evaluationReport(
  timers: Timers,
  report: (properties: AnalyticsEvents['FLAGS_EVALUATED']) => void,
): (key: string, value: unknown) => void {
  const reported = new Map<FlagKey, boolean>();
  let waiting: Partial<Record<FlagKey, boolean>> | null = null;
  return (key, value) => {
    if (!isFlagKey(key) || typeof value !== 'boolean' || reported.get(key) === value) return;
    reported.set(key, value);
    if (waiting === null)
      timers.after(FLAG_REPORT_DELAY_MS, () => {
        report({ flags: waiting ?? {} });
        waiting = null;
      });
    waiting = { ...waiting, [key]: value };
  };
}
