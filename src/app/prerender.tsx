import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Brand } from '../brand/contract.ts';
import { loadSlipPanel } from '../features/betslip/index.ts';
import { sportsPages } from '../features/sports/index.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { getCssText } from '../ui/stitches.ts';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';

export interface PrerenderedShell {
  /** What stands in `#root` until the app is there: its own first frame. */
  readonly html: string;
  /** Rules of the brand, the reset and of the pages people come in by, with the marks by which Stitches adopts them. */
  readonly css: string;
}

/** Code writes its rules when it runs. What a visitor sees first has them in the page's own style sheet, where they cost no script. */
async function writePageStyles(): Promise<void> {
  await Promise.all([
    import('./layout/MainLayout.tsx'),
    import('./layout/SimpleLayout.tsx'),
    import('./pages/LogIn.tsx'),
    ...[sportsPages.home, sportsPages.event, loadSlipPanel].map((load) => load()),
  ]);
}

/** The first frame of a brand's pages, for the build. One brand an instance of this module: rules are written once. */
export async function prerenderShell(brand: Brand): Promise<PrerenderedShell> {
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
