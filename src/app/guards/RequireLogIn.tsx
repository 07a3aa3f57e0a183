import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import type { Saved } from '../../platform/feature.ts';
import { logInPath } from '../../platform/session/logInPath.ts';
import type { StartupState } from '../../platform/startup/startup.ts';
import { useOnline, useServices } from '../../platform/usePlatform.ts';
import { Redirect } from '../../ui/Redirect.tsx';
import { logInStep, type RegionFact } from './logInStep.ts';

export interface RequireLogInProps {
  readonly saved: Saved;
  /** Shown while the login state or a visitor's region is unknown. */
  readonly waiting: ReactNode;
  /** Shown to a visitor outside an operating area, instead of sending them to log-in. */
  readonly warning: ReactNode;
  readonly children: ReactNode;
}

function regionOf({ state, data }: StartupState): RegionFact {
  if (data === null) return state === 'error' ? 'unavailable' : 'unknown';
  return data.regionalMetadata.validRegion ? 'valid' : 'invalid';
}

/** Shows its children only to a player; sends a visitor to log-in, which leads back here. */
export function RequireLogIn({ saved, waiting, warning, children }: RequireLogInProps) {
  const { session, startup, reading, closed } = useServices();
  const { status } = useStore(session);
  const isReading = useStore(reading);
  const isClosed = useStore(closed);
  const isOnline = useOnline();
  const isReadable = saved === 'own' ? isReading : saved === 'public' && !isOnline;
  const region = regionOf(useStore(startup));
  const location = useLocation();
  const wasLoggedIn = useRef(false);
  if (status === 'loggedIn') wasLoggedIn.current = true;
  switch (logInStep({ status, region, wasLoggedIn: wasLoggedIn.current, isReadable, isClosed: isClosed && saved !== 'public' })) {
    case 'show':
      return children;
    case 'wait':
      return waiting;
    case 'warn':
      return warning;
    case 'redirect':
      return <Redirect to={logInPath(location.pathname + location.search)} state={{ logoutReason: 'unauthorized' }} />;
  }
}
