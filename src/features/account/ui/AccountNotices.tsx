import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Sending, useMutation } from '../../../platform/data/useMutation.ts';
import { acknowledgeUserNotice, useLimits } from '../../../player/queries.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { IGNORES_CLICKS } from '../../../ui/ignoresClicks.ts';
import { Note } from '../../../ui/Note.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { useDepositAcknowledgement, useLimitsAcknowledgement, useResponsibleGamingAcknowledgement } from '../data/notices.ts';
import { DEPOSITS_NOT_ACKNOWLEDGED, type DueNotice, durationText, w2gText } from '../logic/notices.ts';
import { menuRow } from './menuStyles.ts';

const rows = cls({
  display: 'grid',
  gap: 10,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { color: '$text', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
});

const LIMITS_PAGE = '/account/responsible-gaming';
const COOL_OFF_PAGE = `${LIMITS_PAGE}/cool-off`;

/** Where a first limit is set, by name. Null: the brand's name of the check-in. */
const FIRST_LIMITS = [
  { label: 'Deposit limit', path: `${LIMITS_PAGE}/limits/deposit`, icon: 'wallet' },
  { label: 'Time limit', path: `${LIMITS_PAGE}/limits/time`, icon: 'clock' },
  { label: null, path: `${LIMITS_PAGE}/limits/reality-check-in`, icon: 'info' },
] as const;

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
    case 'firstWager':
      return <FirstWager />;
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

/** Somebody to talk to and a break come first. */
function LimitsAlert({ message, onClosed }: { readonly message: string; readonly onClosed: () => void }) {
  const navigate = useNavigate();
  const { text } = useBrand();
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
      <p>
        <PhoneText>{text.helpline}</PhoneText>.{' '}
        <Link className={textLink} to={COOL_OFF_PAGE} onClick={onClosed}>
          Take a cool-off
        </Link>
      </p>
      <p>{message}</p>
      <NotSent reason={reason} />
    </Dialog>
  );
}

/** All limits that there are, as soon as they are read; until then the one that the account knows. */
function LimitsReview({ dailyTimeSeconds }: { readonly dailyTimeSeconds: number | null }) {
  const navigate = useNavigate();
  const activeLimits =
    useLimits().data?.limits.flatMap(({ title, active }) => (active ? [[title, active.text] as const] : [])) ?? [];
  const rows = activeLimits.length > 0 ? activeLimits : ([['Time, daily', dailyTimeText(dailyTimeSeconds)]] as const);
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
      <Rows of={rows} />
      <p>Still right for you? Lowering one works right away.</p>
      <NotSent reason={reason} />
    </Dialog>
  );
}

const dailyTimeText = (seconds: number | null): string => (seconds === null ? 'No limit' : durationText(seconds));

/** Closed once for all devices, by either answer. */
function FirstWager() {
  const { checkIn } = useLimitNames();
  const navigate = useNavigate();
  const { state, reason, send } = useMutation(acknowledgeUserNotice);
  const close = async (path: string | null): Promise<void> => {
    const { ok } = await send({ ackType: 'FIRST_WAGER' });
    if (ok && path !== null) void navigate(path);
  };
  const locked = { 'aria-disabled': state === 'sending' || undefined } as const;
  return (
    <Dialog
      open
      onClose={() => void close(null)}
      title="Before your first bet"
      mark={{ icon: 'shield', tone: 'info' }}
      footer={
        <>
          <Button {...locked} onClick={() => void close(null)}>
            Not now
          </Button>
          <Button tone="primary" {...locked} onClick={() => void close(LIMITS_PAGE)}>
            Set a limit
          </Button>
        </>
      }
    >
      <p>Set the pace now and it’s easier later. You can change these any time.</p>
      <ul>
        {FIRST_LIMITS.map(({ label, path, icon }) => (
          <li key={path}>
            <button type="button" className={menuRow} onClick={() => void close(path)} {...(state === 'sending' && IGNORES_CLICKS)}>
              <Icon name={icon} size={20} />
              <span>{label ?? checkIn}</span>
              <Icon name="chevronRight" size={16} />
            </button>
          </li>
        ))}
      </ul>
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
