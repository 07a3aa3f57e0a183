import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { lineAt } from './sourceTree.ts';

export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'unknown' };

export interface ImportRecord {
  readonly target: ImportTarget;
  readonly request: string;
  /** Absent at run time. */
  readonly typesOnly: boolean;
  /** Loaded at run time, with import(). */
  readonly dynamic: boolean;
  readonly line: number;
}

/** Several laws read the imports of the same thousands of files. */
const cache = new Map<string, { readonly text: string; readonly records: readonly ImportRecord[] }>();

/** Every module a file names: static and dynamic imports, Vite's patterns, re-exports and `import('x')` in types. */
export function importsOf(from: string, text: string): readonly ImportRecord[] {
  const before = cache.get(from);
  if (before?.text === text) return before.records;
  const records = readImports(from, text);
  cache.set(from, { text, records });
  return records;
}

/** What only the tree of the syntax tells, which takes several times as long as the list of imports. */
const IN_THE_TREE = /import\.meta\.glob|\bimport\s*[(/]/;

function readImports(from: string, text: string): readonly ImportRecord[] {
  const parsed = parseSync(from, text);
  const found: ImportRecord[] = [];
  const add = (request: string, offset: number, typesOnly: boolean, dynamic = false): void => {
    found.push({ target: resolveRequest(from, request), request, typesOnly, dynamic, line: lineAt(text, offset) });
  };
  for (const item of parsed.module.staticImports)
    add(item.moduleRequest.value, item.start, item.entries.length > 0 && item.entries.every((entry) => entry.isType));
  for (const item of parsed.module.staticExports) {
    const request = item.entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest;
    if (request)
      add(
        request.value,
        item.start,
        item.entries.every((entry) => entry.isType),
      );
  }
  for (const item of parsed.module.dynamicImports) {
    const source = text.slice(item.moduleRequest.start, item.moduleRequest.end);
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source)?.[2];
    if (literal !== undefined) add(literal, item.start, false, true);
    else
      found.push({ target: { kind: 'unknown' }, request: source, typesOnly: false, dynamic: true, line: lineAt(text, item.start) });
  }
  if (!IN_THE_TREE.test(text)) return found;
  new Visitor({
    CallExpression(node) {
      const [pattern] = node.arguments;
      if (text.slice(node.callee.start, node.callee.end) !== 'import.meta.glob' || pattern?.type !== 'Literal') return;
      add(String(pattern.value), node.start, false, true);
    },
    TSImportType(node) {
      add(node.source.value, node.start, true);
    },
  }).visit(parsed.program);
  return found;
}

export function resolveRequest(from: string, request: string): ImportTarget {
  const plain = request.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return { kind: 'file', path: path.posix.join(path.posix.dirname(from), plain) };
  if (plain.startsWith('/')) return { kind: 'file', path: plain.slice(1) };
  if (plain.startsWith('node:')) return { kind: 'builtin', name: plain };
  const [first = '', second = ''] = plain.split('/');
  return { kind: 'package', name: first.startsWith('@') ? `${first}/${second}` : first };
}
