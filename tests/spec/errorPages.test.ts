import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorMessage } from '../../src/app/errors/ErrorScreens.tsx';
import type { Brand } from '../../src/brand/contract.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { Button, type ButtonProps } from '../../src/ui/Button.tsx';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { MissedShotIllustration } from '../../src/ui/illustrations/MissedShotIllustration.tsx';
import { drawnElements } from '../support/drawn.ts';

let brand: Brand;
beforeAll(async () => {
  brand = await loadBrand('hwc');
});

function markupOf(kind: 'generic' | 'outage'): string {
  return renderToStaticMarkup(createElement(BrandContext, { value: brand }, createElement(ErrorMessage, { kind })));
}

/** The visible text: without tags, with entities decoded. */
function wordsOf(element: ReactElement): string {
  return renderToStaticMarkup(createElement(BrandContext, { value: brand }, element))
    .replace(/<[^>]+>/g, '|')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('error pages', () => {
  it('generic: what went wrong and to try again [S8.01 S8.02]', () => {
    const words = wordsOf(createElement(ErrorMessage, { kind: 'generic' }));
    expect(words).toContain('|Oops... Looks like something went wrong|');
    expect(words).toContain('|Let’s try that again.|');
  });

  it('of an outage: a missed shot, on no other page, and that the brand is experiencing issues [S2.194 S8.04 S8.05]', () => {
    const words = wordsOf(createElement(ErrorMessage, { kind: 'outage' }));
    expect(words).toContain('|Oops... Something went wrong|');
    expect(words).toContain(`|${brand.name} is experiencing issues`);
    const missedShot = renderToStaticMarkup(createElement(MissedShotIllustration, { width: 180 }));
    expect(markupOf('outage')).toContain(missedShot);
    expect(markupOf('generic')).not.toContain(missedShot);
  });

  it('both lead to support, and Reload loads the page again [S2.195 S2.196 S8.03]', () => {
    for (const kind of ['generic', 'outage'] as const) {
      const reload = vi.fn();
      vi.stubGlobal('window', { location: { reload } });
      const inBrand = (part: ReactNode): ReactElement => createElement(BrandContext, { value: brand }, part);
      const [button] = drawnElements<ButtonProps>(createElement(ErrorMessage, { kind }), Button, inBrand);
      button?.props.onClick?.({} as never);
      expect(reload, kind).toHaveBeenCalledOnce();
      const words = wordsOf(createElement(ErrorMessage, { kind }));
      expect(words, kind).toContain('|Reload|');
      expect(words, kind).toContain('|Contact Support|');
      expect(markupOf(kind)).toContain(`href="${brand.links.support}"`);
    }
  });
});
