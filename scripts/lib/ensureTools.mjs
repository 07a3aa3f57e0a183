import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** System programs that only the tests need. Without them the tests that use them are skipped or use what Playwright brings. */
const TOOLS = [
  { file: '/usr/bin/chromium', aptPackage: 'chromium' },
  { file: '/usr/bin/redis-server', aptPackage: 'redis-server' },
];

/**
 * Installs what is missing where that is possible: as root on a Debian. Says in one line what it does; a failure is no failure of the
 * tests, they find out for themselves.
 */
export function ensureTools() {
  const missing = TOOLS.filter((tool) => !existsSync(tool.file));
  if (missing.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = missing.map((tool) => tool.aptPackage);
  process.stdout.write(`Installing ${packages.join(' and ')} for the tests.\n`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  // One by one: the one that is not to be had does not keep the other away.
  for (const name of packages) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
