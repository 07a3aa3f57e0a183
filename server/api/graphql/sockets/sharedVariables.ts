import { Kind, type OperationDefinitionNode, visit } from 'graphql';
import type { Operation } from '../operations.ts';

/** The root fields without their arguments. */
function withoutRootArguments(node: OperationDefinitionNode): OperationDefinitionNode {
  const selections = node.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? { ...selection, arguments: [] } : selection,
  );
  return { ...node, variableDefinitions: [], selectionSet: { ...node.selectionSet, selections } };
}

/**
 * Names of the variables that change how a value is written, not only which values are sent. Two subscriptions of one operation with the
 * same values of these get the same text for the same update.
 */
export function writingVariables({ document, node }: Pick<Operation, 'document' | 'node'>): ReadonlySet<string> {
  const names = new Set<string>();
  const parts = [withoutRootArguments(node), ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)];
  for (const part of parts) {
    visit(part, {
      enter(inner) {
        if (inner.kind === Kind.VARIABLE) names.add(inner.name.value);
      },
    });
  }
  return names;
}

/** The same for subscriptions whose values are written in the same way. */
export function writingKey(
  operation: Pick<Operation, 'key' | 'document' | 'node'>,
  variables: Readonly<Record<string, unknown>>,
): string {
  const names = [...writingVariables(operation)].sort();
  return `${operation.key} ${JSON.stringify(names.map((name) => [name, variables[name] ?? null]))}`;
}
