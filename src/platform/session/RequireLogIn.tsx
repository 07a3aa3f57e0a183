import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useStore } from '../externalStore.ts';
import { useServices } from '../usePlatform.ts';
import { logInPath } from './logInPath.ts';

export interface RequireLogInProps {
  /** Shown while the login state is unknown. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children only to a player; sends a visitor to log-in, which leads back here. */
export function RequireLogIn({ waiting, children }: RequireLogInProps) {
  const { status } = useStore(useServices().session);
  const location = useLocation();
  const wasLoggedIn = useRef(false);
  if (status === 'loggedIn') wasLoggedIn.current = true;
  if (status === 'unknown') return waiting;
  if (status === 'loggedIn') return children;
  // After a log-out on this page, the session's LogoutRedirect navigates with its own reason.
  if (wasLoggedIn.current) return waiting;
  return <Navigate to={logInPath(location.pathname + location.search)} state={{ logoutReason: 'unauthorized' }} replace />;
}

/** Navigates to log-in, which leads back to the current page. */
export function useGoToLogIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(logInPath(pathname + search));
}
