import { useEffect, useRef } from 'react';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBetslipParts } from './betslipContext.ts';

/** Opens the quick deposit while the stakes are more than the balance. Has the focus after the deposit was left. */
export function QuickDepositButton({ shortCents }: { readonly shortCents: number }) {
  const { panel, online } = useBetslipParts();
  const isOn = useFlag('quick-deposit');
  const view = panel.useView();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (view !== 'depositExit') return;
    ref.current?.focus();
    panel.show('betslipUsed');
  }, [view, panel]);
  if (!isOn || shortCents === 0) return null;
  return (
    <Button ref={ref} tone="outline" aria-disabled={!online || undefined} onClick={() => panel.show('quickDepositOpened')}>
      Quick Deposit
    </Button>
  );
}
