import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WALLET_HEADERS, WALLET_OPERATIONS, WALLET_PATH, WALLET_REFUSALS } from '../../core/casino/walletContract.ts';
import { createTinyGameServer } from './support/tinyGameServer.ts';
import { GAME, makeWalletFixture, OTHER_SECRET, OTHER_SERVER_ID, type WalletFixture } from './support/walletFixture.ts';

const DOCUMENT = readFileSync('docs/casino-wallet.openapi.yaml', 'utf8');

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());

describe('the document of the wallet', () => {
  it('names the paths, headers and refusals of the code, and no others', () => {
    const all = (pattern: RegExp): readonly string[] => [...DOCUMENT.matchAll(pattern)].map(([, text = '']) => text);
    expect(all(/^ {2}(\/\S+):$/gm)).toEqual(WALLET_OPERATIONS.map((operation) => `${WALLET_PATH}/${operation}`));
    expect(all(/^ {12}- ([A-Z_]+)$/gm)).toEqual(Object.keys(WALLET_REFUSALS));
    for (const name of Object.values(WALLET_HEADERS)) expect(DOCUMENT).toContain(`\`${name}\``);
  });

  it('is enough to write a game server that plays', async () => {
    const player = await fixture.stranger(10_000);
    await fixture.owner.pool.query('UPDATE casino_games SET game_server_id = $1 WHERE id = $2', [OTHER_SERVER_ID, GAME]);
    const { token } = await fixture.launch(player);
    const game = createTinyGameServer(fixture.address, OTHER_SERVER_ID, OTHER_SECRET);
    const session = await game.open(token);
    expect(session).toMatchObject({ playerId: player.playerId, balanceCents: 10_000 });
    let balanceCents = session.balanceCents;
    for (let round = 0; round < 20; round += 1) balanceCents = await game.flip(session, 100);
    expect(balanceCents).toBe(10_000 - game.takenCents());
    expect(await fixture.cash(player)).toBe(balanceCents);
    await expect(game.flip(session, 6_000)).rejects.toThrow('BET_OUT_OF_BOUNDS');
    await expect(game.open(token)).rejects.toThrow('USED_TOKEN');
    expect((await fixture.audit()).discrepancies).toEqual([]);
  });
});
