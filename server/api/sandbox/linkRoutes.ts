import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LINK_BEHAVIOURS } from '../linkProvider/linkFaults.ts';
import type { OpenLinkProvider } from '../linkProvider/openLinkProvider.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const behaviour = z.enum(LINK_BEHAVIOURS);
const change = z.union([
  z.strictObject({ behaviour }),
  z.strictObject({ email: z.email().max(200), behaviour: behaviour.nullable().default(null) }),
]);

/**
 * `POST /sandbox/link-provider`: how linking ends, for all accounts of the sports-media provider or for the one with this address, which is
 * made where there is none.
 */
export function registerLinkRoutes(app: FastifyInstance, { linkProvider }: Pick<SandboxParts, 'linkProvider'>): void {
  function required(): OpenLinkProvider {
    if (linkProvider === null) throw new BadInput('The sandbox’s provider is not running', 'linkProvider');
    return linkProvider;
  }
  app.post('/link-provider', async (request) => {
    const { accounts } = required();
    const wanted = parseInput(change, request.body);
    if ('email' in wanted) return accounts.put(wanted.email, wanted.behaviour);
    accounts.behaviour = wanted.behaviour;
    return wanted;
  });
  app.get('/link-provider', async () => {
    const { issuer, accounts } = required();
    return { issuer, behaviour: accounts.behaviour, behaviours: LINK_BEHAVIOURS, accounts: accounts.list() };
  });
}
