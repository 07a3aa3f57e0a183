const LONGEST = 1024;
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/;

function isHostOf(service: string, host: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
}

/**
 * Whether messages are sent to this address, which a browser has named: only https on the usual port of a known push service, so that nobody makes
 * the server ask an address of its own network. A service that is a whole origin is a stub on this machine.
 */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (LOOPBACK.test(url.origin)) return services.includes(url.origin);
  return url.protocol === 'https:' && url.port === '' && services.some((service) => isHostOf(service, url.hostname));
}
