import { expect, it } from 'vitest';
import { VARIABLES } from './config.ts';
import { effectiveConfig } from './effectiveConfig.ts';

const KEY = 'k'.repeat(43);
const SECRETS = {
  SANDBOX_TOKEN: 'hidden-sandbox-token',
  DATABASE_URL: 'postgresql://hidden:hidden@db.example.com/x?sslmode=verify-full',
  DATABASE_MIGRATE_URL: 'postgresql://hidden:hidden@db.example.com/x?sslmode=verify-full',
  REDIS_URL: 'rediss://:hidden@redis.example.com',
  TOKEN_KEYS: `hidden=${KEY}`,
  SHARE_KEYS: `hidden=${KEY}`,
  ODDS_API_KEY: 'hidden',
  OPTIC_ODDS_URL: 'https://feed.example.com/api/v3?key=hidden',
  OPTIC_ODDS_KEY: 'hidden',
  OPTIC_ODDS_SPORTSBOOK: 'A Book',
  OPTIC_ODDS_LEAGUES: 'football/nfl',
  GAME_SERVERS: 'studio=hidden-hidden-hidden',
  PAYMENT_GATEWAY_URL: 'https://hidden:hidden@pay.example.com/api',
  PAYMENT_GATEWAY_SECRET: 'hidden-hidden-hidden',
  PAYMENT_WEBHOOK_SECRET: `whsec_hidden${KEY}`,
  STREAMING_SECRET: 'hidden-hidden-hidden',
  VAPID_PUBLIC_KEY: Buffer.alloc(65, 7).toString('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from('hidden'.repeat(6)).subarray(0, 32).toString('base64url'),
  VAPID_SUBJECT: 'mailto:a@example.com',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hidden',
  SMTP_URL: 'smtps://hidden:hidden@mail.example.com',
};

it('the effective configuration has a line for every variable, with its value and where it is from', async () => {
  const lines = await effectiveConfig({
    SLIPSTREAM_ENVIRONMENT: 'production',
    DATABASE_KEYS: `2026=${KEY}`,
    PORT: '5000',
    HOST: '',
    SMALL_MOVE_BASIS_POINTS: '50',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual(VARIABLES);
  for (const line of [
    'SLIPSTREAM_ENVIRONMENT production (given)',
    'NODE_ENV production (from SLIPSTREAM_ENVIRONMENT)',
    'PORT 5000 (given)',
    'HOST 127.0.0.1 (default)',
    'DATABASE_URL not set (default)',
    'CORRECTION_MINUTES {} (default)',
    'SMALL_MOVE_BASIS_POINTS 50 (given)',
    'REWARD_COUNTDOWN_HOURS 24 (default)',
  ])
    expect(lines).toContain(line);
  await expect(effectiveConfig({ PORT: 'four' })).rejects.toThrow('PORT');
});

it('the effective configuration shows no secret', async () => {
  const text = (await effectiveConfig(SECRETS)).join('\n');
  const [vapid] = [SECRETS.VAPID_PRIVATE_KEY];
  for (const hidden of ['hidden', KEY, vapid]) expect(text).not.toContain(hidden);
  expect(text).toContain('DATABASE_URL set (given)');
  expect(text).toContain('PAYMENT_GATEWAY_URL https://pay.example.com/api (given)');
});
