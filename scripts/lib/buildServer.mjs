import { readdirSync, rmSync } from 'node:fs';
import { inProject, root } from './project.mjs';

/** The server and its commands as plain JavaScript in dist/server; packages stay in node_modules, SQL and SDL are read from the sources. */
export async function buildServer() {
  const { build, stop } = await import('esbuild');
  const commands = readdirSync(inProject('server/cli')).filter((name) => /^[a-zA-Z]+\.ts$/.test(name));
  const outdir = inProject('dist/server');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['./server/main.ts', ...commands.map((name) => `./server/cli/${name}`)],
    outbase: 'server',
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
  });
  // Otherwise its helper process would live as long as this one.
  await stop();
  removeOld(outdir, new Set(Object.keys(metafile.outputs).map((file) => inProject(file))));
}

/** Removes chunks of earlier builds; a running server has already loaded its own. */
function removeOld(directory, current) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath ?? entry.path}/${entry.name}`;
    if (entry.isFile() && !current.has(file)) rmSync(file, { force: true });
  }
}
