import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

it('a table in a narrow window names each value by its column, and heads each row', () => {
  const columns = [
    { label: 'Period', cell: (name: string) => name },
    { label: 'Deposits', cell: () => '$5.00' },
  ] as const;
  render(<DataTable label="By period" rows={['Today']} keyOf={(name) => name} columns={columns} />);
  expect(screen.getByRole('rowheader').textContent).toBe('Today');
  expect(screen.getByRole('cell', { name: '$5.00' }).dataset.column).toBe('Deposits');
});
