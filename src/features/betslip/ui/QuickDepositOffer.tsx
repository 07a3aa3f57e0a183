import { useEffect } from 'react';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useBetslipParts } from './betslipContext.ts';
import { PLACE_BUTTON_ID } from './slipStyles.ts';

interface QuickDepositOfferProps {
  readonly shortCents: number;
  readonly onAnswer: (isOffered: boolean) => void;
}

/** Draws nothing: finds out whether the wallet offers a deposit in the slip while the stakes are more than the balance, and has the focus come back from it. */
export function QuickDepositOffer({ shortCents, onAnswer }: QuickDepositOfferProps) {
  const isOn = useFlag('quick-deposit');
  const { login, panel } = useBetslipParts();
  const view = panel.useView();
  const isShort = shortCents > 0;
  useEffect(() => {
    if (view !== 'depositExit') return;
    // Nothing is missing any more: the focus goes to the slip, and not to the button that bets.
    if (isShort || document.activeElement === document.body)
      document.getElementById(isShort ? PLACE_BUTTON_ID : 'betslip')?.focus();
    panel.show('betslipUsed');
  }, [view, isShort, panel]);
  if (!isOn || !isShort || login !== 'loggedIn') return null;
  return <Gate onAnswer={onAnswer} />;
}

function Gate({ onAnswer }: Pick<QuickDepositOfferProps, 'onAnswer'>) {
  const { gate } = useServices().quickDeposit;
  return <gate.Component onAnswer={onAnswer} />;
}
