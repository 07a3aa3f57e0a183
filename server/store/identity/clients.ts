import type { Kysely } from 'kysely';
import type { Client } from '../../domain/identity/clients.ts';
import type { Tables } from '../schema.ts';

/** The registered client with this id at this brand; null for none, and for a client of another brand. */
export async function findClient(db: Kysely<Tables>, clientId: string, brand: string): Promise<Client | null> {
  const row = await db
    .selectFrom('oauth_clients')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ? { id: row.client_id, name: row.name, redirectUris: row.redirect_uris } : null;
}
