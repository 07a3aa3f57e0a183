import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../ui/toast/useToast.ts';
import { logoutText } from '../data/logoutText.ts';
import { useSessionState } from '../data/sessionContext.ts';
import { logoutPlace } from '../logic/logoutNotice.ts';

/**
 * After a log-out: to log-in, with the reason in the navigation state; not for maintenance, whose screen covers everything. Draws
 * nothing; stands once inside the router.
 */
export function LogoutRedirect() {
  const { status, logoutReason } = useSessionState();
  const navigate = useNavigate();
  const toast = useToast();
  const before = useRef(status);

  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (status !== 'loggedOut' || was === 'loggedOut' || logoutReason === null) return;
    if (logoutReason === 'maintenance') return;
    const told = logoutText(logoutReason);
    if (told !== null && logoutPlace(logoutReason) === 'toast')
      toast.show({ id: 'logout', body: told.text, type: 'info', ...(told.stays && { secondsUntilRemoved: -1 }) });
    void navigate('/login', { state: { logoutReason } });
  }, [status, logoutReason, navigate, toast]);

  return null;
}
