import type { Deps } from '../../deps.ts';
import { APP_CLIENT_ID, type Client } from '../../domain/identity/clients.ts';
import type { BrandCode } from '../../platform/brands.ts';
import { currentRequest } from '../../platform/requestContext.ts';
import { findClient } from '../../store/identity/index.ts';
import type { Origins } from './origins.ts';

export interface Clients {
  /** The client with this id at this brand, which the log then names; null for none. @param scheme of the request: the app is answered on the same one. */
  find(clientId: string, brand: BrandCode, scheme: string): Promise<Client | null>;
}

/** The app, which is a client of every brand, and the clients of table oauth_clients. */
export function createClients({ db }: Pick<Deps, 'db'>, origins: Origins): Clients {
  async function found(clientId: string, brand: BrandCode, scheme: string): Promise<Client | null> {
    if (clientId === APP_CLIENT_ID) return { id: clientId, name: null, redirectUris: origins.appRedirects(brand, scheme) };
    return clientId.includes('\0') ? null : findClient(db.query, clientId, brand);
  }
  return {
    async find(clientId, brand, scheme) {
      const client = await found(clientId, brand, scheme);
      const request = currentRequest();
      if (client !== null && request !== null) request.client = client.id;
      return client;
    },
  };
}
