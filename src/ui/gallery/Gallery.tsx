import { useEffect, useState } from 'react';
import type { Brand } from '../../brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../brand/loader.ts';
import type { ThemeMode } from '../../brand/theme.ts';
import { writeTheme } from '../applyTheme.ts';
import { BrandContext } from '../brandContext.ts';
import { cls } from '../cls.ts';
import { Segmented } from '../Segmented.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { useTitle } from '../useTitle.ts';
import { ButtonSamples, FieldSamples, MarkSamples } from './ControlSamples.tsx';
import { DialogSamples } from './DialogSamples.tsx';
import { MessageSamples, RegionSamples } from './RegionSamples.tsx';
import { ToastSamples } from './ToastSamples.tsx';

const page = cls({ display: 'grid', gap: 24 });
const title = cls({ type: 'page' });
const head = cls({ display: 'grid', gap: 16, justifyItems: 'start' });
const grid = cls({ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 560px), 1fr))' });
const panel = cls({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  minWidth: 0,
  padding: 24,
  borderRadius: '$lg',
  border: '1px solid $line',
  backgroundColor: '$bg',
  color: '$text',
  '& h3': { type: 'micro', color: '$text3', marginBottom: 8 },
});
const panelTitle = cls({ type: 'section' });

const SAMPLES = [
  { name: 'Buttons', Sample: ButtonSamples },
  { name: 'Marks and tabs', Sample: MarkSamples },
  { name: 'Fields', Sample: FieldSamples },
  { name: 'Messages', Sample: MessageSamples },
  { name: 'Regions that wait for the server', Sample: RegionSamples },
  { name: 'Dialogs', Sample: DialogSamples },
] as const;

const EVERY_BRAND = 'all';

/** Every component of the design system in all of its states, in every brand and mode. For developers. */
export function Gallery() {
  const brands = useBrands();
  const [chosen, setChosen] = useState(EVERY_BRAND);
  useTitle('Gallery');
  const options = [{ id: EVERY_BRAND, label: 'All brands' }, ...brands.map(({ code, name }) => ({ id: code, label: name }))];
  const shown = brands.filter(({ code }) => chosen === EVERY_BRAND || code === chosen);
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={title}>Gallery</h1>
        <Segmented label="Brand" options={options} value={chosen} onChange={setChosen} />
        <ToastSamples />
      </div>
      {brands.length === 0 && <Skeleton height={600} />}
      <div className={grid}>
        {shown.flatMap((brand) => brand.modes.map((mode) => <Panel key={`${brand.code}-${mode}`} brand={brand} mode={mode} />))}
      </div>
    </div>
  );
}

function Panel({ brand, mode }: { readonly brand: Brand; readonly mode: ThemeMode }) {
  return (
    <BrandContext value={brand}>
      <section className={panel} data-brand={brand.code} data-mode={mode} aria-label={`${brand.name}, ${mode}`}>
        <h2 className={panelTitle}>
          {brand.name}, {mode}
        </h2>
        {SAMPLES.map(({ name, Sample }) => (
          <div key={name}>
            <h3>{name}</h3>
            <Sample />
          </div>
        ))}
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
