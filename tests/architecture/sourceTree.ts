import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Path from the project's root, with forward slashes, to the file's text. */
export type SourceTree = ReadonlyMap<string, string>;

/** A violation that a law found in a tree. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const BINARY = /\.(png|ico|woff2?|jpe?g|webp|gz|br)$/;

/** Every file that git tracks or would track. */
export function readProjectTree(root = process.cwd()): SourceTree {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed.split('\0').filter((path) => path !== '' && !BINARY.test(path) && existsSync(`${root}/${path}`));
  return new Map(paths.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]));
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(path) && !isGenerated(path);
}

export function isGenerated(path: string): boolean {
  return /(^|\/)generated\/|\.generated\.ts$|^src\/gql\//.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let index = 0; index < offset; index += 1) if (text.charCodeAt(index) === 10) line += 1;
  return line;
}

export function describeViolation(violation: Violation): string {
  return `${violation.path}:${violation.line} ${violation.message}`;
}
