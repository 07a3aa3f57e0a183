import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Two pictures of a page; null: there is none of that tree. */
export interface Pair {
  readonly name: string;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
}

interface Row extends Pair {
  /** The share of all pixels, 0 to 1. */
  readonly changed: number;
  readonly difference: Buffer | null;
}

/** The least visible difference, out of 255 in any channel. Letters at another fraction of a pixel stay below it. */
const VISIBLE = 24;
const CHANGED_COLOUR = [255, 0, 160] as const;
/** Below this a page counts as unchanged. */
const UNCHANGED = 0.0001;

/** Where the other picture is larger it is all changed. */
async function pixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: own = width, height: high = height } = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - high, background: '#ff00a0' })
    .raw()
    .toBuffer();
}

/** The share of changed pixels, and a picture of them: the page pale, what has changed in one colour. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Pick<Row, 'changed' | 'difference'>> {
  if (before.equals(after)) return { changed: 0, difference: null };
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all([pixels(before, width, height), pixels(after, width, height)]);
  const drawn = Buffer.alloc(width * height * 3);
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const channel = (offset: number): number => fresh[at + offset] ?? 0;
    const isChanged = [0, 1, 2].some((offset) => Math.abs((old[at + offset] ?? 0) - channel(offset)) > VISIBLE);
    if (isChanged) count += 1;
    const pale = 170 + Math.round((channel(0) + channel(1) + channel(2)) / 9);
    for (const [offset, colour] of CHANGED_COLOUR.entries()) drawn[pixel * 3 + offset] = isChanged ? colour : pale;
  }
  const difference = await sharp(drawn, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return { changed: count / (width * height), difference };
}

async function rowOf(pair: Pair): Promise<Row> {
  if (pair.before && pair.after) return { ...pair, ...(await differenceOf(pair.before, pair.after)) };
  return { ...pair, changed: pair.before || pair.after ? 1 : 0, difference: null };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const fileOf = (name: string, kind: string): string =>
  `${name.replace(/\W+/g, '-')}-${kind}.${kind === 'difference' ? 'png' : 'webp'}`;
const percent = (changed: number): string => `${(changed * 100).toFixed(2)} %`;

const STYLE = `body{margin:24px;font:15px/1.5 system-ui,sans-serif;background:#f4f4f5;color:#18181b}
section{margin:0 0 32px}h2{font-size:17px;margin:0 0 8px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;align-items:start}
figure{margin:0}img{width:100%;border:1px solid #d4d4d8;background:#fff}figcaption{font-size:13px}`;

function figure(row: Row, kind: 'before' | 'after' | 'difference'): string {
  if (row[kind] === null) return `<figure><figcaption>${kind}: none</figcaption></figure>`;
  const file = fileOf(row.name, kind);
  const alt = escapeHtml(`${row.name}, ${kind}`);
  return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
}

function sectionOf(row: Row): string {
  const figures = (['before', 'after', 'difference'] as const).map((kind) => figure(row, kind)).join('');
  return `<section><h2>${escapeHtml(row.name)}: ${percent(row.changed)}</h2><div>${figures}</div></section>`;
}

function pageOf(rows: readonly Row[], title: string): string {
  const changed = rows.filter((row) => row.changed >= UNCHANGED);
  const same = rows.filter((row) => row.changed < UNCHANGED).map(({ name }) => `<li>${escapeHtml(name)}</li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1><p>${changed.length} of ${rows.length} pages have changed, the most changed first.</p>
${changed.map(sectionOf).join('\n')}
<h2>Unchanged</h2><ul>${same.join('')}</ul></html>\n`;
}

/** Writes the sheet: `index.html` and its pictures in `folder`. @returns the share of changed pixels by page, the most changed first. */
export async function writeContactSheet(
  folder: string,
  title: string,
  pairs: readonly Pair[],
): Promise<readonly (readonly [string, number])[]> {
  await mkdir(folder, { recursive: true });
  const rows: Row[] = [];
  for (const pair of pairs) {
    const row = await rowOf(pair);
    rows.push(row);
    if (row.changed < UNCHANGED) continue;
    for (const kind of ['before', 'after'] as const) {
      const picture = row[kind];
      if (picture)
        await sharp(picture)
          .webp({ quality: 85 })
          .toFile(path.join(folder, fileOf(row.name, kind)));
    }
    if (row.difference) await writeFile(path.join(folder, fileOf(row.name, 'difference')), row.difference);
  }
  rows.sort((a, b) => b.changed - a.changed);
  await writeFile(path.join(folder, 'index.html'), pageOf(rows, title));
  return rows.map(({ name, changed }) => [name, changed] as const);
}
