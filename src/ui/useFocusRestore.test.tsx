import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useFocusRestore } from './useFocusRestore.ts';

function Box({ selector = 'button', children }: { readonly selector?: string | null; readonly children?: ReactNode }) {
  return <div {...useFocusRestore<HTMLDivElement>(selector)}>{children}</div>;
}

const control = (name: string) => screen.getByRole('button', { name });
const first = (
  <button key="1" type="button">
    First
  </button>
);
const second = (
  <button key="2" type="button">
    Second
  </button>
);

it('a control gets the focus in place of one that had it', () => {
  const { rerender } = render(<Box>{first}</Box>);
  control('First').focus();
  rerender(<Box>{second}</Box>);
  expect(document.activeElement).toBe(control('Second'));
});

it('a control elsewhere keeps the focus', () => {
  const { rerender } = render(<Box>{first}</Box>);
  control('First').focus();
  rerender(
    <>
      <Box>{second}</Box>
      <button type="button" ref={(element) => element?.focus()}>
        Elsewhere
      </button>
    </>,
  );
  expect(document.activeElement).toBe(control('Elsewhere'));
});

it('a new control does not get the focus if the old one has not had it, or has lost it before', () => {
  const { rerender } = render(<Box>{first}</Box>);
  rerender(<Box>{second}</Box>);
  expect(document.activeElement).toBe(document.body);
  control('Second').focus();
  control('Second').blur();
  rerender(<Box>{first}</Box>);
  expect(document.activeElement).toBe(document.body);
});

it('the page has the focus where no control takes it, also once there is one', () => {
  const { rerender } = render(<Box selector={null}>{first}</Box>);
  control('First').focus();
  rerender(<Box selector={null}>{second}</Box>);
  expect(document.activeElement).toBe(document.body);
  control('Second').focus();
  rerender(<Box />);
  rerender(<Box>{first}</Box>);
  expect(document.activeElement).toBe(document.body);
});
