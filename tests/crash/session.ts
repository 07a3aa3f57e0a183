import { z } from 'zod';
import { clientHeaders, logIn, type Tokens } from '../support/apiClient.ts';
import type { SandboxPlayer } from '../support/sandboxClient.ts';
import type { Tally } from './tally.ts';

const refreshed = z.object({ access_token: z.string(), refresh_token: z.string() });

/** A player's log-in, renewed through the kills. */
export class Session {
  readonly #base: string;
  readonly #player: SandboxPlayer;
  readonly #tally: Tally | null;
  #tokens: Pick<Tokens, 'access_token' | 'refresh_token'> | null = null;
  #headers: Record<string, string> | null = null;

  /** @param tally where log-ins and refreshes are counted. */
  constructor(base: string, player: SandboxPlayer, tally: Tally | null = null) {
    this.#base = base;
    this.#player = player;
    this.#tally = tally;
  }

  /** Logs in if necessary. @throws Error when that gets no answer or is refused. */
  async headers(): Promise<Record<string, string>> {
    if (this.#headers !== null) return this.#headers;
    this.#keep(await logIn(this.#base, this.#player.username, this.#player.password));
    this.#tally?.add('log-ins');
    return this.headers();
  }

  /** Changes the tokens for new ones. Without an answer the old refresh token may be spent: then the player logs in again. */
  async refresh(signal: AbortSignal): Promise<void> {
    const token = this.#tokens?.refresh_token;
    this.end();
    if (token === undefined) return;
    const response = await fetch(`${this.#base}/api/identity/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'refresh_token', client_id: 'slipstream-web', refresh_token: token }),
      signal,
    });
    if (!response.ok) throw new Error(`Refresh answered ${response.status}`);
    this.#keep(refreshed.parse(await response.json()));
    this.#tally?.add('refreshes');
  }

  /** The next call logs in again. */
  end(): void {
    this.#tokens = null;
    this.#headers = null;
  }

  /** Logs in again next time, if the failure was that of an ended log-in. */
  suspect(error: unknown): void {
    if (error instanceof Error && /UNAUTHENTICATED|SESSION_ENDED|session/i.test(error.message)) this.end();
  }

  #keep(tokens: Pick<Tokens, 'access_token' | 'refresh_token'>): void {
    this.#tokens = tokens;
    this.#headers = clientHeaders(tokens.access_token);
  }
}
