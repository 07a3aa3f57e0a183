import { createContext, useContext } from 'react';
import type { SportsPorts } from './ports.ts';

export const SportsContext = createContext<SportsPorts | null>(null);

/** What the app has wired the sports screens to. Throws outside of `SportsContext`. */
export function useSports(): SportsPorts {
  const ports = useContext(SportsContext);
  if (!ports) throw new Error('A sports screen was shown outside of SportsContext');
  return ports;
}
