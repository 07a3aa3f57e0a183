import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { BrandKind } from '../../core/brandKind.ts';
import type { Brand } from '../brand/contract.ts';
import { kindOf } from '../brand/products.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { getCssText } from '../ui/stitches.ts';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';
import { preload } from './navigation/page.tsx';
import { appRoutes } from './routes/appRoutes.tsx';

export interface PrerenderedShell {
  /** The content of `#root` until the app renders. */
  readonly html: string;
  /** Style rules of the brand, the reset and the entry pages, with the markers that Stitches needs to adopt them. */
  readonly css: string;
}

/** Entry pages. */
const ENTRANCES: Readonly<Record<BrandKind, readonly string[]>> = {
  sportsbook: ['/', '/sport/s/organization/o/competition/c/event/e', '/login'],
  casino: ['/', '/login'],
};

/**
 * The shell of a brand's pages, for the build. Use one instance of this module per brand: rules are written once.
 * @param homeModules the modules that home loads. A module writes its style rules when it runs, so it runs here to put them into the
 * page's style sheet.
 */
export async function prerenderShell(
  brand: Brand,
  homeModules: Readonly<Record<BrandKind, readonly (() => Promise<unknown>)[]>>,
): Promise<PrerenderedShell> {
  writeTheme(brand);
  const html = renderToStaticMarkup(
    <BrandContext value={brand}>
      <MemoryRouter>
        <ShellSkeleton />
      </MemoryRouter>
    </BrandContext>,
  );
  const kind = kindOf(brand.code);
  await Promise.all(homeModules[kind].map((load) => load()));
  for (const address of ENTRANCES[kind]) await preload(appRoutes(kind), address);
  return { html, css: getCssText() };
}
