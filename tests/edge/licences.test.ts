import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** What a package that is shipped may ask for: its notice, and of these no source but its own. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);
/** Of tools, which nobody is given. */
const TOOLS = new Set([...SHIPPED, 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Zlib']);

/** Packages that ask for more, each with the reason why it is allowed. */
const ALLOWED: readonly (readonly [name: RegExp, license: RegExp, why: string])[] = [
  [/^web-push$/, /^MPL-2\.0$/, 'unchanged, and its source is public: the licence asks for no more'],
  [
    /^@img\/sharp-(libvips-|win32-|wasm32)/,
    /LGPL-3\.0-or-later/,
    'a library of its own, loaded at run time, which can be replaced',
  ],
  [/^parse-cache-control$/, /^$/, 'names none in package.json; its text is BSD-3-Clause'],
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Entry>> };
const packages = Object.entries(lock.packages)
  .filter(([key, { link }]) => key.includes('node_modules/') && !link)
  .map(([key, entry]) => ({ ...entry, name: entry.name ?? key.replace(/^.*node_modules\//, ''), license: entry.license ?? '' }));

/** `MIT AND Zlib` asks for both, of `MIT OR CC0-1.0` one is enough. */
function isAllowed(license: string, allowed: ReadonlySet<string>): boolean {
  const parts = license.replaceAll(/[()]/g, '');
  if (parts.includes(' OR ')) return parts.split(' OR ').some((one) => allowed.has(one));
  return parts.split(' AND ').every((one) => allowed.has(one));
}

describe('licences', () => {
  it('all packages have one of the list, or stand there by name with a reason', () => {
    const others = packages.filter(({ license, dev }) => !isAllowed(license, dev ? TOOLS : SHIPPED));
    const unexplained = others.filter(({ name, license }) => !ALLOWED.some(([of, text]) => of.test(name) && text.test(license)));
    expect(unexplained.map(({ name, version, license }) => `${name} ${version}: ${license}`)).toEqual([]);
    expect(ALLOWED.filter(([of, text]) => !others.some(({ name, license }) => of.test(name) && text.test(license)))).toEqual([]);
  });

  it('AND asks for both, and OR for one of them', () => {
    expect(['MIT AND GPL-3.0', 'MIT OR GPL-3.0', '(MIT AND ISC)', 'GPL-3.0', ''].map((text) => isAllowed(text, SHIPPED))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  // The build of another step; without one there is nothing to look at.
  it.runIf(existsSync('dist/app/sw.js'))('the notices of what is bundled in the app are one of its files', () => {
    const text = readFileSync('dist/app/licenses.txt', 'utf8');
    for (const name of ['react', '@apollo/client', '@radix-ui/react-dialog', 'hls.js']) {
      const { version, license } = packages.find((one) => one.name === name) ?? {};
      expect(text).toContain(`## ${name} - ${version} (${license})`);
    }
    // Tools among them count as shipped here.
    const bundled = [...text.matchAll(/^## .* \((.+)\)$/gm)].map(([, license = '']) => license);
    expect(bundled.length).toBeGreaterThan(20);
    expect(bundled.filter((license) => !isAllowed(license, SHIPPED))).toEqual([]);
    expect(text).toContain('Permission is hereby granted, free of charge');
  });
});
