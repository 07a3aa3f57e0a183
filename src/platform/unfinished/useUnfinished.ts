import { useEffect } from 'react';
import { useServices } from '../usePlatform.ts';
import { beginUnfinished } from './beginUnfinished.ts';
import type { UnfinishedKind } from './unfinished.ts';

/** Registers something unfinished while the component is mounted. @param text for the player; null: nothing is unfinished. */
export function useUnfinished(kind: UnfinishedKind, text: string | null): void {
  const { unfinished } = useServices();
  useEffect(() => (text === null ? undefined : beginUnfinished(unfinished, kind, text)), [unfinished, kind, text]);
}
