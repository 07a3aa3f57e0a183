import { formatMoney } from '../../../../core/money/money.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { LAYER } from '../../../ui/tokens.ts';
import { noteDismissedOf } from '../data/playMoneyNote.ts';

/** Over the page, because the account is known later than the page is drawn: in it, the note would push the page down. */
const place = cls({
  position: 'fixed',
  zIndex: LAYER.sticky,
  left: '50%',
  bottom: 72,
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 32px))',
  borderRadius: '$md',
  border: '1px solid $line',
  boxShadow: '$shadows$modal',
  '& > div': { paddingRight: 48 },
  '& > button': { position: 'absolute', top: 4, right: 4 },
});

/** Says on home what a new account of a sandbox can play with now, during its first log-in, until it is closed or nothing is left. */
export function PlayCreditNote() {
  const isNew = usePlayer(({ account }) => account !== null && account.playCreditCents !== null);
  const cents = usePlayer(({ balances }) => balances?.totalPlayableCents ?? 0);
  const dismissed = noteDismissedOf(useServices());
  if (useStore(dismissed) || !isNew || cents <= 0) return null;
  return (
    <aside className={place} aria-label="Play money">
      <Note tone="neutral" title={`You have ${formatMoney(cents)} of play money`}>
        It is site credit for sports bets, or a casino bonus: it cannot be withdrawn. Nothing here is real money, and there is no
        hurry to use it.
      </Note>
      <IconButton icon="close" label="Dismiss: play money" onClick={() => dismissed.set(true)} />
    </aside>
  );
}
