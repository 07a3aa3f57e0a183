import { formatMoney } from '../../../../core/money.ts';
import { usePlayer } from '../../../player/index.ts';
import { Note } from '../../../ui/Note.tsx';

/** Says on home what a new account of a sandbox can play with, during its first log-in. */
export function PlayCreditNote() {
  const cents = usePlayer(({ account }) => account?.playCreditCents ?? null);
  if (cents === null) return null;
  return (
    <Note tone="neutral" title={`You have ${formatMoney(cents)} of play credit`}>
      New accounts of this sandbox begin with it. Nothing here is real money, and there is no hurry to use it.
    </Note>
  );
}
