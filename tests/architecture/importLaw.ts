import { type ImportRecord, importsOf } from './imports.ts';
import { ROOMS, type Room } from './rooms.ts';
import { isTest, type SourceTree, type Violation } from './sourceTree.ts';

const TEST_PACKAGES = /^(vitest|@testing-library\/react|fast-check|oxc-parser|ws|graphql|@graphql-tools\/.+)$/;

/** The texts that the stars of `pattern` match if `path` is at or below it, else null. */
export function starsOf(pattern: string, path: string): readonly string[] | null {
  const source = pattern.replace(/[.+^$()|[\]\\{}]/g, '\\$&').replace(/\*/g, '([^/]+)');
  const match = new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`).exec(path);
  return match ? match.slice(1) : null;
}

export function roomOf(path: string): { readonly room: Room; readonly own: string } | null {
  for (const room of ROOMS) {
    const stars = starsOf(room.path, path);
    if (stars) return { room, own: stars[0] ?? '' };
  }
  return null;
}

function allowsPackage(room: Room, name: string): boolean {
  const matches = (glob: string): boolean => new RegExp(`^${glob.replaceAll('*', '.*')}$`).test(name);
  return room.packages.some(matches) && !room.packages.some((glob) => glob.startsWith('!') && matches(glob.slice(1)));
}

function within(patterns: readonly string[], own: string, path: string): boolean {
  return patterns.some((pattern) => starsOf(pattern.replace('{1}', own), path) !== null);
}

function complaint(path: string, room: Room, own: string, record: ImportRecord): string | null {
  const { target } = record;
  const test = isTest(path);
  if (target.kind === 'unknown')
    return allowsPackage(room, 'anything') ? null : `imports ${record.request}, which no rule can check`;
  if (target.kind === 'builtin') return room.builtins || test ? null : `${room.name} may not use ${target.name}`;
  if (target.kind === 'package') {
    if (allowsPackage(room, target.name) || (test && TEST_PACKAGES.test(target.name))) return null;
    // Types of a package vanish in the build, but they still tie a pure room to the package.
    return `${room.name} may not use the package ${target.name}`;
  }
  if (within(room.imports, own, target.path)) return null;
  if (test && within(room.tests ?? [], own, target.path)) return null;
  if (within(room.types ?? [], own, target.path))
    return record.typesOnly ? null : `${room.name} may take only types from ${target.path}`;
  return `${room.name} may not import ${target.path}`;
}

/** Every import of every source file against the room table. A file in no room is a violation too. */
export function checkImports(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/\.(ts|tsx|mjs)$/.test(path)) continue;
    const place = roomOf(path);
    if (!place) {
      found.push({ path, line: 1, message: 'is in no room' });
      continue;
    }
    for (const record of importsOf(path, text)) {
      const message = complaint(path, place.room, place.own, record);
      if (message) found.push({ path, line: record.line, message });
    }
  }
  return found;
}
