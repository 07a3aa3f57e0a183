import { randomUUID } from 'node:crypto';
import {
  byTwos,
  findPlacement,
  type PlacementAnswer,
  type PlacementBody,
  parlay,
  placeBets,
  straight,
  teaser,
} from '../support/placements.ts';
import type { Random } from '../support/random.ts';
import type { SandboxPlayer } from '../support/sandboxClient.ts';
import { type CashOut, cashOutBody, sendCashOut } from './cashOuts.ts';
import type { AcknowledgedPlacement, SentBet } from './compare.ts';
import type { BettorLimits } from './limits.ts';
import { type Offer, readOffers } from './offers.ts';
import { teased } from './oracle.ts';
import { BONUS_BET_CENTS, readRewards, rewardInput, type UsedReward } from './rewards.ts';
import { Session } from './session.ts';
import type { Tally } from './tally.ts';

/** A player, and the player's first balance. */
export interface Bettor {
  readonly player: SandboxPlayer;
  readonly initialCents: number;
  /** Two placements of such a player are under way at once, so that they meet at the limit. */
  readonly limits?: BettorLimits;
}

export interface ClientRecord extends Bettor {
  readonly acknowledged: AcknowledgedPlacement[];
  /** How often placements were refused, by code. */
  readonly refusals: Record<string, number>;
}

/** The state that all clients share. */
export interface Run {
  readonly base: string;
  readonly tally: Tally;
  /** Events with an acknowledged bet: only for these would a lost result be noticed. */
  readonly betOn: Set<string>;
  /** How often the server was started. */
  starts(): number;
  over(): boolean;
}

const ANSWER_TIMEOUT_MS = 4_000;
const PAUSE_MS = 100;
/** A placement undecided after this time is a fault: the server is never down for so long. */
const DECIDED_WITHIN_MS = 180_000;
const LEAST_STAKE_CENTS = 10;
const MOST_STAKE_CENTS = 500;
const TEASER_POINTS = 6;
const REWARD_DEEDS = {
  PROFIT_BOOST: 'profit boosts',
  BONUS_BET: 'bonus bets',
  PROMOTIONAL_CREDIT: 'bets with credits',
} as const;

/** How often a bet is placed with a reward, while there are some. */
const REWARD_SHARE = 0.25;
const RACE_SHARE = 0.4;
const PLAYER_LIMITS = /^edgebook\.limit\.(spend|single_wager)$/;

interface ChosenBet extends SentBet {
  readonly legs: readonly Offer[];
}

export const newRecord = (bettor: Bettor): ClientRecord => ({ ...bettor, acknowledged: [], refusals: {} });

/**
 * A player's client as specified: the placement id is made first; without an answer the placement is unknown, and it is
 * queried or sent again under the same id until it is decided. It stops only between placements.
 * @param record what it writes to as it goes
 */
export async function playUntilOver(
  run: Run,
  bettor: Bettor,
  random: Random,
  record: ClientRecord = newRecord(bettor),
): Promise<ClientRecord> {
  const session = new Session(run.base, bettor.player, run.tally);
  let startsSeen = run.starts();
  let rewards: UsedReward[] | null = null;
  while (!run.over()) {
    try {
      if (startsSeen !== run.starts() || random.next() < 0.02) {
        startsSeen = run.starts();
        await renew(session, random);
      }
      rewards ??= await readRewards(run.base, await session.headers(), AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      const offers = await readOffers(run.base, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      if (random.next() < REWARD_SHARE) {
        rewards = await placeWithReward(run, session, rewards, offers, record, random);
        continue;
      }
      const bets = chooseBets(offers, random);
      if (bets.length === 0) await pause();
      else await Promise.all((bettor.limits ? [bets, bets] : [bets]).map((each) => place(run, session, each, record, random)));
    } catch (error) {
      if (error instanceof ContradictionError) throw error;
      run.tally.add('retries');
      await pause();
    }
  }
  return record;
}

/** After a start of the server a client keeps using its token, refreshes it, or logs in again. */
async function renew(session: Session, random: Random): Promise<void> {
  const chance = random.next();
  if (chance < 0.3) session.end();
  else if (chance < 0.8) await session.refresh(AbortSignal.timeout(ANSWER_TIMEOUT_MS));
}

function chooseBets(all: readonly Offer[], random: Random): readonly ChosenBet[] {
  const wantsImported = random.next() < 0.5;
  const wantsInPlay = random.next() < 0.1;
  const open = all.filter((offer) => offer.isInPlay === wantsInPlay);
  const kind = open.filter((offer) => offer.isImported === wantsImported);
  if (kind.length === 0) return [];
  const stakeCents = (): number => random.between(LEAST_STAKE_CENTS, MOST_STAKE_CENTS);
  const chosen = new Map<string, Offer>();
  const wanted = random.next();
  if (wanted < 0.15 && wantsImported) {
    // Imported games are of football.
    const legs = pickLegs(
      kind.filter(({ marketType }) => marketType === 'SPREAD' || marketType === 'TOTAL'),
      random,
    );
    if (legs.length >= 2)
      return [
        bet(
          'TEASER',
          stakeCents(),
          legs.map((leg) => teased(leg, TEASER_POINTS * 100)),
        ),
      ];
  } else if (wanted < 0.25 && wantsImported) {
    const legs = pickOfOneGame(kind, random);
    if (legs.length === 2) return [bet('PARLAY_PLUS', stakeCents(), legs)];
  } else if (wanted < 0.4) {
    const legs = pickLegs(kind, random);
    if (legs.length === 3) return [bet('ROUND_ROBIN', 3 * stakeCents(), [...legs, ...totalWithOneOf(legs, kind)])];
  }
  if (random.next() < 0.6) {
    // The first leg is of the wanted kind; where that is an imported game, the others may be of either.
    const others = wantsImported ? open : kind;
    for (let tries = 0; tries < 12 && chosen.size < 3; tries += 1) {
      const offer = random.pick(tries === 0 ? kind : others);
      if (!chosen.has(offer.eventId)) chosen.set(offer.eventId, offer);
    }
    if (chosen.size >= 2) return [bet('PARLAY', stakeCents(), [...chosen.values()])];
    chosen.clear();
  }
  for (let count = random.between(1, 3); count > 0; count -= 1) {
    const offer = random.pick(kind);
    chosen.set(offer.selectionId, offer);
  }
  return [...chosen.values()].map((offer) => bet('STRAIGHT', stakeCents(), [offer]));
}

/** Up to three legs of different events. */
function pickLegs(offers: readonly Offer[], random: Random): readonly Offer[] {
  const chosen = new Map<string, Offer>();
  for (let tries = 0; offers.length > 0 && tries < 12 && chosen.size < 3; tries += 1) {
    const offer = random.pick(offers);
    if (!chosen.has(offer.eventId)) chosen.set(offer.eventId, offer);
  }
  return [...chosen.values()];
}

/** A spread and a total of one game. */
function pickOfOneGame(offers: readonly Offer[], random: Random): readonly Offer[] {
  const spreads = offers.filter(({ marketType }) => marketType === 'SPREAD');
  if (spreads.length === 0) return [];
  const spread = random.pick(spreads);
  const total = offers.find(({ eventId, marketType }) => eventId === spread.eventId && marketType === 'TOTAL');
  return total ? [spread, total] : [];
}

/** The total of the first imported game that has another leg: together they are one pick of a round robin. */
function totalWithOneOf(legs: readonly Offer[], offers: readonly Offer[]): readonly Offer[] {
  const game = legs.find(({ isImported, marketType }) => isImported && marketType !== 'TOTAL');
  const total = offers.find(({ eventId, marketType }) => eventId === game?.eventId && marketType === 'TOTAL');
  return total ? [total] : [];
}

function bet(kind: SentBet['kind'], stakeCents: number, offers: readonly Offer[]): ChosenBet {
  return { kind, stakeCents, legs: offers };
}

/**
 * A straight bet with a reward, sometimes in two placements at once, of which one at most may get it.
 * @returns the rewards that are left
 */
async function placeWithReward(
  run: Run,
  session: Session,
  rewards: UsedReward[],
  offers: readonly Offer[],
  record: ClientRecord,
  random: Random,
): Promise<UsedReward[]> {
  const open = offers.filter(({ isInPlay }) => !isInPlay);
  const owned = random.next() < 0.6 ? rewards[random.between(0, Math.max(0, rewards.length - 1))] : undefined;
  const reward: UsedReward = owned ?? { kind: 'PROMOTIONAL_CREDIT' };
  if (open.length === 0) {
    await pause();
    return rewards;
  }
  const stakeCents = reward.kind === 'BONUS_BET' ? BONUS_BET_CENTS : random.between(LEAST_STAKE_CENTS, MOST_STAKE_CENTS);
  const bets: readonly ChosenBet[] = [{ kind: 'STRAIGHT', stakeCents, legs: [random.pick(open)], reward }];
  const isRace = owned !== undefined && random.next() < RACE_SHARE;
  const placed = await Promise.all(Array.from({ length: isRace ? 2 : 1 }, () => place(run, session, bets, record, random)));
  if (isRace) run.tally.add('raced rewards');
  return placed.includes(true) ? rewards.filter((one) => one !== owned) : rewards;
}

/** @returns whether the bets were placed. */
async function place(
  run: Run,
  session: Session,
  bets: readonly ChosenBet[],
  record: ClientRecord,
  random: Random,
): Promise<boolean> {
  const body: PlacementBody = {
    placementId: randomUUID(),
    bets: bets.map(({ kind, stakeCents, legs: offers, reward }) => {
      const legs = offers.map((offer) => ({ ...offer, numeratorLong: offer.numerator, denominatorLong: offer.denominator }));
      const [first] = legs;
      if (reward && first) return { ...straight(first, stakeCents), ...rewardInput(reward) };
      if (kind === 'TEASER') return teaser(legs, stakeCents, TEASER_POINTS);
      if (kind === 'ROUND_ROBIN') return byTwos(legs, stakeCents / 3);
      return kind === 'STRAIGHT' && first ? straight(first, stakeCents) : parlay(legs, stakeCents);
    }),
  };
  const answer = await decide(run, session, body, random);
  if (answer.status === 'REJECTED') {
    run.tally.add('refused placements');
    for (const { code } of answer.userErrors) record.refusals[code] = (record.refusals[code] ?? 0) + 1;
    if (answer.userErrors.some(({ code }) => PLAYER_LIMITS.test(code))) run.tally.add('refused by a limit');
    await pause();
    return false;
  }
  const betIds = answer.placedBets.map(({ id }) => id);
  const cashOuts: CashOut[] = [];
  record.acknowledged.push({ placementId: body.placementId, betIds, bets, cashOuts });
  for (const { kind, legs, reward } of bets) {
    for (const { eventId } of legs) run.betOn.add(eventId);
    const isImported = legs.some((leg) => leg.isImported);
    if (reward) run.tally.add(REWARD_DEEDS[reward.kind]);
    else if (kind === 'ROUND_ROBIN') run.tally.add(legs.length > 3 ? 'round robins with a parlay-plus' : 'round robins');
    else if (kind === 'TEASER') run.tally.add('teasers');
    else if (kind === 'PARLAY_PLUS') run.tally.add('parlay-plus bets');
    else if (kind === 'STRAIGHT') run.tally.add(isImported ? 'straights on imported games' : 'straights on simulated games');
    else run.tally.add(isImported ? 'parlays with imported games' : 'parlays on simulated games');
    if (legs.some((leg) => leg.isInPlay)) run.tally.add('in-play bets');
  }
  for (const betId of betIds) {
    if (random.next() >= 0.25) continue;
    const tenths = random.next() < 0.5 ? 10 : random.between(1, 9);
    const cashOut = await decideCashOut(run, session, betId, tenths, random);
    if (cashOut === null) continue;
    cashOuts.push(cashOut);
    run.tally.add(tenths === 10 ? 'cash outs' : 'cash outs of a part');
  }
  return true;
}

/** Sends until it is decided, sometimes twice at once: the same id gets the same answer. */
async function decideCashOut(run: Run, session: Session, betId: string, tenths: number, random: Random): Promise<CashOut | null> {
  const body = cashOutBody(betId, tenths);
  const deadline = Date.now() + DECIDED_WITHIN_MS;
  for (;;) {
    try {
      const headers = await session.headers();
      const send = (): Promise<CashOut | null> => sendCashOut(run.base, body, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      if (random.next() >= 0.2) return await send();
      const [one, other] = await Promise.all([send(), send()]);
      if (JSON.stringify(one) !== JSON.stringify(other))
        throw new ContradictionError(`Two answers to the cash out of bet ${betId}`);
      return one;
    } catch (error) {
      if (error instanceof ContradictionError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (Date.now() > deadline) throw new ContradictionError(`The cash out of bet ${betId} is never decided: ${reason}`);
      run.tally.add('retries');
      session.suspect(error);
      await pause();
    }
  }
}

/** Sends until it is decided; sometimes twice at once, and after a failure sometimes a query in place of a repetition. */
async function decide(run: Run, session: Session, body: PlacementBody, random: Random): Promise<PlacementAnswer> {
  const deadline = Date.now() + DECIDED_WITHIN_MS;
  const reasons: Record<string, number> = {};
  for (let tries = 0; ; tries += 1) {
    try {
      const headers = await session.headers();
      const send = (): Promise<PlacementAnswer> => placeBets(run.base, body, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      if (random.next() < 0.1) return await sendTwice(send, body.placementId);
      if (tries > 0 && random.next() < 0.3) {
        const found = await findPlacement(run.base, body.placementId, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
        if (found) return found;
      }
      return await send();
    } catch (error) {
      if (error instanceof ContradictionError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason.includes('placement.reused')) throw new ContradictionError(`${body.placementId} is said to be another placement`);
      reasons[reason] = (reasons[reason] ?? 0) + 1;
      if (Date.now() > deadline) throw new ContradictionError(`${body.placementId} is never decided: ${JSON.stringify(reasons)}`);
      run.tally.add('retries');
      session.suspect(error);
      await pause();
    }
  }
}

async function sendTwice(send: () => Promise<PlacementAnswer>, placementId: string): Promise<PlacementAnswer> {
  const both = await Promise.allSettled([send(), send()]);
  const answers = both.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
  const [first, second] = answers;
  if (first && second && JSON.stringify(first.placedBets) !== JSON.stringify(second.placedBets))
    throw new ContradictionError(`Two answers to placement ${placementId}: ${JSON.stringify(answers)}`);
  if (first) return first;
  throw both[0].status === 'rejected' ? both[0].reason : new Error('No answer');
}

/** An immediate retry would only slow the start of the server. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE_MS));
}

/** A contradiction between answers. It is what this test looks for, so it is not retried. */
class ContradictionError extends Error {}
