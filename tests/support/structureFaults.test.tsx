import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { structureFaults } from './structureFaults.ts';

it('a field and a button without names are faults, those with names are none', async () => {
  const { container, rerender } = render(
    <form>
      <input />
      <button type="button" />
    </form>,
  );
  expect((await structureFaults(container)).map((fault) => fault.split(':')[0])).toEqual(['button-name', 'label']);
  rerender(
    <form>
      <input aria-label="Email" />
      <button type="button">Send</button>
    </form>,
  );
  expect(await structureFaults(container)).toEqual([]);
});
