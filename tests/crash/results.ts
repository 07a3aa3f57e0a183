import type { Random } from '../support/random.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import type { Run } from './client.ts';
import { type Offer, readOffers } from './offers.ts';
import type { FinalResult } from './oracle.ts';
import { type ResultBook, sameResult } from './resultBook.ts';
import { chooseScore, type Lines } from './scores.ts';

const ANSWER_TIMEOUT_MS = 4_000;
const ACKNOWLEDGED_WITHIN_MS = 180_000;
/** The share of the open games that end at the end of the run. */
const ENDING_SHARE = 0.6;

/**
 * The one writer of results of simulated games: ends open games, and corrects or voids ended ones, there and back. A request without an
 * answer is sent again until it has one, so that the last result sent is the valid one.
 */
export class ResultWriter {
  readonly #run: Run;
  readonly #book: ResultBook;
  readonly #random: Random;
  readonly #lines = new Map<string, Lines>();

  constructor(run: Run, book: ResultBook, random: Random) {
    this.#run = run;
    this.#book = book;
    this.#random = random;
  }

  async runUntilOver(): Promise<void> {
    while (!this.#run.over()) {
      await new Promise((resolve) => setTimeout(resolve, this.#random.between(20, 500)));
      const next = await this.#chooseNext().catch(() => null);
      if (next) await this.record(next.eventId, next.result, () => this.send(next.eventId, next.result));
    }
  }

  /** Most of the open games; their lines are known from then on. */
  async chooseMany(): Promise<readonly string[]> {
    const offers = await this.#readOpen();
    const chosen = [...new Set(offers.map((offer) => offer.eventId))].filter(() => this.#random.next() < ENDING_SHARE);
    for (const eventId of chosen) this.#learnLines(eventId, offers);
    return chosen;
  }

  /** Ends games, one after the other; the first and every tenth after it is called off. */
  async end(eventIds: readonly string[]): Promise<void> {
    for (const [index, eventId] of eventIds.entries()) {
      const result = index % 10 === 0 ? { void: true as const } : this.newScore(eventId);
      await this.record(eventId, result, () => this.send(eventId, result));
    }
  }

  /** A new score of a game that is open, or of one that has ended. */
  async #chooseNext(): Promise<{ readonly eventId: string; readonly result: FinalResult } | null> {
    const ended = [...this.#lines.keys()];
    if (ended.length > 0 && this.#random.next() < 0.4) {
      const eventId = this.#random.pick(ended);
      const latest = this.#book.latest(eventId);
      const earlier = this.#book.sent(eventId).filter((one) => latest && !sameResult(one, latest));
      if (earlier.length > 0 && this.#random.next() < 0.4) return { eventId, result: this.#random.pick(earlier) };
      return { eventId, result: this.#random.next() < 0.2 ? { void: true } : this.newScore(eventId) };
    }
    const eventId = await this.chooseOpen();
    return eventId === null ? null : { eventId, result: this.#random.next() < 0.1 ? { void: true } : this.newScore(eventId) };
  }

  /** A simulated game that is open, one with bets where there is one; its lines are known from then on. */
  async chooseOpen(): Promise<string | null> {
    const offers = await this.#readOpen();
    if (offers.length === 0) return null;
    const withBets = offers.filter((offer) => this.#run.betOn.has(offer.eventId));
    const { eventId } = this.#random.pick(withBets.length > 0 ? withBets : offers);
    this.#learnLines(eventId, offers);
    return eventId;
  }

  async #readOpen(): Promise<readonly Offer[]> {
    const offers = await readOffers(this.#run.base, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
    return offers.filter((offer) => !offer.isImported);
  }

  #learnLines(eventId: string, offers: readonly Offer[]): void {
    this.#lines.set(eventId, linesOf(offers.filter((offer) => offer.eventId === eventId)));
  }

  newScore(eventId: string): FinalResult {
    return chooseScore(this.#random, this.#lines.get(eventId) ?? { homeSpread: null, total: null });
  }

  /** Repeats `attempt` until it is answered. @throws Error where the server refuses the result, or never answers. */
  async record(eventId: string, result: FinalResult, attempt: () => Promise<unknown>): Promise<void> {
    this.#book.sending(eventId, result);
    const deadline = Date.now() + ACKNOWLEDGED_WITHIN_MS;
    for (;;) {
      try {
        await attempt();
        break;
      } catch (error) {
        if (error instanceof Error && (/ answered 4(?!29)\d\d/.test(error.message) || Date.now() > deadline)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    const isFirst = this.#book.latest(eventId) === null;
    this.#run.tally.add(isFirst ? 'results of simulated games' : 'corrections');
    if ('void' in result) this.#run.tally.add('voids');
    this.#book.acknowledge(eventId, result);
  }

  send(eventId: string, result: FinalResult): Promise<unknown> {
    return new SandboxClient(this.#run.base).recordResult(eventId, result);
  }
}

function linesOf(offers: readonly Offer[]): Lines {
  const points = (marketType: Offer['marketType'], side: Offer['side']): number | null =>
    offers.find((offer) => offer.marketType === marketType && offer.side === side)?.points ?? null;
  return { homeSpread: points('SPREAD', 'HOME'), total: points('TOTAL', 'OVER') };
}
