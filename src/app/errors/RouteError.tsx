import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import { outageOf } from '../../platform/startup/startup.ts';
import { useOnline, useServices } from '../../platform/usePlatform.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { type ErrorMessageProps, errorWords } from './errorMessage.ts';

/** The message where its own code cannot be loaded, which may be the error. */
function BareMessage({ kind }: ErrorMessageProps) {
  return <LoadFailed {...errorWords(kind, useBrand().preferences.brandName)} onRetry={null} />;
}

const message = lazyPart<ErrorMessageProps>(() =>
  import('./ErrorScreens.tsx').then(
    (module) => module.ErrorMessage,
    () => BareMessage,
  ),
);
const screen = lazyPart<ErrorMessageProps>(() =>
  import('./ErrorScreens.tsx').then(
    (module) => module.ErrorScreen,
    () => BareMessage,
  ),
);

/** Opens the page again once network and service are back: the place of an error gets its code anew by a new key of the location. */
function useReturn(isAway: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const [wasAway, setWasAway] = useState(isAway);
  if (isAway && !wasAway) setWasAway(true);
  useEffect(() => {
    if (!isAway && wasAway) void navigate(location, { replace: true, state: location.state });
  }, [isAway, wasAway, location, navigate]);
}

/** If startup has failed too, the service is down, not only this page. */
function useKind(): ErrorMessageProps['kind'] {
  const online = useOnline();
  const isDown = useStore(useServices().startup).state === 'error';
  useReturn(isDown || !online);
  if (isDown) return 'outage';
  return online ? 'generic' : 'offline';
}

function PageError() {
  return <message.Component kind={useKind()} />;
}

function LayoutError() {
  return <screen.Component kind={useKind()} />;
}

/** Catches errors of a page. The layout stays. */
export function PageBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <PageError />}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** A request without a response starts a probe of the connection, which takes up to 4 s. */
const OFFLINE_KNOWN_MS = 4500;

/** Whether the service is down. A device that is offline still shows what is stored on it. */
function useIsDown(): boolean {
  const { startup, timers } = useServices();
  const outage = outageOf(useStore(startup));
  const online = useOnline();
  const isSuspected = outage === 'suspected' && online;
  const [isCertain, setCertain] = useState(false);
  useEffect(() => {
    if (!isSuspected) return;
    const cancel = timers.after(OFFLINE_KNOWN_MS, () => setCertain(true));
    return () => {
      cancel();
      setCertain(false);
    };
  }, [isSuspected, timers]);
  return outage === 'yes' || (isSuspected && isCertain);
}

/** Catches errors of the layout. While startup has never been answered the outage page replaces the layout. */
export function LayoutBoundary() {
  const isDown = useIsDown();
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <LayoutError />}>
      {isDown ? <screen.Component kind="outage" /> : <Outlet />}
    </ErrorBoundary>
  );
}

/** Catches a failure to create the services. The state of startup is then not available, so it shows the outage message. */
export function RootBoundary() {
  return (
    <ErrorBoundary at={useLocation().key} fallback={() => <screen.Component kind="outage" />}>
      <Outlet />
    </ErrorBoundary>
  );
}
