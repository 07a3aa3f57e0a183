import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, inProject, say } from './project.mjs';

/** Majors of the packages of tools/nodes: the oldest one that is supported, and the one to run. */
const OLDEST = 22;
const NEWEST = 24;

const read = (...file) => JSON.parse(readFileSync(inProject(...file), 'utf8'));
const leastVersion = () => read('package.json').engines.node.replace('>=', '');
const refusal = () => new Failure(`Slipstream needs Node ${leastVersion()} or newer; this is ${process.versions.node}.`);

/** By the `engines` of package.json. */
export function isSupported(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [least, leastMinor] = leastVersion().split('.').map(Number);
  return major > least || (major === least && minor >= leastMinor);
}

const nameOf = (major) => `node${major}-${process.platform}-${process.arch}`;

/** A Node of the project's own packages; null: there is none for this machine, or it is not installed. */
function packagedNode(major) {
  const file = inProject('node_modules', nameOf(major), 'bin', 'node');
  return existsSync(file) ? file : null;
}

/** Before an installation that would bring no other. @throws Failure */
export function refuseOldNode() {
  if (!isSupported() && !(nameOf(NEWEST) in read('tools', 'nodes', 'package.json').optionalDependencies)) throw refusal();
}

/** The program that runs the project: the Node of this process, or a packaged one where this one is too old. */
export function supportedNode() {
  return isSupported() ? process.execPath : (packagedNode(NEWEST) ?? process.execPath);
}

/** What this process starts by a name, or by the first line of a script, runs on a supported Node from here on. @throws Failure: there is none */
export function preferSupportedNode() {
  const node = supportedNode();
  if (!isSupported() && node === process.execPath) throw refusal();
  const folder = path.dirname(node);
  const before = process.env.PATH ?? '';
  if (before.split(path.delimiter)[0] === folder) return;
  process.env.PATH = `${folder}${path.delimiter}${before}`;
  if (!isSupported()) say(`Node ${process.versions.node} is out of support: this runs on Node ${NEWEST}, from a package.`);
}

/** A supported Node that a run does not use otherwise. @returns {{ major: number, file: string | null }} null: see packagedNode */
export function otherNode() {
  const major = isSupported() && process.versions.node.startsWith(`${OLDEST}.`) ? NEWEST : OLDEST;
  return { major, file: packagedNode(major) };
}
