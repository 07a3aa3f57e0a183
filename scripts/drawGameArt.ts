import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { THUMBNAIL_WIDTHS, thumbnailFile } from '../core/casino/thumbnails.ts';
import { GAME_ART } from '../core/gameArt/games.ts';
import { PALETTES } from '../core/gameArt/palettes.ts';
import { SCENES } from '../core/gameArt/scenes.ts';
import { inProject, main } from './lib/project.mjs';

/** The pictures of the casino's games, in each width, as AVIF and as WebP: `node scripts/run.mjs scripts/drawGameArt.ts`. */
const FOLDER = inProject('public/art/games');

/** Flat art: low qualities show no difference, except for the edges of the smallest size. */
const QUALITY = { avif: 50, webp: 70 } as const;

function svgOf(id: string): string {
  const [scene = '', palette = 0] = GAME_ART[id] ?? [];
  const draw = SCENES[scene];
  const colours = PALETTES[scene]?.[palette];
  if (!draw || !colours) throw new Error(`${id} has no scene ${scene} in palette ${palette}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="1024" height="1024"><path fill="${colours[0]}" d="M0 0h200v200H0z"/>${draw(colours)}</svg>`;
}

await main(async () => {
  await mkdir(FOLDER, { recursive: true });
  for (const file of await readdir(FOLDER)) await rm(`${FOLDER}/${file}`);
  for (const id of Object.keys(GAME_ART)) {
    const drawn = await sharp(Buffer.from(svgOf(id)))
      .png()
      .toBuffer();
    for (const width of THUMBNAIL_WIDTHS) {
      const sized = sharp(drawn).resize(width, width);
      await sized
        .clone()
        .avif({ quality: QUALITY.avif, effort: 6 })
        .toFile(`${FOLDER}/${thumbnailFile(id, width, 'avif')}`);
      await sized
        .clone()
        .webp({ quality: QUALITY.webp, effort: 6 })
        .toFile(`${FOLDER}/${thumbnailFile(id, width, 'webp')}`);
    }
  }
});
