import { ROOMS, type Room } from './rooms.ts';

interface Pattern {
  readonly group: readonly string[];
  readonly message: string;
}

/** The product's rooms. Only the architecture test checks tests, scripts and tools; `src/gql` is generated. */
const LINTED = /^(core|brands|src|sw|server)\/(?!\*\.d\.ts|gql\/)/;

/** Every folder that is a room or holds rooms, the outer ones before the inner ones. */
const FOLDERS = [...new Set(ROOMS.flatMap(({ path }) => foldersOf(path.replace('*/', '{1}/'))))].sort();

function foldersOf(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => `${segments.slice(0, index + 1).join('/')}/`).filter((folder) => !folder.endsWith('{1}/'));
}

/** Folders of contexts are named like these rooms, in each layer of the server: the text of an import does not say which is meant. */
const NAMES_OF_CONTEXTS = new Set(['jobs', 'push', 'payments']);

function lastSegment(folder: string): string {
  return folder.split('/').at(-2) ?? '';
}

function allowedPaths(room: Room): readonly string[] {
  return [...room.imports, ...(room.types ?? [])];
}

function allowsAll(room: Room, folder: string): boolean {
  return allowedPaths(room).some((path) => path.endsWith('/') && folder.startsWith(path.replace('*', '{1}')));
}

/**
 * A linter sees the text of an import and not its file. It can forbid a folder by its name, if no folder of that name is
 * allowed, except for single files. Only the architecture test sees the rest (types, another brand's files).
 */
function forbiddenFolders(room: Room): readonly string[] {
  const names = new Map<string, readonly string[]>();
  const whole: string[] = [];
  for (const folder of FOLDERS) {
    if (folder.includes('{1}') && !room.path.startsWith('src/features/*')) continue;
    const name = lastSegment(folder);
    if (room.path.startsWith('server/') && NAMES_OF_CONTEXTS.has(name)) continue;
    if (names.has(name) || whole.some((outer) => folder.startsWith(outer))) continue;
    if (FOLDERS.some((other) => lastSegment(other) === name && allowsAll(room, other))) continue;
    // A room imports its own files without the folder's name.
    const inside = allowedPaths(room).filter((path) => path.startsWith(folder) && !path.includes('{1}'));
    if (inside.some((path) => path.endsWith('/') || path.includes('/*.'))) continue;
    if (inside.length === 0 && !room.path.startsWith(folder)) whole.push(folder);
    names.set(name, [`**/${name}/**`, ...inside.map((path) => `!**/${path.slice(folder.length - name.length - 1)}`)]);
  }
  return [...names.values()].flat();
}

function forbiddenPackages(room: Room): readonly string[] {
  const globs = room.packages.filter((name) => name !== '*').flatMap((name) => [name, `${name}/**`]);
  if (room.packages.includes('*'))
    return [...globs.map((glob) => glob.slice(1)), ...(room.builtins ? [] : ['node:*', 'node:*/**'])];
  return ['**', '!./**', '!../**', ...(room.builtins ? ['!node:*', '!node:*/**'] : []), ...globs.map((glob) => `!${glob}`)];
}

function override(room: Room): unknown {
  const where = `the room "${room.name}" (tests/architecture/rooms.ts).`;
  const patterns: readonly Pattern[] = [
    { group: forbiddenPackages(room), message: `Not a package of ${where}` },
    { group: forbiddenFolders(room), message: `Not to be imported by ${where}` },
  ];
  return {
    includes: [room.path.endsWith('/') ? `${room.path}**` : room.path, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  };
}

/** The import rules as biome.json extends them, so that editors show violations. The last override that fits a file decides. */
export function lintRules(): string {
  const rooms = ROOMS.filter(({ path }) => LINTED.test(path)).toReversed();
  return `{ "overrides": [\n${rooms.map((room) => JSON.stringify(override(room))).join(',\n')}\n] }\n`;
}
