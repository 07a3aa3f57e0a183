import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { addSigningKey, readSigningKeys, rewrapKeys, signingKey } from '../../server/store/identity/index.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';

const [old, next] = ['2026', '2027'].map((kid) => ({ kid, key: randomBytes(32) })) as [
  { kid: string; key: Buffer },
  { kid: string; key: Buffer },
];
const JWK = { kty: 'EC', d: 'the private part' };
const EVER = new Date(0);

it('keys in the database are wrapped, turn with the key from outside, and are read all the while', async () => {
  const scratch = await scratchDatabase();
  onTestFinished(() => scratch.drop());
  const { query, pool } = scratch.owner;
  const stored = async (): Promise<string> =>
    JSON.stringify(
      (
        await pool.query(
          `SELECT value FROM settings WHERE key = 'identity.signingKey' UNION ALL SELECT private_jwk FROM signing_keys`,
        )
      ).rows,
    );
  const read = async (keys: Parameters<typeof signingKey>[1]) => [
    Buffer.from(await signingKey(scratch.db.query, keys)).toString('hex'),
    (await readSigningKeys(scratch.db.query, keys, EVER)).map(({ privateJwk }) => privateJwk),
  ];
  // A database of before: in clear.
  const secret = Buffer.from(await signingKey(scratch.db.query, [])).toString('hex');
  await addSigningKey(scratch.db.query, [], { kid: 'first', privateJwk: JWK, createdAt: new Date() }, EVER);
  expect(await stored()).toContain(JWK.d);
  const both = [secret, [JWK]];

  await rewrapKeys(query, [old]);
  expect(await stored()).not.toMatch(new RegExp(`${JWK.d}|${Buffer.from(secret, 'hex').toString('base64url')}`));
  expect([await read([old]), await read([next, old])]).toEqual([both, both]);
  await expect(read([])).rejects.toThrow('wrapped by 2026, which DATABASE_KEYS does not have');

  await rewrapKeys(query, [next, old]);
  expect(await read([next])).toEqual(both);
  const turned = await stored();
  await rewrapKeys(query, [next, old]);
  expect(await stored()).toBe(turned);
  await expect(rewrapKeys(query, [old])).rejects.toThrow('wrapped by 2027');
  expect(await stored()).toBe(turned);
});

it('a key that a server makes is wrapped by the newest key from outside', async () => {
  const scratch = await scratchDatabase();
  onTestFinished(() => scratch.drop());
  await addSigningKey(scratch.db.query, [next, old], { kid: 'made', privateJwk: JWK, createdAt: new Date() }, EVER);
  const { rows } = await scratch.owner.pool.query<{ jwk: string }>('SELECT private_jwk AS jwk FROM signing_keys');
  expect(rows.map(({ jwk }) => jwk.split(':').slice(0, 2))).toEqual([['wrapped', '2027']]);
  expect((await readSigningKeys(scratch.db.query, [next], EVER)).map(({ privateJwk }) => privateJwk)).toEqual([JWK]);
});
