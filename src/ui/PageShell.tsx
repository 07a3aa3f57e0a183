import type { ReactNode } from 'react';
import { useBrand } from './brandContext.ts';
import { cls } from './cls.ts';
import { headerBar, headerBrand, headerRight } from './headerStyles.ts';
import { Logo } from './Logo.tsx';
import { ResponsibleMark, responsibleLink } from './ResponsibleMark.tsx';

const frame = cls({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto', backgroundColor: '$bg' });
const body = cls({ display: 'grid', placeContent: 'center', justifyItems: 'center', textAlign: 'center', gap: 8, padding: 24 });
const foot = cls({ minHeight: 56, display: 'grid', placeItems: 'center', padding: '0 24px', type: 'caption', color: '$text3' });

/**
 * A full screen with only the brand's header and one message, for when the app cannot be shown. Its links are plain, because there may be
 * no router around it.
 */
export function PageShell({ children, footer }: { readonly children: ReactNode; readonly footer?: ReactNode }) {
  const brand = useBrand();
  return (
    <div className={frame}>
      <header
        className={headerBar}
        data-brand={brand.code}
        {...(brand.theme.headerMode && { 'data-mode': brand.theme.headerMode })}
      >
        <div className={headerBrand}>
          <a href="/" aria-label={`${brand.name} home`}>
            <Logo />
          </a>
        </div>
        <div className={headerRight}>
          <span className={responsibleLink}>
            <ResponsibleMark />
          </span>
        </div>
      </header>
      <main id="main" className={body} tabIndex={-1} data-focus-target="">
        {children}
      </main>
      <footer className={foot}>{footer}</footer>
    </div>
  );
}

const title = cls({ type: 'page', marginTop: 12, textWrap: 'balance' });
const lead = cls({ type: 'base', fontWeight: 400, color: '$text2', maxWidth: 380, textWrap: 'balance' });
const actions = cls({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 });

const display = cls({ type: 'display', marginTop: 24, textWrap: 'balance' });
/** The message inside a layout, centred in the available space. */
const block = cls({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 6,
  minHeight: 'min(560px, calc(100dvh - 160px))',
  padding: 24,
});

/** Styles of the parts of a message. */
export const messageStyles = { title, lead, actions, display, block };
