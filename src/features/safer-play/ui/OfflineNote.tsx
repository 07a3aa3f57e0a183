import { Note } from '../../../ui/Note.tsx';
import { OFFLINE_TEXTS } from '../logic/limitTexts.ts';

/** In a form that cannot be sent at the moment. */
export function OfflineNote() {
  return (
    <Note tone="neutral" icon="offline" role="status" title={OFFLINE_TEXTS.title}>
      {OFFLINE_TEXTS.body}
    </Note>
  );
}
