/** When the last minutes of a sport's games begin: `lastMinutes` before the end of a game of `minutes` of play. */
interface PlayingTime {
  readonly minutes: number;
  readonly lastMinutes: number;
  /** Numbers of the last period by the letter of the clock: `Q4 1:10`, `H2 1:10`. */
  readonly lastPeriods: Readonly<Record<string, number>>;
}

/** Times by the sport's slug. A sport without an entry has no clock. The shortest games of a sport count: 40 minutes in college basketball. */
const PLAYING_TIMES: Readonly<Record<string, PlayingTime>> = {
  football: { minutes: 60, lastMinutes: 2, lastPeriods: { Q: 4 } },
  basketball: { minutes: 40, lastMinutes: 2, lastPeriods: { Q: 4, H: 2 } },
  hockey: { minutes: 60, lastMinutes: 2, lastPeriods: { P: 3 } },
  soccer: { minutes: 90, lastMinutes: 5, lastPeriods: {} },
  baseball: { minutes: 140, lastMinutes: 15, lastPeriods: {} },
  cricket: { minutes: 170, lastMinutes: 10, lastPeriods: {} },
  boxing: { minutes: 36, lastMinutes: 3, lastPeriods: {} },
  mma: { minutes: 15, lastMinutes: 1, lastPeriods: { R: 3 } },
};

export interface Play {
  readonly sport: string;
  /** As the feed says it; null: it says none. */
  readonly clock: string | null;
  readonly startsAt: Date;
}

/**
 * Whether a game in play is in its last minutes, in overtime or after regulation, by its clock. A clock that says nothing of that, or none,
 * leaves the time since the start: play takes at least its playing time.
 */
export function isEndOfPlay({ sport, clock, startsAt }: Play, now: Date): boolean {
  const time = PLAYING_TIMES[sport];
  if (time === undefined) return false;
  const left = minutesLeft(time, clock ?? '');
  return left === null
    ? now.getTime() - startsAt.getTime() >= (time.minutes - time.lastMinutes) * 60_000
    : left <= time.lastMinutes;
}

/** Minutes of regulation; null where the clock does not say. In an earlier period: more than any last minutes. */
function minutesLeft({ minutes, lastPeriods }: PlayingTime, clock: string): number | null {
  if (/^(End )?(OT|SO|Final|FT)/.test(clock)) return 0;
  if (clock === 'HT') return minutes / 2;
  const countingUp = /^(\d{1,3})(\+\d+)?['’]$/.exec(clock);
  if (countingUp) return minutes - Number(countingUp[1]);
  const [, ended, letter = '', period, minute = '', second = ''] = /^(End )?([A-Z])(\d)(?: (\d{1,2}):(\d{2}))?$/.exec(clock) ?? [];
  const last = lastPeriods[letter];
  if (last === undefined) return null;
  if (Number(period) > last) return 0;
  if (Number(period) < last) return minutes;
  if (ended) return 0;
  return minute === '' ? null : Number(minute) + Number(second) / 60;
}
