/** `strong_auth_enabled` of an answer; null for another answer. */
export function readStrongAuth(body: unknown): boolean | null {
  const { strong_auth_enabled: isEnabled }: { readonly strong_auth_enabled?: unknown } = Object(body);
  return typeof isEnabled === 'boolean' ? isEnabled : null;
}

/** Reads this field of an answer; null for another answer. */
export function offersReader(field: string): (body: unknown) => boolean | null {
  return (body) => {
    const offers: unknown = Object(body)[field];
    return typeof offers === 'boolean' ? offers : null;
  };
}
