import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { preferSupportedNode, refuseOldNode } from './nodes.mjs';
import { oneAtATime } from './oneAtATime.mjs';
import { Failure, inProject, root, say } from './project.mjs';

const stamp = inProject('node_modules', '.slipstream-stamp');

/** The lock file's hash, for this machine: native packages differ by it, and not by the version of Node. */
function wanted() {
  const hash = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform} ${process.arch}`;
}

function stamped() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
}

/** True when npm's record of installed packages equals the lock file: npm was run by hand, and nothing is left to do. */
function installedByHand() {
  try {
    const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
    const locked = read(inProject('package-lock.json'));
    const installed = read(inProject('node_modules', '.package-lock.json'));
    return Object.entries(locked).every(
      ([name, entry]) => name === '' || installed[name]?.version === entry.version || (entry.optional && !installed[name]),
    );
  } catch {
    return false;
  }
}

/** A second working tree may borrow the packages of the first; npm ci would empty the folder that the link leads to. */
function isBorrowed() {
  return lstatSync(inProject('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * Installs the packages of package-lock.json if they are not installed yet, with build tools under any NODE_ENV. What this process starts then
 * runs on a supported Node.
 * @throws Failure where there is none
 */
export async function ensureInstalled() {
  refuseOldNode();
  if (stamped() !== wanted()) await install();
  preferSupportedNode();
}

async function install() {
  await oneAtATime('install', () => {
    if (stamped() === wanted()) return;
    if (!installedByHand()) {
      if (isBorrowed())
        throw new Failure('node_modules is a link and lacks packages of package-lock.json. Run npm ci where it leads.');
      say('Installing packages (npm ci) …');
      const npm = process.env.npm_execpath;
      const [file, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
      const { status } = spawnSync(file, [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
        cwd: root,
        stdio: ['ignore', 2, 2],
        env: { ...process.env, NODE_ENV: 'development' },
      });
      if (status !== 0) throw new Failure('The packages could not be installed: npm ci failed, see above.');
    }
    // npm gives every script the programs of packages first: one of the packaged Nodes would hide that of the machine.
    rmSync(inProject('node_modules', '.bin', 'node'), { force: true });
    writeFileSync(stamp, wanted());
  });
}
