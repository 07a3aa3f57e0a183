import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFairStream } from '../../core/fair/fairStream.ts';
import { gameOf } from '../../core/games/games.ts';
import { computeBlocks, sha256 } from './webFair.ts';

const SEED = '3b'.repeat(32);
const BETS = [
  ['slot', 'nine-koi', { stakeCents: 20 }],
  ['slot', 'copper-canyon', { stakeCents: 25 }],
  ['blackjack', '', { stakeCents: 100 }],
  ['roulette', '', [{ kind: 'red', at: 0, cents: 100 }]],
  ['pegs', '', { stakeCents: 20, board: 'high' }],
  ['wheel', '', [{ colour: 'red', cents: 100 }]],
] as const;

describe('a round that is verified in the browser', () => {
  it('is the one that the game server has played, in every game', async () => {
    for (const [engine, gameId, betInput] of BETS)
      for (let nonce = 0; nonce < 40; nonce += 1) {
        const game = gameOf(engine, gameId);
        const read = game?.readBet(betInput);
        if (!game || !read?.ok) throw new Error(`${engine} ${gameId} takes no such bet`);
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
