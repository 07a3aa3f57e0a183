import type { ReactNode } from 'react';
import { cls } from './cls.ts';

const row = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 72,
  padding: '14px 24px',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& > div:first-child': { flex: 1, minWidth: 0 },
  '& > div > strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& > div > span': { type: 'caption', color: '$text2' },
  '& > div + div, & > fieldset': { flex: '0 1 auto' },
  '@small': { '&': { flexWrap: 'wrap' }, '& > div:first-child': { flexBasis: '100%' } },
});

export interface SettingRowProps {
  readonly title: string;
  readonly detail: ReactNode;
  /** What changes it. */
  readonly children: ReactNode;
}

/** One setting of a card of settings: what it is, and beside it what changes it. */
export function SettingRow({ title, detail, children }: SettingRowProps) {
  return (
    <div className={row}>
      <div>
        <strong>{title}</strong>
        <span>{detail}</span>
      </div>
      {children}
    </div>
  );
}
