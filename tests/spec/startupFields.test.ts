import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const LOCATION = 'the place page and the checks ask the server where the player is now';

/** Fields of the answer that the app does not read, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'applicationMetadata.activityThresholdMinutes': 'the specification does not say what it limits',
  'applicationMetadata.casinoToolbarIcon': 'the toggle of the products has the icons of the design',
  'applicationMetadata.currentTime': 'times are shown by the clock of the device; deadlines are decided by the server',
  'applicationMetadata.toolbarIcon': 'the toggle of the products has the icons of the design',
  'applicationMetadata.toolbarMode': 'the route says which product is open',
  'regionalMetadata.currentRegion.isoCode': 'the same as currentRegionCode',
  'regionalMetadata.ipAddress': LOCATION,
  'regionalMetadata.ipAddressCity': LOCATION,
  'regionalMetadata.ipAddressRegionCode': LOCATION,
  'responsibleGaming.icon': 'the app draws the mark of the header itself, the same for all brands',
  'responsibleGaming.restrictedBalanceDisclaimer': 'the wallet box links to the page that explains it',
  'serviceAttributes.appUrl': 'a page is at its own address',
  'serviceAttributes.identity.baseUrl': 'tokens are asked for at the page’s own origin, which alone sets its cookie',
  'serviceAttributes.sportsbook.url': 'a page asks its own host until an UNAUTHORIZED_REGION names another address',
  'serviceAttributes.sportsbook.websocketUrl': 'as above',
};

/** Words and links of a brand that have the name of a field of the answer. */
const OF_BRANDS = /\b(text|links)\.responsibleGaming\b/g;

/** Files of the app that are neither tests nor made of the contract. */
function sources(): readonly string[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.generated\.ts$|^gql\/|\/testing\//.test(name))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
    .map((text) => text.replace(OF_BRANDS, ''));
}

function types(): ReadonlyMap<string, ObjectTypeDefinitionNode> {
  const folder = join(ROOT, 'schema');
  const definitions = readdirSync(folder).flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')).definitions);
  const objects = definitions.filter((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION);
  return new Map(objects.map((one) => [one.name.value, one]));
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** `applicationMetadata.currency` of every leaf of a type. */
function leaves(
  definitions: ReadonlyMap<string, ObjectTypeDefinitionNode>,
  type: string,
  path: readonly string[] = [],
): readonly string[] {
  return (definitions.get(type)?.fields ?? []).flatMap((field) => {
    const here = [...path, field.name.value];
    const next = nameOf(field.type);
    return definitions.has(next) ? leaves(definitions, next, here) : [here.join('.')];
  });
}

it('every field of the answer to startup is read by the app, or a reason says why not', () => {
  const answered = leaves(types(), 'Startup');
  expect(answered.length).toBeGreaterThan(50);
  const files = sources();
  const isRead = (path: string): boolean => {
    const [parent = '', leaf = ''] = ['', ...path.split('.')].slice(-2);
    // A name as short as `url` is read where the name of what has it stands near.
    const near = new RegExp(`\\b${parent}\\b[\\s\\S]{0,600}[.{,]\\s*${leaf}\\b|[.{,]\\s*${leaf}\\b[\\s\\S]{0,600}\\b${parent}\\b`);
    return files.some((file) => near.test(file));
  };
  expect(answered.filter((path) => !isRead(path)).sort()).toEqual(Object.keys(EXCUSED).sort());
});
