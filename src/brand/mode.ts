import type { ThemeMode } from './theme.ts';

export interface ModeFacts {
  /** Supported modes, the default first. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  readonly blockSystemMode: boolean;
  /** The player's choice, if any. */
  readonly explicit: string | null;
  /** The system's preference, if any. */
  readonly system: string | null;
  /** The mode shown last. */
  readonly stored: string | null;
}

/**
 * The mode to show: an explicit choice, else the system's preference if the brand allows it, else the stored mode, else the brand's
 * default. Modes that the brand does not support are ignored (specification, section 4).
 */
export function chooseMode(facts: ModeFacts): ThemeMode {
  const candidates = [facts.explicit, facts.blockSystemMode ? null : facts.system, facts.stored];
  for (const candidate of candidates) {
    const supported = facts.modes.find((mode) => mode === candidate);
    if (supported) return supported;
  }
  return facts.modes[0];
}
