import { createElement } from 'react';
import { type Navigator, parsePath, Router, type To } from 'react-router';
import { expect, it } from 'vitest';
import { mountHook } from '../../tests/support/mountHook.ts';
import { useAddressValue } from './useAddressValue.ts';

/** A router whose address moves only when the test says so, as it does while a transition is under way. */
function mountCounter() {
  const asked: To[] = [];
  const navigator = { createHref: String, push: () => undefined, go: () => undefined, replace: (to: To) => void asked.push(to) };
  const current: { value: number; choose: (value: number) => void } = { value: 0, choose: () => undefined };
  let address = '/list?n=1';
  const hook = mountHook<{ address: string }>(
    () => {
      const [value, choose] = useAddressValue(Number(address.split('=')[1]), (next) => `/list?n=${next}`);
      Object.assign(current, { value, choose });
    },
    {
      initial: { address },
      wrap: (children) => createElement(Router, { location: parsePath(address), navigator: navigator as Navigator, children }),
    },
  );
  const arriveAt = (next: string): void => {
    address = next;
    hook.render({ address });
  };
  const press = (): void => hook.act(() => current.choose(current.value + 1));
  return { current, press, arriveAt, asked };
}

it('two presses before the address has followed both count', () => {
  const { current, press, arriveAt, asked } = mountCounter();
  press();
  expect(current.value).toBe(2);
  press();
  expect(current.value).toBe(3);
  expect(asked).toMatchObject([{ search: '?n=2' }, { search: '?n=3' }]);
  arriveAt('/list?n=2');
  expect(current.value).toBe(3);
  arriveAt('/list?n=3');
  expect(current.value).toBe(3);
});

it('the address that a link or the way back leads to is the value', () => {
  const { current, press, arriveAt } = mountCounter();
  press();
  arriveAt('/list?n=2');
  arriveAt('/list?n=1');
  expect(current.value).toBe(1);
  press();
  arriveAt('/list?n=9');
  expect(current.value).toBe(9);
});
