import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readOffers } from '../crash/offers.ts';
import { clientHeaders, type GraphqlAnswer, graphql, logIn } from '../support/apiClient.ts';
import { findPlacement, firstErrorCode, type PlacementBody, placeBets, straight } from '../support/placements.ts';
import type { SandboxClient, SandboxPlayer } from '../support/sandboxClient.ts';
import { NEEDS, type OperationName } from './needs.ts';

/** What a caller got: an answer, a 503 that says to try again, or something else, which is a fault. */
export type Outcome = 'answered' | 'refused' | { readonly fault: string };

export interface Operation {
  readonly name: OperationName;
  /** Whether it needs the table: only then it may be refused while the table is locked. */
  needs(table: string): boolean;
  ask(): Promise<Outcome>;
}

export interface Callers {
  readonly operations: readonly Operation[];
  /** Placement ids that were answered with bets. */
  readonly placed: ReadonlySet<string>;
  /** Headers of the player who placed them. */
  headers(): Record<string, string>;
}

const ANSWER_PATIENCE_MS = 30_000;
const PAUSE_MS = 300;
const STAKE_CENTS = 10;

const signal = (): AbortSignal => AbortSignal.timeout(ANSWER_PATIENCE_MS);

/** The app's own query of this name. */
function queryOf(name: string): string {
  const manifest = JSON.parse(readFileSync('dist/persisted-queries.json', 'utf8')) as Record<string, string>;
  const text = Object.values(manifest).find((each) => new RegExp(`^query ${name}\\b`).test(each));
  if (text === undefined) throw new Error(`The app has no query ${name}`);
  return text;
}

function outcomeOf(answer: GraphqlAnswer): Outcome {
  const failure = firstErrorCode(answer);
  if (failure === null) return 'answered';
  if (failure === 'DATABASE_UNAVAILABLE' && answer.status === 503) return 'refused';
  return { fault: `${answer.status} ${failure}` };
}

async function outcomeOfHttp(request: Promise<Response>): Promise<Outcome> {
  const response = await request;
  const text = await response.text();
  if (response.ok) return 'answered';
  if (response.status === 503 && /DATABASE_UNAVAILABLE|temporarily_unavailable/.test(text)) return 'refused';
  return { fault: `${response.status} ${text.slice(0, 100)}` };
}

const APP = { 'content-type': 'application/json' };

function tokenRequest(base: string, body: Readonly<Record<string, unknown>>): Promise<Response> {
  const text = JSON.stringify({ client_id: 'slipstream-web', ...body });
  return fetch(`${base}/api/identity/token`, { method: 'POST', headers: APP, body: text, signal: signal() });
}

/** Renews one session again and again, with the newest token that was answered. */
function refreshing(base: string, first: string): () => Promise<Outcome> {
  let token = first;
  return async () => {
    const response = await tokenRequest(base, { grant_type: 'refresh_token', refresh_token: token });
    const copy = response.clone();
    const outcome = await outcomeOfHttp(Promise.resolve(response));
    if (outcome === 'answered') token = ((await copy.json()) as { refresh_token: string }).refresh_token;
    return outcome;
  };
}

/** Places a small bet, and asks again by the same id after a refusal, as the app does: first whether it was placed. */
function placing(base: string, bets: PlacementBody['bets'], headers: Record<string, string>, placed: Set<string>) {
  let open: string | null = null;
  return async (): Promise<Outcome> => {
    const placementId = open ?? randomUUID();
    const wasOpen = open !== null;
    open = placementId;
    try {
      const earlier = wasOpen ? await findPlacement(base, placementId, headers, signal()) : null;
      const decision = earlier ?? (await placeBets(base, { placementId, bets }, headers, signal()));
      open = null;
      if (decision.status === 'PLACED') placed.add(placementId);
      return 'answered';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return reason === 'DATABASE_UNAVAILABLE' ? 'refused' : { fault: reason.slice(0, 100) };
    }
  };
}

/** The requests to the product, by players of their own: a log-in ends others of its player. */
export async function newCallers(base: string, sandbox: SandboxClient): Promise<Callers> {
  const newPlayer = (): Promise<SandboxPlayer> => sandbox.createPlayer({ balanceCents: 1_000_000 });
  const [visitor, renewing, player] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const headers = clientHeaders((await logIn(base, player.username, player.password)).access_token);
  const { refresh_token: token } = await logIn(base, renewing.username, renewing.password);
  const [offer] = (await readOffers(base, signal())).filter(({ isInPlay }) => !isInPlay);
  if (!offer) throw new Error('There is nothing to bet on');
  const leg = { ...offer, numeratorLong: offer.numerator, denominatorLong: offer.denominator };
  const placed = new Set<string>();
  const get = (at: string) => () => outcomeOfHttp(fetch(base + at, { headers: { accept: 'text/html' }, signal: signal() }));
  const query = (name: string, variables: object, headersOfCaller: Record<string, string>) => {
    const request = { query: queryOf(name), variables, operationName: name };
    return async () => outcomeOf(await graphql(base, request, headersOfCaller, signal()));
  };
  const { username, password } = visitor;
  const asks: Readonly<Record<OperationName, () => Promise<Outcome>>> = {
    'front page': get('/'),
    '/healthz': get('/healthz'),
    '/readyz': get('/readyz'),
    'log-in': () => outcomeOfHttp(tokenRequest(base, { grant_type: 'password', username, password })),
    'session refresh': refreshing(base, token),
    catalogue: query('HomeSlate', { offset: 0, limit: 10 }, clientHeaders(null)),
    'My Bets': query('MyBets', { filter: 'OPEN', first: 20 }, headers),
    balance: async () =>
      outcomeOf(await graphql(base, { query: '{ account { balances { playableBalance { amount } } } }' }, headers, signal())),
    placement: placing(base, [straight(leg, STAKE_CENTS)], headers, placed),
    'deposit form': query('DepositPage', { capabilities: ['FORM'], iconSize: null }, headers),
  };
  const operations = Object.entries(asks).map(([name, ask]): Operation => {
    const needed = NEEDS[name as OperationName];
    return { name: name as OperationName, needs: (table) => needed.includes(table), ask };
  });
  return { operations, placed, headers: () => headers };
}

export interface Reply {
  readonly outcome: Outcome;
  readonly ms: number;
}

export async function askOnce({ ask }: Operation): Promise<Reply> {
  const startedMs = performance.now();
  const outcome = await ask().catch((error: unknown): Outcome => ({ fault: String(error) }));
  return { outcome, ms: performance.now() - startedMs };
}

/** Asks until `isOver`, one after the other. */
export async function askOften(operation: Operation, isOver: () => boolean): Promise<readonly Reply[]> {
  const all: Reply[] = [];
  while (!isOver()) {
    all.push(await askOnce(operation));
    await pause(PAUSE_MS);
  }
  return all;
}
