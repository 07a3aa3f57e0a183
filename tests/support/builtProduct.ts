import { spawnSync } from 'node:child_process';

/** Builds what has changed since the last build; nothing when nothing has. @throws Error with the build's own words. */
export function ensureProductIsBuilt(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}
