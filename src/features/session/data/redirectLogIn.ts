import type { Result } from '../../../../core/result.ts';
import { OAUTH_CALLBACK_PATH } from '../../../../core/wire/apiPaths.ts';
import { challengeOf, createState, createVerifier, type PkceCrypto } from '../../../../core/wire/pkce.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { authorizeAddress, decodeStoredLogIn, type ReturnProblem, readReturn } from '../logic/codeReturn.ts';
import type { LogInProblem } from '../logic/logInErrors.ts';

export type RedirectOutcome =
  | { readonly kind: 'loggedIn' /** Of the log-in page that began it. */; readonly search: string }
  | { readonly kind: 'unusable'; readonly problem: ReturnProblem }
  | { readonly kind: 'failed'; readonly problem: LogInProblem };

export interface RedirectLogIn {
  /** Stores the verifier and the state in this tab, then leaves for the log-in page. @param search of this page, for the return. */
  leave(search: string): Promise<void>;
  /** Exchanges the code that the player has returned with, once: the same return in the same page has the same outcome. */
  finish(search: string): Promise<RedirectOutcome>;
}

type Needs = Pick<PlatformServices, 'session' | 'startup' | 'persistInTab'>;

export interface RedirectLogInPorts {
  readonly webCrypto: PkceCrypto;
  /** Origin of this page. */
  readonly origin: string;
  readonly goTo: (address: string) => void;
}

export function createRedirectLogIn(
  { session, startup, persistInTab }: Needs,
  { webCrypto, origin, goTo }: RedirectLogInPorts,
): RedirectLogIn {
  const stored = persistInTab('redirect-log-in');
  const finished = new Map<string, Promise<RedirectOutcome>>();

  async function exchange(search: string): Promise<RedirectOutcome> {
    const started = decodeStoredLogIn(stored.read());
    stored.write(null);
    const returned = readReturn(search, started);
    if (!returned.ok) return { kind: 'unusable', problem: returned.error };
    const outcome: Result<void, LogInProblem> = await session.logIn(returned.value);
    if (outcome.ok) return { kind: 'loggedIn', search: started?.search ?? '' };
    // The code is wrong, expired or used: the player's password is not in question.
    return outcome.error.kind === 'invalidCredentials'
      ? { kind: 'unusable', problem: 'refused' }
      : { kind: 'failed', problem: outcome.error };
  }

  return {
    async leave(search) {
      const identity = startup.getSnapshot().data?.serviceAttributes.identity;
      if (identity === undefined) return;
      const verifier = createVerifier(webCrypto);
      const state = createState(webCrypto);
      const redirectUri = origin + OAUTH_CALLBACK_PATH;
      const issuer = new URL(identity.authorizeUrl).origin;
      stored.write(JSON.stringify({ verifier, state, redirectUri, issuer, search }));
      const challenge = await challengeOf(webCrypto, verifier);
      goTo(authorizeAddress(identity.authorizeUrl, { clientId: identity.clientId, challenge, redirectUri, state }));
    },
    finish(search) {
      const outcome = finished.get(search) ?? exchange(search);
      finished.set(search, outcome);
      return outcome;
    },
  };
}

export const redirectLogInOf = onePerPage((services: Needs) =>
  createRedirectLogIn(services, {
    webCrypto: crypto,
    origin: location.origin,
    goTo: (address) => location.assign(address),
  }),
);
