import { suspensionText } from '../../../core/money/suspension.ts';
import { Note } from '../../ui/Note.tsx';

/** Says why prices are late, or why live prices cannot be bet on, on a network that lets no websocket open (adr/0116). */
export function BlockedSocketNote({ follows }: { readonly follows: boolean }) {
  return follows ? (
    <Note role="status" title="Your network blocks live connections">
      Prices are checked every few seconds, so they may follow the game a little later. You can bet as usual.
    </Note>
  ) : (
    <Note role="status" tone="warning" title={suspensionText('noSocket')}>
      We keep asking for prices another way. Until they come, none can be picked.
    </Note>
  );
}
