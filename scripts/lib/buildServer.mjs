import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { NODE_BUNDLE } from './nodeBundle.mjs';
import { inProject } from './project.mjs';
import { serverParts } from './serverParts.mjs';

/** What a release takes of it (serverParts.mjs). */
export const SERVER_PARTS = 'dist/server.json';

/** The server and its commands as plain JavaScript in dist/server, their packages in it; SQL and SDL are read from the sources. */
export async function buildServer() {
  const { build, stop } = await import('esbuild');
  const commands = readdirSync(inProject('server/cli')).filter((name) => /^[a-zA-Z]+\.ts$/.test(name));
  const outdir = inProject('dist/server');
  const { metafile } = await build({
    ...NODE_BUNDLE,
    entryPoints: ['./server/main.ts', './server/migrate.ts', ...commands.map((name) => `./server/cli/${name}`)],
    outbase: 'server',
    outdir,
    splitting: true,
    metafile: true,
  });
  // Otherwise its helper process would live as long as this one.
  await stop();
  writeFileSync(inProject(SERVER_PARTS), JSON.stringify(serverParts(metafile)));
  removeOld(outdir, new Set(Object.keys(metafile.outputs).map((file) => inProject(file))));
}

/** Removes chunks of earlier builds; a running server has already loaded its own. */
function removeOld(directory, current) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath ?? entry.path}/${entry.name}`;
    if (entry.isFile() && !current.has(file)) rmSync(file, { force: true });
  }
}
