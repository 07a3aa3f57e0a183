import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandFiles, type ModelFiles } from './brandNew/brandFiles.ts';
import { BRAND_CODE } from './lib/brands.mjs';
import { Failure, inProject, main, root } from './lib/project.mjs';

const MODEL = 'tsb';

/** `npm run brand:new -- CODE`: a brand that builds and runs, in `brands/CODE` and nowhere else. */
async function brandNew(code: string): Promise<void> {
  if (!BRAND_CODE.test(code)) throw new Failure('Usage: npm run brand:new -- CODE. A brand’s code is 2 to 12 letters, a to z.');
  const folder = inProject('brands', code);
  if (existsSync(folder)) throw new Failure(`There is a brand ${code} already, in brands/${code}.`);
  try {
    await mkdir(path.join(folder, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(brandFiles(code, await readModel()))) await writeFile(path.join(folder, name), text);
    format(folder);
    const { drawIcons } = await import('./drawIcons.ts');
    await drawIcons(root, [code]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  process.stdout.write(
    `brands/${code}: npm start, then http://${code}.localhost:4000. Its words, colours and marks are yours to change.\n`,
  );
}

async function readModel(): Promise<ModelFiles> {
  const read = (name: string): Promise<string> => readFile(inProject('brands', MODEL, name), 'utf8');
  return {
    code: MODEL,
    'brand.ts': await read('brand.ts'),
    'copy.ts': await read('copy.ts'),
    'theme.ts': await read('theme.ts'),
  };
}

function format(folder: string): void {
  const { status, stderr } = spawnSync(inProject('node_modules', '.bin', 'biome'), ['format', '--write', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(`The files of the brand could not be formatted: ${stderr}`);
}

await main(() => brandNew(process.argv[2] ?? ''));
