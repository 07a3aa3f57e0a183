import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorMessage, ErrorScreen } from '../../features/system/index.ts';
import { useStore } from '../../platform/externalStore.ts';
import { usePlatform } from '../platformContext.ts';

/** Reports what was thrown, once. Expected answers (a page that does not exist) are no defects. */
function useReported(): void {
  const error = useRouteError();
  const { report } = usePlatform();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) report('route', error);
  }, [error, report]);
}

/** Where start-up has failed too it is the service that is in trouble, not this page. */
function useKind(): 'generic' | 'outage' {
  return useStore(usePlatform().startup).state === 'error' ? 'outage' : 'generic';
}

/** A page that failed, inside a layout that did not. The router resets it when the route changes. */
export function PageError() {
  useReported();
  return <ErrorMessage kind={useKind()} />;
}

/** The layout itself failed. */
export function RootError() {
  useReported();
  return <ErrorScreen kind={useKind()} />;
}
