import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** For queries that did not come with the build. Far above what any screen asks, far below what would hurt. */
export const QUERY_LIMITS = { depth: 12, fields: 1000, aliases: 50, rootFields: 20, tokens: 4000 } as const;

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0 };

/** Measures with fragments spread out, each of them once, so that a small text cannot stand for a huge query. */
class Measure {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #known = new Map<string, Size>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  selectionSet(set: SelectionSetNode | undefined): Size {
    let total = NOTHING;
    for (const selection of set?.selections ?? []) {
      let size: Size;
      if (selection.kind === Kind.FIELD) {
        const inner = selection.name.value.startsWith('__') ? NOTHING : this.selectionSet(selection.selectionSet);
        size = { depth: inner.depth + 1, fields: inner.fields + 1, aliases: inner.aliases + (selection.alias ? 1 : 0) };
      } else
        size =
          selection.kind === Kind.INLINE_FRAGMENT
            ? this.selectionSet(selection.selectionSet)
            : this.#fragment(selection.name.value);
      total = {
        depth: Math.max(total.depth, size.depth),
        fields: total.fields + size.fields,
        aliases: total.aliases + size.aliases,
      };
    }
    return total;
  }

  #fragment(name: string): Size {
    const known = this.#known.get(name);
    if (known) return known;
    // A cycle is for validation to refuse; here it must only end.
    this.#known.set(name, NOTHING);
    const size = this.selectionSet(this.#fragments.get(name)?.selectionSet);
    this.#known.set(name, size);
    return size;
  }
}

/** What is too much about a document, in a sentence; null when nothing is. */
export function exceededLimit(document: DocumentNode): string | null {
  const measure = new Measure(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure.selectionSet(definition.selectionSet);
    if (size.depth > QUERY_LIMITS.depth) return `The query is deeper than ${QUERY_LIMITS.depth} fields`;
    if (size.fields > QUERY_LIMITS.fields) return `The query asks for more than ${QUERY_LIMITS.fields} fields`;
    if (size.aliases > QUERY_LIMITS.aliases) return `The query has more than ${QUERY_LIMITS.aliases} aliases`;
    if (definition.selectionSet.selections.length > QUERY_LIMITS.rootFields) {
      return `The query asks for more than ${QUERY_LIMITS.rootFields} things at once`;
    }
  }
  return null;
}
