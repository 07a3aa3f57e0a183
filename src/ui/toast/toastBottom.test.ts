import { expect, it } from 'vitest';
import { toastBottom } from './toastBottom.ts';

it('toasts are above the footer while it is in the window, and 24 px from the lower edge otherwise', () => {
  expect(toastBottom(null, 1_000)).toBe(24);
  expect(toastBottom(1_400, 1_000)).toBe(24);
  expect(toastBottom(990, 1_000)).toBe(24);
  expect(toastBottom(900, 1_000)).toBe(112);
  expect(toastBottom(400, 1_000)).toBe(612);
});

it('toasts stay at the lower edge where the footer fills the window', () => {
  expect(toastBottom(120, 1_000)).toBe(24);
});
