import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { type Odds, parseAmerican } from '../../../core/money/odds.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { Deps } from '../../../server/deps.ts';
import type { RequestedBet, RequestedLeg } from '../../../server/domain/betKinds/types.ts';
import { memoryBus } from '../../../server/platform/bus.ts';
import { createClock } from '../../../server/platform/clock.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { Topic } from '../../../server/platform/topics.ts';
import { type Hold, type PlacementOutcome, placeBets } from '../../../server/store/bets/index.ts';
import { audit, creditPlayer, openPlayerAccounts, readBalances } from '../../../server/store/ledger/index.ts';
import { type ResultInput, recordResult, settlePending } from '../../../server/store/settlement/index.ts';
import { CHEAP_PASSWORDS } from '../../support/passwords.ts';
import { type ScratchDatabase, scratchDatabase } from '../../support/scratchDatabase.ts';

export const NOW = new Date('2026-11-22T20:00:00Z');

export interface Player {
  readonly playerId: string;
  readonly sessionId: string;
}

export interface MoneyFixture {
  readonly deps: Deps;
  /** The database with all rights, to tamper with it. */
  readonly owner: ScratchDatabase['owner'];
  readonly url: string;
  readonly published: { readonly topic: string; readonly message: string }[];
  player(cashCents: number): Promise<Player>;
  /** An open event with the selections `{id}.home`, `.away` (moneyline), `.plus`, `.minus` (spread ±2.5), `.over`, `.under` (47.5). */
  event(id: string, price?: string): Promise<void>;
  setPrice(selectionId: string, price: string): Promise<void>;
  /** `hold` is what happens while the server holds an in-play bet; by default the time is over at once. */
  place(player: Player, bets: readonly RequestedBet[], placementId?: string, hold?: Hold): Promise<PlacementOutcome>;
  /** Moves the clock, which otherwise stands; the session of a player ends 15 minutes after NOW. */
  setNow(now: Date): void;
  /** From now on the clock goes on from NOW, and so does the database's, which checks it. @param aheadMs how wrong the clock is. */
  runClock(aheadMs?: () => number): Promise<void>;
  /** Records a result and settles all that is pending. */
  finish(eventId: string, result: ResultInput): Promise<void>;
  cash(player: Player): Promise<number>;
  audit(): ReturnType<typeof audit>;
  drop(): Promise<void>;
}

/** Players, events and money in a scratch database, with a standing clock. */
export async function makeMoneyFixture(
  maximumConnections = 8,
  environment: Readonly<Record<string, string>> = {},
): Promise<MoneyFixture> {
  const scratch = await scratchDatabase({ maximumConnections });
  const { db } = scratch;
  const published: { topic: string; message: string }[] = [];
  const log = pino({ level: 'silent' });
  const inner = memoryBus(log);
  const bus = {
    ...inner,
    publish(topic: Topic, message: string) {
      published.push({ topic, message });
      inner.publish(topic, message);
    },
  };
  let readNow = () => NOW;
  const deps: Deps = {
    config: readConfig({ ...CHEAP_PASSWORDS, ...environment }),
    log,
    clock: createClock(() => readNow().getTime()),
    bus,
    db,
  };
  await db.query
    .insertInto('competitions')
    .values({
      id: 'nfl',
      sport: 'football',
      organization: 'united-states',
      competition: 'nfl',
      name: 'NFL',
      icon: 'football',
      position: 1,
    })
    .execute();
  return {
    deps,
    owner: scratch.owner,
    url: scratch.url,
    published,
    async player(cashCents) {
      const playerId = randomUUID();
      const sessionId = randomUUID();
      await db.query.transaction().execute(async (trx) => {
        await trx
          .insertInto('players')
          .values({
            id: playerId,
            username: playerId,
            email: `${playerId}@slipstream.test`,
            first_name: 'Maya',
            last_name: 'Rivera',
            region_code: 'US-NJ',
            last_login_at: null,
            created_at: NOW,
          })
          .execute();
        await trx
          .insertInto('sessions')
          .values({
            id: sessionId,
            player_id: playerId,
            created_at: NOW,
            expires_at: new Date(NOW.getTime() + 900_000),
            revoked_at: null,
            revoked_reason: null,
            previous_login_at: null,
          })
          .execute();
        await openPlayerAccounts(trx, playerId);
        await creditPlayer(trx, {
          playerId,
          account: 'CASH',
          amountCents: cashCents,
          reference: `opening:${playerId}`,
          at: NOW,
        });
      });
      return { playerId, sessionId };
    },
    async event(id, price = '-110') {
      await insertEvent(deps, id, american(price));
    },
    async setPrice(selectionId, price) {
      const { numerator, denominator } = american(price);
      await db.query
        .updateTable('selections')
        .set({ odds_numerator: numerator, odds_denominator: denominator })
        .where('id', '=', selectionId)
        .execute();
    },
    place: (player, bets, placementId = randomUUID(), hold = async () => true) =>
      placeBets(deps, { ...player, placementId, bets }, hold),
    setNow(instant) {
      readNow = () => instant;
    },
    async runClock(aheadMs = () => 0) {
      const offsetSeconds = Math.round((NOW.getTime() - Date.now()) / 1_000);
      await scratch.owner.pool.query('UPDATE business_clock SET is_checked = true, offset_seconds = $1', [offsetSeconds]);
      readNow = () => new Date(Date.now() + offsetSeconds * 1_000 + aheadMs());
    },
    async finish(eventId, result) {
      const recorded = await recordResult(deps, eventId, result);
      if (!recorded.ok) throw new Error(recorded.error);
      await settlePending(deps);
    },
    cash: async (player) => (await readBalances(db, player.playerId)).cashCents,
    audit: () => audit(db, readNow()),
    drop: scratch.drop,
  };
}

export function american(text: string): Odds {
  const result = parseAmerican(text);
  if (!result.ok) throw new Error(`${text} is no price`);
  return result.value;
}

const POINTS: Readonly<Record<string, number>> = { plus: 250, minus: -250, over: 4750, under: 4750 };

export function leg(selectionId: string, price = '-110'): RequestedLeg {
  return { selectionId, odds: american(price), pointsHundredths: POINTS[selectionId.split('.')[1] ?? ''] ?? null };
}

export function straight(selectionId: string, stakeCents: number, price = '-110'): RequestedBet {
  return { draftBetId: `straight:${selectionId}`, kind: 'STRAIGHT', stakeCents, legs: [leg(selectionId, price)] };
}

export function parlay(selectionIds: readonly string[], stakeCents: number, price = '-110'): RequestedBet {
  return { draftBetId: 'parlay', kind: 'PARLAY', stakeCents, legs: selectionIds.map((id) => leg(id, price)) };
}

/** @param stakeCents on each combination. */
export function roundRobin(selectionIds: readonly string[], stakeCents: number, combinationSizes: readonly number[]): RequestedBet {
  const draftBetId = combinationSizes.length === 1 ? `roundRobin:${combinationSizes[0]}` : 'roundRobin:all';
  return { draftBetId, kind: 'ROUND_ROBIN', stakeCents, legs: selectionIds.map((id) => leg(id)), combinationSizes };
}

export function teaser(
  selectionIds: readonly string[],
  stakeCents: number,
  teaserPointsHundredths: number,
  price = '-110',
): RequestedBet {
  const legs = selectionIds.map((id) => leg(id, price));
  return { draftBetId: 'teaser', kind: 'TEASER', stakeCents, legs, teaserPointsHundredths };
}

async function insertEvent(deps: Deps, id: string, odds: Odds): Promise<void> {
  const market = (name: string, type: MarketType) => ({ id: `${id}-${type}`, event_id: id, name, type });
  const selection = (name: string, type: MarketType, side: SelectionSide) => ({
    id: `${id}.${name}`,
    market_id: `${id}-${type}`,
    event_id: id,
    name,
    side,
    points_hundredths: POINTS[name] ?? null,
    odds_numerator: odds.numerator,
    odds_denominator: odds.denominator,
  });
  await deps.db.query.transaction().execute(async (trx) => {
    await trx
      .insertInto('events')
      .values({
        id,
        competition_id: 'nfl',
        source: 'test',
        external_id: id,
        name: 'Chiefs @ Bills',
        starts_at: new Date(NOW.getTime() + 3_600_000),
        participants: '[]',
        home_score: null,
        away_score: null,
        clock: null,
      })
      .execute();
    await trx
      .insertInto('markets')
      .values([market('Moneyline', 'MONEYLINE'), market('Spread', 'SPREAD'), market('Total', 'TOTAL')])
      .execute();
    await trx
      .insertInto('selections')
      .values([
        selection('home', 'MONEYLINE', 'HOME'),
        selection('away', 'MONEYLINE', 'AWAY'),
        selection('plus', 'SPREAD', 'HOME'),
        selection('minus', 'SPREAD', 'AWAY'),
        selection('over', 'TOTAL', 'OVER'),
        selection('under', 'TOTAL', 'UNDER'),
      ])
      .execute();
  });
}
