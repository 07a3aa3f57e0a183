import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_PARTS } from './buildServer.mjs';
import { inProject } from './project.mjs';
import { billOfMaterials, withNeeds } from './sbom.mjs';

/** What a server reads while it runs, and where an operator starts from. */
const READ = [
  'dist/app',
  'dist/brands.json',
  'dist/persisted-queries.json',
  'schema',
  'server/api/location/borders.txt',
  'server/api/sharing/fonts',
  'server/store',
  'deploy',
  'docs/CONFIGURATION.md',
  'docs/OPERATIONS.md',
];
/** What only a sandbox reads. */
const SANDBOX = ['dist/gameServer', 'dist/paymentGateway', 'server/api/streaming/media'];
/** Of the folders above: the sources of the server are beside its SQL. */
const isSource = (file) => file.endsWith('.ts');

const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));

function filesOf(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

function copyInto(folder, names) {
  for (const name of names)
    cpSync(inProject(name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isSource(source),
    });
}

/** A script, the map of its lines and its legal notices. */
const copyScripts = (folder, scripts) =>
  copyInto(
    folder,
    scripts.flatMap((script) => [script, `${script}.map`, `${script}.LEGAL.txt`]).filter((name) => existsSync(inProject(name))),
  );

/** The packages of pages: of the app by the notices that it serves, of its worker by name. */
function pagePackages(lock) {
  const notices = readFileSync(inProject('dist/app/licenses.txt'), 'utf8');
  const inApp = new Set([...notices.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name, version]) => `${name}@${version}`));
  const isInApp = (key) => inApp.has(`${key.replace(/^.*node_modules\//, '')}@${lock.packages[key].version}`);
  const worker = ['workbox-core', 'workbox-precaching'].map((name) => `node_modules/${name}`);
  return [...Object.keys(lock.packages).filter((key) => key !== '' && isInApp(key)), ...withNeeds(worker, lock)];
}

/** Notices of the packages in the server, and beside it; those of the app follow as they are. */
function noticesOf(keys, lock) {
  const textOf = (key) => {
    const names = readdirSync(inProject(key)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
    return names.map((name) => readFileSync(inProject(key, name), 'utf8').trim()).join('\n\n') || 'The package has no text of it.';
  };
  const parts = keys.map((key) => {
    const { version, license } = lock.packages[key];
    return `## ${key.replace(/^.*node_modules\//, '')} - ${version} (${license})\n\n${textOf(key)}\n`;
  });
  const app = readFileSync(inProject('dist/app/licenses.txt'), 'utf8');
  return `# The server\n\n${parts.join('\n')}\n# The app\n\n${app}`;
}

/** As `sha256sum --check` reads it. */
function sumsOf(folder) {
  const sum = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return filesOf(folder)
    .map((file) => `${sum(file)}  ${file}\n`)
    .join('');
}

/**
 * Writes the built product (ensureBuilt) into a folder that runs without the sources, on machines as this one: what it reads, the packages that are not
 * bundled, and what is known of all of it. Replaces what is there.
 * @param {{ withSandbox?: boolean }} options `withSandbox`: with the programs and files of a sandbox, for rehearsals; never with a database
 */
export function makeRelease(folder, { withSandbox = false } = {}) {
  const [manifest, lock, parts] = ['package.json', 'package-lock.json', SERVER_PARTS].map(readJson);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyInto(folder, READ);
  copyScripts(folder, parts.files);
  if (withSandbox) {
    copyInto(folder, SANDBOX);
    copyScripts(folder, parts.sandboxFiles);
  }
  // What else is imported is optional, and not there either where the sources run.
  const native = parts.imported.filter((name) => name in manifest.dependencies);
  const installed = withNeeds(
    native.map((name) => `node_modules/${name}`),
    lock,
    (key) => existsSync(inProject(key)),
  );
  copyInto(folder, installed);
  const { name, version, license, type, engines } = manifest;
  const dependencies = Object.fromEntries(native.map((one) => [one, manifest.dependencies[one]]));
  const write = (file, text) => writeFileSync(path.join(folder, file), text);
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  write('package.json', json({ name, version, private: true, license, type, engines, dependencies }));
  const inServer = [...new Set([...parts.bundled, ...installed])];
  write('sbom.cdx.json', json(billOfMaterials(manifest, [...new Set([...inServer, ...pagePackages(lock)])], lock)));
  write('licenses.txt', noticesOf(inServer, lock));
  cpSync(inProject('deploy/README.md'), path.join(folder, 'README.md'));
  write('SHA256SUMS', sumsOf(folder));
}
