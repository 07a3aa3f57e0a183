import { createServer, type RequestListener, type Server } from 'node:http';
import { ACCOUNT_LINKING_CALLBACK_PATH } from '../../../core/wire/accountLinking.ts';
import { isLocalName } from '../../../core/wire/localName.ts';
import { BRAND_CODES, type BrandCode } from '../../platform/brands.ts';
import type { Config } from '../../platform/config.ts';
import type { HostRule } from '../../platform/hosts.ts';
import { StartupFailure } from '../../platform/startupFailure.ts';
import type { LinkProviderSettings } from '../accountLinking/accountLinking.ts';
import { createLinkProvider, type LinkClient } from './createLinkProvider.ts';
import type { MediaAccounts } from './mediaAccounts.ts';

/** The client id of a brand at the sandbox's provider. */
export const sandboxClientId = (brand: BrandCode): string => `slipstream-${brand}`;

/** The provider that players can link accounts of: the operator's, else the sandbox's; null: none. */
export function linkProviderSettings(
  { linkProvider: { real } }: Pick<Config, 'linkProvider'>,
  sandbox: OpenLinkProvider | null,
): LinkProviderSettings | null {
  if (real !== null) return { issuer: real.issuer, clientIdOf: () => real.clientId };
  return sandbox && { issuer: sandbox.issuer, clientIdOf: sandboxClientId };
}

export interface OpenLinkProvider {
  /** Its origin. */
  readonly issuer: string;
  readonly accounts: MediaAccounts;
  close(): Promise<void>;
}

/** Addresses that listen on every interface, and the loopback's own. */
const HERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

function origins({ name, port }: HostRule, appPort: number): readonly string[] {
  const suffix = port === 'any' ? `:${appPort}` : port && `:${port}`;
  const schemes = isLocalName(name) ? ['http'] : ['http', 'https'];
  return schemes.map((scheme) => new URL(`${scheme}://${name}${suffix}`).origin);
}

/** One client a brand, with the callback at each of the brand's hosts. */
export function linkClients({ hosts, brand }: Pick<Config, 'hosts' | 'brand'>, appPort: number): readonly LinkClient[] {
  return BRAND_CODES.map((code) => {
    const own = hosts.filter((host) => (host.brand ?? brand) === code);
    const redirectUris = own.flatMap((host) => origins(host, appPort)).map((origin) => origin + ACCOUNT_LINKING_CALLBACK_PATH);
    return { id: sandboxClientId(code), name: code, redirectUris: [...new Set(redirectUris)] };
  }).filter(({ redirectUris }) => redirectUris.length > 0);
}

/**
 * The sandbox's sports-media provider on an origin of its own. Where its port was not chosen by the operator and is taken, the system
 * chooses another one.
 * @throws StartupFailure when the chosen port is taken.
 */
export async function openLinkProvider(
  config: Pick<Config, 'hosts' | 'brand' | 'host' | 'linkProvider'>,
  appPort: number,
): Promise<OpenLinkProvider> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  const { port: chosen } = config.linkProvider;
  try {
    await listen(server, chosen ?? appPort + 2, config.host);
  } catch (error) {
    if (chosen !== null)
      throw new StartupFailure(`The link provider cannot listen on port ${chosen}; set LINK_PROVIDER_PORT to another one.`, {
        cause: error,
      });
    await listen(server, 0, config.host);
  }
  const issuer = `http://${HERE.has(config.host) ? 'localhost' : config.host}:${portOf(server)}`;
  const provider = await createLinkProvider(issuer, linkClients(config, appPort));
  ({ listener } = provider);
  return {
    issuer,
    accounts: provider.accounts,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
