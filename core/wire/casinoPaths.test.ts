import { describe, expect, it } from 'vitest';
import { isGamePath } from './casinoPaths.ts';

describe('the path of a casino game', () => {
  it.each([
    ['/category/slots/game-1', true],
    ['/category/slots', false],
    ['/category/slots/', false],
    ['/category/jackpots/mega', false],
    ['/category/slots/game-1/more', false],
    ['/', false],
    ['/casino/category/slots', false],
  ])('%s: %s', (path, isGame) => expect(isGamePath(path)).toBe(isGame));
});
