import { Note } from '../../../ui/Note.tsx';
import { useIsOnline } from '../data/updateContext.ts';

/** While requests do not get through. Calm: what is safe comes first. */
export function OfflineNote() {
  if (useIsOnline()) return null;
  return (
    <Note tone="neutral" icon="offline" role="status" title="You’re offline, and that’s fine">
      What you see is the last we knew; prices are paused. We’ll go on by ourselves once you’re back.
    </Note>
  );
}
