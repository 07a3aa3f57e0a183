import { Outlet, useLocation } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ErrorMessage, ErrorScreen } from './ErrorScreens.tsx';

/** Where start-up has failed too it is the service that is in trouble, not this page. */
function useKind(): 'generic' | 'outage' {
  return useStore(useServices().startup).state === 'error' ? 'outage' : 'generic';
}

function PageError() {
  return <ErrorMessage kind={useKind()} />;
}

function LayoutError() {
  return <ErrorScreen kind={useKind()} />;
}

/** A page that failed, inside a layout that did not. */
export function PageBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <PageError />}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The layout itself failed. */
export function LayoutBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <LayoutError />}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The services did not come: not even start-up can be asked why, so the service is in trouble. */
export function RootBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <ErrorScreen kind="outage" />}>
      <Outlet />
    </ErrorBoundary>
  );
}
