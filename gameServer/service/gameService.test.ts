import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WalletOperation, WalletSession } from '../../core/casino/walletContract.ts';
import { openJournal } from '../../programs/service/journal.ts';
import { createGameService, type GameService, type GameState } from './gameService.ts';
import type { WalletAnswer } from './round.ts';
import { openTables } from './tables.ts';
import type { Wallet } from './walletClient.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

interface FakeWallet extends Wallet {
  /** Its decisions by transaction id. */
  readonly taken: Map<string, number>;
  readonly calls: { readonly operation: WalletOperation; readonly body: Readonly<Record<string, unknown>> }[];
  /** Answers of the next calls of an operation, instead of its own; `LOST`: decided, but not answered. */
  readonly next: Map<WalletOperation, (WalletAnswer | 'LOST')[]>;
  balanceCents: number;
}

/** Decides each transaction once, as the wallet does. */
function fakeWallet(session: Partial<WalletSession> = {}): FakeWallet {
  const wallet: FakeWallet = {
    taken: new Map(),
    calls: [],
    next: new Map(),
    balanceCents: 10_000,
    async call(operation, body) {
      const fields = body as Readonly<Record<string, unknown>>;
      wallet.calls.push({ operation, body: fields });
      const answer = wallet.next.get(operation)?.shift();
      if (answer !== undefined && answer !== 'LOST') return { answer, balanceCents: null, jackpotCents: null, body: null };
      const id = String(operation === 'rollback' ? fields.betTransactionId : fields.transactionId);
      const cents = Number(fields.amountCents);
      const isNew = !wallet.taken.has(id);
      if (operation === 'bet' && isNew) wallet.taken.set(id, -cents);
      if (operation === 'win' && isNew) wallet.taken.set(id, cents);
      if (operation === 'rollback') wallet.taken.set(id, 0);
      wallet.balanceCents = 10_000 + [...wallet.taken.values()].reduce((sum, change) => sum + change, 0);
      return answer === 'LOST'
        ? { answer: 'UNKNOWN', balanceCents: null, jackpotCents: null, body: null }
        : { answer: 'ACCEPTED', balanceCents: wallet.balanceCents, jackpotCents: null, body: null };
    },
    authenticate: async () => ({
      sessionId: 's1',
      playerId: 'p1',
      mode: 'REAL',
      brand: 'hwc',
      gameId: 'g',
      engine: 'roulette',
      title: 'Roulette',
      currency: 'USD',
      minimumBetCents: 10,
      maximumBetCents: 5_000,
      balanceCents: 10_000,
      ...session,
    }),
  };
  return wallet;
}

const silent = { error: () => undefined, warn: () => undefined };

async function start(wallet: Wallet, directory?: string) {
  const place = directory ?? mkdtempSync(path.join(tmpdir(), 'slipstream-games-'));
  if (!directory) directories.push(place);
  const file = path.join(place, 'rounds.jsonl');
  const journal = await openJournal(file);
  const clock = { ms: 1_000 };
  const service = createGameService({
    tables: await openTables(file, journal),
    wallet,
    log: silent,
    attempts: 2,
    abandonedAfterMs: 300_000,
    idleAfterMs: 1_800_000,
    nowMs: () => clock.ms,
  });
  await service.recover();
  return { service, clock, directory: place };
}

const ADDRESS = '203.0.113.7';
const TOKEN = { token: 't'.repeat(43), exchangeId: '0d9d5a52-8b43-4a06-a8bd-5b4a7c7d4f11', clientSeed: 'mine' };

async function open(service: GameService): Promise<{ readonly key: string; readonly state: GameState }> {
  const opened = await service.open(TOKEN);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

function stateOf(result: Awaited<ReturnType<GameService['state']>>): GameState {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const RED = [{ kind: 'red', at: 0, cents: 100 }];

describe('a bet of a player without money', () => {
  it('is refused by the balance, and written nowhere', async () => {
    const wallet = fakeWallet({ balanceCents: 0 });
    const { service, directory } = await start(wallet);
    const { key, state } = await open(service);
    const size = () => statSync(path.join(directory, 'rounds.jsonl')).size;
    const before = size();
    vi.spyOn(wallet, 'call').mockResolvedValue({ answer: 'ACCEPTED', balanceCents: 99, jackpotCents: null, body: null });
    const bet = () => service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: RED }, ADDRESS);
    expect(await bet()).toEqual({ ok: false, error: 'INSUFFICIENT_FUNDS' });
    expect(size()).toBe(before);
    vi.mocked(wallet.call).mockRestore();
    expect(await bet()).toMatchObject({ ok: true, value: { nonce: 1 } });
  });
});

describe('the address that a player asks from', () => {
  const bets = (wallet: FakeWallet) =>
    wallet.calls.filter(({ operation }) => operation === 'bet').map(({ body }) => body.playerAddress);

  it('goes with each bet, also with the raise of an action, and with nothing else', async () => {
    const wallet = fakeWallet({ engine: 'blackjack' });
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    for (let nonce = 0; bets(wallet).length < 2 && nonce < 50; nonce += 1) {
      wallet.calls.length = 0;
      const dealt = stateOf(await service.bet(key, { seedHash: state.seedHash, nonce, bet: { stakeCents: 100 } }, ADDRESS));
      if (dealt.round?.phase !== 'PLAYING') continue;
      stateOf(await service.act(key, { nonce, index: 0, action: 'double' }, '192.0.2.9'));
    }
    expect(bets(wallet)).toEqual([ADDRESS, '192.0.2.9']);
    const others = wallet.calls.filter(({ operation }) => operation !== 'bet');
    expect(others.some(({ body }) => 'playerAddress' in body)).toBe(false);
  });

  it('is in no file', async () => {
    const { service, directory } = await start(fakeWallet());
    const { key, state } = await open(service);
    await service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: RED }, ADDRESS);
    expect(readFileSync(path.join(directory, 'rounds.jsonl'), 'utf8')).not.toContain(ADDRESS);
  });
});

describe('a round', () => {
  it('is decided by the seeds, paid, ended, and can be verified once its seed is revealed', async () => {
    const wallet = fakeWallet();
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    const after = stateOf(await service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: RED }, ADDRESS));
    expect(after.round).toMatchObject({ phase: 'ENDED', nonce: 0, view: { isFinished: true } });
    expect(after.balanceCents).toBe(wallet.balanceCents);
    expect(after.netCents).toBe(wallet.balanceCents - 10_000);
    const id = after.round?.id ?? '';
    expect(await service.pastRound(id)).toEqual({ ok: false, error: 'NOT_REVEALED' });
    const changed = await service.changeSeeds(key, 'another');
    expect(changed).toMatchObject({ ok: true, value: { nonce: 0, clientSeed: 'another' } });
    expect(await service.pastRound(id)).toMatchObject({
      ok: true,
      value: { seedHash: state.seedHash, clientSeed: 'mine', nonce: 0, winCents: after.round?.view?.winCents },
    });
  });

  it('a round that wins a jackpot is paid what the wallet says, which is part of its net and of its end', async () => {
    const wallet = fakeWallet({ engine: 'slot', gameId: 'crown-vault', maximumBetCents: 10_000, balanceCents: 1_000_000_000 });
    const call = wallet.call.bind(wallet);
    wallet.call = async (operation, body) => ({
      ...(await call(operation, body)),
      balanceCents: null,
      jackpotCents: operation === 'jackpot' ? 2_345 : null,
    });
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    // At this stake one spin in 66 wins the mini; without a win in 2,000 something is wrong.
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const { round, netCents } = stateOf(
        await service.bet(key, { seedHash: state.seedHash, nonce, bet: { stakeCents: 10_000 } }, ADDRESS),
      );
      const view = round?.view;
      if (!view || view.jackpotId === null) {
        expect(round?.jackpotCents).toBe(0);
        continue;
      }
      expect(round).toMatchObject({ phase: 'ENDED', jackpotCents: 2_345 });
      const end = wallet.calls.filter(({ operation }) => operation === 'end').at(-1);
      expect(end?.body.winCents).toBe(view.winCents + 2_345);
      const won = wallet.calls.reduce(
        (sum, { operation, body }) => sum + (operation === 'end' ? Number(body.winCents) - Number(body.betCents) : 0),
        0,
      );
      expect(netCents).toBe(won);
      await service.changeSeeds(key, 'another');
      expect(await service.pastRound(round.id)).toMatchObject({
        value: { gameId: 'crown-vault', jackpotId: view.jackpotId, jackpotCents: 2_345 },
      });
      return;
    }
    throw new Error('No jackpot was won');
  });

  it('is the same round when its request arrives again, and none when it arrives after the seeds were changed', async () => {
    const wallet = fakeWallet();
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    const request = { seedHash: state.seedHash, nonce: 0, bet: RED };
    const [first, second] = await Promise.all([service.bet(key, request, ADDRESS), service.bet(key, request, ADDRESS)]);
    expect(stateOf(second).round?.id).toBe(stateOf(first).round?.id);
    expect(wallet.calls.filter(({ operation }) => operation === 'bet')).toHaveLength(1);
    await service.changeSeeds(key, 'another');
    expect(await service.bet(key, request, ADDRESS)).toEqual({ ok: false, error: 'NO_ROUND' });
  });

  it('whose bet gets no answer is rolled back until the rollback is answered', async () => {
    const wallet = fakeWallet();
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    wallet.next.set('bet', ['LOST', 'UNKNOWN']);
    wallet.next.set('rollback', ['UNKNOWN', 'UNKNOWN']);
    const pending = stateOf(await service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: RED }, ADDRESS));
    expect(pending.round).toMatchObject({ phase: 'RETURNING', view: null });
    expect(await service.bet(key, { seedHash: state.seedHash, nonce: 1, bet: RED }, ADDRESS)).toEqual({
      ok: false,
      error: 'ROUND_OPEN',
    });
    expect(wallet.balanceCents).toBe(9_900);
    await service.tidy();
    expect(stateOf(await service.state(key)).round).toMatchObject({ phase: 'RETURNED', view: null });
    expect(wallet.balanceCents).toBe(10_000);
  });

  it('whose win or end gets no answer goes on until it is answered', async () => {
    const wallet = fakeWallet();
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    wallet.next.set('win', ['LOST', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
    wallet.next.set('end', ['UNKNOWN', 'UNKNOWN']);
    const both = [...RED, { kind: 'black', at: 0, cents: 100 }, { kind: 'straight', at: 0, cents: 10 }];
    await service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: both }, ADDRESS);
    for (let turn = 0; turn < 3; turn += 1) await service.tidy();
    const { round, balanceCents } = stateOf(await service.state(key));
    expect(round?.phase).toBe('ENDED');
    expect(balanceCents).toBe(10_000 - 210 + (round?.view?.winCents ?? 0));
    expect(wallet.balanceCents).toBe(balanceCents);
  });

  it('a bet that was asked for before the process was killed is rolled back by the next one; one that was won is paid', async () => {
    const wallet = fakeWallet();
    const first = await start(wallet);
    const { key, state } = await open(first.service);
    // Never answered: the process is gone before.
    const call = vi.fn(() => new Promise<never>(() => undefined));
    const second = await start({ ...wallet, call }, first.directory);
    void second.service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: RED }, ADDRESS);
    await vi.waitFor(() => expect(call).toHaveBeenCalled());

    const third = await start(wallet, first.directory);
    await third.service.tidy();
    const recovered = stateOf(await third.service.state(key));
    expect(recovered).toMatchObject({ nonce: 1, round: { phase: 'RETURNED' } });
    expect(wallet.calls.map(({ operation }) => operation)).toEqual(['rollback']);
    expect(stateOf(await third.service.bet(key, { seedHash: state.seedHash, nonce: 1, bet: RED }, ADDRESS)).round?.phase).toBe(
      'ENDED',
    );
  });

  it('a round of blackjack waits for its player, asks for a further stake, and stands when the player has left', async () => {
    const wallet = fakeWallet({ engine: 'blackjack' });
    const { service, clock } = await start(wallet);
    const { key, state } = await open(service);
    let current = state;
    let doubled = false;
    for (let nonce = 0; nonce < 40 && !doubled; nonce += 1) {
      current = stateOf(await service.bet(key, { seedHash: state.seedHash, nonce, bet: { stakeCents: 100 } }, ADDRESS));
      if (current.round?.phase !== 'PLAYING') continue;
      const before = wallet.calls.filter(({ operation }) => operation === 'bet').length;
      wallet.next.set('bet', ['INSUFFICIENT_FUNDS']);
      const refused = stateOf(await service.act(key, { nonce, index: 0, action: 'double' }, ADDRESS));
      expect(refused.round).toMatchObject({ phase: 'PLAYING', refusal: 'INSUFFICIENT_FUNDS', view: { stakesCents: [100] } });
      const two = stateOf(await service.act(key, { nonce, index: 0, action: 'double' }, ADDRESS));
      expect(two.round?.view?.stakesCents).toEqual([100, 100]);
      expect(stateOf(await service.act(key, { nonce, index: 0, action: 'double' }, ADDRESS))).toEqual(two);
      expect(wallet.calls.filter(({ operation }) => operation === 'bet')).toHaveLength(before + 2);
      doubled = true;
    }
    expect(doubled).toBe(true);
    for (let nonce = current.nonce; nonce < 80; nonce += 1) {
      current = stateOf(await service.bet(key, { seedHash: state.seedHash, nonce, bet: { stakeCents: 100 } }, ADDRESS));
      if (current.round?.phase === 'PLAYING') break;
    }
    await service.tidy();
    expect(stateOf(await service.state(key)).round?.phase).toBe('PLAYING');
    clock.ms += 300_001;
    await service.tidy();
    expect(stateOf(await service.state(key)).round?.phase).toBe('ENDED');
  });
});

describe('a session', () => {
  it('a demo’s session counts its own credits and asks the wallet for nothing', async () => {
    const wallet = fakeWallet({ playerId: null, mode: 'DEMO', balanceCents: null });
    const { service } = await start(wallet);
    const { key, state } = await open(service);
    expect(state).toMatchObject({ isDemo: true, balanceCents: 100_000 });
    const after = stateOf(await service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: RED }, ADDRESS));
    expect(after.balanceCents).toBe(100_000 + after.netCents);
    expect(wallet.calls).toEqual([]);
  });

  it('ends when the wallet says so, when it is closed, and when nobody plays; its key opens nothing then', async () => {
    const wallet = fakeWallet();
    const { service, clock } = await start(wallet);
    const first = await open(service);
    wallet.next.set('bet', ['SESSION_ENDED']);
    const refused = stateOf(await service.bet(first.key, { seedHash: first.state.seedHash, nonce: 0, bet: RED }, ADDRESS));
    expect(refused.round).toMatchObject({ phase: 'REFUSED', refusal: 'SESSION_ENDED' });
    expect(await service.state(first.key)).toEqual({ ok: false, error: 'NO_SESSION' });

    const second = await open(service);
    expect(await service.state('a guess')).toEqual({ ok: false, error: 'NO_SESSION' });
    await service.end(second.key, 'GAME_ENDED');
    expect(await service.state(second.key)).toEqual({ ok: false, error: 'NO_SESSION' });

    const third = await open(service);
    clock.ms += 1_800_001;
    await service.tidy();
    expect(await service.state(third.key)).toEqual({ ok: false, error: 'NO_SESSION' });
    expect(wallet.calls.filter(({ operation }) => operation === 'endSession')).toHaveLength(2);
  });

  it('takes bets within the bounds of the session alone', async () => {
    const { service } = await start(fakeWallet());
    const { key, state } = await open(service);
    const bet = (cents: number) =>
      service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: [{ kind: 'red', at: 0, cents }] }, ADDRESS);
    expect(await bet(5_001)).toEqual({ ok: false, error: 'BET_OUT_OF_BOUNDS' });
    expect(await bet(5)).toEqual({ ok: false, error: 'BELOW_MINIMUM' });
    expect(await service.bet(key, { seedHash: state.seedHash, nonce: 0, bet: 'red' }, ADDRESS)).toEqual({
      ok: false,
      error: 'BAD_BET',
    });
  });
});
