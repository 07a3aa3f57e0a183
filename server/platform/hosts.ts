/** A host name that this server answers to. */
export interface HostRule {
  /** In lower case, without its port; an IPv6 address in brackets. */
  readonly name: string;
  /** `any`, or the port as in a `Host` header: '' for the scheme's default. */
  readonly port: string;
  /** The brand whose pages it shows; null: the configured BRAND. */
  readonly brand: string | null;
}

const NAME = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/;

/** `localhost` by its three names and `<brand>.localhost`, on any port. */
export function localHosts(brands: readonly string[]): readonly HostRule[] {
  const plain = ['localhost', '127.0.0.1', '[::1]'].map((name) => ({ name, port: 'any', brand: null }));
  return [...plain, ...brands.map((brand) => ({ name: `${brand}.localhost`, port: 'any', brand }))];
}

/**
 * Reads `tsb=tsb.example.com,hwc=hwc.example.com:8443,www.example.com:*`: an optional brand, a name, and a port if it is not the scheme's
 * default (`*`: any). Null when the text is invalid.
 */
export function parseHosts(text: string, brands: readonly string[]): readonly HostRule[] | null {
  const rules: HostRule[] = [];
  for (const entry of text.split(',').map((each) => each.trim().toLowerCase())) {
    const [, brand = null, name, port = ''] = /^(?:([a-z0-9]+)=)?(.+?)(?::(\d{1,5}|\*))?$/.exec(entry) ?? [];
    if (name === undefined || !NAME.test(name) || (brand !== null && !brands.includes(brand))) return null;
    rules.push({ name, port: port === '*' ? 'any' : port, brand });
  }
  return rules;
}

/** The rule that matches a `Host` header; null for a host that is not ours. */
export function findHost(rules: readonly HostRule[], host: string | undefined): HostRule | null {
  const [, name, port = ''] = HOST.exec(host?.toLowerCase() ?? '') ?? [];
  if (name === undefined) return null;
  return rules.find((rule) => rule.name === name && (rule.port === 'any' || rule.port === port)) ?? null;
}

/**
 * Whether an `Origin` header names one of our hosts, on the port that the request itself was sent to. Another port of the same machine is
 * another program.
 */
export function isOwnOrigin(rules: readonly HostRule[], origin: string, host: string): boolean {
  const [, originHost] = /^https?:\/\/([^/?#@]+)$/.exec(origin) ?? [];
  if (originHost === undefined || findHost(rules, originHost) === null) return false;
  return portOf(originHost) === portOf(host);
}

function portOf(host: string): string {
  return /:(\d+)$/.exec(host)?.[1] ?? '';
}
