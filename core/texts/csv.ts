/** A text, an amount in cents, a number as a person reads it (`+30,000`, `−110`), or nothing. */
export type CsvCell = string | { readonly cents: number } | { readonly figure: string } | null;

/** Programs that open the file as UTF-8 look for it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a table's program would take for a formula. */
const FORMULA = /^[=+\-@\t\r−＝＋－＠]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  if ('figure' in cell) return cell.figure.replaceAll(/[+,]/g, '').replace('−', '-');
  const size = Math.abs(cell.cents);
  return `${cell.cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** A table as a file: UTF-8 with its mark, every cell quoted (RFC 4180), so that it is read alike whatever separator a program expects. */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const line = (cells: readonly CsvCell[]): string => cells.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(',');
  return `${BYTE_ORDER_MARK}${[head, ...rows].map((cells) => `${line(cells)}\r\n`).join('')}`;
}
