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
const mark = cls({ type: 'title', color: '$text' });
const text = cls({ type: 'base', fontWeight: 400, color: '$text2', maxWidth: 420, textWrap: 'balance' });
const actions = cls({ marginTop: 16 });

export interface NotAvailableYetProps {
  /** Instead of the general sentence. */
  readonly lead?: string;
  readonly action?: ReactNode;
}

/** Says that a capability does not exist yet. Drawn in the page's own frame, under its heading. */
export function NotAvailableYet({ lead, action }: NotAvailableYetProps) {
  const { name } = useBrand();
  return (
    <div className={box}>
      <MaintenanceIllustration width={220} />
      <p className={mark}>Not available yet</p>
      <p className={text}>{lead ?? `This part of ${name} is still being built. There is nothing to do here for now.`}</p>
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
