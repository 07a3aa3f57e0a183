import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AsyncRegion } from './AsyncRegion.tsx';

const region = (error: { kind: string; reference?: string }) => (
  <AsyncRegion
    source={{ state: 'failed', data: null, dataAt: null, error }}
    isOnline
    skeleton={null}
    message={() => <p role="alert">It failed</p>}
  >
    {() => null}
  </AsyncRegion>
);

it('an unexpected error shows the reference that support needs, and no other one does', async () => {
  const { rerender } = render(region({ kind: 'refused', reference: 'b2c4-17' }));
  expect(screen.getByRole('alert').textContent).toBe('It failed');
  expect(await screen.findByText('Reference: b2c4-17')).toBeTruthy();
  rerender(region({ kind: 'unreachable' }));
  expect(screen.getByRole('alert').textContent).toBe('It failed');
  expect(screen.queryByText(/Reference/)).toBeNull();
});
