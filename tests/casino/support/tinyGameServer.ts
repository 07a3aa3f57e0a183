import { createHmac, randomInt, randomUUID } from 'node:crypto';

/**
 * A game of heads or tails, written from docs/casino-wallet.openapi.yaml alone: nothing of the project is imported, so that it fails where the
 * document says something else than the wallet does.
 */
export interface TinyGameServer {
  open(token: string): Promise<{ readonly sessionId: string; readonly playerId: string; readonly balanceCents: number }>;
  /** Plays one round and returns the player's cash after it. */
  flip(session: { readonly sessionId: string; readonly playerId: string }, stakeCents: number): Promise<number>;
  /** The cents that it has won less those that it has lost, by its own count. */
  readonly takenCents: () => number;
}

interface Answer {
  readonly ok: boolean;
  readonly body: Record<string, unknown>;
}

export function createTinyGameServer(wallet: string, id: string, secret: string): TinyGameServer {
  let takenCents = 0;

  async function post(operation: string, fields: object): Promise<Answer> {
    const path = `/api/games/wallet/${operation}`;
    const body = JSON.stringify(fields);
    const timestamp = `${Date.now()}`;
    const request = randomUUID();
    const signature = createHmac('sha256', secret).update([timestamp, request, path, body].join('\n')).digest('hex');
    const response = await fetch(wallet + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-game-server': id,
        'x-game-timestamp': timestamp,
        'x-game-request': request,
        'x-game-signature': signature,
      },
      body,
    });
    return { ok: response.ok, body: (await response.json()) as Record<string, unknown> };
  }

  async function must(operation: string, fields: object): Promise<Record<string, unknown>> {
    const { ok, body } = await post(operation, fields);
    if (!ok) throw new Error(String(body.code));
    return body;
  }

  return {
    takenCents: () => takenCents,
    async open(token) {
      const { sessionId, playerId, balanceCents } = await must('authenticate', { token, exchangeId: randomUUID() });
      return { sessionId: String(sessionId), playerId: String(playerId), balanceCents: Number(balanceCents) };
    },
    async flip({ sessionId, playerId }, stakeCents) {
      const round = { sessionId, playerId, roundId: randomUUID() };
      await must('bet', { ...round, transactionId: randomUUID(), amountCents: stakeCents });
      const winCents = randomInt(2) * 2 * stakeCents;
      if (winCents > 0) await must('win', { ...round, transactionId: randomUUID(), amountCents: winCents });
      const { balanceCents } = await must('end', { ...round, betCents: stakeCents, winCents });
      takenCents += stakeCents - winCents;
      return Number(balanceCents);
    },
  };
}
