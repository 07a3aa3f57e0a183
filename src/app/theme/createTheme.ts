import type { Brand } from '../../brand/contract.ts';
import { chooseMode } from '../../brand/mode.ts';
import type { ThemeMode } from '../../brand/theme.ts';
import { createStore } from '../../platform/externalStore.ts';
import type { Theme, ThemeChoice } from '../../platform/services.ts';
import { readThemeMemory, writeThemeMemory } from './themeMemory.ts';

export interface ThemePorts {
  readonly brand: Pick<Brand, 'code' | 'modes' | 'blockSystemMode'>;
  readonly storage: () => Storage;
  /** The system's preference and its changes. */
  readonly system: { get(): string | null; onChange(listener: () => void): void };
  readonly show: (mode: ThemeMode) => void;
}

/** Shows the mode that `chooseMode` returns, now and after every change of its inputs. */
export function createTheme(ports: ThemePorts): Theme {
  const { brand, storage } = ports;
  const memory = readThemeMemory(brand.code, storage);
  const isMode = (value: string | null): value is ThemeMode => brand.modes.some((mode) => mode === value);
  const choice = createStore<ThemeChoice>(isMode(memory.explicit) ? memory.explicit : 'system');
  let stored = memory.stored;
  const shown = createStore<ThemeMode>(brand.modes[0]);

  const apply = (): void => {
    const chosen = choice.getSnapshot();
    const explicit = chosen === 'system' ? null : chosen;
    const mode = chooseMode({ ...brand, explicit, system: ports.system.get(), stored });
    stored = mode;
    writeThemeMemory(brand.code, { explicit, stored: mode }, storage);
    shown.set(mode);
    ports.show(mode);
  };

  apply();
  ports.system.onChange(apply);
  return {
    choices: brand.modes.length < 2 ? [] : [...(brand.blockSystemMode ? [] : (['system'] as const)), ...brand.modes],
    choice,
    mode: shown,
    choose: (next) => {
      choice.set(next);
      apply();
    },
  };
}
