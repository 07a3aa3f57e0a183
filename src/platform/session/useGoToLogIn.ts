import { useLocation, useNavigate } from 'react-router';
import { logInPath } from './logInPath.ts';

/** Navigates to log-in, which leads back to the current page. */
export function useGoToLogIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(logInPath(pathname + search));
}
