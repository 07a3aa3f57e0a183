import { expect, expectTypeOf, it } from 'vitest';
import { cls } from './cls.ts';
import { getCssText, type StyleObject } from './stitches.ts';

it('a style has the properties that CSS has, and no others', () => {
  const valid = cls({ width: 24, '--own': 1, '& a': { color: '$text' }, '@small': { '&:hover': { type: 'body' } } });
  expect(getCssText()).toContain(`.${valid}{width:24px;--own:1`);
  expectTypeOf<'width' | 'type' | '--own' | '& a' | 'a &' | '@small'>().toExtend<keyof StyleObject>();
  // Browsers ignore them.
  expectTypeOf<'size'>().not.toExtend<keyof StyleObject>();
  expectTypeOf<'heigth'>().not.toExtend<keyof StyleObject>();
  // Three checks, because toEqualTypeOf compares every property of CSS with every other: 90 s of the compiler.
  expectTypeOf<StyleObject['@small']>().not.toBeAny();
  expectTypeOf<StyleObject['@small']>().toExtend<string | number | StyleObject>();
  expectTypeOf<string | number | StyleObject>().toExtend<StyleObject['@small']>();
});
