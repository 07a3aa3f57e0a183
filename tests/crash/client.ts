import { randomUUID } from 'node:crypto';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { findPlacement, type PlacementAnswer, type PlacementBody, parlay, placeBets, straight } from '../support/placements.ts';
import type { Random } from '../support/random.ts';
import type { SandboxPlayer } from '../support/sandboxClient.ts';
import { openLegs, type PricedLeg, readSlate } from '../support/slate.ts';

/** What a client was told, and will hold the server to. */
export interface Acknowledged {
  readonly placementId: string;
  readonly playerId: string;
  readonly betIds: readonly string[];
  readonly stakeCents: number;
}

export interface ClientRecord {
  readonly player: SandboxPlayer;
  readonly acknowledged: Acknowledged[];
  rejected: number;
  retries: number;
}

const ANSWER_TIMEOUT_MS = 4_000;
const PAUSE_MS = 40;

/**
 * A player's client as the specification wants it: the placement id is made first; without an answer the placement is unknown, and it is
 * asked about or sent again under the same id until it is decided. Never stops in the middle of one.
 */
export async function playUntil(base: string, player: SandboxPlayer, random: Random, over: () => boolean): Promise<ClientRecord> {
  const record: ClientRecord = { player, acknowledged: [], rejected: 0, retries: 0 };
  const session = new Session(base, player);
  while (!over()) {
    const legs = await persist(record, over, async () => openLegs(await readSlate(base, AbortSignal.timeout(ANSWER_TIMEOUT_MS))));
    if (!legs || legs.length === 0) continue;
    const body = chooseBets(legs, random);
    const answer = await decide(base, session, body, record, random);
    if (answer.status === 'PLACED')
      record.acknowledged.push({
        placementId: body.placementId,
        playerId: player.userId,
        betIds: answer.placedBets.map((bet) => bet.id),
        stakeCents: body.bets.reduce((sum, bet) => sum + bet.betAmount, 0),
      });
    else record.rejected += 1;
  }
  return record;
}

function chooseBets(legs: readonly PricedLeg[], random: Random): PlacementBody {
  const stake = (): number => random.between(1, 500);
  const placementId = randomUUID();
  if (random.next() < 0.3) {
    const chosen = new Map<string, PricedLeg>();
    for (let tries = 0; tries < 12 && chosen.size < 3; tries += 1) {
      const leg = random.pick(legs);
      chosen.set(leg.eventId, leg);
    }
    if (chosen.size >= 2) return { placementId, bets: [parlay([...chosen.values()], stake())] };
  }
  const chosen = new Map<string, PricedLeg>();
  for (let count = random.between(1, 3); count > 0; count -= 1) {
    const leg = random.pick(legs);
    chosen.set(leg.selectionId, leg);
  }
  return { placementId, bets: [...chosen.values()].map((leg) => straight(leg, stake())) };
}

/** Sends until it is decided. Now and then twice at once, and now and then it asks instead of sending again. */
async function decide(
  base: string,
  session: Session,
  body: PlacementBody,
  record: ClientRecord,
  random: Random,
): Promise<PlacementAnswer> {
  for (;;) {
    try {
      const headers = await session.headers();
      const send = (): Promise<PlacementAnswer> => placeBets(base, body, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      if (random.next() < 0.1) {
        const both = await Promise.allSettled([send(), send()]);
        const answered = both.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
        const [first, second] = answered;
        if (first && second && JSON.stringify(first.placedBets) !== JSON.stringify(second.placedBets))
          throw new ContradictionError(`Two answers to placement ${body.placementId}: ${JSON.stringify([first, second])}`);
        if (first) return first;
        throw both[0].status === 'rejected' ? both[0].reason : new Error('no answer');
      }
      if (record.retries > 0 && random.next() < 0.3) {
        const found = await findPlacement(base, body.placementId, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
        if (found) return found;
      }
      return await send();
    } catch (error) {
      if (error instanceof ContradictionError) throw error;
      record.retries += 1;
      session.suspect(error);
      await pause();
    }
  }
}

/** Tries until it works, or null once the test is over. */
async function persist<Value>(record: ClientRecord, over: () => boolean, attempt: () => Promise<Value>): Promise<Value | null> {
  while (!over()) {
    try {
      return await attempt();
    } catch {
      record.retries += 1;
      await pause();
    }
  }
  return null;
}

/** Asking again at once would only keep the machine from starting the server. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE_MS));
}

/** A contradiction is what this test looks for; it is not retried. */
class ContradictionError extends Error {}

export class Session {
  readonly #base: string;
  readonly #player: SandboxPlayer;
  #headers: Record<string, string> | null = null;

  constructor(base: string, player: SandboxPlayer) {
    this.#base = base;
    this.#player = player;
  }

  async headers(): Promise<Record<string, string>> {
    this.#headers ??= clientHeaders((await logIn(this.#base, this.#player.username, this.#player.password)).access_token);
    return this.#headers;
  }

  /** Logs in anew next time, if that is what was wrong. */
  suspect(error: unknown): void {
    if (error instanceof Error && /UNAUTHENTICATED|SESSION_ENDED|session/i.test(error.message)) this.#headers = null;
  }
}
