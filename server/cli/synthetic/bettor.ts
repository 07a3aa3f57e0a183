import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Odds } from '../../../core/money/odds.ts';
import { GRAPHQL_PATH, TOKEN_PATH } from '../../../core/wire/apiPaths.ts';
import { CLIENT_HEADERS } from '../../../core/wire/clientHeaders.ts';
import type { Deps } from '../../deps.ts';
import { readVersion } from '../../platform/version.ts';
import { readSelections } from '../../store/catalogue/index.ts';
import { cancelBet } from '../../store/settlement/index.ts';

export interface Bettor {
  /** The app's address, as players have it. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Of a market that is set aside for it. */
  readonly selectionId: string;
}

export type StepName = 'log-in' | 'price' | 'bet' | 'void';

export interface SyntheticBet {
  /** Seconds of each step that was done, in their order. */
  readonly steps: ReadonlyMap<StepName, number>;
  /** Null: all of them were. */
  readonly failure: { readonly step: StepName; readonly reason: string } | null;
}

const PATIENCE_MS = 15_000;

const tokens = z.object({ access_token: z.string() });
const coded = z.array(z.object({ code: z.string() }));
const answer = z.object({
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ requestId: z.string().optional() }).optional() }))
    .optional(),
  data: z
    .object({
      betslipPlaceBets: z.object({
        placement: z
          .object({ status: z.string(), placedBets: z.array(z.object({ id: z.string() })), userErrors: coded })
          .nullable(),
        userErrors: coded,
      }),
    })
    .nullish(),
});

async function post(address: string, headers: Readonly<Record<string, string>>, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (!response.ok && response.status !== 400) throw new Error(`answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

async function logIn({ url, username, password }: Bettor): Promise<string> {
  const given = { grant_type: 'password', client_id: 'slipstream-web', username, password };
  return tokens.parse(await post(url + TOKEN_PATH, {}, given)).access_token;
}

interface Price {
  readonly odds: Odds;
  readonly points: number | null;
}

async function priceOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, selectionId: string): Promise<Price> {
  const offer = (await readSelections(db, [selectionId], clock.now())).get(selectionId);
  if (offer === undefined) throw new Error('there is no such selection');
  if (offer.marketStatus !== 'OPEN') throw new Error(`its market is ${offer.marketStatus}`);
  return { odds: offer.odds, points: offer.pointsHundredths === null ? null : offer.pointsHundredths / 100 };
}

/** @returns the bet's id */
async function place(
  { config }: Pick<Deps, 'config'>,
  { url, selectionId }: Bettor,
  token: string,
  text: string,
  { odds, points }: Price,
): Promise<number> {
  const leg = { selectionId, numeratorLong: odds.numerator, denominatorLong: odds.denominator, points };
  const bet = { draftBetId: `straight:${selectionId}`, section: 'STRAIGHT', betAmount: config.minimumStakeCents, legs: [leg] };
  const variables = { placementId: randomUUID(), bets: [bet] };
  const headers = {
    authorization: `Bearer ${token}`,
    [CLIENT_HEADERS.platform]: 'web',
    [CLIENT_HEADERS.appVersion]: readVersion(),
    [CLIENT_HEADERS.app]: config.brand,
    [CLIENT_HEADERS.client]: 'slipstream-web',
    [CLIENT_HEADERS.installId]: randomUUID(),
  };
  const read = answer.parse(await post(url + GRAPHQL_PATH, headers, { query: text, operationName: 'BetslipPlaceBets', variables }));
  const [error] = read.errors ?? [];
  if (error) throw new Error(`${error.message} (reference ${error.extensions?.requestId ?? 'none'})`);
  const placement = read.data?.betslipPlaceBets.placement;
  const [placed] = placement?.placedBets ?? [];
  if (placement?.status === 'PLACED' && placed) return Number(placed.id);
  const codes = [...(placement?.userErrors ?? []), ...(read.data?.betslipPlaceBets.userErrors ?? [])].map(({ code }) => code);
  throw new Error(`refused: ${codes.join(' ')}`);
}

async function takeBack(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>, betId: number): Promise<void> {
  const cancelled = await cancelBet(deps, { betId, reason: 'INVALID', cancelledBy: 'synthetic bettor', note: 'a synthetic bet' });
  if (!cancelled.ok) throw new Error(cancelled.error);
}

/**
 * Logs in and places the least stake as a player does, over HTTP, then has the bet voided in the database, as an operator does.
 * @param text the app's own BetslipPlaceBets: production takes no other one
 */
export async function betOnce(deps: Deps, bettor: Bettor, text: string): Promise<SyntheticBet> {
  const steps = new Map<StepName, number>();
  let step: StepName = 'log-in';
  const timed = async <Value>(name: StepName, work: () => Promise<Value>): Promise<Value> => {
    step = name;
    const startMs = performance.now();
    const value = await work();
    steps.set(name, (performance.now() - startMs) / 1_000);
    return value;
  };
  try {
    const token = await timed('log-in', () => logIn(bettor));
    const offer = await timed('price', () => priceOf(deps, bettor.selectionId));
    const betId = await timed('bet', () => place(deps, bettor, token, text, offer));
    await timed('void', () => takeBack(deps, betId));
    return { steps, failure: null };
  } catch (error) {
    return { steps, failure: { step, reason: error instanceof Error ? error.message : String(error) } };
  }
}
