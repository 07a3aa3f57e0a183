import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tokens } from '../tokens.ts';
import {
  aliasOf,
  NEW_SESSION_MACHINE,
  refreshOf,
  type SessionEffect,
  type SessionInput,
  type SessionMachine,
  stepSession,
  tokensOf,
} from './sessionMachine.ts';

const PLAYER = 'maya';
const TABS = 3;

/** A page: what it waits for is answered by a later command. */
interface Tab {
  machine: SessionMachine;
  /** From other tabs, in their order. A reload loses them. */
  inbox: SessionInput[];
  timer: SessionInput | null;
  data: number[];
  clears: number;
}

/** Refreshes of all tabs, one at a time. The first one is under way if it was sent. */
interface Turn {
  readonly tab: Tab;
  readonly visit: number;
  isSent: boolean;
}

/** Tabs of one browser with one session of one server: they share storage, cookie and lock, and hear of each other late. */
class Browser {
  #granted = 0;
  readonly tabs: Tab[] = Array.from({ length: TABS }, newTab);
  turns: Turn[] = [];
  saved: Tokens | null = this.#grant();
  isEndedAtServer = false;

  #grant(): Tokens {
    this.#granted += 1;
    const tokens = { bearerToken: `token-${this.#granted}`, accessTokenRefreshAt: 0, expirySeconds: 3600 };
    return { playerAlias: PLAYER, refreshToken: null, limitedAccessToken: null, ...tokens };
  }

  reload(index: number): void {
    const tab = newTab();
    const old = this.tabs[index];
    this.tabs[index] = tab;
    this.turns = this.turns.filter((turn) => turn.tab !== old);
    const session = this.saved;
    this.send(tab, { type: 'started', saved: session === null ? { kind: 'none' } : { kind: 'saved', session } });
    this.#nextTurn();
  }

  send(tab: Tab, input: SessionInput): void {
    const { state, effects } = stepSession(tab.machine, input);
    tab.machine = state;
    for (const effect of effects) this.#perform(tab, effect);
  }

  deliver(tab: Tab): void {
    const message = tab.inbox.shift();
    if (message !== undefined) this.send(tab, message);
  }

  fire(tab: Tab): void {
    const due = tab.timer;
    tab.timer = null;
    if (due !== null) this.send(tab, due);
  }

  finish(tab: Tab): void {
    const visit = tab.data.shift();
    if (visit !== undefined) this.send(tab, { type: 'stepDone', step: 'sessionData', visit });
    if (tab.clears > 0) {
      tab.clears -= 1;
      this.send(tab, { type: 'cleared' });
    }
  }

  answerRefresh(): void {
    const turn = this.turns.shift();
    if (turn === undefined) return;
    const { tab, visit } = turn;
    const tokens = this.#grant();
    const outcome = this.isEndedAtServer
      ? ({ kind: 'refused', reason: null } as const)
      : ({ kind: this.saved === null ? 'displaced' : 'granted', tokens } as const);
    this.send(tab, { type: 'refreshAnswered', visit, outcome });
    this.#nextTurn();
  }

  /** As the runner (session.ts) does with the lock: what was decided while it waited needs no request. */
  #nextTurn(): void {
    for (let turn = this.turns[0]; turn !== undefined && !turn.isSent; turn = this.turns[0]) {
      const { machine } = turn.tab;
      const isWanted = refreshOf(machine) !== null && machine.visits === turn.visit;
      turn.isSent = isWanted && this.saved?.playerAlias === aliasOf(machine);
      if (turn.isSent) return;
      this.turns.shift();
      const outcome = { kind: isWanted ? 'nothingSaved' : 'superseded' } as const;
      this.send(turn.tab, { type: 'refreshAnswered', visit: turn.visit, outcome });
    }
  }

  #tell(from: Tab, message: SessionInput): void {
    for (const tab of this.tabs) if (tab !== from && tab.machine.phase !== 'unknown') tab.inbox.push(message);
  }

  #perform(tab: Tab, effect: SessionEffect): void {
    switch (effect.type) {
      case 'save':
        this.saved = effect.tokens;
        return;
      case 'clearSaved':
        this.saved = null;
        return;
      case 'scheduleRefresh':
        tab.timer = { type: 'refreshDue' };
        return;
      case 'retryRefresh':
        tab.timer = { type: 'retryDue' };
        return;
      case 'cancelRefresh':
        tab.timer = null;
        return;
      case 'sendRefresh':
        this.turns.push({ tab, visit: effect.visit, isSent: false });
        this.#nextTurn();
        return;
      case 'startTimers':
        this.send(tab, { type: 'stepDone', step: 'timers', visit: effect.visit });
        return;
      case 'setRealityCheck':
        this.send(tab, { type: 'stepDone', step: 'realityCheck', visit: effect.visit });
        return;
      case 'fetchSessionData':
        tab.data.push(effect.visit);
        return;
      case 'clear':
        tab.clears += 1;
        return;
      case 'endAtServer':
        this.isEndedAtServer = true;
        return;
      case 'shareTokens':
        this.#tell(tab, { type: 'otherTabGranted', tokens: effect.tokens, isNew: effect.isNew });
        return;
      case 'shareLogOut':
        this.#tell(tab, { type: 'otherTabLoggedOut', reason: effect.reason, isEndedAtServer: effect.isEndedAtServer });
    }
  }

  /** Until nothing is under way. */
  settle(): void {
    for (let turn = 0; turn < 30; turn += 1)
      for (const tab of this.tabs) {
        this.deliver(tab);
        this.answerRefresh();
        this.finish(tab);
      }
  }
}

function newTab(): Tab {
  return { machine: NEW_SESSION_MACHINE, inbox: [], timer: null, data: [], clears: 0 };
}

type Command = (browser: Browser) => void;

const index = fc.nat({ max: TABS - 1 });
const inTab = (run: (browser: Browser, tab: Tab) => void): fc.Arbitrary<Command> =>
  index.map((at) => (browser) => {
    const tab = browser.tabs[at];
    if (tab !== undefined) run(browser, tab);
  });

const command: fc.Arbitrary<Command> = fc.oneof(
  index.map(
    (at): Command =>
      (browser) =>
        browser.reload(at),
  ),
  fc.constant<Command>((browser) => browser.answerRefresh()),
  inTab((browser, tab) => browser.deliver(tab)),
  inTab((browser, tab) => browser.fire(tab)),
  inTab((browser, tab) => browser.finish(tab)),
  inTab((browser, tab) => browser.send(tab, { type: 'renewRequested', refused: tokensOf(tab.machine)?.bearerToken ?? '' })),
);
const commands = fc.array(command, { maxLength: 40 });

function openTabs(): Browser {
  const browser = new Browser();
  for (let at = 0; at < TABS; at += 1) browser.reload(at);
  return browser;
}

describe('several tabs of one session', () => {
  it('reloads and refreshes, in any order with messages that come late, never end it', () => {
    fc.assert(
      fc.property(commands, (some) => {
        const browser = openTabs();
        for (const run of some) {
          run(browser);
          expect(browser.isEndedAtServer, 'the session that all tabs share was ended').toBe(false);
        }
        browser.settle();
        expect(browser.tabs.map(({ machine }) => machine.phase)).toEqual(Array.from({ length: TABS }, () => 'loggedIn'));
        expect(browser.isEndedAtServer).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('a log-out in one of them, in any state of the others, leaves no tab logged in and nothing stored', () => {
    fc.assert(
      fc.property(commands, index, commands, (before, at, after) => {
        const browser = openTabs();
        for (const run of before) run(browser);
        const tab = browser.tabs[at];
        if (tab !== undefined) browser.send(tab, { type: 'logOutRequested', reason: 'none' });
        for (const run of after) run(browser);
        browser.settle();
        expect(browser.tabs.map(({ machine }) => machine.phase)).toEqual(Array.from({ length: TABS }, () => 'signedOut'));
        expect(browser.saved).toBeNull();
      }),
      { numRuns: 5_000 },
    );
  });
});
