import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { supportedNode } from '../../scripts/lib/nodes.mjs';

/** Builds the parts whose sources changed since the last build. @throws Error with the build's own words. */
export function ensureProductIsBuilt(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

/**
 * What `node` is given to run a program of the product: the built one, if there is one, or that of the sources.
 * @param source as `server/main.ts`
 * @param project the project's directory; this project's by default
 */
export function programOf(source: string, project = process.cwd()): readonly string[] {
  const built = path.join('dist', source.replace(/\.ts$/, '.js'));
  return existsSync(path.join(project, built)) ? [built] : ['--import', 'tsx', source];
}

/**
 * The job of a deploy, as an operator runs it.
 * @param environment that of the servers to come
 * @returns what it says on stdout
 * @throws Error with its words where it fails
 */
export async function migrateProduct(environment: Readonly<Record<string, string>>, project = process.cwd()): Promise<string> {
  const { stdout } = await promisify(execFile)(supportedNode(), programOf('server/migrate.ts', project), {
    cwd: project,
    env: { ...process.env, ...environment },
  });
  return stdout;
}
