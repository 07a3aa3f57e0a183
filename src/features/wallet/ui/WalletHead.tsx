import { Link } from 'react-router';
import { join } from '../../../ui/cls.ts';
import { segment, segmentTrack } from '../../../ui/Segmented.tsx';
import type { PaymentType } from '../logic/provider.ts';
import { PATHS } from '../logic/providers.ts';
import * as styles from './walletStyles.ts';

/** The heading of the wallet's two first pages, and the way to the other one. */
export function WalletHead({ type }: { readonly type: PaymentType }) {
  return (
    <div className={styles.head}>
      <h1>{type === 'DEPOSIT' ? 'Deposit' : 'Withdraw'}</h1>
      <nav className={join(segmentTrack, styles.tabs)} aria-label="Wallet">
        <Link className={segment} to={PATHS.deposit} aria-current={type === 'DEPOSIT' ? 'page' : undefined}>
          Deposit
        </Link>
        <Link className={segment} to={PATHS.withdrawal} aria-current={type === 'WITHDRAWAL' ? 'page' : undefined}>
          Withdraw
        </Link>
      </nav>
    </div>
  );
}
