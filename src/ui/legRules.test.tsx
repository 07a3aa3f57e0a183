import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LegRules } from './LegRules.tsx';

const NINETY = '90 minutes and stoppage time: extra time and penalties do not count.';

it('a press shows the rule that all legs have, once, and the next one hides it', () => {
  render(
    <LegRules
      legs={[
        { title: 'Chelsea', rule: NINETY },
        { title: 'Over 2.5', rule: NINETY },
      ]}
    />,
  );
  const mark = screen.getByRole('button', { name: 'How it is graded', expanded: false });
  expect(screen.queryByText(NINETY)).toBeNull();
  fireEvent.click(mark);
  expect(mark.getAttribute('aria-controls')).toBe(screen.getByText(NINETY).parentElement?.id);
  fireEvent.click(screen.getByRole('button', { expanded: true }));
  expect(screen.queryByText(NINETY)).toBeNull();
});

it('rules of some legs name them, and legs of the plain case have no mark', () => {
  const plain = { title: 'Bills −2.5', rule: null };
  const { container, rerender } = render(
    <LegRules legs={[plain, { title: 'Chelsea', rule: NINETY }, { title: 'Over 2.5', rule: NINETY }]} />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([`Chelsea, Over 2.5: ${NINETY}`]);
  rerender(<LegRules legs={[plain]} />);
  expect(container.innerHTML).toBe('');
});
