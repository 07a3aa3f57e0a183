import { createHmac, randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { signedText, WALLET_HEADERS, WALLET_PATH, type WalletOperation } from '../../../core/casino/walletContract.ts';
import { registerErrors } from '../../../server/api/edge/errors.ts';
import { registerWallet } from '../../../server/api/games/registerWallet.ts';
import { openCasinoSession } from '../../../server/store/casino/sessions.ts';
import { type MoneyFixture, makeMoneyFixture, type Player } from '../../money/support/moneyFixture.ts';

export const SERVER_ID = 'slipstream';
export const SECRET = 'the-secret-of-the-first-server';
export const OTHER_SERVER_ID = 'tiny';
export const OTHER_SECRET = 'the-secret-of-the-other-server';
export const GAME = 'test-roulette';
export const MINIMUM_CENTS = 10;
export const MAXIMUM_CENTS = 5_000;

export interface WalletAnswer {
  readonly status: number;
  /** Null: accepted. */
  readonly code: string | null;
  readonly balanceCents?: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SignedOptions {
  readonly serverId?: string;
  readonly secret?: string;
  readonly requestId?: string;
  readonly atMs?: number;
}

export interface CasinoPlayer extends Player {
  /** The session of the casino. */
  readonly casinoSessionId: string;
}

export interface WalletFixture extends Omit<MoneyFixture, 'player'> {
  /** `http://127.0.0.1:port`. */
  readonly address: string;
  launch(player: Player, gameId?: string): Promise<{ readonly sessionId: string; readonly token: string }>;
  /** With cash and a session of the first server, in the test roulette unless another game is named. */
  player(cashCents: number, gameId?: string): Promise<CasinoPlayer>;
  /** A player without a session. */
  stranger(cashCents: number): Promise<Player>;
  call(operation: WalletOperation, body: unknown, options?: SignedOptions): Promise<WalletAnswer>;
}

export function signedHeaders(path: string, body: string, options: SignedOptions = {}): Record<string, string> {
  const { serverId = SERVER_ID, secret = SECRET, requestId = randomUUID(), atMs = Date.now() } = options;
  const timestamp = String(atMs);
  return {
    'content-type': 'application/json',
    [WALLET_HEADERS.server]: serverId,
    [WALLET_HEADERS.timestamp]: timestamp,
    [WALLET_HEADERS.request]: requestId,
    [WALLET_HEADERS.signature]: createHmac('sha256', secret)
      .update(signedText(timestamp, requestId, path, body))
      .digest('hex'),
  };
}

/** The wallet on a database of its own, with one game of each engine and two game servers. */
export async function makeWalletFixture(maximumConnections = 8): Promise<WalletFixture> {
  const money = await makeMoneyFixture(maximumConnections);
  await money.owner.pool.query("INSERT INTO casino_providers (id, name) VALUES ('test-provider', 'Test') ON CONFLICT DO NOTHING");
  for (const engine of ['slot', 'blackjack', 'roulette'])
    await money.owner.pool.query(
      `INSERT INTO casino_games (id, provider_id, title, description, engine, minimum_bet_cents, maximum_bet_cents, maximum_multiple)
         VALUES ($1, 'test-provider', $1, '', $2, $3, $4, 36)`,
      [`test-${engine}`, engine, MINIMUM_CENTS, MAXIMUM_CENTS],
    );
  const app = fastify({ forceCloseConnections: true });
  registerErrors(app);
  registerWallet(
    app,
    money.deps,
    () =>
      new Map([
        [SERVER_ID, SECRET],
        [OTHER_SERVER_ID, OTHER_SECRET],
      ]),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const launch: WalletFixture['launch'] = ({ playerId, sessionId }, gameId = GAME) =>
    openCasinoSession(
      money.deps.db.query,
      { gameId, brand: 'hwc', currency: 'USD', mode: 'REAL', visitorId: playerId, loginSessionId: sessionId },
      money.deps.clock.now(),
    );

  async function call(operation: WalletOperation, body: unknown, options: SignedOptions = {}): Promise<WalletAnswer> {
    const path = `${WALLET_PATH}/${operation}`;
    const text = JSON.stringify(body);
    const response = await fetch(`${address}${path}`, { method: 'POST', headers: signedHeaders(path, text, options), body: text });
    const answer = (await response.json()) as Record<string, unknown>;
    return {
      status: response.status,
      code: typeof answer.code === 'string' ? answer.code : null,
      ...(typeof answer.balanceCents === 'number' && { balanceCents: answer.balanceCents }),
      body: answer,
    };
  }

  return {
    ...money,
    address,
    launch,
    call,
    stranger: money.player,
    async player(cashCents, gameId) {
      const player = await money.player(cashCents);
      const { sessionId, token } = await launch(player, gameId);
      const { code } = await call('authenticate', { token, exchangeId: randomUUID() });
      if (code !== null) throw new Error(code);
      return { ...player, casinoSessionId: sessionId };
    },
    async drop() {
      await app.close();
      await money.drop();
    },
  };
}
