import { isGenerated, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

const MAXIMUM_LINES = 400;
/** Made by a tool, or given to us as it is. */
const NOT_OURS = /^(package-lock\.json|docs\/requirements\.json)$/;
// Written so that this file does not fit its own rule.
const REGISTRY = new RegExp(['//registr', 'y\\.[a-z]|npmjs\\.', 'org|yarnpkg\\.', 'com|pkg\\.github\\.', 'com'].join(''), 'g');
const MACHINE_PATH = new RegExp(['(?<![\\w.-])/(work/[a-z]|roo', 't/|home/[a-z]+/\\w|Users/[A-Za-z]+/)'].join(''), 'g');

/** Short files: one idea each. */
export function checkLengths(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/\.(ts|tsx|mjs|css|sql|graphql)$/.test(path) || isGenerated(path)) continue;
    const lines = text.split('\n').length - 1;
    if (lines > MAXIMUM_LINES) found.push({ path, line: MAXIMUM_LINES + 1, message: `has ${lines} lines` });
  }
  return found;
}

/** The project is the same on every machine: no download hosts, no machine's own paths. */
export function checkMachines(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (path === 'docs/requirements.json') continue;
    for (const match of text.matchAll(REGISTRY))
      found.push({ path, line: lineAt(text, match.index), message: `names the registry ${match[0]}` });
    for (const match of text.matchAll(MACHINE_PATH))
      found.push({ path, line: lineAt(text, match.index), message: `names a machine's path ${match[0]}` });
  }
  return found;
}

/** Where a package is downloaded from is the installer's business, not the lock's. */
export function checkLocks(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(path)) continue;
    for (const match of text.matchAll(/"?resolved"?:? "?https?:/g))
      found.push({ path, line: lineAt(text, match.index), message: 'has a resolved address' });
  }
  return found;
}

/** Other people's data stays outside; tests bring a few lines of their own. */
export function checkDataFiles(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree)
    if (/\.(csv|tsv|parquet)$/.test(path) && !NOT_OURS.test(path) && text.length > 10_000)
      found.push({ path, line: 1, message: `holds ${text.length} characters of data` });
  return found;
}
