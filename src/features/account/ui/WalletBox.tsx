import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { asOfText } from '../../../../core/time/times.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { useMe, usePlayerMenu } from '../../../player/queries.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
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

const withdrawable = cls({
  padding: '0 16px 16px',
  type: 'caption',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const actions = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8, padding: '0 16px 16px' });
/** With the space inside the click target, 6 px before the icon. */
const term = cls({ display: 'flex', alignItems: 'center', gap: 2 });
/** An icon of 16 px in a click target of 24 px. */
const info = cls({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '$sm',
  color: '$text3',
  '&:hover': { color: '$text' },
});

/** The balance and its parts. */
export function WalletBox({ onLeave }: { readonly onLeave: () => void }) {
  const { data: me, dataAt } = useMe();
  const balances = me?.balances ?? null;
  const isOnline = useOnline();
  const now = useServices().clock.now();
  const creditsCents = usePlayerMenu().data?.creditsCents ?? null;
  const { accountCredits } = useBrand();
  const showsWithdrawable = useFlag('cash-withdrawal-display');
  return (
    <section className={box} aria-label="Wallet">
      <div className={top}>
        <span className={label}>Playable Balance{!isOnline && dataAt !== null && ` ${asOfText(dataAt, now)}`}</span>
        <span className={amount}>
          {balances === null ? <Skeleton width={140} height={32} /> : formatMoney(balances.playableCents)}
        </span>
      </div>
      {balances !== null && (
        <dl className={rows}>
          {walletRows(balances, creditsCents, accountCredits).map((row) => (
            <div key={row.kind}>
              <dt className={term}>
                {row.label}
                {row.kind === 'restricted' && (
                  <Link
                    className={info}
                    to="/info/restricted-balance"
                    aria-label={accountCredits.infoButtonAriaLabel}
                    onClick={onLeave}
                  >
                    <Icon name="info" size={16} />
                  </Link>
                )}
              </dt>
              <dd>{formatMoney(row.cents)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={actions}>
        <Link className={buttonStyle().className} to="/withdrawal" onClick={onLeave}>
          Withdraw
        </Link>
        <Link className={buttonStyle({ tone: 'primary' }).className} to="/deposit" onClick={onLeave}>
          Deposit
        </Link>
      </div>
      {showsWithdrawable && balances !== null && (
        <p className={withdrawable}>You can withdraw {formatMoney(balances.withdrawableCents)}.</p>
      )}
    </section>
  );
}
