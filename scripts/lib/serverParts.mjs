import { builtinModules } from 'node:module';

/** What is started by itself; other entry points of a metafile are modules that are loaded later. */
const PROGRAM = /^server\/(?:main|migrate|cli\/\w+)\.ts$/;
/** What only a sandbox loads, by an import() of its own. */
const SANDBOX_PACKAGES = ['oidc-provider'];

/** The folder of the lock file that a bundled file is from, also where node_modules is a link; undefined: it is the project's. */
export const packageOf = (file) => /node_modules\/.*$/.exec(file)?.[0].match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];

const isOfSandbox = ({ inputs }) =>
  Object.keys(inputs).some((input) => SANDBOX_PACKAGES.some((name) => packageOf(input) === `node_modules/${name}`));

/** The files that a server without a sandbox can load, from its programs on. */
function reachable(outputs) {
  const found = new Set();
  const follow = (file) => {
    if (found.has(file) || isOfSandbox(outputs[file])) return;
    found.add(file);
    for (const { path, external } of outputs[file].imports) if (!external) follow(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (PROGRAM.test(entryPoint)) follow(file);
  return found;
}

/**
 * What a release has to know of the built server.
 * @param {import('esbuild').Metafile} metafile
 * @returns {{ files: string[], sandboxFiles: string[], bundled: string[], imported: string[] }} `files`: programs and chunks that a server without a
 * sandbox can load; `sandboxFiles`: the others; of `files`, `bundled`: the packages in them, as folders of the lock file, and `imported`: the names of
 * those that they still import
 */
export function serverParts({ outputs }) {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'));
  const own = reachable(outputs);
  const sorted = (values) => [...new Set(values)].sort();
  const of = [...own].map((file) => outputs[file]);
  const external = of.flatMap(({ imports }) => imports.filter((one) => one.external).map((one) => one.path));
  const nameOf = (imported) => /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0];
  return {
    files: sorted(own),
    sandboxFiles: sorted(scripts.filter((file) => !own.has(file))),
    bundled: sorted(of.flatMap(({ inputs }) => Object.keys(inputs).map(packageOf).filter(Boolean))),
    imported: sorted(external.filter((one) => !one.startsWith('node:') && !builtinModules.includes(one)).map(nameOf)),
  };
}
