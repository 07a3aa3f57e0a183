import { importsOf } from './imports.ts';
import { isTest, type SourceTree, type Violation } from './sourceTree.ts';

const STORE = /^server\/store\/([^/]+)\/(.+)$/;

/** What others may use of a context's store is what its index.ts says. Tests may look behind it. */
export function checkStoreDoors(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    // What stands beside the contexts' folders is below them: the list of tables, migrations.
    if (!/^server\/.*\.ts$/.test(path) || /^server\/store\/[^/]+$/.test(path) || isTest(path)) continue;
    const own = STORE.exec(path)?.[1];
    for (const { target, line } of importsOf(path, text)) {
      const [, context, file] = target.kind === 'file' ? (STORE.exec(target.path) ?? []) : [];
      if (context === undefined || context === own || file === 'index.ts') continue;
      found.push({ path, line, message: `goes past the door of store/${context} to ${file}` });
    }
  }
  return found;
}
