import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';

/** The contract in schema/. */
export function readSchema(): GraphQLSchema {
  const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'));
  return buildSchema(files.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('\n'));
}

/** All operations of the app, with their fragments. */
export function readDocuments(): DocumentNode {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'));
  return concatAST(files.map((name) => parse(readFileSync(`src/${name}`, 'utf8'))));
}

export function operationsOf(document: DocumentNode): readonly OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** Violations of the contract in the documents, in graphql's words. */
export function faultsOf(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  return validate(schema, document).map((error) => error.message);
}

/** Names of all arguments that an operation's own root fields are given. */
export function argumentsOf(operation: OperationDefinitionNode): ReadonlySet<string> {
  return new Set(
    operation.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? (selection.arguments ?? []).map((argument) => argument.name.value) : [],
    ),
  );
}

/** Dotted paths of every field an operation asks for, through its fragments: `betslipPlaceBets.placement.status`. */
export function fieldsOf(document: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<string> {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const found = new Set<string>();
  const visit = (set: SelectionSetNode, above: string): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const path = above === '' ? selection.name.value : `${above}.${selection.name.value}`;
        found.add(path);
        if (selection.selectionSet) visit(selection.selectionSet, path);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, above);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet, above);
      }
    }
  };
  visit(operation.selectionSet, '');
  return found;
}
