/**
 * npm leaves packages that a registry does not have out of the lock file, but `npm ci` refuses a lock file that does not name every
 * optional package, even those for other machines. These functions find the gaps and fill them.
 *
 * @typedef {{ version?: string, name?: string, integrity?: string, link?: boolean, optionalDependencies?: Record<string, string>, dev?: boolean, license?: string, engines?: object }} Entry
 */

/** The place where Node finds `name` from the package at `from`, as a key of the lock file; undefined without one. */
export function resolve(packages, from, name) {
  const parents = from.split('/node_modules/');
  const bases = ['', ...parents.map((_, index) => parents.slice(0, index + 1).join('/node_modules/')).filter(Boolean)];
  return bases
    .reverse()
    .map((base) => `${base === '' ? '' : `${base}/`}node_modules/${name}`)
    .find((key) => packages[key]);
}

/** Optional packages that another package names and the lock file does not have. */
export function missingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => resolve(lock.packages, from, name) === undefined)
      .map(([name, version]) => ({ from, name, version })),
  );
}

/** Packages whose content nothing fixes: all but those of this repository need a hash. */
export function withoutHash(lock) {
  return Object.entries(lock.packages)
    .filter(([key, entry]) => key.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([key, { name, version }]) => ({ key, name: name ?? key.replace(/^.*node_modules\//, ''), version }));
}

/** @param {ReadonlyMap<string, string>} hashes by the keys of the lock file */
export function addHashes(lock, hashes) {
  const packages = Object.entries(lock.packages).map(([key, entry]) => {
    const integrity = hashes.get(key);
    const { name, version, ...rest } = entry;
    const named = name ? { name } : {};
    // In npm's order, so that its next install changes nothing.
    return [key, integrity ? { ...named, version, integrity, ...rest } : entry];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Native packages are named after their machine: `binding-linux-x64-musl` is for linux, x64, musl. */
function machineOf(name) {
  const [os, cpu, abi = ''] = name.replace(/^@[^/]+\/(?:binding|cli|rollup)-/, '').split('-');
  const libc = os === 'linux' ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {};
  return { os: [os], cpu: [cpu], ...libc };
}

/** The lock file with its gaps filled, with the fields by which npm sees that a package is not for this machine. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const { from, name, version } of missingOptional(lock)) {
    if (!/^\d/.test(version)) throw new Error(`${from} asks for ${name} ${version}, which is no single version`);
    const { dev, license, engines } = lock.packages[from];
    const { os, cpu, libc } = machineOf(name);
    packages[`node_modules/${name}`] = {
      version,
      cpu,
      ...(dev ? { dev } : {}),
      ...(libc ? { libc } : {}),
      ...(license ? { license } : {}),
      optional: true,
      os,
      ...(engines ? { engines } : {}),
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
