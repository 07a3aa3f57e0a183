import type { ReadSession } from '../savedSession.ts';
import type { GrantOutcome } from '../tokenEndpoint.ts';
import type { Tokens } from '../tokens.ts';
import type { CodeReturn, Credentials, LogoutReason } from '../types.ts';

/** The tokens that a page holds in memory; those that renew the session are only stored. */
export type HeldTokens = Omit<Tokens, 'refreshToken' | 'limitedAccessToken'>;

/** A refresh that is needed, and the reason of the log-out that follows if the server refuses it. */
export interface Refresh {
  readonly reason: LogoutReason;
  /** How many tries got no decision. */
  readonly tries: number;
}

interface Active {
  readonly tokens: HeldTokens;
  readonly refresh: Refresh | null;
  /** This page logged the player in, so it was not a reload or another tab. */
  readonly isNew: boolean;
}

type Phase =
  /** The stored session is not read yet. */
  | { readonly phase: 'unknown' }
  | { readonly phase: 'signedOut'; readonly reason: LogoutReason | null }
  /** The password or the code is being checked. */
  | { readonly phase: 'loggingIn'; readonly reason: LogoutReason | null }
  /** There is a stored session without an access token yet. */
  | { readonly phase: 'restoring'; readonly playerAlias: string; readonly refresh: Refresh }
  /** Tokens are there; the log-in sequence runs. `shown` is what the page shows until it ends. */
  | ({
      readonly phase: 'opening';
      readonly step: OpeningStep;
      readonly shown: 'unknown' | 'signedOut';
      readonly visit: number;
    } & Active)
  | ({ readonly phase: 'loggedIn' } & Active)
  /** The player's data is being removed; then the tokens of another tab's log-in, if any, are used. */
  | {
      readonly phase: 'loggingOut';
      readonly playerAlias: string | null;
      readonly reason: LogoutReason | null;
      readonly next: HeldTokens | null;
    };

/** The log-in sequence (specification, section 4): the timers, the reality check, the session data. */
type OpeningStep = 'timers' | 'realityCheck' | 'sessionData';

export type SessionMachine = Phase & {
  /** A refresh has been sent and is not answered. There is never a second one. */
  readonly isRefreshing: boolean;
  /** Counts sessions of this page: answers that belong to an earlier one are recognised. */
  readonly visits: number;
};

export type SessionInput =
  | { readonly type: 'started'; readonly saved: ReadSession }
  | { readonly type: 'logInRequested'; readonly by: Credentials | CodeReturn }
  | { readonly type: 'grantAnswered'; readonly outcome: GrantOutcome }
  | { readonly type: 'stepDone'; readonly step: OpeningStep; readonly visit: number }
  | { readonly type: 'refreshDue' }
  /** A request was refused with this token. */
  | { readonly type: 'renewRequested'; readonly refused: string }
  | { readonly type: 'refreshAnswered'; readonly visit: number; readonly outcome: RefreshOutcome }
  | { readonly type: 'retryDue' }
  | { readonly type: 'logOutRequested'; readonly reason: LogoutReason }
  | { readonly type: 'cleared' }
  /** `isNew`: a log-in; otherwise a refresh. */
  | { readonly type: 'otherTabGranted'; readonly tokens: HeldTokens; readonly isNew: boolean }
  | { readonly type: 'otherTabLoggedOut'; readonly reason: LogoutReason; readonly isEndedAtServer: boolean };

export type RefreshOutcome =
  | GrantOutcome
  /** Another tab has refreshed, so nothing was sent. */
  | { readonly kind: 'superseded' }
  /** The stored session was removed, or became another player's, while the refresh was under way. */
  | { readonly kind: 'displaced'; readonly tokens: Tokens }
  /** The stored session is gone, or another player's, so nothing was sent. */
  | { readonly kind: 'nothingSaved' };

export type SessionEffect =
  | { readonly type: 'requestGrant'; readonly by: Credentials | CodeReturn }
  | { readonly type: 'save'; readonly tokens: Tokens }
  | { readonly type: 'clearSaved' }
  | { readonly type: 'scheduleRefresh'; readonly at: number }
  | { readonly type: 'cancelRefresh' }
  | { readonly type: 'sendRefresh'; readonly visit: number }
  | { readonly type: 'retryRefresh'; readonly afterMs: number }
  | { readonly type: 'shareTokens'; readonly tokens: HeldTokens; readonly isNew: boolean }
  /** `isEndedAtServer`: this page has told the server; otherwise a tab that holds a token does. */
  | { readonly type: 'shareLogOut'; readonly reason: LogoutReason; readonly isEndedAtServer: boolean }
  | { readonly type: 'startTimers'; readonly visit: number; readonly playerAlias: string; readonly isNew: boolean }
  | { readonly type: 'setRealityCheck'; readonly visit: number }
  | { readonly type: 'fetchSessionData'; readonly visit: number }
  | { readonly type: 'runJobs'; readonly isNew: boolean }
  | { readonly type: 'stopTimers' }
  | { readonly type: 'announceLogOut'; readonly reason: LogoutReason }
  /** Null: the page holds no token of the session, which has a key. */
  | { readonly type: 'endAtServer'; readonly bearerToken: string | null }
  /** Removes the player's data from this device; `cleared` follows. */
  | { readonly type: 'clear'; readonly playerAlias: string | null }
  | { readonly type: 'report'; readonly scope: string; readonly message: string };

export interface SessionStep {
  readonly state: SessionMachine;
  readonly effects: readonly SessionEffect[];
}

export const NEW_SESSION_MACHINE: SessionMachine = { phase: 'unknown', isRefreshing: false, visits: 0 };

const LONGEST_RETRY_MS = 30_000;
const NOTHING: readonly SessionEffect[] = [];

function retryMs(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries, 10), LONGEST_RETRY_MS);
}

/** The tokens of a session that is open or opening; null in every other phase. */
export function tokensOf(state: SessionMachine): HeldTokens | null {
  return state.phase === 'opening' || state.phase === 'loggedIn' ? state.tokens : null;
}

/** The refresh that a session waits for; null without one. */
export function refreshOf(state: SessionMachine): Refresh | null {
  return state.phase === 'restoring' || state.phase === 'opening' || state.phase === 'loggedIn' ? state.refresh : null;
}

function held({ refreshToken: _stored, limitedAccessToken: _storedToo, ...tokens }: Tokens): HeldTokens {
  return tokens;
}

function to(state: SessionMachine, phase: Phase, effects: readonly SessionEffect[] = NOTHING): SessionStep {
  return { state: { ...phase, isRefreshing: state.isRefreshing, visits: state.visits }, effects };
}

function stay(state: SessionMachine, effects: readonly SessionEffect[] = NOTHING): SessionStep {
  return { state, effects };
}

/** Starts the log-in sequence with these tokens. `before` stores and shares them where this page got them. */
function open(
  state: SessionMachine,
  tokens: HeldTokens,
  isNew: boolean,
  before: readonly SessionEffect[] = NOTHING,
  visit = state.visits + 1,
): SessionStep {
  const { phase, isRefreshing } = state;
  const shown = phase === 'unknown' || phase === 'restoring' ? 'unknown' : 'signedOut';
  return {
    state: { phase: 'opening', step: 'timers', shown, visit, tokens, refresh: null, isNew, isRefreshing, visits: visit },
    effects: [
      ...before,
      { type: 'cancelRefresh' },
      { type: 'scheduleRefresh', at: tokens.accessTokenRefreshAt },
      { type: 'startTimers', visit, playerAlias: tokens.playerAlias, isNew },
    ],
  };
}

/** Stores the tokens that the server gave this page, and gives them to the other tabs. */
function accept(tokens: Tokens, isNew = false): readonly SessionEffect[] {
  return [
    { type: 'save', tokens },
    { type: 'shareTokens', tokens: held(tokens), isNew },
  ];
}

function replaceTokens(state: SessionMachine, tokens: HeldTokens, before: readonly SessionEffect[] = NOTHING): SessionStep {
  if (state.phase !== 'opening' && state.phase !== 'loggedIn') return stay(state, before);
  return stay({ ...state, tokens, refresh: null }, [
    ...before,
    { type: 'cancelRefresh' },
    { type: 'scheduleRefresh', at: tokens.accessTokenRefreshAt },
  ]);
}

function endAtServer({ bearerToken }: HeldTokens): SessionEffect {
  return { type: 'endAtServer', bearerToken };
}

/** Nothing where the page holds no token. */
function endHeldAtServer(state: SessionMachine): readonly SessionEffect[] {
  const tokens = tokensOf(state);
  return tokens === null ? NOTHING : [endAtServer(tokens)];
}

function and({ state, effects }: SessionStep, effect: SessionEffect): SessionStep {
  return { state, effects: [...effects, effect] };
}

/** Whose session it is, or is becoming; null without one. */
export function aliasOf(state: SessionMachine): string | null {
  if (state.phase === 'restoring') return state.playerAlias;
  return tokensOf(state)?.playerAlias ?? null;
}

/** Removes what this page holds. `next`: the tokens of another tab's player. */
function leave(
  state: SessionMachine,
  reason: LogoutReason | null,
  effects: readonly SessionEffect[],
  next: HeldTokens | null = null,
): SessionStep {
  const playerAlias = aliasOf(state);
  return to(state, { phase: 'loggingOut', playerAlias, reason, next }, [
    { type: 'stopTimers' },
    { type: 'cancelRefresh' },
    ...effects,
    { type: 'clear', playerAlias },
  ]);
}

/** Ends the session everywhere: in every tab, on this device and on the server. */
function logOut(state: SessionMachine, reason: LogoutReason): SessionStep {
  if (state.phase === 'signedOut') return to(state, { phase: 'signedOut', reason }, [{ type: 'clearSaved' }]);
  if (state.phase === 'loggingOut') {
    const { next } = state;
    if (next === null) return stay(state, [{ type: 'clearSaved' }]);
    return stay({ ...state, reason, next: null }, [
      { type: 'clearSaved' },
      { type: 'endAtServer', bearerToken: next.bearerToken },
      { type: 'shareLogOut', reason, isEndedAtServer: true },
    ]);
  }
  return leave(state, reason, [
    ...(aliasOf(state) === null ? [] : [{ type: 'announceLogOut', reason } as const]),
    { type: 'clearSaved' },
    { type: 'endAtServer', bearerToken: tokensOf(state)?.bearerToken ?? null },
    { type: 'shareLogOut', reason, isEndedAtServer: tokensOf(state) !== null },
  ]);
}

function started(state: SessionMachine, saved: ReadSession): SessionStep {
  if (state.phase !== 'unknown') return stay(state);
  switch (saved.kind) {
    case 'none':
      return to(state, { phase: 'signedOut', reason: null });
    case 'invalidRefreshTime':
      return logOut(state, 'technicalIssue');
    case 'missingUserId':
      return logOut(state, 'none');
    case 'saved':
      return wantRefresh(
        { ...state, phase: 'restoring', playerAlias: saved.session.playerAlias, refresh: { reason: 'refreshFailed', tries: 0 } },
        { reason: 'refreshFailed', tries: 0 },
      );
  }
}

/** Sends the refresh, unless one is under way: then it is sent after that one's answer. */
function wantRefresh(state: SessionMachine, refresh: Refresh): SessionStep {
  if (state.phase !== 'restoring' && state.phase !== 'opening' && state.phase !== 'loggedIn') return stay(state);
  const waiting = { ...state, refresh };
  if (state.isRefreshing) return stay(waiting);
  return stay({ ...waiting, isRefreshing: true }, [{ type: 'cancelRefresh' }, { type: 'sendRefresh', visit: state.visits }]);
}

function refreshAnswered(before: SessionMachine, visit: number, outcome: RefreshOutcome): SessionStep {
  const state: SessionMachine = { ...before, isRefreshing: false };
  const refresh = refreshOf(state);
  if (refresh === null && outcome.kind === 'granted' && visit === state.visits && aliasOf(state) === outcome.tokens.playerAlias)
    return replaceTokens(state, held(outcome.tokens), accept(outcome.tokens));
  if (visit !== state.visits || refresh === null) {
    // The session of this refresh is over: the server ends it too, and what waited for the answer is sent now.
    const back = 'tokens' in outcome ? [endAtServer(outcome.tokens)] : NOTHING;
    if (refresh === null) return stay(state, back);
    const sent = wantRefresh(state, refresh);
    return { state: sent.state, effects: [...back, ...sent.effects] };
  }
  switch (outcome.kind) {
    case 'granted':
      // The cookie was another player's: it is set by the last answer of all tabs.
      if (outcome.tokens.playerAlias !== aliasOf(state)) return and(logOut(state, 'technicalIssue'), endAtServer(outcome.tokens));
      return state.phase === 'restoring'
        ? open(state, held(outcome.tokens), false, accept(outcome.tokens))
        : replaceTokens(state, held(outcome.tokens), accept(outcome.tokens));
    case 'superseded':
      return wantRefresh(state, refresh);
    case 'nothingSaved':
      return leave(state, null, NOTHING);
    case 'displaced':
      return leave(state, null, [endAtServer(outcome.tokens)]);
    case 'refused':
    case 'stopped':
    case 'codeRequired':
    case 'missingUserId':
      return and(logOut(state, (outcome.kind === 'refused' ? outcome.reason : null) ?? refresh.reason), {
        type: 'report',
        scope: 'session.refresh',
        message: `Refresh: ${outcome.kind}`,
      });
    case 'locked':
    case 'maintenance':
    case 'busy':
    case 'unavailable': {
      const waiting = { reason: refresh.reason, tries: refresh.tries + 1 };
      return stay({ ...state, refresh: waiting } as SessionMachine, [{ type: 'retryRefresh', afterMs: retryMs(refresh.tries) }]);
    }
  }
}

function grantAnswered(state: SessionMachine, outcome: GrantOutcome): SessionStep {
  if (state.phase !== 'loggingIn') return stay(state, outcome.kind === 'granted' ? [endAtServer(outcome.tokens)] : NOTHING);
  if (outcome.kind === 'granted') return open(state, held(outcome.tokens), true, accept(outcome.tokens, true));
  if (outcome.kind === 'missingUserId') return logOut(state, 'none');
  return to(state, { phase: 'signedOut', reason: state.reason });
}

function stepDone(state: SessionMachine, step: OpeningStep, visit: number): SessionStep {
  if (state.phase !== 'opening' || state.step !== step || state.visit !== visit) return stay(state);
  switch (step) {
    case 'timers':
      return stay({ ...state, step: 'realityCheck' }, [{ type: 'setRealityCheck', visit }]);
    case 'realityCheck':
      return stay({ ...state, step: 'sessionData' }, [{ type: 'fetchSessionData', visit }]);
    case 'sessionData': {
      const { tokens, refresh, isNew } = state;
      return to(state, { phase: 'loggedIn', tokens, refresh, isNew }, [{ type: 'runJobs', isNew }]);
    }
  }
}

function otherTabGranted(state: SessionMachine, tokens: HeldTokens, isNew: boolean): SessionStep {
  switch (state.phase) {
    case 'unknown':
      return open(state, tokens, false);
    case 'restoring':
      // A refresh of this page may be under way: of the same session, unless the other tab has logged in. Its answer must not end that.
      return open(state, tokens, false, NOTHING, isNew ? state.visits + 1 : state.visits);
    // Only a log-in opens a session again: the other tab may have refreshed before it heard of this page's log-out.
    case 'signedOut':
    case 'loggingIn':
      return isNew ? open(state, tokens, false) : stay(state);
    case 'loggingOut':
      return isNew ? stay({ ...state, next: tokens }) : stay(state);
    case 'opening':
    case 'loggedIn':
      if (tokens.playerAlias === state.tokens.playerAlias) return replaceTokens(state, tokens);
      return isNew ? leave(state, null, NOTHING, tokens) : stay(state);
  }
}

/** The other tab may have had no token yet, as its session was still being restored: then this page's token ends it at the server. */
function otherTabLoggedOut(state: SessionMachine, reason: LogoutReason, isEndedAtServer: boolean): SessionStep {
  switch (state.phase) {
    case 'signedOut':
    case 'loggingIn':
      return stay(state);
    case 'loggingOut':
      return stay({ ...state, next: null });
    case 'unknown':
    case 'restoring':
    case 'opening':
    case 'loggedIn':
      return leave(state, reason, isEndedAtServer ? NOTHING : endHeldAtServer(state));
  }
}

/** The rules of a page's session. The runner (session.ts) performs the effects in their order. */
export function stepSession(state: SessionMachine, input: SessionInput): SessionStep {
  switch (input.type) {
    case 'started':
      return started(state, input.saved);
    case 'logInRequested':
      if (state.phase !== 'signedOut' && state.phase !== 'unknown') return stay(state);
      return to(state, { phase: 'loggingIn', reason: state.phase === 'signedOut' ? state.reason : null }, [
        { type: 'requestGrant', by: input.by },
      ]);
    case 'grantAnswered':
      return grantAnswered(state, input.outcome);
    case 'stepDone':
      return stepDone(state, input.step, input.visit);
    case 'refreshDue':
      return refreshOf(state) === null ? wantRefresh(state, { reason: 'refreshFailed', tries: 0 }) : stay(state);
    case 'renewRequested':
      return refreshOf(state) === null && tokensOf(state)?.bearerToken === input.refused
        ? wantRefresh(state, { reason: 'unauthenticated', tries: 0 })
        : stay(state);
    case 'refreshAnswered':
      return refreshAnswered(state, input.visit, input.outcome);
    case 'retryDue': {
      const refresh = refreshOf(state);
      return refresh === null || state.isRefreshing ? stay(state) : wantRefresh(state, refresh);
    }
    case 'logOutRequested':
      return logOut(state, input.reason);
    case 'cleared': {
      if (state.phase !== 'loggingOut') return stay(state);
      const out = to(state, { phase: 'signedOut', reason: state.reason });
      return state.next === null ? out : open(out.state, state.next, false);
    }
    case 'otherTabGranted':
      return otherTabGranted(state, input.tokens, input.isNew);
    case 'otherTabLoggedOut':
      return otherTabLoggedOut(state, input.reason, input.isEndedAtServer);
  }
}
