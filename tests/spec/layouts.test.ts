import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CentredLayout } from '../../src/app/layout/CentredLayout.tsx';
import { getCssText } from '../../src/ui/stitches.ts';

it('the centred layout is at most 1296 px wide, with as much room left of it as right of it [S2.007 S2.008]', () => {
  const markup = renderToStaticMarkup(createElement(CentredLayout, null, 'The page'));
  const [, name] = /^<div class="(\S+)">The page<\/div>$/.exec(markup) ?? [];
  const declarations = new RegExp(`\\.${name ?? ''}\\{([^}]*)\\}`).exec(getCssText())?.[1]?.split(';') ?? [];
  expect(declarations).toEqual(expect.arrayContaining(['max-width:1296px', 'margin:0 auto']));
});
