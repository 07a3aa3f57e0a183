import { formatMoney } from '../../../../core/money/money.ts';

/**
 * The texts after a sign-up, from the navigation state; without one (the address was typed) they name nobody. `credit`: what the new account
 * begins with in a sandbox; null: nothing.
 */
export function signUpDone(navigationState: unknown): {
  readonly title: string;
  readonly lead: string;
  readonly credit: string | null;
} {
  const state: { readonly firstName?: unknown; readonly email?: unknown; readonly playCreditCents?: unknown } =
    Object(navigationState);
  const { firstName, email, playCreditCents: cents } = state;
  if (typeof firstName !== 'string' || typeof email !== 'string')
    return { title: 'Thank you', lead: 'We sent you a confirmation by email. Log in to start.', credit: null };
  return {
    title: `Thank you, ${firstName}`,
    lead: `We sent a confirmation to ${email}. Log in to start.`,
    credit: typeof cents === 'number' && cents > 0 ? `Your account begins with ${formatMoney(cents)} of play money` : null,
  };
}
