import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Redirect } from '../../../ui/Redirect.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { useDraftStore } from '../data/draft.ts';
import { confirmWire, withdrawalCancel } from '../data/paymentOperations.ts';
import { useReceipt } from '../data/wallet.ts';
import { amountText } from '../logic/provider.ts';
import { PATHS, startPath } from '../logic/providers.ts';
import type { Receipt } from '../logic/receipt.ts';
import { PaymentNotes } from './PaymentNotes.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { StatusMark } from './StatusMark.tsx';
import { Values } from './Values.tsx';
import { FormSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

const TITLE = 'Check before we send';

const WORDS = {
  error: 'The details can’t be shown right now',
  errorDetail: 'Nothing is sent before you confirm it.',
  offline: 'The details are not saved on this device',
  offlineDetail: 'Nothing is sent before you confirm it.',
} as const;

/** `/wire_transfer_withdrawal_details`: what a player reads of a wire before it is sent. */
export function WireDetailsPage() {
  const [search] = useSearchParams();
  const id = search.get('receipt');
  return id === null ? <Redirect to={PATHS.withdrawal} /> : <Details id={id} />;
}

function Details({ id }: { readonly id: string }) {
  const source = useReceipt(id);
  const isOnline = useOnline();
  return (
    <div className={styles.narrow}>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<FormSkeleton title={TITLE} height={340} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      >
        {({ found }) => (found === null ? <Redirect to={PATHS.withdrawal} /> : <WireDetails receipt={found} />)}
      </AsyncRegion>
    </div>
  );
}

export function WireDetails({ receipt }: { readonly receipt: Receipt }) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const confirm = useMutation(confirmWire);
  const cancel = useMutation(withdrawalCancel);
  const draft = useDraftStore('WITHDRAWAL');
  const [problem, setProblem] = useState<string | null>(null);
  const receiptId = receipt.id;

  async function send(isConfirmed: boolean): Promise<void> {
    const outcome = await (isConfirmed ? confirm : cancel).send({ receiptId });
    const message = outcome.ok
      ? outcome.value.message
      : 'We couldn’t reach the server. Nothing was sent by this press as far as we know.';
    if (message !== null) setProblem(message);
    else if (isConfirmed) void navigate(PATHS.receipt(receiptId), { replace: true });
    else {
      draft.takeBack(receiptId);
      void navigate(`${startPath('WITHDRAWAL')}/wire-transfer`, { replace: true });
    }
  }

  const isBusy = confirm.state === 'sending' || cancel.state === 'sending';
  return (
    <Card as="div" className={styles.card}>
      <div className={styles.head}>
        <StatusMark view={{ icon: 'refresh', tone: 'warning' }} size={56} />
        <div className={styles.main}>
          <h1 className={styles.title}>{TITLE}</h1>
          <p className={styles.quiet}>Wires can’t be recalled.</p>
        </div>
      </div>
      <PaymentNotes type="WITHDRAWAL" isChecking={false} />
      {problem !== null && <Note tone="danger" role="alert" title={problem} />}
      <ReceiptLines lines={receipt.lines} />
      <Values of={[['Amount', amountText({ cents: receipt.amountCents, currency: receipt.currency })]]} />
      <Note tone="warning" title="Your bank may charge to receive">
        It comes off the amount.
      </Note>
      <div className={styles.buttons}>
        <Button aria-disabled={!isOnline || isBusy || undefined} onClick={() => void send(false)}>
          Edit
        </Button>
        <Button
          tone="primary"
          busy={confirm.state === 'sending'}
          aria-disabled={!isOnline || isBusy || undefined}
          onClick={() => void send(true)}
        >
          Confirm withdrawal
        </Button>
      </div>
    </Card>
  );
}
