import type { TypedDocumentNode } from '@apollo/client';

/**
 * The generated document of an operation. `never`: a declaration's variables fit its own document (declare.ts). In a build a public
 * operation's document has its hash.
 */
export type Document<Data> = TypedDocumentNode<Data, never> & { readonly hash?: string };

/** The operation name of a document. @throws Error when it has none: a bug. */
export function operationName({ definitions }: Document<unknown>): string {
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  throw new Error('An operation without a name');
}
