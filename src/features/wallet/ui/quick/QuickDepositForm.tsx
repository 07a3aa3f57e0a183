import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../../core/money/money.ts';
import { methodText } from '../../../../../core/wallet/methodText.ts';
import { useFlag } from '../../../../platform/flags/useFlag.ts';
import { useUnfinished } from '../../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../../platform/usePlatform.ts';
import { usePlayer } from '../../../../player/index.ts';
import { textLink } from '../../../../ui/authStyles.ts';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { Note } from '../../../../ui/Note.tsx';
import { AsyncRegion } from '../../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { labelText } from '../../../../ui/TextField.tsx';
import { useOpen } from '../../../../ui/useOpen.ts';
import { type Draft, useDraftStore } from '../../data/draft.ts';
import { useTooltip } from '../../data/quickTooltip.ts';
import { type QuickDepositPage, useQuickDepositPage } from '../../data/wallet.ts';
import { boundsOf, depositProblem, isAmount } from '../../logic/amount.ts';
import { type FrameState, isLive } from '../../logic/frame.ts';
import { intentOf } from '../../logic/paymentRequests.ts';
import { EXCLUDED_TEXT, SLOW_TEXT } from '../../logic/paymentTexts.ts';
import { chosenMethod, type PaymentMethod, type Provider, providersOf, rangeText } from '../../logic/provider.ts';
import { entryOf, PATHS } from '../../logic/providers.ts';
import { firstAmount, isQuick, maySubmit, TOOLTIP } from '../../logic/quickDeposit.ts';
import { unfinishedText } from '../../logic/unfinishedText.ts';
import { AmountBox, focusAmount } from '../AmountBox.tsx';
import { ProviderFrame } from '../FrameView.tsx';
import { MethodChoice } from '../MethodChoice.tsx';
import { PaymentNotes } from '../PaymentNotes.tsx';
import { usePaymentForm } from '../usePayment.tsx';
import { QuickDepositEnd } from './QuickDepositEnd.tsx';
import * as styles from './quickStyles.ts';

const changeDialog = lazyPart(() => import('./QuickDepositDialogs.tsx').then((module) => module.ChangeProviderDialog));
const outOfArea = lazyPart(() => import('./QuickDepositDialogs.tsx').then((module) => module.OutOfAreaDialog));
const frameDialog = lazyPart(() => import('./QuickDepositDialogs.tsx').then((module) => module.FrameDialog));

const WORDS = {
  error: 'Quick deposit can’t be shown right now',
  errorDetail: 'Your picks and stakes are saved.',
  offline: 'You’re offline',
  offlineDetail: 'Your picks and stakes are saved. Deposits go on when you’re back online.',
} as const;

export interface QuickDepositProps {
  /** What the stakes are more than the balance: the form begins with it. */
  readonly shortCents: number;
  readonly onBack: () => void;
}

/** A deposit without leaving the slip. Nothing is placed by it: afterwards the player goes on in the slip. */
export function QuickDepositForm({ shortCents, onBack }: QuickDepositProps) {
  const source = useQuickDepositPage();
  const isOnline = useOnline();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className={styles.view} aria-label="Quick Deposit">
      <Button ref={ref} tone="text" className={styles.back} onClick={onBack}>
        <Icon name="chevronLeft" size={18} />
        Go back to Betslip
      </Button>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={
          <div className={styles.body} aria-busy="true">
            <Skeleton height={72} />
            <Skeleton height={64} />
          </div>
        }
        message={(kind) => (
          <div className={styles.body}>
            <RegionMessage kind={kind} size="panel" words={WORDS} onRetry={() => void source.refetch()} />
          </div>
        )}
      >
        {(page) => <QuickDeposit page={page} shortCents={shortCents} onBack={onBack} onChanged={() => void source.refetch()} />}
      </AsyncRegion>
    </section>
  );
}

interface PageProps extends QuickDepositProps {
  readonly page: QuickDepositPage;
  readonly onChanged: () => void;
}

function QuickDeposit({ page, shortCents, onBack, onChanged }: PageProps) {
  const mayOpenModal = useFlag('quick-deposit-modal');
  const providers = providersOf(page).filter((one) => isQuick(one, { mayOpenModal }));
  const draftStore = useDraftStore('QUICK_DEPOSIT');
  const [chosenId, setChosen] = useState(() => draftStore.getSnapshot().providerId);
  const provider = providers.find(({ id }) => id === chosenId) ?? page.preferred;
  if (provider === null)
    return (
      <div className={styles.body}>
        <Note tone="neutral" title="Quick deposit is not offered at the moment">
          Your picks and stakes are saved. <Link to={PATHS.deposit}>Go to the deposit page</Link>
        </Note>
      </div>
    );
  return (
    <Form
      page={page}
      shortCents={shortCents}
      onBack={onBack}
      onChanged={onChanged}
      provider={provider}
      providers={providers}
      onChoose={setChosen}
    />
  );
}

interface FormProps extends PageProps {
  readonly provider: Provider;
  readonly providers: readonly Provider[];
  readonly onChoose: (providerId: string) => void;
}

function Form({ page, shortCents, provider, providers, onBack, onChanged, onChoose }: FormProps) {
  const isOnline = useOnline();
  const mayChange = useFlag('quick-deposit-change-provider');
  const asksCode = useFlag('quick-deposit-mfa');
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const draftStore = useDraftStore('QUICK_DEPOSIT');
  const [found] = useState(draftStore.getSnapshot);
  const change = useOpen(changeDialog);
  const warning = useOpen(outOfArea);
  const bounds = boundsOf(provider, page.rule);
  const [amountCents, setAmount] = useState(() => found.amountCents ?? firstAmount(shortCents, bounds));
  const [isDirty, setDirty] = useState(amountCents !== null);
  const [isTyped, setTyped] = useState(found.amountCents !== null);
  useUnfinished('form', isTyped ? unfinishedText('DEPOSIT') : null);
  const [methodId, setMethod] = useState(found.methodId);
  /** The provider's page was left: the focus goes to the amount once it can take it. */
  const [isLeft, setLeft] = useState(false);
  const amountRef = useRef<HTMLDivElement>(null);
  const isHidden = entryOf(provider.code).quick === 'hidden';
  const { state, busy, send, frame, frameRef, onLoad, submit, dialog } = usePaymentForm('DEPOSIT', {
    place: 'slip',
    asksCode,
    leaveSlip: (why) => (why === 'done' ? onBack() : setLeft(true)),
  });
  const { errors, pendingId } = state;
  const method = chosenMethod(provider, methodId);
  const problem = depositProblem(amountCents, bounds, []);
  const depositText = isAmount(amountCents) && problem === null ? `Deposit ${formatMoney(amountCents)}` : 'Deposit';
  const isUsable = !provider.isExcluded && provider.isAvailable;
  const isBusy = busy !== null || isLive(frame);
  useEffect(() => {
    if (!isLeft || isBusy) return;
    setLeft(false);
    focusAmount(amountRef.current);
  }, [isLeft, isBusy]);
  const isReady =
    isUsable &&
    isOnline &&
    !isBusy &&
    maySubmit({ isDirty, isValid: problem === null, isValidating: busy === 'validating', amountCents, provider, method });

  function changed(field: 'amount' | 'method', entered: Partial<Draft>): void {
    draftStore.set({ ...draftStore.getSnapshot(), ...entered });
    send({ type: 'edited', field });
  }

  function deposit(isWarned = false): void {
    if (!isReady || !isAmount(amountCents)) return;
    if (page.isOutOfArea && !isWarned) warning.open();
    else submit(provider, intentOf('DEPOSIT', provider, method, amountCents, { isQuick: true }));
  }

  if (frame.kind === 'success' || frame.kind === 'fullStop' || frame.kind === 'mismatch' || pendingId !== null)
    return (
      <QuickDepositEnd
        state={frame}
        balanceCents={balanceCents}
        pendingId={pendingId}
        onBack={onBack}
        onOther={() => send({ type: 'dismissed' })}
      />
    );
  const hasModal = !isHidden && (frame.kind === 'opening' || frame.kind === 'open');
  return (
    <>
      <div className={styles.body}>
        <Tooltip />
        <div>
          <h2>Quick Deposit</h2>
          {balanceCents !== null && <p className={labelText}>Playable balance {formatMoney(balanceCents)}</p>}
        </div>
        <PaymentNotes type="DEPOSIT" isChecking={busy === 'checking'} />
        {errors.whole !== null && <Note tone="danger" role="alert" title={errors.whole} />}
        <FrameNote state={frame} />
        <AmountBox
          boxRef={amountRef}
          valueCents={amountCents}
          onChange={(cents) => {
            setAmount(cents);
            setDirty(true);
            setTyped(true);
            changed('amount', { amountCents: cents });
          }}
          error={errors.amount ?? (amountCents === null ? null : problem)}
          quickCents={page.rule.quickCents}
          disabled={!isOnline || isBusy}
        />
        <ChosenProvider
          provider={provider}
          method={method}
          onChange={mayChange && providers.length > 1 ? change.open : null}
          hasOtherPage={!mayChange}
          disabled={isBusy}
        />
        {provider.methods.length > 1 && (
          <MethodChoice
            provider={provider}
            method={method}
            disabled={!isOnline || isBusy}
            onChoose={(id) => {
              setMethod(id);
              changed('method', { methodId: id });
            }}
            onChanged={onChanged}
          />
        )}
        {provider.isExcluded && <Note tone="warning" title={EXCLUDED_TEXT} />}
        {provider.id === page.preferred?.id &&
          provider.preferredWarnings.map((warning) => <Note key={warning} tone="warning" title={warning} />)}
        <SlowNote state={frame} />
      </div>
      <div className={styles.foot}>
        <Button tone="primary" size="lg" wide busy={isBusy} aria-disabled={!isReady || undefined} onClick={() => deposit()}>
          {isBusy ? 'Processing' : depositText}
        </Button>
      </div>
      {isHidden && <ProviderFrame state={frame} frame={frameRef} onLoad={onLoad} className={styles.unseen} isHidden />}
      {hasModal && (
        <frameDialog.Component
          state={frame}
          frame={frameRef}
          onLoad={onLoad}
          onClose={() => send({ type: 'frame', event: { type: 'closed' }, payment: null })}
          returnFocus={() => focusAmount(amountRef.current)}
        />
      )}
      {warning.isOpen && <outOfArea.Component deposit={depositText} onDeposit={() => deposit(true)} onClose={warning.close} />}
      {change.isOpen && (
        <changeDialog.Component
          providers={providers}
          chosenId={provider.id}
          onClose={change.close}
          onChoose={(id) => {
            onChoose(id);
            setMethod(null);
            changed('method', { providerId: id, methodId: null });
          }}
        />
      )}
      {dialog}
    </>
  );
}

interface ChosenProviderProps {
  readonly provider: Provider;
  readonly method: PaymentMethod | null;
  /** Null: there is no other provider, or none may be chosen here. */
  readonly onChange: (() => void) | null;
  /** Other ways to pay are on the deposit page alone. */
  readonly hasOtherPage: boolean;
  readonly disabled: boolean;
}

function ChosenProvider({ provider, method, onChange, hasOtherPage, disabled }: ChosenProviderProps) {
  return (
    <div className={styles.labelled}>
      <span className={labelText}>Preferred Payment Method</span>
      <div className={styles.provider}>
        <span aria-hidden="true">
          <Icon name={entryOf(provider.code).icon} size={22} />
        </span>
        <span>
          <b>{provider.name}</b>
          <small>
            {method === null ? provider.description : methodText(method)} {provider.monetaryDetails ?? rangeText(provider)}
          </small>
        </span>
        {onChange !== null && (
          <Button tone="text" size="sm" disabled={disabled} onClick={onChange}>
            Change
          </Button>
        )}
      </div>
      {hasOtherPage && (
        <p className={labelText}>
          Another way to pay?{' '}
          <Link className={textLink} to={PATHS.deposit}>
            Go to the deposit page
          </Link>
        </p>
      )}
    </div>
  );
}

/** Above the form: why the deposit before did not come about. */
export function FrameNote({ state: { kind, text, standing } }: { readonly state: FrameState }) {
  if (kind !== 'tryAgain') return null;
  return (
    <Note tone="danger" role="alert" title={text}>
      {standing === 'failed' && 'Nothing was charged.'}
    </Note>
  );
}

export function SlowNote({ state }: { readonly state: FrameState }) {
  if (!state.isSlow) return null;
  return (
    <Note tone="warning" icon="clock" role="status" title="Still working on it">
      {SLOW_TEXT}
    </Note>
  );
}

/** Shown until it is dismissed, once for a player. */
function Tooltip() {
  const { isDismissed, dismiss } = useTooltip();
  if (isDismissed) return null;
  return (
    <div role="tooltip">
      <Note
        tone="reward"
        title={
          <span className={styles.tooltip}>
            {TOOLTIP.title} <IconButton icon="close" label="Dismiss" compact onClick={dismiss} />
          </span>
        }
      >
        {TOOLTIP.body}
      </Note>
    </div>
  );
}
