import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, SECRETS, VARIABLES } from '../../server/platform/config.ts';

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

/** As systemd and compose read it. */
function variablesOf(name: string): Readonly<Record<string, string>> {
  const lines = read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

const isOurs = (name: string): boolean => VARIABLES.includes(name) || SECRETS.includes(name.replace(/_FILE$/, ''));

describe('the files of a deployment', () => {
  it('production takes the variables of the servers, with the addresses of the database that README.md names', () => {
    const { DATABASE_URL_FILE, DATABASE_KEYS_FILE, ...variables } = variablesOf('servers.env');
    expect([DATABASE_URL_FILE, DATABASE_KEYS_FILE]).toEqual(
      ['url', 'keys'].map((name) => `/etc/slipstream/secrets/database-${name}`),
    );
    const [, address = ''] = /`(postgresql:[^`]+)`/.exec(read('README.md')) ?? [];
    const config = readConfig({
      ...variables,
      DATABASE_URL: address.replace('…', 'secret'),
      DATABASE_KEYS: `2026=${'k'.repeat(43)}`,
    });
    expect(config).toMatchObject({ environment: 'production', production: true, sandbox: false });
  });

  it('every variable that they give a server is one of its own', () => {
    const units = readdirSync('deploy/systemd').flatMap((name) => [...read(`systemd/${name}`).matchAll(/^Environment=(\w+)=/gm)]);
    const services = [...read('compose.yaml').matchAll(/^ {6}((?!POSTGRES_)[A-Z_]+): /gm)];
    const image = [...read('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, text = '']) => [...text.matchAll(/(\w+)=/g)]);
    const names = [...units, ...services, ...image].map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['PORT', 'HOST', 'DATABASE_MIGRATE_URL_FILE']));
    expect([...names, ...Object.keys(variablesOf('servers.env'))].filter((name) => !isOurs(name))).toEqual([]);
  });

  it('the proxy is given every variable that its configuration has no default for, and serves the hosts that the servers answer', () => {
    const given = variablesOf('proxy.env');
    const wanted = new Set([...read('Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name));
    expect(Object.keys(given).sort()).toEqual([...wanted].sort());
    const servers = variablesOf('servers.env');
    const namesOf = (text = ''): readonly string[] => text.split(',').map((host) => host.replace(/^\s*\w+=/, '').trim());
    expect(namesOf(given.SITES)).toEqual(namesOf(servers.HOSTS));
    expect(namesOf(given.IDENTITY_SITES)).toEqual(namesOf(servers.IDENTITY_HOSTS));
  });
});
