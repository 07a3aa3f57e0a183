import { useEffect, useRef, useState } from 'react';
import { useMutation } from '../platform/data/useMutation.ts';
import { useMachine } from '../platform/runMachine.ts';
import { useUnfinished } from '../platform/unfinished/useUnfinished.ts';
import { useServices } from '../platform/usePlatform.ts';
import { textLink } from '../ui/authStyles.ts';
import { Button } from '../ui/Button.tsx';
import { cls } from '../ui/cls.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OptionCard } from '../ui/OptionCard.tsx';
import { useToast } from '../ui/toast/useToast.ts';
import { CodeField } from './CodeField.tsx';
import {
  CODE_LENGTH,
  CODE_START,
  CODE_UNFINISHED,
  type CodeChannel,
  type CodeEffect,
  type CodeEvent,
  codeStep,
  resendIn,
} from './codeStep.ts';
import { type CodeOperation, type CodeSource, sendOneTimeCode, verifyOneTimeCode } from './oneTimeCodes.ts';

const channels = cls({ display: 'grid', gap: 8, border: 0, margin: 0, padding: 0, color: '$text' });
const again = cls({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  type: 'body',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const TICK_MS = 1_000;

export interface CodeDialogProps {
  readonly source: CodeSource;
  /** A payment: the code is good for this one alone. */
  readonly operation?: CodeOperation | null;
  /** The masked number. */
  readonly destination: string;
  readonly onClose: () => void;
  readonly onVerified: () => void;
  /** The player gets no codes; null where there is another way. */
  readonly onNoCode?: (() => void) | null;
}

/** A player gets a code by text message or call, and shows it. */
export function CodeDialog({ source, operation = null, destination, onClose, onVerified, onNoCode = null }: CodeDialogProps) {
  const { clock, timers } = useServices();
  const { send: sendCode } = useMutation(sendOneTimeCode);
  const { send: verify } = useMutation(verifyOneTimeCode);
  const toast = useToast();
  const [state, send] = useMachine(CODE_START, codeStep, perform);
  const isClosed = useRef(false);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => timers.every(TICK_MS, () => setNow(clock.now())), [clock, timers]);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  function perform(effect: CodeEffect): void {
    if (effect.type === 'send')
      void sendCode({ channel: effect.channel, source, operation }).then((outcome) =>
        dispatch({ type: 'sendAnswered', answer: outcome.ok ? outcome.value : null, now: clock.now() }),
      );
    if (effect.type === 'verify')
      void verify({ code: effect.code, source, operation }).then((outcome) =>
        dispatch({ type: 'verifyAnswered', answer: outcome.ok ? outcome.value : null }),
      );
    if (effect.type === 'toast') toast.show({ id: 'one-time-code', type: 'danger', body: effect.text });
    if (effect.type === 'verified') onVerified();
  }

  function dispatch(event: CodeEvent): void {
    if (!isClosed.current) send(event);
  }

  const { stage, channel, code, pending, error } = state;
  useUnfinished('code', stage === 'code' ? CODE_UNFINISHED : null);
  const ask = (by: CodeChannel) => dispatch({ type: 'codeRequested', channel: by, now: clock.now() });
  if (stage === 'channel')
    return (
      <Dialog
        open
        onClose={onClose}
        title="How should we send your code?"
        footer={
          <Button tone="primary" size="lg" busy={pending === 'send'} onClick={() => ask(channel)}>
            Send code
          </Button>
        }
      >
        <fieldset className={channels} aria-label="Channel">
          <OptionCard
            name="channel"
            title="Text message"
            detail={`To ${destination}`}
            checked={channel === 'SMS'}
            onChange={() => dispatch({ type: 'channelChosen', channel: 'SMS' })}
          />
          <OptionCard
            name="channel"
            title="Phone call"
            detail="An automated voice reads it"
            checked={channel === 'CALL'}
            onChange={() => dispatch({ type: 'channelChosen', channel: 'CALL' })}
          />
        </fieldset>
        {onNoCode !== null && (
          <button type="button" className={textLink} onClick={onNoCode}>
            Can’t get a code? Contact Support, who check who you are. Then log in again to turn codes off
          </button>
        )}
      </Dialog>
    );
  const wait = resendIn(state, now);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Enter the ${CODE_LENGTH}-digit code`}
      footer={
        <Button
          tone="primary"
          size="lg"
          busy={pending === 'verify'}
          disabled={code.length < CODE_LENGTH}
          onClick={() => dispatch({ type: 'verifyRequested' })}
        >
          Verify
        </Button>
      }
    >
      <span>{channel === 'SMS' ? `Texted to ${destination}.` : `We’re calling ${destination}.`}</span>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'verifyRequested' });
        }}
      >
        {/* Keyed by the sent code: each takes the focus. */}
        <CodeField key={state.resendAt} value={code} error={error} onChange={(text) => dispatch({ type: 'codeTyped', text })} />
      </form>
      <div className={again}>
        {wait === null ? (
          <>
            <button type="button" className={textLink} onClick={() => ask('SMS')}>
              Resend text
            </button>
            <button type="button" className={textLink} onClick={() => ask('CALL')}>
              Call me instead
            </button>
          </>
        ) : (
          <span role="timer">Resend in {wait}</span>
        )}
      </div>
    </Dialog>
  );
}
