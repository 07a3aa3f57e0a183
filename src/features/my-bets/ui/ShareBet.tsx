import { useOnline } from '../../../platform/usePlatform.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { useShareBet } from '../data/shareBet.ts';

const dialog = lazyPart(() => import('../../../ui/ShareDialog.tsx').then((module) => module.ShareDialog));

/** Shares an open bet. */
export function ShareBet({ betId, title }: { readonly betId: string; readonly title: string }) {
  const makeLink = useShareBet(betId);
  const isOnline = useOnline();
  const { isOpen, open, close } = useOpen(dialog);
  return (
    <>
      <IconButton icon="share" label={`Share bet: ${title}`} iconSize={18} onClick={open} />
      {isOpen && <dialog.Component title="Share this bet" makeLink={makeLink} hasStake isOnline={isOnline} onClose={close} />}
    </>
  );
}
