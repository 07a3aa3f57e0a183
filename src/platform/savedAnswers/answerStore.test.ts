import { describe, expect, it } from 'vitest';
import type { AnswerDatabase, SealedAnswer, Vault } from './answerDatabase.ts';
import { createAnswerStore } from './answerStore.ts';

/** The stored rows, as somebody who has the disk sees them. */
function memoryDatabase() {
  let present: Vault | null = null;
  const answers = new Map<string, SealedAnswer>();
  const database: AnswerDatabase = {
    vault: async () => present,
    begin: async (vault, replaces) => {
      if (!replaces && present?.playerAlias === vault.playerAlias) return;
      answers.clear();
      present = vault;
    },
    answer: async (id) => answers.get(id) ?? null,
    put: async (vaultId, id, answer) => {
      if (present?.id === vaultId) answers.set(id, answer);
    },
    clear: async () => {
      present = null;
      answers.clear();
    },
  };
  return { database, answers, vault: () => present };
}

const BET = { bets: [{ id: 'bet-77', stakeCents: 500 }] };

async function device(version = '1') {
  const disk = memoryDatabase();
  const open = (brand = 'tsb', of = version) => createAnswerStore({ brand, version: of, database: disk.database, crypto });
  const store = open();
  await store.begin('p1', true);
  await store.write('p1', 'MyBets', { data: BET, at: 5 });
  return { disk, store, open };
}

describe('what is kept of a player', () => {
  it('is read after a reload, with the time of the answer', async () => {
    const { open } = await device();
    expect(await open().read('p1', 'MyBets')).toEqual({ data: BET, at: 5 });
    expect(await open().read('p1', 'AccountSummary')).toBeNull();
  });

  it('is sealed: neither the answer nor its name is on the disk, and no script gets the key', async () => {
    const { disk } = await device();
    const [[id, row] = ['', null]] = [...disk.answers];
    expect(id).not.toContain('MyBets');
    expect(new TextDecoder().decode(row?.sealed)).not.toContain('bet-77');
    expect(disk.vault()?.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', disk.vault()?.key as CryptoKey)).rejects.toThrow();
  });

  it('is not another player’s, another brand’s or another version’s', async () => {
    const { store, open } = await device();
    expect(await store.read('p2', 'MyBets')).toBeNull();
    expect(await open('espnbet').read('p1', 'MyBets')).toBeNull();
    expect(await open('tsb', '2').read('p1', 'MyBets')).toBeNull();
    expect(await store.read('p1', 'MyBets')).not.toBeNull();
  });

  it('stays over a reload, and is gone with a new log-in, of the same player too', async () => {
    const { store, disk } = await device();
    await store.begin('p1', false);
    expect(await store.read('p1', 'MyBets')).not.toBeNull();
    await store.begin('p1', true);
    expect([await store.read('p1', 'MyBets'), disk.answers.size]).toEqual([null, 0]);
    await store.write('p1', 'MyBets', { data: BET, at: 6 });
    await store.begin('p2', false);
    expect([await store.read('p1', 'MyBets'), disk.answers.size]).toEqual([null, 0]);
  });

  it('is gone after a log-out, and an answer that comes afterwards is not kept', async () => {
    const { store, disk } = await device();
    await store.forget();
    await store.write('p1', 'MyBets', { data: BET, at: 7 });
    expect([disk.vault(), disk.answers.size, await store.read('p1', 'MyBets')]).toEqual([null, 0, null]);
  });

  it('a row that is moved under another name does not open', async () => {
    const { store, disk } = await device();
    await store.write('p1', 'Account', { data: 'mine', at: 1 });
    const [first, second] = [...disk.answers.keys()];
    disk.answers.set(first ?? '', disk.answers.get(second ?? '') as SealedAnswer);
    await expect(store.read('p1', 'MyBets')).rejects.toThrow();
  });
});
