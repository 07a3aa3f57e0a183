import { err, ok, type Result } from '../../../core/result.ts';
import { type Clock, type Timers, wait } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, derivedStore, type ExternalStore, whenStore } from '../externalStore.ts';
import { runMachine } from '../runMachine.ts';
import type { TabLock } from '../tabs/lock.ts';
import type { Tabs } from '../tabs/tabs.ts';
import {
  aliasOf,
  type HeldTokens,
  NEW_SESSION_MACHINE,
  type RefreshOutcome,
  refreshOf,
  type SessionEffect,
  type SessionInput,
  type SessionMachine,
  stepSession,
  tokensOf,
} from './logic/sessionMachine.ts';
import type { PendingLogOutSender } from './pendingLogOuts.ts';
import type { SavedSessionStore } from './savedSession.ts';
import type { GrantOutcome, TokenEndpoint } from './tokenEndpoint.ts';
import type { CodeReturn, Credentials, LogInFailure, LogoutReason, SessionState } from './types.ts';

export type SessionMessage =
  | { readonly type: 'granted'; readonly tokens: HeldTokens; readonly isNew: boolean }
  | { readonly type: 'loggedOut'; readonly reason: LogoutReason; readonly isEndedAtServer: boolean }
  /** A log-in is about to be sent, which waits until no tab refreshes. */
  | { readonly type: 'loggingIn' };

/** The log-in sequence's steps, in their order. Each ends before the next begins; a step that fails reports it and ends. */
export interface OpeningSteps {
  /** Starts the timers that only a player has. @param isNew false: a reload, or a log-in in another tab. */
  startTimers(playerAlias: string, isNew: boolean): void;
  stopTimers(): void;
  setRealityCheck(): void;
  /** @param isCurrent false: another session has begun, and the answer must change nothing. */
  fetchSessionData(bearerToken: string, isCurrent: () => boolean): Promise<void>;
}

/** Runs when the player is logged in. @param isNew the player logged in on this page just now. */
export type AuthenticatedJob = (isNew: boolean) => void;

export interface SessionPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly endpoint: Omit<TokenEndpoint, 'sendLogOut'>;
  readonly savedSession: SavedSessionStore;
  readonly pendingLogOuts: Pick<PendingLogOutSender, 'ended' | 'confirmed' | 'send'>;
  /** Called when a tab of an earlier release has stored the session in its own form. */
  readonly moveFormerRows: () => Promise<void>;
  readonly tabs: Tabs<SessionMessage>;
  readonly lock: TabLock;
  readonly report: ReportError;
  readonly opening: OpeningSteps;
  /** Called in the tab in which a session ends. */
  readonly onLoggedOut: (reason: LogoutReason) => void;
}

export interface Session extends ExternalStore<SessionState> {
  /** Checks for a stored session, once, at start. Settles when the log-in state is known. */
  start(): Promise<void>;
  /** With the player's password, or with the code that a log-in by redirect returned with. */
  logIn(by: Credentials | CodeReturn): Promise<Result<void, LogInFailure>>;
  /** Ends the session in every tab. Without a session it only records the reason. */
  logOut(reason: LogoutReason): Promise<void>;
  /** The access token; waits for a pending refresh. Null: logged out. */
  bearerToken(): Promise<string | null>;
  /**
   * A request was refused with this token: refreshes once. False: the refresh failed too, and the session ended as `unauthenticated`, or
   * the token is of an earlier session, whose request must not be sent again with the tokens of this one.
   */
  renew(refusedToken: string): Promise<boolean>;
  /** Runs at every log-out, in every tab; removes the user's data. */
  onLogOut(forget: (playerAlias: string) => Promise<void>): () => void;
  /** Adds a job to the unique list that runs once at every log-in, in this order. A job with the same name replaces the earlier one. */
  onAuthenticated(name: string, job: AuthenticatedJob): void;
}

const LOCK = 'slipstream-session';
/** A log-in takes both locks, so that it takes the other one over from a refresh alone. */
const LOG_IN_LOCK = 'slipstream-log-in';
/** A tab that does not answer a log-in in this time is stopped by the browser; the log-in does not wait for it. */
const LOG_IN_PATIENCE_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** Twenty minutes of attempts: a maintenance, which ends sessions, also keeps the log-out from the server. */
const LOGOUT_ATTEMPTS = 40;
const NO_ANSWER: RefreshOutcome = { kind: 'unavailable', code: 'UNKNOWN_ERROR' };
const UNEXPECTED: Result<void, LogInFailure> = err({ kind: 'unexpected' });

function failureOf(outcome: Exclude<GrantOutcome, { kind: 'granted' }>): LogInFailure {
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'invalidCredentials' };
    case 'stopped':
    case 'codeRequired':
      return outcome;
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

function shownState(machine: SessionMachine): SessionState {
  switch (machine.phase) {
    case 'unknown':
      return { status: 'unknown', playerAlias: null, logoutReason: null };
    case 'restoring':
      return { status: 'unknown', playerAlias: machine.playerAlias, logoutReason: null };
    case 'opening':
      return machine.shown === 'unknown'
        ? { status: 'unknown', playerAlias: machine.tokens.playerAlias, logoutReason: null }
        : { status: 'loggedOut', playerAlias: null, logoutReason: null };
    case 'loggedIn':
      return { status: 'loggedIn', playerAlias: machine.tokens.playerAlias, logoutReason: null };
    case 'signedOut':
    case 'loggingIn':
    case 'loggingOut':
      return { status: 'loggedOut', playerAlias: null, logoutReason: machine.reason };
  }
}

function isSame(one: SessionState, other: SessionState): boolean {
  return one.status === other.status && one.playerAlias === other.playerAlias && one.logoutReason === other.logoutReason;
}

/** Performs what the session machine (logic/sessionMachine.ts) decides. The access token is only in memory. */
export function createSession(ports: SessionPorts): Session {
  const machine = runMachine(NEW_SESSION_MACHINE, stepSession, (effect) => perform(effect));
  const state = createStore(shownState(NEW_SESSION_MACHINE));
  const logOutListeners = new Set<(playerAlias: string) => Promise<void>>();
  const jobsOnAuthenticated = new Map<string, AuthenticatedJob>();
  let cancelTimer = (): void => undefined;
  let pendingAtStart: Promise<void> = Promise.resolve();
  let serverLogOut: Promise<boolean> = Promise.resolve(true);
  let grantOutcome: GrantOutcome | null = null;
  let abandonRefresh = (): void => undefined;
  /** The refresh under way sends a token that is in storage, not in the cookie. */
  let sendsStoredToken = false;
  /** The access tokens of the present session, the earlier ones too. */
  const issued = { visit: 0, tokens: new Set<string>() };

  const noteTokens = (state: SessionMachine): void => {
    if (issued.visit !== state.visits) issued.tokens.clear();
    issued.visit = state.visits;
    const tokens = tokensOf(state);
    if (tokens === null) issued.tokens.clear();
    else issued.tokens.add(tokens.bearerToken);
  };

  // In this order: whoever hears that the state has changed may ask for a token at once.
  machine.subscribe(() => noteTokens(machine.getSnapshot()));
  const pendingTokenRefresh = derivedStore(machine, (now) => refreshOf(now) !== null);
  machine.subscribe(() => {
    const shown = shownState(machine.getSnapshot());
    if (!isSame(shown, state.getSnapshot())) state.set(shown);
  });

  const clear = async (playerAlias: string | null): Promise<void> => {
    const failed = (error: unknown): void => ports.report('session.forget', error);
    if (playerAlias !== null) await Promise.all([...logOutListeners].map((forget) => forget(playerAlias).catch(failed)));
    machine.send({ type: 'cleared' });
  };

  const endAtServer = async (bearerToken: string | null): Promise<void> => {
    if (bearerToken === null) return ports.pendingLogOuts.send();
    for (let attempt = 0; attempt < LOGOUT_ATTEMPTS; attempt += 1) {
      // After another log-in, this request must not remove the new session's cookie.
      serverLogOut = ports.endpoint.logOut(bearerToken, ports.savedSession.read().kind === 'saved' ? 'keep' : 'drop');
      if (await serverLogOut) return ports.pendingLogOuts.confirmed();
      // Who has the key's log-out needs no token, which may not be stored.
      if (attempt === 0) await ports.pendingLogOuts.send();
      await wait(ports.timers, Math.min(1000 * 2 ** attempt, LONGEST_RETRY_MS));
    }
    ports.report('session.logout', new Error('The server was not told of a log-out'));
  };

  /** One tab refreshes at a time; a tab that has waited uses the tokens of the one before it. */
  const sendRefresh = async (visit: number): Promise<void> => {
    const abandoned = new AbortController();
    const { signal } = abandoned;
    abandonRefresh = () => abandoned.abort();
    sendsStoredToken = false;
    const refresh = async (): Promise<void> => {
      const answer = async (): Promise<RefreshOutcome> => {
        if (refreshOf(machine.getSnapshot()) === null || machine.getSnapshot().visits !== visit) return { kind: 'superseded' };
        const saved = ports.savedSession.read();
        // Another tab may have logged another player in, of which this one has not heard yet: the cookie is that player's.
        if (saved.kind !== 'saved' || saved.session.playerAlias !== aliasOf(machine.getSnapshot())) return { kind: 'nothingSaved' };
        const { refreshToken, limitedAccessToken, playerAlias } = saved.session;
        // A session whose log-out is pending is over: where the browser was killed, its end may not have reached the disk everywhere.
        await pendingAtStart;
        sendsStoredToken = refreshToken !== null || limitedAccessToken !== null;
        const outcome =
          limitedAccessToken === null
            ? await ports.endpoint.refresh(refreshToken, signal)
            : await ports.endpoint.limitedAccess(limitedAccessToken, signal);
        if (outcome.kind !== 'granted') return outcome;
        const now = ports.savedSession.read();
        const isSame =
          now.kind === 'saved' &&
          now.session.playerAlias === playerAlias &&
          now.session.refreshToken === refreshToken &&
          now.session.limitedAccessToken === limitedAccessToken;
        return isSame ? outcome : { kind: 'displaced', tokens: outcome.tokens };
      };
      machine.send({ type: 'refreshAnswered', visit, outcome: await answer() });
    };
    try {
      await ports.lock.run(LOCK, refresh, { signal });
    } catch (error) {
      if (!signal.aborted) ports.report('session.lock', error);
      machine.send({ type: 'refreshAnswered', visit, outcome: NO_ANSWER });
    }
  };

  /** After the refreshes of all tabs, of which an answer would replace the cookie that this one sets. They are given up for it. */
  const requestGrant = (by: Credentials | CodeReturn): Promise<GrantOutcome> => {
    const send = (): Promise<GrantOutcome> => ('code' in by ? ports.endpoint.code(by) : ports.endpoint.password(by));
    return ports.lock.run(LOG_IN_LOCK, () => {
      ports.tabs.send({ type: 'loggingIn' });
      return ports.lock.run(LOCK, send, { takeOverAfterMs: LOG_IN_PATIENCE_MS });
    });
  };

  const setTimer = (delayMs: number, input: SessionInput): void => {
    cancelTimer();
    cancelTimer = ports.timers.after(delayMs, () => machine.send(input));
  };

  const perform = (effect: SessionEffect): void => {
    switch (effect.type) {
      case 'requestGrant':
        void requestGrant(effect.by).then((outcome) => {
          grantOutcome = outcome;
          machine.send({ type: 'grantAnswered', outcome });
        });
        return;
      case 'save': {
        const { bearerToken: _inMemory, ...saved } = effect.tokens;
        ports.savedSession.write(saved);
        return;
      }
      case 'clearSaved':
        ports.savedSession.clear();
        ports.pendingLogOuts.ended();
        return;
      case 'scheduleRefresh':
        setTimer(effect.at - ports.clock.now(), { type: 'refreshDue' });
        return;
      case 'retryRefresh':
        setTimer(effect.afterMs, { type: 'retryDue' });
        return;
      case 'cancelRefresh':
        cancelTimer();
        return;
      case 'sendRefresh':
        void sendRefresh(effect.visit);
        return;
      case 'shareTokens':
        ports.tabs.send({ type: 'granted', tokens: effect.tokens, isNew: effect.isNew });
        return;
      case 'shareLogOut':
        ports.tabs.send({ type: 'loggedOut', reason: effect.reason, isEndedAtServer: effect.isEndedAtServer });
        return;
      case 'startTimers':
        ports.opening.startTimers(effect.playerAlias, effect.isNew);
        machine.send({ type: 'stepDone', step: 'timers', visit: effect.visit });
        return;
      case 'setRealityCheck':
        ports.opening.setRealityCheck();
        machine.send({ type: 'stepDone', step: 'realityCheck', visit: effect.visit });
        return;
      case 'fetchSessionData':
        void ports.opening
          .fetchSessionData(
            tokensOf(machine.getSnapshot())?.bearerToken ?? '',
            () => issued.visit === effect.visit && issued.tokens.size > 0,
          )
          .catch((error: unknown) => ports.report('session.data', error))
          .then(() => machine.send({ type: 'stepDone', step: 'sessionData', visit: effect.visit }));
        return;
      case 'runJobs':
        for (const [name, job] of jobsOnAuthenticated) runJob(name, job, effect.isNew);
        return;
      case 'stopTimers':
        ports.opening.stopTimers();
        return;
      case 'announceLogOut':
        ports.onLoggedOut(effect.reason);
        return;
      case 'endAtServer':
        void endAtServer(effect.bearerToken);
        return;
      case 'clear':
        void clear(effect.playerAlias);
        return;
      case 'report':
        ports.report(effect.scope, new Error(effect.message));
    }
  };

  const runJob = (name: string, job: AuthenticatedJob, isNew: boolean): void => {
    try {
      job(isNew);
    } catch (error) {
      ports.report(`session.job.${name}`, error);
    }
  };

  const decided = async (): Promise<void> => {
    await whenStore(machine, ({ phase }) => phase === 'signedOut' || phase === 'loggedIn');
  };
  const refreshed = (): Promise<boolean> => whenStore(pendingTokenRefresh, (isPending) => !isPending);

  const logOut = async (reason: LogoutReason): Promise<void> => {
    machine.send({ type: 'logOutRequested', reason });
    await whenStore(machine, ({ phase }) => phase !== 'loggingOut');
  };

  ports.tabs.listen((message) => {
    switch (message.type) {
      case 'loggingIn':
        // The server takes a stored token once, and the log-in may be refused: this session would be lost with the answer.
        if (!sendsStoredToken) abandonRefresh();
        return;
      case 'loggedOut':
        machine.send({ type: 'otherTabLoggedOut', reason: message.reason, isEndedAtServer: message.isEndedAtServer });
        return;
      case 'granted':
        // A tab of the release before, whose tokens have an id: this one goes on with its own.
        if (typeof message.tokens.playerAlias !== 'string') return void ports.moveFormerRows();
        if (message.isNew) abandonRefresh();
        machine.send({ type: 'otherTabGranted', tokens: message.tokens, isNew: message.isNew });
    }
  });

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start: () => {
      pendingAtStart = ports.pendingLogOuts.send();
      machine.send({ type: 'started', saved: ports.savedSession.read() });
      return decided();
    },
    logIn: async (by) => {
      if (refreshOf(machine.getSnapshot()) !== null || tokensOf(machine.getSnapshot()) !== null) await logOut('none');
      // The response to a refresh or a log-out replaces the cookie that a log-in sets: the one is given up, the other waited for.
      abandonRefresh();
      await whenStore(machine, ({ isRefreshing }) => !isRefreshing);
      await serverLogOut;
      grantOutcome = null;
      machine.send({ type: 'logInRequested', by });
      if (machine.getSnapshot().phase !== 'loggingIn') return UNEXPECTED;
      await decided();
      if (machine.getSnapshot().phase === 'loggedIn') return ok(undefined);
      const outcome = grantOutcome as GrantOutcome | null;
      return outcome === null || outcome.kind === 'granted' ? UNEXPECTED : err(failureOf(outcome));
    },
    logOut,
    bearerToken: async () => {
      const dueAt = tokensOf(machine.getSnapshot())?.accessTokenRefreshAt ?? 0;
      if (pendingTokenRefresh.getSnapshot() && dueAt <= ports.clock.now()) await refreshed();
      return tokensOf(machine.getSnapshot())?.bearerToken ?? null;
    },
    renew: async (refusedToken) => {
      machine.send({ type: 'renewRequested', refused: refusedToken });
      await refreshed();
      const token = tokensOf(machine.getSnapshot())?.bearerToken ?? null;
      return token !== null && token !== refusedToken && issued.tokens.has(refusedToken);
    },
    onLogOut: (forget) => {
      logOutListeners.add(forget);
      return () => logOutListeners.delete(forget);
    },
    onAuthenticated: (name, job) => void jobsOnAuthenticated.set(name, job),
  };
}
