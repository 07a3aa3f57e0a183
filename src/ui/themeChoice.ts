import { createContext, useContext, useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'dark' | 'light';

/** How the page looks, and how to change it. Fewer than two choices: nothing to choose. */
export interface ThemePort {
  readonly choices: readonly ThemeChoice[];
  readonly choice: { getSnapshot(): ThemeChoice; subscribe(listener: () => void): () => void };
  choose(choice: ThemeChoice): void;
}

export const ThemeContext = createContext<ThemePort | null>(null);

/** @throws Error outside of ThemeContext, which src/app provides. */
export function useTheme(): ThemePort & { readonly chosen: ThemeChoice } {
  const theme = useContext(ThemeContext);
  if (theme === null) throw new Error('This belongs into a ThemeContext');
  const { choice } = theme;
  return { ...theme, chosen: useSyncExternalStore(choice.subscribe, choice.getSnapshot, choice.getSnapshot) };
}
