import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { navIconFile } from './navIcons.ts';

const PUBLIC = path.resolve('public');
const fileOf = (url: string) => navIconFile(url, PUBLIC, { environment: 'staging' });

describe('an icon of the menus', () => {
  it('is found by environment and brand, the brand’s own before that of all brands', () => {
    expect(fileOf('/nav-icons/staging/tsb/slots.svg')).toBe('nav-icons/tsb/slots.svg');
    expect(fileOf('/nav-icons/staging/hwc/slots.svg')).toBe('nav-icons/default/slots.svg');
  });

  it('is not found in another environment, for an unknown brand, or by another name', () => {
    for (const url of [
      'production/tsb/slots.svg',
      'staging/other/slots.svg',
      'staging/tsb/none.svg',
      'staging/tsb/../x.svg',
      'tsb/slots.svg',
    ])
      expect(fileOf(`/nav-icons/${url}`), url).toBe('none');
    expect(fileOf('/nav-icons-other/staging/tsb/slots.svg')).toBeNull();
  });

  it('has 84 by 84 pixels', () => {
    const folders = readdirSync(path.join(PUBLIC, 'nav-icons'));
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(PUBLIC, 'nav-icons', folder)).map((file) => `${folder}/${file}`),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const svg = readFileSync(path.join(PUBLIC, 'nav-icons', file), 'utf8');
      expect(svg, file).toContain('width="84" height="84"');
    }
  });
});
