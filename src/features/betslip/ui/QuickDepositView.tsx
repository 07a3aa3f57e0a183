import { useServices } from '../../../platform/usePlatform.ts';
import { useBetslipParts } from './betslipContext.ts';

/** A deposit without leaving the slip: the wallet's form. What is in the slip stays as it is, and nothing is placed by the deposit. */
export function QuickDepositView({ shortCents }: { readonly shortCents: number }) {
  const { panel } = useBetslipParts();
  const { quickDeposit } = useServices();
  return <quickDeposit.form.Component shortCents={shortCents} onBack={() => panel.show('depositLeft')} />;
}
