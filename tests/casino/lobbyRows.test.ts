import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { lobby } from '../../src/features/casino/data/lobby.ts';
import type { Row } from '../../src/features/casino/logic/games.ts';
import { MoreRows } from '../../src/features/casino/ui/MoreRows.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

const ROWS = ['Trending', 'Slots', 'Jackpots', 'Table Games'].map(
  (label): Row => ({ slug: label, label, path: `/casino/category/${label}`, totalCount: 0, games: [] }),
);

/** The headings of the rows below the first `offset`, of a server whose lobby has ROWS. */
function rowsBelow(offset: number): readonly string[] {
  const data: Services['data'] = {
    ...fakeServerData(new Map()),
    query: (declared, variables) => {
      const page = variables as unknown as { readonly limit: number; readonly offset: number };
      const rows = ROWS.slice(page.offset, page.offset + page.limit);
      return fakeServerData(new Map([[lobby, { categories: [], rows, totalCount: ROWS.length }]])).query(declared, variables);
    },
  };
  const value = fakeServices({
    data,
    session: createStore({ status: 'loggedOut' }) as unknown as Services['session'],
    connection: createStore({ online: true }) as unknown as Services['connection'],
  });
  const rows = createElement(ServicesContext, { value }, createElement(MoreRows, { offset, totalCount: ROWS.length }));
  const markup = renderToStaticMarkup(createElement(MemoryRouter, {}, rows));
  return [...markup.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading = '']) => heading);
}

it('the rows below those that are shown are asked for by limit and offset, so that none comes twice', () => {
  expect(rowsBelow(1)).toEqual(['Slots', 'Jackpots']);
  expect(rowsBelow(3)).toEqual(['Table Games']);
});
