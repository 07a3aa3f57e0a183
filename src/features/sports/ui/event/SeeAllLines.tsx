import { Icon } from '../../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { useOpen } from '../../../../ui/useOpen.ts';
import type { MarketGroup } from '../../logic/markets/groups.ts';
import type { SlateEvent } from '../../logic/slate.ts';
import { more } from './marketStyles.ts';

const allLinesDialog = lazyPart(() => import('./AllLinesDialog.tsx').then((module) => module.AllLinesDialog));

/** Opens all lines of a table that has more than it shows. */
export function SeeAllLines({ event, group }: { readonly event: SlateEvent; readonly group: MarketGroup }) {
  const { isOpen, open, close } = useOpen(allLinesDialog);
  return (
    <>
      <button type="button" className={more} aria-haspopup="dialog" onClick={open}>
        See all lines
        <Icon name="chevronRight" size={14} />
      </button>
      {isOpen && <allLinesDialog.Component event={event} group={group} onClose={close} />}
    </>
  );
}
