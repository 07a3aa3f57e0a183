export type Variables = Readonly<Record<string, string | undefined>>;

/** What a start that is refused says of a variable. */
export function unusable(name: string, reason: string): Error {
  return new Error(`Environment variable ${name} is not usable: ${reason}.`);
}

/** OpenTelemetry's SDK and Node read more of these than we know of. */
const SHARED_PREFIXES = ['OTEL_', 'NODE_'];
/** Kubernetes tells every container where each service listens; a service may be called as our variables begin. */
const SERVICE_LINK = /_SERVICE_(HOST|PORT(_[A-Z0-9_]+)?)$|_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/;
const SERVICE_ADDRESS = /^(tcp|udp):\/\//;
const CONTROL_CHARACTER = /(?![\t\n\r])\p{Cc}/u;

/** The first words of names, up to `_`, that at least two of them share: whatever else begins so is meant for us. */
export function ownPrefixes(names: readonly string[]): readonly string[] {
  const prefixes = [...new Set(names)].map((name) => /^[A-Z]+_/.exec(name)?.[0] ?? '').filter((prefix) => prefix !== '');
  const shared = prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index);
  return [...new Set(shared)].filter((prefix) => !SHARED_PREFIXES.includes(prefix));
}

/** Letters that are missing, too many, wrong, or swapped with their neighbour, between two words. */
export function misspellings(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const cells = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      cells.push(
        Math.min(
          (rows[row - 1]?.[column] ?? 0) + 1,
          (cells[column - 1] ?? 0) + 1,
          (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(cells);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Below this length two words that differ in two letters are often just two words, as HOST and HOME. */
const LONG_NAME = 8;

/** The name of ours that was meant. Null: the name is nobody's of ours. */
function meantBy(name: string, names: readonly string[], prefixes: readonly string[]): string | null {
  const prefix = prefixes.find((one) => name.startsWith(one));
  const [nearest] = names
    .filter((one) => (prefix ? one.startsWith(prefix) : Math.abs(one.length - name.length) <= 2))
    .map((one) => ({ one, distance: misspellings(name.toUpperCase(), one) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest === undefined) return null;
  return prefix || nearest.distance <= (nearest.one.length < LONG_NAME ? 1 : 2) ? nearest.one : null;
}

/**
 * What all readers of the environment read first: the variables of `names` that are set, without spaces around them. An empty one is not set.
 * @param prefixes what else begins so is meant for us; without any only what is nearly one of `names` is
 * @throws Error with one sentence for a name that is ours and unknown, or a value with control characters.
 */
export function readVariables(environment: Variables, names: readonly string[], prefixes: readonly string[]): Variables {
  const ours = new Set(names);
  const read: Record<string, string> = {};
  for (const [name, text] of Object.entries(environment)) {
    const value = text?.trim() ?? '';
    if (ours.has(name)) {
      if (CONTROL_CHARACTER.test(value)) throw unusable(name, 'it has control characters');
      if (value !== '') read[name] = value;
    } else if (!SERVICE_LINK.test(name) && !SERVICE_ADDRESS.test(value)) {
      const meant = meantBy(name, names, prefixes);
      if (meant !== null) throw new Error(`Environment variable ${name} is not known: did you mean ${meant}?`);
    }
  }
  return read;
}
