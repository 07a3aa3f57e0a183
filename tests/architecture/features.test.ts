import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { HOME_FEATURES } from '../../scripts/vite/homeFeatures.ts';
import { features } from '../../src/app/features.ts';
import type { Feature, StartsInOrder } from '../../src/platform/feature.ts';
import type { PlatformServices, SharedServices } from '../../src/platform/services.ts';

const GUIDE = readFileSync('docs/ADDING_A_FEATURE.md', 'utf8');
const folders = readdirSync('src/features').sort();

interface Giver extends Feature {
  readonly start: { load(): Promise<(services: PlatformServices) => SharedServices>; loaded(): null };
}
interface Taker extends Feature {
  readonly start: {
    load(): Promise<(services: PlatformServices & Pick<SharedServices, 'picks'>) => Record<string, never>>;
    loaded(): null;
  };
}

describe('the list of features', () => {
  it('has every folder of src/features, by its name', () => {
    expect(features.map(({ name }) => name).sort()).toEqual(folders);
  });

  it('does not compile where a feature starts before one that it needs, or a declared service has no provider', () => {
    // Checked by tsc, as the list itself is.
    expectTypeOf<StartsInOrder<readonly [Giver, Taker]>>().toEqualTypeOf<true>();
    expectTypeOf<StartsInOrder<readonly [Taker, Giver]>>().toEqualTypeOf<{ readonly neededEarlier: 'picks' }>();
    expectTypeOf<StartsInOrder<readonly [Feature]>>().toEqualTypeOf<{ readonly providedByNone: keyof SharedServices }>();
  });
});

describe('docs/ADDING_A_FEATURE.md', () => {
  it('shows the door of its example as it is', () => {
    const shown = /```ts\n([\s\S]*?)```/.exec(GUIDE)?.[1];
    expect(shown).toBe(readFileSync('src/features/update/index.ts', 'utf8'));
  });

  it('names the slots there are', () => {
    const text = readFileSync('src/platform/feature.ts', 'utf8');
    const slots = /export interface Slots \{([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
    const names = [...slots.matchAll(/readonly (\w+)\?: (?:Part|LazyPart)/g)].map(([, name]) => `\`${name}\``);
    expect(names.length).toBeGreaterThan(5);
    expect(GUIDE.replace(/\s+/g, ' ')).toContain(names.join(', '));
  });

  it('names only files that exist', () => {
    const paths = [...GUIDE.matchAll(/`((?:src|tests|scripts)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !path.includes('<') && !existsSync(path))).toEqual([]);
    expect(HOME_FEATURES.update).toBeDefined();
  });
});
