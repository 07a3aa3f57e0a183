import { useState } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LocationIllustration } from '../../../ui/illustrations/LocationIllustration.tsx';
import { LocationWarningDialog } from '../../../ui/LocationWarningDialog.tsx';
import { OutOfStateText, useWarningText } from '../../../ui/OutOfStateText.tsx';
import { useLocationCheck, useOutOfState } from '../data/useLocation.ts';
import type { Notice } from '../logic/locationErrors.ts';
import { findingsOf, placeTitle, sureText } from '../logic/placeText.ts';
import { Findings } from './Findings.tsx';

export type OpenDialog = Exclude<Notice, { kind: 'toast' }> | { readonly kind: 'denied' };

const steps = cls({
  display: 'grid',
  gap: 10,
  counterReset: 'step',
  textAlign: 'left',
  '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 12, counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: '50%',
    backgroundColor: '$surface3',
    color: '$text',
    type: 'caption',
    fontWeight: 600,
  },
});

export interface LocationDialogsProps {
  readonly opened: OpenDialog;
  /** Where the helper is got from; null: there is nothing to install. */
  readonly helper: string | null;
  readonly onClose: () => void;
  readonly onCheck: () => void;
}

function Steps({ of }: { readonly of: readonly string[] }) {
  return (
    <ol className={steps}>
      {of.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** What a location check asks of the player. */
export function LocationDialogs(props: LocationDialogsProps) {
  const { opened, onClose, onCheck } = props;
  const { brandKind } = useServices();
  switch (opened.kind) {
    case 'outside':
      return <Outside {...props} />;
    case 'verify':
      return <Verify {...props} />;
    case 'cantFind':
      return (
        <Dialog
          open
          onClose={onClose}
          title="We can't find your location"
          illustration={<LocationIllustration />}
          footer={<Answers close="Keep browsing" check="Try again" onClose={onClose} onCheck={onCheck} />}
        >
          <p>Your device didn’t answer in time. Move nearer a window or switch Wi-Fi on, then try again.</p>
        </Dialog>
      );
    case 'denied':
      return (
        <Dialog
          open
          onClose={onClose}
          title="Allow location to bet"
          mark={{ icon: 'location', tone: 'warning' }}
          footer={
            <>
              <Button onClick={onClose}>Not now</Button>
              <Button tone="primary" onClick={() => window.location.reload()}>
                Reload
              </Button>
            </>
          }
        >
          <Steps
            of={[
              'Click the lock left of the address.',
              'Set Location to Allow.',
              `Reload this page.${brandKind === 'sportsbook' ? ' Your betslip is kept.' : ''}`,
            ]}
          />
        </Dialog>
      );
    case 'fault':
      return <Fault {...props} opened={opened} />;
  }
}

interface AnswersProps extends Pick<LocationDialogsProps, 'onClose' | 'onCheck'> {
  readonly close: string;
  readonly check: string;
}

function Answers({ close, check, onClose, onCheck }: AnswersProps) {
  return (
    <>
      <Button onClick={onClose}>{close}</Button>
      <Button tone="primary" onClick={onCheck}>
        {check}
      </Button>
    </>
  );
}

function Fault({ opened, onClose, onCheck }: LocationDialogsProps & { readonly opened: Extract<OpenDialog, { kind: 'fault' }> }) {
  const { openSupport } = useServices();
  const { check, place, attemptsLeft } = useLocationCheck();
  const findings = findingsOf(check.errors, place);
  const hidden = opened.code === 'VPN' ? 'VPN' : 'proxy';
  const title =
    opened.code === 'VPN' || opened.code === 'PROXY' ? `Turn off your ${hidden} to bet` : 'We can’t verify your location';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              openSupport();
            }}
          >
            Contact Support
          </Button>
          <Button tone="primary" onClick={onCheck}>
            Check again
          </Button>
        </>
      }
    >
      <p>{opened.message}</p>
      {findings.length === 0 ? <Found /> : <Findings of={findings} />}
      {findings.length > 0 && attemptsLeft !== null && <p>{attemptsText(attemptsLeft)}</p>}
    </Dialog>
  );
}

/** The region that was found, and the attempts that are left. */
function Found() {
  const { place, attemptsLeft } = useLocationCheck();
  return (
    <>
      {place !== null && (
        <p>
          <strong>{placeTitle(place, null)}.</strong> {place.decision === 'UNDECIDED' && sureText(place)}
        </p>
      )}
      {attemptsLeft !== null && <p>{attemptsText(attemptsLeft)}</p>}
    </>
  );
}

export function attemptsText(left: number): string {
  if (left === 0) return 'No attempts left. Wait a minute, then check again.';
  return left === 1 ? '1 attempt left within this minute.' : `${left} attempts left within this minute.`;
}

/** The specification's "location-warning"; of a standalone casino "casino out of state". */
function Outside({ onClose, onCheck }: LocationDialogsProps) {
  const { notice, isSilenced, isRead, silence } = useOutOfState();
  const { title, body } = useWarningText(notice);
  const [silences, setSilences] = useState(false);
  if (!isRead || (notice !== null && isSilenced)) return null;
  const leave = (then: () => void) => (): void => {
    if (silences) silence();
    then();
  };
  return (
    <LocationWarningDialog
      isOpen
      title={title}
      onClose={leave(onClose)}
      footer={<Answers close="Keep browsing" check="Check again" onClose={leave(onClose)} onCheck={leave(onCheck)} />}
    >
      <OutOfStateText body={body} notice={notice} silences={silences} onSilences={setSilences} />
      <Found />
    </LocationWarningDialog>
  );
}

function Verify({ helper, onClose, onCheck }: LocationDialogsProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="We need to verify your location before you proceed"
      illustration={<LocationIllustration />}
      footer={
        <>
          {helper === null ? (
            <Button onClick={onClose}>Keep browsing</Button>
          ) : (
            <a className={buttonStyle().className} href={helper}>
              Get the helper
            </a>
          )}
          <Button tone="primary" onClick={onCheck}>
            Check Location
          </Button>
        </>
      }
    >
      <Steps
        of={[
          helper === null ? 'Check that you are online.' : 'Open the location helper on this computer, or install it.',
          'Turn Wi-Fi on, even if you use a cable.',
          'Come back and check again.',
        ]}
      />
    </Dialog>
  );
}
