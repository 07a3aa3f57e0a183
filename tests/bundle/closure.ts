import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { importsOf } from '../architecture/imports.ts';

/** Scripts of a built page that the browser fetches before any runs: the entry, its preloads and all their static imports. */
export function initialScripts(appDirectory: string, page: string): readonly string[] {
  const html = readFileSync(path.join(appDirectory, page), 'utf8');
  const fileOf = importMapOf(html);
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(path.join(appDirectory, file), 'utf8');
    for (const record of importsOf(file, text)) {
      if (record.target.kind === 'file' && !record.dynamic) visit(fileOf(record.target.path));
    }
  };
  for (const match of html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/?([^"]+\.js)"/g)) if (match[1]) visit(match[1]);
  return [...found];
}

/** From the stable name of a chunk, which others import, to its file. */
function importMapOf(html: string): (name: string) => string {
  const [, text = '{"imports":{}}'] = /<script type="importmap">([^<]*)</.exec(html) ?? [];
  const { imports } = JSON.parse(text) as { readonly imports: Readonly<Record<string, string>> };
  return (name) => imports[`/${name}`]?.slice(1) ?? name;
}

export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

export function scriptBytes(appDirectory: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipBytes(readFileSync(path.join(appDirectory, file))), 0);
}
