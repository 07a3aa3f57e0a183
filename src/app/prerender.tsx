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
  /** The content of `#root` until the app renders. */
  readonly html: string;
  /** Style rules of the brand, the reset and the entry pages, with the markers that Stitches needs to adopt them. */
  readonly css: string;
}

/** Entry pages other than home. */
const ENTRANCES = ['/sport/s/organization/o/competition/c/event/e', '/login'];

/**
 * The shell of a brand's pages, for the build. Use one instance of this module per brand: rules are written once.
 * @param homeModules the modules that home loads. A module writes its style rules when it runs, so it runs here to put them into the
 * page's style sheet.
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
