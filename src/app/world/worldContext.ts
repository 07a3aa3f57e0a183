import { createContext, useContext } from 'react';
import type { World } from './createWorld.ts';

export const WorldContext = createContext<World | null>(null);

/** What the features of this page have been wired to. */
export function useWorld(): World {
  const world = useContext(WorldContext);
  if (!world) throw new Error('useWorld was called outside of WorldContext');
  return world;
}
