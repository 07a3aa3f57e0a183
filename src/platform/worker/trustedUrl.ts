interface TrustedPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedPolicy;
}

const ALLOWED = /^\/(?:sw\.js|dev-sw\.js)\?[\w=&-]+$/;

let policy: TrustedPolicy | null = null;

/**
 * The worker's address as the content security policy requires it (`trusted-types slipstream`). The policy accepts only the worker's
 * own addresses.
 * @throws TypeError for any other address.
 */
export function trustedWorkerUrl(url: string): string {
  const check = (wanted: string): string => {
    if (!ALLOWED.test(wanted)) throw new TypeError(`Not the worker's address: ${wanted}`);
    return wanted;
  };
  const factory = (globalThis as { readonly trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (factory === undefined) return check(url);
  policy ??= factory.createPolicy('slipstream', { createScriptURL: check });
  // A TrustedScriptURL is used like its string; the library's types accept only strings.
  return policy.createScriptURL(url) as string;
}
