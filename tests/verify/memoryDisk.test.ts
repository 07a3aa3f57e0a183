import { describe, expect, it } from 'vitest';
import { memoryDisk } from '../../scripts/lib/memoryDisk.mjs';

const GB = 1024 ** 3;
const machine = { platform: 'linux', freeMemory: () => 8 * GB, room: () => 4 * GB };

describe('temporary files of the tests', () => {
  it('are in memory where there is plenty', () => {
    expect(memoryDisk(machine)).toBe('/dev/shm');
  });

  it.each([
    ['of another system', { platform: 'darwin' }],
    ['without a memory disk', { room: () => null }],
    ['whose memory disk is small, as in a container', { room: () => 4 * GB - 1 }],
    ['with little memory left', { freeMemory: () => 8 * GB - 1 }],
  ])('are on the disk of a machine %s', (_, difference) => {
    expect(memoryDisk({ ...machine, ...difference })).toBeNull();
  });
});
