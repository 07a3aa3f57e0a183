import path from 'node:path';
import { Kind, visit } from 'graphql';

/**
 * Codegen plugin: every operation as a typed document, every fragment once. The stock plugin (typed-document-node) writes a fragment anew
 * into every document that uses it, which was more than half of the documents' bytes in the app; its one mode without repetition
 * (graphQLTag) needs a parser in the browser.
 *
 * The preset states which fragments are from another file (`externalFragments`) and where that file is (`fragmentImports`; complete
 * only with `dedupeFragments`).
 */
export function plugin(_schema, documents, config) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const own = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map([...own, ...config.externalFragments.map(({ node }) => node)].map((node) => [node.name.value, node]));
  const needed = operations.map((operation) => fragmentsOf(operation, fragments));
  const external = new Set(needed.flat().filter((name) => !own.some((node) => node.name.value === name)));
  return {
    prepend: [
      ...(operations.length > 0 ? ["import type { TypedDocumentNode } from '@graphql-typed-document-node/core';"] : []),
      ...importsOf(external, config.fragmentImports),
    ],
    content: [
      ...own.map((node) => `export const ${constant(node.name.value)} = ${text(node)};`),
      ...operations.map((operation, index) => document(operation, needed[index])),
    ].join('\n'),
  };
}

const constant = (fragment) => `${fragment}Definition`;

/** Names of all fragments that a definition needs, each once, in the order of their first use. */
function fragmentsOf(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name: { value: name } }) {
      if (found.has(name)) return;
      found.add(name);
      fragmentsOf(fragments.get(name), fragments, found);
    },
  });
  return [...found];
}

/** Without source locations and without empty lists: neither printing nor running a document needs them. */
function text(node) {
  return JSON.stringify(node, (key, value) => (key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value));
}

function document(operation, fragments) {
  const name = operation.name.value;
  const type = `${name}${operation.operation[0].toUpperCase()}${operation.operation.slice(1)}`;
  const definitions = [text(operation), ...fragments.map(constant)].join(',');
  return `export const ${name}Document = {"kind":"Document","definitions":[${definitions}]} as unknown as TypedDocumentNode<${type}, ${type}Variables>;`;
}

function importsOf(external, fragmentImports) {
  return fragmentImports.flatMap(({ outputPath, importSource }) => {
    const file = path.relative(path.dirname(outputPath), importSource.path).split(path.sep).join('/');
    const names = importSource.identifiers
      .filter(({ kind, name }) => kind === 'document' && external.has(name.replace(/FragmentDoc$/, '')))
      .map(({ name }) => constant(name.replace(/FragmentDoc$/, '')));
    return names.length === 0 ? [] : [`import { ${names.sort().join(', ')} } from '${file.startsWith('.') ? file : `./${file}`}';`];
  });
}
