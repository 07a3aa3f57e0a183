import { useEffect } from 'react';
import { useFlag } from '../../../../platform/flags/useFlag.ts';
import { useQuickDepositPage } from '../../data/wallet.ts';
import { isOffered } from '../../logic/quickDeposit.ts';

/** Draws nothing: says whether a quick deposit is offered, by its flags and by the preferred provider, once that is known. */
export function QuickDepositGate({ onAnswer }: { readonly onAnswer: (isOffered: boolean) => void }) {
  const isOn = useFlag('quick-deposit');
  const mayOpenModal = useFlag('quick-deposit-modal');
  const { data, state } = useQuickDepositPage();
  const isDecided = data !== null || state === 'failed';
  const answer = isDecided && isOffered(data?.preferred ?? null, { isOn, mayOpenModal });
  useEffect(() => {
    if (isDecided) onAnswer(answer);
  }, [isDecided, answer, onAnswer]);
  return null;
}
