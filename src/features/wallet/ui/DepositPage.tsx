import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { useDraftStore } from '../data/draft.ts';
import { type DepositPage as Page, useDepositPage } from '../data/wallet.ts';
import { boundsOf, depositProblem, isAmount, tightestLimit } from '../logic/amount.ts';
import type { PaymentIntent } from '../logic/paymentRequests.ts';
import { chosenMethod, chosenProvider, hasMethod, type PaymentMethod, type Provider, providersOf } from '../logic/provider.ts';
import { entryOf, screenPath } from '../logic/providers.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { AmountBox } from './AmountBox.tsx';
import { LimitMeter } from './LimitMeter.tsx';
import { MethodChoice, ProviderTexts } from './MethodChoice.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PaymentNotes } from './PaymentNotes.tsx';
import { PromoCodeField } from './PromoCodeField.tsx';
import { ProviderList } from './ProviderList.tsx';
import { usePaymentForm } from './usePayment.tsx';
import { useRefetchOnBalance } from './useRefetchOnBalance.ts';
import { Values } from './Values.tsx';
import { WalletHead } from './WalletHead.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

const exclude = lazyPart(() => import('./ManageMethodsDialog.tsx').then((module) => module.ExcludeDialog));

const WORDS = {
  error: 'The ways to deposit can’t be shown right now',
  errorDetail: 'Your balance is safe.',
  offline: 'The ways to deposit are not saved on this device',
  offlineDetail: 'Your balance is safe. They are shown as soon as you’re back online.',
} as const;

/** `/deposit`: the ways to pay, and the amount beside them. */
export function DepositPage() {
  const source = useDepositPage();
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<WalletSkeleton type="DEPOSIT" />}
      message={(kind) => (
        <div className={styles.narrow}>
          <WalletHead type="DEPOSIT" />
          <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />
        </div>
      )}
    >
      {(page) => <Deposit page={page} onChanged={() => void source.refetch()} />}
    </AsyncRegion>
  );
}

interface DepositProps {
  readonly page: Page;
  /** Methods, exclusions or the balance have changed. */
  readonly onChanged: () => void;
}

export function Deposit({ page, onChanged }: DepositProps) {
  const { landing, rule, outOfState, hasPromoCode } = page;
  const isOnline = useOnline();
  const draftStore = useDraftStore('DEPOSIT');
  const draft = useStore(draftStore);
  const isPromoOn = useFlag('deposit-promo-codes');
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const amountRef = useRef<HTMLDivElement>(null);
  const payment = usePaymentForm('DEPOSIT');
  const { errors } = payment.state;
  useReturnedFocus(amountRef);
  useBackPath(draftStore);
  useRefetchOnBalance(balanceCents, onChanged);

  const provider = chosenProvider(landing, draft.providerId);
  const method = provider === null ? null : chosenMethod(provider, draft.methodId);
  const { amountCents } = draft;
  useUnfinished('form', amountCents !== null || draft.promoCodeText !== '' ? unfinishedText('DEPOSIT') : null);
  const bounds = provider === null ? null : boundsOf(provider, rule);
  const problem = bounds === null ? null : depositProblem(amountCents, bounds, landing.limits);
  const shownProblem = errors.amount ?? (wasSubmitted || amountCents !== null ? problem : null);
  const limit = tightestLimit(landing.limits);
  const isLocked = !isOnline || payment.busy !== null || landing.blocked !== null;

  function change(next: Partial<typeof draft>): void {
    // What was entered while a code was checked stays.
    draftStore.set({ ...draftStore.getSnapshot(), ...next });
    payment.send({ type: 'edited', field: 'method' });
    setSubmitted(false);
  }

  function deposit(): void {
    setSubmitted(true);
    if (provider === null || problem !== null || !isAmount(amountCents) || !hasMethod(provider, method)) {
      focusAmount(amountRef.current);
      return;
    }
    // A stored bank account needs no form.
    const nextPath = method === null ? screenPath(provider.code, 'DEPOSIT') : null;
    draftStore.set({ ...draft, providerId: provider.id });
    payment.submit(provider, intentOf(provider, method, amountCents, draft.promotionCode), nextPath);
  }

  return (
    <div className={styles.columns}>
      <section className={styles.main} aria-label="Ways to deposit">
        <WalletHead type="DEPOSIT" />
        {outOfState !== null && (
          <Note tone="info" icon="location" title={outOfState.heading}>
            {outOfState.body} {outOfState.prompt}
          </Note>
        )}
        <PaymentNotes type="DEPOSIT" isChecking={payment.busy === 'checking'} blocked={landing.blocked} />
        {provider === null && (
          <Note tone="warning" title="There is no way to deposit at the moment">
            Your balance is not touched.
          </Note>
        )}
        <ProviderList
          landing={landing}
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
              <ProviderTexts provider={provider} isPreferred={provider.id === landing.preferred?.id} />
            </>
          )}
        </ProviderList>
        <ExcludeLine page={page} type="DEPOSIT" onChanged={onChanged} />
        <PaymentList />
      </section>
      <Card as="div" className={styles.aside}>
        {errors.whole !== null && <Note tone="danger" role="alert" title={errors.whole} />}
        <AmountBox
          boxRef={amountRef}
          valueCents={amountCents}
          onChange={(cents) => change({ amountCents: cents })}
          onEnter={deposit}
          error={shownProblem}
          quickCents={rule.quickCents}
          disabled={!isOnline || payment.busy !== null}
        />
        {hasPromoCode && isPromoOn && (
          <PromoCodeField
            applied={draft.promotionCode}
            text={draft.promoCodeText}
            disabled={isLocked}
            onTyped={(promoCodeText) => change({ promoCodeText })}
            onApplied={(promotionCode) =>
              change(promotionCode === null ? { promotionCode } : { promotionCode, promoCodeText: promotionCode })
            }
          />
        )}
        <div className={join(styles.main, styles.ruled)}>
          {limit !== null && <LimitMeter limit={limit} />}
          <Values
            of={[
              ['Balance now', balanceCents === null ? '—' : formatMoney(balanceCents)],
              ['Balance after', balanceCents === null || problem !== null ? '—' : formatMoney(balanceCents + (amountCents ?? 0))],
            ]}
          />
        </div>
        {provider !== null && payment.needsCode(provider) && <CodeNote destination={payment.destination} />}
        <Button
          tone="primary"
          size="lg"
          wide
          busy={payment.busy !== null}
          aria-disabled={isLocked || provider === null || problem !== null || undefined}
          onClick={deposit}
        >
          {isAmount(amountCents) && problem === null ? `Deposit ${formatMoney(amountCents)}` : 'Deposit'}
        </Button>
        {provider !== null && <p className={styles.hint}>{entryOf(provider.code).next}</p>}
      </Card>
      {payment.dialog}
    </div>
  );
}

function intentOf(
  provider: Provider,
  method: PaymentMethod | null,
  amountCents: number,
  promotionCode: string | null,
): PaymentIntent {
  const of = { type: 'DEPOSIT', amountCents, providerId: provider.id } as const;
  if (entryOf(provider.code).screen === 'dropIn') return { ...of, kind: 'dropIn' };
  return { ...of, kind: 'payment', methodId: method?.id ?? null, promotionCode, isQuick: false, facilityId: null };
}

export function CodeNote({ destination }: { readonly destination: string | null }): ReactNode {
  return (
    <Note tone="neutral" icon="phone" title="We’ll ask for a code">
      {destination === null ? 'A text or call confirms it’s you.' : `A text or call to ${destination} confirms it’s you.`}
    </Note>
  );
}

/** The way to exclude methods, in brands that have it. */
export function ExcludeLine({
  page,
  type,
  onChanged,
}: Pick<DepositProps, 'onChanged'> & { readonly page: Pick<Page, 'landing'>; readonly type: 'DEPOSIT' | 'WITHDRAWAL' }) {
  const { showExcludeMethods } = useBrand().preferences;
  const dialog = useOpen(exclude);
  const isOnline = useOnline();
  if (!showExcludeMethods) return null;
  return (
    <p className={styles.quiet}>
      Don’t want to see a method?
      <Button tone="text" size="sm" aria-disabled={!isOnline || undefined} onClick={dialog.open}>
        Hide it
      </Button>
      {dialog.isOpen && (
        <exclude.Component type={type} providers={providersOf(page.landing)} onChanged={onChanged} onClose={dialog.close} />
      )}
    </p>
  );
}

export function focusAmount(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus();
}

/** Who comes back from a provider's page goes on at the amount. */
export function useReturnedFocus(box: { readonly current: HTMLDivElement | null }): void {
  const { state } = useLocation();
  const isReturn = (state as { readonly focus?: string } | null)?.focus === 'amount';
  useEffect(() => {
    if (isReturn) focusAmount(box.current);
  }, [isReturn, box]);
}

/** Where the player came from, for the way back after the deposit: the slip's page, or a promotion. */
function useBackPath(draftStore: ReturnType<typeof useDraftStore>): void {
  const { state, search } = useLocation();
  const { from, path } = (state ?? {}) as { readonly from?: unknown; readonly path?: unknown };
  const isPromotion = new URLSearchParams(search).get('from') === 'promotion' || from === 'promotion';
  const back = isPromotion ? 'promotion' : from === 'betslip' ? 'betslip' : null;
  const backPath = typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
  useEffect(() => {
    if (back !== null)
      draftStore.set({
        ...draftStore.getSnapshot(),
        cameFrom: { kind: back, path: backPath ?? (back === 'promotion' ? '/promotions' : '/') },
      });
  }, [back, backPath, draftStore]);
}
