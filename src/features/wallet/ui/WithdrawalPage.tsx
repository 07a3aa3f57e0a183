import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { methodText } from '../../../../core/wallet/methodText.ts';
import { type Balances, usePlayer } from '../../../player/index.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { type WithdrawalPage as Page, useReceiptUpdates, useWithdrawalPage } from '../data/wallet.ts';
import { boundsOf, withdrawableTo, withdrawalProblem, withdrawalQuickCents } from '../logic/amount.ts';
import { amountText, type PaymentMethod, type Provider } from '../logic/provider.ts';
import { PATHS } from '../logic/providers.ts';
import { type Receipt, statusView } from '../logic/receipt.ts';
import { GoesBack, HeldMoney } from './HeldMoney.tsx';
import { Ladder } from './Ladder.tsx';
import { PaymentAmount, PaymentPage, PaymentWays, useChosenPayment } from './PaymentPage.tsx';
import { Cancel } from './ReceiptPage.tsx';
import { Values } from './Values.tsx';
import * as styles from './walletStyles.ts';

const strip = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  padding: '16px 0',
  margin: 0,
  '& > div': { padding: '0 20px' },
  '& > div + div': { borderLeft: '1px solid $line' },
  '& dt': { type: 'caption', color: '$text2' },
  '& dd': { margin: 0 },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, '& > div + div': { borderLeft: 0 } },
});

/** `/withdrawal`: what can be withdrawn, where it can go, and what is on its way. */
export function WithdrawalPage() {
  const source = useWithdrawalPage();
  return (
    <PaymentPage type="WITHDRAWAL" source={source}>
      {(page, onChanged) => <Withdrawal page={page} onChanged={onChanged} />}
    </PaymentPage>
  );
}

interface WithdrawalProps {
  readonly page: Page;
  readonly onChanged: () => void;
}

function Withdrawal({ page: { landing, pending }, onChanged }: WithdrawalProps) {
  const balances = usePlayer((facts) => facts.balances);
  const mostOf = (provider: Provider, method: PaymentMethod | null): number =>
    withdrawableTo(provider, method) ?? landing.withdrawableCents;
  const chosen = useChosenPayment('WITHDRAWAL', landing, onChanged, (cents, provider, method) =>
    withdrawalProblem(cents, boundsOf(provider, null), mostOf(provider, method)),
  );
  const { draft, provider, method, problem } = chosen;
  const mostCents = provider === null ? null : mostOf(provider, method);
  const isAfterKnown = balances !== null && problem === null;
  return (
    <div className={styles.columns}>
      <PaymentWays
        chosen={chosen}
        onChanged={onChanged}
        {...(landing.goesBack.length > 0 && { preferredLabel: 'Back to where you deposited' })}
        detail={
          provider !== null &&
          mostCents !== null && (
            <p className={styles.quiet}>
              You can withdraw up to {amountText({ cents: mostCents, currency: provider.minimum.currency })} this way.
            </p>
          )
        }
      >
        {/* The page's own: money that is held becomes withdrawable by time alone, and no balance says so. */}
        <BalanceStrip balances={balances} withdrawableCents={landing.withdrawableCents} />
        <HeldMoney held={landing.held} />
        <GoesBack back={landing.goesBack} />
        {pending.length > 0 && <Pending receipts={pending} onChanged={onChanged} />}
      </PaymentWays>
      <PaymentAmount
        chosen={chosen}
        quickCents={withdrawalQuickCents(mostCents)}
        allCents={mostCents}
        hint="You can cancel until it is sent."
      >
        <Values
          className={styles.ruled}
          of={[
            ['To', method === null ? (provider?.name ?? '—') : methodText(method)],
            ['Fee', formatMoney(0)],
            ['Balance after', isAfterKnown ? formatMoney(balances.playableCents - (draft.amountCents ?? 0)) : '—'],
          ]}
        />
      </PaymentAmount>
      {chosen.form.dialog}
    </div>
  );
}

/** What can be withdrawn and what cannot. */
function BalanceStrip({
  balances,
  withdrawableCents,
}: {
  readonly balances: Balances | null;
  readonly withdrawableCents: number | null;
}) {
  const text = (cents: number | null | undefined): string => (cents == null ? '—' : formatMoney(cents));
  return (
    <>
      <Card as="div">
        <dl className={strip}>
          <div>
            <dt>Withdrawable</dt>
            <dd className={styles.money}>{text(withdrawableCents)}</dd>
          </div>
          <div>
            <dt>Playable</dt>
            <dd className={styles.money}>{text(balances?.playableCents)}</dd>
          </div>
          <div>
            <dt>Restricted</dt>
            <dd className={styles.money}>{text(balances?.restrictedCents)}</dd>
          </div>
        </dl>
      </Card>
      {balances !== null && balances.restrictedCents > 0 && (
        <p className={styles.quiet}>
          Restricted and bonus money can’t be withdrawn.{' '}
          <Link className={textLink} to="/info/restricted-balance">
            Why
          </Link>
        </p>
      )}
    </>
  );
}

/** Withdrawals that are not sent yet, each with its way and its Cancel. */
function Pending({ receipts, onChanged }: { readonly receipts: readonly Receipt[]; readonly onChanged: () => void }) {
  return (
    <section className={styles.main} aria-label="Withdrawals on their way">
      <h2 className={styles.subtitle}>On their way</h2>
      {receipts.map((receipt) => (
        <PendingCard key={receipt.id} receipt={receipt} onChanged={onChanged} />
      ))}
    </section>
  );
}

/** Follows its withdrawal while it is shown: a step moves no balance, and takes the Cancel away. */
function PendingCard({ receipt: listed, onChanged }: { readonly receipt: Receipt; readonly onChanged: () => void }) {
  const receipt = useReceiptUpdates(listed);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <strong>
          {amountText({ cents: receipt.amountCents, currency: receipt.currency })} · {statusView(receipt).title}
        </strong>
        <span className={join(styles.buttons)}>
          <Cancel receipt={receipt} onChanged={onChanged} compact />
        </span>
      </div>
      <Ladder steps={receipt.steps} />
      <Link className={textLink} to={PATHS.receipt(receipt.id)} aria-label={`Receipt of ${formatMoney(receipt.amountCents)}`}>
        Receipt
      </Link>
    </Card>
  );
}
