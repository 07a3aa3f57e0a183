import { Navigate, useLocation } from 'react-router';
import { openedPath } from '../../../../core/openedPath.ts';

/** Goes on to the page of what the system has shared with the app, or of a link of its protocol. */
export function OpenPage() {
  return <Navigate to={openedPath(useLocation().search, location.origin)} replace />;
}
