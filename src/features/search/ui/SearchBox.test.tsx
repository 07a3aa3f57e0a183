import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { SearchBox } from './SearchBox.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

describe('the search box', () => {
  it('an Enter that takes over a composed word does not search, the next one does', async () => {
    renderInPage(
      <>
        <SearchBox />
        <Address />
      </>,
      { brand: await loadBrand('tsb'), services: { flags: { get: () => true, subscribe: () => () => undefined } } },
    );
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'madrid' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('status').textContent).toBe('/');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(screen.getByRole('status').textContent).toBe('/search/madrid/all');
  });
});
