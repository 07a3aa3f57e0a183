import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { isPlainId } from '../../domain/betKinds/priceBets.ts';
import type { CashOutPart } from '../../domain/cashout/cashOutOffer.ts';
import type { Hold } from '../bets/index.ts';
import { type ReadOffer, readOffers } from './readOffers.ts';

/** Why nothing was paid. OFFER_CHANGED: it pays less by now, or was computed for another state of the bet. */
export type CashOutRefusal = 'OFFER_CHANGED' | 'SUSPENDED' | 'UNAVAILABLE';

/**
 * TAKEN and REFUSED are final: the same id gets them again. The others decide nothing about the id: UNKNOWN_BET (or another player's),
 * REQUEST_ID_REUSED (the id belongs to another request), SESSION_ENDED, NOT_DECIDED (the hold ended early).
 */
export type CashOutOutcome =
  | { readonly kind: 'TAKEN'; readonly amountCents: number }
  | { readonly kind: 'REFUSED'; readonly refusal: CashOutRefusal }
  | { readonly kind: 'UNKNOWN_BET' | 'REQUEST_ID_REUSED' | 'SESSION_ENDED' | 'NOT_DECIDED' };

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

interface Row {
  readonly outcome: 'TAKEN' | 'REFUSED' | 'REUSED' | 'UNKNOWN_BET' | 'SESSION_ENDED' | 'CLOSED' | 'MOVED' | 'HELD' | 'WITHDRAWN';
  readonly number: number | null;
  readonly refusal: CashOutRefusal | null;
  readonly delay_ms: number | null;
}

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
    const at = deps.clock.now();
    const read = (await readOffers(deps, [betId], at)).get(betId);
    if (read?.playerId !== playerId) return { kind: 'UNKNOWN_BET' };
    const chosen = choose(read, wanted);
    const row = await take(deps, wanted, read, chosen, at, heldMs);
    switch (row.outcome) {
      case 'TAKEN':
        deps.bus.publish(`bets:${playerId}`, JSON.stringify({ betId: String(betId) }));
        deps.bus.publish(`account:${playerId}`, '{}');
        return { kind: 'TAKEN', amountCents: await paidCents(deps, betId, row.number ?? 0) };
      case 'REFUSED':
        return { kind: 'REFUSED', refusal: row.refusal ?? 'UNAVAILABLE' };
      case 'WITHDRAWN':
        return { kind: 'REFUSED', refusal: 'UNAVAILABLE' };
      case 'REUSED':
        return { kind: 'REQUEST_ID_REUSED' };
      case 'UNKNOWN_BET':
      case 'SESSION_ENDED':
        return { kind: row.outcome };
      case 'HELD':
        if (!(await hold(row.delay_ms ?? 0))) return { kind: 'NOT_DECIDED' };
        heldMs += row.delay_ms ?? 0;
        break;
      case 'CLOSED':
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
  { db }: Pick<Deps, 'db'>,
  wanted: Wanted,
  { bet, version, resultVersions }: ReadOffer,
  chosen: CashOutPart | CashOutRefusal,
  at: Date,
  heldMs: number,
): Promise<Row> {
  const isRefused = typeof chosen === 'string';
  if (isRefused && wanted.kind === 'AUTO') return { outcome: 'WITHDRAWN', number: null, refusal: null, delay_ms: null };
  const request = wanted.kind === 'REQUEST' ? wanted.request : null;
  const part = isRefused ? null : chosen;
  const { rows } = await sql<Row>`
    SELECT * FROM take_cash_out(
      ${wanted.kind === 'AUTO' ? wanted.rule.playerId : wanted.request.playerId}, ${request?.sessionId ?? null}, ${request?.requestId ?? null},
      ${request && bodyHash(request)}, ${wanted.kind === 'AUTO' ? wanted.rule.amountCents : null}, ${at}, ${isRefused ? chosen : null},
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
  return createHash('sha256')
    .update(JSON.stringify([betId, offerId, tenths, amountCents]))
    .digest('hex');
}

async function paidCents({ db }: Pick<Deps, 'db'>, betId: number, number: number): Promise<number> {
  const { amount_cents } = await db.query
    .selectFrom('cash_outs')
    .select('amount_cents')
    .where('bet_id', '=', betId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return amount_cents;
}

export type KnownCashOut = Extract<CashOutOutcome, { kind: 'TAKEN' | 'REFUSED' }> & { readonly betId: number };

/** The decision about a request; null where this player has none under this id, so that nothing was paid. */
export async function findCashOut(deps: Pick<Deps, 'db'>, playerId: string, requestId: string): Promise<KnownCashOut | null> {
  if (!isPlainId(requestId)) return null;
  const found = await deps.db.query
    .selectFrom('cash_out_requests')
    .select(['bet_id', 'number', 'refusal'])
    .where('player_id', '=', playerId)
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!found) return null;
  if (found.number === null) return { kind: 'REFUSED', refusal: found.refusal as CashOutRefusal, betId: found.bet_id };
  return { kind: 'TAKEN', amountCents: await paidCents(deps, found.bet_id, found.number), betId: found.bet_id };
}
