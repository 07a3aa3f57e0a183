import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { Button, type ButtonTone, buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PlacedIllustration } from '../../../ui/illustrations/PlacedIllustration.tsx';
import { useCustomDialogs, useReportClosed } from '../data/customDialogs.ts';
import { buttonsOf, type DialogButton, type DialogsEvent, type DialogsState, NO_DIALOG, stepDialogs } from '../logic/dialogs.ts';

const text = cls({ whiteSpace: 'pre-line' });

const TONES: Record<DialogButton['style'], ButtonTone> = { primary: 'primary', secondary: 'secondary', text: 'quiet' };

/** Opens the dialogs that the operator has for this player, one at a time. */
export function CustomDialogs({ loggedInAt }: { readonly loggedInAt: number | null }) {
  const services = useServices();
  const { clock } = services;
  const isPlaying = useSessionTimes(({ isPlayingCasinoGame }) => isPlayingCasinoGame);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const reportClosed = useReportClosed();
  const dialogs = useCustomDialogs();
  const [state, setState] = useState<DialogsState>(NO_DIALOG);

  useEffect(() => {
    if (dialogs === null || isPlaying) return;
    const moment = { path: pathname, now: clock.now(), loggedInAt };
    setState((before) => stepDialogs(before, { type: 'momentChanged', dialogs, moment }).state);
  }, [dialogs, pathname, loggedInAt, isPlaying, clock]);

  const { shown } = state;
  // A dialog would cover a game in which money is at stake; it opens on the next page.
  if (shown === null || isPlaying) return null;

  function close(): void {
    const closed: DialogsEvent = { type: 'closed' };
    const step = stepDialogs(state, closed);
    setState(step.state);
    if (step.close !== null) reportClosed(step.close);
  }

  return (
    <Dialog
      open
      key={shown.id}
      title={shown.title}
      dismissible={shown.dismissible}
      onClose={close}
      illustration={<PlacedIllustration />}
      stacked
      footer={buttonsOf(shown).map((button) => (
        <DialogAction key={button.label} button={button} onClose={close} onGo={(path) => void navigate(path)} />
      ))}
    >
      <p className={text}>{shown.body}</p>
    </Dialog>
  );
}

interface DialogActionProps {
  readonly button: DialogButton;
  readonly onClose: () => void;
  readonly onGo: (path: string) => void;
}

/** Every button closes the dialog; a link opens its address too. */
function DialogAction({ button: { label, type, href, style }, onClose, onGo }: DialogActionProps) {
  const tone = TONES[style];
  if (type === 'external_link' && href !== null)
    return (
      <a className={buttonStyle({ tone }).className} href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {label}
      </a>
    );
  return (
    <Button
      tone={tone}
      onClick={() => {
        onClose();
        if (href !== null) onGo(href);
      }}
    >
      {label}
    </Button>
  );
}
