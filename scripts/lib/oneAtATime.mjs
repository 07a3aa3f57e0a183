import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject } from './project.mjs';

const RETRY_MS = 100;
/** Error codes of a rename onto a lock that is held; Windows has EPERM. */
const HELD = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM']);

/** @returns {boolean} whether the process that holds the lock still runs; a lock that has just gone counts as held */
function isHeld(directory) {
  try {
    process.kill(Number(readFileSync(path.join(directory, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'ENOENT' || error.code === 'EPERM';
  }
}

/** The lock appears with the id of its holder in it, or not at all. */
function claim(directory) {
  const draft = `${directory}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, 'pid'), String(process.pid));
  try {
    renameSync(draft, directory);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (HELD.has(error.code)) return false;
    throw error;
  }
}

/** Runs `work` while no other process of this project does work of the same name; waits for its turn. */
export async function oneAtATime(name, work) {
  const directory = inProject('.cache', `${name}.lock`);
  mkdirSync(path.dirname(directory), { recursive: true });
  const release = () => rmSync(directory, { recursive: true, force: true });
  while (!claim(directory)) {
    if (isHeld(directory)) await delay(RETRY_MS);
    else release();
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
