import type { ReactNode } from 'react';
import { useBrand } from './brandContext.ts';
import { cls } from './cls.ts';
import { MaintenanceIllustration } from './illustrations/MaintenanceIllustration.tsx';

const box = cls({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '40px 24px 48px',
  textAlign: 'center',
  '& > svg': { maxWidth: '100%', marginBottom: 12 },
});
/** Beside other content: the drawing left of the words. */
const row = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  maxWidth: 400,
  '& > svg': { flex: 'none', maxWidth: '40%' },
});
const words = cls({ display: 'grid', gap: 6, justifyItems: 'inherit' });
const mark = cls({ type: 'title', color: '$text' });
const text = cls({ type: 'base', fontWeight: 400, color: '$text2', maxWidth: 420, textWrap: 'balance' });
const actions = cls({ marginTop: 16 });

export interface NotAvailableYetProps {
  /** `row`: beside other content. */
  readonly shape?: 'block' | 'row';
  /** Instead of the general sentence. */
  readonly lead?: string;
  readonly action?: ReactNode;
}

/** Says that a capability does not exist yet. Drawn in the page's own frame, under its heading. */
export function NotAvailableYet({ shape = 'block', lead, action }: NotAvailableYetProps) {
  const { name } = useBrand();
  const isRow = shape === 'row';
  return (
    <div className={isRow ? row : box}>
      <MaintenanceIllustration width={isRow ? 132 : 220} />
      <div className={words}>
        <p className={mark}>Not available yet</p>
        <p className={text}>{lead ?? `This part of ${name} is still being built. There is nothing to do here for now.`}</p>
      </div>
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
