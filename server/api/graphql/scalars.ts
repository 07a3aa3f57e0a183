import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { apiError } from './errors.ts';

function safeInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw apiError('BAD_USER_INPUT', 'A Long is a whole number of at most 53 bits');
}

/** Cents, sequences and the parts of a price: a JSON number, never a fraction, never beyond the safe integers. */
export const LongScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  serialize(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw new GraphQLError('A Long left the range of safe integers');
  },
  parseValue: safeInteger,
  parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : null),
});

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function instant(value: unknown): string {
  if (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw apiError('BAD_USER_INPUT', 'A DateTime is an ISO 8601 instant');
}

/** Resolvers return a Date or its text. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize(value) {
    return value instanceof Date ? value.toISOString() : instant(value);
  },
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : null),
});
