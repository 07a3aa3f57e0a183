import type { Unfinished } from '../unfinished/unfinished.ts';
import type { Update } from './update.ts';

export interface MissingChunkPorts {
  readonly isOnline: () => boolean;
  /** Whether our server would answer a reload. */
  readonly isReachable: () => Promise<boolean>;
  readonly update: Pick<Update, 'partMissing'>;
  readonly unfinished: Pick<Unfinished, 'getSnapshot'>;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/**
 * A chunk failed to load: reloads once, but only if our server would answer, and not while something is unfinished; where that has not helped, an
 * update is offered if there is one. A captive portal answers for chunks before anything has noticed it, and a reload would replace the
 * app by its page.
 */
export async function onMissingChunk({
  isOnline,
  isReachable,
  update,
  unfinished,
  mayReload,
  reload,
}: MissingChunkPorts): Promise<void> {
  if (!isOnline() || !(await isReachable())) return;
  if (unfinished.getSnapshot().length === 0 && mayReload()) reload();
  else update.partMissing();
}
