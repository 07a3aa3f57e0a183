import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { depositCancel, withdrawalCancel } from '../data/paymentOperations.ts';
import { useReceipt } from '../data/wallet.ts';
import { END_STATES, outcomeOf } from '../logic/endStates.ts';
import { amountText } from '../logic/provider.ts';
import { listPath } from '../logic/providers.ts';
import { type Receipt, statusView } from '../logic/receipt.ts';
import { EndButton, listName } from './EndButton.tsx';
import { Ladder } from './Ladder.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { StatusMark } from './StatusMark.tsx';
import { Values } from './Values.tsx';
import * as styles from './walletStyles.ts';

const column = cls({
  width: '100%',
  maxWidth: 440,
  margin: '0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});
const top = cls({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '8px 0 20px',
  textAlign: 'center',
  borderBottom: '4px dotted $surface3',
  '& h1': { type: 'base', color: '$text2', marginTop: 8 },
  '& strong': { type: 'display', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& p': { type: 'caption', color: '$text2', textWrap: 'balance' },
});

const confirm = lazyPart(() => import('../../../ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog));

const WORDS = {
  error: 'This receipt can’t be shown right now',
  errorDetail: 'Your money is safe with us.',
  offline: 'This receipt is not saved on this device',
  offlineDetail: 'Your money is safe. The receipt is shown as soon as you’re back online.',
} as const;

/** `/receipt/{receiptId}`: a payment as it is now, live until it is settled. */
export function ReceiptPage() {
  const { receiptId = '' } = useParams();
  const source = useReceipt(receiptId);
  const isOnline = useOnline();
  return (
    <div className={column}>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={480} radius={8} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      >
        {({ found }) => (found === null ? <NoReceipt /> : <ReceiptCard receipt={found} onChanged={() => void source.refetch()} />)}
      </AsyncRegion>
    </div>
  );
}

function NoReceipt() {
  return (
    <Card as="div" className={styles.card}>
      <h1 className={styles.title}>There is no such receipt</h1>
      <p className={styles.quiet}>Your payments are listed on the deposit and withdrawal pages.</p>
      <Link className={buttonStyle({ tone: 'primary' }).className} to={listPath('DEPOSIT')} state={{ keepsFocus: true }}>
        Go to your payments
      </Link>
    </Card>
  );
}

export interface ReceiptCardProps {
  readonly receipt: Receipt;
  readonly onChanged: () => void;
}

/** What was paid, where it is, and what can still be done about it. */
export function ReceiptCard({ receipt, onChanged }: ReceiptCardProps) {
  const { type, statusText, createdAt, transactionId, lines, steps, isSettled } = receipt;
  const view = statusView(receipt);
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  useTitle(view.title);
  const outcome = outcomeOf(view.standing);
  const isPaidIn = type === 'DEPOSIT' && outcome === 'approved';
  return (
    <Card as="div" className={styles.card}>
      <div className={top}>
        <StatusMark view={view} size={56} />
        <h1>{view.title}</h1>
        <strong>{amountText({ cents: receipt.amountCents, currency: receipt.currency })}</strong>
        {isPaidIn && balanceCents !== null && <p>Your balance is {formatMoney(balanceCents)}.</p>}
        <p>{formatMoment(Date.parse(createdAt), { seconds: false })}</p>
        <p role="status">
          {statusText}
          {!isSettled && ' This page shows every change.'}
        </p>
      </div>
      {steps.length > 0 && <Ladder steps={steps} />}
      <ReceiptLines lines={lines} />
      <Values of={[['Transaction ID', transactionId]]} />
      <div className={styles.buttons}>
        <EndButton flow={type} outcome={outcome} receiptId={receipt.id} />
        <Cancel receipt={receipt} onChanged={onChanged} />
        {END_STATES[type][outcome] !== 'list' && (
          <Link className={buttonStyle({ tone: 'secondary' }).className} to={listPath(type)} state={{ keepsFocus: true }}>
            {listName(type)}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Cancels what has not left yet, after one question. */
export function Cancel({ receipt, onChanged, compact = false }: ReceiptCardProps & { readonly compact?: boolean }) {
  const { id, type, isCancellable, amountCents } = receipt;
  const isDeposit = type === 'DEPOSIT';
  const deposit = useMutation(depositCancel);
  const withdrawal = useMutation(withdrawalCancel);
  const { state, send } = isDeposit ? deposit : withdrawal;
  const isOnline = useOnline();
  const dialog = useOpen(confirm);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isCancellable) return null;
  const name = isDeposit ? 'Cancel deposit' : 'Cancel withdrawal';

  async function cancel(): Promise<void> {
    const outcome = await send({ receiptId: id });
    if (outcome.ok) setProblem(outcome.value.isChanged ? null : (outcome.value.message ?? 'It was too late to cancel.'));
    else setProblem('We couldn’t reach the server. The receipt shows what became of it.');
    onChanged();
  }

  return (
    <>
      {problem !== null && <Note tone="warning" role="alert" title={problem} />}
      <Button
        size={compact ? 'sm' : 'md'}
        tone={compact ? 'outline' : 'secondary'}
        busy={state === 'sending'}
        aria-disabled={!isOnline || undefined}
        aria-label={compact ? `Cancel the withdrawal of ${formatMoney(amountCents)}` : undefined}
        onClick={dialog.open}
      >
        {compact ? 'Cancel' : name}
      </Button>
      {dialog.isOpen && (
        <confirm.Component
          open
          title={`${name}?`}
          confirm={name}
          cancel="Keep it"
          onConfirm={() => void cancel()}
          onClose={dialog.close}
        >
          {isDeposit ? 'Nothing is charged.' : `${formatMoney(amountCents)} comes back to your balance at once.`}
        </confirm.Component>
      )}
    </>
  );
}
