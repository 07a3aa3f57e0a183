import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { print } from '@apollo/client/utilities';
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';
import { PUBLIC_ROOT_FIELDS, STORED_ROOT_FIELDS } from '../../core/wire/publicCatalogue.ts';
import { importBundled } from '../lib/importBundled.mjs';

/** One operation exactly as the client sends it, printed by Apollo's printer: with `__typename` in every selection where Apollo caches it. */
export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly text: string;
  /** SHA-256 of `text`, lower-case hexadecimal. */
  readonly hash: string;
  /** Path of its document's module from the project's root. */
  readonly file: string;
  /** A query of public fields alone: sent without authorization. */
  readonly isPublic: boolean;
  /** A query of the public catalogue alone: cached by the worker for an offline reload. */
  readonly isStored: boolean;
}

function generatedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.generated.ts'))
    .map((name) => join(folder, name))
    .sort();
}

function rootFields(operation: OperationDefinitionNode): readonly string[] | null {
  const names: string[] = [];
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) return null;
    names.push(selection.name.value);
  }
  return names;
}

function asksOnly(operation: OperationDefinitionNode, allowed: readonly string[]): boolean {
  const fields = rootFields(operation);
  return operation.operation === 'query' && fields !== null && fields.every((field) => allowed.includes(field));
}

/** Operations of prices never go through Apollo's cache, and the name of a type would be a quarter of every message. */
const WITHOUT_TYPE_NAMES = 'src/platform/prices/';

function readOperation(document: DocumentNode, file: string): Operation | null {
  const sent = file.startsWith(WITHOUT_TYPE_NAMES) ? document : new InMemoryCache().transformDocument(document);
  const operation = sent.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const own = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation?.name === undefined || own === undefined) return null;
  const text = print(sent);
  return {
    name: operation.name.value,
    kind: operation.operation,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    file,
    isPublic: asksOnly(own, PUBLIC_ROOT_FIELDS),
    isStored: asksOnly(own, STORED_ROOT_FIELDS),
  };
}

/**
 * Every operation of the app, from the generated documents it imports itself.
 * @throws Error when two different operations share a name: hashes are looked up by name.
 */
export async function collectOperations(root: string): Promise<readonly Operation[]> {
  const files = generatedFiles(resolve(root, 'src'));
  if (files.length === 0) return [];
  const source = files.map((file, index) => `export * as file${index} from ${JSON.stringify(file)};`).join('\n');
  const modules = await importBundled<Record<string, Record<string, unknown>>>(root, source);
  const found = new Map<string, Operation>();
  for (const [index, file] of files.entries()) {
    for (const [exported, value] of Object.entries(modules[`file${index}`] ?? {})) {
      if (!exported.endsWith('Document')) continue;
      const operation = readOperation(value as DocumentNode, relative(root, file));
      if (operation === null) continue;
      const before = found.get(operation.name);
      if (before !== undefined && before.hash !== operation.hash) {
        throw new Error(`Two operations are called ${operation.name}: in ${before.file} and in ${operation.file}.`);
      }
      found.set(operation.name, operation);
    }
  }
  return [...found.values()];
}

/** Operations that the platform sends by name, without Apollo. */
export function isNamed({ file }: Operation): boolean {
  return file.startsWith('src/platform/');
}

/** Operations that are sent without Apollo. */
export function isDirect(operation: Operation): boolean {
  return operation.isPublic || isNamed(operation);
}

/** `{ "<sha256>": "<query text>" }`: the operations that the server accepts in production. */
export function persistedQueries(operations: readonly Operation[]): Record<string, string> {
  return Object.fromEntries(operations.map((operation) => [operation.hash, operation.text]));
}
