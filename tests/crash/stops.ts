import { randomUUID } from 'node:crypto';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { placeBets, straight } from '../support/placements.ts';
import type { Random } from '../support/random.ts';
import { SandboxClient, type SandboxPlayer } from '../support/sandboxClient.ts';
import type { Run } from './client.ts';
import { readOffers } from './offers.ts';

const ANSWER_TIMEOUT_MS = 4_000;
const PAUSE_MS = 1_500;
const STAKE_CENTS = 100;
const BALANCE_CENTS = 100_000;
const PATHS = [
  ['/i/cool_offs', '72_hours'],
  ['/i/self_exclusions', '1_year'],
] as const;

/** What a log-in answers a stopped player with. */
const STOPPED = /cool-off until|excluded yourself until/;

/** Players who stop for a while, of whom the server has acknowledged it: after that nothing of theirs may be taken, whatever is killed. */
export class Stoppers {
  readonly #run: Run;
  readonly #random: Random;
  readonly #stopped: SandboxPlayer[] = [];
  readonly #faults: string[] = [];

  constructor(run: Run, random: Random) {
    this.#run = run;
    this.#random = random;
  }

  async runUntilOver(): Promise<void> {
    while (!this.#run.over()) {
      try {
        await this.#stopOne();
      } catch {
        // No answer: whether this player has stopped is not known, and the next one tries.
        this.#run.tally.add('retries');
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** A sentence for each acknowledged stop that does not hold. */
  async faults(): Promise<readonly string[]> {
    const reopened = await Promise.all(
      this.#stopped.map(async ({ username, password }) => {
        const answer = await logIn(this.#run.base, username, password).then(
          () => 'logged in',
          (error: Error) => error.message,
        );
        return STOPPED.test(answer) ? [] : [`${username} had stopped: ${answer}`];
      }),
    );
    return [...this.#faults, ...reopened.flat()];
  }

  async #stopOne(): Promise<void> {
    const { base, tally } = this.#run;
    const player = await new SandboxClient(base).createPlayer({ balanceCents: BALANCE_CENTS });
    const headers = clientHeaders((await logIn(base, player.username, player.password)).access_token);
    const [path, option] = this.#random.pick(PATHS);
    const bet = async (): Promise<string> => {
      const offers = await readOffers(base, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      const offer = this.#random.pick(offers);
      const leg = { ...offer, numeratorLong: offer.numerator, denominatorLong: offer.denominator };
      const body = { placementId: randomUUID(), bets: [straight(leg, STAKE_CENTS)] };
      return (await placeBets(base, body, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS))).status;
    };
    // At the moment of the stop a bet comes before it or is refused.
    const racing = bet().catch(() => 'FAILED');
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ option, confirmed: true }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}`);
    this.#stopped.push(player);
    tally.add('stops');
    await racing;
    const after = await bet().catch(() => 'FAILED');
    if (after === 'PLACED') this.#faults.push(`${player.username} had stopped: a bet was placed`);
  }
}
