/** What is on a side of a border: a region (ISO 3166-2), or one of the three below. */
export type Side = string;

/** Open water. */
export const SEA: Side = 'SEA';
/** Canada along the United States: of which province is found by the borders of the provinces. */
export const CANADA: Side = 'CA';
export const MEXICO: Side = 'MX';
/** The United States along a province: the finer border is that of the state. */
export const UNITED_STATES: Side = 'US';

/** Whether a side is a region that the borders name, and not what lies beyond all of them. */
export const isRegion = (side: Side): boolean => side.includes('-');

/** A line of points between two sides. */
export interface Border {
  readonly sides: readonly [Side, Side];
  /** Metres by which two sources differ here. The rounding of the points comes on top. */
  readonly errorMetres: number;
  /** The points are rounded to the grid of the atlas (borderFile's `gridSteps`), and not to its own five decimals. */
  readonly isOnGrid: boolean;
  /** Longitudes and latitudes in turn, in units of 1 / UNITS degrees. */
  readonly points: readonly number[];
}

export interface BorderFile {
  /** Degrees between the points that the atlas can name, east to west and north to south. */
  readonly gridSteps: readonly [number, number];
  readonly regions: ReadonlyMap<string, string>;
  readonly borders: readonly Border[];
}

/** Five decimals of a degree: a metre. */
export const UNITS = 100_000;

/** Differences of points by the encoded polyline algorithm: five bits a character, the lowest first. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}

function encodePoints(points: readonly number[]): string {
  return points.map((value, index) => encodeNumber(value - (points[index - 2] ?? 0))).join('');
}

function decodePoints(text: string): readonly number[] {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    values.push((value & 1 ? ~(value >> 1) : value >> 1) + (values.at(-2) ?? 0));
    value = 0;
    shift = 0;
  }
  return values;
}

/** One line for the grid, one a region, one a border: short enough to read in a difference of two versions. */
export function writeBorders({ gridSteps, regions, borders }: BorderFile): string {
  const lines = [
    `grid ${gridSteps.join(' ')}`,
    ...[...regions].map(([code, name]) => `region ${code} ${name}`),
    ...borders.map(
      ({ sides, errorMetres, isOnGrid, points }) =>
        `border ${sides.join(' ')} ${errorMetres} ${isOnGrid ? 'grid' : 'fine'} ${encodePoints(points)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

export function readBorders(text: string): BorderFile {
  const regions = new Map<string, string>();
  const borders: Border[] = [];
  let gridSteps: readonly [number, number] = [0, 0];
  for (const line of text.split('\n')) {
    const [kind, first = '', second = '', error, precision, points = ''] = line.split(' ');
    if (kind === 'grid') gridSteps = [Number(first), Number(second)];
    if (kind === 'region') regions.set(first, line.slice(`region ${first} `.length));
    if (kind === 'border')
      borders.push({
        sides: [first, second],
        errorMetres: Number(error),
        isOnGrid: precision === 'grid',
        points: decodePoints(points),
      });
  }
  return { gridSteps, regions, borders };
}
