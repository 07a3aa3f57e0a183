import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import type { Menu } from '../../src/features/navigation/data/useMenu.ts';
import { MenuList } from '../../src/features/navigation/ui/MenuList.tsx';
import { MenuRail } from '../../src/features/navigation/ui/MenuRail.tsx';
import { BrandContext } from '../../src/ui/brandContext.ts';

const MENU: Menu = {
  liveCount: 3,
  items: [{ id: 'nfl', label: 'NFL', icon: 'football', path: '/nfl', liveCount: 1, type: 'LEAF', children: [] }],
};

const SHAPES = [
  { name: 'column', element: createElement(MenuList, { menu: MENU }) },
  { name: 'rail', element: createElement(MenuRail, { menu: MENU, onOpenDrawer: () => undefined }) },
];

describe.each(SHAPES)('the menu as a $name', ({ element }) => {
  const linksOf = async (code: (typeof BRAND_CODES)[number]): Promise<readonly string[]> => {
    const brand = await loadBrand(code);
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, element)));
    return [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  };

  it('of a standalone casino is shorter than that of a sportsbook: no live games, no bets, no sports [S1.38]', async () => {
    const sportsbook = await linksOf('tsb');
    expect(sportsbook).toEqual(expect.arrayContaining(['/', '/live', '/my-bets', '/nfl']));
    const casino = await linksOf('tsc');
    expect(casino).toContain('/');
    for (const path of ['/live', '/my-bets', '/nfl']) expect(casino).not.toContain(path);
    expect(casino.length).toBeLessThan(sportsbook.length);
  });
});
