import { useLocation } from 'react-router';
import { openedPath } from '../../../../core/wire/openedPath.ts';
import { Redirect } from '../../../ui/Redirect.tsx';

/** Goes on to the page of what the system has shared with the app, or of a link of its protocol. */
export function OpenPage() {
  return <Redirect to={openedPath(useLocation().search, location.origin)} />;
}
