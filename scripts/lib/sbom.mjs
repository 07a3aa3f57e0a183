import { resolve } from './lockFile.mjs';

const nameOf = (key) => key.replace(/^.*node_modules\//, '');

/** The packages of the folders, and what they need, as folders of the lock file. */
export function withNeeds(keys, lock, isThere = () => true) {
  const found = new Set();
  const follow = (key) => {
    if (key === undefined || found.has(key) || !isThere(key)) return;
    found.add(key);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[key];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) follow(resolve(lock.packages, key, name));
  };
  for (const key of keys) follow(key);
  return [...found].sort();
}

/** As npm writes it. */
function componentOf(key, { version, license, integrity }) {
  const name = nameOf(key);
  const [alg, hash] = integrity.split('-');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: alg.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [{ expression: license }],
  };
}

/**
 * A bill of materials in CycloneDX of the packages at `keys`, folders of the lock file.
 * @param {{ name: string, version: string, license: string }} product
 */
export function billOfMaterials(product, keys, lock) {
  // The same version of a package in two folders is one component.
  const entries = new Map(keys.map((key) => [`${nameOf(key)}@${lock.packages[key].version}`, key]));
  const refOf = (from, name) => {
    const key = resolve(lock.packages, from, name);
    const ref = key && `${name}@${lock.packages[key].version}`;
    return entries.has(ref) ? [ref] : [];
  };
  const own = `${product.name}@${product.version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': own,
        type: 'application',
        name: product.name,
        version: product.version,
        licenses: [{ expression: product.license }],
      },
    },
    components: [...entries].map(([, key]) => componentOf(key, lock.packages[key])),
    dependencies: [
      { ref: own, dependsOn: [...entries.keys()] },
      ...[...entries].map(([ref, key]) => {
        const { dependencies = {}, optionalDependencies = {} } = lock.packages[key];
        return { ref, dependsOn: Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => refOf(key, name)) };
      }),
    ],
  };
}
