const ISO = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A time with its zone (ISO 8601 that ends in Z or an offset), or whole seconds since 1970. Null for everything else: a time without a zone
 * would be read in the zone of this machine, and `02/03/2027` is two days.
 */
export function readTime(value: string | number): Date | null {
  if (typeof value === 'number') return Number.isSafeInteger(value * 1_000) && value > 0 ? validDate(value * 1_000) : null;
  const [, year = '', month = '', day = ''] = ISO.exec(value) ?? [];
  // Date would make 2 March of 30 February.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === '' || date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null;
  return validDate(Date.parse(value));
}

function validDate(ms: number): Date | null {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date;
}
