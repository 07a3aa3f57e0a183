import { useServices } from '../../../platform/usePlatform.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { shareBetslip, sharePlacedBet } from '../data/sharedBets.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipState } from './useSlipView.ts';

const dialog = lazyPart(() => import('../../../ui/ShareDialog.tsx').then((module) => module.ShareDialog));

/** Shares a placed bet; without one the selections of the slip. */
export function ShareButton({ betId, label }: { readonly betId?: string; readonly label: string }) {
  const { data } = useServices();
  const { online } = useBetslipParts();
  const { tab } = useSlipState();
  const { isOpen, open, close } = useOpen(dialog);

  async function makeLink(showsStake: boolean): Promise<string | null> {
    const made =
      betId === undefined
        ? await data.mutate(shareBetslip, { section: tab.tab })
        : await data.mutate(sharePlacedBet, { betId, includeBetAmount: showsStake });
    return made.ok ? made.value : null;
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
          onClose={close}
        />
      )}
    </>
  );
}
