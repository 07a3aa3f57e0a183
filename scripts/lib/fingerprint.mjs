import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

function* filesOf(relative) {
  const absolute = inProject(relative);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) {
    yield relative;
    return;
  }
  for (const entry of readdirSync(absolute, { withFileTypes: true })) {
    const child = path.join(relative, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

/**
 * Identifies the sources of a build: `quick` by names, sizes and times, `thorough` by the contents. Equal quick ones mean equal sources;
 * different ones may still be a fresh checkout of the same contents.
 */
export function fingerprint(sources) {
  const files = sources.flatMap((source) => [...filesOf(source)]).sort();
  const hash = (facts) => {
    const sum = createHash('sha256');
    for (const file of files) sum.update(`${file}\0${facts(file)}\n`);
    return sum.digest('hex');
  };
  return {
    quick: () =>
      hash((file) => {
        const { size, mtimeMs } = statSync(inProject(file));
        return `${size} ${mtimeMs}`;
      }),
    thorough: () =>
      hash((file) =>
        createHash('sha256')
          .update(readFileSync(inProject(file)))
          .digest('hex'),
      ),
  };
}
