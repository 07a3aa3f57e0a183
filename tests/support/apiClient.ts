import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number(), user_id: z.string() });
export type Tokens = z.infer<typeof tokens>;

const answer = z.object({
  // An answer that was refused as a whole has none.
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() })).optional(),
});

export interface GraphqlAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string | undefined } | undefined;
  }[];
}

/** Password grant at the token endpoint. @throws Error with the answer when it is refused. */
export async function logIn(base: string, username: string, password: string): Promise<Tokens> {
  const response = await fetch(`${base}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', client_id: 'slipstream-web', username, password }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Log in answered ${response.status}: ${text.slice(0, 500)}`);
  return tokens.parse(JSON.parse(text));
}

/** Every header the product's own client sends. */
export function clientHeaders(accessToken: string | null): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-platform': 'web',
    'x-app-version': '0.1.0',
    'x-app': 'tsb',
    'x-client': 'slipstream-web',
    'x-install-id': randomUUID(),
    ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
  };
}

/** One operation over HTTP POST. Rejects only when no answer came. */
export async function graphql(
  base: string,
  request: { readonly query: string; readonly variables?: unknown; readonly operationName?: string },
  headers: Record<string, string> = clientHeaders(null),
  signal?: AbortSignal,
): Promise<GraphqlAnswer> {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
    ...(signal ? { signal } : {}),
  });
  const body = await response.text();
  const { success, data: parsed } = answer.safeParse(JSON.parse(body));
  if (!success) throw new Error(`No answer of GraphQL: ${response.status} ${body.slice(0, 300)}`);
  return { status: response.status, data: parsed.data, errors: parsed.errors ?? [] };
}
