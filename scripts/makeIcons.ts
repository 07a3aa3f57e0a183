import { projectRoot } from '../server/platform/projectRoot.ts';
import { drawIcons } from './drawIcons.ts';
import { readBrandCodes } from './lib/brands.mjs';

/** The icons of every brand, after a mark changed: `node scripts/run.mjs scripts/makeIcons.ts`. The results are committed. */
await drawIcons(projectRoot(), readBrandCodes(projectRoot()));
