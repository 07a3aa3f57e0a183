import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { say } from './project.mjs';

/** System programs that only the tests need, and the effect on the tests without them. */
const TOOLS = [
  {
    file: '/usr/bin/chromium',
    aptPackage: 'chromium',
    without: 'the browser tests need the one of "npx playwright install --with-deps chromium"',
  },
  {
    file: '/usr/bin/chromium-headless-shell',
    aptPackage: 'chromium-headless-shell',
    without: 'the journeys run in the whole browser, which takes longer',
  },
  { file: '/usr/bin/redis-server', aptPackage: 'redis-server', without: 'the tests of fan-out through Redis are skipped' },
  { file: '/usr/bin/caddy', aptPackage: 'caddy', without: 'the step "release" of npm run verify is skipped' },
];

/** Longer than a slow mirror takes. */
const PATIENCE_MS = 300_000;

/**
 * @typedef {{
 *   isThere: (file: string) => boolean,
 *   canInstall: () => boolean,
 *   apt: (...words: string[]) => string | null,
 *   agrees: (question: string) => Promise<boolean>,
 *   say: (line: string) => void,
 * }} Machine `apt` returns the error of apt-get, or null. `agrees`: whoever sits there, or the machine is for this alone.
 */

async function askThere(question) {
  const there = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await there.question(`${question} [y/N] `);
  there.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Nobody's machine is changed unasked: continuous integration says yes by INSTALL_TOOLS (.ci/run) or CI. */
function consentOf({ isTTY, CI, INSTALL_TOOLS }) {
  if (CI || INSTALL_TOOLS) return async () => true;
  return isTTY ? askThere : async () => false;
}

/** This machine. @param {{ isTTY?: boolean, CI?: string, INSTALL_TOOLS?: string }} facts whether a person sits there @returns {Machine} */
export const machineOf = (facts) => ({
  isThere: existsSync,
  canInstall: () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  apt: (...words) => {
    const { status, stderr, error } = spawnSync('apt-get', ['-o', 'Acquire::Retries=3', ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0 ? null : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit ${status}`);
  },
  agrees: consentOf(facts),
  say: (line) => void say(line),
});

/**
 * Installs missing tools where that is possible, as root on a Debian, and agreed to. A tool that cannot be installed is reported in one sentence and is no
 * failure here: the tests that need it fail or skip.
 */
export async function ensureTools(machine = machineOf({ ...process.env, isTTY: process.stdin.isTTY })) {
  const missing = TOOLS.filter((tool) => !machine.isThere(tool.file));
  if (missing.length === 0) return;
  const complaints = new Map();
  const names = missing.map((tool) => tool.aptPackage);
  const question = `The tests want ${names.join(', ')}, which this system lacks. Run apt-get update and apt-get install -y --no-install-recommends ${names.join(' ')} now?`;
  if (machine.canInstall() && (await machine.agrees(question))) {
    machine.say(`Installing ${names.join(', ')} for the tests, by apt-get update and apt-get install …`);
    const stale = machine.apt('update');
    // One by one, so that the failure of one does not prevent the others.
    for (const { aptPackage } of missing)
      complaints.set(aptPackage, machine.apt('install', '-y', '--no-install-recommends', aptPackage) ?? stale);
  }
  for (const { file, aptPackage, without } of missing.filter((tool) => !machine.isThere(tool.file))) {
    const why = complaints.get(aptPackage) ?? 'apt-get as root would install it, with INSTALL_TOOLS=true or a yes at a terminal';
    machine.say(`There is no ${file} (${why}): ${without}.`);
  }
}
