import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { BrandCode } from '../brand/contract.ts';
import { loadBrand } from '../brand/loader.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { getCssText } from '../ui/stitches.ts';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';
import { preload } from './navigation/page.tsx';
import { appRoutes } from './routes.tsx';

export interface PrerenderedShell {
  /** What stands in `#root` until the app is there: its own first frame. */
  readonly html: string;
  /** Rules of the brand, the reset and of the pages people come in by, with the marks by which Stitches adopts them. */
  readonly css: string;
}

/** One address of each kind of page by which people come in. */
const ENTRANCES = ['/', '/sport/s/organization/o/competition/c/event/e', '/login'];

/** Code writes its rules when it runs. What a visitor sees first has them in the page's own style sheet, where they cost no script. */
async function writePageStyles(): Promise<void> {
  for (const address of ENTRANCES) await preload(appRoutes, address);
}

/** The first frame of a brand's pages, for the build. One brand an instance of this module: rules are written once. */
export async function prerenderShell(code: BrandCode): Promise<PrerenderedShell> {
  const brand = await loadBrand(code);
  writeTheme(brand);
  const html = renderToStaticMarkup(
    <BrandContext value={brand}>
      <MemoryRouter>
        <ShellSkeleton />
      </MemoryRouter>
    </BrandContext>,
  );
  await writePageStyles();
  return { html, css: getCssText() };
}
