import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TOAST_SECONDS } from '../../../ui/toast/toastStore.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { handledLogOutOf } from '../data/handledLogOut.ts';
import { logOutQuestionOf } from '../data/logOutQuestion.ts';
import { logoutText } from '../data/logoutText.ts';
import { logoutPlace } from '../logic/logoutNotice.ts';

const logOutDialog = lazyPart(() => import('./LogOutDialog.tsx').then((module) => module.LogOutDialog));

const playerParts = lazyPart(() => import('./PlayerParts.tsx').then((module) => module.PlayerParts));

/** The log-out dialog, the parts of a player, and the navigation after a log-out. */
export function SessionEnd() {
  useLogoutRedirect();
  const services = useServices();
  const question = logOutQuestionOf(services);
  const isConfirming = useStore(question);
  const { status } = useStore(services.session);
  const { isOpen, open, close } = useOpen(logOutDialog);
  useEffect(() => {
    if (!isConfirming) return;
    question.set(false);
    open();
  }, [isConfirming, question, open]);
  return (
    <>
      {status === 'loggedIn' && <playerParts.Component />}
      {isOpen && <logOutDialog.Component open onClose={close} />}
    </>
  );
}

/** After a log-out, goes to the log-in page with the reason in the navigation state. Does nothing during maintenance. */
function useLogoutRedirect(): void {
  const services = useServices();
  const state = useStore(services.session);
  const handled = handledLogOutOf(services);
  const navigate = useNavigate();
  const toast = useToast();
  const before = useRef<typeof state.status | null>(null);

  useEffect(() => {
    const { status, logoutReason } = state;
    const was = before.current ?? (handled.state === state ? 'loggedOut' : 'unknown');
    before.current = status;
    if (status !== 'loggedOut' || was === 'loggedOut' || logoutReason === null) return;
    handled.state = state;
    if (logoutReason === 'maintenance') return;
    const notice = logoutText(logoutReason);
    if (notice !== null && logoutPlace(logoutReason) === 'toast')
      toast.show({
        id: 'logout',
        body: notice.text,
        type: 'info',
        ...(notice.stays && { secondsUntilRemoved: TOAST_SECONDS.untilDismissed }),
      });
    void navigate('/login', { state: { logoutReason } });
  }, [state, handled, navigate, toast]);
}
