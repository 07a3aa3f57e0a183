import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { Failure, inProject, main, say } from './lib/project.mjs';
import { withPages } from './lib/sbom.mjs';

const FILE = 'dist/sbom.cdx.json';

/** `npm run sbom`: the packages that servers and pages consist of, as CycloneDX, in dist/sbom.cdx.json. */
await main(async () => {
  await ensureInstalled();
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--omit=dev', '--sbom-format', 'cyclonedx'], {
    cwd: inProject(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Failure(`npm sbom failed: ${stderr}`);
  const bom = withPages(JSON.parse(stdout), JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')));
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject(FILE), `${JSON.stringify(bom, null, 2)}\n`);
  say(`${bom.components.length} packages are in ${FILE}.`);
});
