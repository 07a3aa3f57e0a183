import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { SearchBox } from '../../src/features/search/ui/SearchBox.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { renderInPage } from '../support/page.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

describe('the search box', () => {
  it('an Enter that takes over a composed word does not search, the next one does', async () => {
    const { data, time, connection } = fakeServer({ status: 'loggedOut', playerAlias: null });
    renderInPage(
      <>
        <SearchBox />
        <Address />
      </>,
      {
        brand: await loadBrand('tsb'),
        // The strip below the box, whose code another test may have loaded before.
        services: {
          data,
          connection,
          ...time,
          ...freshDevice(),
          facts: { brand: 'tsb' },
          startup: createStore({ data: null }),
          flags: fakeFlags({ search: true }),
        },
      },
    );
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'madrid' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(document.querySelector('output')?.textContent).toBe('/');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(document.querySelector('output')?.textContent).toBe('/search/madrid/all');
  });
});
