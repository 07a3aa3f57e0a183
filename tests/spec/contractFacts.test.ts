import { readdirSync, readFileSync } from 'node:fs';
import { type FieldNode, isEnumType, isObjectType, Kind, type SelectionSetNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { GRAPHQL_PATH, TOKEN_PATH } from '../../core/wire/apiPaths.ts';
import { fieldsOf, operationsOf, readDocuments, readSchema } from '../contract/documents.ts';

const schema = readSchema();
const documents = readDocuments();

function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

function fieldNames(name: string): readonly string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

/** The greatest depth of nested fields with this name. */
function nesting(set: SelectionSetNode | undefined, field: string): number {
  const children = (set?.selections ?? []).filter((selection): selection is FieldNode => selection.kind === Kind.FIELD);
  return Math.max(0, ...children.map((child) => (child.name.value === field ? 1 : 0) + nesting(child.selectionSet, field)));
}

function textsBelow(folder: string, extension: RegExp): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file) && !/\.test\.|generated/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') }));
}

describe('menus in the contract', () => {
  it('have items of four kinds', () => {
    expect(valuesOf('MenuItemKind')).toEqual(['LEAF', 'PARENT', 'CLIENT_DISPLAY', 'CLIENT_DISPLAY_DESCRIPTIVE']);
  });

  it('have items with label, icon and a deep link with a canonical or a web URL', () => {
    expect(fieldNames('AccountMenuItem')).toEqual(expect.arrayContaining(['label', 'icon', 'deepLink']));
    expect(fieldNames('DeepLink')).toEqual(expect.arrayContaining(['canonicalUrl', 'webUrl']));
  });

  it('menus of sports are asked for down to the fourth level', () => {
    const [menu] = operationsOf(documents).filter((operation) => operation.name?.value === 'SportsMenu');
    expect(1 + nesting(menu?.selectionSet, 'children')).toBe(4);
  });
});

describe('user errors', () => {
  it('say which action failed, at which field, and why', () => {
    expect(fieldNames('UserError')).toEqual(['action', 'field', 'message']);
  });
});

describe('roles', () => {
  it('are two, and none of them is staff', () => {
    const viewer = /export type Viewer =([\s\S]*)/.exec(readFileSync('server/domain/identity/viewer.ts', 'utf8'))?.[1] ?? '';
    expect([...viewer.matchAll(/kind: '(\w+)'/g)].map((match) => match[1]).sort()).toEqual(['anonymous', 'none', 'player']);
    // Nothing of a caller says that they may do more than others: only who they are, and that they may do less.
    const facts = new Set([...viewer.matchAll(/readonly (\w+)\??:/g)].map((match) => match[1]));
    expect([...facts].sort()).toEqual(['anonymousId', 'kind', 'limited', 'playerId', 'sessionId']);
    const names = [...Object.keys(schema.getTypeMap()), ...Object.keys(schema.getTypeMap()).flatMap(fieldNames)];
    expect(names.filter((name) => /staff|admin|role|moderator|operator/i.test(name))).toEqual([]);
  });
});

describe('amounts', () => {
  it('come from cash, a free bet or promotional credit', () => {
    expect(valuesOf('AmountSourceType')).toEqual(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']);
    const [slip] = operationsOf(documents).filter((operation) => operation.name?.value === 'Betslip');
    if (!slip) throw new Error('The app asks for no slip');
    expect([...fieldsOf(documents, slip)].some((path) => path.endsWith('.betAmount.amount'))).toBe(true);
  });
});

describe('time zones', () => {
  it('the eastern one is known to one helper alone', () => {
    const all = ['core', 'server', 'src', 'sw'].flatMap((folder) => textsBelow(folder, /\.(tsx?|sql)$/));
    const eastern = all.filter(
      ({ file, text }) => !/\/(?:testing|gallery)\//.test(file) && /America\/New_York|US\/Eastern|EST5EDT/.test(text),
    );
    expect(eastern.map(({ file }) => file)).toEqual([
      'core/time/eastern.ts',
      // The database has its own: where a player's limits begin a day.
      'server/store/migrations/0002_first_rows.sql',
    ]);
  });
});

describe('service attributes', () => {
  it('have room for what installs the location check, and where from', () => {
    expect(fieldNames('ServiceAttributes')).toContain('geolocation');
    expect(fieldNames('GeolocationInstaller')).toEqual(['id', 'cdnUrls']);
  });
});

describe('paths that the specification does not give', () => {
  it('are set in one place, for client, worker and server', () => {
    expect([GRAPHQL_PATH, TOKEN_PATH]).toEqual(['/graphql', '/api/identity/token']);
    const written = ['core', 'server', 'src', 'sw']
      .flatMap((folder) => textsBelow(folder, /\.tsx?$/))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/['"`}](\/graphql|\/api\/identity\/token)\b/g)].map((match) => [file, match[1]]),
      );
    expect(written).toEqual([
      ['core/wire/apiPaths.ts', GRAPHQL_PATH],
      ['core/wire/apiPaths.ts', TOKEN_PATH],
    ]);
    const used = (folder: string, name: string) =>
      textsBelow(folder, /\.tsx?$/).filter(({ text }) => new RegExp(`\\b${name}\\b.*apiPaths`).test(text)).length;
    expect(used('server', 'GRAPHQL_PATH')).toBeGreaterThan(0);
    for (const folder of ['src', 'sw']) expect(used(folder, 'GRAPHQL_PATH'), folder).toBeGreaterThan(0);
    for (const folder of ['src', 'server']) expect(used(folder, 'TOKEN_PATH'), folder).toBeGreaterThan(0);
  });
});

describe('the names of the request headers', () => {
  it('stand in one place, which both sides use', () => {
    const name = /'(x-(?:platform|app-version|app|client|install-id))'/g;
    const written = ['core', 'server', 'src', 'sw']
      .flatMap((folder) => textsBelow(folder, /\.tsx?$/))
      .flatMap(({ file, text }) => [...text.matchAll(name)].map((match) => `${file} ${match[1]}`));
    const names = ['x-app', 'x-app-version', 'x-client', 'x-install-id', 'x-platform'];
    expect(written.sort()).toEqual(names.map((one) => `core/wire/clientHeaders.ts ${one}`));
  });
});
