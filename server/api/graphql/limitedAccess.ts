import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { LIMITED_ACCESS_OPERATIONS } from '../../domain/identity/limitedAccess.ts';
import type { GraphqlContext } from './context.ts';
import { apiError } from './errors.ts';

type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

function guarded(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    if (context.viewer.kind === 'player' && context.viewer.limited)
      throw apiError('LIMITED_ACCESS', 'Your account has limited access at the moment. Contact support to change that.');
    return resolve(source, args, context, info);
  };
}

/**
 * Refuses every operation but those of limitedAccess.ts to a player whose account has limited access. It wraps the fields of the contract, so that an
 * operation that is added later is refused as long as it is not in the list.
 * @throws Error for a listed operation that the contract does not have.
 */
export function guardLimitedAccess(schema: GraphQLSchema): void {
  const unknown = new Set(LIMITED_ACCESS_OPERATIONS);
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (unknown.delete(`${type.name}.${field.name}`)) continue;
      if (field.resolve) field.resolve = guarded(field.resolve);
      if (field.subscribe) field.subscribe = guarded(field.subscribe);
    }
  }
  if (unknown.size > 0) throw new Error(`The contract has no ${[...unknown].join(', ')}, which limitedAccess.ts allows.`);
}
