import { depsFor } from '../../deps.ts';
import type { Purpose } from '../../store/purposes.ts';
import type { GraphqlContext } from './context.ts';

type Resolver = (root: unknown, args: unknown, context: GraphqlContext, info: unknown) => unknown;

/** The same resolvers, over the connections for a purpose. */
export function overConnectionsFor(purpose: Purpose, fields: object): Readonly<Record<string, Resolver>> {
  const resolvers = Object.entries(fields) as readonly (readonly [string, Resolver])[];
  return Object.fromEntries(
    resolvers.map(([name, resolve]) => [
      name,
      (root, args, context, info) => resolve(root, args, { ...context, deps: depsFor(context.deps, purpose) }, info),
    ]),
  );
}
