import { importsOf } from './imports.ts';
import type { SourceTree, Violation } from './sourceTree.ts';

const CHECKED = /^(core|src|server|sw|scripts|brands)\/.*\.tsx?$/;

/** Files that import themselves through others, types included: none of a circle can be understood or moved alone. */
export function checkCircles(tree: SourceTree): readonly Violation[] {
  const imports = new Map<string, readonly string[]>();
  for (const [path, text] of tree)
    if (CHECKED.test(path))
      imports.set(
        path,
        importsOf(path, text).flatMap(({ dynamic, target }) => (target.kind === 'file' && !dynamic ? [target.path] : [])),
      );
  const found: Violation[] = [];
  const isDone = new Set<string>();
  const trail: string[] = [];
  const walk = (path: string): void => {
    if (trail.includes(path)) {
      const circle = [...trail.slice(trail.indexOf(path)), path];
      found.push({ path, line: 1, message: `imports itself: ${circle.join(' -> ')}` });
      return;
    }
    if (isDone.has(path)) return;
    trail.push(path);
    for (const next of imports.get(path) ?? []) walk(next);
    trail.pop();
    isDone.add(path);
  };
  for (const path of imports.keys()) walk(path);
  return found;
}
