interface TrustedPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedPolicy;
}

const ALLOWED = /^\/(?:sw\.js|dev-sw\.js)\?[\w=&-]+$/;

let policy: TrustedPolicy | null = null;

/**
 * The worker's address in the form that the content security policy asks for (`trusted-types slipstream`). The policy lets the worker's
 * own addresses through and nothing else.
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
  // A TrustedScriptURL stands for its string; the library's types know strings only.
  return policy.createScriptURL(url) as string;
}
