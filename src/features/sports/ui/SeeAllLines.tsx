import { useMemo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { lineLadder } from '../logic/lineLadder.ts';
import type { MarketGroup } from '../logic/marketGroups.ts';
import type { SlateEvent } from '../logic/slate.ts';

const allLinesDialog = lazyPart(() => import('./AllLinesDialog.tsx').then((module) => module.AllLinesDialog));

/** Opens all lines of a market that comes at several; draws nothing for any other market. */
export function SeeAllLines({ event, group }: { readonly event: SlateEvent; readonly group: MarketGroup }) {
  const { isOpen, open, close } = useOpen(allLinesDialog);
  const ladder = useMemo(() => lineLadder(event, group.markets), [event, group]);
  if (ladder.length === 0) return null;
  return (
    <>
      <Button tone="text" size="sm" aria-haspopup="dialog" onClick={open}>
        See all lines
      </Button>
      {isOpen && <allLinesDialog.Component event={event} title={group.title} ladder={ladder} onClose={close} />}
    </>
  );
}
