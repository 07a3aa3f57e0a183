import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameState } from '../../gameServer/service/gameService.ts';
import { paidOf, type Round } from '../../gameServer/service/round.ts';
import { readJournal } from '../../programs/service/journal.ts';
import type { Player } from '../money/support/moneyFixture.ts';
import { timesAtLength } from '../support/fullLength.ts';
import { createRandom } from './support/createRandom.ts';
import { startFaultyWallet } from './support/faultyWallet.ts';
import { type GameServerChild, startGameServerChild } from './support/gameServerChild.ts';
import { makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

/** CASINO_FAULT_ROUNDS=2000 is the long form. */
const ROUNDS = Number(process.env.CASINO_FAULT_ROUNDS ?? timesAtLength(200));
const SEED = Number(process.env.CASINO_FAULT_SEED ?? 7);
const PLAYERS = 6;
const OPENING_CENTS = 100_000;
const PATIENCE_MS = 60_000 + ROUNDS * 1_000;

let fixture: WalletFixture;
let directory: string;
beforeAll(async () => {
  fixture = await makeWalletFixture();
  directory = await mkdtemp(path.join(tmpdir(), 'slipstream-games-'));
});
afterAll(async () => {
  await fixture.drop();
  await rm(directory, { recursive: true });
});

const BETS: Readonly<Record<string, unknown>> = {
  'crown-vault': { stakeCents: 100 },
  'test-blackjack': { stakeCents: 200 },
  'test-roulette': [
    { kind: 'red', at: 0, cents: 100 },
    { kind: 'straight', at: 5, cents: 20 },
  ],
};

/** A page that repeats what has no answer. Null: the session is over. */
function createPage(origin: () => string, key: string) {
  const ask = async (route: string, body?: object): Promise<GameState | null> => {
    for (;;) {
      const response = await fetch(`${origin()}${route}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null);
      if (response?.ok) return (await response.json()) as GameState;
      if (response?.status === 401) return null;
      await delay(50);
      if (response && body) return ask('/api/session');
    }
  };
  return ask;
}

it(
  'the ledger equals the record of the game server to the cent, whatever is killed, lost, doubled and reordered',
  async () => {
    const random = createRandom(SEED);
    const wallet = await startFaultyWallet(fixture.address, random);
    let server: GameServerChild = await startGameServerChild(wallet.origin, directory);
    const port = Number(new URL(server.origin).port);
    const players: Player[] = [];
    let played = 0;
    let kills = 0;

    async function openSession(player: Player, gameId: string): Promise<{ readonly key: string; readonly state: GameState }> {
      const { token } = await fixture.launch(player, gameId);
      const exchangeId = randomUUID();
      for (;;) {
        const response = await fetch(`${server.origin}/api/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, exchangeId, clientSeed: 'faults' }),
        }).catch(() => null);
        if (response?.ok) return (await response.json()) as { key: string; state: GameState };
        if (response && response.status !== 503) throw new Error(await response.text());
        await delay(50);
      }
    }

    async function playRounds(player: Player): Promise<void> {
      while (played < ROUNDS) {
        const games = Object.keys(BETS);
        const gameId = games[Math.floor(random() * games.length)] ?? 'crown-vault';
        const { key, state: opened } = await openSession(player, gameId);
        const ask = createPage(() => server.origin, key);
        let state: GameState | null = opened;
        for (let round = 0; round < 12 && played < ROUNDS && state; round += 1) {
          played += 1;
          state = await ask('/api/rounds', { seedHash: state.seedHash, nonce: state.nonce, bet: BETS[gameId] });
          while (state?.round && !['ENDED', 'RETURNED', 'REFUSED', 'STUCK'].includes(state.round.phase)) {
            const { nonce, actions, phase, view } = state.round;
            const names = view?.actions.map(({ name }) => name) ?? [];
            if (phase === 'PLAYING' && names.length > 0)
              state = await ask('/api/actions', { nonce, index: actions, action: names[Math.floor(random() * names.length)] });
            else {
              await delay(100);
              state = await ask('/api/session');
            }
          }
        }
      }
    }

    /** Kills the game server, and cuts the wallet off, again and again. */
    async function disturb(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        await delay(2_000 + random() * 2_000);
        if (random() < 0.5) {
          await server.kill();
          kills += 1;
          server = await startGameServerChild(wallet.origin, directory, port);
        } else {
          wallet.away(true);
          await delay(200 + random() * 600);
          wallet.away(false);
        }
      }
    }

    for (let index = 0; index < PLAYERS; index += 1) players.push(await fixture.stranger(OPENING_CENTS));
    let isOver = false;
    const disturbance = disturb(() => isOver);
    await Promise.all(players.map(playRounds));
    isOver = true;
    await disturbance;

    /** The game server's record: the last state of each round. */
    async function record(): Promise<ReadonlyMap<string, Round>> {
      const rounds = new Map<string, Round>();
      for await (const { record: line } of readJournal(path.join(directory, 'rounds.jsonl'))) {
        const { round } = line as { readonly round?: Round };
        if (round) rounds.set(round.id, round);
      }
      return rounds;
    }
    const over = new Set(['ENDED', 'RETURNED', 'REFUSED']);
    let rounds = await record();
    for (let waited = 0; waited < 300 && ![...rounds.values()].every(({ phase }) => over.has(phase)); waited += 1) {
      await delay(200);
      rounds = await record();
    }
    await server.kill();
    await wallet.close();

    expect(
      [...rounds.values()].filter(({ phase }) => !over.has(phase)).map(({ id, phase, refusal }) => ({ id, phase, refusal })),
    ).toEqual([]);
    expect(rounds.size).toBeGreaterThanOrEqual(ROUNDS * 0.9);
    const { rows } = await fixture.owner.pool.query<{ id: string; status: string; bet: number; win: number }>(
      'SELECT server_round_id AS id, status, bet_cents AS bet, win_cents AS win FROM casino_rounds',
    );
    const ledger = new Map(rows.map((row) => [row.id, row]));
    for (const round of rounds.values()) {
      const { id, phase, taken } = round;
      const bet = taken.reduce((sum, { cents }) => sum + cents, 0);
      const found = ledger.get(id);
      if (phase === 'ENDED') expect(found).toEqual({ id, status: 'ENDED', bet, win: paidOf(round) });
      else expect(found?.status ?? 'ROLLED_BACK').toBe('ROLLED_BACK');
      ledger.delete(id);
    }
    expect([...ledger.keys()]).toEqual([]);
    for (const player of players) {
      const own = [...rounds.values()].filter(({ playerId, phase }) => playerId === player.playerId && phase === 'ENDED');
      const net = own.reduce((sum, round) => sum + paidOf(round) - round.taken.reduce((cents, bet) => cents + bet.cents, 0), 0);
      expect(await fixture.cash(player)).toBe(OPENING_CENTS + net);
    }
    expect((await fixture.audit()).discrepancies).toEqual([]);
    const { counts } = wallet;
    for (const kind of ['lostRequest', 'lostAnswer', 'doubled', 'delayed'] as const) expect(counts[kind]).toBeGreaterThan(0);
    process.stdout.write(
      `${rounds.size} rounds, ${kills} kills of the game server, ${JSON.stringify(counts)}, ended ${rows.filter(({ status }) => status === 'ENDED').length}\n`,
    );
  },
  PATIENCE_MS,
);
