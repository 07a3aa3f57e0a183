import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { methodText } from '../../../../core/wallet/methodText.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { type Balances, usePlayer } from '../../../player/index.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { useDraftStore } from '../data/draft.ts';
import { type WithdrawalPage as Page, useReceiptUpdates, useWithdrawalPage } from '../data/wallet.ts';
import { boundsOf, isAmount, withdrawableTo, withdrawalProblem, withdrawalQuickCents } from '../logic/amount.ts';
import type { PaymentIntent } from '../logic/paymentRequests.ts';
import { amountText, chosenMethod, chosenProvider, hasMethod } from '../logic/provider.ts';
import { entryOf, PATHS, screenPath } from '../logic/providers.ts';
import { type Receipt, statusView } from '../logic/receipt.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { AmountBox } from './AmountBox.tsx';
import { CodeNote, ExcludeLine, focusAmount, useReturnedFocus } from './DepositPage.tsx';
import { GoesBack, HeldMoney } from './HeldMoney.tsx';
import { Ladder } from './Ladder.tsx';
import { MethodChoice, ProviderTexts } from './MethodChoice.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PaymentNotes } from './PaymentNotes.tsx';
import { ProviderList } from './ProviderList.tsx';
import { Cancel } from './ReceiptPage.tsx';
import { usePaymentForm } from './usePayment.tsx';
import { useRefetchOnBalance } from './useRefetchOnBalance.ts';
import { Values } from './Values.tsx';
import { WalletHead } from './WalletHead.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

const WORDS = {
  error: 'The ways to withdraw can’t be shown right now',
  errorDetail: 'Your balance is safe.',
  offline: 'The ways to withdraw are not saved on this device',
  offlineDetail: 'Your balance is safe. They are shown as soon as you’re back online.',
} as const;

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
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<WalletSkeleton type="WITHDRAWAL" />}
      message={(kind) => (
        <div className={styles.narrow}>
          <WalletHead type="WITHDRAWAL" />
          <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />
        </div>
      )}
    >
      {(page) => <Withdrawal page={page} onChanged={() => void source.refetch()} />}
    </AsyncRegion>
  );
}

interface WithdrawalProps {
  readonly page: Page;
  readonly onChanged: () => void;
}

export function Withdrawal({ page, onChanged }: WithdrawalProps) {
  const { landing, pending } = page;
  const isOnline = useOnline();
  const draftStore = useDraftStore('WITHDRAWAL');
  const draft = useStore(draftStore);
  const balances = usePlayer((facts) => facts.balances);
  const [wasSubmitted, setSubmitted] = useState(false);
  const amountRef = useRef<HTMLDivElement>(null);
  const payment = usePaymentForm('WITHDRAWAL');
  const { errors } = payment.state;
  useReturnedFocus(amountRef);
  useRefetchOnBalance(balances?.playableCents ?? null, onChanged);

  const provider = chosenProvider(landing, draft.providerId);
  const method = provider === null ? null : chosenMethod(provider, draft.methodId);
  const { amountCents } = draft;
  useUnfinished('form', amountCents !== null ? unfinishedText('WITHDRAWAL') : null);
  const mostCents = provider === null ? null : (withdrawableTo(provider, method) ?? landing.withdrawableCents);
  const problem = provider === null ? null : withdrawalProblem(amountCents, boundsOf(provider, null), mostCents);
  const shownProblem = errors.amount ?? (wasSubmitted || amountCents !== null ? problem : null);
  const isLocked = !isOnline || payment.busy !== null || landing.blocked !== null;

  function change(next: Partial<typeof draft>): void {
    draftStore.set({ ...draft, ...next });
    payment.send({ type: 'edited', field: 'method' });
    setSubmitted(false);
  }

  function withdraw(): void {
    setSubmitted(true);
    if (provider === null || problem !== null || !isAmount(amountCents) || !hasMethod(provider, method)) {
      focusAmount(amountRef.current);
      return;
    }
    // A stored bank account needs no form.
    const nextPath = method === null ? screenPath(provider.code, 'WITHDRAWAL') : null;
    draftStore.set({ ...draft, providerId: provider.id });
    const of = { type: 'WITHDRAWAL', amountCents, providerId: provider.id } as const;
    const intent: PaymentIntent =
      entryOf(provider.code).screen === 'dropIn'
        ? { ...of, kind: 'dropIn' }
        : { ...of, kind: 'payment', methodId: method?.id ?? null, promotionCode: null, isQuick: false, facilityId: null };
    payment.submit(provider, intent, nextPath);
  }

  return (
    <div className={styles.columns}>
      <section className={styles.main} aria-label="Ways to withdraw">
        <WalletHead type="WITHDRAWAL" />
        <PaymentNotes type="WITHDRAWAL" isChecking={payment.busy === 'checking'} blocked={landing.blocked} />
        {/* The page's own: money that is held becomes withdrawable by time alone, and no balance says so. */}
        <BalanceStrip balances={balances} withdrawableCents={landing.withdrawableCents} />
        <HeldMoney held={landing.held} />
        <GoesBack back={landing.goesBack} />
        {pending.length > 0 && <Pending receipts={pending} onChanged={onChanged} />}
        {provider === null && (
          <Note tone="warning" title="There is no way to withdraw at the moment">
            Your balance is not touched.
          </Note>
        )}
        <ProviderList
          landing={landing}
          {...(landing.goesBack.length > 0 && { preferredLabel: 'Back to where you deposited' })}
          chosenId={provider?.id ?? null}
          disabled={isLocked}
          onChoose={({ id }) => change({ providerId: id, methodId: null })}
        >
          {provider !== null && (
            <>
              <MethodChoice
                provider={provider}
                method={method}
                disabled={isLocked}
                onChoose={(methodId) => change({ methodId })}
                onChanged={onChanged}
              />
              {mostCents !== null && (
                <p className={styles.quiet}>
                  You can withdraw up to {amountText({ cents: mostCents, currency: provider.minimum.currency })} this way.
                </p>
              )}
              <ProviderTexts provider={provider} isPreferred={provider.id === landing.preferred?.id} />
            </>
          )}
        </ProviderList>
        <ExcludeLine page={page} type="WITHDRAWAL" onChanged={onChanged} />
        <PaymentList />
      </section>
      <Card as="div" className={styles.aside}>
        {errors.whole !== null && <Note tone="danger" role="alert" title={errors.whole} />}
        <AmountBox
          boxRef={amountRef}
          valueCents={amountCents}
          onChange={(cents) => change({ amountCents: cents })}
          onEnter={withdraw}
          error={shownProblem}
          quickCents={withdrawalQuickCents(mostCents)}
          allCents={mostCents}
          disabled={!isOnline || payment.busy !== null}
        />
        <Values
          className={styles.ruled}
          of={[
            ['To', method === null ? (provider?.name ?? '—') : methodText(method)],
            ['Fee', formatMoney(0)],
            [
              'Balance after',
              balances === null || problem !== null ? '—' : formatMoney(balances.playableCents - (amountCents ?? 0)),
            ],
          ]}
        />
        {provider !== null && payment.needsCode(provider) && <CodeNote destination={payment.destination} />}
        <Button
          tone="primary"
          size="lg"
          wide
          busy={payment.busy !== null}
          aria-disabled={isLocked || problem !== null || undefined}
          onClick={withdraw}
        >
          {isAmount(amountCents) && problem === null ? `Withdraw ${formatMoney(amountCents)}` : 'Withdraw'}
        </Button>
        <p className={styles.hint}>You can cancel until it is sent.</p>
      </Card>
      {payment.dialog}
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
