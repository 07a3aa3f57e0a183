import { type ComponentType, useEffect, useState } from 'react';
import type { BrandKind } from '../../../core/wire/brandKind.ts';
import type { Brand } from '../../brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../brand/loader.ts';
import { kindOf } from '../../brand/products.ts';
import type { ThemeMode } from '../../brand/theme.ts';
import { writeTheme } from '../applyTheme.ts';
import { BrandContext } from '../brandContext.ts';
import { cls, join } from '../cls.ts';
import { Segmented } from '../Segmented.tsx';
import { Skeleton } from '../Skeleton.tsx';

const page = cls({ display: 'grid', gap: 24, padding: 24 });
const heading = cls({ type: 'page' });
const head = cls({ display: 'grid', gap: 16, justifyItems: 'start' });
const grid = cls({ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 560px), 1fr))' });
/** One below the other, for samples as wide as a window. */
const oneColumn = cls({ gridTemplateColumns: 'minmax(0, 1fr)' });
const panel = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignContent: 'start',
  minWidth: 0,
  padding: 24,
  borderRadius: '$lg',
  border: '1px solid $line',
  backgroundColor: '$bg',
  color: '$text',
  '& > div > h3': { type: 'micro', color: '$text3', marginBottom: 8 },
});
const panelTitle = cls({ type: 'section' });

const EVERY_BRAND = 'all';

export interface BrandPanelsProps {
  readonly title: string;
  /** Below the title. */
  readonly Head?: ComponentType;
  /** What each panel shows. */
  readonly Samples: ComponentType;
  /** Brands without it have no panel; all brands if absent. */
  readonly only?: BrandKind;
  /** One panel a row. */
  readonly isWide?: boolean;
}

/** The same samples in a panel for each brand and mode, of one brand or of all. */
export function BrandPanels({ title, Head, Samples, only, isWide = false }: BrandPanelsProps) {
  const brands = useBrands().filter(({ code }) => only === undefined || kindOf(code) === only);
  const [chosen, setChosen] = useState(EVERY_BRAND);
  const options = [{ id: EVERY_BRAND, label: 'All brands' }, ...brands.map(({ code, name }) => ({ id: code, label: name }))];
  const shown = brands.filter(({ code }) => chosen === EVERY_BRAND || code === chosen);
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>{title}</h1>
        <Segmented label="Brand" options={options} value={chosen} onChange={setChosen} />
        {Head !== undefined && <Head />}
      </div>
      {brands.length === 0 && <Skeleton height={600} />}
      <div className={join(grid, isWide && oneColumn)}>
        {shown.flatMap((brand) =>
          brand.modes.map((mode) => <Panel key={`${brand.code}-${mode}`} brand={brand} mode={mode} Samples={Samples} />),
        )}
      </div>
    </div>
  );
}

interface PanelProps extends Pick<BrandPanelsProps, 'Samples'> {
  readonly brand: Brand;
  readonly mode: ThemeMode;
}

function Panel({ brand, mode, Samples }: PanelProps) {
  return (
    <BrandContext value={brand}>
      <section className={panel} data-brand={brand.code} data-mode={mode} aria-label={`${brand.name}, ${mode}`}>
        <h2 className={panelTitle}>
          {brand.name}, {mode}
        </h2>
        <Samples />
      </section>
    </BrandContext>
  );
}

/** All brands with their themes on the page; empty until they are loaded. */
function useBrands(): readonly Brand[] {
  const [brands, setBrands] = useState<readonly Brand[]>([]);
  useEffect(() => {
    let isGone = false;
    void Promise.all(BRAND_CODES.map(loadBrand)).then((loaded) => {
      if (isGone) return;
      for (const brand of loaded) writeTheme(brand);
      setBrands(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return brands;
}
