import { describe, expect, it } from 'vitest';
import { readConfig, SLICES } from '../config.ts';
import { PRODUCTION_GUARDS } from './productionGuards.ts';

const PRODUCTION = { SLIPSTREAM_ENVIRONMENT: 'production', DATABASE_KEYS: `2026=${'k'.repeat(43)}` };
const REHEARSAL = { NODE_ENV: 'production' };
const WEB: readonly [string, string] = ['http://www.example.com', 'https://www.example.com'];

/** What each guard refuses and lets pass, one row a variable, and what has to be set with it. */
const ROWS: readonly (readonly [name: string, refused: string, allowed: string, besides?: Readonly<Record<string, string>>])[] = [
  ['NODE_ENV', 'development', 'production'],
  ['NODE_ENV', 'test', 'production'],
  ['SANDBOX', 'true', 'false'],
  ['PASSWORD_MEMORY_KIB', '19455', '19456'],
  ['PASSWORD_PASSES', '1', '2'],
  ['DATABASE_URL', 'postgresql://u:p@db.example.com/x', 'postgresql://u:p@db.example.com/x?sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql://u:p@db.example.com/x?sslmode=require', 'postgresql:///x?host=/run/postgresql'],
  ['DATABASE_URL', 'postgresql://127.0.0.1/x?host=db.example.com', 'postgresql://127.0.0.1/x'],
  ['DATABASE_URL', 'postgres://db.example.com/x?sslmode=verify-full&sslmode=disable', 'postgres://localhost/x?sslmode=disable'],
  ['DATABASE_MIGRATE_URL', 'postgresql://db.example.com/x', 'postgresql://[::1]/x', { DATABASE_URL: 'postgresql://[::1]/x' }],
  ['REDIS_URL', 'redis://redis.example.com', 'rediss://redis.example.com'],
  ['REDIS_URL', 'redis://10.0.0.1', 'redis://localhost:6379'],
  ['SMTP_URL', 'smtp://u:p@mail.example.com:587', 'smtp://u:p@mail.example.com:587/?requireTLS=true'],
  ['SMTP_URL', 'smtp://u:p@mail.example.com:587/?requireTLS=false', 'smtps://u:p@mail.example.com'],
  ['PAYMENT_GATEWAY_URL', ...WEB, { PAYMENT_GATEWAY_SECRET: 'x'.repeat(16), PAYMENT_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}` }],
  ['PAYMENTS_ORIGIN', ...WEB],
  ['GAMES_ORIGIN', ...WEB],
  ['STREAMING_ORIGIN', ...WEB, { STREAMING_SECRET: 'x'.repeat(16) }],
  ['FRAME_ORIGINS', `https://a.test,${WEB[0]}`, `http://localhost:5000,${WEB[1]}`],
  ['MOBILE_REDIRECT_URL', ...WEB],
  ['REGION_REDIRECT_URL', ...WEB],
  ['LINK_PROVIDER_ISSUER', ...WEB, { LINK_PROVIDER_CLIENT_ID: 'x' }],
  ['NAV_ICONS_URL', ...WEB],
  ['SUPPORT_CHAT_URL', ...WEB],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ...WEB],
];

describe('a guard of production', () => {
  const rows = ROWS.map(([name, refused, allowed, besides = {}]) => ({ name, refused, allowed, besides }));
  it.each(rows)('refuses $name=$refused by its name, and not $allowed', ({ name, refused, allowed, besides }) => {
    const guard = PRODUCTION_GUARDS.find(({ names }) => names.includes(name));
    const sentence = `Environment variable ${name} is not usable: production refuses ${guard?.refuses}.`;
    expect(() => readConfig({ ...besides, ...PRODUCTION, [name]: refused })).toThrow(sentence);
    expect(() => readConfig({ ...besides, ...PRODUCTION, [name]: allowed })).not.toThrow();
    expect(() => readConfig({ ...besides, SLIPSTREAM_ENVIRONMENT: 'staging', [name]: refused })).not.toThrow();
    const rehearse = () => readConfig({ ...besides, ...REHEARSAL, [name]: refused });
    if (guard?.isRehearsed) expect(rehearse).toThrow(sentence);
    else expect(rehearse).not.toThrow();
  });

  it('is in the rows above for each of its variables', () => {
    const names = new Set(ROWS.map(([name]) => name));
    const others = PRODUCTION_GUARDS.filter(({ isNeeded }) => !isNeeded);
    expect(others.flatMap((guard) => guard.names).filter((name) => !names.has(name))).toEqual([]);
  });

  it('stands before every variable that takes an address of http', () => {
    const guarded = PRODUCTION_GUARDS.flatMap((guard) => guard.names);
    const takesHttp = Object.values(SLICES).flatMap(({ in: slice }) =>
      Object.entries(slice.shape).flatMap(([name, schema]) => {
        const takes = (text: string): boolean => schema.safeParse(text).success;
        return takes('http://www.example.com') && !takes('x'.repeat(40)) ? [name] : [];
      }),
    );
    expect(takesHttp.length).toBeGreaterThan(5);
    expect(takesHttp.filter((name) => !guarded.includes(name))).toEqual([]);
  });
});

describe('SLIPSTREAM_ENVIRONMENT=production', () => {
  it('refuses to be without what a guard needs, by its name', () => {
    const needed = PRODUCTION_GUARDS.filter(({ isNeeded }) => isNeeded).flatMap(({ names }) => names);
    expect(needed).toEqual(['DATABASE_KEYS']);
    const without = () => readConfig({ ...PRODUCTION, DATABASE_KEYS: '' });
    expect(without).toThrow('Environment variable DATABASE_KEYS is not usable: production refuses to be without it.');
    expect(() => readConfig(REHEARSAL)).not.toThrow();
  });

  it('is production without NODE_ENV', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ environment: 'production', production: true, sandbox: false });
    expect(readConfig({ SLIPSTREAM_ENVIRONMENT: 'staging' }).production).toBe(false);
  });
});
