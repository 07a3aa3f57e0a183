import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported, otherNode, supportedNode } from '../../scripts/lib/nodes.mjs';

const versionOf = (file: string) => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout;
const packages = Object.keys(JSON.parse(readFileSync('tools/nodes/package.json', 'utf8')).optionalDependencies);
const isPackaged = packages.includes(`node22-${process.platform}-${process.arch}`);

describe('the versions of Node', () => {
  it('below that of package.json are out of support', () => {
    expect(['20.20.2', '22.17.9', '22.18.0', '24.0.0', '26.10.0'].map((version) => isSupported(version))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('workers of tests run on a supported one, whatever vitest was started by', () => {
    expect(isSupported(process.versions.node)).toBe(true);
    expect(supportedNode()).toBe(process.execPath);
  });

  it.runIf(isPackaged)('are two: what one run does not use, a step of verify does', () => {
    const { major, file } = otherNode();
    expect(versionOf(file ?? '')).toMatch(new RegExp(`^v${major}\\.`));
    expect(process.versions.node).not.toMatch(new RegExp(`^${major}\\.`));
  });

  it.runIf(isPackaged)('are no program of scripts by chance: npm puts the folder of such programs first', () => {
    expect(existsSync(path.join('node_modules', '.bin', 'node'))).toBe(false);
  });
});
