import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const MEMORY_DISK = '/dev/shm';
/** Several times what the tests and journeys write at once. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** @typedef {{ platform: string, freeMemory: () => number, room: (directory: string) => number | null }} Machine `room`: free bytes, or null without the directory */

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  freeMemory: freemem,
  room: (directory) => {
    if (!existsSync(directory)) return null;
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  },
};

/**
 * Where a step that writes much and keeps nothing has its temporary files: in memory, where there is plenty. Tests create and drop hundreds of
 * databases of a thousand files each, and ext4 looks long for an inode to reuse when thousands were freed a moment ago.
 * @returns {string | null} the folder; null: this machine has no room
 */
export function memoryDisk(machine = thisMachine) {
  if (machine.platform !== 'linux' || machine.freeMemory() < 2 * ROOM_BYTES) return null;
  const room = machine.room(MEMORY_DISK);
  return room !== null && room >= ROOM_BYTES ? MEMORY_DISK : null;
}
