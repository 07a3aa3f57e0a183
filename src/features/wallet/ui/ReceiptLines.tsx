import type { ReactNode } from 'react';
import { textLink } from '../../../ui/authStyles.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { groupLines, type Hours, type LineGroup, mapUrl, type ReceiptLine } from '../logic/receipt.ts';
import { Values } from './Values.tsx';
import * as styles from './walletStyles.ts';

const lines = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const rule = cls({ border: 0, borderTop: '1px dashed $lineStrong', margin: '4px 0', width: '100%' });
const steps = cls({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 10,
  counterReset: 'step',
  type: 'body',
  color: '$text2',
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 10, counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    height: 20,
    borderRadius: 10,
    type: 'micro',
    backgroundColor: '$surface3',
    color: '$text',
  },
});
const place = cls({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 10px',
  '& b': { type: 'base', fontWeight: 600 },
  '& p': { gridColumn: 2, type: 'caption', color: '$text2' },
});

/** The lines of a receipt, in the server's order. */
export function ReceiptLines({ lines: all }: { readonly lines: readonly ReceiptLine[] }) {
  return (
    <div className={lines}>
      {groupLines(all).map((group) => (
        <Line key={group.id} group={group} />
      ))}
    </div>
  );
}

function Line({ group }: { readonly group: LineGroup }): ReactNode {
  if (group.kind === 'values') return <Values of={group.lines.map(({ label, value }) => [label ?? '', value ?? ''] as const)} />;
  const { label, value, items, hours, url } = group.line;
  switch (group.kind) {
    case 'HEADER':
      return <h2 className={styles.subtitle}>{label ?? value}</h2>;
    case 'SEPARATOR':
      return <hr className={rule} />;
    case 'LIST':
      return (
        <ol className={steps} aria-label={label ?? undefined}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'LOCATION':
      return (
        <div className={place}>
          <Icon name="location" size={20} />
          <b>{label}</b>
          {mapUrl(url) !== null && (
            <a className={textLink} href={mapUrl(url) ?? undefined} target="_blank" rel="noreferrer">
              Directions
            </a>
          )}
          <p>{value}</p>
        </div>
      );
    case 'WORKING_HOURS':
      return <WorkingHours hours={hours} />;
    case 'INFORMATION':
      return (
        <Note tone="info" title={label ?? ''}>
          {value}
        </Note>
      );
    case 'PROMPT':
      return (
        <Note tone="neutral" icon="help" title={label ?? ''}>
          {value}
        </Note>
      );
    case 'WARNING':
      return (
        <Note tone="warning" title={label ?? ''}>
          {value}
        </Note>
      );
  }
}

export function WorkingHours({ hours }: { readonly hours: readonly Hours[] }) {
  return <Values of={hours.map(({ days, hours: open }) => [days, open] as const)} />;
}
