import { act, renderHook } from '@testing-library/react';
import { type Navigator, parsePath, Router, type To } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressValue } from './useAddressValue.ts';

/** A router whose address moves only when the test says so, as it does while a transition is under way. */
function renderCounter() {
  const navigations: To[] = [];
  const navigator = {
    createHref: String,
    push: () => undefined,
    go: () => undefined,
    replace: (to: To) => void navigations.push(to),
  };
  let address = '/list?n=1';
  const { result, rerender } = renderHook(() => useAddressValue(Number(address.split('=')[1]), (next) => `/list?n=${next}`), {
    wrapper: ({ children }) => (
      <Router location={parsePath(address)} navigator={navigator as Navigator}>
        {children}
      </Router>
    ),
  });
  return {
    navigations,
    value: () => result.current[0],
    increase: () => act(() => result.current[1](result.current[0] + 1)),
    arriveAt: (next: string) => {
      address = next;
      rerender();
    },
  };
}

it('two presses before the address has followed both count', () => {
  const { value, increase, arriveAt, navigations } = renderCounter();
  increase();
  expect(value()).toBe(2);
  increase();
  expect(value()).toBe(3);
  expect(navigations).toMatchObject([{ search: '?n=2' }, { search: '?n=3' }]);
  arriveAt('/list?n=2');
  expect(value()).toBe(3);
  arriveAt('/list?n=3');
  expect(value()).toBe(3);
});

it('the address that a link or the way back leads to is the value', () => {
  const { value, increase, arriveAt } = renderCounter();
  increase();
  arriveAt('/list?n=2');
  arriveAt('/list?n=1');
  expect(value()).toBe(1);
  increase();
  arriveAt('/list?n=9');
  expect(value()).toBe(9);
});
