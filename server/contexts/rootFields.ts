import type { GraphqlContext } from '../api/graphql/context.ts';
import type { Resolvers } from '../api/graphql/generated/resolvers.ts';
import { overConnectionsFor } from '../api/graphql/overConnectionsFor.ts';
import { DateTimeScalar, LongScalar } from '../api/graphql/scalars.ts';
import type { Context } from './context.ts';

type Root = 'Query' | 'Mutation' | 'Subscription';
type FieldOf<Map, Type extends Root> = Type extends keyof Map ? `${Type}.${keyof NonNullable<Map[Type]> & string}` : never;
/** Fields of the contract's roots that a map answers, as `Query.bets`. */
type FieldsOf<Map> = { [Type in Root]: FieldOf<Map, Type> }[Root];

type AnsweredBy<Door> = Door extends { readonly resolvers: infer Map } ? FieldsOf<Map> : never;
type AnsweredTwice<Doors, Before = never> = Doors extends readonly [infer Door, ...infer Others]
  ? (AnsweredBy<Door> & Before) | AnsweredTwice<Others, Before | AnsweredBy<Door>>
  : never;
type Unanswered<Doors extends readonly unknown[]> = Exclude<
  FieldsOf<Required<Resolvers<GraphqlContext>>>,
  AnsweredBy<Doors[number]>
>;

/** The contexts, or what is wrong with their list: it does not compile, and the error names the fields. */
export type Complete<Doors extends readonly unknown[]> = [AnsweredTwice<Doors>] extends [never]
  ? [Unanswered<Doors>] extends [never]
    ? Doors
    : { readonly fieldsWithoutContext: Unanswered<Doors> }
  : { readonly fieldsOfTwoContexts: AnsweredTwice<Doors> };

/** The resolvers of all contexts in one map. */
export function gatherResolvers(contexts: readonly Context[]): Resolvers<GraphqlContext> {
  const all: Record<string, object> = {};
  for (const { resolvers = {}, mutationsAre } of contexts)
    for (const [type, fields] of Object.entries(resolvers)) {
      const isFor = type === 'Mutation' ? mutationsAre : undefined;
      all[type] = { ...all[type], ...(isFor === undefined ? fields : overConnectionsFor(isFor, fields)) };
    }
  return { ...all, Long: LongScalar, DateTime: DateTimeScalar };
}
