import {
  type ExecutionResult,
  executeSync,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import { operationsOf, readDocuments, readSchema } from '../contract/documents.ts';
import type { RequestVariables } from './pageStandIn.ts';

const AT = '2026-11-02T04:30:00Z';

function textFor(field: string): string {
  if (/(At|Time|Until|since|start|end|from|to)$/.test(field)) return AT;
  if (/(path|url|Path|Url)$/.test(field)) return '/somewhere';
  return field === 'timeZone' ? 'America/New_York' : `some ${field}`;
}

/** A value of a type of the contract: lists have one row, enums their first value. */
function valueFor(type: GraphQLOutputType, field: string): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, field);
  if (isListType(type)) return [valueFor(type.ofType, field)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  const { name } = getNamedType(type);
  const ofScalar: Readonly<Record<string, unknown>> = {
    Int: 100,
    Long: 100,
    Float: 1.5,
    Boolean: false,
    DateTime: AT,
    ID: `id-${field}`,
  };
  return name in ofScalar ? ofScalar[name] : name === 'String' ? textFor(field) : {};
}

/** An answer of the contract's shape to each query of the app, by its name: what a page needs to show rows, without samples of each page. */
export function contractAnswers(): ReadonlyMap<string, (variables: RequestVariables) => unknown> {
  const schema = readSchema();
  const all = readDocuments();
  const fragments = all.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const queries = operationsOf(all).filter(({ operation }) => operation === 'query');
  return new Map(
    queries.map((query) => [
      query.name?.value ?? '',
      (variableValues) => {
        const { data, errors = [] }: ExecutionResult = executeSync({
          schema,
          document: { kind: Kind.DOCUMENT, definitions: [query, ...fragments] },
          variableValues,
          fieldResolver: (_source, _args, _context, { returnType, fieldName }) => valueFor(returnType, fieldName),
          typeResolver: (_value, _context, _info, abstractType) => schema.getPossibleTypes(abstractType).find(isObjectType)?.name,
        });
        if (errors.length > 0) throw errors[0];
        return JSON.parse(JSON.stringify(data));
      },
    ]),
  );
}
