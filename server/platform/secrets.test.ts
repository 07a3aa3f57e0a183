import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { SECRETS } from './config.ts';
import { effectiveConfig } from './effectiveConfig.ts';
import { loadConfig, openLiveConfig } from './loadConfig.ts';
import { resolveSecrets } from './secretSource.ts';

async function scratch(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-secrets-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function fileWith(text: string): Promise<string> {
  const file = path.join(await scratch(), 'secret');
  await writeFile(file, text, { mode: 0o600 });
  return file;
}

it.each(SECRETS)('%s is read from the environment, a file or a command', async (name) => {
  const file = await fileWith('a-secret-from-outside\n');
  for (const environment of [
    { [name]: 'a-secret-from-outside' },
    { [`${name}_FILE`]: file },
    { [`${name}_COMMAND`]: `cat ${file}` },
  ])
    expect(await resolveSecrets({ PATH: process.env.PATH, ...environment }, SECRETS)).toEqual({
      PATH: process.env.PATH,
      [name]: 'a-secret-from-outside',
    });
});

it('a secret that cannot be had, or has two sources, is refused in a sentence that names the variable and shows nothing', async () => {
  const file = await fileWith('hidden');
  const failing = path.join(await scratch(), 'failing');
  await writeFile(failing, '#!/bin/sh\necho hidden >&2\nexit 3\n');
  await chmod(failing, 0o755);
  const rows = [
    [{ STREAMING_SECRET_FILE: `${file}.away` }, 'STREAMING_SECRET_FILE is not usable: the file cannot be read (ENOENT)'],
    [{ STREAMING_SECRET_FILE: await fileWith(' \n') }, 'STREAMING_SECRET_FILE is not usable: it has given nothing'],
    [{ STREAMING_SECRET_COMMAND: failing }, 'STREAMING_SECRET_COMMAND is not usable: the command failed (3)'],
    [{ STREAMING_SECRET_COMMAND: '/nowhere/at/all' }, 'STREAMING_SECRET_COMMAND is not usable: the command failed (ENOENT)'],
    [
      { STREAMING_SECRET: 'x'.repeat(16), STREAMING_SECRET_FILE: file },
      'STREAMING_SECRET_FILE is not usable: STREAMING_SECRET says the same',
    ],
    [{ STREAMING_SECRET_FILE: file }, 'STREAMING_SECRET is not usable: must have 16 to 300 characters'],
    [{ STREAMING_SECRET_FIEL: file }, 'STREAMING_SECRET_FIEL is not known: did you mean STREAMING_SECRET'],
    [{ PORT_FILE: file, PORTS: '1' }, 'PORTS is not known: did you mean PORT'],
  ] as const;
  for (const [environment, sentence] of rows) {
    const error = await loadConfig(environment).catch((each: Error) => each);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(`Environment variable ${sentence}`);
    expect(String(error)).not.toContain('hidden');
  }
});

it('a check of the configuration says where a secret is from', async () => {
  const file = await fileWith('a-secret-from-outside');
  expect(await effectiveConfig({ SANDBOX_TOKEN_FILE: file })).toContain('SANDBOX_TOKEN set (from SANDBOX_TOKEN_FILE)');
});

it('secrets that are read again are those of the configuration, unless one is not usable', async () => {
  const file = await fileWith('the-first-token-of-all');
  const database = await fileWith('postgresql://a:b@127.0.0.1/x');
  const lines: [string, unknown][] = [];
  const say = (level: string) => (fields: unknown) => void lines.push([level, fields]);
  const log = { info: say('info'), warn: say('warn'), error: say('error') } as unknown as Parameters<typeof live.reread>[0];
  const live = await openLiveConfig({ SANDBOX_TOKEN_FILE: file, DATABASE_URL_FILE: database });
  expect(live.config.sandboxToken).toBe('the-first-token-of-all');

  await writeFile(file, 'the-second-token-of-all\nthe-first-token-of-all\n');
  await writeFile(database, 'postgresql://a:c@127.0.0.1/x');
  await live.reread(log);
  expect(live.config.sandboxToken).toBe('the-second-token-of-all\nthe-first-token-of-all');
  expect(live.config.databaseUrl).toBe('postgresql://a:b@127.0.0.1/x');

  const spoilt = [() => writeFile(file, 'short'), () => writeFile(file, ' '), () => rm(file)];
  for (const spoil of spoilt) {
    await spoil();
    await live.reread(log);
    expect(live.config.sandboxToken).toBe('the-second-token-of-all\nthe-first-token-of-all');
  }
  expect(lines).toEqual([
    ['info', { changed: ['SANDBOX_TOKEN'] }],
    ['warn', { changed: ['DATABASE_URL'] }],
    ['error', { reason: 'Environment variable SANDBOX_TOKEN is not usable: must have 16 to 200 characters.' }],
    ['error', { reason: expect.stringContaining('SANDBOX_TOKEN_FILE') }],
    ['error', { reason: expect.stringContaining('SANDBOX_TOKEN_FILE') }],
  ]);
});

const key = (letter: string): string => `key=${letter.repeat(43)}`;
const plain = (letter: string): string => letter.repeat(20);
const database = (letter: string): string => `postgresql://${letter}:b@127.0.0.1/x`;
const GATEWAY = { PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9', PAYMENT_GATEWAY_SECRET: plain('g') };
const webhook = (letter: string): string => `whsec_${Buffer.alloc(32, letter).toString('base64')}`;
const VAPID_PUBLIC_KEY = Buffer.alloc(65, 4).toString('base64url');

/** When a server takes another value, which OPERATIONS.md promises; two values that can be used, and what they need beside. */
const TURNED: Readonly<
  Record<string, readonly ['now' | 'next start', value: (letter: string) => string, also?: Readonly<Record<string, string>>]>
> = {
  SANDBOX_TOKEN: ['now', plain],
  DATABASE_KEYS: ['now', key],
  TOKEN_KEYS: ['now', key],
  SHARE_KEYS: ['now', key],
  GAME_SERVERS: ['now', (letter) => `studio=${plain(letter)}`],
  PAYMENT_GATEWAY_SECRET: ['now', plain, { ...GATEWAY, PAYMENT_WEBHOOK_SECRET: webhook('w') }],
  PAYMENT_WEBHOOK_SECRET: ['now', webhook, GATEWAY],
  STREAMING_SECRET: ['now', plain],
  DATABASE_URL: ['next start', database],
  DATABASE_MIGRATE_URL: ['next start', database, { DATABASE_URL: database('a') }],
  REDIS_URL: ['next start', (letter) => `redis://:${letter}@127.0.0.1:6379`],
  ODDS_API_KEY: ['next start', plain],
  OPTIC_ODDS_KEY: [
    'next start',
    plain,
    { OPTIC_ODDS_URL: 'https://odds.example.com', OPTIC_ODDS_SPORTSBOOK: 'a', OPTIC_ODDS_LEAGUES: 'football/nfl' },
  ],
  VAPID_PRIVATE_KEY: [
    'next start',
    (letter) => Buffer.alloc(32, letter).toString('base64url'),
    { VAPID_PUBLIC_KEY, VAPID_SUBJECT: 'mailto:a@example.com' },
  ],
  OTEL_EXPORTER_OTLP_HEADERS: ['next start', (letter) => `api-key=${letter}`],
  SMTP_URL: ['next start', (letter) => `smtp://${letter}:b@127.0.0.1`],
};

it.each(SECRETS)('%s is taken anew when the log says so, and at no other time', async (name) => {
  const [when, value, also = {}] = TURNED[name] ?? [];
  if (when === undefined || value === undefined) throw new Error(`TURNED has no ${name}`);
  const file = await fileWith(value('b'));
  const { [name]: _, ...others } = also;
  const live = await openLiveConfig({ ...others, [`${name}_FILE`]: file });
  const before = inspect({ ...live.config }, { depth: null });
  const lines: string[] = [];
  const say = (level: string) => (fields: { changed: readonly string[] }) => void lines.push(`${level} ${fields.changed}`);
  await writeFile(file, value('c'));
  await live.reread({ info: say('info'), warn: say('warn'), error: say('error') } as never);
  expect(lines).toEqual(when === 'now' ? [`info ${name}`] : ['info ', `warn ${name}`]);
  expect(inspect({ ...live.config }, { depth: null }) === before).toBe(when === 'next start');
});
