import { Outlet, useLocation } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ErrorMessage, ErrorScreen } from './ErrorScreens.tsx';

/** If startup has failed too, the service is down, not only this page. */
function useKind(): 'generic' | 'outage' {
  return useStore(useServices().startup).state === 'error' ? 'outage' : 'generic';
}

function PageError() {
  return <ErrorMessage kind={useKind()} />;
}

function LayoutError() {
  return <ErrorScreen kind={useKind()} />;
}

/** Catches errors of a page. The layout stays. */
export function PageBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <PageError />}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Catches errors of the layout. */
export function LayoutBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <LayoutError />}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Catches a failure to create the services. The state of startup is then not available, so it shows the outage message. */
export function RootBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <ErrorScreen kind="outage" />}>
      <Outlet />
    </ErrorBoundary>
  );
}
