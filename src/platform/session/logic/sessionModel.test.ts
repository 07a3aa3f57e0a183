import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrantOutcome } from '../tokenEndpoint.ts';
import type { Tokens } from '../tokens.ts';
import type { LogoutReason } from '../types.ts';
import { type Heartbeat, type HeartbeatInput, stepHeartbeat } from './heartbeat.ts';
import {
  aliasOf,
  NEW_SESSION_MACHINE,
  type RefreshOutcome,
  type SessionEffect,
  type SessionInput,
  type SessionMachine,
  stepSession,
  tokensOf,
} from './sessionMachine.ts';

/** A browser, a server and another tab around the machine. Everything asynchronous is answered by a later command, in any order. */
class Model {
  machine: SessionMachine = NEW_SESSION_MACHINE;
  heartbeat: Heartbeat = { phase: 'stopped' };
  readonly issued = new Set<string>();
  readonly ended = new Set<string>();
  readonly userData = new Set<string>();
  saved: Tokens | null = null;
  online = true;
  now = 1_000_000;
  refreshTimer: SessionInput | null = null;
  passwordsSent = 0;
  readonly refreshesSent: { readonly visit: number; readonly playerAlias: string | null }[] = [];
  readonly dataRequests: number[] = [];
  readonly clears: (string | null)[] = [];
  readonly heartbeatsSent: number[] = [];
  hasLoggedOut = false;
  #count = 0;
  #stepping = false;
  readonly #queue: SessionInput[] = [];

  grant(playerAlias: string): Tokens {
    this.#count += 1;
    const bearerToken = `token-${this.#count}`;
    this.issued.add(bearerToken);
    const accessTokenRefreshAt = this.now + 870_000;
    return { playerAlias, bearerToken, refreshToken: null, limitedAccessToken: null, accessTokenRefreshAt, expirySeconds: 3600 };
  }

  send(input: SessionInput): void {
    this.#queue.push(input);
    if (this.#stepping) return;
    this.#stepping = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const { state, effects } = stepSession(this.machine, next);
      this.machine = state;
      for (const effect of effects) this.#perform(effect);
      this.#check();
    }
    this.#stepping = false;
  }

  beat(input: HeartbeatInput): void {
    const { state, effects } = stepHeartbeat(this.heartbeat, input);
    this.heartbeat = state;
    for (const effect of effects) {
      if (effect.type === 'send') {
        expect(this.online, 'a heartbeat while offline').toBe(true);
        this.heartbeatsSent.push(effect.elapsedSeconds);
      }
      if (effect.type === 'logOut') this.logOut(effect.reason);
    }
  }

  logOut(reason: LogoutReason): void {
    this.hasLoggedOut = true;
    this.send({ type: 'logOutRequested', reason });
  }

  #perform(effect: SessionEffect): void {
    switch (effect.type) {
      case 'requestGrant':
        this.passwordsSent += 1;
        return;
      case 'save':
        this.saved = effect.tokens;
        return;
      case 'clearSaved':
        this.saved = null;
        return;
      case 'scheduleRefresh':
        this.refreshTimer = { type: 'refreshDue' };
        return;
      case 'retryRefresh':
        this.refreshTimer = { type: 'retryDue' };
        return;
      case 'cancelRefresh':
        this.refreshTimer = null;
        return;
      case 'sendRefresh':
        // As the runner does it: only with the stored session of this player.
        this.refreshesSent.push({
          visit: effect.visit,
          playerAlias: this.saved?.playerAlias === aliasOf(this.machine) ? (this.saved?.playerAlias ?? null) : null,
        });
        expect(this.refreshesSent.length, 'refreshes in flight').toBeLessThanOrEqual(1);
        return;
      case 'startTimers':
        expect(this.saved?.playerAlias, 'a session of a player who is not the stored one').toBe(effect.playerAlias);
        this.beat({ type: 'started', now: this.now });
        this.send({ type: 'stepDone', step: 'timers', visit: effect.visit });
        return;
      case 'setRealityCheck':
        this.send({ type: 'stepDone', step: 'realityCheck', visit: effect.visit });
        return;
      case 'fetchSessionData':
        this.dataRequests.push(effect.visit);
        return;
      case 'runJobs':
        this.userData.add(tokensOf(this.machine)?.playerAlias ?? '');
        return;
      case 'stopTimers':
        this.beat({ type: 'stopped' });
        return;
      case 'clear':
        this.clears.push(effect.playerAlias);
        return;
      case 'endAtServer':
        if (effect.bearerToken !== null) this.ended.add(effect.bearerToken);
        return;
      case 'announceLogOut':
      case 'report':
      case 'shareLogOut':
      case 'shareTokens':
    }
  }

  #check(): void {
    const { phase } = this.machine;
    if (phase === 'loggedIn') {
      expect(tokensOf(this.machine)?.playerAlias, 'the player of a session changed').toBe(this.saved?.playerAlias);
      expect([...this.issued], 'logged in without a token of the server').toContain(tokensOf(this.machine)?.bearerToken);
      expect(this.heartbeat.phase, 'logged in without timers').toBe('counting');
      expect(this.refreshTimer !== null || this.machine.isRefreshing, 'logged in without a refresh to come').toBe(true);
    }
    if (phase === 'signedOut' && this.hasLoggedOut) {
      expect(this.saved, 'tokens in storage after a log-out').toBeNull();
      expect([...this.userData], 'data of a player after a log-out').toEqual([]);
      expect([this.refreshTimer, this.heartbeat.phase], 'timers after a log-out').toEqual([null, 'stopped']);
    }
  }
}

/** Tokens that come after the end of their session are not used and not left valid. */
function expectUsedOrEnded(model: Model, answer: RefreshOutcome): void {
  if (answer.kind !== 'granted') return;
  const { bearerToken } = answer.tokens;
  expect(tokensOf(model.machine)?.bearerToken === bearerToken || model.ended.has(bearerToken), 'a lost token').toBe(true);
}

type Command = (model: Model) => void;

const OUTCOMES = ['granted', 'refused', 'missingUserId', 'busy', 'maintenance'] as const;

function outcome(model: Model, kind: (typeof OUTCOMES)[number], playerAlias: string): GrantOutcome {
  if (kind === 'granted') return { kind, tokens: model.grant(playerAlias) };
  return kind === 'refused' ? { kind, reason: null } : { kind };
}

/** @param cookieOf whose the cookie is; null: of the player whose session is stored. */
function answerRefresh(model: Model, kind: (typeof OUTCOMES)[number], cookieOf: string | null = null): void {
  const sent = model.refreshesSent.shift();
  if (sent === undefined) return;
  const { visit, playerAlias } = sent;
  // A stored session that has changed meanwhile is noticed.
  const answer = playerAlias === null ? { kind: 'nothingSaved' as const } : outcome(model, kind, cookieOf ?? playerAlias);
  const isDisplaced = answer.kind === 'granted' && model.saved?.playerAlias !== playerAlias;
  model.send({ type: 'refreshAnswered', visit, outcome: isDisplaced ? { ...answer, kind: 'displaced' } : answer });
  expectUsedOrEnded(model, answer);
}

function answerPassword(model: Model, kind: (typeof OUTCOMES)[number], playerAlias: string): void {
  if (model.passwordsSent === 0) return;
  model.passwordsSent -= 1;
  const answer = outcome(model, kind, playerAlias);
  model.send({ type: 'grantAnswered', outcome: answer });
  expectUsedOrEnded(model, answer);
}

function answerData(model: Model): void {
  const visit = model.dataRequests.shift();
  if (visit !== undefined) model.send({ type: 'stepDone', step: 'sessionData', visit });
}

function finishClear(model: Model): void {
  const playerAlias = model.clears.shift();
  if (playerAlias === undefined) return;
  if (playerAlias !== null) model.userData.delete(playerAlias);
  model.send({ type: 'cleared' });
}

const player = fc.constantFrom('maya', 'alex');
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constant<Command>((model) =>
    model.send({
      type: 'started',
      saved:
        model.saved === null
          ? { kind: 'none' }
          : {
              kind: 'saved',
              session: {
                playerAlias: model.saved.playerAlias,
                accessTokenRefreshAt: 1,
                expirySeconds: null,
                refreshToken: null,
                limitedAccessToken: null,
              },
            },
    }),
  ),
  fc.constant<Command>((model) => model.send({ type: 'logInRequested', by: { username: 'u', password: 'p' } })),
  fc.tuple(fc.constantFrom(...OUTCOMES), player).map(
    ([kind, who]): Command =>
      (model) =>
        answerPassword(model, kind, who),
  ),
  fc.constant<Command>((model) => answerPassword(model, 'granted', 'maya')),
  fc.constant<Command>(answerData),
  fc.constant<Command>((model) => {
    const due = model.refreshTimer;
    model.refreshTimer = null;
    if (due !== null) model.send(due);
  }),
  fc.constant<Command>((model) => model.send({ type: 'renewRequested', refused: tokensOf(model.machine)?.bearerToken ?? 'old' })),
  fc.tuple(fc.constantFrom(...OUTCOMES), fc.option(player, { freq: 4 })).map(
    ([kind, cookieOf]): Command =>
      (model) =>
        answerRefresh(model, kind, cookieOf),
  ),
  fc.constantFrom<LogoutReason>('none', 'inactivity', 'maintenance').map(
    (reason): Command =>
      (model) =>
        model.logOut(reason),
  ),
  fc.constant<Command>(finishClear),
  player.map(
    (who): Command =>
      (model) => {
        const tokens = model.grant(who);
        model.saved = tokens;
        model.send({ type: 'otherTabGranted', tokens, isNew: true });
      },
  ),
  player.map(
    (who): Command =>
      (model) => {
        // A refresh of another tab; its message may come after the log-out that ended its session.
        const tokens = model.grant(who);
        if (model.saved?.playerAlias === who) model.saved = tokens;
        else if (model.machine.phase === 'unknown' || model.machine.phase === 'restoring') return;
        model.send({ type: 'otherTabGranted', tokens, isNew: false });
      },
  ),
  fc.boolean().map(
    (isEndedAtServer): Command =>
      (model) => {
        const held = tokensOf(model.machine)?.bearerToken;
        model.saved = null;
        model.send({ type: 'otherTabLoggedOut', reason: 'none', isEndedAtServer });
        if (held !== undefined && !isEndedAtServer) expect([...model.ended], 'a session that no tab ended').toContain(held);
      },
  ),
  fc.boolean().map(
    (online): Command =>
      (model) => {
        model.online = online;
      },
  ),
  fc.integer({ min: -10_000, max: 120_000 }).map(
    (ms): Command =>
      (model) => {
        model.now += ms;
        model.beat({ type: 'due', now: model.now, isOnline: model.online });
      },
  ),
  fc.constantFrom('OK', 'TIME_LIMIT_EXCEEDED', 'failed', 'skipped').map(
    (answer): Command =>
      (model) => {
        const elapsedSeconds = model.heartbeatsSent.shift();
        if (elapsedSeconds !== undefined) model.beat({ type: 'answered', elapsedSeconds, outcome: answer as 'OK' });
      },
  ),
);

/** Answers everything that is still under way, as badly as a log-out can meet it: each request is granted after all. */
function drain(model: Model): void {
  for (let turn = 0; turn < 20; turn += 1) {
    answerPassword(model, 'granted', 'maya');
    answerRefresh(model, 'granted');
    answerData(model);
    finishClear(model);
  }
}

describe('any sequence of events', () => {
  it('keeps the invariants of a session: a token, one refresh at a time, no heartbeat offline, nothing left by a log-out', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const model = new Model();
        for (const run of commands) run(model);
        model.logOut('none');
        drain(model);
        expect(model.machine.phase).toBe('signedOut');
        expect(model.saved).toBeNull();
        expect([...model.userData]).toEqual([]);
        expect(tokensOf(model.machine)).toBeNull();
      }),
      { numRuns: 10_000 },
    );
  });
});
