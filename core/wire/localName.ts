const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]+\.)+localhost)$/;

/** Whether a host's name is reachable from this machine only. */
export function isLocalName(name: string): boolean {
  return LOCAL.test(name) || name === '::1';
}
