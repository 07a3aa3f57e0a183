/** `strong_auth_enabled` of an answer; null for another answer. */
export function readStrongAuth(body: unknown): boolean | null {
  const { strong_auth_enabled: isEnabled }: { readonly strong_auth_enabled?: unknown } = Object(body);
  return typeof isEnabled === 'boolean' ? isEnabled : null;
}

/** `offers` of an answer; null for another answer. */
export function readOffers(body: unknown): boolean | null {
  const { offers }: { readonly offers?: unknown } = Object(body);
  return typeof offers === 'boolean' ? offers : null;
}
