import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { PaymentType } from '../logic/provider.ts';
import { WalletHead } from './WalletHead.tsx';
import * as styles from './walletStyles.ts';

const ROWS = [0, 1, 2, 3, 4] as const;

/** A page of one form, in its size. Its title is known from the first frame on. */
export function FormSkeleton({ title, height }: { readonly title: string; readonly height: number }) {
  return (
    <Card as="div" className={styles.card} aria-busy="true">
      <h1 className={styles.title}>{title}</h1>
      <Skeleton height={height} radius={8} />
    </Card>
  );
}

/** In the size of the wallet's first pages. */
export function WalletSkeleton({ type }: { readonly type: PaymentType }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main} aria-busy="true">
        <WalletHead type={type} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={72} radius={8} />
        ))}
      </div>
      <Skeleton height={420} radius={8} />
    </div>
  );
}
