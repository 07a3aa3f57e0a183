import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RollingScore } from './RollingScore.tsx';

it('the new digit of a changed score rolls in alone, for 900 ms', () => {
  const { container, rerender } = render(<RollingScore score={17} />);
  const rolling = () =>
    [...container.querySelectorAll('[aria-hidden=true] > span')].map(
      (digit) => `${digit.textContent} ${/ (\d+ms) /.exec(getComputedStyle(digit).animation)?.[1] ?? 'still'}`,
    );
  expect(rolling()).toEqual(['1 still', '7 still']);
  rerender(<RollingScore score={18} />);
  expect(rolling()).toEqual(['1 still', '8 900ms']);
  expect(container.textContent).toBe('1818');
});
