import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tls from 'node:tls';
import { freePort } from '../support/postgresCluster.ts';
import { until } from '../support/until.ts';

const BINARY = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find((file) => existsSync(file));
const START_PATIENCE_MS = 180_000;

export const hasCaddy = BINARY !== undefined;

export interface Caddy {
  /** `https://localhost:{port}`; brands answer at `https://{brand}.localhost:{port}`. */
  readonly url: string;
  /** The certificate that signs those of its sites, which this process trusts from now on. */
  readonly authority: string;
  /** Its log so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface CaddyOptions {
  /** The release's own. */
  readonly configuration: string;
  /** Where it is to serve https. */
  readonly port: number;
  /** Where certificates are stored. */
  readonly folder: string;
  readonly brands: readonly string[];
  readonly appPorts: readonly number[];
  readonly identityPorts: readonly number[];
}

/** Where a brand's log-in pages are. */
export const identityHost = (brand: string): string => `id.${brand}.localhost`;

const upstreams = (ports: readonly number[]): string => ports.map((port) => `127.0.0.1:${port}`).join(' ');

/** Debian's Caddy with the reference configuration, on loopback, with certificates of its own. Resolves when a server answers through it. */
export async function startCaddy({ configuration, port, folder, brands, appPorts, identityPorts }: CaddyOptions): Promise<Caddy> {
  const plainPort = await freePort();
  const child = spawn(BINARY ?? 'caddy', ['run', '--adapter', 'caddyfile', '--config', configuration], {
    env: {
      PATH: process.env.PATH,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HTTP_PORT: String(plainPort),
      HTTPS_PORT: String(port),
      CADDY_ADMIN: 'off',
      TLS: 'internal',
      SITES: ['localhost', ...brands.map((brand) => `${brand}.localhost`)].join(', '),
      IDENTITY_SITES: brands.map(identityHost).join(', '),
      APP_SERVERS: upstreams(appPorts),
      IDENTITY_SERVERS: upstreams(identityPorts),
      PROBE_HOST: 'localhost',
      IDENTITY_PROBE_HOST: brands.map((brand) => `${identityHost(brand)}:${port}`)[0],
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-50_000);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `https://localhost:${port}`;
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt');
  try {
    await until(() => isRunning(child) && existsSync(authority), START_PATIENCE_MS);
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), await readFile(authority, 'utf8')]);
    await until(
      async () => isRunning(child) && (await fetch(`${url}/readyz`).catch(() => null))?.status === 200,
      START_PATIENCE_MS,
    );
  } catch (cause) {
    await stop();
    throw new Error(`Caddy serves nothing:\n${output}`, { cause });
  }
  return { url, authority, output: () => output, stop };
}

function isRunning(child: ChildProcess): boolean {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('Caddy has ended');
  return true;
}
