import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerQuestion } from './roundRecord.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-record-'));
const file = path.join(directory, 'rounds.jsonl');
afterAll(() => rmSync(directory, { recursive: true }));

const round = (id: string, playerId: string, phase: string, taken: readonly number[], winCents = 0) => ({
  round: { id, sessionId: `of-${playerId}`, playerId, phase, winCents, taken: taken.map((cents) => ({ cents })) },
});
const LINES = [
  { session: { id: 'of-ann', gameId: 'nine-koi' } },
  { session: { id: 'of-ben', gameId: 'big-bison' } },
  round('r1', 'ann', 'BETTING', []),
  round('r2', 'ben', 'PLAYING', [300]),
  round('r1', 'ann', 'ENDED', [100, 50], 400),
  round('r3', 'ann', 'REFUSED', []),
];
writeFileSync(file, LINES.map((line) => `${JSON.stringify(line)}\n`).join(''));

describe('the record of rounds', () => {
  it('has each round once, as it is now, the newest first, of one player or of all', async () => {
    const first = { roundId: 'r1', game: 'nine-koi', betCents: 150, winCents: 400, status: 'ENDED' };
    const refused = { roundId: 'r3', game: 'nine-koi', betCents: 0, winCents: 0, status: 'REFUSED' };
    const others = { roundId: 'r2', game: 'big-bison', betCents: 300, winCents: 0, status: 'OPEN' };
    expect(await answerQuestion(file, { ask: 'rounds', id: 1, playerId: 'ann' })).toEqual({ id: 1, rounds: [refused, first] });
    expect(await answerQuestion(file, { ask: 'rounds', id: 2, playerId: null })).toEqual({
      id: 2,
      rounds: [refused, others, first],
    });
    expect(await answerQuestion(file, { ask: 'rounds', id: 3, playerId: 'nobody' })).toEqual({ id: 3, rounds: [] });
    expect(await answerQuestion(file, { port: 1 })).toBeNull();
    expect(await answerQuestion(directory, { ask: 'rounds', id: 4, playerId: null })).toEqual({ id: 4, rounds: null });
  });
});
