import { randomUUID } from 'node:crypto';
import type { GameState } from '../../gameServer/service/gameService.ts';
import type { GatewayControl } from '../../server/payments/gatewayControl.ts';
import { type ChaosPlayer, WalletPlayer } from '../payments/chaos/walletPlayer.ts';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import type { SandboxClient, SandboxPlayer } from '../support/sandboxClient.ts';

const DEPOSIT_CENTS = 5_000;
const STAKE_CENTS = 100;
const LAUNCH = 'mutation { casinoLaunchGame(gameId: "velvet-sevens", mode: REAL) { launch { url } } }';

/** A player who pays in through the gateway, which goes on whatever becomes of the server. */
export class Depositor {
  readonly #client: WalletPlayer;
  readonly #control: GatewayControl;

  static async create(base: string, sandbox: SandboxClient, control: GatewayControl): Promise<Depositor> {
    const phone = '+12015550199';
    const player: ChaosPlayer = { ...(await sandbox.createPlayer({ phone })), phone, isCanadian: false, initialCents: 0 };
    return new Depositor(new WalletPlayer(base, player), control);
  }

  private constructor(client: WalletPlayer, control: GatewayControl) {
    this.#client = client;
    this.#control = control;
  }

  /** Opens the provider's page. @returns the receipt's id */
  async open(): Promise<string> {
    const created = await this.#client.create('depositCreate', { amountCents: DEPOSIT_CENTS, paymentProviderId: 'TRUSTLY' });
    if (created?.receiptId == null) throw new Error('A deposit was refused');
    return created.receiptId;
  }

  /** Presses the button on the provider's page, and waits until the server has heard of it. */
  async approve(receiptId: string): Promise<void> {
    const reference = await this.#client.referenceOf(receiptId);
    await this.#client.until('the approval', () => this.#control.act(reference, 'approve'));
    await this.#client.until(
      'the credit',
      () => this.statusOf(receiptId),
      (status) => status === 'SUCCESSFUL',
    );
  }

  async statusOf(receiptId: string): Promise<string | null> {
    const query = 'query ($id: ID!) { answer: receipt(id: $id) { depositStatus } }';
    return (await this.#client.ask<{ depositStatus: string } | null>(query, { id: receiptId }))?.depositStatus ?? null;
  }
}

/** A player at a slot of the game server, which goes on, too. */
export class Spinner {
  readonly #origin: string;
  readonly #key: string;
  #state: GameState;

  static async create(base: string, player: SandboxPlayer): Promise<Spinner> {
    const { access_token: token } = await logIn(base, player.username, player.password);
    const { data } = await graphql(base, { query: LAUNCH }, clientHeaders(token));
    const { origin, hash } = new URL((data as { casinoLaunchGame: { launch: { url: string } } }).casinoLaunchGame.launch.url);
    const ticket = { token: hash.replace('#launch=', ''), exchangeId: randomUUID(), clientSeed: 'seed' };
    const { key, state } = await post<{ key: string; state: GameState }>(`${origin}/api/session`, ticket, '');
    return new Spinner(origin, key, state);
  }

  private constructor(origin: string, key: string, state: GameState) {
    this.#origin = origin;
    this.#key = key;
    this.#state = state;
  }

  /** @returns the round's id. */
  async spin(): Promise<string> {
    const { seedHash, nonce } = this.#state;
    this.#state = await post(`${this.#origin}/api/rounds`, { seedHash, nonce, bet: { stakeCents: STAKE_CENTS } }, this.#key);
    if (this.#state.round === null) throw new Error('There is no round after a spin');
    return this.#state.round.id;
  }
}

async function post<Answer>(url: string, body: object, key: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
