import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { Brand } from '../brand/contract.ts';
import { kindOf } from '../brand/products.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { cls } from '../ui/cls.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { getCssText } from '../ui/stitches.ts';
import { partsIn } from './features.ts';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';
import { preload } from './navigation/page.tsx';
import { appRoutes } from './routes/appRoutes.tsx';

export interface PrerenderedShell {
  /** The content of `#root` until the app renders. */
  readonly html: string;
  /** Style rules of the brand, the reset and the entry pages, with the markers that Stitches needs to adopt them. */
  readonly css: string;
}

const item = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 46,
  padding: '0 12px',
  '@rail': { height: 64, paddingLeft: 22, '& > :last-child': { display: 'none' } },
});
const MENU_ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

function MenuItem() {
  return (
    <span className={item}>
      <Skeleton width={20} height={20} />
      <Skeleton width={96} height={12} />
    </span>
  );
}

/** Boxes of a list are shown on the addresses that have one (theme/earlyMode.ts). */
const onListPages = cls({ display: 'none', '[data-lines] &': { display: 'block' } });

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
  const kind = kindOf(brand.code);
  const lines = partsIn('firstFrame', kind);
  await Promise.all(lines.map(({ part }) => part.preload()));
  const html = renderToStaticMarkup(
    <BrandContext value={brand}>
      <MemoryRouter>
        <ShellSkeleton menu={MENU_ITEMS.map((key) => <MenuItem key={key} />)}>
          <div className={onListPages}>
            {lines.map(({ feature, part: { Component } }) => (
              <Component key={feature} />
            ))}
          </div>
        </ShellSkeleton>
      </MemoryRouter>
    </BrandContext>,
  );
  await Promise.all(homeModules[kind].map((load) => load()));
  for (const address of ENTRANCES[kind]) await preload(appRoutes(kind), address);
  return { html, css: getCssText() };
}
