import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { CashOutPart } from '../../domain/cashout/cashOutOffer.ts';
import type { RepeatedRequestOutcome } from '../../domain/money/moneyRequest.ts';
import { ownOf } from '../../platform/requestContext.ts';
import { topics } from '../../platform/topics.ts';
import type { Hold } from '../bets/index.ts';
import { findMoneyDecision } from '../money/index.ts';
import { sentAt } from '../sentAt.ts';
import { type ReadOffer, readOffers } from './readOffers.ts';

/** Why nothing was paid. OFFER_CHANGED: it pays less by now, or was computed for another state of the bet. */
export type CashOutRefusal = 'OFFER_CHANGED' | 'SUSPENDED' | 'UNAVAILABLE';

/**
 * TAKEN and REFUSED are final: the same id gets them again. The others decide nothing about the id: UNKNOWN_BET (or another player's),
 * REUSED (the id stands for another request), SESSION_ENDED, NOT_DECIDED (the hold ended early).
 */
export type CashOutOutcome =
  | { readonly kind: 'TAKEN'; readonly amountCents: number }
  | { readonly kind: 'REFUSED'; readonly refusal: CashOutRefusal }
  | { readonly kind: 'UNKNOWN_BET' | 'REUSED' | 'SESSION_ENDED' | 'NOT_DECIDED' };

export interface CashOutRequest {
  readonly playerId: string;
  readonly sessionId: string;
  /** Made by the client: 1 to 200 printable characters. */
  readonly requestId: string;
  readonly betId: number;
  readonly offerId: string;
  /** Stored with the cash out. One that is still to come was never offered. */
  readonly offerVersion: number;
  readonly tenths: number;
  /** What the player was shown: less is not taken, more is. */
  readonly amountCents: number;
}

/** The player's instruction to cash out all that runs of a bet once it is worth this much. */
export interface AutoCashOut {
  readonly playerId: string;
  readonly betId: number;
  readonly amountCents: number;
}

type Wanted =
  | { readonly kind: 'REQUEST'; readonly request: CashOutRequest }
  | { readonly kind: 'AUTO'; readonly rule: AutoCashOut };

/** What is stored with the decision about a request. `number`: of the bet's cash outs. */
type Answer = { readonly betId: number } & (
  | { readonly number: number; readonly amountCents: number }
  | { readonly refusal: CashOutRefusal }
);

type Row =
  | { readonly outcome: 'TAKEN' | 'REFUSED' | 'REPEATED'; readonly answer: Answer }
  | { readonly outcome: 'HELD'; readonly delay_ms: number }
  | {
      readonly outcome:
        | Exclude<RepeatedRequestOutcome, 'REPEATED' | 'HELD'>
        | 'UNKNOWN_BET'
        | 'SESSION_ENDED'
        | 'MOVED'
        | 'WITHDRAWN';
    };

/** How often the legs are read again because they changed in between. */
const TRIES = 20;

/**
 * Cashes out tenths of a bet at the offer of now, exactly once for any number of requests with the id, if it pays at least what the player
 * was shown. With a leg in play it is held for the place-bet delay and decided afterwards; nothing is stored until then. Announces the bet
 * and the account once it is paid.
 */
export function cashOut(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config'>,
  request: CashOutRequest,
  hold: Hold,
): Promise<CashOutOutcome> {
  return decide(deps, { kind: 'REQUEST', request }, hold);
}

/** The same for an instruction of the player that the server keeps: exactly once over all servers. */
export function cashOutAutomatically(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config'>,
  rule: AutoCashOut,
  hold: Hold,
): Promise<CashOutOutcome> {
  return decide(deps, { kind: 'AUTO', rule }, hold);
}

async function decide(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config'>, wanted: Wanted, hold: Hold): Promise<CashOutOutcome> {
  const { playerId, betId } = wanted.kind === 'AUTO' ? wanted.rule : wanted.request;
  let heldMs = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const read = ownOf((await readOffers(deps, [betId], deps.clock.now())).get(betId), playerId);
    if (read === null) return { kind: 'UNKNOWN_BET' };
    const chosen = choose(read, wanted);
    const row = await take(deps, wanted, read, chosen, heldMs);
    switch (row.outcome) {
      case 'TAKEN':
      case 'REPEATED': // the server that took it may have ended before it announced it
        deps.bus.publish(topics.bets(playerId), JSON.stringify({ betId: String(betId) }));
        deps.bus.publish(topics.account(playerId), '{}');
        return toOutcome(row.answer);
      case 'REFUSED':
        return toOutcome(row.answer);
      case 'WITHDRAWN':
        return { kind: 'REFUSED', refusal: 'UNAVAILABLE' };
      case 'REUSED':
      case 'UNKNOWN_BET':
      case 'SESSION_ENDED':
        return { kind: row.outcome };
      case 'HELD':
        if (!(await hold(row.delay_ms))) return { kind: 'NOT_DECIDED' };
        heldMs += row.delay_ms;
        break;
      case 'MOVED':
        break;
    }
  }
  return { kind: 'NOT_DECIDED' };
}

/** The part that is taken at the present offer, or why none is. */
function choose({ offer, offerId, version }: ReadOffer, wanted: Wanted): CashOutPart | CashOutRefusal {
  const isRequest = wanted.kind === 'REQUEST';
  if (isRequest && (wanted.request.offerId !== offerId || wanted.request.offerVersion > version)) return 'OFFER_CHANGED';
  if (offer.status !== 'OFFERED') return offer.status;
  const part = isRequest ? offer.parts.find(({ tenths }) => tenths === wanted.request.tenths) : offer.parts.at(-1);
  const least = isRequest ? wanted.request.amountCents : wanted.rule.amountCents;
  return part && part.amountCents >= least ? part : 'OFFER_CHANGED';
}

async function take(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: Wanted,
  { bet, version, resultVersions }: ReadOffer,
  chosen: CashOutPart | CashOutRefusal,
  heldMs: number,
): Promise<Row> {
  const isRefused = typeof chosen === 'string';
  if (isRefused && wanted.kind === 'AUTO') return { outcome: 'WITHDRAWN' };
  const request = wanted.kind === 'REQUEST' ? wanted.request : null;
  const part = isRefused ? null : chosen;
  const { rows } = await sql<Row>`
    SELECT * FROM take_cash_out(
      ${wanted.kind === 'AUTO' ? wanted.rule.playerId : wanted.request.playerId}, ${request?.sessionId ?? null}, ${request?.requestId ?? null},
      ${request && bodyHash(request)}, ${wanted.kind === 'AUTO' ? wanted.rule.amountCents : null}, ${sentAt(clock)}, ${isRefused ? chosen : null},
      ${bet.id}, ${bet.cashOuts}, ${part?.tenths ?? 0}, ${part ? bet.runningStakeCents - part.runningStakeCents : 0},
      ${part ? bet.runningPayoutCents - part.runningPayoutCents : 0}, ${part?.amountCents ?? 0}, ${request?.offerVersion ?? version},
      ${resultVersions}::integer[], ${bet.legs.map(({ offer }) => offer?.odds.numerator ?? null)}::bigint[],
      ${bet.legs.map(({ offer }) => offer?.odds.denominator ?? null)}::bigint[],
      ${bet.legs.map(({ offer }) => offer?.pointsHundredths ?? null)}::integer[], ${heldMs})`.execute(db.query);
  const [row] = rows;
  if (!row) throw new Error('take_cash_out has no answer');
  return row;
}

/** SHA-256 of what the request means. The version says only what the player has seen. */
function bodyHash({ betId, offerId, tenths, amountCents }: CashOutRequest): string {
  return hash('sha256', JSON.stringify([betId, offerId, tenths, amountCents]));
}

type DecidedCashOut = Extract<CashOutOutcome, { kind: 'TAKEN' | 'REFUSED' }>;

function toOutcome(answer: Answer): DecidedCashOut {
  return 'refusal' in answer ? { kind: 'REFUSED', refusal: answer.refusal } : { kind: 'TAKEN', amountCents: answer.amountCents };
}

export type CashOutDecision = DecidedCashOut & { readonly betId: number };

/** The decision about a request; null where this player has none under this id, so that nothing was paid. */
export async function findCashOut(deps: Pick<Deps, 'db'>, playerId: string, requestId: string): Promise<CashOutDecision | null> {
  const found = await findMoneyDecision<Answer>(deps.db, playerId, 'CASH_OUT', requestId);
  return found && { ...toOutcome(found.answer), betId: found.answer.betId };
}
