/** The texts after a sign-up, from the navigation state; without one (the address was typed) they name nobody. */
export function signUpDone(navigationState: unknown): { readonly title: string; readonly lead: string } {
  const { firstName, email }: { readonly firstName?: unknown; readonly email?: unknown } = Object(navigationState);
  if (typeof firstName !== 'string' || typeof email !== 'string')
    return { title: 'Thank you', lead: 'We sent you a confirmation by email. Log in to start.' };
  return { title: `Thank you, ${firstName}`, lead: `We sent a confirmation to ${email}. Log in to start.` };
}
