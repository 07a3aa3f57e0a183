import { formatMoney } from '../../../../core/money.ts';
import { cls } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useAccount } from '../data/accountContext.ts';
import { walletRows } from '../logic/account.ts';

const box = cls({ border: '1px solid $line', borderRadius: '$md' });
const top = cls({ padding: '16px 16px 12px', display: 'grid' });
const label = cls({ type: 'caption', color: '$text2' });
const amount = cls({ type: 'display', minHeight: 40, fontVariantNumeric: 'tabular-nums lining-nums' });
const rows = cls({
  padding: '0 16px 16px',
  display: 'grid',
  gap: 4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 24,
    type: 'body',
    color: '$text2',
  },
  '& dd': { color: '$text', fontWeight: 600 },
});

/** The balance and what it is made of. */
export function WalletBox() {
  const { balances, creditsCents } = useAccount();
  return (
    <section className={box} aria-label="Wallet">
      <div className={top}>
        <span className={label}>Playable Balance</span>
        <span className={amount}>
          {balances === null ? <Skeleton width={140} height={32} /> : formatMoney(balances.playableCents)}
        </span>
      </div>
      {balances !== null && (
        <dl className={rows}>
          {walletRows(balances, creditsCents).map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{formatMoney(row.cents)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
