import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GAME_ENGINES } from '../../core/casino/launchContract.ts';
import { createFairStream } from '../../core/fair/fairStream.ts';
import { gameOf } from '../../core/games/games.ts';
import { computeBlocks, sha256 } from './webFair.ts';

const SEED = '3b'.repeat(32);
const BETS = { slot: { stakeCents: 20 }, blackjack: { stakeCents: 100 }, roulette: [{ kind: 'red', at: 0, cents: 100 }] };

describe('a round that is verified in the browser', () => {
  it('is the one that the game server has played, in every game', async () => {
    for (const engine of GAME_ENGINES)
      for (let nonce = 0; nonce < 40; nonce += 1) {
        const game = gameOf(engine);
        const read = game.readBet(BETS[engine]);
        if (!read.ok) throw new Error(read.error);
        const { bet } = read.value;
        const inBrowser = await computeBlocks(SEED, (blockOf) =>
          game.play(bet, [], createFairStream({ clientSeed: 'c', nonce }, blockOf)),
        );
        const onServer = game.play(
          bet,
          [],
          createFairStream({ clientSeed: 'c', nonce }, (message) =>
            createHmac('sha256', Buffer.from(SEED, 'hex')).update(message).digest(),
          ),
        );
        expect(inBrowser).toEqual(onServer);
      }
    expect(await sha256(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });
});
