import { z } from 'zod';
import { isLocalName } from '../../../core/wire/localName.ts';
import { BRAND_CODES } from '../brands.ts';
import { localHosts, parseHosts } from '../hosts.ts';
import { parseProxies } from '../proxies.ts';
import { parseOrigins, port, read, webAddress } from './reading.ts';

/** Where the server listens, and whom it answers. */
export const network = z
  .object({
    PORT: port.default(4000),
    HOST: z.string().default('127.0.0.1'),
    APP_PORT: port.min(1).optional(),
    HOSTS: read((text) => parseHosts(text, BRAND_CODES), 'must be host names such as tsb=tsb.example.com').default(
      localHosts(BRAND_CODES),
    ),
    TRUSTED_PROXIES: read(parseProxies, 'must be addresses or ranges such as 10.0.0.7,192.168.0.0/16').default([]),
    SECURE_COOKIES: z.enum(['auto', 'always']).default('auto'),
    OPS_PORT: port.optional(),
    OPS_HOST: z.string().default('127.0.0.1'),
    FRAME_ORIGINS: read(parseOrigins, 'must be origins such as https://pay.example.com,https://games.example.com').default([]),
    MOBILE_REDIRECT_URL: webAddress.optional(),
    REGION_REDIRECT_URL: webAddress.optional(),
  })
  .transform((values) => ({
    port: values.PORT,
    host: values.HOST,
    /** Where browsers reach the app if another program stands in front, as in development; null: at `port`. */
    appPort: values.APP_PORT ?? null,
    /** The host names of this server; a request for another one is refused. */
    hosts: values.HOSTS,
    /** Addresses and ranges whose `X-Forwarded-*` headers are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** `auto`: cookies are Secure, except on a loopback name over plain http. */
    secureCookies: values.SECURE_COOKIES,
    /** Where metrics, health in detail and the log level are, for operators alone; null: nowhere. */
    opsPort: values.OPS_PORT ?? null,
    opsHost: values.OPS_HOST,
    /** Origins of the pages that may be embedded, whose messages the app answers. */
    frameOrigins: values.FRAME_ORIGINS,
    /** Redirect target of phones and tablets for all pages but a few; null: the pages are served here. */
    mobileRedirectUrl: values.MOBILE_REDIRECT_URL ?? null,
    /** Where visitors in US-PA are sent to; null: to the host of the variant's brand (api/edge/regions.ts). */
    regionRedirectUrl: values.REGION_REDIRECT_URL ?? null,
  }));

type Reach = Pick<z.infer<typeof network>, 'host' | 'hosts' | 'trustedProxies'>;

/** Whether other machines can reach the server, by its own address or through a proxy. */
export function isReachable({ host, hosts, trustedProxies }: Reach): boolean {
  return !isLocalName(host) || trustedProxies.length > 0 || hosts.some(({ name }) => !isLocalName(name));
}
