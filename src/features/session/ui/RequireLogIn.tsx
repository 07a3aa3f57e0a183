import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSessionState } from '../data/sessionContext.ts';
import { logInPath } from '../logic/logInPath.ts';

export interface RequireLogInProps {
  /** What stands there while it is not known who is logged in. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to a player only; a visitor goes to log-in and comes back. */
export function RequireLogIn({ waiting, children }: RequireLogInProps) {
  const { status } = useSessionState();
  const location = useLocation();
  const wasLoggedIn = useRef(false);
  if (status === 'loggedIn') wasLoggedIn.current = true;
  if (status === 'unknown') return waiting;
  if (status === 'loggedIn') return children;
  // A log-out on this very page is told by LogoutRedirect, with its own reason.
  if (wasLoggedIn.current) return waiting;
  return <Navigate to={logInPath(location.pathname + location.search)} state={{ logoutReason: 'unauthorized' }} replace />;
}
