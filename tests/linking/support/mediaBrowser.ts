import { challengeOf } from '../../../core/wire/pkce.ts';

/** What `beginAccountLink` answers. */
export interface LinkRequest {
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

export interface LinkAttempt {
  readonly verifier: string;
  readonly state: string;
  /** Parameters that differ from those of a right request; undefined leaves one out. */
  readonly changed?: Readonly<Record<string, string | undefined>>;
}

/** The address to which an app sends its player. */
export async function authorizeUrl(request: LinkRequest, { verifier, state, changed = {} }: LinkAttempt): Promise<string> {
  const url = new URL(request.authorizeUrl);
  const parameters = {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code id_token',
    scope: 'openid profile',
    prompt: 'login',
    nonce: request.nonce,
    state,
    code_challenge: await challengeOf(crypto, verifier),
    code_challenge_method: 'S256',
    ...changed,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** A browser at the provider: it has cookies, and follows redirects by hand. */
export function mediaBrowser() {
  const cookies = new Map<string, string>();
  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  const next = (response: Response, base: string): string => new URL(response.headers.get('location') ?? '', base).href;

  /** The page with the log-in form. */
  async function form(url: string): Promise<{ readonly url: string; readonly page: Response }> {
    const at = next(await open(url), url);
    return { url: at, page: await open(at) };
  }
  const submit = (at: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    open(at, { method: 'POST', body: new URLSearchParams(fields) });

  return {
    open,
    form,
    submit,
    /** Logs in, and answers the address back at the app. */
    async link(url: string, email: string, choice = 'link'): Promise<URL> {
      const { url: at } = await form(url);
      const resume = next(await submit(at, { email, password: 'media-demo', choice }), at);
      return new URL(next(await open(resume), resume));
    },
  };
}

/** The parameters of the answer, which are in the fragment. */
export const answerOf = (url: URL): Record<string, string> => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
