import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useStore } from '../externalStore.ts';
import { useServices } from '../usePlatform.ts';
import { logInPath } from './logInPath.ts';

export interface RequireLogInProps {
  /** What stands there while it is not known who is logged in. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to a player only; a visitor goes to log-in and comes back. */
export function RequireLogIn({ waiting, children }: RequireLogInProps) {
  const { status } = useStore(useServices().session);
  const location = useLocation();
  const wasLoggedIn = useRef(false);
  if (status === 'loggedIn') wasLoggedIn.current = true;
  if (status === 'unknown') return waiting;
  if (status === 'loggedIn') return children;
  // A log-out on this very page is told by the session's LogoutRedirect, with its own reason.
  if (wasLoggedIn.current) return waiting;
  return <Navigate to={logInPath(location.pathname + location.search)} state={{ logoutReason: 'unauthorized' }} replace />;
}

/** Goes to log-in, which comes back to the page of now. */
export function useGoToLogIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(logInPath(pathname + search));
}
