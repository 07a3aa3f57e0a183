import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { AsyncRegion, type AsyncRegionProps } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { type Draft, useDraftStore } from '../data/draft.ts';
import { isAmount } from '../logic/amount.ts';
import { intentOf } from '../logic/paymentRequests.ts';
import {
  chosenMethod,
  chosenProvider,
  hasMethod,
  type Landing,
  type PaymentMethod,
  type PaymentType,
  type Provider,
  providersOf,
} from '../logic/provider.ts';
import { screenPath } from '../logic/providers.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { AmountBox, focusAmount } from './AmountBox.tsx';
import { MethodChoice, ProviderTexts } from './MethodChoice.tsx';
import { PaymentList } from './PaymentList.tsx';
import { CodeNote, PaymentNotes } from './PaymentNotes.tsx';
import { ProviderList } from './ProviderList.tsx';
import { usePaymentForm } from './usePayment.tsx';
import { useRefetchOnBalance } from './useRefetchOnBalance.ts';
import { WalletHead } from './WalletHead.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

const exclude = lazyPart(() => import('./ManageMethodsDialog.tsx').then((module) => module.ExcludeDialog));

const WORDS = {
  DEPOSIT: {
    action: 'Deposit',
    list: 'Ways to deposit',
    nothing: 'There is no way to deposit at the moment',
    error: 'The ways to deposit can’t be shown right now',
    offline: 'The ways to deposit are not saved on this device',
  },
  WITHDRAWAL: {
    action: 'Withdraw',
    list: 'Ways to withdraw',
    nothing: 'There is no way to withdraw at the moment',
    error: 'The ways to withdraw can’t be shown right now',
    offline: 'The ways to withdraw are not saved on this device',
  },
} as const;

interface PaymentPageProps<Page> {
  readonly type: PaymentType;
  readonly source: AsyncRegionProps<Page>['source'] & { readonly refetch: () => Promise<void> };
  /** @param onChanged methods, exclusions or the balance have changed. */
  readonly children: (page: Page, onChanged: () => void) => ReactNode;
}

/** The first page of a direction, which waits for the server. */
export function PaymentPage<Page>({ type, source, children }: PaymentPageProps<Page>) {
  const isOnline = useOnline();
  const { error, offline } = WORDS[type];
  const words = {
    error,
    offline,
    errorDetail: 'Your balance is safe.',
    offlineDetail: 'Your balance is safe. They are shown as soon as you’re back online.',
  };
  const refetch = (): void => void source.refetch();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<WalletSkeleton type={type} />}
      message={(kind) => (
        <div className={styles.narrow}>
          <WalletHead type={type} />
          <RegionMessage kind={kind} size="card" words={words} onRetry={refetch} />
        </div>
      )}
    >
      {(page) => children(page, refetch)}
    </AsyncRegion>
  );
}

type ChosenPayment = ReturnType<typeof useChosenPayment>;

/**
 * What the player has chosen and entered on the first page of a direction.
 * @param problemOf why an amount cannot be paid by a provider and a method; null: nothing is known against it.
 */
export function useChosenPayment(
  type: PaymentType,
  landing: Landing,
  onChanged: () => void,
  problemOf: (cents: number | null, provider: Provider, method: PaymentMethod | null) => string | null,
) {
  const isOnline = useOnline();
  const draftStore = useDraftStore(type);
  const draft = useStore(draftStore);
  const form = usePaymentForm(type);
  const [wasSubmitted, setSubmitted] = useState(false);
  const amountRef = useRef<HTMLDivElement>(null);
  useReturnedFocus(amountRef);
  useRefetchOnBalance(
    usePlayer(({ balances }) => balances?.playableCents ?? null),
    onChanged,
  );
  const provider = chosenProvider(landing, draft.providerId);
  const method = provider === null ? null : chosenMethod(provider, draft.methodId);
  const { amountCents, promotionCode } = draft;
  useUnfinished('form', amountCents !== null || draft.promoCodeText !== '' ? unfinishedText(type) : null);
  const problem = provider === null ? null : problemOf(amountCents, provider, method);

  function change(entered: Partial<Draft>): void {
    // What was entered while a code was checked stays.
    draftStore.set({ ...draftStore.getSnapshot(), ...entered });
    form.send({ type: 'edited', field: 'method' });
    setSubmitted(false);
  }

  function press(): void {
    setSubmitted(true);
    if (provider === null || problem !== null || !isAmount(amountCents) || !hasMethod(provider, method)) {
      focusAmount(amountRef.current);
      return;
    }
    draftStore.set({ ...draft, providerId: provider.id });
    // A stored bank account needs no form.
    const nextPath = method === null ? screenPath(provider.code, type) : null;
    form.submit(provider, intentOf(type, provider, method, amountCents, { promotionCode }), nextPath);
  }

  const shownProblem = form.state.errors.amount ?? (wasSubmitted || amountCents !== null ? problem : null);
  const isLocked = !isOnline || form.busy !== null || landing.blocked !== null;
  return { type, landing, draft, provider, method, problem, shownProblem, isLocked, form, amountRef, change, press };
}

/** Who comes back from a provider's page goes on at the amount. */
function useReturnedFocus(box: { readonly current: HTMLDivElement | null }): void {
  const { state } = useLocation();
  const isReturn = (state as { readonly focus?: string } | null)?.focus === 'amount';
  useEffect(() => {
    if (isReturn) focusAmount(box.current);
  }, [isReturn, box]);
}

interface PaymentWaysProps {
  readonly chosen: ChosenPayment;
  readonly onChanged: () => void;
  readonly preferredLabel?: string;
  /** Above the notes. */
  readonly top?: ReactNode;
  /** Between the notes and the providers. */
  readonly children?: ReactNode;
  /** Below the methods of the chosen provider. */
  readonly detail?: ReactNode;
}

/** The column with the ways to pay. */
export function PaymentWays({ chosen, onChanged, preferredLabel, top, children, detail }: PaymentWaysProps) {
  const { type, landing, provider, method, isLocked, form, change } = chosen;
  return (
    <section className={styles.main} aria-label={WORDS[type].list}>
      <WalletHead type={type} />
      {top}
      <PaymentNotes type={type} isChecking={form.busy === 'checking'} blocked={landing.blocked} />
      {children}
      {provider === null && (
        <Note tone="warning" title={WORDS[type].nothing}>
          Your balance is not touched.
        </Note>
      )}
      <ProviderList
        landing={landing}
        {...(preferredLabel !== undefined && { preferredLabel })}
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
            {detail}
            <ProviderTexts provider={provider} isPreferred={provider.id === landing.preferred?.id} />
          </>
        )}
      </ProviderList>
      <ExcludeLine type={type} landing={landing} onChanged={onChanged} />
      <PaymentList />
    </section>
  );
}

interface PaymentAmountProps {
  readonly chosen: ChosenPayment;
  readonly quickCents: readonly number[];
  readonly allCents?: number | null;
  /** Between the amount and the button. */
  readonly children: ReactNode;
  /** Below the button. */
  readonly hint: string | null;
}

/** The column with the amount and the button. */
export function PaymentAmount({ chosen, quickCents, allCents = null, children, hint }: PaymentAmountProps) {
  const { type, draft, provider, problem, shownProblem, isLocked, form, amountRef, change, press } = chosen;
  const isOnline = useOnline();
  const { amountCents } = draft;
  const { whole } = form.state.errors;
  const { action } = WORDS[type];
  return (
    <Card as="div" className={styles.aside}>
      {whole !== null && <Note tone="danger" role="alert" title={whole} />}
      <AmountBox
        boxRef={amountRef}
        valueCents={amountCents}
        onChange={(cents) => change({ amountCents: cents })}
        onEnter={press}
        error={shownProblem}
        quickCents={quickCents}
        allCents={allCents}
        disabled={!isOnline || form.busy !== null}
      />
      {children}
      {provider !== null && form.needsCode(provider) && <CodeNote destination={form.destination} />}
      <Button
        tone="primary"
        size="lg"
        wide
        busy={form.busy !== null}
        aria-disabled={isLocked || provider === null || problem !== null || undefined}
        onClick={press}
      >
        {isAmount(amountCents) && problem === null ? `${action} ${formatMoney(amountCents)}` : action}
      </Button>
      {hint !== null && <p className={styles.hint}>{hint}</p>}
    </Card>
  );
}

interface ExcludeLineProps {
  readonly type: PaymentType;
  readonly landing: Landing;
  readonly onChanged: () => void;
}

/** The way to exclude methods, in brands that have it. */
function ExcludeLine({ type, landing, onChanged }: ExcludeLineProps) {
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
        <exclude.Component type={type} providers={providersOf(landing)} onChanged={onChanged} onClose={dialog.close} />
      )}
    </p>
  );
}
