import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import { outOfStateSilenced } from '../../platform/outOfStateSilence.ts';
import { logInPath } from '../../platform/session/logInPath.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button } from '../../ui/Button.tsx';
import { LocationWarningDialog } from '../../ui/LocationWarningDialog.tsx';
import { OutOfStateText, useWarningText } from '../../ui/OutOfStateText.tsx';
import { Redirect } from '../../ui/Redirect.tsx';

/**
 * Shown to a visitor outside an operating area who opens a page for players, before log-in (specification, section 6). Log-in stays
 * possible: browsing and deposits are allowed everywhere.
 */
export function LocationWarning() {
  const services = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notice = useStore(services.startup).data?.serviceAttributes.casinoOutOfState ?? null;
  const silenced = outOfStateSilenced(services);
  const isSilenced = useStore(silenced);
  const { title, body } = useWarningText(notice);
  const [isRead, setRead] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [silences, setSilences] = useState(false);
  useEffect(() => {
    void silenced.loaded().then(() => setRead(true));
  }, [silenced]);

  const logIn = logInPath(pathname + search);
  if (!isRead) return null;
  if (notice !== null && isSilenced && isOpen) return <Redirect to={logIn} />;

  function leave(to: string): void {
    setOpen(false);
    if (silences) silenced.set(true);
    void navigate(to, { replace: true });
  }

  return (
    <LocationWarningDialog
      isOpen={isOpen}
      onClose={() => leave('/')}
      title={title}
      footer={
        <>
          <Button onClick={() => leave('/')}>Keep browsing</Button>
          <Button tone="primary" onClick={() => leave(logIn)}>
            Log In
          </Button>
        </>
      }
    >
      <OutOfStateText body={body} notice={notice} silences={silences} onSilences={setSilences} />
    </LocationWarningDialog>
  );
}
