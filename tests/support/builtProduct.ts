import { spawnSync } from 'node:child_process';

/** Builds the parts whose sources changed since the last build. @throws Error with the build's own words. */
export function ensureProductIsBuilt(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}
