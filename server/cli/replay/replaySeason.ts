import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { APP_CLIENT_ID } from '../../domain/identity/clients.ts';
import { DEFAULT_IDENTITY_POLICY } from '../../domain/identity/policy.ts';
import { applyFeed, type FeedChange, type FeedEvent, type FeedResult, type FeedSelection } from '../../feed/index.ts';
import { placeBets } from '../../store/bets/index.ts';
import { openSession } from '../../store/identity/index.ts';
import { audit } from '../../store/ledger/index.ts';
import { createPlayer, SANDBOX_LOCATION, setVisitor } from '../../store/players/index.ts';
import { recordResult, settlePending } from '../../store/settlement/index.ts';
import type { ReplayBet } from './arguments.ts';

export interface ReplaySummary {
  readonly games: number;
  readonly placed: number;
  readonly won: number;
  readonly lost: number;
  readonly push: number;
  readonly stakedCents: number;
  readonly returnedCents: number;
  readonly auditBalanced: boolean;
}

/** One sentence about each game that could not be bet on. */
export type Say = (sentence: string) => void;

interface Player {
  readonly playerId: string;
  readonly sessionId: string;
}

/**
 * Places one bet on every game at its listed line through the real placement, then settles all of them by the real scores, in an empty
 * database. `games` counts every game; one without that line or without a score is not placed.
 */
export async function replaySeason(
  deps: Deps,
  changes: readonly FeedChange[],
  bet: ReplayBet,
  stakeCents: number,
  say: Say,
): Promise<ReplaySummary> {
  const games = changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));
  const results = new Map(changes.flatMap((change) => (change.kind === 'result' ? [[change.eventId, change.result]] : [])));
  await applyFeed(
    deps,
    changes.filter(({ kind }) => kind !== 'result'),
  );
  // One player's bets of a whole season are open at once here, so a player's limits do not apply (nor do liability caps,
  // replay/scratchDatabase.ts).
  const unlimited: Deps = { ...deps, config: { ...deps.config, minimumStakeCents: 1, placementBurst: 1_000_000 } };
  const player = await fundedPlayer(deps, games.length * stakeCents);
  let placed = 0;
  for (const game of games) {
    const refusal = await placeOn(unlimited, player, game, results.get(game.id), bet, stakeCents);
    if (refusal === null) placed += 1;
    else say(`${game.externalId}: ${refusal}`);
  }
  for (const [eventId, result] of results) await recordResult(deps, eventId, result);
  await settlePending(deps);
  return { games: games.length, placed, ...(await readTotals(deps)) };
}

/** @returns the reason for placing no bet, or null. */
async function placeOn(
  deps: Deps,
  player: Player,
  game: FeedEvent,
  result: FeedResult | undefined,
  bet: ReplayBet,
  stakeCents: number,
): Promise<string | null> {
  const selection = listedSelection(game, bet);
  if (selection === null) return 'the line is not listed, no bet';
  if (result === undefined) return 'there is no score, no bet';
  const leg = { selectionId: selection.id, odds: selection.odds, pointsHundredths: selection.pointsHundredths };
  const requested = { draftBetId: `straight:${selection.id}`, kind: 'STRAIGHT', stakeCents, legs: [leg] } as const;
  const request = { ...player, placementId: randomUUID(), bets: [requested] };
  const outcome = await placeBets(deps, request, async () => true);
  if (outcome.kind === 'PLACED') return null;
  return outcome.kind === 'REJECTED' ? `refused, ${outcome.errors.map((error) => error.code).join(', ')}` : outcome.kind;
}

function listedSelection(game: FeedEvent, bet: ReplayBet): FeedSelection | null {
  const market = game.markets.find((each) => each.main && each.type === bet.marketType);
  return market?.selections.find((selection) => selection.side === bet.side) ?? null;
}

async function fundedPlayer(deps: Deps, balanceCents: number): Promise<Player> {
  const name = `replay-${randomUUID()}`;
  const created = await createPlayer(deps, {
    username: name,
    password: randomUUID(),
    email: `${name}@slipstream.test`,
    firstName: 'Replay',
    lastName: 'Replay',
    regionCode: 'US-NJ',
    balanceCents,
  });
  if (!created.ok) throw new Error(created.error);
  await setVisitor(deps.db, created.value.id, SANDBOX_LOCATION);
  const session = await openSession(deps.db.query, {
    playerId: created.value.id,
    transport: 'body',
    clientId: APP_CLIENT_ID,
    brand: deps.config.brand,
    now: deps.clock.now(),
    policy: DEFAULT_IDENTITY_POLICY,
  });
  return { playerId: created.value.id, sessionId: session.sessionId };
}

type Totals = Omit<ReplaySummary, 'games' | 'placed' | 'auditBalanced'>;

async function readTotals(deps: Deps): Promise<Totals & { auditBalanced: boolean }> {
  const { rows } = await deps.db.pool.query<Totals>(
    `SELECT count(*) FILTER (WHERE s.outcome = 'WIN') AS won, count(*) FILTER (WHERE s.outcome = 'LOSS') AS lost,
            count(*) FILTER (WHERE s.outcome = 'PUSH') AS push, coalesce(sum(b.stake_cents), 0)::bigint AS "stakedCents",
            coalesce(sum(s.payout_cents), 0)::bigint AS "returnedCents"
       FROM bets b LEFT JOIN settlements s ON s.bet_id = b.id`,
  );
  const totals = rows[0] ?? { won: 0, lost: 0, push: 0, stakedCents: 0, returnedCents: 0 };
  return { ...totals, auditBalanced: (await audit(deps.db.of('long'), deps.clock.now())).balanced };
}
