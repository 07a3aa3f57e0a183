/** The query parameter of `/signup` that names who invited the visitor. */
export const REFERRAL_CODE_PARAMETER = 'referral';

/** A code as the server makes them; null: the text is none. */
export function referralCodeOf(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : null;
}
