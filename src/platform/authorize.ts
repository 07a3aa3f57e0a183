import { type Timers, wait } from './clock.ts';
import { type ExternalStore, whenStore } from './externalStore.ts';
import type { Authorization } from './http/appHeaders.ts';
import type { Session } from './session/session.ts';

export interface AuthorizePorts {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe' | 'bearerToken'>;
  readonly anonymousToken: ExternalStore<string | null>;
  readonly timers: Timers;
  /** How long a request may wait for a token that is being renewed or an anonymous token that has not come yet. */
  readonly patienceMs: number;
}

const NONE: Authorization = { kind: 'none' };

/** The current authorization without waiting; startup uses it. */
export async function authorizationNow({
  session,
  anonymousToken,
}: Omit<AuthorizePorts, 'timers' | 'patienceMs'>): Promise<Authorization> {
  if (session.getSnapshot().status === 'loggedIn') {
    const token = await session.bearerToken();
    if (token !== null) return { kind: 'bearer', token };
  }
  const token = anonymousToken.getSnapshot();
  return token === null ? NONE : { kind: 'anonymous', token };
}

/** For a private request: the player's token or the anonymous one. Waits for a limited time; after that the request goes without one. */
export async function authorization(ports: AuthorizePorts): Promise<Authorization> {
  const found = async (): Promise<Authorization> => {
    const bearer = await ports.session.bearerToken();
    if (bearer !== null) return { kind: 'bearer', token: bearer };
    await whenStore(ports.session, (state) => state.status !== 'unknown');
    const renewed = await ports.session.bearerToken();
    if (renewed !== null) return { kind: 'bearer', token: renewed };
    const token = await whenStore(ports.anonymousToken, (anonymous) => anonymous !== null);
    return token === null ? NONE : { kind: 'anonymous', token };
  };
  return Promise.race([found(), wait(ports.timers, ports.patienceMs).then(() => NONE)]);
}
