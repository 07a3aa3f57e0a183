import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Rung } from '../logic/lineLadder.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { OddsButton } from './odds/OddsButton.tsx';
import { moveBetweenOdds } from './oddsGridKeys.ts';

const table = cls({
  width: '100%',
  borderSpacing: '4px',
  margin: '0 -4px',
  '& th': { type: 'caption', color: '$text3', fontWeight: 600, textAlign: 'left', padding: '0 8px 4px 4px' },
  '& tbody th': { type: 'base', color: '$text', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& td': { width: 112 },
  '& thead th + th': { textAlign: 'center' },
});

export interface AllLinesDialogProps {
  readonly event: SlateEvent;
  readonly title: string;
  readonly ladder: readonly Rung[];
  readonly onClose: () => void;
}

/** The see-all-lines modal: a market at every line there is. Prices stay live, and a picked one stays marked. */
export function AllLinesDialog({ event, title, ladder, onClose }: AllLinesDialogProps) {
  const sides = ladder[0]?.market.selections ?? [];
  return (
    <Dialog open wide onClose={onClose} title={`${event.name} · ${title}`}>
      <table className={table} onKeyDown={moveBetweenOdds}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {sides.map(({ side }) => (
              <th key={side} scope="col">
                {event.participants.find((participant) => participant.side === side)?.name ?? (side === 'UNDER' ? 'Under' : 'Over')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ label, market }) => (
            <tr key={market.id}>
              <th scope="row">{label}</th>
              {market.selections.map((selection) => (
                <td key={selection.id}>
                  <OddsButton event={event} market={market} selection={selection} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
