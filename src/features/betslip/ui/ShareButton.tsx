import { lazyModule } from '../../../../core/lazyModule.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { shareBetslip, sharePlacedBet } from '../data/sharedBets.ts';
import { savedSlipFrom } from '../logic/savedPicks.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipState } from './useSlipView.ts';

const savingCode = lazyModule(() => import('./saveSlip.ts'));
const dialog = lazyPart(() => import('../../../ui/ShareDialog.tsx').then((module) => module.ShareDialog));

/** Shares a placed bet; without one the selections of the slip. */
export function ShareButton({ betId, label }: { readonly betId?: string; readonly label: string }) {
  const services = useServices();
  const toast = useToast();
  const { betslip, online } = useBetslipParts();
  const { tab } = useSlipState();
  const { isOpen, open, close } = useOpen(dialog);

  async function makeLink(showsStake: boolean): Promise<string | null> {
    const made =
      betId === undefined
        ? await services.data.mutate(shareBetslip, { section: tab.tab })
        : await services.data.mutate(sharePlacedBet, { betId, includeBetAmount: showsStake });
    return made.ok ? made.value : null;
  }

  async function save(): Promise<void> {
    try {
      const { saveSlip } = await savingCode.load();
      saveSlip(savedSlipFrom(services.facts.brand, tab.tab, betslip.slip().legs));
    } catch (error) {
      services.report('betslip.save', error);
      toast.show({ type: 'danger', body: 'Your picks could not be saved' });
    }
  }

  return (
    <>
      <IconButton icon="share" label={label} iconSize={18} onClick={open} />
      {isOpen && (
        <dialog.Component
          title={betId === undefined ? 'Share your picks' : 'Share this bet'}
          makeLink={makeLink}
          hasStake={betId !== undefined}
          isOnline={online}
          {...(betId === undefined && { onSave: () => void save() })}
          onClose={close}
        />
      )}
    </>
  );
}
