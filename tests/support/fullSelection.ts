import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** All fields of a type, of a union those of each of its types; each recursive type twice deep. Arguments have their defaults. */
export function fullSelection(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const kinds = named.getTypes().map((kind) => `... on ${kind.name} ${fullSelection(kind, above)}`);
    return `{ __typename ${kinds.join(' ')} }`;
  }
  if (!isObjectType(named)) throw new Error(`${named.name} is no object`);
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    if (above.filter((name) => name === inner.name).length > 1) return [];
    return [`${field.name} ${fullSelection(field.type, [...above, named.name])}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** `Type.field` of every field of every object type but the three roots. */
export function fieldCoordinates(schema: GraphQLSchema): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !roots.has(type) && !type.name.startsWith('__'),
  );
  return types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
}

/** Notes which fields an answer of a full selection had a value for. */
export function noteAnswered(value: unknown, answered: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) noteAnswered(item, answered);
  else if (typeof value === 'object' && value !== null) {
    const { __typename: type, ...fields } = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(fields)) {
      if (typeof type === 'string' && field !== null && field !== undefined) answered.add(`${type}.${name}`);
      noteAnswered(field, answered);
    }
  }
}
