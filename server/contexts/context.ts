import type { FastifyInstance } from 'fastify';
import type { GraphqlContext } from '../api/graphql/context.ts';
import type { Resolvers } from '../api/graphql/generated/resolvers.ts';
import type { SandboxParts } from '../api/sandbox/parts.ts';
import type { ContextWork } from '../jobs/contextWork.ts';
import type { Purpose } from '../store/purposes.ts';

/**
 * The door of a context: all that the server has to know of it. What a store publishes is in platform/topics.ts, because a store does not see
 * the contexts.
 */
export interface Context extends ContextWork {
  readonly name: string;
  /** Resolvers of its own fields of the contract. */
  readonly resolvers?: Resolvers<GraphqlContext>;
  /** What its mutations are for, by which their connections are chosen; those for reading by default. */
  readonly mutationsAre?: Purpose;
  /** Its calls of the sandbox's control API. */
  readonly sandbox?: (scope: FastifyInstance, parts: SandboxParts) => void;
}

/** Keeps the fields of the context's resolvers in its type, by which {@link ../contexts.ts} is checked. */
export const context = <const Door extends Context>(door: Door): Door => door;
