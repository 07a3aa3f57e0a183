import type { Update } from './update.ts';

export interface MissingChunkPorts {
  readonly isOnline: () => boolean;
  /** Whether our server would answer a reload. */
  readonly isReachable: () => Promise<boolean>;
  readonly update: Pick<Update, 'getSnapshot' | 'partMissing'>;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/**
 * A chunk failed to load: reloads once, but only if our server would answer, and not with a bet in flight; where that has not helped, an
 * update is offered if there is one. A captive portal answers for chunks before anything has noticed it, and a reload would replace the
 * app by its page.
 */
export async function onMissingChunk({ isOnline, isReachable, update, mayReload, reload }: MissingChunkPorts): Promise<void> {
  if (!isOnline() || !(await isReachable())) return;
  if (!update.getSnapshot().held && mayReload()) reload();
  else update.partMissing();
}
