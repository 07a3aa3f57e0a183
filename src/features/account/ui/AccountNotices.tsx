import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Sending, useMutation } from '../../../platform/data/useMutation.ts';
import { acknowledgeUserNotice } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useDepositAcknowledgement, useLimitsAcknowledgement, useResponsibleGamingAcknowledgement } from '../data/notices.ts';
import { DEPOSITS_NOT_ACKNOWLEDGED, type DueNotice, durationText, w2gText } from '../logic/notices.ts';

const rows = cls({
  display: 'grid',
  gap: 10,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { color: '$text', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
});

const LIMITS_PAGE = '/account/responsible-gaming';

export interface AccountNoticesProps {
  readonly notice: DueNotice;
  /** The alert of a refused bet is closed. */
  readonly onAlertClosed: () => void;
}

/** The dialogs that a player has to answer. */
export function AccountNotices({ notice, onAlertClosed }: AccountNoticesProps) {
  switch (notice.kind) {
    case 'acknowledgement':
      return <Acknowledgement />;
    case 'limitsAlert':
      return <LimitsAlert message={notice.message} onClosed={onAlertClosed} />;
    case 'deposits':
      return <DepositAcknowledgement {...notice.modal} />;
    case 'limits':
      return <LimitsReview dailyTimeSeconds={notice.dailyTimeSeconds} />;
    case 'w2gWin':
      return <W2gWinDialog key={notice.win.wonAt} {...w2gText(notice.win)} />;
  }
}

function Rows({ of }: { readonly of: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={rows}>
      {of.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NotSent({ reason }: Pick<Sending, 'reason'>): ReactNode {
  return (
    reason !== null && (
      <Note tone="warning" icon="warning" title="That did not come through">
        Check your connection and try again.
      </Note>
    )
  );
}

/** Closes once the server has it: the account is read anew and no longer asks. */
function Acknowledgement() {
  const { text } = useBrand();
  const { state, reason, send } = useResponsibleGamingAcknowledgement();
  const [isRead, setRead] = useState(false);
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title="Play within your means"
      mark={{ icon: 'shield', tone: 'info' }}
      footer={
        <Button tone="primary" disabled={!isRead} busy={state === 'sending'} onClick={() => void send({})}>
          I Understand
        </Button>
      }
    >
      <p>I know how to set limits, take a cool-off and self-exclude, and where to get free help.</p>
      <p>
        <PhoneText>{text.helpline}</PhoneText>
      </p>
      <Checkbox
        label="I’ve read and understand this."
        checked={isRead}
        onChange={({ currentTarget }) => setRead(currentTarget.checked)}
      />
      <NotSent reason={reason} />
    </Dialog>
  );
}

function DepositAcknowledgement({
  title,
  body,
  buttonLabel,
  depositAckType,
}: Extract<DueNotice, { readonly kind: 'deposits' }>['modal']) {
  const { text } = useBrand();
  const toast = useToast();
  const { state, send } = useDepositAcknowledgement();
  const acknowledge = async (): Promise<void> => {
    const taken = await send({ ackType: depositAckType });
    if (!taken.ok || !taken.value) toast.show({ id: 'deposit-acknowledgement', type: 'danger', body: DEPOSITS_NOT_ACKNOWLEDGED });
  };
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title={title}
      mark={{ icon: 'shield', tone: 'info' }}
      footer={
        <Button tone="primary" busy={state === 'sending'} onClick={() => void acknowledge()}>
          {buttonLabel}
        </Button>
      }
    >
      <p>{body}</p>
      <p>
        <PhoneText>{text.helpline}</PhoneText>
      </p>
    </Dialog>
  );
}

function LimitsAlert({ message, onClosed }: { readonly message: string; readonly onClosed: () => void }) {
  const navigate = useNavigate();
  const { state, reason, send } = useLimitsAcknowledgement();
  return (
    <Dialog
      open
      onClose={onClosed}
      title="You’ve reached a limit"
      mark={{ icon: 'shield', tone: 'warning' }}
      footer={
        <>
          <Button
            onClick={() => {
              onClosed();
              void navigate(LIMITS_PAGE);
            }}
          >
            Review limits
          </Button>
          <Button tone="primary" busy={state === 'sending'} onClick={() => void send({}).then(({ ok }) => ok && onClosed())}>
            I Understand
          </Button>
        </>
      }
    >
      <p>{message} No bet was placed.</p>
      <NotSent reason={reason} />
    </Dialog>
  );
}

function LimitsReview({ dailyTimeSeconds }: { readonly dailyTimeSeconds: number | null }) {
  const navigate = useNavigate();
  const { state, reason, send } = useLimitsAcknowledgement();
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title="Your limits"
      footer={
        <>
          <Button
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send({}).then(({ ok }) => ok && navigate(LIMITS_PAGE))}
          >
            Change
          </Button>
          <Button tone="primary" aria-disabled={state === 'sending' || undefined} onClick={() => void send({})}>
            Looks right
          </Button>
        </>
      }
    >
      <Rows of={[['Time, daily', dailyTimeSeconds === null ? 'No limit' : durationText(dailyTimeSeconds)]]} />
      <p>Still right for you? Lowering one works right away.</p>
      <NotSent reason={reason} />
    </Dialog>
  );
}

function W2gWinDialog({ sentence, rows: amounts }: ReturnType<typeof w2gText>) {
  const navigate = useNavigate();
  const { state, reason, send } = useMutation(acknowledgeUserNotice);
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title="That win comes with a form"
      mark={{ icon: 'document', tone: 'success' }}
      footer={
        <>
          <Button
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send({ ackType: 'W2G_WIN' }).then(({ ok }) => ok && navigate('/account/taxes'))}
          >
            See tax forms
          </Button>
          <Button tone="primary" aria-disabled={state === 'sending' || undefined} onClick={() => void send({ ackType: 'W2G_WIN' })}>
            Continue
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
      <Rows of={amounts} />
      <NotSent reason={reason} />
    </Dialog>
  );
}
