import { useEffect, useState } from 'react';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useBetslipParts } from './betslipContext.ts';

/** How long a press waits for the wallet's answer. */
const PATIENCE_MS = 3000;

/** What the Deposit button does: in the slip where that is offered, else on its page. A press before the wallet has answered waits for it. */
export function useDeposit(isShort: boolean) {
  const { panel, onDeposit } = useBetslipParts();
  const mayBeQuick = useFlag('quick-deposit') && isShort;
  const [isOffered, setOffered] = useState<boolean | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    if (isOffered === null) {
      const timer = window.setTimeout(() => setOffered(false), PATIENCE_MS);
      return () => window.clearTimeout(timer);
    }
    setWaiting(false);
    if (isOffered) panel.show('quickDepositOpened');
    else onDeposit();
  }, [isWaiting, isOffered, panel, onDeposit]);
  const deposit = (): void => {
    if (mayBeQuick) setWaiting(true);
    else onDeposit();
  };
  return { deposit, isWaiting, onAnswer: setOffered };
}
