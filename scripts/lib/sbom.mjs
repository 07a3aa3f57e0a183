import { resolve } from './lockFile.mjs';

/** Packages for the build alone, by `package.json`, whose code is nevertheless in pages. */
export const IN_PAGES = ['hls.js', 'pixi.js'];

/** As npm writes it. */
function componentOf(name, { version, license, integrity }) {
  const [alg, hash] = integrity.split('-');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: alg.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [{ license: { id: license } }],
  };
}

/**
 * Adds the packages of pages that `npm sbom --omit=dev` leaves out, and what these need.
 * @param {{ components: readonly object[], dependencies: readonly object[] }} bom CycloneDX of npm
 */
export function withPages(bom, lock) {
  const there = new Set(bom.components.map((part) => part['bom-ref']));
  const added = new Map();
  const add = (key) => {
    const entry = lock.packages[key];
    const name = key.replace(/^.*node_modules\//, '');
    const ref = `${name}@${entry.version}`;
    if (there.has(ref) || added.has(ref)) return ref;
    const needs = { part: componentOf(name, entry), dependsOn: [] };
    added.set(ref, needs);
    needs.dependsOn = Object.keys(entry.dependencies ?? {}).map((needed) => add(resolve(lock.packages, key, needed)));
    return ref;
  };
  for (const name of IN_PAGES) add(`node_modules/${name}`);
  const parts = [...added.values()];
  return {
    ...bom,
    components: [...bom.components, ...parts.map(({ part }) => part)],
    dependencies: [...bom.dependencies, ...parts.map(({ part, dependsOn }) => ({ ref: part['bom-ref'], dependsOn }))],
  };
}
