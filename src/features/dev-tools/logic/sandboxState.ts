import { FLAG_DEFAULTS, FLAG_KEYS, type FlagKey } from '../../../../core/wire/flags.ts';

/** An answer of the sandbox API, which only developers use: its types are taken from the API's contract without a check. */
export interface SandboxState {
  readonly environment: string;
  readonly clock: { readonly now: string; readonly offsetSeconds: number };
  readonly maintenance: { readonly enabled: boolean };
  readonly waitingRoom: { readonly inWaitingRoom: boolean };
  readonly visitor: { readonly countryCode: string; readonly regionCode: string | null; readonly city: string | null };
  readonly flags: Readonly<Record<string, unknown>>;
  readonly faults: readonly SandboxFault[];
  readonly sockets: number;
  readonly feed: { readonly paused: boolean; readonly updatesPerSecond: number };
}

export interface SandboxFault {
  readonly match: string;
  readonly effect: Readonly<Record<string, unknown>>;
  /** Null: every time. */
  readonly times: number | null;
}

export interface SandboxPlayer {
  readonly userId: string;
  readonly username: string;
  readonly password: string;
}

export interface SandboxEvent {
  readonly id: string;
  readonly name: string;
  readonly sport: string;
  readonly competition: string;
  readonly status: string;
  /** Null before the start. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

export interface ReceivedEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly receivedAt: string;
}

export type FlagChoice = 'default' | 'on' | 'off' | 'rules';

export interface FlagRow {
  readonly key: FlagKey;
  readonly byDefault: boolean;
  readonly choice: FlagChoice;
}

/** The number of a bet in its reference, `20554` in `8F21·20554`, or alone; null where there is none. */
export function betNumber(reference: string): string | null {
  return /^(?:[0-9A-F]{4}·)?0*(\d{1,15})$/i.exec(reference.trim())?.[1] ?? null;
}

/** Every flag with what is set for it, and its default in the brand. */
export function flagRows(
  settings: Readonly<Record<string, unknown>>,
  brandFlags: Readonly<Partial<Record<FlagKey, boolean>>>,
): readonly FlagRow[] {
  return FLAG_KEYS.map((key) => {
    const setting = settings[key];
    const choice = setting === undefined ? 'default' : setting === true ? 'on' : setting === false ? 'off' : 'rules';
    return { key, byDefault: brandFlags[key] ?? FLAG_DEFAULTS[key], choice };
  });
}

/** A time of the business clock beside the device's: `12 d 3 h ahead`. */
export function offsetText(offsetSeconds: number): string {
  if (offsetSeconds === 0) return 'In step with this device';
  const parts = [
    [Math.floor(offsetSeconds / 86_400), 'd'],
    [Math.floor((offsetSeconds % 86_400) / 3_600), 'h'],
    [Math.floor((offsetSeconds % 3_600) / 60), 'min'],
    [offsetSeconds % 60, 's'],
  ] as const;
  return `${parts.flatMap(([value, unit]) => (value > 0 ? [`${value} ${unit}`] : [])).join(' ')} ahead`;
}

/** A fault in words: `delayed 3000 ms, status 503, once`. */
export function faultText({ effect, times }: SandboxFault): string {
  const words: Readonly<Record<string, (value: unknown) => string>> = {
    delayMs: (value) => `delayed ${String(value)} ms`,
    status: (value) => `status ${String(value)}`,
    errorCode: (value) => `error ${String(value)}`,
    dropRequest: () => 'request dropped',
    dropResponse: () => 'response dropped',
  };
  const effects = Object.entries(effect).flatMap(([name, value]) => (value ? [words[name]?.(value) ?? name] : []));
  return [...effects, times === null ? 'every time' : times === 1 ? 'once' : `${times} times`].join(', ');
}

/** Events whose name, sport or competition contains the text; the first ones. */
export function matchingEvents(events: readonly SandboxEvent[], text: string, maximum: number): readonly SandboxEvent[] {
  const wanted = text.trim().toLowerCase();
  const matches = ({ name, sport, competition, id }: SandboxEvent): boolean =>
    [name, sport, competition, id].some((part) => part.toLowerCase().includes(wanted));
  return events.filter(matches).slice(0, maximum);
}
