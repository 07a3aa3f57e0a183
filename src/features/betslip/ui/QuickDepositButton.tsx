import { useEffect, useRef } from 'react';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBetslipParts } from './betslipContext.ts';

/** Opens the quick deposit while the stakes are more than the balance, where the wallet offers one. Has the focus after the deposit was left. */
export function QuickDepositButton({ shortCents }: { readonly shortCents: number }) {
  const isOn = useFlag('quick-deposit');
  const { login, panel } = useBetslipParts();
  const view = panel.useView();
  const isOffered = isOn && shortCents > 0 && login === 'loggedIn';
  // Nothing is missing any more: the focus goes to the slip, and not to the button that bets.
  useEffect(() => {
    if (view !== 'depositExit' || isOffered) return;
    if (document.activeElement === document.body) document.getElementById('betslip')?.focus();
    panel.show('betslipUsed');
  }, [view, isOffered, panel]);
  return isOffered ? <OfferedButton /> : null;
}

function OfferedButton() {
  const { quickDeposit } = useServices();
  return (
    <quickDeposit.gate.Component>
      <OpenButton />
    </quickDeposit.gate.Component>
  );
}

function OpenButton() {
  const { panel, online } = useBetslipParts();
  const view = panel.useView();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (view !== 'depositExit') return;
    ref.current?.focus();
    panel.show('betslipUsed');
  }, [view, panel]);
  return (
    <Button ref={ref} tone="outline" aria-disabled={!online || undefined} onClick={() => panel.show('quickDepositOpened')}>
      Quick Deposit
    </Button>
  );
}
