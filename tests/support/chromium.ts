import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

/** Debian's Chromium where it is installed, otherwise the one Playwright brings. */
export const CHROMIUM_OPTIONS = {
  ...(existsSync(DEBIAN) ? { executablePath: DEBIAN } : {}),
  args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
};
