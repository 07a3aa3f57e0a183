/** The used part of startup's state. */
interface StartupFacts {
  readonly state: string;
  readonly data: { readonly serviceAttributes: { readonly identity: { readonly logInBy: 'PASSWORD' | 'REDIRECT' } } } | null;
}

/** How this brand logs its players in; null until startup has said it. Where startup fails, the app asks for the password itself. */
export function logInWay({ state, data }: StartupFacts): 'PASSWORD' | 'REDIRECT' | null {
  if (data !== null) return data.serviceAttributes.identity.logInBy;
  return state === 'loading' ? null : 'PASSWORD';
}

/** Whether a visitor may be sent to the identity origin at once, or is warned first (specification, section 6). */
export function redirectStep(validRegion: boolean | null): 'redirect' | 'warn' {
  return validRegion === false ? 'warn' : 'redirect';
}
