import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RollingScore } from './RollingScore.tsx';

it('of a changed score the new digit alone rolls in, for 900 ms', () => {
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
