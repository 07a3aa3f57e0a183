import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { err, ok, type Result } from '../../../core/result.ts';
import { PUBLIC_ROOT_FIELDS, STORED_ROOT_FIELDS } from '../../../core/wire/publicCatalogue.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { currentRequest } from '../../platform/requestContext.ts';
import { apiError } from './errors.ts';
import { exceededLimit, QUERY_LIMITS, rootFieldCount } from './queryLimits.ts';

const LOCATION_ROOT_FIELDS = [
  'geoComplyGetApiToken',
  'geoComplyForceRefetchLicense',
  'geoComplyAuthorizeGeoPacket',
  'playerLocation',
];

/** One operation of one document, checked and compiled. */
export interface Operation {
  readonly key: string;
  readonly type: OperationTypeNode;
  readonly name: string | null;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  /** Per core/wire/publicCatalogue.ts: the same answer for every caller until the catalogue changes. */
  readonly isPublic: boolean;
  /** Asks for startup, beside other things or alone, or for nothing but a location check. */
  readonly asksPlace: boolean;
  /** A public one whose answer may stay on a device. */
  readonly isStored: boolean;
  /** How many fields of the root it asks for, in fragments too: each costs as much as a query of its own. */
  readonly rootFields: number;
  /** The variables that it defines, as its resolvers get them; null where they are not usable. Callers can send any others beside. */
  coerced(variables: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null;
  execute(
    rootValue: unknown,
    context: unknown,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<ExecutionResult> | ExecutionResult;
}

export interface OperationRequest {
  readonly text: string;
  readonly hash: string;
  readonly operationName: string | null;
  /** A query of the build, which has no size limits. */
  readonly trusted: boolean;
}

const COMPILED = 1000;

function asksOnly(node: OperationDefinitionNode, allowed: readonly string[]): boolean {
  return (
    node.operation === OperationTypeNode.QUERY &&
    node.selectionSet.selections.every((field) => field.kind === Kind.FIELD && allowed.includes(field.name.value))
  );
}

/** Of an operation's name in the log. */
const LONGEST_NAME = 100;

/** Every text is parsed, validated and compiled once, by its hash and operation name. */
export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #rules: readonly ValidationRule[];
  readonly #prepared = new LruMap<string, Operation>('compiled operations', COMPILED);

  /** @param introspection whether `__schema` and `__type` are allowed. */
  constructor(schema: GraphQLSchema, introspection: boolean) {
    this.#schema = schema;
    this.#rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /** The log names the operation from here on. */
  prepare(request: OperationRequest): Result<Operation, readonly GraphQLError[]> {
    const key = `${request.hash}:${request.operationName ?? ''}`;
    const cached = this.#prepared.get(key);
    const result = cached ? ok(cached) : this.#prepare(request, key);
    if (!result.ok) return result;
    if (!cached) this.#prepared.set(key, result.value);
    const context = currentRequest();
    if (context !== null) context.operation = result.value.name?.slice(0, LONGEST_NAME) ?? null;
    return result;
  }

  #prepare({ text, operationName, trusted }: OperationRequest, key: string): Result<Operation, readonly GraphQLError[]> {
    let document: DocumentNode;
    try {
      document = parse(text, trusted ? {} : { maxTokens: QUERY_LIMITS.tokens });
    } catch (failure) {
      return err([apiError('GRAPHQL_PARSE_FAILED', failure instanceof Error ? failure.message : 'The query cannot be parsed')]);
    }
    const exceeded = trusted ? null : exceededLimit(document);
    if (exceeded !== null) return err([apiError('QUERY_TOO_COMPLEX', exceeded)]);
    const mistakes = validate(this.#schema, document, this.#rules, { maxErrors: 10 });
    if (mistakes.length > 0) return err(mistakes.map((mistake) => apiError('GRAPHQL_VALIDATION_FAILED', mistake.message)));
    const node = getOperationAST(document, operationName);
    if (!node)
      return err([apiError('BAD_USER_INPUT', operationName ? 'There is no operation of that name' : 'Name the operation to run')]);
    const compiled = compileQuery(this.#schema, document, operationName ?? undefined);
    // Validation has passed, so a compilation error is a bug of ours.
    if (!isCompiledQuery(compiled)) throw new Error(`Operation ${node.name?.value ?? ''} cannot be compiled`);
    return ok({
      key,
      type: node.operation,
      name: node.name?.value ?? null,
      document,
      node,
      isPublic: asksOnly(node, PUBLIC_ROOT_FIELDS),
      asksPlace:
        node.selectionSet.selections.some((field) => field.kind === Kind.FIELD && field.name.value === 'startup') ||
        asksOnly(node, LOCATION_ROOT_FIELDS),
      isStored: asksOnly(node, STORED_ROOT_FIELDS),
      rootFields: rootFieldCount(document, node),
      coerced: (variables) =>
        getVariableValues(this.#schema, node.variableDefinitions ?? [], variables, { maxErrors: 1 }).coerced ?? null,
      execute: (rootValue, context, variables) => compiled.query(rootValue, context, variables),
    });
  }
}
