import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { SETTING_VARIABLES } from '../../core/wire/readSettings.ts';
import { PRODUCTION_GUARDS } from '../../server/platform/config/productionGuards.ts';
import { SECRETS, SLICES } from '../../server/platform/config.ts';

/** The variables of each table of a document, with their defaults. */
function tablesOf(file: string): readonly (readonly (readonly [name: string, byDefault: string])[])[] {
  return readFileSync(file, 'utf8')
    .split(/^## /m)
    .map((section) =>
      [...section.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| (.*?) \| .*\|$/gm)].flatMap(([, names = '', byDefault = '']) =>
        [...names.matchAll(/[A-Z_]+/g)].map(([name]) => [name, byDefault] as const),
      ),
    )
    .filter((table) => table.length > 0);
}

const slices = Object.values(SLICES).map(({ in: slice }) => Object.entries<z.ZodType>(slice.shape));

describe('docs/CONFIGURATION.md', () => {
  const tables = tablesOf('docs/CONFIGURATION.md');

  it('names every variable of the schemas, a table for each context, and no other', () => {
    const build = [...Object.keys(SETTING_VARIABLES), 'ERROR_SAMPLE_RATE'];
    const named = tables.map((table) => table.map(([name]) => name));
    expect(named).toEqual([...slices.map((slice) => slice.map(([name]) => name)), build]);
  });

  it('names every secret that may come from a file or a command', () => {
    const [, names = ''] =
      /^## Where secrets are from\n\nEach of (.*?) may/m.exec(readFileSync('docs/CONFIGURATION.md', 'utf8')) ?? [];
    expect([...names.matchAll(/[A-Z_]{4,}/g)].map(([name]) => name)).toEqual(SECRETS);
  });

  it('has a row for every guard of production', () => {
    const rows = PRODUCTION_GUARDS.map(({ names, refuses, why, isRehearsed }) => {
      const where = isRehearsed ? 'and with `NODE_ENV=production`' : 'alone';
      return `| ${refuses} | ${names.map((name) => `\`${name}\``).join(' ')} | ${why} | ${where} |`;
    });
    const [, section = ''] = /^## What production refuses\n([^#]*)/m.exec(readFileSync('docs/CONFIGURATION.md', 'utf8')) ?? [];
    expect(
      section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2),
    ).toEqual(rows);
  });

  it.each(slices.flat())('says the default of %s that the schema has', (name, schema) => {
    const { data } = schema.safeParse(undefined);
    const documented = tables.flat().find(([one]) => one === name)?.[1] ?? '';
    if (typeof data !== 'object' && data !== undefined) expect(documented).toContain(`\`${data}\``);
    else expect(documented).not.toBe('');
  });
});

describe('README.md', () => {
  const lines = readFileSync('README.md', 'utf8').split('\n');

  it('has at most 110 lines', () => {
    expect(lines.length - 1).toBeLessThanOrEqual(110);
  });

  it('names ten variables, each with the default of docs/CONFIGURATION.md', () => {
    const all = new Map(tablesOf('docs/CONFIGURATION.md').flat());
    const shown = tablesOf('README.md').flat();
    expect(shown).toHaveLength(10);
    for (const [name, byDefault] of shown) expect(byDefault, name).toContain(all.get(name));
  });
});
