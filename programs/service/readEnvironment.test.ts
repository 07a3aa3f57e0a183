import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnvironment, secureAddress } from './readEnvironment.ts';

const schema = z.object({ WALLET_ORIGIN: secureAddress, GAMES_PORT: z.coerce.number().int().min(0).default(4003) });
const WALLET_ORIGIN = 'https://wallet.example.com';

describe('the variables of a program', () => {
  it('are read as those of the server are: an empty one is not set, and others are somebody else’s', () => {
    const read = readEnvironment(schema, { WALLET_ORIGIN, GAMES_PORT: '', GAMES_ORIGIN: 'https://games.example.com' });
    expect(read).toEqual({ WALLET_ORIGIN, GAMES_PORT: 4003 });
  });

  it.each([
    [{}, 'Environment variable WALLET_ORIGIN is not usable: it is needed.'],
    [{ WALLET_ORIGIN: '' }, 'Environment variable WALLET_ORIGIN is not usable: it is needed.'],
    [{ WALLET_ORIGIN, GAMES_PORT: 'x' }, /^Environment variable GAMES_PORT is not usable: .+\.$/],
    [{ WALLET_ORIGIN, GAMES_PROT: '1' }, 'Environment variable GAMES_PROT is not known: did you mean GAMES_PORT?'],
    [{ WALLET_ORIGIN: 'http://wallet.example.com' }, /WALLET_ORIGIN is not usable: must be an address of https/],
    [{ WALLET_ORIGIN: 'wallet' }, /WALLET_ORIGIN is not usable: must be an address of https/],
  ])('%o are refused in a sentence that names one', (environment, sentence) => {
    expect(() => readEnvironment(schema, environment)).toThrow(sentence);
  });

  it('may ask for plain http on this machine', () => {
    expect(readEnvironment(schema, { WALLET_ORIGIN: 'http://127.0.0.1:4000' }).GAMES_PORT).toBe(4003);
  });
});
