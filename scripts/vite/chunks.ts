import { resolve } from 'node:path';
import { CHUNKS } from './chunkTable.ts';

/** The bundler's facts about a module. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
}

export interface Chunking {
  getModuleInfo(moduleId: string): ModuleFacts | null;
}

/**
 * The chunk of a module by the table; null leaves it to the bundler. A brand's own modules are named after it, so that the worker
 * caches only the current brand's. The entry's imports come before everything else.
 */
export function chunkNames(root: string): (moduleId: string, chunking: Chunking) => string | null {
  const entry = resolve(root, 'src/main.tsx');
  const shared = resolve(root, 'src/brand/links.ts');
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (from: string, chunking: Chunking): ReadonlySet<string> => {
    const cached = reached.get(from);
    if (cached) return cached;
    const found = new Set([from]);
    // A Set may grow while it is iterated; every module is visited once.
    for (const id of found) for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    reached.set(from, found);
    return found;
  };
  return (moduleId, chunking) => {
    const brand = /\/brands\/([a-z]+)\/[^/]+\.tsx?$/.exec(moduleId);
    if (brand?.[1] !== undefined) return `brand-${brand[1]}`;
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(moduleId)) return 'react';
    // What all brands share comes with every page; by itself it would join one brand.
    if (moduleId === shared) return 'shell';
    if (moduleId === entry) return null;
    if (reach(entry, chunking).has(moduleId)) return 'shell';
    const row = CHUNKS.find(
      ({ roots, within = [''] }) =>
        within.some((part) => moduleId.includes(part)) && roots.some((from) => reach(resolve(root, from), chunking).has(moduleId)),
    );
    return row?.name ?? null;
  };
}
