import type { ReactNode } from 'react';
import { useFlag } from '../../../../platform/flags/useFlag.ts';
import { useQuickDepositPage } from '../../data/wallet.ts';
import { isOffered } from '../../logic/quickDeposit.ts';

/** Draws its children where a quick deposit is offered: by its flags, and by the preferred provider. */
export function QuickDepositGate({ children }: { readonly children: ReactNode }) {
  const isOn = useFlag('quick-deposit');
  const mayOpenModal = useFlag('quick-deposit-modal');
  const { data } = useQuickDepositPage();
  return isOffered(data?.preferred ?? null, { isOn, mayOpenModal }) ? children : null;
}
