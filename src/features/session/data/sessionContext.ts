import { createContext, useContext } from 'react';
import { type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { SessionState } from '../../../platform/session/types.ts';

/** Where the visitor seems to be; null until startup has answered. */
export interface Visitor {
  readonly ipCountryCode: string;
  readonly regionName: string;
}

/** What the session's screens need of the world. src/app provides it once, around all routes. */
export interface SessionWorld {
  readonly session: Session;
  readonly visitor: ExternalStore<Visitor | null>;
}

export const SessionContext = createContext<SessionWorld | null>(null);

function useWorld(): SessionWorld {
  const world = useContext(SessionContext);
  if (world === null) throw new Error('This belongs into a SessionContext');
  return world;
}

export function useSession(): Session {
  return useWorld().session;
}

export function useSessionState(): SessionState {
  return useStore(useWorld().session);
}

export function useVisitor(): Visitor | null {
  return useStore(useWorld().visitor);
}
