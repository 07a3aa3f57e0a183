import { err, ok, type Result } from '../../../core/result.ts';
import { type Clock, type Timers, wait } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { TabLock } from '../tabs/lock.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { SavedSessionStore } from './savedSession.ts';
import type { GrantOutcome, TokenEndpoint } from './tokenEndpoint.ts';
import type { Tokens } from './tokens.ts';
import type { CodeReturn, Credentials, LogInFailure, LogoutReason, SessionState } from './types.ts';

export type SessionMessage =
  | { readonly type: 'granted'; readonly tokens: Omit<Tokens, 'refreshToken'> }
  | { readonly type: 'loggedOut'; readonly reason: LogoutReason };

/** What happened to the session in this tab. */
export type SessionEvent = { readonly type: 'loggedIn' } | { readonly type: 'loggedOut'; readonly reason: LogoutReason };

export interface SessionPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly endpoint: TokenEndpoint;
  readonly savedSession: SavedSessionStore;
  readonly tabs: Tabs<SessionMessage>;
  readonly lock: TabLock;
  readonly report: ReportError;
  /** Called in the tab in which it happens, for sessions that began or ended. */
  readonly onEvent: (event: SessionEvent) => void;
}

export interface Session extends ExternalStore<SessionState> {
  /** Checks for a stored session, once, at start. */
  start(): Promise<void>;
  /** With the player's password, or with the code that a log-in by redirect returned with. */
  logIn(by: Credentials | CodeReturn): Promise<Result<void, LogInFailure>>;
  /** Ends the session in every tab. Without a session it only records the reason. */
  logOut(reason: LogoutReason): Promise<void>;
  /** The access token; waits for a pending refresh. Null: logged out. */
  bearerToken(): Promise<string | null>;
  /** A request was refused with this token: refreshes once. False: the refresh failed too, and the session ended as `unauthenticated`. */
  renew(refusedToken: string): Promise<boolean>;
  /** Runs at every log-out, in every tab; removes the user's data. */
  onLogOut(forget: (playerId: string) => Promise<void>): () => void;
}

const LOCK = 'slipstream-session';
const LONGEST_RETRY_MS = 30_000;
/** Twenty minutes of attempts: a maintenance, which ends sessions, also keeps the log-out from the server. */
const LOGOUT_ATTEMPTS = 40;

function failureOf(outcome: Exclude<GrantOutcome, { kind: 'granted' }>): LogInFailure {
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'invalidCredentials' };
    case 'locked':
      return { kind: 'locked', retryAfterSeconds: outcome.retryAfterSeconds };
    case 'maintenance':
    case 'busy':
      return { kind: outcome.kind };
    case 'unavailable':
      return { kind: 'unreachable', code: outcome.code };
    case 'missingUserId':
      return { kind: 'unexpected' };
  }
}

/**
 * The session of all tabs. The access token is only in memory. One tab refreshes at a time and informs the others. A refused refresh
 * ends the session; one without a response is retried without limit, because being offline is no log-out.
 */
export function createSession(ports: SessionPorts): Session {
  const state = createStore<SessionState>({ status: 'unknown', playerId: null, logoutReason: null });
  const logOutListeners = new Set<(playerId: string) => Promise<void>>();
  let tokens: Omit<Tokens, 'refreshToken'> | null = null;
  let cancelRefresh = (): void => undefined;
  let renewing: Promise<boolean> | null = null;
  let serverLogOut: Promise<boolean> = Promise.resolve(true);

  const forgetAll = async (playerId: string): Promise<void> => {
    const failed = (error: unknown): void => ports.report('session.forget', error);
    await Promise.all([...logOutListeners].map((forget) => forget(playerId).catch(failed)));
  };

  const schedule = (): void => {
    cancelRefresh();
    const current = tokens;
    if (current === null) return;
    cancelRefresh = ports.timers.after(current.accessTokenRefreshAt - ports.clock.now(), () => void renewFrom(current.bearerToken));
  };

  const adopt = (granted: Omit<Tokens, 'refreshToken'>): void => {
    tokens = granted;
    schedule();
  };

  const keep = ({ bearerToken: _inMemory, ...saved }: Tokens): void => ports.savedSession.write(saved);

  const accept = (granted: Tokens): void => {
    const { refreshToken: _stored, ...shared } = granted;
    keep(granted);
    adopt(shared);
    ports.tabs.send({ type: 'granted', tokens: shared });
  };

  const markLoggedIn = (playerId: string): void => state.set({ status: 'loggedIn', playerId, logoutReason: null });

  const endHere = async (reason: LogoutReason | null): Promise<void> => {
    const before = state.getSnapshot();
    const playerId = before.playerId ?? tokens?.playerId ?? null;
    tokens = null;
    cancelRefresh();
    state.set({ status: 'loggedOut', playerId: null, logoutReason: reason });
    if (playerId !== null) await forgetAll(playerId);
  };

  const logOutAtServer = async (bearerToken: string): Promise<void> => {
    for (let attempt = 0; attempt < LOGOUT_ATTEMPTS; attempt += 1) {
      // After another log-in, this request must not remove the new session's cookie.
      serverLogOut = ports.endpoint.logOut(bearerToken, ports.savedSession.read().kind === 'saved' ? 'keep' : 'drop');
      if (await serverLogOut) return;
      await wait(ports.timers, Math.min(1000 * 2 ** attempt, LONGEST_RETRY_MS));
    }
    ports.report('session.logout', new Error('The server was not told of a log-out'));
  };

  const logOut = async (reason: LogoutReason): Promise<void> => {
    const bearerToken = tokens?.bearerToken ?? null;
    if (bearerToken !== null || state.getSnapshot().playerId !== null) ports.onEvent({ type: 'loggedOut', reason });
    ports.savedSession.clear();
    if (bearerToken !== null) void logOutAtServer(bearerToken);
    ports.tabs.send({ type: 'loggedOut', reason });
    await endHere(reason);
  };

  /** One attempt in one tab; other tabs wait and then use the token of this attempt. */
  const attemptRefresh = (stale: string | null, reason: LogoutReason): Promise<'renewed' | 'ended' | 'later'> =>
    ports.lock.run(LOCK, async () => {
      if (tokens !== null && tokens.bearerToken !== stale) return 'renewed';
      const saved = ports.savedSession.read();
      if (saved.kind !== 'saved') {
        await endHere(state.getSnapshot().logoutReason);
        return 'ended';
      }
      const { refreshToken, limitedAccessToken } = saved.session;
      const outcome = await (limitedAccessToken === null
        ? ports.endpoint.refresh(refreshToken)
        : ports.endpoint.limitedAccess(limitedAccessToken));
      switch (outcome.kind) {
        case 'granted':
          accept(outcome.tokens);
          return 'renewed';
        case 'refused':
        case 'missingUserId':
          ports.report('session.refresh', new Error(`Refresh: ${outcome.kind}`));
          await logOut(reason);
          return 'ended';
        case 'locked':
        case 'maintenance':
        case 'busy':
        case 'unavailable':
          return 'later';
      }
    });

  const refreshUntilDecided = async (stale: string | null, reason: LogoutReason): Promise<boolean> => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await attemptRefresh(stale, reason);
      if (outcome !== 'later') return outcome === 'renewed';
      await wait(ports.timers, Math.min(1000 * 2 ** Math.min(attempt, 10), LONGEST_RETRY_MS));
      if (state.getSnapshot().status === 'loggedOut') return false;
    }
  };

  const renewFrom = (stale: string | null, reason: LogoutReason = 'refreshFailed'): Promise<boolean> => {
    renewing ??= refreshUntilDecided(stale, reason).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  ports.tabs.listen((message) => {
    if (message.type === 'loggedOut') void endHere(message.reason);
    else {
      adopt(message.tokens);
      markLoggedIn(message.tokens.playerId);
    }
  });

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start: async () => {
      const saved = ports.savedSession.read();
      switch (saved.kind) {
        case 'none':
          state.set({ status: 'loggedOut', playerId: null, logoutReason: null });
          return;
        case 'invalidRefreshTime':
          return logOut('technicalIssue');
        case 'missingUserId':
          return logOut('none');
        case 'saved':
          state.set({ status: 'unknown', playerId: saved.session.playerId, logoutReason: null });
          if ((await renewFrom(null)) && tokens !== null) markLoggedIn(tokens.playerId);
      }
    },
    logIn: async (by) => {
      // The response to a log-out removes the cookie that a log-in sets, so the log-in waits for it.
      await serverLogOut;
      const outcome = await ('code' in by ? ports.endpoint.code(by) : ports.endpoint.password(by));
      if (outcome.kind === 'missingUserId') await logOut('none');
      if (outcome.kind !== 'granted') return err(failureOf(outcome));
      accept(outcome.tokens);
      markLoggedIn(outcome.tokens.playerId);
      ports.onEvent({ type: 'loggedIn' });
      return ok(undefined);
    },
    logOut,
    bearerToken: async () => {
      if (renewing !== null && (tokens === null || tokens.accessTokenRefreshAt <= ports.clock.now())) await renewing;
      return tokens?.bearerToken ?? null;
    },
    renew: async (refusedToken) => {
      if (tokens === null) return renewing ?? false;
      return tokens.bearerToken === refusedToken ? renewFrom(refusedToken, 'unauthenticated') : true;
    },
    onLogOut: (forget) => {
      logOutListeners.add(forget);
      return () => logOutListeners.delete(forget);
    },
  };
}
