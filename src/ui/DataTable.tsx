import type { ReactNode } from 'react';
import { cls } from './cls.ts';

const table = cls({
  width: '100%',
  borderCollapse: 'collapse',
  type: 'body',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { height: 44, padding: '8px', textAlign: 'right', borderTop: '1px solid $line' },
  '& tr > :first-child': { paddingLeft: 20, textAlign: 'left' },
  '& tr > :last-child': { paddingRight: 20 },
  '& thead > tr > *': { borderTop: 0, type: 'caption', color: '$text3', fontWeight: 500 },
  '& tbody th': { color: '$text2', fontWeight: 500 },
  '& td': { fontWeight: 600 },
  // Each row is a list of its own, its first cell the heading.
  '@small': {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { padding: '8px 20px', borderTop: '1px solid $line' },
    '& tbody th, & td': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 16,
      height: 'auto',
      minHeight: 32,
      padding: 0,
      border: 0,
      overflowWrap: 'anywhere',
    },
    '& tr > :first-child': { padding: 0, color: '$text', fontWeight: 600 },
    '& tr > :last-child': { paddingRight: 0 },
    '& td::before': { content: 'attr(data-column)', type: 'body', color: '$text2', fontWeight: 400 },
  },
});

export interface DataColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first one heads its row. */
  readonly columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
}

/** A table that becomes a list of labelled values where the window is too narrow for its columns. */
export function DataTable<Row>({ label, rows, keyOf, columns: [head, ...columns] }: DataTableProps<Row>) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head.label}</th>
          {columns.map((column) => (
            <th key={column.label} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{head.cell(row)}</th>
            {columns.map((column) => (
              <td key={column.label} data-column={column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
