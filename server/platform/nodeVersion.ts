import { StartupFailure } from './startupFailure.ts';

/** As the `engines` of package.json say: the oldest version in support, and what the packages of the server need. */
export const OLDEST_NODE = '22.18';

/** @param version as `process.versions.node` @throws StartupFailure where it is older than OLDEST_NODE */
export function refuseOldNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least = 0, leastMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major < least || (major === least && minor < leastMinor))
    throw new StartupFailure(`Slipstream needs Node ${OLDEST_NODE} or newer; this is ${version}.`);
}
