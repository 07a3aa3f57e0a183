import { z } from 'zod';
import { type MaintenanceNotice, NO_MAINTENANCE } from '../../../core/wire/maintenance.ts';
import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { topics } from '../../platform/topics.ts';
import { moveBusinessClock, readBusinessClock } from '../../store/businessClock.ts';
import { deleteSettings, mergeSetting, readSettings, writeSetting } from '../../store/settings/index.ts';
import { NO_WAITING_ROOM, type WaitingRoom } from '../edge/waitingRoom.ts';

/** Keys in the settings table. */
const KEYS = {
  maintenance: 'maintenance',
  waitingRoom: 'waitingRoom',
  flags: 'flags',
} as const;

const POLL_MS = 1_000;
const UNREADABLE = 'the sandbox settings could not be read';
/** Its end should reach everybody within a second. */
const MAINTENANCE_POLL_MS = 250;

const stored = z.object({
  maintenance: z
    .object({
      enabled: z.boolean(),
      title: z.string().nullable(),
      message: z.string().nullable(),
      imageUrl: z.string().nullable(),
      ctaLabel: z.string().nullable(),
      ctaLink: z.string().nullable(),
      refreshIntervalSeconds: z.number().nullable(),
    })
    .catch(NO_MAINTENANCE),
  waitingRoom: z.object({ inWaitingRoom: z.boolean(), refreshIntervalSeconds: z.number() }).catch(NO_WAITING_ROOM),
  flags: z.record(z.string(), z.unknown()).catch({}),
});

export interface SandboxSettings {
  readonly maintenance: MaintenanceNotice;
  readonly waitingRoom: WaitingRoom;
  /** Settings of feature flags that differ from their defaults (api/flags/flagSettings.ts). */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Another one after each change of flags; it has nothing of their values, so that everybody may know it. */
  readonly flagsRevision: string;
  readonly clockOffsetSeconds: number;
}

export interface LiveSettings {
  current(): SandboxSettings;
  setMaintenance(notice: MaintenanceNotice): Promise<void>;
  setWaitingRoom(room: WaitingRoom): Promise<void>;
  /** Null resets a flag to its default. */
  setFlags(flags: Readonly<Record<string, unknown>>): Promise<void>;
  advanceClock(seconds: number): Promise<void>;
  /** Resets everything to its default. */
  reset(): Promise<void>;
  /** Called after every change by any process. */
  onChange(listener: (now: SandboxSettings, before: SandboxSettings) => void): void;
  /** Looks at the table, where other processes may not share our bus. */
  readonly loops: readonly Loop[];
  stop(): void;
}

function parse(settings: Awaited<ReturnType<typeof readSettings>>, clockOffsetSeconds: number): SandboxSettings {
  const values = Object.fromEntries([...settings].map(([key, { value }]) => [key, value]));
  return { ...stored.parse(values), flagsRevision: settings.get(KEYS.flags)?.revision ?? 'none', clockOffsetSeconds };
}

const DEFAULTS = parse(new Map(), 0);

/**
 * The sandbox's settings, shared by all processes through the settings table and persisted over restarts. This process's copy is refreshed
 * after every change announced on the bus; where other processes may not share our bus, also once a second, and during maintenance more often.
 */
export async function openLiveSettings(deps: Deps): Promise<LiveSettings> {
  let current = DEFAULTS;
  const listeners: ((now: SandboxSettings, before: SandboxSettings) => void)[] = [];

  async function reload(): Promise<void> {
    const before = current;
    const next = parse(await readSettings(deps.db), (await readBusinessClock(deps.db)).offset_seconds);
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    current = next;
    deps.clock.setOffsetSeconds(next.clockOffsetSeconds);
    for (const listener of listeners) listener(next, before);
  }
  const reloadLater = (): void => {
    reload().catch((error: unknown) => deps.log.warn({ err: error }, UNREADABLE));
  };
  async function changed(): Promise<void> {
    await reload();
    deps.bus.publish(topics.sandbox, '{}');
  }

  await reload();
  const unsubscribe = deps.bus.subscribe(topics.sandbox, reloadLater);
  const poll: Loop = {
    name: 'sandbox settings',
    everyMs: POLL_MS,
    firstMs: POLL_MS,
    failureText: UNREADABLE,
    pass: reload,
    pauseMs: () => (current.maintenance.enabled ? MAINTENANCE_POLL_MS : POLL_MS),
  };
  return {
    current: () => current,
    onChange: (listener) => void listeners.push(listener),
    async setMaintenance(notice) {
      await writeSetting(deps.db, KEYS.maintenance, notice);
      await changed();
    },
    async setWaitingRoom(room) {
      await writeSetting(deps.db, KEYS.waitingRoom, room);
      await changed();
    },
    async setFlags(flags) {
      await mergeSetting(deps.db, KEYS.flags, flags);
      await changed();
    },
    async advanceClock(seconds) {
      await moveBusinessClock(deps.db, seconds);
      await changed();
    },
    async reset() {
      await deleteSettings(deps.db, Object.values(KEYS));
      await moveBusinessClock(deps.db, null);
      await changed();
    },
    loops: deps.config.databaseUrl === null ? [] : [poll],
    stop: unsubscribe,
  };
}
