import { Outlet, useLocation } from 'react-router';
import { ErrorMessage, ErrorScreen } from '../../features/system/index.ts';
import { useStore } from '../../platform/externalStore.ts';
import { usePlatform } from '../../platform/usePlatform.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Where start-up has failed too it is the service that is in trouble, not this page. */
function useKind(): 'generic' | 'outage' {
  return useStore(usePlatform().startup).state === 'error' ? 'outage' : 'generic';
}

function PageError() {
  return <ErrorMessage kind={useKind()} />;
}

function RootError() {
  return <ErrorScreen kind={useKind()} />;
}

/** A page that failed, inside a layout that did not. */
export function PageBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={<PageError />}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The layout itself failed; where not even start-up can be asked why, the service is in trouble. */
export function RootBoundary() {
  const { key } = useLocation();
  return (
    <ErrorBoundary at={key} fallback={<ErrorScreen kind="outage" />}>
      <ErrorBoundary at={key} fallback={<RootError />}>
        <Outlet />
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
