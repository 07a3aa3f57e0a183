import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { tokenKeys } from './tokenKeys.ts';
import { tokenSigner } from './tokens.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const secret = (byte: number): string => Buffer.alloc(32, byte).toString('base64url');
const DATABASE = Buffer.alloc(32, 9);
const TOKEN = { viewer: { kind: 'player', playerId: 'p1', sessionId: 's1' }, audience: 'player', brand: 'a' } as const;

/** The signer of a server with this TOKEN_KEYS. */
function signerOf(keys?: string) {
  return tokenSigner(tokenKeys(readConfig(keys === undefined ? {} : { TOKEN_KEYS: keys }).tokenKeys, DATABASE));
}
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

describe('the keys of access tokens', () => {
  it('sign with the first, which the token names; the earlier one’s tokens are good until they expire', async () => {
    const before = signerOf();
    const between = signerOf(`2027a=${secret(1)},database`);
    const token = await before.sign(TOKEN, NOW, 900);
    expect(decodeProtectedHeader(token).kid).toBe('database');
    expect(await between.verify(token, later(899))).toMatchObject({ ok: true, value: { viewer: TOKEN.viewer } });
    expect(await between.verify(token, later(901))).toEqual({ ok: false, error: 'EXPIRED' });
    const newer = await between.sign(TOKEN, NOW, 900);
    expect(decodeProtectedHeader(newer).kid).toBe('2027a');
    const after = signerOf(`2027b=${secret(2)},2027a=${secret(1)}`);
    expect(await after.verify(newer, NOW)).toMatchObject({ ok: true });
    expect(await after.verify(token, NOW)).toEqual({ ok: false, error: 'INVALID' });
  });

  it('are not exchanged by the name in a token', async () => {
    const forged = await signerOf(`database2=${secret(7)}`).sign(TOKEN, NOW, 900);
    expect(await signerOf().verify(forged, NOW)).toEqual({ ok: false, error: 'INVALID' });
    const renamed = await tokenSigner([{ kid: 'database', key: Buffer.alloc(32, 7) }]).sign(TOKEN, NOW, 900);
    expect(await signerOf().verify(renamed, NOW)).toEqual({ ok: false, error: 'INVALID' });
  });

  it.each(['a', 'a=short', `a=${'x'.repeat(43)},a=${'y'.repeat(43)}`, `database=${'x'.repeat(43)}`])('refuse %j', (keys) => {
    expect(() => readConfig({ TOKEN_KEYS: keys })).toThrow('TOKEN_KEYS');
  });
});
