import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lazyModule } from '../../../core/lazyModule.ts';
import { projectRoot } from '../../platform/projectRoot.ts';

/** The size that previews are shown at. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const;

export interface PictureLeg {
  readonly title: string;
  readonly detail: string;
  readonly odds: string;
}

/** What a preview shows: the bet as it was shared, so that a stored copy is never wrong. */
export interface PictureContent {
  readonly title: string;
  readonly legs: readonly PictureLeg[];
  readonly totalOdds: string | null;
  readonly stake: string | null;
}

/** A brand as its build describes it. */
export interface PictureBrand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly background: string;
  readonly icon: Buffer;
}

const FONTS = path.join(projectRoot(), 'server/api/sharing/fonts');
/** The families inside the files. Fonts of the machine are not used: a server may have none. */
const FAMILIES = [
  ['SlipstreamText', 'inter-medium.ttf'],
  ['SlipstreamStrong', 'inter-bold.ttf'],
] as const;
const MAXIMUM_LEGS = 5;
const LEG_HEIGHT = 64;

/** Draws with sharp, whose code is loaded with the first picture. A text that is drawn once makes its font known to SVG. */
const drawing = lazyModule(async () => {
  const { default: sharp } = await import('sharp');
  for (const [family, file] of FAMILIES)
    await sharp({ text: { text: 'a', font: family, fontfile: path.join(FONTS, file) } })
      .png()
      .toBuffer();
  return sharp;
});

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and attributes of XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function short(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

/** Dark text where the background is light. */
function inks(background: string): { readonly strong: string; readonly soft: string; readonly line: string } {
  const [red = 0, green = 0, blue = 0] =
    (/[\da-f]{6}/i.exec(background)?.[0] ?? '000000').match(/../g)?.map((part) => parseInt(part, 16)) ?? [];
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 140;
  return isLight
    ? { strong: '#0D1116', soft: '#454D58', line: '#C9CED6' }
    : { strong: '#FFFFFF', soft: '#C3C9D2', line: '#39404B' };
}

export function pictureSvg(brand: Pick<PictureBrand, 'name' | 'background'>, content: PictureContent): string {
  const { width, height } = PICTURE_SIZE;
  const { strong, soft, line } = inks(brand.background);
  const text = (x: number, y: number, size: number, words: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-family="SlipstreamStrong" font-size="${size}" fill="${strong}"${more}>${escapeMarkup(words)}</text>`;
  const quiet = (x: number, y: number, size: number, words: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-family="SlipstreamText" font-size="${size}" fill="${soft}"${more}>${escapeMarkup(words)}</text>`;
  const right = ' text-anchor="end"';
  const shown = content.legs.slice(0, content.legs.length > MAXIMUM_LEGS ? MAXIMUM_LEGS - 1 : MAXIMUM_LEGS);
  const legs = shown.map(({ title, detail, odds }, index) => {
    const y = 234 + index * LEG_HEIGHT;
    return text(72, y, 29, short(title, 40)) + quiet(72, y + 26, 20, short(detail, 72)) + text(width - 72, y + 8, 29, odds, right);
  });
  const rest = content.legs.length - shown.length;
  if (rest > 0) legs.push(quiet(72, 232 + shown.length * LEG_HEIGHT, 26, `and ${rest} more`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${escapeMarkup(brand.background)}"/>`,
    text(156, 100, 34, brand.name),
    quiet(width - 72, 98, 26, 'Shared bet', right),
    text(72, 178, 44, content.title),
    ...legs,
    `<rect x="72" y="552" width="${width - 144}" height="2" fill="${line}"/>`,
    quiet(72, 598, 24, content.stake === null ? 'Odds as they were shared' : `Odds as they were shared · Stake ${content.stake}`),
    content.totalOdds === null ? '' : text(width - 72, 604, 44, content.totalOdds, right),
    '</svg>',
  ].join('');
}

/** A PNG. */
export async function drawPicture(brand: PictureBrand, content: PictureContent): Promise<Buffer> {
  const sharp = await drawing.load();
  const icon = await sharp(brand.icon).resize(64, 64).png().toBuffer();
  return sharp(Buffer.from(pictureSvg(brand, content)))
    .composite([{ input: icon, left: 72, top: 56 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Reads the build's files below brands/<code>/; null where the app has not been built. */
export async function readPictureBrand(appDirectory: string, code: string): Promise<PictureBrand | null> {
  const directory = path.join(appDirectory, 'brands', code);
  try {
    const manifest = JSON.parse(await readFile(path.join(directory, 'manifest.webmanifest'), 'utf8')) as Record<string, unknown>;
    const icon = await readFile(path.join(directory, 'icon-192.png'));
    return { name: String(manifest.name), background: String(manifest.background_color), icon };
  } catch {
    return null;
  }
}
