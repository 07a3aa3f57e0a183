import {
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { SlipFieldsFragment } from '../../src/features/betslip/data/betslip.generated.ts';
import { mapSlip } from '../../src/features/betslip/data/mapSlip.ts';
import { operationsOf, readDocuments, readSchema } from './documents.ts';

const schema = readSchema();
const documents = readDocuments();

const TYPES = [
  'Betslip',
  'BetslipSection',
  'DraftBet',
  'DraftLeg',
  'LegGroup',
  'Teaser',
  'TeaserPoints',
  'TeaserPreview',
  'QuickBetSlip',
];

/** Fields of the specification that this app needs not, because it computes or already has what they say; another client may read them. */
const UNREAD_ON_PURPOSE = [
  // The app's slip shows a change before the server has counted it, so it counts and adds up by itself.
  'Betslip.numberOfSelections',
  'BetslipSection.totalBetAmount',
  'BetslipSection.totalPotentialReturnAmount',
  'BetslipSection.totalPotentialBoostedReturnAmount',
  'BetslipSection.totalPotentialReturnAmountTrend',
  'DraftBet.numberOfDistinctLegs',
  'DraftBet.totalOdds',
  'DraftBet.totalOddsTrend',
  // The origin of a pick is said when it is added, and not shown.
  'Betslip.marketSelectionsMetadata',
  // The same text as the draft bet's.
  'Teaser.label',
  // The id of its selection.
  'DraftLeg.id',
];

function requested(): ReadonlySet<string> {
  const info = new TypeInfo(schema);
  const found = new Set<string>();
  visit(
    documents,
    visitWithTypeInfo(info, {
      enter: (node) => {
        if (node.kind === Kind.FIELD) found.add(`${info.getParentType()?.name}.${node.name.value}`);
      },
    }),
  );
  return found;
}

/** An answer with a value in every field of the selection, and one element in every list. */
function answerOf(set: SelectionSetNode, type: GraphQLOutputType): Record<string, unknown> {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${named.name} is no object`);
  const fields = set.selections.map((selection): Record<string, unknown> => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return answerOf(fragmentOf(selection.name.value).selectionSet, named);
    if (selection.kind !== Kind.FIELD) throw new Error('No inline fragments');
    const field = named.getFields()[selection.name.value];
    if (!field) throw new Error(`${named.name} has no ${selection.name.value}`);
    return { [field.name]: sampleOf(field.type, selection.selectionSet) };
  });
  return merged(fields);
}

function merged(parts: readonly Record<string, unknown>[]): Record<string, unknown> {
  return Object.assign({}, ...parts);
}

function sampleOf(type: GraphQLOutputType, set: SelectionSetNode | undefined): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [sampleOf(inner.ofType, set)];
  if (set) return answerOf(set, inner);
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  return { Boolean: true, Int: 1, Float: 1, Long: 1 }[inner.toString()] ?? 'text';
}

function fragmentOf(name: string): FragmentDefinitionNode {
  const found = documents.definitions.find(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
  if (found?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`There is no fragment ${name}`);
  return found;
}

/** The value, with a note of each path that is read. */
function watched(value: unknown, path: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => {
      const inner = Reflect.get(target, key) as unknown;
      if (typeof key === 'symbol' || typeof inner === 'function') return inner;
      const name = Array.isArray(target) ? path : `${path}.${key}`;
      if (!Array.isArray(target)) read.add(name);
      return watched(inner, name, read);
    },
  });
}

function leafPaths(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leafPaths(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, `${path}.${key}`));
}

describe('the fields of the slip', () => {
  it('the app asks for all fields, except those listed as unread on purpose', () => {
    const found = requested();
    const all = TYPES.flatMap((name) => {
      const type = schema.getType(name);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : [name];
    });
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((field) => !found.has(field)).sort()).toEqual([...UNREAD_ON_PURPOSE].sort());
  });

  it('fields that the app asks for are all read', () => {
    const query = operationsOf(documents).find(({ name }) => name?.value === 'Betslip');
    const [root] = query?.selectionSet.selections ?? [];
    if (root?.kind !== Kind.FIELD || !root.selectionSet) throw new Error('The slip is not asked for');
    const type = schema.getType('Betslip');
    if (!isObjectType(type)) throw new Error('There is no Betslip');
    const answer = answerOf(root.selectionSet, type);
    const read = new Set<string>();
    mapSlip(watched(answer, 'betslip', read) as SlipFieldsFragment);
    expect(leafPaths(answer, 'betslip').filter((path) => !read.has(path))).toEqual([]);
  });
});
