import type { Clock, Timers } from '../clock.ts';
import type { WritableStore } from '../externalStore.ts';
import type { PersistedText } from '../storage/persistedText.ts';
import { type RealityCheck, type RealityCheckInput, stepRealityCheck } from './logic/realityCheck.ts';
import { noSessionTimes, type SessionTimesState } from './sessionTimesState.ts';

/** The persisted session values (specification, section 3). Shared by all tabs, removed at log-out. Times in epoch milliseconds. */
interface StoredTimes {
  readonly playerAlias: string;
  readonly sessionStart: number;
  readonly realityCheckinInterval: number | null;
  readonly realityCheckinStartAt: number;
  /** When a tab last looked at the clock, to SEEN_MS: a clock that is behind it was set back. */
  readonly seenAt: number;
}

export interface SessionAccount {
  readonly playerAlias: string;
  readonly lastLoginAt: string | null;
  /** Seconds. */
  readonly realityCheckinInterval: number | null;
  readonly spentInSession: { readonly amount: number };
}

/** What others know of the session. */
export interface SessionFacts {
  /** Epoch milliseconds; null while the timer does not run. */
  readonly inactivityEndsAt: () => number | null;
  readonly heartbeatAt: () => number | null;
  readonly isPlayingCasinoGame: () => boolean;
}

/** Writes the session's clock and reality check into a store. */
export interface SessionTimes {
  /** Starts the session's clock: at the stored start of this player's session, or now for a log-in. */
  start(playerAlias: string, isNew: boolean): void;
  /** Starts the reality check with the persisted interval. */
  startRealityCheck(): void;
  /** What the server says of this player. A new interval counts from now. False, and ignored: it is another player's. */
  accept(account: SessionAccount): boolean;
  understood(): void;
  stop(): void;
}

/** The specification's clock tick. */
const TICK_MS = 1000;
/** Not at every tick, which would write to the device once a second. */
const SEEN_MS = 10_000;

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function parse(text: string | null): StoredTimes | null {
  try {
    const { playerAlias, sessionStart, realityCheckinInterval, realityCheckinStartAt, seenAt } = JSON.parse(text ?? 'null') ?? {};
    if (typeof playerAlias !== 'string' || !isTime(sessionStart) || !isTime(realityCheckinStartAt)) return null;
    const interval = isTime(realityCheckinInterval) ? realityCheckinInterval : null;
    const seen = isTime(seenAt) ? seenAt : sessionStart;
    return { playerAlias, sessionStart, realityCheckinInterval: interval, realityCheckinStartAt, seenAt: seen };
  } catch {
    return null;
  }
}

/** After the clock was set back all instants move with it: no hour is counted as not played, and none is given twice. */
function movedBack(times: StoredTimes, now: number): StoredTimes {
  const backMs = times.seenAt - now;
  if (backMs <= 0) return times;
  const { sessionStart, realityCheckinStartAt } = times;
  return { ...times, sessionStart: sessionStart - backMs, realityCheckinStartAt: realityCheckinStartAt - backMs, seenAt: now };
}

/** The clock, the duration and the reality check of a session. Ticks while there is one. */
export function createSessionTimes(ports: {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly storage: PersistedText;
  readonly store: WritableStore<SessionTimesState>;
  readonly facts: SessionFacts;
}): SessionTimes {
  const { clock, timers, storage, store, facts } = ports;
  let stored: StoredTimes | null = null;
  let check: RealityCheck | null = null;
  let account: SessionAccount | null = null;
  let stopTicks = (): void => undefined;

  const write = (times: StoredTimes): void => {
    stored = times;
    storage.write(JSON.stringify(times));
  };

  const publish = (): void => {
    const now = clock.now();
    const lastLoginAt = account?.lastLoginAt ?? null;
    store.set({
      sessionStart: stored?.sessionStart ?? null,
      sessionDuration: stored === null ? null : now - stored.sessionStart,
      lastLoginAt: lastLoginAt === null ? null : Date.parse(lastLoginAt),
      isExistingUser: account === null ? null : lastLoginAt !== null,
      currentTime: now,
      realityCheckinInterval: check?.intervalSeconds ?? null,
      realityCheckinStartAt: check?.startAt ?? null,
      checkInToastOpen: check?.isOpen ?? false,
      spentInSession: account?.spentInSession.amount ?? null,
      sessionInactivityEndsAt: facts.inactivityEndsAt(),
      heartbeatRefreshAt: facts.heartbeatAt(),
      isPlayingCasinoGame: facts.isPlayingCasinoGame(),
    });
  };

  const step = (input: RealityCheckInput): void => {
    if (check === null || stored === null) return;
    check = stepRealityCheck(check, input);
    const { intervalSeconds, startAt } = check;
    if (stored.realityCheckinInterval === intervalSeconds && stored.realityCheckinStartAt === startAt) return;
    write({ ...stored, realityCheckinInterval: intervalSeconds, realityCheckinStartAt: startAt });
  };

  const tick = (): void => {
    const now = clock.now();
    const shared = parse(storage.read());
    if (stored !== null && shared?.playerAlias === stored.playerAlias) {
      stored = movedBack(shared, now);
      if (stored !== shared || now - stored.seenAt >= SEEN_MS) write({ ...stored, seenAt: now });
      step({ type: 'changed', intervalSeconds: stored.realityCheckinInterval, startAt: stored.realityCheckinStartAt });
    }
    step({ type: 'ticked', now });
    publish();
  };

  const stop = (): void => {
    stopTicks();
    stored = null;
    check = null;
    account = null;
    storage.write(null);
    store.set(noSessionTimes(clock.now()));
  };

  return {
    start: (playerAlias, isNew) => {
      const now = clock.now();
      const saved = isNew ? null : parse(storage.read());
      const corrected = saved && movedBack(saved, now);
      const isMine = corrected?.playerAlias === playerAlias && corrected.sessionStart <= now;
      write(
        isMine && corrected !== null
          ? corrected
          : { playerAlias, sessionStart: now, realityCheckinInterval: null, realityCheckinStartAt: now, seenAt: now },
      );
      stopTicks();
      stopTicks = timers.every(TICK_MS, tick);
      publish();
    },
    startRealityCheck: () => {
      if (stored === null) return;
      check = { intervalSeconds: stored.realityCheckinInterval, startAt: stored.realityCheckinStartAt, isOpen: false };
      tick();
    },
    accept: (answered) => {
      if (stored?.playerAlias !== answered.playerAlias) return false;
      account = answered;
      const intervalSeconds = account.realityCheckinInterval;
      if (intervalSeconds !== stored.realityCheckinInterval) step({ type: 'changed', intervalSeconds, startAt: clock.now() });
      publish();
      return true;
    },
    understood: () => {
      step({ type: 'understood', now: clock.now() });
      publish();
    },
    stop,
  };
}
