import type { ThemeMode } from '../../brand/theme.ts';

/** The theme choices of a brand stored on this device, as raw texts. `chooseMode` ignores modes that the brand does not support. */
export interface ThemeMemory {
  /** The player's own choice; null leaves it to the system. */
  readonly explicit: string | null;
  /** The mode shown last. */
  readonly stored: string | null;
}

const NOTHING: ThemeMemory = { explicit: null, stored: null };

function keyOf(brand: string): string {
  return `slipstream.theme.${brand}`;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Synchronous, for use before the first paint; so the choices are not in IndexedDB like other values. Storage may be blocked. */
export function readThemeMemory(brand: string, storage: () => Storage): ThemeMemory {
  try {
    const raw: unknown = JSON.parse(storage().getItem(keyOf(brand)) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return NOTHING;
    const memory = raw as Partial<Record<keyof ThemeMemory, unknown>>;
    return { explicit: text(memory.explicit), stored: text(memory.stored) };
  } catch {
    return NOTHING;
  }
}

export function writeThemeMemory(
  brand: string,
  memory: { explicit: ThemeMode | null; stored: ThemeMode },
  storage: () => Storage,
): void {
  try {
    storage().setItem(keyOf(brand), JSON.stringify(memory));
  } catch {
    // Storage is blocked or full: the next start chooses the mode again.
  }
}
