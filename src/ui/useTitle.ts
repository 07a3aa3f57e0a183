import { useEffect } from 'react';
import { useBrand } from './brandContext.ts';

/** Names the page in the window's title: what it is first, then whose. Nothing said is the brand's own title. */
export function useTitle(title: string | null): void {
  const brand = useBrand();
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.page.title;
  }, [title, brand]);
}
