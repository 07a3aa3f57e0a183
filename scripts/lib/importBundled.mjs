/**
 * Runs a source file of the app inside the build: bundles it into one module of plain data and imports that. Packages are not bundled, so
 * only modules that are data (brands, generated documents) can be read this way. Assets become their file name.
 * @template Module
 * @param {string} root
 * @param {string} source
 * @returns {Promise<Module>}
 */
export async function importBundled(root, source) {
  // The scripts that install packages import this file, too.
  const { build } = await import('esbuild');
  const result = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
    loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file', '.css': 'empty' },
    outdir: root,
  });
  const code = result.outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
