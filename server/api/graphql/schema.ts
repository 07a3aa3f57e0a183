import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLObjectType, GraphQLScalarType, type GraphQLSchema, isObjectType, isScalarType } from 'graphql';
import type { GraphqlContext } from './context.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { guardLimitedAccess } from './limitedAccess.ts';

interface SubscriptionResolver {
  readonly subscribe?: unknown;
  readonly resolve?: unknown;
}

/** The text of the whole contract. */
export function readContract(directory: string): string {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  return files.map((name) => readFileSync(path.join(directory, name), 'utf8')).join('\n');
}

function isFunction(value: unknown): value is (...args: never[]) => unknown {
  return typeof value === 'function';
}

function attachFields(type: GraphQLObjectType, resolvers: Readonly<Record<string, unknown>>): void {
  const fields = type.getFields();
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`A resolver was written for ${type.name}.${name}, which the contract does not have.`);
    if (isFunction(resolver)) field.resolve = resolver as typeof field.resolve & object;
    else {
      const { subscribe, resolve } = resolver as SubscriptionResolver;
      if (isFunction(subscribe)) field.subscribe = subscribe as typeof field.subscribe & object;
      if (isFunction(resolve)) field.resolve = resolve as typeof field.resolve & object;
    }
  }
}

function attachScalar(type: GraphQLScalarType, scalar: unknown): void {
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`${type.name} is a scalar and needs one.`);
  type.serialize = scalar.serialize;
  type.parseValue = scalar.parseValue;
  type.parseLiteral = scalar.parseLiteral;
}

/**
 * The contract with its resolvers attached, without a library.
 * @throws Error for a resolver of a field that the contract does not have: a renamed field must be noticed.
 */
export function buildApiSchema(contract: string, resolvers: Resolvers<GraphqlContext>): GraphQLSchema {
  const schema = buildSchema(contract);
  for (const [name, value] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (isScalarType(type)) attachScalar(type, value);
    else if (isObjectType(type)) attachFields(type, value as Readonly<Record<string, unknown>>);
    else throw new Error(`Resolvers were written for ${name}, which is no object or scalar of the contract.`);
  }
  guardLimitedAccess(schema);
  return schema;
}
