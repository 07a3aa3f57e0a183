import { useEffect } from 'react';
import { useBrand } from './brandContext.ts';

/** Sets the window's title: the page's name, then the brand's. Null sets the brand's own title. */
export function useTitle(title: string | null): void {
  const brand = useBrand();
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.page.title;
  }, [title, brand]);
}
