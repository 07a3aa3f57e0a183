import { useMemo } from 'react';
import { cls } from '../../../../ui/cls.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { allLines } from '../../logic/markets/allLines.ts';
import type { MarketGroup } from '../../logic/markets/groups.ts';
import type { SlateEvent } from '../../logic/slate.ts';
import { OddsButton } from '../odds/OddsButton.tsx';
import { moveBetweenOdds } from '../oddsGridKeys.ts';

const table = cls({
  width: '100%',
  borderSpacing: '4px',
  margin: '0 -4px',
  '& th': { type: 'caption', color: '$text3', fontWeight: 600, textAlign: 'left', padding: '0 8px 4px 4px' },
  '& tbody th': { type: 'base', color: '$text', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& td': { width: 112 },
  '& thead th + th': { textAlign: 'center' },
});
const many = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))', gap: 4 });
/** All prices of a row in one cell. */
const wide = cls({ '&&': { width: '62%' } });

export interface AllLinesDialogProps {
  readonly event: SlateEvent;
  readonly group: MarketGroup;
  readonly onClose: () => void;
}

/** The see-all-lines modal: a table at every line there is. Prices stay live, and a picked one stays marked. */
export function AllLinesDialog({ event, group, onClose }: AllLinesDialogProps) {
  const { heads, rows } = useMemo(() => allLines(event, group), [event, group]);
  return (
    <Dialog open wide onClose={onClose} title={`${event.name} · ${group.title}`}>
      <table className={table} onKeyDown={moveBetweenOdds}>
        {heads.length > 0 && (
          <thead>
            <tr>
              <th scope="col">Line</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {heads.length > 0 &&
                cells.map(({ market, selection }) => (
                  <td key={selection.id}>
                    <OddsButton event={event} market={market} selection={selection} />
                  </td>
                ))}
              {heads.length === 0 && (
                <td className={wide}>
                  <div className={many}>
                    {cells.map(({ market, selection }) => (
                      <OddsButton key={selection.id} event={event} market={market} selection={selection} />
                    ))}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
