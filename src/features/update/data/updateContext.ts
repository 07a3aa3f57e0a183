import { createContext, useContext } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Update, UpdateState } from '../../../platform/update/update.ts';

/** The platform's own part that this notice speaks of. src/app provides it once. */
export type UpdateWorld = Pick<Platform, 'update'>;

export const UpdateContext = createContext<UpdateWorld | null>(null);

function useWorld(): UpdateWorld {
  const world = useContext(UpdateContext);
  if (world === null) throw new Error('This belongs into an UpdateContext');
  return world;
}

export function useUpdate(): UpdateState & Pick<Update, 'apply'> {
  const { update } = useWorld();
  return { ...useStore<UpdateState>(update), apply: update.apply };
}
