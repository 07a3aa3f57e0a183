import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { BrandCode } from '../brand/contract.ts';
import { loadBrand } from '../brand/loader.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { getCssText } from '../ui/stitches.ts';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';

export interface PrerenderedShell {
  /** What stands in `#root` until the app is there: its own first frame. */
  readonly html: string;
  /** Rules of the brand, the reset and the first chunk's components, with the marks by which Stitches adopts them. */
  readonly css: string;
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
  return { html, css: getCssText() };
}
