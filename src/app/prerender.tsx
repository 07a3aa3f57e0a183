import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Brand } from '../brand/contract.ts';
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

/** Addresses by which people come in besides home. */
const ENTRANCES = ['/sport/s/organization/o/competition/c/event/e', '/login'];

/**
 * The first frame of a brand's pages, for the build. One brand an instance of this module: rules are written once.
 * @param homeModules what home loads by itself. Code writes its style rules when it runs: what a visitor sees first has them in the page's
 * own style sheet, where they cost no script.
 */
export async function prerenderShell(brand: Brand, homeModules: readonly (() => Promise<unknown>)[]): Promise<PrerenderedShell> {
  writeTheme(brand);
  const html = renderToStaticMarkup(
    <BrandContext value={brand}>
      <MemoryRouter>
        <ShellSkeleton />
      </MemoryRouter>
    </BrandContext>,
  );
  await Promise.all(homeModules.map((load) => load()));
  for (const address of ENTRANCES) await preload(appRoutes, address);
  return { html, css: getCssText() };
}
