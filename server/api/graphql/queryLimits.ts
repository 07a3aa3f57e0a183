import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Limits for queries that are not part of the build. Far above the needs of any screen, far below what would overload the server. */
export const QUERY_LIMITS = {
  depth: 12,
  fields: 1200,
  aliases: 50,
  rootFields: 20,
  tokens: 4000,
  /** The introspection query of GraphiQL and of code generators is 15 deep and has one root and no alias. */
  introspection: { depth: 20, roots: 2, aliases: 2 },
} as const;

interface Size {
  /** Counts outside introspection. */
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  /** Counts of `__schema` and `__type`, at any depth. */
  readonly introspectionRoots: number;
  readonly introspectionDepth: number;
  readonly introspectionAliases: number;
}

const NOTHING: Size = {
  depth: 0,
  fields: 0,
  aliases: 0,
  introspectionRoots: 0,
  introspectionDepth: 0,
  introspectionAliases: 0,
};
const INTROSPECTION_ROOTS: ReadonlySet<string> = new Set(['__schema', '__type']);

function sum(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    aliases: one.aliases + other.aliases,
    introspectionRoots: one.introspectionRoots + other.introspectionRoots,
    introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
    introspectionAliases: one.introspectionAliases + other.introspectionAliases,
  };
}

/** Counts a fragment as often as it is spread. Each fragment is walked once, so that a small text of a huge query costs little. */
class Measure {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #sizes = new Map<string, Size>();
  readonly #widths = new Map<string, number>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  size(set: SelectionSetNode | undefined): Size {
    return (set?.selections ?? []).reduce((total, selection) => sum(total, this.#selectionSize(selection)), NOTHING);
  }

  /** The number of root fields once all fragments are spread. */
  width(set: SelectionSetNode | undefined): number {
    return (set?.selections ?? []).reduce((total, selection) => {
      if (selection.kind === Kind.FIELD) return total + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return total + this.width(selection.selectionSet);
      return total + this.#ofFragment(selection.name.value, this.#widths, 0, (spread) => this.width(spread));
    }, 0);
  }

  #selectionSize(selection: SelectionNode): Size {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.size(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return this.#ofFragment(selection.name.value, this.#sizes, NOTHING, (spread) => this.size(spread));
    const inner = this.size(selection.selectionSet);
    const alias = selection.alias ? 1 : 0;
    if (!INTROSPECTION_ROOTS.has(selection.name.value))
      return { ...inner, depth: inner.depth + 1, fields: inner.fields + 1, aliases: inner.aliases + alias };
    return {
      depth: 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + alias,
      introspectionRoots: inner.introspectionRoots + 1,
      introspectionDepth: inner.depth + 1,
      introspectionAliases: inner.aliases + alias,
    };
  }

  /** Validation refuses a cycle of fragments; here it must only end. */
  #ofFragment<Value>(
    name: string,
    measured: Map<string, Value>,
    none: Value,
    measure: (set: SelectionSetNode | undefined) => Value,
  ): Value {
    const found = measured.get(name);
    if (found !== undefined) return found;
    measured.set(name, none);
    const value = measure(this.#fragments.get(name)?.selectionSet);
    measured.set(name, value);
    return value;
  }
}

/** Root fields of an operation once all fragments are spread; at least one. */
export function rootFieldCount(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  return Math.max(1, new Measure(document).width(selectionSet));
}

function exceededBy(size: Size, width: number): string | null {
  const { introspection, ...limits } = QUERY_LIMITS;
  if (size.depth > limits.depth) return `The query is deeper than ${limits.depth} fields`;
  if (size.fields > limits.fields) return `The query asks for more than ${limits.fields} fields`;
  if (size.aliases > limits.aliases) return `The query has more than ${limits.aliases} aliases`;
  if (width > limits.rootFields) return `The query asks for more than ${limits.rootFields} things at once`;
  if (size.introspectionRoots > introspection.roots) return `The query asks for the schema more than ${introspection.roots} times`;
  if (size.introspectionDepth > introspection.depth) return `The schema is asked for at most ${introspection.depth} fields deep`;
  if (size.introspectionAliases > introspection.aliases)
    return `The query has more than ${introspection.aliases} aliases in the schema`;
  return null;
}

/** Which limit a document exceeds, in a sentence; null when none. */
export function exceededLimit(document: DocumentNode): string | null {
  const measure = new Measure(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const exceeded = exceededBy(measure.size(definition.selectionSet), measure.width(definition.selectionSet));
    if (exceeded !== null) return exceeded;
  }
  return null;
}
