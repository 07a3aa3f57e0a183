import { listMessages, type OutboxMessage } from '../../server/store/messages/outbox.ts';
import type { TestApi } from './buildTestApi.ts';

export const CLIENT = 'slipstream-web';

export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

let addresses = 0;
/** An address that has no attempts yet. */
export function newAddress(): string {
  addresses += 1;
  return `10.7.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

interface RestOptions {
  readonly authorization?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** REST calls of an account, each from a new address unless it names one. */
export function accountClient(api: TestApi) {
  async function rest(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: Readonly<Record<string, unknown>>,
    { authorization, address = newAddress(), headers = {} }: RestOptions = {},
  ): Promise<RestAnswer> {
    const response = await api.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      remoteAddress: address,
    });
    const body: unknown = response.body === '' ? null : response.json();
    return { status: response.statusCode, body, headers: response.headers };
  }
  return {
    rest,
    async outbox(to: string): Promise<readonly OutboxMessage[]> {
      await api.services.accounts.settled();
      await api.runJobs();
      return listMessages(api.deps.db.query, to);
    },
    /** The status of a log-in. */
    async logInStatus(username: string, password: string): Promise<number> {
      const body = { grant_type: 'password', client_id: CLIENT, username, password };
      return (await rest('POST', '/api/identity/token', body)).status;
    },
    async refreshStatus(refreshToken: string): Promise<number> {
      const body = { grant_type: 'refresh', client_id: CLIENT, refresh_token: refreshToken };
      return (await rest('POST', '/api/identity/token', body)).status;
    },
  };
}

export const firstMessage = (body: unknown, field: string): string | undefined =>
  (body as { errors?: Record<string, readonly { message: string }[]> }).errors?.[field]?.[0]?.message;
